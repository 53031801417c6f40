"""Long tables are tried by quarters, another one each day; all of them on demand."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
FULL = "ATTENTION_LAB_FULL_FUZZ" in os.environ
"""Whether tests use whole tables instead of a part, which takes an hour instead of seconds."""
QUARTER = int(os.environ["TEST_QUARTER"])
"""That of the day, or the one that was asked for; see `tests/conftest.py`."""


def quarter(table: Sequence[T]) -> Sequence[T]:
    """Return what this run takes of a table."""
    return table if FULL else table[QUARTER % 4 :: 4]
