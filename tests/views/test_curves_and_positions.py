"""Curves of training, and waves of positional encodings."""

import numpy as np

from transformer.positions import sinusoids
from transformer.views import training_curves
from transformer.views.ideas.sinusoids import waves


def test_curves_keep_the_axis_of_the_whole_run_and_show_measurements_only():
    records = [{"step": 1, "loss": 3.0, "exact_match": None}, {"step": 50, "loss": 1.0, "exact_match": 0.5}]
    figure = training_curves(records, 200)
    loss, exact = figure.data
    assert list(loss.x) == [1, 50] and list(loss.y) == [3.0, 1.0]
    assert list(exact.x) == [50] and list(exact.y) == [0.5]
    assert list(figure.layout.xaxis.range) == [0, 200]


def test_waves_are_the_dimensions_that_were_chosen():
    encoding = sinusoids(12, 8).numpy()
    figure = waves(encoding, [0, 3])
    assert [trace.name for trace in figure.data] == ["dimension 0", "dimension 3"]
    assert np.allclose(figure.data[1].y, encoding[:, 3])
