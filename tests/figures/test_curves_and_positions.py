"""Curves and positional encodings."""

import numpy as np

from transformer.figures import encoding_map, similarity_map, training_curves, waves
from transformer.positions import sinusoids


def test_curves_keep_the_axis_of_the_whole_run_and_show_measurements_only():
    records = [{"step": 1, "loss": 3.0, "exact_match": None}, {"step": 50, "loss": 1.0, "exact_match": 0.5}]
    figure = training_curves(records, 200)
    loss, exact = figure.data
    assert list(loss.x) == [1, 50] and list(loss.y) == [3.0, 1.0]
    assert list(exact.x) == [50] and list(exact.y) == [0.5]
    assert list(figure.layout.xaxis.range) == [0, 200]


def test_encodings_are_drawn_centred_at_zero():
    encoding = sinusoids(10, 8).numpy()
    figure = encoding_map(encoding)
    assert np.allclose(figure.data[0].z, encoding)
    assert figure.data[0].zmin == -figure.data[0].zmax


def test_a_position_is_most_like_itself():
    similarity = np.array(similarity_map(sinusoids(12, 16).numpy()).data[0].z)
    assert np.allclose(np.diag(similarity), 1, atol=1e-5) and (similarity <= 1 + 1e-5).all()


def test_learned_positions_that_are_still_zero_are_drawn():
    assert np.array(similarity_map(np.zeros((3, 4))).data[0].z).shape == (3, 3)


def test_waves_draw_the_chosen_dimensions():
    encoding = sinusoids(10, 8).numpy()
    figure = waves(encoding, [0, 3])
    assert [trace.name for trace in figure.data] == ["dimension 0", "dimension 3"]
    assert np.allclose(figure.data[1].y, encoding[:, 3])
