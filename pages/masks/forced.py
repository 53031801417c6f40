"""A decoder that reads a whole target at once, beside what it writes by itself."""

import streamlit as st

from pages.ui.shell.written import draw_text
from transformer.interpret import Forced, end_ahead


def draw_side(forced: Forced, written: str, reason: str, key: str, is_open: bool = False) -> None:
    """What was predicted while the target was read, and what is written without one.

    Args:
        forced: The predictions.
        written: What the model writes by itself.
        reason: Why it stopped there.
        key: Of this side on the page.
        is_open: The model was trained without the causal mask, and reads without it here.
    """
    given = "the right target" if forced.is_known else "its own target"
    st.caption(f"It reads {given} at once (teacher forcing) and predicts")
    draw_text(forced.text, f"reads-{key}")
    st.text(f"{forced.result} {end_ahead(forced) if is_open else ''}".strip())
    st.caption("It reads what it wrote itself (free running) and writes")
    draw_text(written, f"writes-{key}")
    st.text(reason)
