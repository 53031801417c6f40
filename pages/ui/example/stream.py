"""Additions of each layer: the length of what every part adds to each token's vector, and who has the parameters."""

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.matrices import draw_matrices
from transformer.views.by_page import added_view


def draw_stream(example: Example) -> None:
    """Draw a row for each part and a column for each token: how long the vector is that the part adds there."""
    view = added_view(example.replay)
    draw_matrices(view, "stream")
    st.text(view.caption)
    norm = (
        ""
        if example.checkpoint.config.norm_first
        else "Here a norm follows each sum and brings it to one length, so a part may be longer than what is left. "
    )
    st.caption(
        f"No part replaces a vector: it reads it and adds to it. {norm}A long sum is not yet a useful one; what "
        "depends on a part, What if? tells. The vectors point in all directions, so lengths do not add up."
    )
