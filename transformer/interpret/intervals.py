"""The certainty of a share that was counted on a sample, and of a difference that was counted on the same one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log, sqrt

import numpy as np

from transformer.errors import SettingError, whole_number

Z_95 = 1.959963984540054
"""97.5 % quantile of the standard normal distribution, for intervals of 95 %."""


def wilson_interval(right: int, count: int, z: float = Z_95) -> tuple[float, float]:
    """Return the Wilson score interval of a share: `right` of `count` independent draws.

    Unlike share ± z · standard error, it never leaves 0 to 1, and it has a width where all or none are right.

    Args:
        right: How many of the draws were right.
        count: How many draws; at least 1.
        z: Quantile of the standard normal distribution. Default: 95 %.
    Returns:
        Lower and upper limit, from 0 to 1; 1,000 of 1,000 gives 0.9962 to 1.
    Raises:
        SettingError: If `count` is below 1 or `right` isn't from 0 to `count`.
    Source: Wilson (1927), "Probable Inference, the Law of Succession, and Statistical Inference".
    """
    if count < 1:
        raise SettingError("count", "be at least 1", count, "Measure something first.")
    whole_number("right", right, 0, count)
    share, squared = right / count, z * z / count
    centre, half = share + squared / 2, z * sqrt(share * (1 - share) / count + squared / (4 * count))
    # Rounding must not leave the limits of shares, nor miss a share of exactly 0 or 1.
    low = 0.0 if right == 0 else max(0.0, (centre - half) / (1 + squared))
    high = 1.0 if right == count else min(1.0, (centre + half) / (1 + squared))
    return low, high


@lru_cache(maxsize=4096)
def mcnemar(broken: int, mended: int) -> float:
    """Return the two-sided p-value of McNemar's exact test: a change that breaks some draws and mends others.

    Draws that it leaves as they were say nothing. Without an effect each of the others is broken or mended as a coin
    falls, so the test is binomial with p = 1/2.

    Args:
        broken: Draws that were right before, and are wrong now.
        mended: Draws that were wrong before, and are right now.
    Returns:
        From 0 to 1; 7 broken and none mended give 0.0156.
    Source: McNemar (1947), "Note on the Sampling Error of the Difference Between Correlated Proportions or
        Percentages"; the exact form: Mosteller (1952), "Some Statistical Problems in Measuring the Subjective Response
        to Drugs".
    """
    count, fewest = broken + mended, min(broken, mended)
    drawn = np.arange(1, fewest + 1)
    # Logarithms of count! / (k! · (count − k)!) for k = 0 … fewest: of thousands of draws the numbers have no room.
    logs = np.concatenate([[0.0], np.cumsum(np.log((count - drawn + 1) / drawn))]) - count * log(2)
    return min(1.0, 2 * float(np.exp(logs).sum()))


def holm(p_values: Sequence[float]) -> np.ndarray:
    """Return p-values of several tests, each raised so that one limit holds for all of them together.

    Args:
        p_values: One a test.
    Returns:
        In the same order, from 0 to 1: with a limit of 5 %, at most one family of tests in twenty finds anything where
        there is nothing.
    Source: Holm (1979), "A Simple Sequentially Rejective Multiple Test Procedure".
    """
    values = np.array(p_values, dtype=float)
    order = values.argsort()
    raised = np.maximum.accumulate(values[order] * np.arange(len(values), 0, -1))
    found = np.empty_like(values)
    found[order] = np.minimum(1.0, raised)
    return found
