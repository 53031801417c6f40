"""Links between words that look wrong, on maps made by hand."""

import numpy as np

from transformer.interpret import Doubts, WordMap
from transformer.maps import Axis


def test_only_words_apart_are_taken_twice_and_a_sign_is_no_partner():
    for target, taken in (["a", ",", "b"], ()), (["a", "c", "b"], ((0, (0, 2)),)):
        looks = WordMap(np.eye(2)[[0, 1, 0]], Axis("writes", target), Axis("looked at", ["x", "y"]))
        assert looks.doubts.taken_twice == taken


def test_where_nothing_is_written_no_share_is_told():
    empty = WordMap(np.zeros((0, 1)), Axis("writes", []), Axis("looked at", ["x"])).doubts
    assert empty == Doubts(taken_twice=(), without=(), on_signs=(), unmet=(0,), ends_share=0.0, signs_share=0.0)
