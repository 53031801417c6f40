"""A visitor without a browser who opens any page by a link, and the warnings logged meanwhile."""

import contextlib
import logging

from every_page import ENTRY
from stage import IN_LINK
from streamlit.testing.v1 import AppTest

from transformer.replay import of_today

_NO_PAGE = "missing ScriptRunContext"
"""Part of a warning that Streamlit logs once per thread without a server, whatever the page does."""


def visit(page="look", query=None, owner=None):
    """Open a page by a link in a new session, perhaps as the owner of a token; return the app."""
    app = AppTest.from_file(str(ENTRY), default_timeout=120)
    if owner:
        app.session_state["owner"] = owner
    return go_to(app, page, **(query or {}))


def go_to(app, page, **query):
    """Open a page by a link, which may name one of an earlier version."""
    texts = {name: [value] if isinstance(value, str) else value for name, value in query.items()}
    page, query = of_today(page, texts)
    app.query_params.update(query)
    return app.switch_page(f"{page}.py").run()


def turn_page(app, page):
    """Open another page as a browser does, whose link has what was chosen by hand."""
    for key in app.session_state["lab"].drawn_keys:
        app.query_params[key] = app.session_state[key]
    return go_to(app.run(), page)


def linked_keys(app):
    """Return the names that a page's link may hold: those the page records, those of the stage, and `lecture`."""
    has_example = any(one.proto.component_name.endswith("_follow") for one in app.get("bidi_component"))
    return [*app.session_state["lab"].link_texts, "lecture", *(IN_LINK if has_example else [])]


@contextlib.contextmanager
def log():
    """Collect all log messages of level warning and above in a list while the block runs.

    Streamlit's loggers don't propagate their records, so the messages are collected where records are created.
    """
    make, said = logging.getLogRecordFactory(), []

    def note(*arguments, **more):
        record = make(*arguments, **more)
        if record.levelno >= logging.WARNING and _NO_PAGE not in record.getMessage():
            said.append(f"{record.name}: {record.getMessage()}")
        return record

    logging.setLogRecordFactory(note)
    try:
        yield said
    finally:
        logging.setLogRecordFactory(make)
