"""The choices in the browser and in the session, tied together: the link always says what is chosen."""

from dataclasses import asdict

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.state.selection import adopt_choices, opening_parts, revision
from transformer.interpret import Result
from transformer.replay import Selection

_SYNC = declare_bundled("follow")


def sync_selection(result: Result, selection: Selection) -> None:
    """Show the browser what this session knows to be chosen, and take over what is chosen there.

    Args:
        result: What the model did: which heads and steps there are.
        selection: What is shown now.
    """

    def adopt_from_browser() -> None:
        adopt_choices(st.session_state["follow"].get("chosen"))

    # Streamlit writes the link anew when the model or the text changes: the browser then has to write its part again.
    link = st.query_params.to_dict()
    data = {"turn": revision(), "selection": asdict(selection), "opened": opening_parts(result), "link": link}
    _SYNC(key="follow", data=data, on_chosen_change=adopt_from_browser)
