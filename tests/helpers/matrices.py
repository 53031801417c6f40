"""The matrices that a page sends to the browser, as plain Python, and as a component is mounted with them."""

from types import SimpleNamespace

import numpy as np
from package import opened, shown_of


def unpack(view):
    """Return the panels of `panels_data`: each has `rows`, `columns`, `values`, `blocked` and its words."""
    return _panels(shown_of(view))


def _panels(shown):
    return [_panel(panel, shown["axes"]) for panel in shown["panels"]]


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
    """Return all panels that a page draws, by the key under which each is exported."""
    found = {}
    for one in app.get("bidi_component"):
        if one.proto.component_name.endswith("_matrices"):
            shown, host = opened(one.proto.bytes)
            for name, panel, panel.clickable in zip(host["names"], _panels(shown), host["clickable"], strict=True):
                found[name] = panel
    return found
