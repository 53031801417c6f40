"""Place and token are taken apart: the model itself says which of the two a head follows."""

import random

import numpy as np
import pytest

from transformer import greedy, load
from transformer.assets import checkpoint_path
from transformer.interpret import describe_position_runs, run_with_positions
from transformer.maps import Place

MIRROR = Place("cross", 1, "3")


@pytest.fixture(scope="module")
def reverser():
    return load(checkpoint_path("reverse-letters"))


def test_a_reverser_s_look_follows_the_place_and_its_output_the_order(reverser):
    chance = random.Random(1)
    words = ["".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=length)) for length in range(6, 12)]
    taken = [run_with_positions(reverser, word) for word in words]
    follows, stays = np.mean([apart.measure_look(MIRROR) for apart in taken], axis=0)
    assert follows > 0.5 and stays < 0.2
    assert all(apart.shuffled.decoding.text == apart.text[::-1] == apart.written for apart in taken)


def test_shuffled_positions_are_the_same_as_shuffled_tokens(reverser):
    apart = run_with_positions(reverser, "attention")
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
