"""How every page opens: at its top, with a heading, the glossary, the export and one sentence."""

from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage
from streamlit.runtime.scriptrunner import StopException

from pages.ui.export import export_button, offer_exports
from pages.ui.glossary import draw_glossary, help_on
from pages.ui.into_sight import open_at_top
from pages.ui.link import arrive

_STYLE = Path(__file__).parents[2] / "assets" / "page.css"


def run_page(page: StreamlitPage) -> None:
    """Run the page that was asked for, and then what was asked of it."""
    try:
        page.run()
    except StopException:  # it has nothing more to show
        offer_exports()
        raise
    offer_exports()


def open_page(title: str, introduction: str) -> None:
    """First line of every page: heading, one sentence, and what stands beside them."""
    arrive(title)
    st.html(_STYLE)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.title(title, anchor=False)
        draw_glossary()
        with st.container(width="content"):
            export_button()
        open_at_top(title)
    st.caption(introduction, help=help_on(introduction))
