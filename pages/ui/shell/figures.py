"""The figures that a page has drawn, offered for export; and curves with their captions."""

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
"""A function that makes an HTML page; it is given the origin of what the page shows."""


def draw_curve(picture: Picture, key: str) -> None:
    """Draw curves with Plotly and offer them for export; whoever can't see them hears their caption.

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
    """Write the caption below a picture, with its terms explained."""
    st.text(sentence_of(caption), help=help_on(caption))


def offer(pictures: Mapping[str, Picture], page: Page | None = None) -> None:
    """Offer for export what the page has just drawn; a new picture takes the place of the old one of its name.

    Args:
        pictures: By the names under which the browser offers them (`assets/components/state/pictures.ts`).
        page: Makes the page of those that show all of a view.
    """
    now, first = session(), next(iter(pictures), "")
    now.drawn.update(dict.fromkeys(pictures, first))
    now.drawn = {key: group for key, group in now.drawn.items() if group != first or key in pictures}
    # The figures of all sessions share one store: a session by itself would keep them for as long as it is open.
    STORE.put(_place(first), {key: (picture, page if picture.is_whole else None) for key, picture in pictures.items()})


def forget_figures() -> None:
    """Forget what the last run of the page has drawn: it is no longer there to export when a page begins."""
    for first in set(session().drawn.values()):
        STORE.drop(_place(first))
    session().drawn = {}


def drawn_figures() -> dict[str, tuple[Picture, Page | None]]:
    """Return what this run of the page has drawn, by key, without what was let go meanwhile to save memory."""
    groups = {first: STORE.find(_place(first)) or {} for first in session().drawn.values()}
    return {key: groups[first][key] for key, first in session().drawn.items() if key in groups[first]}


def _place(first: str) -> tuple[str, str, str]:
    """Return the key under which the store has the figures of this session that were offered together."""
    return "drawn", session().draws_as, first
