"""Matrices on the way through a head: right values, right rings, blocked cells."""

import re
from dataclasses import replace

import numpy as np
import pytest

from transformer.interpret.labelled_map import Axis, LabelledMap
from transformer.views import describe_matrix, matrix_map

VALUES = np.array([[1.5, -3.0, 0.25], [0.0, 2.0, -np.inf]], dtype=np.float32)
BLOCKED = np.array([[False, False, False], [False, False, True]])
MATRIX = LabelledMap(
    VALUES,
    Axis("token that looks", ["<b>u", "v"], "target", "query"),
    Axis("token looked at", ["x", "y", "x"], "source", "key"),
    BLOCKED,
)


def number(text):
    """A cell's text without its ink."""
    return re.sub("<[^>]*>", "", text)


def labelled(values):
    """With the numbers of rows and columns as their labels."""
    return LabelledMap(values, *(Axis("dimension", [*map(str, range(size))]) for size in values.shape))


def draw(**options):
    return matrix_map(MATRIX, **options)


def test_values_stand_at_their_labels_and_blocked_cells_are_hatched():
    figure = draw()
    cells = figure.data[0]
    assert np.array_equal(np.isnan(cells.z), BLOCKED) and np.array_equal(cells.z[~BLOCKED], VALUES[~BLOCKED])
    assert (cells.zmin, cells.zmax) == (-3.0, 3.0)
    assert [*map(number, cells.text[0][:2])] == ["1.5", "-3.0"] and cells.text[1][2] == ""
    assert "blocked" in cells.hovertext[1][2] and "&lt;b&gt;u" in cells.hovertext[0][0]
    assert len(figure.layout.images) == 1


def test_titles_keep_the_colours_of_query_and_key():
    layout = draw().layout
    assert layout.yaxis.title.font.color == "#000001" and "token that looks" in layout.yaxis.title.text
    assert layout.xaxis.title.font.color == "#000002" and "token looked at" in layout.xaxis.title.text


@pytest.mark.parametrize(
    ("lit", "corners"),
    [((1, 2), (1.5, 2.5, 0.5, 1.5)), ((1, None), (-0.5, 2.5, 0.5, 1.5)), ((None, 0), (-0.5, 0.5, -0.5, 1.5))],
)
def test_a_ring_goes_around_a_cell_a_row_or_a_column(lit, corners):
    shape = draw(lit=[lit]).layout.shapes[0]
    assert (shape.x0, shape.x1, shape.y0, shape.y1) == corners


def test_the_band_of_a_head_is_ringed():
    shape = draw(band=(1, 2)).layout.shapes[0]
    assert (shape.x0, shape.x1, shape.y0, shape.y1) == (0.5, 2.5, -0.5, 1.5)


def test_shares_have_the_scale_of_weights():
    cells = matrix_map(labelled(np.array([[0.25, 0.75]])), shares=True).data[0]
    assert (cells.zmin, cells.zmax) == (0, 1) and [*map(number, cells.text[0])] == ["25", "75"]


def test_a_small_matrix_has_few_labels_and_no_numbers():
    figure = matrix_map(labelled(np.ones((64, 16))), small=True)
    assert figure.data[0].text is None and len(figure.layout.yaxis.tickvals) <= 9


def test_the_caption_names_the_largest_and_the_smallest_number():
    said = describe_matrix(MATRIX, "Q: 2 tokens × 3 dimensions")
    assert said == (
        "Q: 2 tokens × 3 dimensions; largest 2 at row 2 “v”, column 2 “y”, smallest −3 at row 1 “<b>u”, column 2 “y”. "
        "1 cell is blocked by the mask."
    )
    assert "Every cell is blocked" in describe_matrix(replace(MATRIX, blocked=np.ones((2, 3), dtype=bool)), "Q")
