"""A shift along the sinusoids is a rotation: one pair of dimensions as a clock, and the matrix of all of them."""

import math
from functools import partial

import streamlit as st

from pages.positions.sinusoids import WIDTH, choose_size
from pages.ui.shell.figures import draw_curve
from pages.ui.shell.matrices import draw_matrices
from pages.ui.state.link import linked, linked_number
from pages.ui.state.page_state import page_state
from transformer import frequencies, sinusoids, views
from transformer.text import significant
from transformer.views.by_page import FORMULA, rotation_view


def draw_shift() -> None:
    """Draw the controls, the clock of one pair, and R_k."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="shift"):
        k = linked_number(st.slider, "Shift k", says_limits=True, key="k", width=WIDTH)
        place = st.container(width=WIDTH)
        d_model, rows = choose_size()
        pairs = [f"{i} and {i + 1}" for i in range(0, d_model, 2)]
        with place:
            chosen = linked(st.selectbox, "Pair of dimensions", pairs, index=2, key="pair")
    pair = pairs.index(chosen or pairs[0])
    encoding = sinusoids(rows + abs(k), d_model)
    hands, rotation = st.columns(2, gap="large")
    with hands:
        caption = _describe_rotation(math.degrees(frequencies(d_model)[pair]), pairs[pair], k)
        turns = encoding.numpy(), pair, k
        curve, numbers = partial(views.clock, *turns), partial(views.clock_series, *turns)
        draw_curve(views.Picture(caption=caption, numbers=numbers, curve=curve, about=FORMULA), "clock")
    with rotation:
        draw_matrices(rotation_view(page_state()), "rotation")
    st.caption(
        "PE(pos + k) = R_k · PE(pos), one matrix for all positions: “k places from me” is a linear map that a head "
        "could learn. Each pair of dimensions turns like the hand of a clock, by an angle that depends on k alone."
    )


def _describe_rotation(degrees: float, pair: str, k: int) -> str:
    """Return a sentence on the angle by which a pair of dimensions turns; `degrees` is the angle of one position."""
    whole = f", {significant(math.fmod(degrees * k, 360), 4)}° beyond whole turns" if abs(degrees * k) >= 360 else ""
    return (
        f"Dimensions {pair} turn by {significant(degrees, 3)}° a position. From position {max(0, -k)} to {max(0, k)}, "
        f"and from every other position to the one {abs(k)} {'later' if k >= 0 else 'earlier'}, the angle is the same: "
        f"{significant(degrees * k, 4)}°{whole}. Dots: all positions"
        + (f"; thin lines join those {abs(k)} apart." if k else ".")
    )
