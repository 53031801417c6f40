"""Links between words that look wrong, on maps made by hand."""

import numpy as np

from transformer.interpret import Doubts, WordMap
from transformer.maps import Axis

SOURCE = ["my", "brother", "does", "n't", "like", "tea", "."]


def made(looks, source, target):
    """Return a map in which each target word gives most of its weight to one source word."""
    values = np.full((len(target), len(source)), 0.05 / len(source))
    for row, column in enumerate(looks):
        values[row, column] += 0.5
    return WordMap(values, Axis("writes", target), Axis("looked at", source))


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


def test_where_nothing_is_written_no_share_is_told():
    empty = WordMap(np.zeros((0, 1)), Axis("writes", []), Axis("looked at", ["x"])).doubts
    assert empty == Doubts(taken_twice=(), without=(), on_signs=(), unmet=(0,), ends_share=0.0, signs_share=0.0)
