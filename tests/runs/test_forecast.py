"""Forecast of a run's duration from steps timed on this machine."""

import threading

import pytest
from jobs import tiny_spec, wait_until

from transformer.runs.forecast import Costs, forecast_words, time_here, timed_alike
from transformer.runs.stopwatch import Stopwatch, time_elsewhere

COSTS = Costs(start=3.0, step=0.01, evaluation=0.2, look=0.05, frames=160)


def test_more_steps_and_more_measurements_take_longer_and_the_film_and_the_last_measurement_are_in_it():
    spec = tiny_spec(600, evaluate_every=30, evaluate_on=200)
    # 600 steps, 20 measurements on the way and one on 1,000 sequences, 160 frames.
    assert COSTS.seconds(spec) == pytest.approx(600 * 0.01 + (20 + 5) * 0.2 + 160 * 0.05)
    twice = tiny_spec(1200, evaluate_every=30, evaluate_on=200)
    assert COSTS.seconds(twice) - COSTS.seconds(spec) == pytest.approx(600 * 0.01 + 20 * 0.2)
    # Of a long run the film has no more frames, but the live view is renewed every 0.4 seconds.
    long = tiny_spec(20_000, evaluate_every=20_000, evaluate_on=1_000)
    assert COSTS.seconds(long) == pytest.approx((200 + 2 * 0.2) * (1 + 0.05 / 0.4))


def test_runs_that_differ_in_name_seed_and_number_of_steps_are_timed_once():
    assert timed_alike(tiny_spec(10, seed=1, evaluate_every=5)) == timed_alike(tiny_spec(30, seed=2))
    assert timed_alike(tiny_spec(10)) != timed_alike(tiny_spec(10, batch_size=16))


def test_a_few_real_steps_are_timed_in_a_process_of_its_own():
    small, large = tiny_spec(), tiny_spec(sizes=dict(d_model=256, num_heads=4, num_layers=4, d_ff=1024))
    costs = time_elsewhere([small, large], {})
    assert costs and 0 < costs[0].step < costs[1].step and costs[0].start == costs[1].start > 0
    assert min(costs[0].evaluation, costs[0].look) > 0 and costs[0].frames == 160
    assert time_here(small).step > 0


def test_what_is_asked_for_long_enough_is_measured_once_and_then_known():
    measured, release = [], threading.Event()

    def measure(specs, files):
        measured.append(len(specs))
        release.wait(20)
        return [COSTS for _ in specs]

    stopwatch = Stopwatch(measure)
    passed, stays = tiny_spec(batch_size=4), tiny_spec()
    assert stopwatch.costs([passed]) is None  # a slider on its way: nobody asks again
    wait_until(lambda: (stopwatch.costs([stays]), measured)[1])
    assert stopwatch.costs([stays]) is None  # while it is measured, nobody waits
    release.set()
    assert wait_until(lambda: stopwatch.costs([stays])) == [COSTS]
    assert stopwatch.costs([tiny_spec(99), tiny_spec(7, seed=3)]) == [COSTS, COSTS]
    assert stopwatch.costs([passed]) is None and set(measured) == {1}


def test_what_can_not_be_measured_is_not_tried_again_and_again():
    measured = []
    stopwatch = Stopwatch(lambda specs, files: measured.append(specs))
    assert wait_until(lambda: stopwatch.costs([tiny_spec()])) == [None]
    assert stopwatch.costs([tiny_spec()]) == [None] and len(measured) == 1


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.3, "about 5 seconds"), (42, "about 40 seconds"), (100, "about 2 minutes"), (9000, "about 2 hours")],
)
def test_times_are_told_as_people_tell_them(seconds, words):
    assert forecast_words(seconds) == words
