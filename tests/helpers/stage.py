"""The data that a page sends to the stage in the browser, as plain Python, and a visitor's choices there."""

import json
from dataclasses import asdict
from types import SimpleNamespace

import numpy as np
from package import opened, shown_of

from transformer.replay import Selection, ViewState

NAMES = {"kinds": "only_kinds", "layers": "only_layers", "roles": "only_roles"}
"""Names in the link that differ from those of the parts."""
COUNTED = ("layer", "step", "rows", "layers")
"""Parts that count from 0 in Python, and from 1 in the link."""
PARTS = (
    "kind",
    "layer",
    "head",
    "step",
    "rows",
    "tokens",
    "mute",
    "view",
    "present",
    "kinds",
    "layers",
    "roles",
    "node",
)
IN_LINK = [NAMES.get(part, part) for part in PARTS]


def unpack(view):
    """Return the example that `stage_data` packed: weights 0 … 1 `(layer, head, row, column)`."""
    return _shaped(shown_of(view))


def _shaped(example):
    after = (example.get("whatIf") or {}).get("after") or {"groups": []}
    for group in [*example["groups"], *after["groups"]]:
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
    example, host = opened(stage_bytes(app))
    return {**_shaped(example), "cards": None, **host}


def stage_bytes(app):
    """Return the bytes that the page mounted its stage with."""
    (stage,) = [one.proto for one in components(app) if one.proto.component_name.endswith("_stage")]
    return stage.bytes


def shown(app):
    """Return the selection as the page tells it to the browser: `shown(app).head`."""
    return SimpleNamespace(**told(app)["selection"])


def told(app):
    """Return all that the page sends to keep browser and session together: turn, selection, and usual values."""
    (follow,) = [one.proto for one in components(app) if one.proto.component_name.endswith("_follow")]
    return json.loads(follow.json)


def choose(app, **parts):
    """Choose on the stage as the browser does: write the choice into the link, tell it, and run the page again."""
    before = told(app)
    opened = None if {"kind", "layer", "head"} & set(parts) else before["opened"]
    query = write_link(app, {**before["selection"], **parts}, opened)
    given = ViewState.of("", query).given
    chosen = {part: given[name] for part, name in zip(PARTS, IN_LINK, strict=True) if name in given}
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
    for part, name in zip(PARTS, IN_LINK, strict=True):
        app.query_params.pop(name, None)
        value = selection[part]
        if (tuple(value) if isinstance(value, list) else value) != usual[part]:
            query[name] = texts = in_link(part, value)
            app.query_params[name] = texts if len(texts) > 1 else texts[0]
    return query


def in_link(part, value):
    """Return the texts that stand for a part of the selection in a link."""
    several = value if isinstance(value, list | tuple) else [value]
    texts = [str(one + 1 if part in COUNTED else one) for one in several]
    return [text.lower() for text in texts] if isinstance(value, bool) else texts


def open_map(example, selection):
    """Return axes, weights and caption of the open head, as the stage draws it while nothing is muted."""
    group = next(one for one in example["groups"] if one["kind"] == selection.kind)
    axes = (selection.tokens == "words" and group["words"]) or group["pieces"]
    weights, heads = axes["weights"][selection.layer], group["heads"]
    names = [*map(str, range(1, heads + 1)), "mean", "max", "rollout"]
    drawn = {"mean": weights[:heads].mean(axis=0), "max": weights[:heads].max(axis=0), "rollout": weights[heads]}
    captions = axes["captions"]["muted" if selection.mute else "all"][selection.layer]
    return SimpleNamespace(
        title=group["title"],
        rows=axes["rows"],
        columns=axes["columns"],
        weights=drawn[selection.head] if selection.head in drawn else weights[int(selection.head) - 1],
        caption=captions[names.index(selection.head)],
    )


def card(example, selection):
    """Return the measurements of the open head."""
    return example["cards"][selection.kind][selection.layer][int(selection.head) - 1]


def components(app):
    return app.get("bidi_component")
