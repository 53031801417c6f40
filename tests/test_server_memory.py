"""A real server keeps no more of people's texts than its budget says; `python -m benchmarks memory` asks for 300."""

import sys

import pytest

from benchmarks.memory import growth


@pytest.mark.skipif(sys.platform != "linux", reason="what a process takes is read from /proc")
def test_long_texts_on_six_pages_leave_the_server_within_its_budget():
    # Without a bound these texts alone keep more than twice as much. A small budget feels what a process needs besides:
    # 30 MB are allowed for that, less than the third of the large measurement.
    assert growth(texts=24, budget=64) <= 64 + 30
