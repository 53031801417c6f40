"""The way on from a page: what a newcomer may want to see next, in the bar."""

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.ui.example.example import Example
from pages.ui.state.link import choose_unseen
from pages.ui.state.selection import current_selection, with_one_head

_ICON = ":material/arrow_forward:"


def offer_steps(place: DeltaGenerator) -> None:
    """Offer to see what the model writes, step by step: another arrangement of the same page."""
    place.button(
        "Watch it write",
        icon=_ICON,
        type="tertiary",
        key="next-steps",
        on_click=choose_unseen,
        args=("show", "Steps"),
    )


def offer_what_if(place: DeltaGenerator, example: Example) -> None:
    """Offer to switch the open head off."""
    if place.button("What if a head were off?", icon=_ICON, type="tertiary", key="next-what-if"):
        head = with_one_head(current_selection(example.replay.usual_result())).place
        edit = f"{head.kind}.{head.layer + 1}.{head.head}.off"
        st.switch_page("what_if.py", query_params={"tool": "change", "edits": edit})


def offer_training(place: DeltaGenerator) -> None:
    """Offer to train a model of one's own."""
    place.page_link("train.py", label="Train one", icon=_ICON, query_params={"trains": "one"})
