"""Inside a head: the stages of its path, one matrix of them large, one number of that worked out."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pandas as pd
import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.rows import rows_in_words
from pages.ui.memory.store import stored
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.glossary import help_on
from pages.ui.state.link import keep_to, linked, suggest
from transformer import Checkpoint, Trace, figures, greedy
from transformer.figures import Lit
from transformer.interpret import Axis, Kind, Place
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
    walk_through,
)
from transformer.text import decimal, plain_token, sentence_of, significant

_COLOURS = {"query": "blue", "key": "orange", "value": "green"}  # as the axes of figures have them
_SHORT_AXES = {
    LOOKS: "looks", LOOKED_AT: "looked at", MODEL: "d_model", HEAD: "d_k", ALL_HEADS: "heads × d_k", SHARED: "",
}  # fmt: skip
_A_ROW = 3


def stages_of(example: Example, head: Place) -> list[Stage]:
    """The path through one head on the example's text."""
    path = example.file.path
    place = head.kind, head.layer, head.single
    return _walk(str(path), path.stat().st_mtime_ns, example.text, place, example.checkpoint)


@stored
def _walk(path: str, modified: int, text: str, place: tuple[Kind, int, int], _checkpoint: Checkpoint) -> list[Stage]:
    return walk_through(_checkpoint, _full_trace(path, modified, text, _checkpoint), *place)


@stored
def _full_trace(path: str, modified: int, text: str, _checkpoint: Checkpoint) -> Trace:
    trace = Trace()
    greedy(_checkpoint, text, trace=trace)
    return trace


def choose_stage(stages: list[Stage]) -> Stage:
    """The way through the stages: by click, by button, by arrow key."""
    ids = [stage.id for stage in stages]
    keep_to("stage", ids)
    place = st.container()
    chosen = linked(
        st.segmented_control, "Stage", ids, default="query", key="stage", required=True, label_visibility="collapsed"
    )
    number = ids.index(chosen or "query")

    def go(step: int) -> None:
        here = ids.index(st.session_state.get("stage") or ids[number])
        st.session_state["stage"] = ids[max(0, min(here + step, len(ids) - 1))]

    with place, st.container(horizontal=True, vertical_alignment="center"):
        st.button(
            "Back", icon=":material/arrow_back:", shortcut="Left", on_click=go, args=(-1,), disabled=number == 0,
            key="stage_back",
        )  # fmt: skip
        st.button(
            "Next", icon=":material/arrow_forward:", shortcut="Right", on_click=go, args=(1,), type="primary",
            disabled=number == len(ids) - 1, key="stage_next",
        )  # fmt: skip
        st.text(f"Stage {number + 1} of {len(ids)}", width="content")
    return stages[number]


def choose_cell(stage: Stage) -> Working:
    """The controls for row and column, and that cell worked out."""
    matrix = stage.result
    rows, columns = rows_in_words(matrix.rows.labels), rows_in_words(matrix.columns.labels)
    _count_from_one("cell_row", rows)
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
    if f"{number} {token}" not in options and len(number) < 6 and (today := f"{int(number) + 1} {token}") in options:
        st.query_params[key] = today
        st.rerun()  # in the same run, Streamlit would take the new value out of the link


def draw_stage(stage: Stage, working: Working) -> None:
    """What happens at a stage: two sentences, the formula, and the matrix that comes out."""
    colour = _COLOURS.get(stage.result.part)
    st.subheader(f":{colour}[{stage.title}]" if colour else stage.title, anchor=False)
    st.text(stage.text, help=help_on(stage.text))
    st.code(stage.formula, language=None, wrap_lines=True)
    _draw_matrix(stage.result, [(working.row, working.column)], f"stage-{stage.id}", _choose(stage))


def draw_operands(stage: Stage, working: Working) -> None:
    """What goes in, with a ring around what the chosen number is made of."""
    st.subheader("What goes in", anchor=False)
    st.caption("Ringed: what the chosen number is made of.")
    for first in range(0, len(stage.operands), _A_ROW):
        row = stage.operands[first : first + _A_ROW]
        for number, (place, matrix) in enumerate(zip(st.columns(_A_ROW, gap="large"), row, strict=False), first):
            with place:
                lit = [working.uses[number]] if number in working.uses else []
                _draw_matrix(matrix, lit, f"operand-{stage.id}-{number}", small=True)


def _choose(stage: Stage) -> Callable[[int, int], None]:
    rows, columns = rows_in_words(stage.result.rows.labels), rows_in_words(stage.result.columns.labels)

    def choose(row: int, column: int) -> None:
        st.session_state["cell_row"], st.session_state["cell_column"] = rows[row], columns[column]

    return choose


def _draw_matrix(
    matrix: Matrix, lit: list[Lit], key: str, on_cell: Callable[[int, int], None] | None = None, small: bool = False
) -> None:
    shown = replace(matrix, rows=_shortened(matrix.rows), columns=_shortened(matrix.columns)) if small else matrix
    band = matrix.highlight and (matrix.highlight[0], matrix.highlight[1] - 1)
    figure = figures.matrix_map(shown, shares=matrix.symbol == "weights", lit=lit, band=band, small=small)
    name = f"{matrix.symbol}, {matrix.name}: {matrix.shape_in_words}"
    caption = figures.describe_matrix(matrix, name)
    if not small:
        caption += figures.describe_thinning(matrix)
    draw_figure(figure, caption, key, on_cell=on_cell, about={"figure": matrix.symbol})


def _shortened(axis: Axis) -> Axis:
    return replace(axis, name=_SHORT_AXES[axis.name])


def draw_working(stage: Stage, working: Working) -> None:
    """One number worked out: what it asks, the formula, everything that adds up to it, and code that checks it."""
    st.text(sentence_of(working.question))
    st.code(f"{working.formula}\n= {_number(working.result)}", language=None, wrap_lines=True)
    st.text(f"The model itself computed {_number(working.captured)}.")
    if working.note:
        st.text(working.note)
    if working.given:
        st.text("With " + ", ".join(f"{name} = {_number(value)}" for name, value in working.given.items()) + ".")
    if working.shares:
        shares = [f"head {head + 1} {_number(share)}" for head, share in working.shares.items()]
        st.text(f"What each head adds: {', '.join(shares)}.")
    st.dataframe(_terms_table(stage, working), hide_index=True, alt=f"{working.question} Everything that adds up to it")
    with st.expander("Check it yourself in NumPy", icon=":material/code:"):
        st.caption("These are the real numbers. Copy it into Python: it computes the cell again and compares.")
        st.code(working.snippet, language="python")


def _terms_table(stage: Stage, working: Working) -> pd.DataFrame:
    is_softmax, is_product = stage.id == "weights", any(term.right is not None for term in working.terms)
    left, right = ("score − largest", "") if is_softmax else ("number", "")
    if is_product and len(stage.operands) > 1:
        left, right = (operand.symbol for operand in stage.operands[:2])
    elif is_product:
        left, right = "score", "1/√d_k"
    if stage.id in {"norm", "input"} and is_product:
        left, right = "gain", "normed"
    table = {
        "": [plain_token(term.name) for term in working.terms],
        left: [_number(term.left) for term in working.terms],
    }
    if is_product:
        table[right] = ["" if term.right is None else _number(term.right) for term in working.terms]
    if is_softmax or is_product:
        table["e^…" if is_softmax else "product"] = [_number(term.value) for term in working.terms]
    frame = pd.DataFrame(table)
    if len(working.terms) > 1:
        frame.loc[len(frame)] = ["sum", *[""] * (len(frame.columns) - 2), _number(working.total)]
    return frame


def _number(value: float) -> str:
    return significant(value, 4) if 1e4 <= abs(value) < np.inf else decimal(value, 4)
