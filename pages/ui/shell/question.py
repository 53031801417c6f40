"""A question above a page: what is below stays unseen until it is answered, or passed over."""

from collections.abc import Callable

import streamlit as st

from pages.server.bundle import declare_bundled
from transformer.lectures import Posed

_PREDICT = declare_bundled("predict")


def draw_question(posed: Posed, on_close: Callable[[], None] | None = None, lecture: str = "") -> None:
    """Ask, and let the browser show what the model does once somebody has predicted it or wants it shown.

    Args:
        posed: The question, with the truth: it is beside the picture that shows it anyway.
        on_close: Takes the question away; None where it belongs to what is shown.
        lecture: Id of the lecture that asks; a class that takes part in it answers too.
    """
    data = {"posed": posed.as_json(), "closable": on_close is not None, "lecture": lecture}
    with st.container(key="question"):
        _PREDICT(key=f"predict-{posed.id}", data=data, on_closed_change=on_close or (lambda: None))
