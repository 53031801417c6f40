"""Limits of how fast something may come."""

import pytest

from pages.server import buckets as own
from pages.server.buckets import Bucket, Buckets


@pytest.fixture
def clock(monkeypatch):
    """Provide `clock(seconds)`: let so much time pass."""
    now = [1000.0]
    monkeypatch.setattr(own.time, "monotonic", lambda: now[0])
    return lambda seconds: now.__setitem__(0, now[0] + seconds)


def test_a_bucket_fills_up_again_and_never_runs_over(clock):
    bucket = Bucket(2, 0.5)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock(2)
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock(1000)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_each_name_has_its_own_bucket_and_of_very_many_the_oldest_go(clock, monkeypatch):
    monkeypatch.setattr(own, "_MOST_NAMES", 2)
    buckets = Buckets(1, 0.5)
    assert [buckets.take(name) for name in ("a", "b", "a", "b")] == [True, True, False, False]
    assert [buckets.take(name) for name in ("a", "c", "a", "b")] == [False, True, False, True]
    clock(2)
    assert buckets.take("a")
