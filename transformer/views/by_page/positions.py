"""What the page Positions shows: a text without its order, the table of positions, and the sinusoids as a formula."""

from __future__ import annotations

from transformer.interpret import describe_apart, origin, pairs_apart, shift_rotation, take_apart
from transformer.interpret.place_or_token import TakenApart
from transformer.positions import sinusoids
from transformer.replay import Replay, ViewState
from transformer.text import counted, significant
from transformer.views.panels import encoding_panel, rotation_panel, similarity_panel, weights_panel
from transformer.views.positions import describe_similarity
from transformer.views.stage import caption_of
from transformer.views.view import View, side_by_side

ORDERS = ("as trained", "positions off", "positions shuffled")
FORMULA = {"model": "", "text": ""}
"""Of exports: no model and no text made this."""
_TITLES = ("As trained", "Positions shuffled", "Other tokens, same positions")


def orders_view(replay: Replay) -> View:
    """Return one head's map with the positions of the source as trained, off and shuffled."""
    place, runs = replay.head(summaries=True), {change: replay.changed(change) for change in ORDERS}
    written = "; ".join(f"{change}, it writes “{run.decoding.text}”" for change, run in runs.items())
    panels = [
        weights_panel(
            run.map(place), caption_of(run, place), title=change.capitalize(),
            key=f"experiment-{change.replace(' ', '-')}",
        )
        for change, run in runs.items()
    ]  # fmt: skip
    return side_by_side(panels, f"{written[:1].upper()}{written[1:]}")


def taken_apart(replay: Replay) -> TakenApart:
    """Return the text read with its positions shuffled, and other tokens at the same positions.

    Raises:
        LabError: If there is one token only, or the model has no positions.
    """
    return replay.kept(lambda: take_apart(replay.checkpoint, replay.text), "apart")


def place_or_token_view(replay: Replay) -> View | None:
    """Return one head's maps of `taken_apart`, columns in the order of the positions.

    None for decoder self-attention: only the positions of what is read are shuffled.

    Raises:
        LabError: See `taken_apart`.
    """
    usual = replay.usual()
    head = replay.head(usual_kind="cross" if "cross" in usual.maps else "encoder", summaries=True)
    if head.kind == "decoder":
        return None
    apart = taken_apart(replay)
    said = describe_apart(apart, head)
    maps = zip(_TITLES, apart.maps(head), strict=False)
    panels = [
        weights_panel(found, said, title=title, key=f"apart-{number}")
        for number, (title, found) in enumerate(maps, start=1)
    ]
    return side_by_side(panels, said, linked=False)


def own_positions_view(replay: Replay) -> View | None:
    """Return the positions of the text in its model, and how alike two of them are; None if it has no positions."""
    config = replay.checkpoint.config
    if config.positions == "none":
        return None
    length = len(replay.usual().decoding.source_tokens)
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
        f"{d_model} dimensions, R_k · PE(pos) misses PE(pos + k) by at most {significant(error, 1)}: rounding."
    )
    return side_by_side([rotation_panel(matrix.numpy(), caption, key="rotation", about=FORMULA)])
