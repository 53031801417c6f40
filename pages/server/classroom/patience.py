"""The waiting of a stream."""

import asyncio


class Patience:
    """The waiting of a stream for news, which may be told to end meanwhile.

    Attributes:
        is_over: True if the stream was told to end.
    """

    def __init__(self) -> None:
        self.is_over = False
        self._waits: asyncio.Timeout | None = None

    async def waits_for(self, changed: asyncio.Event, seconds: float) -> bool:
        """Wait, and return whether there is something to do before the time has passed: to tell news, or to end."""
        try:
            async with asyncio.timeout(seconds) as self._waits:
                await changed.wait()
        except TimeoutError:
            return self.is_over
        finally:
            self._waits = None
        return True

    def end(self) -> None:
        """Wait no longer, for this stream gives way to another; call it on the event loop."""
        self.is_over = True
        if self._waits and not self._waits.expired():
            self._waits.reschedule(0)
