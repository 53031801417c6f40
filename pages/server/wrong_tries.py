"""A brake on guessing: wrong tries are answered late, right ones at once."""

import asyncio
import time
from collections import deque

from starlette.responses import JSONResponse, Response

_TOO_MANY = "Too many wrong tries wait for their answer now. Try again in some seconds."


class WrongTries:
    """A brake on guessing: each wrong try of the last minute makes the answer to the next wrong one later."""

    FIRST, LONGEST, REMEMBERED, MOST_WAITING = 0.5, 10.0, 60.0, 32

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=64)
        self._waiting = 0

    async def answer(self, refusal: Response) -> Response:
        """Return the answer to a wrong try, after a delay; if too many wait already, refuse it at once."""
        if self._waiting >= self.MOST_WAITING:
            return JSONResponse({"why": _TOO_MANY}, status_code=429, headers={"Retry-After": str(int(self.LONGEST))})
        self._waiting += 1
        try:
            await asyncio.sleep(self.delay())
        finally:
            self._waiting -= 1
        return refusal

    def delay(self) -> float:
        """Count one more wrong try, and return the seconds for which its answer is kept back."""
        now = time.monotonic()
        recent = sum(now - tried < self.REMEMBERED for tried in self._times)
        self._times.append(now)
        return min(self.LONGEST, self.FIRST * 2**recent)
