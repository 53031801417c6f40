"""Limits of how fast something may come: so many at once, and then so many a second."""

import time
from collections.abc import Hashable

_MOST_NAMES = 10_000


class Bucket:
    """A limit that allows so many at once, and then so many a second.

    Args:
        at_once: The number that may come together.
        a_second: The number that each second adds.
    """

    def __init__(self, at_once: int, a_second: float) -> None:
        self._at_once, self._a_second = at_once, a_second
        self._tokens, self._since = float(at_once), time.monotonic()

    def fill(self) -> None:
        """Allow the full number at once again."""
        self._tokens = float(self._at_once)

    def take(self) -> bool:
        """Return whether one more may come now, and count it if so."""
        now = time.monotonic()
        self._tokens = min(self._at_once, self._tokens + (now - self._since) * self._a_second)
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each name, so that what comes from one place holds up no other; of very many, the oldest go.

    Args:
        at_once: The number that may come together, for each name.
        a_second: The number that each second adds, for each name.
    """

    def __init__(self, at_once: int, a_second: float) -> None:
        self._at_once, self._a_second = at_once, a_second
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, name: Hashable) -> bool:
        """Return whether one more of a name may come now, and count it if so."""
        # The name that came last stands last.
        bucket = self._buckets[name] = self._buckets.pop(name, None) or Bucket(self._at_once, self._a_second)
        if len(self._buckets) > _MOST_NAMES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
