"""What is being measured in the background: the page asks again, and is drawn anew as soon as it is there."""

from collections.abc import Callable

import streamlit as st

_ASK_EVERY = 1.0
"""Seconds between two questions."""


def wait_for(ask: Callable[[], object]) -> None:
    """Draw the whole page anew once there is an answer; nothing of it waits meanwhile.

    Args:
        ask: Answers at once, with None as long as there is nothing.
    """
    st.fragment(_look, run_every=_ASK_EVERY)(ask)


def _look(ask: Callable[[], object]) -> None:
    if ask() is not None:
        st.rerun()
