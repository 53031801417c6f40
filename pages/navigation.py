"""The entry script, from which every page runs: it holds the list of pages."""

import streamlit as st

from pages import server
from pages.ui.example.ask import tell_unasked
from pages.ui.state.session import session
from transformer import assets_folder
from transformer.replay import FIRST_PAGE

_ICON = assets_folder() / "icon.png"  # a Material icon here would be fetched from the network
_PAGES = {
    "look": ("Look", ":material/grid_view:"),
    "inside": ("Inside", ":material/account_tree:"),
    "positions_and_masks": ("Positions and masks", ":material/visibility_off:"),
    "what_if": ("What if?", ":material/science:"),
    "lecture": ("Lecture", ":material/co_present:"),
    "train": ("Train", ":material/model_training:"),
    "models": ("Models", ":material/inventory_2:"),
}

st.set_page_config(page_title="Attention Lab", page_icon=str(_ICON), layout="wide")
page = st.navigation(
    [
        st.Page(f"{name}.py", title=title, icon=icon, default=name == FIRST_PAGE)
        for name, (title, icon) in _PAGES.items()
    ],
    position="top",
)
session().page = page.url_path or FIRST_PAGE
server.explain_failed_callback()
page.run()
with server.optional("what a link asks in vain"):
    tell_unasked()
