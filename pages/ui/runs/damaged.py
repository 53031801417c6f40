"""A run whose folder is damaged: what is wrong with it, and what can be saved."""

import streamlit as st

from pages.ui.models.names import download_name
from pages.ui.shell.downloads import keep_file
from pages.ui.shell.glossary import literal
from transformer.runs.jobs import RunFolder, is_whole

_MIME = "application/octet-stream"


def draw_damaged(folder: RunFolder) -> None:
    """Draw what is wrong with a run, and what can be saved of it."""
    st.error(literal(f"This run is damaged. {folder.damage()}"))
    whole = next((path for path in (folder.model, folder.checkpoint) if is_whole(path)), None)
    if whole is None:
        st.text("No model can be saved from it.")
    else:
        st.text("Its model as last saved is whole. Download it, then add it on the page Models.")
        name = download_name(folder.name)
        st.download_button(
            "Download", keep_file(whole.read_bytes, name, _MIME), name, _MIME,
            icon=":material/download:", on_click="ignore", key="save-damaged",
        )  # fmt: skip
    st.page_link("models.py", label="Remove it on Models", icon=":material/inventory_2:")
