"""Forecast of a run's duration from steps timed on this machine."""

import pytest

from transformer import RunSpec, SequenceTask, TrainingSettings
from transformer.runs.forecast import forecast_seconds, forecast_words


def spec(steps=100, **sizes):
    return RunSpec(name="x", sizes=sizes, task=SequenceTask(max_length=12), settings=TrainingSettings(steps=steps))


def test_more_steps_and_larger_models_take_longer():
    small = dict(d_model=32, num_heads=2, num_layers=1, d_ff=64)
    large = dict(d_model=256, num_heads=4, num_layers=4, d_ff=1024)
    assert forecast_seconds(spec(**large)) > 2 * forecast_seconds(spec(**small)) > 0
    assert forecast_seconds(spec(200, **small)) == pytest.approx(2 * forecast_seconds(spec(100, **small)))


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.3, "about 5 seconds"), (42, "about 40 seconds"), (100, "about 2 minutes"), (9000, "about 2 hours")],
)
def test_times_are_told_as_people_tell_them(seconds, words):
    assert forecast_words(seconds) == words
