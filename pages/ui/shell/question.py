"""A question above a page: the part below stays unseen until the question is answered, or passed over."""

from collections.abc import Callable

import streamlit as st

from pages.server.bundle import declare_bundled
from transformer.lectures import PosedQuestion

_PREDICT = declare_bundled("predict")


def draw_question(posed: PosedQuestion, on_close: Callable[[], None]) -> None:
    """Ask, and let the browser show what the model does once somebody has predicted it or wants it shown.

    Args:
        posed: The question, with the truth: it is beside the picture that shows it anyway.
        on_close: Takes the question away.
    """
    with st.container(key="question"):
        _PREDICT(key=f"predict-{posed.id}", data={"posed": posed.as_json()}, on_closed_change=on_close)
