"""Break it: one head out at a time, and what the model loses by it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st

from pages.ui.example.example import Example
from pages.ui.memory.later import Answer, later
from pages.ui.models.effort import sequences_within
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.shell.glossary import help_on, literal
from pages.ui.shell.matrices import draw_matrices
from pages.ui.shell.waiting import wait_for
from pages.ui.state.followed import follow
from pages.ui.state.selection import current_selection
from pages.what_if.tabs import open_changes
from transformer import Checkpoint, figures
from transformer.interpret import KIND_TITLES, HeadAblation, Kind, Place, Result, TargetAblation, board_of
from transformer.text import decimal, percent

_MEASURABLE = "spanish-grammar"
"""A shipped model whose task makes its own sentences, so that it can be measured everywhere."""


def draw_break_it(example: Example, result: Result) -> None:
    """What the model's own task loses without each head; a click opens one where it can be changed."""
    follow(result, current_selection(result))
    if why_not := why_not_measured(example.checkpoint):
        st.info(f"{why_not} Choose a model that can, such as {_MEASURABLE}, to see what is lost without each head.")
        return
    answer = _answer(example)
    if answer is None:
        st.info("Every head is being taken out in turn, in the background. The boards appear here by themselves.")
        wait_for(partial(_answer, example))
        return
    if answer.value is None:
        st.info(literal(f"What is lost without each head could not be measured. {answer.why_not}"))
        return
    board = answer.value
    is_share = isinstance(board, HeadAblation)
    measured = board.without if isinstance(board, HeadAblation) else board.losses
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in measured]
    lost = {kind: board.lost(kind) for kind in kinds}
    # The losses of a translator are hundredths of a nat: with one digit after the point they would all be 0.
    lost = {kind: replace(one, values=(100 if is_share else 1000) * one.values) for kind, one in lost.items()}
    unit = "percentage points of texts wholly right" if is_share else "thousandths of a nat a token"
    st.text(f"In the cells: {unit} lost without one head.", help=help_on(unit))
    draw_matrices(
        [
            figures.matrix_panel(
                lost[kind], _caption(board, kind), title=KIND_TITLES[kind], key=f"board-{kind}",
                limit=max(float(np.abs(one.values).max()) for one in lost.values()) or 1.0,
                said=f"{{row}}, {{column}}: lost, in {'points' if is_share else 'thousandths of a nat'}",
                about={"text": "", "head": ""},
            )
            for kind in kinds
        ],
        key="board", on_cell=[_open(kind) for kind in kinds], linked=False,
    )  # fmt: skip
    in_thousandths = "The cells hold thousandths of a nat."
    st.text(_measured(board) if isinstance(board, HeadAblation) else f"{board.described} {in_thousandths}")
    st.caption(
        "A mean keeps what a head always adds, whatever it reads; 0 takes that away too, and the model never met such "
        "a gap in training. Where only one of the two costs much, take care with what the head is said to do."
    )


def _measured(board: HeadAblation) -> str:
    sequences = "1 fresh sequence" if board.count == 1 else f"{board.count} fresh sequences"
    return (
        f"On {sequences} of its task the model by itself writes {percent(board.baseline, 1)} wholly right "
        f"(95 % interval: {_from_to(board.interval)}). Each cell: how many percentage points of that are lost without "
        "this one head, its output set to 0, or to its mean over all tokens of these sequences."
    )


def _caption(board: HeadAblation | TargetAblation, kind: Kind) -> str:
    """The caption of a board: which head costs most, if that is more than chance."""
    said = _lost_most(board, kind) if isinstance(board, HeadAblation) else board.describe_most(kind)
    return f"{KIND_TITLES[kind]}. {said} Click a cell to open its head in “Change it”."


def _lost_most(board: HeadAblation, kind: Kind) -> str:
    most = board.most(kind)
    if not board.baseline:
        return "There is nothing to lose: it writes none of them right with all its heads."
    if not most:
        return "No head stands out: whichever one is set to 0, what is lost lies within the interval."
    layer, head = most[0]
    zero, mean = (board.baseline - shares[kind][layer, head] for shares in (board.without, board.at_mean))
    alike = f" (and {len(most) - 1} more, which cost the same)" if len(most) > 1 else ""
    return (
        f"Most without layer {layer + 1}, head {head + 1}{alike}: {_points(float(zero))} at 0, "
        f"{_points(float(mean))} at its mean."
    )


def _points(share: float) -> str:
    return f"{decimal(100 * share, 1)} points"


def _from_to(interval: tuple[float, float]) -> str:
    return f"{percent(interval[0], 1)} to {percent(interval[1], 1)}"


def _open(kind: Kind) -> Callable[[int, int], None]:
    # Two rows of the board stand for each layer, see `HeadAblation.lost`.
    return lambda row, head: open_changes(Place(kind, row // 2, str(head + 1)))


def _answer(example: Example) -> Answer[HeadAblation | TargetAblation] | None:
    """The board from the model's file, or measured once in the background; None while that goes on."""
    path, checkpoint = example.file.path, example.checkpoint
    if known := TargetAblation.from_dict(checkpoint.board, checkpoint.config):
        return Answer(known)
    return _board_of(str(path), path.stat().st_mtime_ns, checkpoint)


@later
def _board_of(path: str, modified: int, _checkpoint: Checkpoint) -> HeadAblation | TargetAblation:
    config = _checkpoint.config
    # Each head of each kind, set to 0 and to its mean; and once as it is.
    passes = 1 + 2 * config.num_layers * config.num_heads * (len(KIND_TITLES) if config.has_decoder else 1)
    # Sequences of hundreds of tokens cost hundreds of times as much.
    return board_of(_checkpoint, sequences_within(_checkpoint, 64 if config.max_length <= 64 else 8, 8, passes))
