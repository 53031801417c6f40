"""Waiting for what is measured in the background: the page asks again, and is drawn anew as soon as it is there.

A page that is drawn anew closes any dialog above it. So it waits until whoever opened the dialog has closed it.
"""

import functools
from collections.abc import Callable
from typing import Literal, ParamSpec

import streamlit as st

from pages.ui.state.session import session

P = ParamSpec("P")

_ASK_EVERY = 1.0
"""Seconds between two questions."""


def wait_for(ask: Callable[[], object]) -> None:
    """Draw the whole page anew once there is an answer and no dialog is open; nothing of the page waits meanwhile.

    Args:
        ask: Answers at once, with None as long as there is nothing.
    """
    st.fragment(_look, run_every=_ASK_EVERY)(ask)


def _look(ask: Callable[[], object]) -> None:
    if not session().dialog_is_open and ask() is not None:
        st.rerun()


def dialog(title: str, width: Literal["medium", "large"]) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Return a decorator like `st.dialog`, for a dialog that no answer from the background closes."""

    def of(draw: Callable[P, None]) -> Callable[P, None]:
        @functools.wraps(draw)
        def drawn(*arguments: P.args, **options: P.kwargs) -> None:
            session().dialog_is_open = True
            draw(*arguments, **options)

        return st.dialog(title, width=width, on_dismiss=forget_dialog)(drawn)

    return of


def forget_dialog() -> None:
    """Note that no dialog is open: it was closed, or the page begins anew, which closes it."""
    session().dialog_is_open = False
