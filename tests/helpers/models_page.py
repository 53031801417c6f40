"""Reading of the Models page, shared by several test files."""

import hashlib
from pathlib import Path

SHIPPED = Path(__file__).parents[2] / "assets" / "checkpoints"
MINE, THEIRS = "a" * 32, "b" * 32
"""Cookie values of two visitors' browsers."""


def hash_of(token):
    return hashlib.sha256(token.encode()).hexdigest()[:16]


def options(app):
    return app.selectbox(key="model").options


def shown(app):
    """Return the displayed names of the models in the select box: toy tasks, translators, then those of people."""
    return app.selectbox(key="model-by-name").options


def table(app):
    """Return the rows of the table by model id, one's own first; check that every model can be opened."""
    rows = next(one.value for one in app.dataframe if "what it does" in one.value).to_dict("records")
    assert len(rows) == len(options(app)) and "in links" not in rows[0]
    shipped = sum(row["origin"] == "shipped" for row in rows)
    mine = shipped + sum(row["origin"].startswith("mine") for row in rows)
    ids = options(app)
    return dict(zip([*ids[shipped:mine], *ids[:shipped], *ids[mine:]], rows, strict=True))


def told_of(app, run_id):
    """Return the two lines on a run in the list of runs: its description and its status."""
    told, is_next = "", False
    for element in app.main:
        if element.type in ("text", "caption"):
            if is_next:
                return told, element.value
            told = element.value
        elif element.type == "page_link" and element.proto.query_string == f"run={run_id}":
            is_next = True
    raise AssertionError(f"No run {run_id} is listed.")


def ways(app):
    """Return the page and query of each link by its label; the last one of equal labels."""
    return {link.label: (link.page, link.query_string) for link in (element.proto for element in app.get("page_link"))}


def press(app, label):
    return next(button for button in app.button if button.label == label).click().run()


def labels(app):
    return [button.label for button in app.button]


def said(app):
    return [element.value for kind in (app.text, app.caption, app.warning) for element in kind]
