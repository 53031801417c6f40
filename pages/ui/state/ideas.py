"""The ideas of a page: one is open, the link says which, and only that one is worked out."""

import streamlit as st

from pages.ui.state.link import linked, recall
from pages.ui.state.session import session
from transformer.replay import ViewState, fields_of


def choose_idea(key: str) -> str:
    """Draw the tabs of a page, and return the idea that is open.

    Args:
        key: Name in the link; each page has its own, so that it keeps its idea while others are open. A link that names
            controls and no idea, as those made before there were ideas, opens the one that has most of them.
    """
    page = session().path
    ideas = fields_of(page)[key]
    first = ideas.usual
    recall(key)
    if key not in st.session_state and key not in st.query_params:
        linked_idea = ViewState.of(page, {name: st.query_params.get_all(name) for name in st.query_params}).idea(key)
        if linked_idea != first:
            st.session_state[key] = linked_idea
    with st.container(gap=None, key="ideas"):
        chosen = linked(
            st.segmented_control, "What is shown", list(ideas.options), default=first, key=key, required=True,
            label_visibility="collapsed",
        )  # fmt: skip
        # The open tab is the heading of what follows; whoever listens to headings hears it as one.
        st.html(f"<h2>{chosen or first}</h2>")
    return chosen or first
