"""What a page sends to its matrices in the browser, as plain Python; and what a visitor chooses there."""

import json
from types import SimpleNamespace

import numpy as np


def unpack(content):
    """The panels of `panels_data`: each with `rows`, `columns`, `values`, `blocked` and the words it came with."""
    start = 8 + int.from_bytes(content[:4], "little")

    def placed(part):
        if "$array" not in part:
            return part
        return np.frombuffer(content, part["$array"], part["size"], start + part["at"])

    header = json.loads(content[8:start].decode("utf-8", "surrogatepass"), object_hook=placed)
    return [_panel(panel, header["axes"]) for panel in header["panels"]]


def _panel(panel, axes):
    rows, columns = (axes[panel[side]] for side in ("rows", "columns"))
    shape = len(rows["labels"]), len(columns["labels"])
    values = panel["values"].reshape(shape)
    if values.dtype == np.uint16:
        values = panel["low"] + values / 65535 * (panel["high"] - panel["low"])
    blocked = panel["blocked"]
    if blocked is not None:
        blocked = np.unpackbits(blocked, count=values.size).reshape(shape).astype(bool)
    sides = {"rows": rows["labels"], "columns": columns["labels"], "axes": (panel["rows"], panel["columns"])}
    return SimpleNamespace(**{**panel, **sides, "values": values, "blocked": blocked})


def matrices_of(app):
    """All panels that a page draws, by the key under which each is exported."""
    sent = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith("_matrices")]
    return {panel.name: panel for one in sent for panel in unpack(one.bytes)}
