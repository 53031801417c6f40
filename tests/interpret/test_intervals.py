"""The Wilson interval against published figures and against its definition."""

from math import sqrt

import pytest

from transformer.errors import LabError
from transformer.interpret.intervals import Z_95, wilson_interval


@pytest.mark.parametrize(
    ("right", "count", "low", "high"),
    [
        # Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (1000, 1000, 0.9962, 1.0),
    ],
)
def test_it_gives_the_published_limits(right, count, low, high):
    assert wilson_interval(right, count) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("right", "count"), [(1, 2), (3, 64), (32, 64), (63, 64), (999, 1000)])
def test_its_limits_are_the_shares_that_lie_z_standard_errors_away(right, count):
    for limit in wilson_interval(right, count):
        assert abs(right / count - limit) == pytest.approx(Z_95 * sqrt(limit * (1 - limit) / count), rel=1e-9)


@pytest.mark.parametrize("count", [1, 8, 64])
def test_it_ends_at_0_where_none_is_right_and_at_1_where_all_are(count):
    assert wilson_interval(0, count)[0] == 0.0
    assert wilson_interval(count, count)[1] == 1.0
    assert wilson_interval(0, count)[1] > 0
    assert wilson_interval(count, count)[0] < 1


@pytest.mark.parametrize(("right", "count"), [(0, 0), (-1, 4), (5, 4)])
def test_a_share_that_cannot_be_is_refused(right, count):
    with pytest.raises(LabError, match="must"):
        wilson_interval(right, count)
