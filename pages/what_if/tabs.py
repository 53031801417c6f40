"""The tools of the page What if?, one a tab; the open one stands in the link."""

import streamlit as st

from pages.ui.example.views import open_head
from pages.ui.state.link import keep_to, linked, suggest
from transformer.maps import Place

_TOOLS = {
    "change": ("Change it", "Switch heads off, hide tokens, send a row to one token: what does it write then?"),
    "mattered": ("What mattered", "Where a head looks, beside what each token costs when it is hidden."),
    "break": ("Break it", "Take out one head at a time: which ones can the model not do without?"),
    "forcing": ("Teacher forcing", "Make it read a target of yours, as in training: how probable is each token of it?"),
}
"""The title of each tool, and a sentence on what it shows, by its name in links."""
_BY_NAME = "tool-by-name"


def choose_tool() -> str:
    """Draw the controls for the tool, and return the open one; old links with a target alone open teacher forcing."""
    suggest("tool", "forcing" if "target" in st.query_params and "edits" not in st.query_params else "change")
    keep_to("tool", list(_TOOLS))
    # Streamlit writes the title of an option into the link. So a field that nobody sees (`styles/controls.css`) keeps
    # the short name there, as for models.
    tool = linked(st.segmented_control, "Tool in links", list(_TOOLS), key="tool", required=True) or "change"
    st.session_state[_BY_NAME] = tool
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="tools"):
        st.segmented_control(
            "Tool", list(_TOOLS), format_func=lambda name: _TOOLS[name][0], key=_BY_NAME, required=True,
            on_change=_choose, label_visibility="collapsed", width="content",
        )  # fmt: skip
        st.caption(_TOOLS[tool][1])
    return tool


def open_changes(place: Place) -> None:
    """Open a head in the tool Change it."""
    open_head(place)
    _open("change")


def _choose() -> None:
    _open(st.session_state[_BY_NAME])


def _open(tool: str) -> None:
    st.session_state["tool"] = tool
