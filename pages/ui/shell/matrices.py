"""Matrices side by side, drawn in the browser: pointing at a row or a column lights it in all of them."""

from collections.abc import Callable, Sequence

import streamlit as st

from pages.ui.shell.draw import draw
from pages.ui.shell.glossary import help_on
from transformer.text import sentence_of
from transformer.views import Panel, View

_A_ROW = 4
"""Most captions beside each other; on a phone they stand below each other."""

OnCell = Callable[[int, int], None]
"""A function that is called with row and column of a chosen cell, from 0, before the script runs again."""


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
    draw(view, key, allowed=allowed, on_chosen_change=lambda: _pass_on(key, panels, listeners))
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


def _pass_on(key: str, panels: Sequence[Panel], listeners: Sequence[OnCell | None]) -> None:
    """Tell the panel's listener which cell was chosen, if cells of that panel can be chosen."""
    chosen = st.session_state[key].get("chosen")
    found = [chosen.get(part) for part in ("panel", "row", "column")] if isinstance(chosen, dict) else []
    places = [one for one in found if isinstance(one, int) and not isinstance(one, bool)]
    if len(places) != 3 or places[0] not in range(len(panels)):
        return
    panel, row, column = places
    rows, columns = panels[panel].map.allowed.shape
    listener = listeners[panel]
    if listener and row in range(rows) and column in range(columns):
        listener(row, column)
