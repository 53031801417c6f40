"""The texts of a page that models wrote, and its sentences on its pictures."""

import json

from offered import offered

WRITTEN = ".written code"
"""The selector of these texts in a browser."""


def texts_written(app):
    """Return every text that is drawn as written by a model, in the order of the page; the first is that of the bar."""
    found = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_written")]
    return [json.loads(one.json)["text"] for one in found]


def texts_said(app):
    """Yield the sentences of a page: its texts, the captions of what it offers for export, and its question."""
    yield from (one.value for kind in (app.text, app.caption, app.info) for one in kind)
    yield from (picture.caption for picture in offered(app).values())
    asked = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_predict")]
    yield from (json.loads(one.json)["posed"]["ask"] for one in asked)
