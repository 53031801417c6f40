"""The tool Break it: one head taken out at a time, and the loss of the model without it."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.memory.later import Answer
from pages.ui.models.training_pairs import why_not_measured
from pages.ui.shell.draw import draw_matrices
from pages.ui.shell.glossary import help_on, literal
from pages.ui.shell.waiting import wait_for
from pages.ui.state.link import choose_unseen, linked
from pages.ui.state.selection import current_selection, select, sync_selection
from pages.ui.state.session import session
from pages.what_if.boards import ask_for_board
from transformer import LabError
from transformer.interpret import Result, stored_board
from transformer.maps import KIND_TITLES, Kind, Place
from transformer.text import counted
from transformer.views.ideas import WAYS_SHOWN, Board, boards_view, words_of_cells

_MEASURABLE = "spanish-grammar"
"""A shipped model whose task makes its own sentences, so that it can be measured everywhere."""


def draw_break_it(example: Example, result: Result) -> None:
    """Draw what the model loses on its own task without each head; a click opens a head in the tool Change it."""
    sync_selection(result, current_selection(result))
    board_in_file = _read_stored_board(example)
    if board_in_file is None and (why_not := why_not_measured(example.checkpoint)):
        st.info(f"{why_not} Choose a model that can, such as {_MEASURABLE}, to see what is lost without each head.")
        return
    draw = _draw(example)
    answer = Answer(board_in_file) if board_in_file and not draw else _ask_for_answer(example, draw)
    if answer is None:
        st.info("Every head is being taken out in turn. The boards appear here by themselves.")
        wait_for(partial(_ask_for_answer, example, draw))
        return
    if answer.value is None:
        st.info(literal(f"What is lost without each head could not be measured. {answer.why_not}"))
        return
    _draw_board(answer.value)
    _offer_others(example, answer.value, board_in_file, draw)


def _draw_board(board: Board) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        cells = words_of_cells(board)
        st.text(cells, help=help_on(cells))
        chosen = linked(
            st.segmented_control, "Set its output to", list(WAYS_SHOWN), default="both", key="set_to", required=True,
            label_visibility="collapsed", width="content",
        )  # fmt: skip
    view, ways = boards_view(board, chosen or "both"), len(WAYS_SHOWN[chosen or "both"])
    kinds: list[Kind] = [kind for kind in KIND_TITLES if kind in board.kinds]
    draw_matrices(view, key="board", on_cell=[_open(kind, ways) for kind in kinds])
    st.caption(
        "Click a cell to open its head in “Change it”. Set to its mean, a head still adds what it always adds; set to "
        "0, it leaves a gap that the model never met in training. Where only one of the two costs much, be careful."
    )
    with st.expander("Figures"):
        st.text(view.caption)
        for kind in kinds:
            st.text(f"{KIND_TITLES[kind]}. {board.figures_of_most(kind)}")


def _offer_others(example: Example, board: Board, board_in_file: Board | None, draw: int) -> None:
    """Say where the figures come from, and draw a button that measures on other sequences if the task can draw them."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        if board is board_in_file:
            st.text(f"{_texts(board)}, measured when the model was made.")
        else:
            st.text(f"{_texts(board)}, measured on this server.")
        if why_not_measured(example.checkpoint) or example.checkpoint.task.get("file"):
            return
        st.button("Measure on other texts", key="board-others", on_click=_ask_for, args=(example, draw + 1))
        if board_in_file and board is not board_in_file:
            st.button("As measured when it was made", key="board-kept", on_click=_ask_for, args=(example, 0))


def _texts(board: Board) -> str:
    return "1 held-out text" if board.count == 1 else f"{counted(board.count)} held-out texts"


def _read_stored_board(example: Example) -> Board | None:
    """Return the board in the model's file; if it can't be used, as in a stranger's file, say so and return None."""
    try:
        return stored_board(example.checkpoint)
    except LabError as error:
        st.warning(literal(f"The board in this model's file can't be used, so its heads are measured here. {error}"))
        return None


def _draw(example: Example) -> int:
    """Return the number of the draw that this session asked for: 0 for the file's sequences, or the first ones."""
    model, draw = session().requested_board
    return draw if model == str(example.file.path) else 0


def _ask_for(example: Example, draw: int) -> None:
    session().requested_board = str(example.file.path), draw


def _ask_for_answer(example: Example, draw: int) -> Answer[Board] | None:
    return ask_for_board(example.file.key, example.checkpoint, draw)


def _open(kind: Kind, ways: int) -> Callable[[int, int], None]:
    # Each layer has a row for each way, see `board_map`.
    return lambda row, head: _open_head(Place(kind, row // ways, str(head + 1)))


def _open_head(place: Place) -> None:
    select(kind=place.kind, layer=place.layer, head=place.head)
    choose_unseen("tool", "change")
