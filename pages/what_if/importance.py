"""The tool What mattered: where one head looks, beside the cost of hiding each source token."""

import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer.interpret import NOT_AN_EXPLANATION, Result
from transformer.views.by_page import mattered_view


def draw_importance(example: Example, result: Result) -> None:
    """Draw attention to the source, beside the loss of each written token without each source token."""
    head_controls(result, choose_kind=False, summaries=False)
    view = mattered_view(example.shown)
    draw_matrices(view, key="looked-and-mattered")
    st.text(view.caption)
    st.caption(NOT_AN_EXPLANATION)
