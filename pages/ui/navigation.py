"""The list of pages, in one place."""

from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage
from streamlit.runtime.scriptrunner import StopException

from pages.ui.export import export_button, offer_exports
from pages.ui.glossary import draw_glossary, help_on
from pages.ui.link import arrive
from pages.ui.owner import remember_owner

_ICON = Path(__file__).parents[2] / "assets" / "icon.png"  # a Material icon here would be fetched from the network
_STYLE = Path(__file__).parents[2] / "assets" / "page.css"
_PAGES = {
    "start": ("Start", ":material/home:"),
    "heads": ("Heads", ":material/grid_view:"),
    "inside_a_head": ("Inside a head", ":material/zoom_in:"),
    "decoding": ("Decoding", ":material/play_circle:"),
    "alignment": ("Alignment", ":material/translate:"),
    "what_if": ("What if?", ":material/science:"),
    "positions": ("Positions", ":material/waves:"),
    "masks": ("Masks", ":material/visibility_off:"),
    "train": ("Train", ":material/model_training:"),
    "twins": ("Twins", ":material/compare_arrows:"),
    "models": ("Models", ":material/inventory_2:"),
}


def navigation() -> StreamlitPage:
    """Declare the pages and return the one that was asked for.

    Streamlit also knows a folder `pages/` by itself: the first deep link to a fresh server runs a page's file without
    `app.py`. So every page declares the pages too, through `open_page`.
    """
    st.set_page_config(page_title="Attention Lab", page_icon=str(_ICON), layout="wide")
    return st.navigation(
        [
            st.Page(f"pages/{name}.py", title=title, icon=icon, default=name == "start")
            for name, (title, icon) in _PAGES.items()
        ],
        position="top",
    )


def run_page() -> None:
    """Run the page that was asked for, and then what was asked of it."""
    page = navigation()
    try:
        page.run()
    except StopException:  # it has nothing more to show
        offer_exports()
        raise
    offer_exports()


def open_page(title: str, introduction: str) -> None:
    """First line of every page: navigation, heading, one sentence."""
    navigation()
    arrive(title)
    st.html(_STYLE)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.title(title, anchor=False)
        draw_glossary()
        with st.container(width="content"):
            export_button()
        remember_owner()
    st.caption(introduction, help=help_on(introduction))
