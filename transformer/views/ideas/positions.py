"""Ideas of positions: a text without its order, and tables of positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from transformer.errors import LabError
from transformer.interpret import (
    describe_position_runs,
    origin,
    run_with_positions,
    shift_error,
)
from transformer.interpret.place_or_token import PositionRuns
from transformer.positions import sinusoids
from transformer.replay import Replay
from transformer.text import counted, decimal, in_a_line, percent
from transformer.views.data import About
from transformer.views.idea import HeadChoice, Idea
from transformer.views.ideas.lengths import LONGER_TEXTS
from transformer.views.ideas.places_alone import PLACES_ALONE
from transformer.views.ideas.sinusoids import FORMULA, SHIFT, SHIFT_BY, SINUSOIDS
from transformer.views.panels import Panel, cosines, encoding_panel, similarity_panel, weights_panel
from transformer.views.stage import caption_of
from transformer.views.view import View, side_by_side

_ORDERS = ("as trained", "positions off", "positions shuffled")
_MOST_ROWS = 128
"""Most rows of a table of positions beside another."""
_LEARNED = "shift-letters"
"""A shipped model whose positions are learned, on a task of positions alone."""
_TITLES = ("As trained", "Positions shuffled", "Other tokens, same positions")
_CLEARLY = 0.2
"""Least difference in cosine similarity, between neighbours and positions further apart, that a caption calls clear."""
_NO_POSITIONS = "This model has no positions: its encoder can't tell one order of what it reads from another."
_ANY_HEAD = HeadChoice(summaries=True)
_CROSS_FIRST = HeadChoice(summaries=True, usual_kind="cross")


def orders_view(replay: Replay) -> View:
    """Return one head's map with the positions of the source as trained, off and shuffled."""
    place, runs = _ANY_HEAD.of(replay), {change: replay.run_change(change) for change in _ORDERS}
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
    head = _CROSS_FIRST.of(replay)
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
    return side_by_side(
        [
            encoding_panel(table, caption, title=title, key="own-positions"),
            similarity_panel(table, alike, title="How alike two of them are", key="similarity"),
        ]
    )


@dataclass(frozen=True, eq=False)
class Table:
    """Encodings of positions: what is drawn of them, and what is said.

    Attributes:
        vectors: `(position, d_model)`.
        name: What they are called.
        panels: Their values, and how alike two of them are.
        shifted: How well one linear map shifts them, in words; empty of a table of zeros.
    """

    vectors: np.ndarray
    name: str
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


def two_tables_view(replay: Replay) -> View | None:
    """Return `two_tables` side by side; None where there are none."""
    tables = two_tables(replay)
    return side_by_side([panel for table in tables for panel in table.panels]) if tables else None


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
    return Table(vectors, name, panels, _describe_shift(vectors, k))


def _describe_shift(vectors: np.ndarray, k: int) -> str:
    length = len(vectors)
    if k == 0 or length - abs(k) < 3:
        return f"A shift by {k} says nothing here: choose a k from 1 to {length - 3}, or from −1 to −{length - 3}."
    if not vectors.any():
        return ""
    return (
        f"Shift by {counted(k)}: a linear map fitted to all pairs but one (least squares, slightly damped) misses that "
        f"one by {percent(shift_error(vectors, k), 1)} of its length. At 100 % it would be no better than zeros."
    )


def describe_similarity(encoding: np.ndarray) -> str:
    """Describe a similarity map in words: neighbours compared with positions 10 apart, or half of all positions."""
    alike, apart = cosines(encoding), min(10, len(encoding) // 2)
    if apart < 2 or not alike.any():
        return "There is too little here to compare neighbours with positions further apart."
    near, far = (float(alike.diagonal(distance).mean()) for distance in (1, apart))
    verdict = "about the same"
    if abs(near - far) >= _CLEARLY:
        verdict = "neighbours are clearly more alike" if near > far else "neighbours are less alike"
    numbers = [decimal(round(value, 2), 2) for value in (near, far)]  # rounded first, so that almost nothing is 0
    return f"On average, neighbours have a similarity of {numbers[0]}, positions {apart} apart {numbers[1]}: {verdict}."


def _write_orders(replay: Replay) -> dict[str, str]:
    return {change: replay.run_change(change).decoding.text for change in _ORDERS}


def _say_orders(replay: Replay) -> Iterator[str]:
    usual, *others = _write_orders(replay).values()
    without, shuffled = ("the same" if text == usual else "something else" for text in others)
    if without == shuffled:
        yield f"Without positions, or with shuffled ones, it writes {without}."
    else:
        yield f"Without positions it writes {without}, with shuffled ones {shuffled}."
    config = replay.checkpoint.config
    yield f"Everything else stays{'; the decoder keeps its own positions' if config.has_decoder else ''}."
    if config.positions == "none":
        yield _NO_POSITIONS


def _say_apart(replay: Replay) -> Iterator[str]:
    runs = position_runs(replay)
    yield describe_position_runs(runs, _CROSS_FIRST.of(replay))
    if runs.other:
        said = f"“{in_a_line(runs.other.decoding.text)}”"
        yield f"Right: other tokens at the same positions, drawn at random; for them it writes {said}."
    yield (
        "To the encoder a text is a bag of tokens, each with its position: shuffling the positions is the same as "
        "shuffling the tokens. So whether a head follows place or token depends on what it has learned to match."
    )


def _say_tables(replay: Replay) -> Iterator[str]:
    tables = two_tables(replay)
    if not tables:
        return
    yield from (f"{table.name}. {table.shifted}" for table in tables if table.shifted)
    length, d_model = tables[0].vectors.shape
    pairs = length - abs(replay.state["k"]) - 1
    few = f"{pairs} pairs are too few to fix a map of {d_model} dimensions, so the smallest that fits is taken. "
    yield (
        "Both tables have the same size. With no more pairs of positions than dimensions, one linear map can fit them "
        "all, whatever the table. So each pair is left out in turn, and the map fitted to the others has to predict "
        "it. "
        f"{few if 2 <= pairs < d_model else ''}"
        "For the sinusoids a shift is exactly one linear map: their error here comes from the damping and from having "
        "few pairs."
    )


POSITIONS = (
    Idea(
        name="Without order",
        view=orders_view,
        words="The same text with positions, without, and shuffled.",
        says=_say_orders,
        outputs=_write_orders,
        head=_ANY_HEAD,
    ),
    Idea(
        name="Place or token",
        view=place_or_token_view,
        words="One head with its positions shuffled, and with other tokens at them: does it follow the place or "
        "the token?",
        says=_say_apart,
        head=_CROSS_FIRST,
        captions=False,
        empty="Only the positions of what is read are shuffled: choose cross or encoder.",
    ),
    PLACES_ALONE,
    Idea(
        name="This model",
        view=own_positions_view,
        words="The positions that this model adds to the tokens of your text, and how alike they are.",
        empty=_NO_POSITIONS,
    ),
    SINUSOIDS,
    SHIFT,
    Idea(
        name="Formula or training",
        view=two_tables_view,
        words="A table of positions that was learned, beside the sinusoids of the same size.",
        says=_say_tables,
        fields=(SHIFT_BY,),
        empty="No model here has learned positions. Train one with the system arabic-english on the page Train.",
    ),
    LONGER_TEXTS,
)
