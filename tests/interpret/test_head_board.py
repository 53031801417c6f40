"""The worth of each head: tested in pairs, corrected for all heads, read from strangers; and Wilson's interval."""

from dataclasses import replace
from math import comb

import numpy as np
import pytest

from transformer import LabError, load
from transformer.interpret.head_board import HeadAblation
from transformer.interpret.intervals import holm, mcnemar, wilson_interval

ENCODER = "encoder"


def board(count, right, broken, mended=None):
    """Return a board of one layer; `broken` and `mended` are counts a head, the same at 0 and at the mean."""
    pairs = [np.array([[each, each]]) for each in (broken, mended or [0] * len(broken))]
    return HeadAblation(count, right, {ENCODER: pairs[0]}, {ENCODER: pairs[1]})


def test_a_head_is_named_only_if_chance_does_not_explain_its_loss():
    for broken, mended, named in (
        ([7, 0], [4, 0], []),  # the head breaks three more than it mends, as a coin may fall
        ([0, 0], [9, 0], []),  # the model is better without the head
        ([7, 0, 0, 0], None, []),  # one of four heads: .0156 · 4 > .05
        ([9, 0, 0, 0], None, [(0, 0)]),
        ([12, 12, 0, 0], None, [(0, 0), (0, 1)]),  # both cost the same
        ([12, 9, 0, 0], None, [(0, 0)]),
    ):
        found = board(32, 16, broken, mended)
        assert found.most(ENCODER) == named
        assert ("may be chance" in found.describe_most(ENCODER)) == (not named)


def test_a_p_value_is_that_of_a_coin_and_many_are_raised_after_holm():
    for broken, mended in [(0, 0), (1, 0), (5, 5), (7, 2), (60, 41), (0, 40)]:
        count = broken + mended
        coins = 2 * sum(comb(count, k) for k in range(min(broken, mended) + 1)) / 2**count
        assert mcnemar(broken, mended) == mcnemar(mended, broken) == pytest.approx(min(1, coins))
    assert 0 < mcnemar(5000, 5000) <= 1 and mcnemar(10_000, 0) == 0
    # The products by hand are .01 · 4 and .02 · 3; the next is no less than the one before.
    assert holm([0.025, 0.01, 0.02, 0.9]).tolist() == pytest.approx([0.06, 0.04, 0.06, 0.9])


def test_each_head_of_each_kind_keeps_its_own_p_value():
    counts = {kind: np.arange(12).reshape(2, 2, 3) + 20 * at for at, kind in enumerate(("encoder", "cross"))}
    found = HeadAblation(64, 64, counts, {kind: np.zeros_like(values) for kind, values in counts.items()})
    for way in (0, 1):
        plain = [mcnemar(int(one), 0) for values in counts.values() for one in values[:, way].ravel()]
        raised = np.concatenate([found.p_values[kind][:, way].ravel() for kind in counts])
        assert np.allclose(raised, holm(plain)) and found.heads == len(plain)


IMPOSSIBLE = [
    ({"count": 0}, "`count` must be a whole number from 1 to 10,000"),
    ({"right": 257}, "`right` must be a whole number from 0 to 256"),
    ({"more": 1}, "a field that is missing or unknown: more"),
    ({"mended": {ENCODER: [[1], [2, 3]]}}, "`mended` must hold a whole number from 0 to 0 for each of 3 layers"),
    ({"broken": {ENCODER: [[[257] * 4] * 2] * 3}}, "from 0 to 256"),
    ({"broken": {ENCODER: [[[10**400] * 4] * 2] * 3}}, "from 0 to 256"),
]


def test_a_board_comes_back_from_a_file_and_an_impossible_one_is_refused(subtests):
    checkpoint = load("reverse-encoder-only")
    board, config = checkpoint.board, checkpoint.config
    assert HeadAblation.from_dict(board, config).to_dict() == board
    with pytest.raises(LabError, match="for each of 2 layers"):
        HeadAblation.from_dict(board, replace(config, num_layers=2))
    for changes, said in IMPOSSIBLE:
        with subtests.test(said), pytest.raises(LabError, match=said):
            HeadAblation.from_dict({**board, **changes}, config)


def test_wilson_s_interval_is_that_of_the_published_table():
    # Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
    for right, count, low, high in (
        (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718),
        (1000, 1000, 0.9962, 1.0),
    ):  # fmt: skip
        assert wilson_interval(right, count) == pytest.approx((low, high), abs=5e-5)
    for count in (1, 8, 64):
        assert wilson_interval(0, count)[0] == 0 < wilson_interval(0, count)[1]
        assert wilson_interval(count, count)[1] == 1 > wilson_interval(count, count)[0]
