"""The sinusoids of the paper: as a matrix, and as waves."""

from functools import partial

import streamlit as st

from pages.ui.shell.figures import draw_curve
from pages.ui.shell.glossary import help_on
from pages.ui.shell.matrices import draw_matrices
from pages.ui.state.link import linked, linked_number
from pages.ui.state.page_state import page_state
from transformer import sinusoids, views
from transformer.views.by_page import FORMULA, sinusoids_view

WIDTH = 160
"""The width of a control, in pixels: two stand side by side on a phone."""


def choose_size() -> tuple[int, int]:
    """Draw the controls for the size of an encoding, and return its dimensions and positions."""
    d_model = linked_number(st.slider, "d_model", says_limits=True, key="d_model", width=WIDTH, help=help_on("d_model"))
    rows = linked_number(st.slider, "Positions", says_limits=True, key="positions", width=WIDTH)
    return d_model, rows


def draw_sinusoids() -> None:
    """Draw the matrix, and some of its dimensions as waves over the positions."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="size"):
        d_model, rows = choose_size()
        chosen = linked(
            st.multiselect, "Waves to draw, up to 5", list(range(d_model)), default=sorted({0, 4, d_model // 2}),
            key="waves", max_selections=5, width=360,
        )  # fmt: skip
    encoding = sinusoids(rows, d_model).numpy()
    matrix, waves = st.columns(2, gap="large")
    with matrix:
        draw_matrices(sinusoids_view(page_state()), "sinusoids")
    with waves:
        caption = f"Dimensions {', '.join(map(str, chosen)) or '(choose some above)'} over {rows} positions."
        curve, numbers = partial(views.waves, encoding, chosen), partial(views.waves_series, encoding, chosen)
        draw_curve(views.Picture(caption=caption, numbers=numbers, curve=curve, about=FORMULA), "wave-lines")
