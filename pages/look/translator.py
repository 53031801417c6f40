"""The way from a model that doesn't translate to one that does."""

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.example.sentences import set_text
from pages.ui.models.files import model_files
from pages.ui.state.link import choose_unseen
from transformer import Checkpoint
from transformer.data import task_from_dict

_SHOWN, _TEXT = "english-spanish", "The red cars are new."
"""A translator, and a text in whose translation noun and adjective change places."""


def draw_way_to_translator(example: Example) -> None:
    """Draw a button that opens a translator if the open model is none; the browser's Back brings this one again."""
    if translates(example.checkpoint) or _SHOWN not in model_files():
        return
    st.button("See it with a translator", icon=":material/translate:", key="to-translator", on_click=_open)


def translates(checkpoint: Checkpoint) -> bool:
    """Return whether a model writes in another language or script than it reads; a model without a task counts too."""
    is_told = bool(checkpoint.task)
    is_within = checkpoint.source_tokenizer is checkpoint.target_tokenizer and not task_from_dict(checkpoint.task).file
    return not (is_told and is_within)


def _open() -> None:
    choose_unseen("model", _SHOWN)
    set_text(_TEXT)
