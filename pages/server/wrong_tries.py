"""Whoever guesses is slowed down; who knows is answered at once."""

import time
from collections import deque


class WrongTries:
    """Slows down whoever guesses: each wrong try of the last minute makes the next answer to a wrong one later."""

    FIRST, LONGEST, REMEMBERED = 0.5, 10.0, 60.0

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=64)

    def delay(self) -> float:
        """Seconds that the answer to one more wrong try is kept back."""
        now = time.monotonic()
        recent = sum(now - tried < self.REMEMBERED for tried in self._times)
        self._times.append(now)
        return min(self.LONGEST, self.FIRST * 2**recent)
