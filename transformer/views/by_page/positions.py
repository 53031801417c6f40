"""Views of the page Positions: a text without its order, the table of positions, and the sinusoids as a formula."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from transformer.errors import LabError
from transformer.interpret import (
    describe_position_runs,
    origin,
    pairs_apart,
    run_with_positions,
    shift_error,
    shift_rotation,
)
from transformer.interpret.place_or_token import PositionRuns
from transformer.positions import sinusoids
from transformer.replay import Replay, ViewState
from transformer.text import counted, decimal, percent, significant
from transformer.views.data import About
from transformer.views.panels import Panel, encoding_panel, rotation_panel, similarity_panel, weights_panel
from transformer.views.positions import describe_similarity
from transformer.views.stage import caption_of
from transformer.views.view import View, side_by_side

ORDERS = ("as trained", "positions off", "positions shuffled")
FORMULA = {"model": "", "text": ""}
"""Origin of figures that no model and no text made, for exports."""
_MOST_ROWS = 128
"""Most rows of a table of positions beside another."""
_ROUNDING = 1e-5
"""A difference of float32 encodings that says nothing: smaller ones depend on the processor."""
_LEARNED = "shift-letters"
"""A shipped model whose positions are learned, on a task of positions alone."""
_TITLES = ("As trained", "Positions shuffled", "Other tokens, same positions")


def orders_view(replay: Replay) -> View:
    """Return one head's map with the positions of the source as trained, off and shuffled."""
    place, runs = replay.head(summaries=True), {change: replay.run_change(change) for change in ORDERS}
    written = "; ".join(f"{change}, it writes “{run.decoding.text}”" for change, run in runs.items())
    panels = [
        weights_panel(
            run.map(place), caption_of(run, place), title=change.capitalize(),
            key=f"experiment-{change.replace(' ', '-')}",
        )
        for change, run in runs.items()
    ]  # fmt: skip
    return side_by_side(panels, f"{written[:1].upper()}{written[1:]}")


def position_runs(replay: Replay) -> PositionRuns:
    """Return the text read with its positions shuffled, and other tokens at the same positions.

    Raises:
        LabError: If there is one token only, or the model has no positions.
    """
    return replay.memoise(lambda: run_with_positions(replay.checkpoint, replay.text), "apart")


def place_or_token_view(replay: Replay) -> View | None:
    """Return one head's maps of `position_runs`, columns in the order of the positions.

    None for decoder self-attention: only the positions of what is read are shuffled.

    Raises:
        LabError: See `position_runs`.
    """
    usual = replay.usual_result()
    head = replay.head(usual_kind="cross" if "cross" in usual.maps else "encoder", summaries=True)
    if head.kind == "decoder":
        return None
    runs = position_runs(replay)
    caption = describe_position_runs(runs, head)
    maps = zip(_TITLES, runs.maps(head), strict=False)
    panels = [
        weights_panel(found, f"{head.name}, {title[0].lower()}{title[1:]}.", title=title, key=f"apart-{number}")
        for number, (title, found) in enumerate(maps, start=1)
    ]
    return side_by_side(panels, caption, linked=False)


def own_positions_view(replay: Replay) -> View | None:
    """Return the positions of the text in its model, and how alike two of them are; None if it has no positions."""
    config = replay.checkpoint.config
    if config.positions == "none":
        return None
    length = len(replay.usual_result().decoding.source_tokens)
    table = replay.checkpoint.model.encoder.positions.table.detach().cpu().numpy()[:length]
    caption = (
        f"The {length} positions of your text, {config.d_model} dimensions each, added to its tokens. "
        f"{origin(config.positions, config.d_model)}"
    )
    alike = f"Cosine similarity of all pairs: 1 = the same direction. {describe_similarity(table)}"
    title = f"{config.positions.capitalize()} positions"
    return side_by_side([
        encoding_panel(table, caption, title=title, key="own-positions"),
        similarity_panel(table, alike, title="How alike two of them are", key="similarity"),
    ])  # fmt: skip


def sinusoids_view(state: ViewState) -> View:
    """Return the sinusoids of the size that a link names, `(position, d_model)`."""
    d_model, rows = state["d_model"], state["positions"]
    caption = (
        f"PE(pos, 2i) = sin(pos / 10000^(2i/{d_model})), PE(pos, 2i+1) = the cosine. "
        "Left dimensions turn fast, right ones slowly, like the hands of a clock."
    )
    return side_by_side([encoding_panel(sinusoids(rows, d_model).numpy(), caption, key="sinusoids", about=FORMULA)])


def rotation_view(state: ViewState) -> View:
    """Return the matrix R_k that takes the encoding of each position to that of the one k places on."""
    k, d_model, rows = state["k"], state["d_model"], state["positions"]
    matrix = shift_rotation(k, d_model)
    start, end = pairs_apart(sinusoids(rows + abs(k), d_model), k)
    error = float((start @ matrix.T - end).abs().max())
    caption = (
        f"R_k for k = {counted(k)}: {d_model // 2} blocks of 2 × 2 on the diagonal. Over {rows} positions and "
        f"{d_model} dimensions, R_k · PE(pos) misses PE(pos + k) by at most {significant(max(error, _ROUNDING), 1)}: "
        "rounding."
    )
    return side_by_side([rotation_panel(matrix.numpy(), caption, key="rotation", about=FORMULA)])


@dataclass(frozen=True, eq=False)
class Table:
    """Encodings of positions: what is drawn of them, and what is said.

    Attributes:
        vectors: `(position, d_model)`.
        panels: Their values, and how alike two of them are.
        shifted: How well one linear map shifts them, in words; empty of a table of zeros.
    """

    vectors: np.ndarray
    panels: tuple[Panel, Panel]
    shifted: str


def two_tables(replay: Replay) -> tuple[Table, Table] | None:
    """Return the sinusoids and a table of their size that was learned: that of the model, or of a shipped one.

    None where neither has learned positions.
    """
    try:
        learned = replay if _is_learned(replay) else replay.with_model(_LEARNED, replay.text)
        name, table = learned.state["model"], learned.checkpoint.model.encoder.positions.table
    except (LabError, OSError):
        return None
    trained = table.detach().cpu().numpy()[:_MOST_ROWS]
    length, d_model = trained.shape
    formula = sinusoids(length, d_model + d_model % 2).numpy()[:, :d_model]
    k = replay.state["k"]
    return (
        _table(formula, "The sinusoids", "sinusoids", FORMULA, k),
        _table(trained, f"Learned by {name}", "learned", {**FORMULA, "model": name}, k),
    )


def tables_view(tables: Iterable[Table]) -> View:
    """Return tables side by side."""
    return side_by_side([panel for table in tables for panel in table.panels])


def two_tables_view(replay: Replay) -> View | None:
    """Return `two_tables` side by side; None where there are none."""
    tables = two_tables(replay)
    return tables and tables_view(tables)


def _is_learned(replay: Replay) -> bool:
    return replay.checkpoint.config.positions == "learned"


def _table(vectors: np.ndarray, name: str, key: str, about: About, k: int) -> Table:
    length, d_model = vectors.shape
    norms = np.linalg.norm(vectors, axis=1)
    caption = (
        f"{name}: {length} positions × {d_model} dimensions, values from {decimal(float(vectors.min()), 2)} to "
        f"{decimal(float(vectors.max()), 2)}, "
        f"vectors of length {decimal(float(norms.min()), 2)} to {decimal(float(norms.max()), 2)}."
    )
    alike = describe_similarity(vectors)
    panels = (
        encoding_panel(vectors, caption, title=name, key=f"matrix-{key}", about=about),
        similarity_panel(vectors, alike, title="How alike", key=f"alike-{key}", about=about),
    )
    return Table(vectors, panels, _describe_shift(vectors, k))


def _describe_shift(vectors: np.ndarray, k: int) -> str:
    length = len(vectors)
    if k == 0 or length - abs(k) < 3:
        return f"A shift by {k} says nothing here: set k from 1 to {length - 3} or back."
    if not vectors.any():
        return ""
    return (
        f"Shift by {counted(k)}: a linear map fitted to the other pairs (least squares, slightly damped) misses the "
        f"one left out by {percent(shift_error(vectors, k), 1)} of its length (100 %: no better than zeros)."
    )
