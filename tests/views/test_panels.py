"""Matrices side by side, as they travel to the browser: values, hatches, shared axes, and sentences."""

import numpy as np
from matrices import unpack

from transformer import views
from transformer.maps import Axis, LabelledMap
from transformer.views import panels_data
from transformer.views.panels import EXACT_UP_TO

LABELS = ["a", "<b>", "\u202eא", "a"]


def labelled(values, **more):
    values = np.asarray(values, dtype=np.float32)
    sides = zip(("looks", "looked at"), values.shape, strict=True)
    return LabelledMap(values, *(Axis(name, (LABELS * size)[:size], "source") for name, size in sides), **more)


def test_a_large_matrix_is_bounded_and_a_map_of_254_letters_is_exact():
    letters = labelled(np.random.default_rng(0).random((256, 256)))
    packed = panels_data([views.weights_panel(letters, "")])
    assert np.array_equal(unpack(packed)[0].values, letters.values) and len(packed) < 280_000
    numbers = np.random.default_rng(0).normal(size=(512, 512))
    assert numbers.size > EXACT_UP_TO
    packed = panels_data([views.encoding_panel(numbers, "")])
    assert np.abs(unpack(packed)[0].values - numbers).max() <= np.ptp(numbers) / 65535 and len(packed) < 540_000


def test_the_numbers_of_a_panel_are_those_of_its_map():
    blocked = np.array([[False, True], [False, False]])
    map = labelled(np.array([[1, -np.inf], [0.5, 0.5]]), blocked=blocked)
    grid = views.matrix_panel(map, "").numbers()["map"]
    assert np.array_equal(grid.arrays()["value"], np.where(blocked, np.nan, map.values), equal_nan=True)
    assert np.array_equal(grid.arrays()["blocked"], blocked) and grid.columns()["column_token"] == LABELS[:2] * 2
    mask = views.mask_panel(map, "").numbers()["map"].arrays()["value"]
    assert np.array_equal(mask, np.where(blocked, np.nan, 1), equal_nan=True)
    batch = views.padding_panel(~blocked, [["a", "<pad>"], ["b", "c"]], "").numbers()["map"]
    assert np.array_equal(batch.arrays()["blocked"], blocked) and batch.columns()["row_token"] == ["1", "1", "2", "2"]
    chosen = views.weights_panel(labelled(np.eye(3)), "", chosen=[1], lit=[(None, 2)])
    assert unpack(panels_data([chosen]))[0].lit == [[None, 2], [1, None]]
