"""File locks that show which processes are alive, without clocks or process ids."""

from __future__ import annotations

import os
import time
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

CAN_BE_HANDED_ON = fcntl is not None
"""True if a child process inherits a lock. An inherited lock is held until the last process that has it ends."""
_ASK_EVERY = 0.002


class Lock:
    """A lock held by at most one process at a time, together with the processes that inherit it.

    Args:
        path: Path of its file, which is created when the lock is taken.
        descriptor: Descriptor of the open file, if another process passed the lock on to this one.
    """

    def __init__(self, path: Path, descriptor: int | None = None) -> None:
        self.path, self.descriptor = path, descriptor
        if descriptor is not None:
            os.set_inheritable(descriptor, False)  # so that child processes don't keep the lock held

    def take(self, patience: float = 0.0) -> bool:
        """Take the lock if it is free.

        Args:
            patience: Seconds to retry, because a process that checks whether the lock is held takes it for a moment.
        Raises:
            OSError: If its file can't be created.
        """
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o644)
        end = time.monotonic() + patience
        while not _lock(descriptor, alone=True):
            if time.monotonic() >= end:
                os.close(descriptor)
                return False
            time.sleep(_ASK_EVERY)
        self.descriptor = descriptor
        return True

    def release(self) -> None:
        """Close this process's hold on the lock; a process that inherited it keeps it."""
        if self.descriptor is not None:
            os.close(self.descriptor)  # not LOCK_UN, which would release it for every process that has it
            self.descriptor = None

    def is_held(self) -> bool:
        """Return whether any process holds the lock."""
        try:
            descriptor = os.open(self.path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        except OSError:
            return False
        try:
            return not _lock(descriptor, alone=False)
        finally:
            os.close(descriptor)

    def __enter__(self) -> Lock:
        """Wait for the lock."""
        while not self.take(patience=60.0):
            pass
        return self

    def __exit__(self, *error: object) -> None:
        self.release()


def _lock(descriptor: int, alone: bool) -> bool:
    """Try to lock an open file, exclusively or shared with other checks; return whether it succeeded."""
    try:
        if fcntl is None:
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
