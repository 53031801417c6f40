"""The idea Where meaning moves: its picture, and pairs of texts to try."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.ideas import draw_idea
from pages.ui.example.sentences import set_text
from pages.ui.shell.glossary import literal
from transformer.interpret import Result
from transformer.text import in_a_line
from transformer.views.ideas import MEANING, pairs_to_try


def draw_meaning(example: Example, result: Result) -> None:
    """Draw pairs that were chosen for the model, and the picture of the open text with another one."""
    pairs = pairs_to_try(example.checkpoint)
    draw_idea(MEANING, example, result, partial(_offer, pairs) if pairs else None)


def _offer(pairs: Sequence[tuple[str, str]]) -> None:
    st.caption("Pairs to try")
    for number, (text, other) in enumerate(pairs, start=1):
        label = literal(in_a_line(f"{text} | {other}"))
        st.button(label, key=f"pair-{number}", on_click=_open, args=(text, other), type="tertiary")


def _open(text: str, other: str) -> None:
    set_text(text)
    st.session_state["partner"] = other
