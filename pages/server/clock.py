"""The time, where something is deleted when its time is over."""

import time

_STARTED, _SINCE = time.time(), time.monotonic()


def earliest_now() -> float:
    """The earlier of what the clock says and what this server has lived through since it started.

    A clock that is put right by hours while the server runs, as on a computer without a battery for it, ends nothing:
    not if it jumps forward, and, because both are asked, not what began after it jumped back.
    """
    return min(time.time(), _STARTED + time.monotonic() - _SINCE)
