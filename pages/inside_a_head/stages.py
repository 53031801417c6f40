"""Inside a head: the stages of its path, and the matrices of one of them: what goes in beside what comes out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.rows import rows_in_words
from pages.ui.shell.glossary import help_on
from pages.ui.shell.matrices import draw_matrices
from pages.ui.state.link import keep_to, linked, suggest
from transformer import views
from transformer.interpret import Axis, Place
from transformer.interpret.walkthrough import (
    ALL_HEADS,
    HEAD,
    LOOKED_AT,
    LOOKS,
    MODEL,
    SHARED,
    Matrix,
    Stage,
    Working,
    as_latex,
    stage_ids,
)
from transformer.views import Lit, Panel

_COLOURS = {"query": "blue", "key": "orange", "value": "green"}  # as the axes of matrices have them
_SHORT_AXES = {
    LOOKS: "looks", LOOKED_AT: "looked at", MODEL: "d_model", HEAD: "d_k", ALL_HEADS: "heads × d_k", SHARED: "",
}  # fmt: skip
_SIGNS = {
    "embedding": ["+", "="], "query": ["·", "+", "="], "key": ["·", "+", "="], "value": ["·", "+", "="],
    "scores": ["·", "="], "output": ["·", "="], "contributions": ["×", "→"],
    "projected": ["·", "+", "="], "residual": ["+", "="],
}  # fmt: skip
"""What stands between the matrices of a stage; between those of the others stands an arrow before the last."""


def stage_of(example: Example, head: Place, stage: str) -> Stage:
    """A stage of the path through one head on the example's text; nothing that comes after it is worked out."""
    found = example.replay.walk(head, stage)
    return found if head.kind == "encoder" else with_rows(found, example.replay.usual().map(head).rows.labels)


def with_rows(stage: Stage, labels: Sequence[str]) -> Stage:
    """A stage whose decoder rows say what is read and written there, as those of every map of the decoder do."""

    def named(matrix: Matrix) -> Matrix:
        return replace(matrix, rows=replace(matrix.rows, labels=labels)) if matrix.rows.name == LOOKS else matrix

    return replace(stage, operands=[named(matrix) for matrix in stage.operands], result=named(stage.result))


def choose_stage(example: Example, head: Place) -> Stage:
    """The way through the stages, by click, by button or by arrow key; title and formula of the one that is open."""
    ids = stage_ids(example.checkpoint.config)
    keep_to("stage", ids)
    line = st.container(horizontal=True, vertical_alignment="center", key="stage-line")
    chosen = linked(
        st.segmented_control, "Stage", ids, default=ids[0], key="stage", required=True, label_visibility="collapsed"
    )
    number = ids.index(chosen or ids[0])
    stage = stage_of(example, head, ids[number])

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
    """The controls for row and column, and that cell worked out."""
    matrix = stage.result
    rows, columns = rows_in_words(matrix.rows.labels), rows_in_words(matrix.columns.labels)
    _count_from_one("cell_row", rows)
    _read_as_row(rows)
    suggest("cell_row", rows[min(1, len(rows) - 1)])
    keep_to("cell_row", rows)
    with st.container(horizontal=True):
        row = linked(st.selectbox, f"Row: {matrix.rows.name}", rows, index=None, key="cell_row")
        row = rows.index(row or rows[0])
        # The largest number of the row says most; a cell that was chosen stays while the stage has it.
        _count_from_one("cell_column", columns)
        values = np.where(np.isfinite(matrix.values[row]), np.abs(matrix.values[row]), -1)
        largest = columns[int(values.argmax())]
        suggest("cell_column", largest)
        keep_to("cell_column", columns, largest)
        column = linked(st.selectbox, f"Column: {matrix.columns.name}", columns, index=None, key="cell_column")
    return stage.work_out(row, columns.index(column or largest))


def _count_from_one(key: str, options: Sequence[str]) -> None:
    """A link that was made when tokens were counted from 0 here names the same token as it did then."""
    number, _, token = st.query_params.get(key, "").partition(" ")
    if key in st.session_state["remembered"] or not token or not number.isascii() or not number.isdigit():
        return
    # Few digits, so that int() can't refuse them; a token that has this number today is meant today.
    # Of a row that a decoder looks from, the option goes on with what is written there.
    named = {option.partition(" → ")[0] for option in options} | set(options)
    if f"{number} {token}" not in named and len(number) < 6 and (today := f"{int(number) + 1} {token}") in named:
        st.query_params[key] = today
        st.rerun()  # in the same run, Streamlit would take the new value out of the link


def _read_as_row(rows: Sequence[str]) -> None:
    """A link that was made when a row was called by what it reads alone means the row that reads it."""
    wanted = st.query_params.get("cell_row", "")
    if "cell_row" in st.session_state["remembered"] or not wanted or wanted in rows:
        return
    if today := next((row for row in rows if row.startswith(f"{wanted} → ")), None):
        st.query_params["cell_row"] = today
        st.rerun()  # as above


def draw_stage(stage: Stage, working: Working) -> None:
    """What goes into a stage beside what comes out; a click works out another number."""
    panels = stage_panels(stage, working)
    # One key for all stages: the component stays, and is only told what to draw.
    draw_matrices(panels, "inside", on_cell=[*[None] * (len(panels) - 1), _choose(stage)])
    st.caption("Ringed: the chosen number, and what it is made of. A click on another number works that one out.")


def stage_panels(stage: Stage, working: Working) -> list[Panel]:
    """The matrices of a stage, the result last, with a ring around the chosen number and what it is made of."""
    signs = ["", *_signs(stage)]
    uses = [[working.uses[i]] if i in working.uses else [] for i in range(len(stage.operands))]
    panels = [
        _panel(matrix, f"operand-{stage.id}-{number}", signs[number], uses[number])
        for number, matrix in enumerate(stage.operands)
    ]
    cell = working.row, working.column
    return [*panels, replace(_panel(stage.result, f"stage-{stage.id}", signs[-1], [cell]), is_main=True)]


def _signs(stage: Stage) -> list[str]:
    """What stands before each matrix but the first."""
    if stage.id == "input" and len(stage.operands) == 1:
        return ["="]
    return _SIGNS.get(stage.id, [*[""] * (len(stage.operands) - 1), "→"])


def tell_stage(stage: Stage) -> None:
    """What happens at a stage, in words."""
    st.text(stage.text, help=help_on(stage.text))


def _choose(stage: Stage) -> Callable[[int, int], None]:
    rows, columns = rows_in_words(stage.result.rows.labels), rows_in_words(stage.result.columns.labels)

    def choose(row: int, column: int) -> None:
        st.session_state["cell_row"], st.session_state["cell_column"] = rows[row], columns[column]

    return choose


def _panel(matrix: Matrix, key: str, sign: str, lit: list[Lit]) -> Panel:
    """A matrix under its symbol; what its axes are called in full stands in the caption."""
    shown = replace(matrix, rows=_shortened(matrix.rows), columns=_shortened(matrix.columns))
    name = matrix.name if matrix.name.startswith(matrix.symbol) else f"{matrix.symbol}, {matrix.name}"
    caption = views.describe_matrix(matrix, f"{name[:1].upper()}{name[1:]}: {matrix.shape_in_words}")
    is_share, own = matrix.symbol in ("weights", "contributions"), matrix.highlight
    band = own and (own[0], own[1] - 1)
    panel = views.matrix_panel(
        shown, caption, shares=is_share, lit=lit, band=band, title=matrix.symbol, sign=sign, key=key,
        about={"figure": matrix.symbol},
    )  # fmt: skip
    return replace(panel, make=partial(views.matrix_map, matrix, is_share, lit, band))


def _shortened(axis: Axis) -> Axis:
    return replace(axis, name=_SHORT_AXES[axis.name])
