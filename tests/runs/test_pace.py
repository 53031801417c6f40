"""The remaining time of a run, by the times of its last steps."""

from itertools import pairwise

import pytest
from jobs import tiny_spec

from transformer.runs.pace import RENEWED_EVERY, seconds_left

BEGAN = 1_000_000.0


def log_of(steps, a_step=0.5, every=10, a_measurement=2.0, began=BEGAN):
    """Return the events of so many steps of one run, each told; every tenth, by default, with a measurement."""
    events, at = [{"event": "start", "step": 0, "time": began}], began + 3.0  # the first step takes longer
    for step in range(1, steps + 1):
        measured = step % every == 0
        at += (a_step if step > 1 else 0) + (a_measurement if measured else 0)
        events.append({"event": "step", "step": step, "time": at, "exact_match": 0.5 if measured else None})
    return events


SPEC = tiny_spec(100, evaluate_every=10, evaluate_on=100)
"""A run of 100 steps and ten measurements, the last one of ten times as many sequences."""
WHOLE = 100 * 0.5 + 20 * 2.0


def test_measurements_on_the_way_and_the_last_one_are_in_it():
    log = log_of(45)
    now = log[-1]["time"]
    left = seconds_left([log], [SPEC], now)
    assert left == pytest.approx(55 * 0.5 + (6 + 10) * 2.0, abs=1e-6)


@pytest.mark.parametrize("share", [10, 25, 50, 90])
def test_under_unchanged_load_it_is_right_at_every_moment(share):
    log = log_of(100)
    now = log[share]["time"] + 0.1
    told = [event for event in log if event["time"] <= now]
    left = seconds_left([told], [SPEC], now)
    assert left is not None
    real = log[-1]["time"] + 10 * 2.0 - now
    assert real / 1.1 <= left <= real * 1.1


def test_it_is_renewed_every_five_seconds_and_runs_down_in_between():
    log = log_of(60)
    faster = [*log, *({**e, "time": log[-1]["time"] + (e["step"] - 60) * 0.05} for e in log_of(100)[61:])]
    tick = (log[-1]["time"] // RENEWED_EVERY + 1) * RENEWED_EVERY
    moments = [tick + 0.01 + quarter * RENEWED_EVERY / 4 for quarter in range(4)]
    left = [seconds_left([[e for e in faster if e["time"] <= now]], [SPEC], now) for now in moments]
    for before, after in pairwise(left):
        assert before - after == pytest.approx(RENEWED_EVERY / 4)


def test_the_last_seconds_count_and_a_pause_is_no_slow_step():
    slow = log_of(40, a_step=2.0)
    at = slow[-1]["time"]
    pause = [{"event": "paused", "step": 40, "time": at}, {"event": "going", "step": 40, "time": at + 1000}]
    quick = [{"event": "step", "step": 40 + i, "time": at + 1000 + i * 0.5, "exact_match": None} for i in range(1, 30)]
    spec = tiny_spec(10_000, evaluate_every=10_000, evaluate_on=1000)
    now = quick[-1]["time"]
    left = seconds_left([[*slow, *pause, *quick]], [spec], now)
    assert left == pytest.approx((10_000 - 69) * 0.5, rel=0.01)


def test_twins_take_turns_and_their_time_is_that_of_all():
    one = log_of(40, a_step=1.0, a_measurement=0.0)
    other = [{**event, "time": event["time"] + 0.5} for event in one]
    spec = tiny_spec(100, evaluate_every=1000, evaluate_on=1000)
    left = seconds_left([one, other], [spec, spec], other[-1]["time"])
    assert left == pytest.approx(60, rel=0.05)


def test_nothing_is_said_in_the_first_seconds_and_nothing_below_zero():
    assert seconds_left([[]], [SPEC], BEGAN) is None
    assert seconds_left([log_of(1)], [SPEC], BEGAN + 4) is None
    log = log_of(100)
    assert seconds_left([log], [SPEC], log[-1]["time"] + 500) == 0.0
