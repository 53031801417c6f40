"""Giving memory back to the system, which neither Python nor the C library does by itself."""

import ctypes
import functools
import gc
import sys

_LARGE = 256 * 1024
"""Bytes from which a block of memory is taken from the system by itself, and goes back as soon as it is free. By
default the C library raises this to 32 MB: then arrays of long texts lie between small objects that stay, and pages
that were drawn for a few minutes keep hundreds of megabytes."""
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8


def begin() -> None:
    """Give all threads one heap, and look for no garbage among the imports; before there are any."""
    if libc := _libc():
        # By default every thread gets a heap of its own, and leaves in it what no other thread fills again.
        libc.mallopt(_M_ARENA_MAX, 1)
    gc.disable()  # when all is loaded, `lifespan` turns it on


def prepare() -> None:
    """Make large blocks go back to the system, and the search for garbage quick; once, when everything is imported."""
    if libc := _libc():
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
    # Figures refer to themselves, so only the collector frees them and their arrays. It waits until there is a quarter
    # more to look through. Without the hundreds of thousands of objects of the libraries, that is soon.
    gc.collect()
    gc.freeze()


def trim() -> None:
    """Give back the free memory between small objects; this takes a few milliseconds."""
    if libc := _libc():
        libc.malloc_trim(0)


@functools.cache
def _libc() -> ctypes.CDLL | None:
    """Return the C library, if it is glibc: others have no such functions."""
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None)
    return libc if hasattr(libc, "mallopt") and hasattr(libc, "malloc_trim") else None
