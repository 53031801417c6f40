"""A figure on a page: with its caption, which is also its alternative text, and noted for export."""

import secrets
from collections.abc import Callable, Mapping

import plotly.graph_objects as go
import streamlit as st

from pages.ui.memory.store import STORE
from pages.ui.shell.glossary import help_on
from transformer.text import sentence_of
from transformer.views import Numbers

# Dragging zooms and a double click shows all again; more buttons would cover the labels.
_CONFIG = {
    "displaylogo": False,
    "responsive": True,
    "modeBarButtonsToRemove": [
        "toImage", "zoom2d", "pan2d", "select2d", "lasso2d", "zoomIn2d", "zoomOut2d", "autoScale2d",
    ],
}  # fmt: skip


Page = Callable[[Mapping[str, str]], bytes]
"""Makes an HTML page of the origin of what it shows."""
Curve = Callable[[], go.Figure]
"""Makes a figure of curves, when somebody wants to keep it."""
Drawn = tuple[str, Numbers | None, Curve | None, Page | None, dict[str, str]]
"""Caption, numbers, curve, page and origin of something that was drawn, as `register` takes them."""


def draw_figure(
    figure: go.Figure, caption: str, key: str, numbers: Numbers, about: Mapping[str, str] | None = None
) -> None:
    """Draw curves with Plotly, and offer them for export.

    Args:
        figure: From `transformer.views`.
        caption: What it shows now, in words. Plain text: it may hold tokens that people typed.
        key: Streamlit key, stable over reruns.
        numbers: Gives what they plot.
        about: For an export of it: what differs from the page's model and text; see `register`.
    """
    show_figure(figure, caption, key)
    register(key, caption, numbers=numbers, curve=lambda: figure, about=about)


def show_figure(figure: go.Figure, caption: str, key: str) -> None:
    """Draw a figure of Plotly with its caption, which a person hears who can't see it."""
    st.plotly_chart(figure, key=key, alt=caption, config=_CONFIG)
    st.text(sentence_of(caption), help=help_on(caption))


def forget_figures() -> None:
    """A page begins: what was drawn by the last run is no longer there to export."""
    for key in st.session_state.get("drawn", {}):
        STORE.drop(_place(key))
    st.session_state["drawn"] = {}


def drawn_figures() -> dict[str, Drawn]:
    """What this run of the page has drawn, by key; without what was let go meanwhile to save memory."""
    drawn: dict[str, Drawn] = {}
    for key, (caption, about) in st.session_state.get("drawn", {}).items():
        if kept := STORE.find(_place(key)):
            drawn[key] = caption, *kept, about
    return drawn


def _place(key: str) -> tuple[str, str, str]:
    """Where the store has a figure of this session."""
    return "drawn", st.session_state.setdefault("draws_as", secrets.token_hex(8)), key


def register(
    key: str,
    caption: str,
    *,
    numbers: Numbers | None = None,
    curve: Curve | None = None,
    page: Page | None = None,
    about: Mapping[str, str] | None = None,
) -> None:
    """Offer something that the page has just drawn for export; drawn again under its key, it takes the old one's place.

    `draw_figure` does this for every curve. A component needs one call beside it, and offers its picture in the
    browser under the same key (`assets/components/page/pictures.js`)::

        grid = Grid(map=result.maps["cross"], axes=("layer", "head"))
        register("heads", "All heads on this text.", numbers=lambda: {"cross": grid}, about={"head": "All heads"})

    Args:
        key: Streamlit key of the chart, or the name under which a component offers its picture; its words name it for
            people.
        caption: What it shows now, in words.
        numbers: Gives the numbers by name, if there are any; called when somebody wants a file of them.
        curve: Makes curves as a figure of Plotly, which belong to no head; None of anything else.
        page: Makes an HTML page that draws it livelier than its picture; what it encloses is kept with the figure.
        about: What differs from the page's own model, text and head; an empty string: it does not depend on that.
    """
    # The figures of all sessions share one store: a session by itself would keep them for as long as it is open.
    st.session_state.setdefault("drawn", {})[key] = (caption, dict(about or {}))
    STORE.put(_place(key), (numbers, curve, page))
