"""A visitor without a browser: opens any page by a link, types, and notices what went wrong where nobody sees it."""

import contextlib
import logging
import os

from every_page import ENTRY
from streamlit.testing.v1 import AppTest

FULL = "ATTENTION_LAB_FULL_FUZZ" in os.environ
"""Walk whole tables instead of a part: an hour instead of seconds."""
_NO_PAGE = "missing ScriptRunContext"
"""A program that imports pages without a server is told so, once a thread: no matter of a page."""


WAYS = [
    ("start", {}),
    ("start", {"model": "spanish-grammar"}),
    ("heads", {}),
    ("heads", {"view": "lines", "model": "reverse-words"}),
    ("heads", {"view": "table", "model": "reverse-encoder-only"}),
    ("inside_a_head", {}),
    ("decoding", {}),
    ("decoding", {"strategy": "sampling"}),
    ("decoding", {"strategy": "beam"}),
    ("alignment", {"model": "reverse-words"}),
    ("alignment", {"model": "spanish-grammar"}),
    ("what_if", {"action": "hide a token"}),
    ("positions", {}),
    ("masks", {}),
    ("train", {}),
    ("train", {"task": "own pairs"}),
    ("twins", {"experiment": "Your own"}),
    ("models", {}),
]
"""Every page, with links that lead to all of its fields."""
PAGES = sorted({page for page, _ in WAYS})


def visit(page="start", query=None):
    """The page as a link opens it, in a session of its own."""
    app = AppTest.from_file(str(ENTRY), default_timeout=60)
    app.query_params.update(query or {})
    return app.switch_page(f"{page}.py").run() if page != "start" else app.run()


def linked_keys(app):
    """What of this page stands in the link: noted by the pages themselves."""
    return list(app.session_state["remembered"])


@contextlib.contextmanager
def log():
    """All that anything logs from a warning up while the block runs, as a list that grows.

    Streamlit's loggers pass nothing on to those above them; but every record is made in one place.
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
