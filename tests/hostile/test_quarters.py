"""A row of a long table that ever failed is written down once, and comes back as it was."""

import os

import pytest
import quarters


def test_a_row_is_kept_once_where_its_test_failed_on_it_and_only_there(tmp_path, monkeypatch):
    monkeypatch.setattr(quarters, "FAILED", tmp_path / "failed.jsonl")
    quarters.FAILED.touch()
    here, row = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0], ["start", {"text": [b"\xff", "\u202e\ud800"]}]
    with quarters.trying("links", row):
        pass
    quarters.keep_failed(here)  # the test failed on another row
    assert quarters.failed("links") == []
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), quarters.trying("links", row):
            _ = 1 / 0
        quarters.keep_failed("tests/another.py::test")
        quarters.keep_failed(here)
    assert quarters.failed("links") == [row] and quarters.failed("texts") == []
