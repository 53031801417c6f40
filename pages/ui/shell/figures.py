"""What a page has drawn, offered for export; and curves with their captions."""

from collections.abc import Callable, Mapping

import plotly.graph_objects as go
import streamlit as st

from pages.ui.memory.store import STORE
from pages.ui.shell.glossary import help_on
from pages.ui.state.session import session
from transformer.text import sentence_of
from transformer.views import About, Picture

# Dragging zooms and a double click shows all again; more buttons would cover the labels.
_CONFIG = {
    "displaylogo": False,
    "responsive": True,
    "modeBarButtonsToRemove": [
        "toImage", "zoom2d", "pan2d", "select2d", "lasso2d", "zoomIn2d", "zoomOut2d", "autoScale2d",
    ],
}  # fmt: skip

Page = Callable[[About], bytes]
"""Makes an HTML page of the origin of what it shows."""


def draw_curve(picture: Picture, key: str) -> None:
    """Draw curves with Plotly and their caption, which a person hears who can't see them, and offer them for export.

    Args:
        picture: With a `curve`.
        key: Streamlit key, stable over reruns; the name under which they are kept.
    """
    if picture.curve:
        show_figure(picture.curve(), picture.caption, key)
    offer({key: picture})


def show_figure(figure: go.Figure, caption: str, key: str) -> None:
    """Draw a figure of Plotly with its caption."""
    st.plotly_chart(figure, key=key, alt=caption, config=_CONFIG)
    draw_caption(caption)


def draw_caption(caption: str) -> None:
    """Write what a picture shows below it, with its terms explained."""
    st.text(sentence_of(caption), help=help_on(caption))


def offer(pictures: Mapping[str, Picture], page: Page | None = None) -> None:
    """Offer for export what the page has just drawn; what is drawn again under a name takes the old one's place.

    Args:
        pictures: By the names under which the browser offers them (`assets/components/state/pictures.ts`).
        page: Makes the page of those that show all of a view.
    """
    session().drawn.update(dict.fromkeys(pictures))
    for key, picture in pictures.items():
        # The figures of all sessions share one store: a session by itself would keep them for as long as it is open.
        STORE.put(_place(key), (picture, page if picture.is_whole else None))


def forget_figures() -> None:
    """A page begins: what was drawn by the last run is no longer there to export."""
    for key in session().drawn:
        STORE.drop(_place(key))
    session().drawn = {}


def drawn_figures() -> dict[str, tuple[Picture, Page | None]]:
    """What this run of the page has drawn, by key; without what was let go meanwhile to save memory."""
    found = {key: STORE.find(_place(key)) for key in session().drawn}
    return {key: kept for key, kept in found.items() if kept}


def _place(key: str) -> tuple[str, str, str]:
    """Where the store has a figure of this session."""
    return "drawn", session().draws_as, key
