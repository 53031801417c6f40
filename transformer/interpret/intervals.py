"""How sure a share is that was counted on a sample."""

from __future__ import annotations

from math import sqrt

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
