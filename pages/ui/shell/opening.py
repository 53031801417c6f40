"""How every page opens: at its top, with the bar: heading, glossary and export, and on most pages the example."""

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.server.bundle import declare_bundled
from pages.ui.shell.export import export_button
from pages.ui.shell.figures import forget_figures
from pages.ui.shell.glossary import draw_glossary, help_on, literal
from pages.ui.shell.into_sight import open_at_top
from pages.ui.state.link import arrive
from pages.ui.state.selection import note_shown
from transformer import assets_folder

_STYLE = assets_folder() / "page.css"
_FRAME = declare_bundled("frame")


def open_page(title: str, introduction: str) -> None:
    """First line of every page: heading, one sentence, and what stands beside them."""
    arrive(title)
    forget_figures()
    note_shown(None)
    st.session_state.pop("shown_example", None)
    st.html(_STYLE)
    bar = st.container(key="bar", gap="xsmall")
    st.session_state["bar"] = {"whole": bar}
    with bar.container(horizontal=True, vertical_alignment="center", gap="small", key="bar-heading"):
        # A phone has no room for the sentence: there it stands behind the heading's sign alone.
        st.title(title, anchor=False, width="content", help=_help(introduction))
        st.caption(introduction)
        draw_glossary()
        with st.container(width="content"):
            export_button()
        open_at_top(title)
        _FRAME(key="frame")


def bar_part(name: str = "whole") -> DeltaGenerator:
    """A part of the bar of the page that is being drawn: all of it, or one that `keep_bar_part` noted."""
    return st.session_state["bar"][name]


def keep_bar_part(name: str, part: DeltaGenerator) -> None:
    """Note a part of the bar that is filled later, once the page knows what belongs there."""
    st.session_state["bar"][name] = part


def _help(introduction: str) -> str:
    return "\n\n".join(filter(None, [literal(introduction), help_on(introduction)]))
