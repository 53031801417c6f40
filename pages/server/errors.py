"""Messages that a person reads when a page fails in a way that nobody foresaw."""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a code, which may be read out in class: none looks like another."""
_FAILED = "failed-callback"
_LOG = logging.getLogger("attention_lab")


def explain(error: Exception) -> bool:
    """Show an error on the page, with a code that also stands in the server's log; what was drawn before stays.

    Args:
        error: The error that a script or a callback raised.
    Returns:
        True, so that Streamlit shows no error of its own.
    """
    code = "".join(secrets.choice(_ALPHABET) for _ in range(6))
    _LOG.error("Error %s on a page: %s", code, type(error).__name__, exc_info=error)
    context = get_script_run_ctx()
    if context and not context.has_script_started:
        # The callback failed before anything was drawn: without a run of the script the page would stay empty.
        st.session_state[_FAILED] = code
        st.rerun()
    else:
        st.error(f"Something went wrong here that should not have: a part of the page is missing. {_way_on(code)}")
    return True


def explain_failed_callback() -> None:
    """Show at the top of a page that the last callback failed; see `explain`."""
    if code := st.session_state.pop(_FAILED, ""):
        st.error(f"Something went wrong that should not have: what you asked for was not done. {_way_on(code)}")


@contextmanager
def optional(part: str) -> Iterator[None]:
    """Draw a part that a page can do without: where it fails, the log says why, and the page goes on without it.

    Args:
        part: Its name, for the log.
    """
    try:
        yield
    except Exception as error:  # what a person brought may be the reason: their page is drawn all the same
        _LOG.error("A page is drawn without a part of it, %s: %s", part, type(error).__name__, exc_info=error)


def _way_on(code: str) -> str:
    return (
        "Nothing you made is lost. Reload the page, or go on with another one. "
        f"The code {code} finds the reason in the server's log."
    )
