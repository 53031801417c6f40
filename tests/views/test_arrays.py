"""The package of a view: arrays as they are, and nothing that a browser could not read."""

import numpy as np
import pytest
from package import shown_of

from transformer.views import pack


def test_an_array_is_sent_row_by_row_however_it_lies_in_memory():
    # All else that a package holds, and its host's part, stands to the byte in `tests/components/example.json`.
    cells = np.arange(6, dtype=np.uint8).reshape(2, 3)
    shown = shown_of(pack({"cells": cells.T, "values": np.array([[1.5], [-np.inf]], np.float32)}))
    assert shown["cells"].tolist() == [0, 3, 1, 4, 2, 5] and shown["values"].tolist() == [1.5, -np.inf]


def test_what_the_browser_could_not_read_is_refused():
    for value in (object(), {1, 2}, np.float32(1), np.zeros(2), np.zeros(2, bool)):
        with pytest.raises(TypeError, match="`shown` must hold plain values and arrays of uint8, uint16, float32, got"):
            pack({"rows": [value]})
