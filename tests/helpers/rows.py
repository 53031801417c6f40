"""Rows of long tables: few are tried by each run, with `--rows=all` all of them, and rows that once failed always.

A row that fails `with trying(table, row)` is written into `failed.jsonl`, to be committed with what mends it;
`failed` returns the rows of a table that stand there.
"""

import contextlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hypothesis import example

FULL = os.environ.get("ATTENTION_LAB_ROWS") == "all"
"""True if tests try all rows of a table instead of the same few: `pytest --rows=all` (`tests/conftest.py`)."""
FAILED = Path(__file__).parents[1] / "hostile" / "failed.jsonl"
"""A line for each row that ever failed."""
_now = {}


def rows(every: Sequence[Any], few: Sequence[Any]) -> list[Any]:
    """Return the rows that this run tries: `every` one, or `few` of them, at least one of each kind."""
    assert all(row in every for row in few), "a row that is not in its table"
    return list(every if FULL else few)


@contextlib.contextmanager
def trying(table: str, row: list):
    """Try a row of bytes and JSON values: where it fails, `keep_failed` knows which it was."""
    _now.update(test=os.environ["PYTEST_CURRENT_TEST"], table=table, row=row)
    yield
    _now.clear()


def keep_failed(test: str):
    """Keep the row on which a test failed; Hypothesis tries its smallest row last, so that this one is kept."""
    if _now and _now["test"].rpartition(" ")[0] == test:
        line = json.dumps([_now["table"], _now["row"]], default=lambda content: {"bytes": content.hex()})
        if line not in _lines():
            # One call appends the line: other processes of the run may do so at the same time.
            with open(FAILED, "ab", buffering=0) as file:
                file.write(f"{line}\n".encode())


def failed(table: str) -> list[list]:
    """Return the rows of a table that ever failed."""
    rows = [json.loads(line, object_hook=_with_bytes) for line in _lines()]
    return [row for name, row in rows if name == table]


def once_failed(table: str):
    """Decorate a Hypothesis test: the rows on which it ever failed stay among its examples."""

    def with_examples(test):
        for row in failed(table):
            test = example(*row)(test)
        return test

    return with_examples


def _lines():
    return FAILED.read_text(encoding="utf-8").splitlines()


def _with_bytes(part):
    return bytes.fromhex(part["bytes"]) if [*part] == ["bytes"] else part
