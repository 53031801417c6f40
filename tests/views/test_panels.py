"""Matrices side by side, as they travel to the browser: values, hatches, shared axes, and sentences."""

import numpy as np
from matrices import unpack

from transformer import views
from transformer.maps import Axis, LabelledMap
from transformer.views import panels_data
from transformer.views.panels import EXACT_UP_TO

LABELS = ["a", "<b>", "\u202eא", "a"]


def labelled(values, rows=None, columns=None, **more):
    values = np.asarray(values, dtype=np.float32)
    sides = zip(("looks", "looked at"), (rows, columns), values.shape, strict=True)
    axes = [side or Axis(name, (LABELS * size)[:size], "source") for name, side, size in sides]
    return LabelledMap(values, *axes, **more)


def packed(*panels, **options):
    return unpack(panels_data(panels, **options))


def test_rows_that_are_chosen_have_a_ring_beside_what_is_lit():
    (panel,) = packed(views.weights_panel(labelled(np.eye(3)), "", chosen=[1], lit=[(None, 2)]))
    assert panel.lit == [[None, 2], [1, None]]


def test_a_large_matrix_is_bounded_and_a_map_of_254_letters_is_exact():
    letters = labelled(np.random.default_rng(0).random((256, 256)))
    (exact,) = packed(views.weights_panel(letters, ""))
    assert np.array_equal(exact.values, letters.values)
    assert len(panels_data([views.weights_panel(letters, "")])) < 280_000
    numbers = np.random.default_rng(0).normal(size=(512, 512))
    assert numbers.size > EXACT_UP_TO
    wide = views.encoding_panel(numbers, "")
    (rounded,) = packed(wide)
    assert np.abs(rounded.values - numbers).max() <= np.ptp(numbers) / 65535
    assert len(panels_data([wide])) < 540_000


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
    assert views.weights_panel(labelled(np.eye(2)), "").numbers()["map"].columns()["blocked"] == [0] * 4


def test_a_matrix_of_which_all_is_blocked_has_no_largest_number():
    said = views.describe_matrix(labelled(np.ones((2, 3)), blocked=np.ones((2, 3), dtype=bool)), "Q")
    assert "Every cell is blocked" in said
