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
    now, before, heard = session(), st.session_state.get(key), f"heard-{key}"
    unheard = _unheard(key)
    if is_another(key, [(option, names(option)) for option in options]) or before != value or unheard:
        now.shown_before[key] = [*unheard, (before, now.num_runs)]
        st.session_state[key] = value
    widget(label, options, format_func=names, key=key, on_change=_choose, args=(key, on_choice), **others)
    st.session_state[heard] = now.num_runs
    with st.container(key=f"{heard}-of"):
        st.number_input("Last run that was heard of", step=1, key=heard)


def _choose(key: str, on_choice: Callable[[Any], None]) -> None:
    chosen = st.session_state[key]
    if any(value == chosen for value, _ in _unheard(key)):
        return
    session().shown_before.pop(key, None)
    if chosen is not None:
        on_choice(chosen)


def _unheard(key: str) -> list[tuple[Any, int]]:
    """Return what a choice showed until runs of which the browser had not heard when it asked for this one."""
    heard = st.session_state.get(f"heard-{key}", 0)
    return [(value, run) for value, run in session().shown_before.get(key, ()) if run > heard]
