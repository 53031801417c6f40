"""A sentence may differ in the last digit of a number that was rounded, and in nothing else."""

import pytest
from rounded import tells

SAID = "Head 2 of layer 1: 2 of 4 tokens, mean −6.679 nats; “a” at “b” (no. 14) (99 %), 1,234.50 in all, >99.9 %."


@pytest.mark.parametrize(
    "near", ["mean −6.678 nats", "mean −6.680 nats", "(98 %)", "(100 %)", "1,234.51 in all", ", 99.9 %.", "all, 99.8 %"]
)
def test_the_last_digit_of_a_rounded_number_may_differ_by_one(near):
    assert tells(SAID, SAID) and tells(SAID, near)


@pytest.mark.parametrize(
    "far",
    [
        "mean −6.677 nats",
        "mean −6.67 nats",
        "(97 %)",
        "Head 3 of layer 1",
        "3 of 4 tokens",
        "(no. 15)",
        "1,235.50 in all",
    ],
)
def test_nothing_else_may_differ(far):
    assert not tells(SAID, far)
