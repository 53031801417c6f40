"""The entry script, from which every page runs: it holds the list of pages."""

import streamlit as st

from pages import server
from pages.ui.example.ask import tell_unasked
from pages.ui.state.session import session
from transformer import assets_folder

_ICON = assets_folder() / "icon.png"  # a Material icon here would be fetched from the network
_GROUPS = {
    "": {"start": ("Start", ":material/home:"), "lecture": ("Lecture", ":material/co_present:")},
    "Look": {
        "heads": ("Heads", ":material/grid_view:"),
        "decoding": ("Decoding", ":material/play_circle:"),
        "alignment": ("Alignment", ":material/translate:"),
    },
    "Ask": {"what_if": ("What if?", ":material/science:")},
    "Parts": {
        "inside": ("Inside", ":material/account_tree:"),
        "positions_and_masks": ("Positions and masks", ":material/visibility_off:"),
    },
    "Make": {
        "train": ("Train", ":material/model_training:"),
        "models": ("Models", ":material/inventory_2:"),
    },
}

st.set_page_config(page_title="Attention Lab", page_icon=str(_ICON), layout="wide")
page = st.navigation(
    {
        group: [
            st.Page(f"{name}.py", title=title, icon=icon, default=name == "start")
            for name, (title, icon) in pages.items()
        ]
        for group, pages in _GROUPS.items()
    },
    position="top",
)
# The bar marks the group of the page, see `open_page`.
session().group = next(
    (group for group, pages in _GROUPS.items() if page.title in {title for title, _ in pages.values()}), ""
)
session().path = page.url_path
server.explain_failed_callback()
page.run()
with server.optional("what a link asks in vain"):
    tell_unasked()
