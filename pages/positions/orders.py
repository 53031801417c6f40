"""The same text with the positions of its source as trained, off and shuffled."""

from collections.abc import Mapping

import streamlit as st

from pages.positions.differences import draw_outputs
from pages.ui.example.example import Example, head_controls
from pages.ui.example.verdict import draw_verdict
from pages.ui.shell.matrices import draw_captions, draw_matrices
from transformer.interpret import Result, right_answer
from transformer.views.by_page import ORDERS, orders_view


def draw_orders(example: Example, result: Result) -> None:
    """Draw the model's output in each of the three cases, whether it is right, and one head's map."""
    head_controls(result)
    replay = example.shown
    written = {change: replay.run_change(change).decoding.text for change in ORDERS}
    view = orders_view(replay)
    draw_matrices(view, "orders", captions=False)
    are_letters = all(len(token) == 1 for token in result.decoding.tokens[:-1])
    draw_outputs({f"{change.capitalize()}, it writes": text for change, text in written.items()}, are_letters)
    draw_verdict(written, right_answer(example.checkpoint, example.text))
    draw_captions(view.panels)
    st.text(_compare(written))
    if example.checkpoint.config.positions == "none":
        st.info("This model has no positions: its encoder can't tell one order of what it reads from another.")
    decoder = "; the decoder keeps its own positions" if example.checkpoint.config.has_decoder else ""
    st.caption(
        "The same text through the same model, three times: with the encoder's positions, without them, and with them "
        f"in a random order. Everything else stays{decoder}."
    )


def _compare(written: Mapping[str, str]) -> str:
    """Return a sentence on how the two other outputs differ from the usual one."""
    usual, *others = written.values()
    without, shuffled = ("the same" if text == usual else "something else" for text in others)
    return f"Without positions it writes {without}, with shuffled ones {shuffled}."
