"""The pictures that a page offers for export."""

from pages.ui.memory.store import STORE


def offered(app):
    """Return each picture of a page by its name, in the order in which they were drawn."""
    if "lab" not in app.session_state:
        return {}
    place = "drawn", app.session_state["lab"].draws_as
    return {key: STORE.find((*place, first))[key][0] for key, first in app.session_state["lab"].drawn.items()}
