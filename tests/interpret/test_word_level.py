"""Links between words that look wrong, on maps made by hand."""

import numpy as np
import pytest

from transformer.interpret import Doubts, WordMap, word_map
from transformer.maps import Axis, LabelledMap, Place, axes_of

SOURCE = ["my", "brother", "does", "n't", "like", "tea", "."]
TARGET = ["a", "mi", "hermano", "no", "le", "gusta", ",", "té", "."]
LOOKS = [1, 0, 1, 3, 1, 4, 6, None, 6]
"""The strongest source word of each target word; the weight of "té" rests on start and end."""


def made(looks, source=SOURCE, target=TARGET, weight=0.5, rest=0.05):
    """Return a map in which each target word gives most of its weight to one source word."""
    values = np.full((len(target), len(source)), rest / len(source))
    for row, column in enumerate(looks):
        if column is not None:
            values[row, column] += weight
    return WordMap(values, Axis("writes", target), Axis("looked at", source))


def test_what_looks_wrong_is_told_and_neighbours_and_signs_are_not():
    found = made(LOOKS).doubts
    # "a" and "hermano" and "le" look at "brother", and don't stand together.
    assert found.taken_twice == ((1, (0, 2, 4)),)
    assert found.without == (7,) and found.on_signs == ()
    assert made([0, 0, 1, 3, 4, 4, 6, 5, 6]).doubts == Doubts(
        taken_twice=(), without=(), on_signs=(), unmet=(2,),
        ends_share=pytest.approx(0.45), signs_share=pytest.approx(0.5 * 2 / 9 + 0.05 / 7),
    )  # fmt: skip


def test_only_words_apart_are_taken_twice_and_a_sign_is_no_partner():
    for looks, source, target, taken in (
        ([0, 0, 0], ["x"], ["a", ",", "b"], ()),
        ([0, 1, 0], ["x", "y"], ["a", ",", "b"], ()),
        ([0, 1, 0], ["x", "y"], ["a", "c", "b"], ((0, (0, 2)),)),
        ([6, 0], SOURCE, ["té", "."], ()),
    ):
        assert made(looks, source, target).doubts.taken_twice == taken
    found = made([6, 0], SOURCE, ["té", "."]).doubts
    assert found.on_signs == (0,) and found.without == ()


def test_the_weight_on_the_ends_is_what_a_row_between_words_lacks():
    rows, columns = axes_of("cross", ["<s>", "a"], ["<s>", "x", "</s>"])
    shares = np.array([[0.3, 0.6, 0.1], [0.2, 0.2, 0.6]])
    found = word_map(LabelledMap(shares, rows, columns, place=Place("cross", 0, "1")), ["a", "b"])
    assert found.doubts.ends_share == pytest.approx((0.4 + 0.8) / 2) and found.doubts.without == (1,)
    empty = WordMap(np.zeros((0, 1)), Axis("writes", []), Axis("looked at", ["x"])).doubts
    assert empty == Doubts(taken_twice=(), without=(), on_signs=(), unmet=(0,), ends_share=0.0, signs_share=0.0)
