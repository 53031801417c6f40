"""The stages of the path through a head, and the matrices of one stage: its inputs beside its output."""

from collections.abc import Callable, Sequence

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.tables import rows_in_words
from pages.ui.shell.draw import draw_matrices
from pages.ui.shell.glossary import help_on
from pages.ui.state.link import keep_to, linked, suggest
from pages.ui.state.session import session
from transformer.interpret.walkthrough import Stage, Working, as_latex, stage_ids
from transformer.views.ideas import inside_view, largest_in_row, stage_of

_COLOURS = {"query": "blue", "key": "orange", "value": "green"}  # the colours of the axes of matrices


def choose_stage(example: Example) -> Stage:
    """Draw the way through the stages (by click, button or arrow key), and the open one's title and formula."""
    ids = stage_ids(example.checkpoint.config)
    keep_to("stage", ids)
    line = st.container(horizontal=True, vertical_alignment="center", key="stage-line")
    chosen = linked(
        st.segmented_control, "Stage", ids, default=ids[0], key="stage", required=True, label_visibility="collapsed"
    )
    number = ids.index(chosen or ids[0])
    stage = stage_of(example.shown)

    def go(step: int) -> None:
        here = ids.index(st.session_state.get("stage") or ids[number])
        st.session_state["stage"] = ids[max(0, min(here + step, len(ids) - 1))]

    with line:
        st.button(
            "Previous stage", icon=":material/arrow_back:", shortcut="Left", on_click=go, args=(-1,),
            disabled=number == 0, key="stage_back",
        )  # fmt: skip
        st.button(
            "Next stage", icon=":material/arrow_forward:", shortcut="Right", on_click=go, args=(1,), type="primary",
            disabled=number == len(ids) - 1, key="stage_next",
        )  # fmt: skip
        colour = _COLOURS.get(stage.result.part)
        st.header(f":{colour}[{stage.title}]" if colour else stage.title, anchor=False, width="content")
        st.caption(f"Stage {number + 1} of {len(ids)}", width="content")
        st.latex(as_latex(stage.formula), width="content")
    return stage


def choose_cell(stage: Stage) -> Working:
    """Draw the controls for row and column, and return that cell worked out."""
    matrix = stage.result
    rows, columns = rows_in_words(matrix.rows.labels), rows_in_words(matrix.columns.labels)
    _count_from_one("cell_row", rows)
    _read_as_row(rows)
    suggest("cell_row", rows[min(1, len(rows) - 1)])
    keep_to("cell_row", rows)
    with st.container(horizontal=True):
        row = linked(st.selectbox, f"Row: {_plain(matrix.rows.name)}", rows, index=None, key="cell_row")
        row = rows.index(row or rows[0])
        # The largest number of the row says most. A chosen cell stays as long as the stage has it.
        _count_from_one("cell_column", columns)
        first = columns[largest_in_row(matrix.values[row])]
        suggest("cell_column", first)
        keep_to("cell_column", columns, first)
        column = linked(st.selectbox, f"Column: {_plain(matrix.columns.name)}", columns, index=None, key="cell_column")
    return stage.work_out(row, columns.index(column or first))


def _plain(axis: str) -> str:
    """Return the name of an axis without its symbol: a label has no small letters below the line."""
    return axis.partition(" (d_")[0]


def _count_from_one(key: str, options: Sequence[str]) -> None:
    """Count one further in a link from the time when tokens were counted from 0: it names the same token as then."""
    number, _, token = st.query_params.get(key, "").partition(" ")
    if key in session().link_texts or not token or not number.isascii() or not number.isdigit():
        return
    # The digits are few, so that int() can't refuse them; if a token has this number today, that one is meant.
    # The option of a row that a decoder looks from goes on with the token that is written there.
    named = {option.partition(" → ")[0] for option in options} | set(options)
    if f"{number} {token}" not in named and len(number) < 6 and (today := f"{int(number) + 1} {token}") in named:
        st.query_params[key] = today
        st.rerun()  # in the same run, Streamlit would take the new value out of the link


def _read_as_row(rows: Sequence[str]) -> None:
    """Read a link from the time when a row was named by what it reads alone: it means the row that reads that."""
    wanted = st.query_params.get("cell_row", "")
    if "cell_row" in session().link_texts or not wanted or wanted in rows:
        return
    if today := next((row for row in rows if row.startswith(f"{wanted} → ")), None):
        st.query_params["cell_row"] = today
        st.rerun()  # as above


def draw_stage(example: Example, stage: Stage) -> None:
    """Draw the inputs of a stage beside its output; a click works out another number."""
    view = inside_view(example.shown)
    # One key for all stages: the component stays, and is only told what to draw.
    draw_matrices(view, "inside", on_cell=[*[None] * (len(view.panels) - 1), _choose(stage)])
    st.caption("Ringed: the chosen number, and the numbers it is made of. Click another number to see how it is made.")


def tell_stage(stage: Stage) -> None:
    """Say in words what happens at a stage."""
    st.text(stage.text, help=help_on(stage.text))


def _choose(stage: Stage) -> Callable[[int, int], None]:
    rows, columns = rows_in_words(stage.result.rows.labels), rows_in_words(stage.result.columns.labels)

    def choose(row: int, column: int) -> None:
        st.session_state["cell_row"], st.session_state["cell_column"] = rows[row], columns[column]

    return choose
