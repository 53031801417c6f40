"""The entry script: the list of pages, in one place; every page runs from here."""

import streamlit as st

from pages import server
from transformer import assets_folder

_ICON = assets_folder() / "icon.png"  # a Material icon here would be fetched from the network
_PAGES = {
    "start": ("Start", ":material/home:"),
    "whole_model": ("The whole model", ":material/account_tree:"),
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

st.set_page_config(page_title="Attention Lab", page_icon=str(_ICON), layout="wide")
page = st.navigation(
    [st.Page(f"{name}.py", title=title, icon=icon, default=name == "start") for name, (title, icon) in _PAGES.items()],
    position="top",
)
server.explain_failed_callback()
page.run()
