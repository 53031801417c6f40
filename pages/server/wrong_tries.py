"""Whoever guesses is slowed down; who knows is answered at once."""

import asyncio
import time
from collections import deque

from starlette.responses import JSONResponse, Response

_TOO_MANY = "Too many wrong tries wait for their answer now. Try again in some seconds."


class WrongTries:
    """Slows down whoever guesses: each wrong try of the last minute makes the next answer to a wrong one later."""

    FIRST, LONGEST, REMEMBERED, MOST_WAITING = 0.5, 10.0, 60.0, 32

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=64)
        self._waiting = 0

    @property
    def is_full(self) -> bool:
        """Whether as many wrong tries wait as may: one more would be refused at once."""
        return self._waiting >= self.MOST_WAITING

    async def answer(self, refusal: Response) -> Response:
        """The answer to a wrong try: late; where too many wait already, another one at once."""
        if self.is_full:
            return self.refused()
        self._waiting += 1
        try:
            await asyncio.sleep(self.delay())
        finally:
            self._waiting -= 1
        return refusal

    def refused(self) -> Response:
        """What a try is told that nobody looked at."""
        return JSONResponse({"why": _TOO_MANY}, status_code=429, headers={"Retry-After": str(int(self.LONGEST))})

    def delay(self) -> float:
        """Seconds that the answer to one more wrong try is kept back."""
        now = time.monotonic()
        recent = sum(now - tried < self.REMEMBERED for tried in self._times)
        self._times.append(now)
        return min(self.LONGEST, self.FIRST * 2**recent)
