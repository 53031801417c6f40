"""The waiting of a stream."""

import asyncio


class Patience:
    """The waiting of a stream for news, which may be told to end meanwhile.

    Attributes:
        is_over: True if the stream was told to end.
    """

    def __init__(self) -> None:
        self.is_over = False
        self._timeout: asyncio.Timeout | None = None

    async def wait_for_news(self, changed: asyncio.Event, seconds: float) -> bool:
        """Wait, and return whether there is something to do before the time has passed: to tell news, or to end."""
        try:
            async with asyncio.timeout(seconds) as self._timeout:
                await changed.wait()
        except TimeoutError:
            return self.is_over
        finally:
            self._timeout = None
        return True

    def end(self) -> None:
        """Wait no longer, for this stream gives way to another; call it on the event loop."""
        self.is_over = True
        if self._timeout and not self._timeout.expired():
            self._timeout.reschedule(0)
