"""Curves and positional encodings."""

import numpy as np

from transformer.positions import sinusoids
from transformer.views import training_curves
from transformer.views.ideas.positions import describe_similarity
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


def test_similarity_is_described_by_its_numbers():
    encoding = sinusoids(30, 16).numpy()
    products = encoding @ encoding.T / 8  # sinusoids all have this length, squared
    sentence = describe_similarity(encoding)
    assert f"a similarity of {products[0, 1]:.2f}, positions 10 apart {products[0, 10]:.2f}: " in sentence
    assert "neighbours are clearly more alike" in sentence
    assert "about the same" in describe_similarity(np.ones((5, 4)))
    assert "too little" in describe_similarity(np.zeros((5, 4)))
    # One long vector does not decide what is alike.
    longer = encoding * np.array([100, *[1] * 29])[:, None]
    assert describe_similarity(longer) == sentence
