"""Place and token are taken apart: the model itself says which of the two a head follows."""

import numpy as np

from transformer import greedy, load
from transformer.interpret import describe_position_runs, run_with_positions
from transformer.maps import Place

MIRROR = Place("cross", 1, "3")


def test_shuffled_positions_are_the_same_as_shuffled_tokens():
    reverser = load("reverse-letters")
    apart = run_with_positions(reverser, "attention")
    assert apart.shuffled.decoding.text == apart.text[::-1] == apart.written
    assert sorted(apart.text) == sorted("attention") and apart.order[0] == 0 and sorted(apart.order) == list(range(11))
    usual = run_with_positions(reverser, apart.text).usual.map(MIRROR).values
    shown = apart.maps(MIRROR)[1]
    assert np.allclose(shown.values, usual, atol=1e-4)  # columns in the order of the given places
    assert [label.split(" ")[1] for label in shown.columns.labels[1:-1]] == list(apart.text)
    assert "as it does for “" in describe_position_runs(apart, MIRROR)
    # Other tokens stand at every place.
    other, read = apart.other, apart.other.decoding.source_tokens[1:-1]
    assert len(read) == 9 and all(one != old for one, old in zip(read, "attention", strict=True))
    assert other.decoding.text == greedy(reverser, "".join(read)).text
