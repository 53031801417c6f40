"""Choices that show what was chosen elsewhere, too, and can be changed there and here."""

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from pages.ui.state.link import is_another
from pages.ui.state.session import session


def draw_choice(
    widget: Callable[..., Any],
    label: str,
    options: Sequence[Any],
    *,
    key: str,
    value: Any,
    on_choice: Callable[[Any], None],
    names: Callable[[Any], str] = str,
    **others: Any,
) -> None:
    """Draw a choice that shows what was chosen, here or elsewhere.

    One that shows it already is left alone: the browser takes a value that is set for the last word, and forgets what
    was clicked while the page was drawn. It tells all values with each message, and until it has heard of what was
    chosen elsewhere, it tells what this one showed before, which would take that back. So the number of the run is
    drawn after it, unseen: while the browser doesn't tell that, what it tells of this one is old news.

    Args:
        widget: `st.segmented_control` or `st.selectbox`.
        label: Passed on.
        options: What can be chosen.
        key: Of the widget.
        value: One of the options; None: none of them.
        on_choice: Called with what a person has chosen.
        names: Returns how an option is called.
        **others: Passed on.
    """
    before = st.session_state.get(key)
    if is_another(key, [(option, names(option)) for option in options]) or before != value or _unheard(key):
        note_replaced(key, before, session().num_runs)
        st.session_state[key] = value
    widget(label, options, format_func=names, key=key, on_change=_choose, args=(key, on_choice), **others)
    draw_heard(key)


def _choose(key: str, on_choice: Callable[[Any], None]) -> None:
    chosen = st.session_state[key]
    if is_old_news(key, chosen):
        return
    session().shown_before.pop(key, None)
    if chosen is not None:
        on_choice(chosen)


def note_replaced(key: str, before: Any, run: int) -> None:
    """Note what a widget showed until a run that shows something else in it.

    Args:
        key: Of the widget.
        before: What it showed.
        run: Number of the run.
    """
    session().shown_before[key] = [*_unheard(key), (before, run)]


def draw_heard(key: str) -> None:
    """Draw the number of this run behind a widget, unseen; see `draw_choice`."""
    heard = f"heard-{key}"
    st.session_state[heard] = session().num_runs
    with st.container(key=f"{heard}-of"):
        st.number_input("Last run that was heard of", step=1, key=heard)


def is_old_news(key: str, told: Any) -> bool:
    """Return whether the browser told what a widget showed before it heard that it was replaced."""
    return any(value == told for value, _ in _unheard(key))


def _unheard(key: str) -> list[tuple[Any, int]]:
    """Return what a choice showed until runs of which the browser had not heard when it asked for this one."""
    heard = st.session_state.get(f"heard-{key}", 0)
    return [(value, run) for value, run in session().shown_before.get(key, ()) if run > heard]
