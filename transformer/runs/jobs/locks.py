"""Locks on files that say who is alive: no clock and no number of a process is ever asked."""

from __future__ import annotations

import os
import time
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

CAN_BE_HANDED_ON = fcntl is not None
"""Whether a child process inherits a lock. Such a lock is held until the last process that has it is gone."""
_ASK_EVERY = 0.002


class Lock:
    """One lock, which at most one process has at a time, together with those that it hands it on to.

    Args:
        path: Of its file, which is made when the lock is taken.
        descriptor: Of the open file, where this process was given the lock by another.
    """

    def __init__(self, path: Path, descriptor: int | None = None) -> None:
        self.path, self.descriptor = path, descriptor
        if descriptor is not None:
            os.set_inheritable(descriptor, False)  # what this process starts must not keep it alive

    def take(self, patience: float = 0.0) -> bool:
        """Take the lock if it is free.

        Args:
            patience: Seconds to ask again: who looks whether a lock is held, holds it for a moment.
        Raises:
            OSError: If its file can't be made.
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
        """Give up this process's hold of the lock; a process that it was handed on to keeps it."""
        if self.descriptor is not None:
            os.close(self.descriptor)  # never LOCK_UN, which would take it from every process that has it
            self.descriptor = None

    def is_held(self) -> bool:
        """Whether some process has the lock."""
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
    """Lock an open file, alone or together with others who only look."""
    try:
        if fcntl is None:
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
