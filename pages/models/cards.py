"""The models as cards: what each does, and a picture of the head that it opens with."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from pages.ui.example.thumbnails import draw_thumbnail, thumbnail_of_model, wait_for_thumbnails
from pages.ui.models.files import ModelFile
from pages.ui.models.table import facts_of
from pages.ui.shell.glossary import literal
from pages.ui.state.link import choose_unseen

_MOST = 24
"""Most cards; all models are in the field, and in the table."""


def draw_cards(files: Mapping[str, ModelFile], names: Mapping[str, str], chosen: str) -> None:
    """Draw a card for each model; a press chooses it.

    Args:
        files: By id, in their order.
        names: What each is called where one chooses.
        chosen: Id of the one that is open.
    """
    shown = [(id, file) for id, file in files.items() if not facts_of(file).problem][:_MOST]
    waiting = []
    with st.container(horizontal=True, gap="small", key="model-cards"):
        for id, file in shown:
            picture = thumbnail_of_model(file)
            waiting += [partial(thumbnail_of_model, file)] if picture is None else []
            with st.container(
                horizontal=True, wrap=False, vertical_alignment="center", gap="small", border=True, width=262,
                key=f"{'open-' if id == chosen else ''}card-{id}",
            ):  # fmt: skip
                draw_thumbnail(picture)
                st.button(literal(names[id]), key=f"pick-{id}", on_click=_choose, args=(id,), type="tertiary")
    wait_for_thumbnails(waiting)


def _choose(id: str) -> None:
    choose_unseen("model", id)
