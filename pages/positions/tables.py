"""Tables of positions: the open model's, and a learned one beside the sinusoids of its size."""

import streamlit as st

from pages.positions.sinusoids import WIDTH
from pages.ui.example.example import Example
from pages.ui.shell.matrices import draw_matrices
from pages.ui.state.link import linked_number
from transformer.views.by_page import own_positions_view, tables_view, two_tables


def draw_own_table(example: Example) -> None:
    """Draw the positions of the example's text in its model, and how alike two of them are."""
    view = own_positions_view(example.shown)
    if view is None:
        st.info("This model has no positions: its encoder can't tell one order of what it reads from another.")
        return
    draw_matrices(view, "own-table")


def draw_trained_table(example: Example) -> None:
    """Draw the sinusoids beside a learned table: their values, their likeness, and whether a shift is one map."""
    k = linked_number(st.slider, "Shift k", says_limits=True, key="k", width=WIDTH)
    tables = two_tables(example.shown)
    if not tables:
        st.info("No model here has learned positions. Train one with the system arabic-english on the page Train.")
        return
    draw_matrices(tables_view(tables), "tables", captions=False)
    for column, table in zip(st.columns(2, gap="large"), tables, strict=True):
        with column:
            st.text(" ".join(panel.caption for panel in table.panels))
            st.text(table.shifted)
    length, d_model = tables[0].vectors.shape
    st.caption(
        "The same size on both sides. Where there are no more pairs of positions than dimensions, one linear map can "
        "fit them all, in any table; so each pair is left out in turn and the map of the others is asked for it. "
        f"{_few(length - abs(k) - 1, d_model)}"
        "A shift of the sinusoids is one map exactly: what they miss by here comes of the damping and of few pairs."
    )


def _few(pairs: int, d_model: int) -> str:
    """Return a sentence on the map that is fitted if pairs are too few to settle one; else nothing."""
    if not 2 <= pairs < d_model:
        return ""
    return (
        f"{pairs} pairs are too few to settle a map of {d_model} dimensions: of all that fit, the smallest is taken. "
    )
