"""Matrices on the way through a head, in words."""

from dataclasses import replace

import numpy as np

from transformer.maps import Axis, LabelledMap
from transformer.views import describe_matrix

VALUES = np.array([[1.5, -3.0, 0.25], [0.0, 2.0, -np.inf]], dtype=np.float32)
BLOCKED = np.array([[False, False, False], [False, False, True]])
MATRIX = LabelledMap(
    VALUES,
    Axis("token that looks", ["<b>u", "v"], "target", "query"),
    Axis("token looked at", ["x", "y", "x"], "source", "key"),
    BLOCKED,
)


def test_the_caption_names_the_largest_and_the_smallest_number():
    said = describe_matrix(MATRIX, "Q: 2 tokens × 3 dimensions")
    assert said == (
        "Q: 2 tokens × 3 dimensions; largest 2 at row 2 “v”, column 2 “y”, smallest −3 at row 1 “<b>u”, column 2 “y”. "
        "1 cell is blocked by the mask."
    )
    assert "Every cell is blocked" in describe_matrix(replace(MATRIX, blocked=np.ones((2, 3), dtype=bool)), "Q")
