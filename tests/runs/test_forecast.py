"""Forecast of a run's duration, by a formula of its settings and the speed of this computer."""

import threading

import pytest
from jobs import tiny_spec

from transformer import SequenceTask
from transformer.data import ParallelText
from transformer.runs import forecast
from transformer.runs.forecast import Speed, forecast_seconds, forecast_words, measure_speed, speed_here
from transformer.runs.run import Run

SPEED = Speed(a_layer=0.002, an_operation=1e-11)
SIZES = dict(d_model=64, num_heads=4, num_layers=2, d_ff=256, dropout=0.0)


def a_run(steps=600, sizes=SIZES, task=None, **settings):
    task = task or SequenceTask(name="copy", min_length=20, max_length=20)
    settings = {"batch_size": 64, "evaluate_every": steps, "evaluate_on": 1000, **settings}
    return tiny_spec(steps, sizes=sizes, task=task, **settings)


def test_the_formula_counts_what_is_multiplied():
    # Two layers read 2 · 4 sequences of 22 and 21 tokens, forward and twice backward; see `_operations`.
    width, hidden, source, target, vocabulary = 64, 256, 22, 21, a_run().config().target_vocab_size
    encoder = source * (4 * width**2 + 2 * width * hidden) + 2 * width * source**2
    decoder = target * (6 * width**2 + 2 * width * hidden) + 2 * width**2 * source
    decoder += 2 * width * (target**2 + source * target)
    products = 64 * 6 * (2 * (encoder + decoder) + target * width * vocabulary)
    model = Run(a_run()).model
    parameters = sum(parameter.numel() for parameter in model.parameters() if parameter.dim() > 1)
    found = forecast._operations(a_run(), (source, target))
    kept = 64 * forecast.kept_numbers(a_run().config(), source, target)
    rest = forecast._KEPT_NUMBER * kept + forecast._PARAMETER * parameters
    assert found == pytest.approx(products + rest, rel=1e-6)


def test_whatever_makes_a_run_larger_makes_it_longer():
    usual = forecast_seconds(a_run(), SPEED)
    for name in ("d_model", "num_layers", "d_ff"):
        assert forecast_seconds(a_run(sizes=SIZES | {name: 2 * SIZES[name]}), SPEED) > 1.1 * usual
    assert forecast_seconds(a_run(batch_size=128), SPEED) > 1.5 * usual
    longer = SequenceTask(name="copy", min_length=40, max_length=40)
    assert forecast_seconds(a_run(task=longer), SPEED) > 1.5 * usual
    assert forecast_seconds(a_run(1200), SPEED) == pytest.approx(2 * usual, rel=0.1)
    often = forecast_seconds(a_run(evaluate_every=6), SPEED)
    once = forecast._writing(a_run(), 1000, (22, 21), SPEED)
    assert often - usual == pytest.approx(99 * once, rel=0.1)
    assert forecast_seconds(a_run(sizes=SIZES | {"has_decoder": False}), SPEED) < 0.6 * usual
    half = Speed(a_layer=SPEED.a_layer / 2, an_operation=SPEED.an_operation / 2)
    assert half.start == SPEED.start / 2 and forecast_seconds(a_run(), half) == pytest.approx(usual / 2, rel=0.05)


def test_padding_counts_but_not_where_equal_lengths_stand_together(tmp_path):
    file = tmp_path / "pairs.tsv"
    # The sources have 5 to 14 tokens, start and end included; the targets 5 to 23.
    file.write_text("\n".join(f"{i:03}{'a' * (i % 10)}\t{'b' * (2 * (i % 10))}{i:03}" for i in range(400)))
    task = ParallelText(file=str(file), source="letters", target="letters")
    source, target = forecast._lengths(a_run(task=task))
    assert (source, target) == (14, 22)
    source, target = forecast._lengths(a_run(task=task, length_buckets=8))
    assert 8 < source < 11 and 11 < target < 15


def test_real_steps_take_about_as_long_as_the_formula_says(monkeypatch):
    """A factor of three would be a fault of the formula; only a quiet computer tells how close it is."""
    monkeypatch.setattr(forecast, "_HERE", [])
    assert speed_here() is None
    measure_speed()
    speed = speed_here()
    assert speed and 0 < speed.a_layer < 1 and 0 < speed.an_operation < 1e-6
    for spec in (a_run(sizes=SIZES | {"num_layers": 1}, batch_size=32), a_run(sizes=SIZES | {"d_model": 128})):
        expected = forecast._step(spec, forecast._lengths(spec), speed)
        assert expected / 3 < forecast._timed_step(spec) < expected * 3


def test_the_speed_is_measured_once_however_many_ask(monkeypatch):
    measured = []
    monkeypatch.setattr(forecast, "_BEGUN", threading.Lock())
    monkeypatch.setattr(forecast, "measure_speed", lambda: measured.append(True))
    forecast.begin_to_measure()
    forecast.begin_to_measure()
    for thread in threading.enumerate():
        if thread.name == "speed":
            thread.join()
    assert measured == [True]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.3, "about 5 seconds"), (42, "about 40 seconds"), (100, "about 2 minutes"), (9000, "about 2 hours")],
)
def test_times_are_told_as_people_tell_them(seconds, words):
    assert forecast_words(seconds) == words
