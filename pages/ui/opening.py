"""How every page opens: at its top, with a heading, the glossary, the export and one sentence."""

import streamlit as st

from pages.ui.export import export_button
from pages.ui.figures import forget_figures
from pages.ui.glossary import draw_glossary, help_on
from pages.ui.into_sight import open_at_top
from pages.ui.link import arrive
from pages.ui.selection import note_shown
from transformer import assets_folder

_STYLE = assets_folder() / "page.css"


def open_page(title: str, introduction: str) -> None:
    """First line of every page: heading, one sentence, and what stands beside them."""
    arrive(title)
    forget_figures()
    note_shown(None)
    st.html(_STYLE)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.title(title, anchor=False)
        draw_glossary()
        with st.container(width="content"):
            export_button()
        open_at_top(title)
    st.caption(introduction, help=help_on(introduction))
