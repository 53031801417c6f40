"""Seats of a class: who holds one at this moment, and how fast new people come in. Nothing of it is kept on disk."""

import time
from collections import Counter

HELD_FOR = 60.0
"""Seconds for which asking for the class holds a seat: a phone that sleeps has no stream."""
MOST_STREAMS = 4
"""Of one person: tabs that are open, and streams that a lost network left behind."""
_AT_ONCE, _A_SECOND = 40, 4.0
"""New people at most: a class of 200 that scans one code is in after forty seconds, and no script in half a one."""


class Bucket:
    """Allow so many at once, and then so many a second.

    Args:
        at_once: How many may come together.
        a_second: How many more each second allows.
    """

    def __init__(self, at_once: int, a_second: float) -> None:
        self._at_once, self._a_second = at_once, a_second
        self._left, self._since = float(at_once), time.monotonic()

    def take(self) -> bool:
        """Return whether one more may come now."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Seats:
    """Who holds a seat by an open stream, or because they asked a moment ago.

    Args:
        newcomers: How many may come in at once.
    """

    def __init__(self, newcomers: int = _AT_ONCE) -> None:
        self._asked: dict[str, float] = {}
        self._streams: Counter[str] = Counter()
        self._newcomers = Bucket(newcomers, _A_SECOND)

    def admit(self) -> bool:
        """Return whether one more may come in now: an hour's newcomers do not come in one second."""
        return self._newcomers.take()

    def ask(self, person: str) -> None:
        """Note that somebody asked for the class."""
        self._asked[person] = time.monotonic()

    def leave(self, person: str) -> None:
        """Forget when somebody asked."""
        self._asked.pop(person, None)

    def is_held(self, person: str) -> bool:
        """Return whether somebody is there, as far as one can know."""
        asked = self._asked.get(person)
        return self._streams[person] > 0 or (asked is not None and time.monotonic() - asked < HELD_FOR)

    def begin_stream(self, person: str) -> None:
        """Count a stream."""
        self._streams[person] += 1

    def end_stream(self, person: str) -> None:
        """Count it no longer; whoever it was has a minute to come back."""
        self._streams[person] -= 1
        if self._streams[person] <= 0:
            del self._streams[person]
            if person in self._asked:
                self.ask(person)

    def has_stream_left(self, person: str) -> bool:
        """Return whether somebody may open one more stream."""
        return self._streams[person] < MOST_STREAMS
