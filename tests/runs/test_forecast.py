"""The duration of a run, by its settings and the speed of this computer, then by the times of its last steps."""

import pytest
from jobs import tiny_spec

from transformer import SequenceTask
from transformer.runs.forecast import Speed, forecast_seconds, forecast_words
from transformer.runs.pace import seconds_left

SPEED = Speed(a_layer=0.002, an_operation=1e-11)
SIZES = dict(d_model=64, num_heads=4, num_layers=2, d_ff=256, dropout=0.0)


def a_run(steps=600, sizes=SIZES, task=None, **settings):
    task = task or SequenceTask(name="copy", min_length=20, max_length=20)
    settings = {"batch_size": 64, "evaluate_every": steps, "evaluate_on": 1000, **settings}
    return tiny_spec(steps, sizes=sizes, task=task, **settings)


def test_measurements_cost_time_and_a_decoder_costs_most():
    usual = forecast_seconds(a_run(), SPEED)
    often, oftener = (forecast_seconds(a_run(evaluate_every=every), SPEED) - usual for every in (12, 6))
    assert oftener == pytest.approx(often * 99 / 49, rel=0.1) and often > 0
    assert forecast_seconds(a_run(sizes=SIZES | {"has_decoder": False}), SPEED) < 0.6 * usual
    half = Speed(a_layer=SPEED.a_layer / 2, an_operation=SPEED.an_operation / 2)
    assert half.start == SPEED.start / 2 and forecast_seconds(a_run(), half) == pytest.approx(usual / 2, rel=0.05)


def test_times_are_told_as_people_tell_them():
    for seconds, words in ((0.3, "5 seconds"), (42, "40 seconds"), (100, "2 minutes"), (9000, "2 hours")):
        assert forecast_words(seconds) == f"about {words}"


# The pace

BEGAN = 1_000_000.0
SPEC = tiny_spec(100, evaluate_every=10, evaluate_on=100)
"""A run of 100 steps and ten measurements, the last one of ten times as many sequences."""


def log_of(steps, a_step=0.5, a_measurement=2.0):
    """Return the events of so many steps of one run, each told; every tenth with a measurement."""
    events, at = [{"event": "start", "step": 0, "time": BEGAN}], BEGAN + 3.0  # the first step takes longer
    for step in range(1, steps + 1):
        measured = step % 10 == 0
        at += (a_step if step > 1 else 0) + (a_measurement if measured else 0)
        events.append({"event": "step", "step": step, "time": at, "exact_match": 0.5 if measured else None})
    return events


def test_under_unchanged_load_it_is_right_at_every_moment():
    log = log_of(100)
    assert seconds_left([log[:46]], [SPEC], log[45]["time"]) == pytest.approx(55 * 0.5 + (6 + 10) * 2.0, abs=1e-6)
    for share in (10, 25, 50, 90):
        now = log[share]["time"] + 0.1
        real = log[-1]["time"] + 10 * 2.0 - now
        assert real / 1.1 <= seconds_left([[event for event in log if event["time"] <= now]], [SPEC], now) <= real * 1.1


def test_the_last_seconds_count_and_a_pause_is_no_slow_step():
    slow = log_of(40, a_step=2.0)
    at = slow[-1]["time"]
    quick = [
        {"event": "step", "step": 40 + i, "time": at + i * 0.5 + 1000 * (i > 29), "exact_match": None}
        for i in range(1, 35)
    ]
    pause = [{"event": kind, "step": 69, "time": at + 14.5} for kind in ("paused", "going")]
    spec = tiny_spec(10_000, evaluate_every=10_000, evaluate_on=1000)
    left = seconds_left([[*slow, *quick[:29], *pause, *quick[29:]]], [spec], quick[-1]["time"])
    assert left == pytest.approx((10_000 - 74) * 0.5, rel=0.01)


def test_nothing_is_said_in_the_first_seconds_and_nothing_below_zero():
    assert seconds_left([[]], [SPEC], BEGAN) is None
    assert seconds_left([log_of(1)], [SPEC], BEGAN + 4) is None
    log = log_of(100)
    assert seconds_left([log], [SPEC], log[-1]["time"] + 500) == 0.0
