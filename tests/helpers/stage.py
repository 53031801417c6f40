"""The data that a page sends to the stage in the browser, as plain Python, and a visitor's choices there."""

import json
from dataclasses import asdict
from types import SimpleNamespace

import numpy as np
from package import opened, shown_of

from transformer.replay import PARTS, Selection, ViewState

IN_LINK = [field.name for field in PARTS.values()]
"""Names of the parts of a selection in the link."""


def unpack(view):
    """Return the example that `stage_data` packed: weights 0 … 1 `(layer, head, row, column)`."""
    example = shown_of(view)
    for group in example["groups"]:
        for axes in filter(None, (group["pieces"], group["words"])):
            shape = len(axes["rows"]), len(axes["columns"])
            full = np.iinfo(axes["weights"].dtype).max
            axes["weights"] = axes["weights"].reshape(group["layers"], group["heads"] + 1, *shape) / full
            if axes["leftByMuting"] is not None:
                axes["leftByMuting"] = axes["leftByMuting"].reshape(axes["weights"].shape[:3]) / 65535
            if axes["blocked"] is not None:
                axes["blocked"] = axes["blocked"].reshape(shape).astype(bool)
    return example


def read_stage(app):
    """Return the example that the page sent to its stage, and what the host allows there."""
    (stage,) = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_stage")]
    example, host = opened(stage.bytes)
    return {**example, "cards": None, **host}


def shown(app):
    """Return the selection as the page tells it to the browser: `shown(app).head`."""
    return SimpleNamespace(**told(app)["selection"])


def told(app):
    """Return all that the page sends to keep browser and session together: turn, selection, and usual values."""
    (follow,) = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_follow")]
    return json.loads(follow.json)


def choose(app, **parts):
    """Choose on the stage as the browser does: write the choice into the link, tell it, and run the page again."""
    before = told(app)
    opened = None if {"kind", "layer", "head"} & set(parts) else before["opened"]
    query = write_link(app, {**before["selection"], **parts}, opened)
    given = ViewState.of("", query).given
    chosen = {part: given[field.name] for part, field in PARTS.items() if field.name in given}
    now = app.session_state["lab"].choices
    now.revision, now.parts, now.superseded = before["turn"] + 1, chosen, {}
    return app.run()


def follow_link(app):
    """Write the page's selection into the link, as the browser does after every run."""
    write_link(app, told(app)["selection"], told(app)["opened"])
    return app


def write_link(app, selection, opened):
    """Write a selection as the browser's `inQuery` does, without usual values; return what is written."""
    query = {}
    usual = {**asdict(Selection("cross", -1)), **(opened or {})}
    for part, field in PARTS.items():
        app.query_params.pop(field.name, None)
        value = selection[part]
        if (tuple(value) if isinstance(value, list) else value) != usual[part]:
            query[field.name] = texts = in_link(part, value)
            app.query_params[field.name] = texts if len(texts) > 1 else texts[0]
    return query


def in_link(part, value):
    """Return the texts that stand for a part of the selection in a link."""
    return [PARTS[part].write(one) for one in (value if PARTS[part].several else [value])]
