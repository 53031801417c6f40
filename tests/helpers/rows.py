"""Rows of long tables: few are tried by each run, all of them with `--rows=all`."""

import os
from collections.abc import Sequence
from typing import Any

FULL = os.environ.get("ATTENTION_LAB_ROWS") == "all"
"""True if tests try all rows of a table instead of the same few: `pytest --rows=all` (`tests/conftest.py`)."""


def rows(every: Sequence[Any], few: Sequence[Any]) -> list[Any]:
    """Return the rows that this run tries: `every` one, or `few` of them, at least one of each kind."""
    assert all(row in every for row in few), "a row that is not in its table"
    return list(every if FULL else few)
