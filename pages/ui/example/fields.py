"""The fields of an idea as controls, in their order; each is in the link, and knows its limits and what is usual."""

from collections.abc import Sequence
from typing import Literal

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.glossary import help_on
from pages.ui.state.link import follow_usual, keep_to, linked, linked_number, recall
from pages.ui.state.session import session
from transformer.replay import Field

_WIDTH, _WIDE = 160, 360
"""Widths of a control, in pixels: two stand side by side on a phone; one of several values has a line of its own."""


def draw_fields(fields: Sequence[Field], example: Example) -> None:
    """Draw the controls of an idea in the container that is open.

    Args:
        fields: What can be chosen.
        example: Model and text; options may depend on them, and on other fields.
    Raises:
        LabError: If what was chosen makes no options for another field; it says what to do.
    """
    for field in fields:  # before any of them is drawn: the browser writes into the link what is chosen beside them
        recall(field.name)
    places = [st.container(width=_width(field)) for field in fields]
    # What depends on other fields is drawn after them.
    for field, place in sorted(zip(fields, places, strict=True), key=lambda pair: _depends(pair[0])):
        with place:
            _draw_field(field, example)


def _width(field: Field) -> int | Literal["content"]:
    return "content" if field.is_long else _WIDE if field.several or field.kind == "text" else _WIDTH


def choose_number(name: str, number: int) -> None:
    """Choose an option of a field that counts, from a callback: of a field that is drawn, by its number from 0."""
    options = session().numbered[name]
    st.session_state[name] = options[min(number, len(options) - 1)]


def _depends(field: Field) -> bool:
    return bool(field.choices or field.usual_here)


def _draw_field(field: Field, example: Example) -> None:
    """Draw one control, as its kind asks for."""
    usual = field.usual_here(example.shown) if field.usual_here else field.usual
    if field.usual_here:
        follow_usual(field.name, usual)
    options = list(field.choices(example.shown)) if field.choices else list(field.options)
    shared = {"key": field.name, "help": help_on(field.label)}
    if field.several:
        linked(st.multiselect, field.label, options, default=usual, max_selections=field.listed, **shared)
    elif field.kind == "count":
        keep_to(field.name, options, options[usual])
        session().numbered[field.name] = options
        linked(st.selectbox, field.label, options, index=usual, **shared)
    elif field.kind == "choice":
        linked(st.selectbox, field.label, options, index=options.index(usual), **shared)
    elif field.kind == "text" and not field.is_long:
        linked(st.text_input, field.label, usual, key=field.name, max_chars=field.longest)
    elif field.kind == "text":
        with st.popover(field.label, icon=":material/edit:"):
            linked(
                st.text_area, field.asks, usual, key=field.name, max_chars=field.longest, height=150, width=2 * _WIDTH
            )
    else:
        linked_number(st.slider, field.label, says_limits=True, **shared)
