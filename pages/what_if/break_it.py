"""Break it: one head out at a time, and what the model loses by it."""

from collections.abc import Callable

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.memory.store import stored
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.shell.figures import draw_figure
from pages.ui.state.followed import follow
from pages.ui.state.selection import current_selection
from pages.what_if.tabs import open_changes
from transformer import Checkpoint, figures
from transformer.interpret import KIND_TITLES, HeadAblation, Kind, Place, Result, ablate_each_head
from transformer.text import percent

_MEASURABLE = "spanish-grammar"
"""A shipped translator whose task makes its own sentences, so that it can be measured everywhere."""


def draw_break_it(example: Example, result: Result) -> None:
    """What the model's own task loses without each head; a click opens one where it can be changed."""
    follow(result, current_selection(result))
    if why_not := why_not_measured(example.checkpoint):
        st.info(f"{why_not} Choose a model that can, such as {_MEASURABLE}, to see what is lost without each head.")
        return
    path = example.file.path
    with st.spinner("Taking every head out in turn …"):
        board = _break_it(str(path), path.stat().st_mtime_ns, example.checkpoint)
    sequences = "1 fresh sequence" if board.count == 1 else f"{board.count} fresh sequences"
    st.text(
        f"On {sequences} of its task the model by itself writes {percent(board.baseline, 1)} wholly right "
        f"(95 % interval: {_from_to(board.interval)}). Each cell: how much of that is lost without this one head, its "
        "output set to 0, or to its mean over all tokens of these sequences."
    )
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in board.without]
    for column, kind in zip(st.columns(3, gap="medium"), kinds, strict=False):
        with column:
            st.subheader(KIND_TITLES[kind], anchor=False)
            figure, about = figures.matrix_map(board.lost(kind), shares=True), {"text": "", "head": ""}
            draw_figure(figure, _lost_most(board, kind), f"board-{kind}", on_cell=_open(kind), about=about)
    st.caption(
        "A mean keeps what a head always adds, whatever it reads; 0 takes that away too, and the model never met such "
        "a gap in training. Where only one of the two costs much, take care with what the head is said to do."
    )


def _lost_most(board: HeadAblation, kind: Kind) -> str:
    """The caption of a board: which head costs most, if that is more than chance."""
    title, most = f"{KIND_TITLES[kind]}: exact match lost without a head.", board.most(kind)
    if not board.baseline:
        said = "There is nothing to lose: it writes none of them right with all its heads."
    elif not most:
        said = "No head stands out: whichever one is set to 0, what is lost lies within the interval."
    else:
        layer, head = most[0]
        zero, mean = (board.baseline - shares[kind][layer, head] for shares in (board.without, board.at_mean))
        alike = f" (and {len(most) - 1} more, which cost the same)" if len(most) > 1 else ""
        said = (
            f"Most without layer {layer + 1}, head {head + 1}{alike}: {percent(float(zero))} at 0, "
            f"{percent(float(mean))} at its mean."
        )
    return f"{title} {said} Click a cell to open its head."


def _from_to(interval: tuple[float, float]) -> str:
    return f"{percent(interval[0], 1)} to {percent(interval[1], 1)}"


def _open(kind: Kind) -> Callable[[int, int], None]:
    # Two rows of the board stand for each layer, see `HeadAblation.lost`.
    return lambda row, head: open_changes(Place(kind, row // 2, str(head + 1)))


@stored
def _break_it(path: str, modified: int, _checkpoint: Checkpoint) -> HeadAblation:
    # Sequences of hundreds of tokens cost hundreds of times as much; fewer of them keep the page quick.
    return ablate_each_head(_checkpoint, 64 if _checkpoint.config.max_length <= 64 else 8)
