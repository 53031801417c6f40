"""The state of the open page as its link would have it: what its widgets hold, and what is chosen on it."""

from typing import Any

import streamlit as st

from pages.ui.state.selection import chosen_fields
from pages.ui.state.session import session
from transformer.replay import ViewState, fields_of


def page_state() -> ViewState:
    """Return the state of the page that is open, as far as its widgets are drawn and anything is chosen."""
    page = session().path or "start"
    texts = {name: _texts(st.session_state[name]) for name in fields_of(page) if st.session_state.get(name) is not None}
    return ViewState.of(page, texts).complete(chosen_fields())


def _texts(value: Any) -> list[str]:
    """Return a widget's value as it stands in the link."""
    values = value if isinstance(value, list) else [value]
    return [str(one).lower() if isinstance(one, bool) else str(one) for one in values]
