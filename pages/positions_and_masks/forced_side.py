"""A decoder that reads a whole target at once, beside the text that it writes by itself."""

import streamlit as st

from pages.ui.shell.draw import draw_text
from transformer.interpret import ForcedPredictions, describe_missed_end


def draw_side(forced: ForcedPredictions, written: str, reason: str, key: str, is_open: bool = False) -> None:
    """Draw the predictions for a target that is read, and the text that is written without one.

    Args:
        forced: The predictions.
        written: The text that the model writes by itself.
        reason: Why it stopped there.
        key: The key of this side on the page.
        is_open: True if the model was trained without the causal mask, and reads without it here.
    """
    given = "the right target" if forced.is_known else "the target below"
    st.caption(f"It reads {given} at once (teacher forcing) and predicts")
    draw_text(forced.text, f"reads-{key}")
    st.text(f"{forced.result} {describe_missed_end(forced) if is_open else ''}".strip())
    st.caption("It reads what it wrote itself (free running) and writes")
    draw_text(written, f"writes-{key}")
    st.text(reason)
