"""Drawings of a page in the browser: views, matrices side by side with their captions, and what a model wrote."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.shell.figures import offer
from pages.ui.shell.glossary import help_on
from transformer.replay import Selection
from transformer.text import sentence_of
from transformer.views import Panel, View, with_host

COMPONENTS = {
    name: declare_bundled(name) for name in ("alignment", "beams", "clocks", "film", "matrices", "stage", "wholeModel")
}
_OUTPUT = declare_bundled("written")
_A_ROW = 4
"""Most captions beside each other; on a phone they stand below each other."""

OnCell = Callable[[int, int], None]
"""A function that is called with row and column of a chosen cell, from 0, before the script runs again."""


def draw(
    view: View,
    key: str,
    *,
    allowed: Mapping[str, object] | None = None,
    selection: Selection | None = None,
    **listeners: Any,
) -> Any:
    """Draw a view, and offer its pictures for export.

    Args:
        view: What is shown.
        key: Streamlit key, stable over reruns.
        allowed: What people can do with it here beyond looking and pointing; see the host of each view.
        selection: What is selected in it, for what is kept of it.
        listeners: As `on_NAME_change`: called when the browser has sent a value of that name, before the script runs
            again.
    Returns:
        What the browser has sent, by name.
    """
    offer(view.pictures(selection), partial(view.html, selection))
    return mount(view, key, allowed, **listeners)


def mount(view: View, key: str, allowed: Mapping[str, object] | None = None, **listeners: Any) -> Any:
    """Draw a view whose pictures somebody else offers, as often as the selection changes; see `draw`."""
    data = with_host(view.data, {**view.host, **(allowed or {})})
    return COMPONENTS[view.component](key=key, data=data, **listeners)


def draw_text(text: str, key: str, low: bool = False, language: str = "") -> None:
    """Draw what a model wrote.

    Args:
        text: What it wrote; may be empty.
        key: Of its place on the page.
        low: It takes two lines at most; what is longer is pushed up.
        language: In which it is written, as in HTML's `lang`; empty where unknown.
    """
    _OUTPUT(key=key, data={"text": text, "low": low, "language": language})


def draw_matrices(
    view: View, key: str, *, on_cell: OnCell | Sequence[OnCell | None] | None = None, captions: bool = True
) -> None:
    """Draw matrices side by side, on a phone to be swiped; each is offered for export.

    Args:
        view: Matrices, see `views.side_by_side`.
        key: Streamlit key, stable over reruns.
        on_cell: For cells of all panels, or one for each panel, None where nothing can be chosen.
        captions: Write the captions below; False where the page says them itself, or elsewhere (`draw_captions`).
    """
    panels = view.panels
    listeners = list(on_cell) if isinstance(on_cell, Sequence) else [on_cell] * len(panels)
    allowed = {"clickable": [one is not None for one in listeners]}
    shapes = [panel.map.allowed.shape for panel in panels]  # a listener is kept, so it holds no maps
    draw(view, key, allowed=allowed, on_chosen_change=partial(_pass_on, key, shapes, listeners))
    if captions:
        draw_captions(panels)


def draw_captions(panels: Sequence[Panel]) -> None:
    """Write the captions of matrices, side by side; for a page that puts them elsewhere than below the picture."""
    said = [panel.caption for panel in panels if panel.caption]
    across = min(len(said), _A_ROW)
    for first in range(0, len(said), _A_ROW):
        places = st.columns(across, gap="medium") if across > 1 else [st]
        for place, caption in zip(places, said[first : first + _A_ROW], strict=False):
            place.text(sentence_of(caption), help=help_on(caption))


def _pass_on(key: str, shapes: Sequence[tuple[int, ...]], listeners: Sequence[OnCell | None]) -> None:
    """Tell the panel's listener which cell was chosen, if cells of that panel can be chosen."""
    chosen = st.session_state[key].get("chosen")
    found = [chosen.get(part) for part in ("panel", "row", "column")] if isinstance(chosen, dict) else []
    places = [one for one in found if isinstance(one, int) and not isinstance(one, bool)]
    if len(places) != 3 or places[0] not in range(len(shapes)):
        return
    panel, row, column = places
    rows, columns = shapes[panel]
    listener = listeners[panel]
    if listener and row in range(rows) and column in range(columns):
        listener(row, column)
