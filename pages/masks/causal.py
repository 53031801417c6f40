"""The causal mask: it hides the tokens that lie in the future of each token."""

import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer.interpret import Result
from transformer.views.by_page import causal_mask_view


def draw_causal(example: Example, result: Result) -> None:
    """Draw the mask of decoder self-attention on the text alone, or of a kind chosen here, and a head's weights."""
    # The causal mask belongs to the decoder, so that comes first, whatever was looked at before.
    head_controls(result, summaries=False, usual_kind="decoder", own_kind="mask_kind")
    view = causal_mask_view(example.shown)
    if len(view.panels) == 1:
        st.text(view.caption)
    draw_matrices(view, "causal-mask")
    if len(view.panels) > 1:
        st.text(view.caption)
