"""A row of a long table that ever failed is written down once, and comes back as it was."""

import os

import pytest
import rows


def test_a_row_is_kept_once_where_its_test_failed_on_it_and_only_there(tmp_path, monkeypatch):
    monkeypatch.setattr(rows, "FAILED", tmp_path / "failed.jsonl")
    rows.FAILED.touch()
    here, row = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0], ["start", {"text": [b"\xff", "\u202e\ud800"]}]
    with rows.trying("links", row):
        pass
    rows.keep_failed(here)  # the test failed on another row
    assert rows.failed("links") == []
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), rows.trying("links", row):
            _ = 1 / 0
        rows.keep_failed("tests/another.py::test")
        rows.keep_failed(here)
    assert rows.failed("links") == [row] and rows.failed("texts") == []
