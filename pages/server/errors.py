"""What a person reads when a page fails in a way that nobody foresaw."""

import logging
import secrets

import streamlit as st

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that looks like another: a code may be read out in class."""
_LOG = logging.getLogger("attention_lab")


def explain(error: Exception) -> bool:
    """Say so on the page, with a code that also stands in the server's log; what was drawn before stays.

    Args:
        error: What a script or a callback raised.
    Returns:
        True: Streamlit shows no error of its own.
    """
    code = "".join(secrets.choice(_ALPHABET) for _ in range(6))
    _LOG.error("Error %s on a page: %s", code, type(error).__name__, exc_info=error)
    st.error(
        "Something went wrong here that should not have, and this part of the page is missing. Nothing that you made "
        f"is lost. Reload the page, or go on with another one. The code {code} finds the reason in the server's log."
    )
    return True
