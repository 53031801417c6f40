"""Matrices side by side, drawn in the browser: pointing at a row or a column lights it in all of them."""

from collections.abc import Callable, Sequence

import streamlit as st

from pages.server.bundle import declare_bundled
from pages.ui.shell.figures import register
from pages.ui.shell.glossary import help_on
from transformer.text import sentence_of
from transformer.views import Panel, View, with_host

_MATRICES = declare_bundled("matrices")

_A_ROW = 4
"""Captions beside each other; on a phone they stand below each other."""

OnCell = Callable[[int, int], None]
"""Called with row and column of a cell that was chosen, from 0, before the script runs again."""


def draw_matrices(
    view: View, key: str, *, on_cell: OnCell | Sequence[OnCell | None] | None = None, captions: bool = True
) -> None:
    """Draw matrices side by side, on a phone to be swiped; each is noted for export.

    Args:
        view: Matrices, see `views.side_by_side`.
        key: Streamlit key, stable over reruns. A panel without a key of its own is exported under it.
        on_cell: For cells of all panels, or one for each panel, None where nothing can be chosen.
        captions: Write the captions below; False where the page says them itself, or elsewhere (`draw_captions`).
    """
    panels = view.panels
    names = _names(panels, key)
    listeners = list(on_cell) if isinstance(on_cell, Sequence) else [on_cell] * len(panels)
    host = {"names": names, "clickable": [one is not None for one in listeners]}
    data = with_host(view.data, host)
    _MATRICES(key=key, data=data, on_chosen_change=lambda: _pass_on(key, panels, listeners))
    for name, panel in zip(names, panels, strict=True):
        register(name, panel.caption, numbers=panel.numbers, about=panel.about)
    if captions:
        draw_captions(panels)


def _names(panels: Sequence[Panel], key: str) -> list[str]:
    """Under which each panel is exported: its own key, or that of the picture; no two are alike."""
    found: list[str] = []
    for number, panel in enumerate(panels, start=1):
        name = panel.key or (key if len(panels) == 1 else f"{key}-{number}")
        found.append(f"{name}-{number}" if name in found else name)
    return found


def draw_captions(panels: Sequence[Panel]) -> None:
    """Write the captions of matrices, side by side; for a page that puts them elsewhere than below the picture."""
    said = [panel.caption for panel in panels if panel.caption]
    across = min(len(said), _A_ROW)
    for first in range(0, len(said), _A_ROW):
        places = st.columns(across, gap="medium") if across > 1 else [st]
        for place, caption in zip(places, said[first : first + _A_ROW], strict=False):
            place.text(sentence_of(caption), help=help_on(caption))


def _pass_on(key: str, panels: Sequence[Panel], listeners: Sequence[OnCell | None]) -> None:
    """Tell what was chosen, if it is a cell of a panel in which cells can be chosen."""
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
