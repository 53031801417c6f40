"""What a page says that models wrote."""

import json

WRITTEN = ".written code"
"""In a browser."""


def texts_written(app):
    """Every text that is drawn as written by a model, in the order of the page; the first is that of the bar."""
    found = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_written")]
    return [json.loads(one.json)["text"] for one in found]
