"""The clock for what is deleted once its time is over."""

import time

_STARTED, _SINCE = time.time(), time.monotonic()


def earliest_now() -> float:
    """Return the earlier of two times: the clock's, and the start of this server plus the time that it has run.

    A computer without a battery for its clock may put it right by hours while the server runs. That ends nothing
    early. If the clock jumps forward, the time since the start counts; if it jumps back, the clock's own time counts,
    also for what began after the jump.
    """
    return min(time.time(), _STARTED + time.monotonic() - _SINCE)
