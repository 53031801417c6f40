"""The pictures that a page offers for export."""

from pages.ui.memory.store import STORE


def offered(app):
    """Return each picture of a page by its name, in the order in which they were drawn."""
    if "lab" not in app.session_state:
        return {}
    place = "drawn", app.session_state["lab"].draws_as
    return {key: STORE.find((*place, first))[key][0] for key, first in app.session_state["lab"].drawn.items()}


def page_of(app, key, about):
    """Return the HTML page that shows a picture of a page with more life than the picture has."""
    lab = app.session_state["lab"]
    return STORE.find(("drawn", lab.draws_as, lab.drawn[key]))[key][1](about)
