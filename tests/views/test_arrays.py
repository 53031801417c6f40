"""One package for all views: a view is the same bytes for every host, and comes back beside the host's own part."""

import numpy as np
import pytest
from package import opened, shown_of, view_of

from transformer.views import pack, with_host

SHOWN = {
    "tokens": ["<b>", "\u202eא", "\ud800"],
    "share": 0.25,
    "rows": [{"cells": np.arange(3, dtype=np.uint8)}, {"cells": None}],
    "weights": np.array([[0, 65535]], np.uint16),
    "values": np.array([[1.5], [-np.inf]], np.float32),
}
HOSTS = [{}, {"name": "tree", "selected": None}, {"layout": "map", "turn": 12}, {"names": ["א"] * 9}]


def test_what_is_shown_does_not_depend_on_the_host():
    for host in HOSTS:
        content = with_host(pack(SHOWN), host)
        assert view_of(content) == pack(SHOWN) and len(content) % 8 == 0
        shown, found = opened(content)
        assert found == host and {name: shown[name] for name in ("tokens", "share")} == {
            name: SHOWN[name] for name in ("tokens", "share")
        }
        assert shown["rows"][0]["cells"].tolist() == [0, 1, 2] and shown["rows"][1] == {"cells": None}
        assert shown["weights"].dtype == np.uint16 and shown["weights"].tolist() == [0, 65535]
        assert shown["values"].dtype == np.float32 and shown["values"].tolist() == [1.5, -np.inf]
    # An array is sent row by row, however it lies in memory.
    cells = np.arange(6, dtype=np.uint8).reshape(2, 3)
    assert shown_of(pack({"cells": cells.T}))["cells"].tolist() == [0, 3, 1, 4, 2, 5]


def test_what_the_browser_could_not_read_is_refused():
    for value in (object(), {1, 2}, np.float32(1), np.zeros(2), np.zeros(2, bool)):
        with pytest.raises(TypeError, match="`shown` must hold plain values and arrays of uint8, uint16, float32, got"):
            pack({"rows": [value]})
