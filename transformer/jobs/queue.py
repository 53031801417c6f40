"""Who trains next: a fixed number of slots, and a line in which everyone keeps their place."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock, Timeout

_FRESH = 30.0
"""Seconds in which a job that has just been submitted may not have come to life yet."""


class Queue:
    """The line before the slots of one folder of runs; files in it, so that it outlives every process.

    Args:
        root: Folder of all runs.
        slots: Jobs that may train at the same time.
    """

    def __init__(self, root: Path, slots: int) -> None:
        self._tickets = root / "queue"
        self._root, self._slots = root, slots

    def join(self, run_id: str) -> None:
        """Stand at the end of the line; who stands in it already keeps the place."""
        self._tickets.mkdir(parents=True, exist_ok=True)
        if not list(self._tickets.glob(f"*-{run_id}")):
            (self._tickets / f"{time.time_ns():020d}-{run_id}").touch()

    def leave(self, run_id: str) -> None:
        """Leave the line."""
        for ticket in self._tickets.glob(f"*-{run_id}"):
            ticket.unlink(missing_ok=True)

    def ahead(self, run_id: str, is_alive: Callable[[str], bool]) -> int:
        """How many stand before this run; those whose process has died are sent away.

        Args:
            run_id: Of a run that has joined.
            is_alive: Whether a process works on the run with this id.
        """
        count = 0
        for ticket in sorted(self._tickets.glob("*-*")):
            joined, other = ticket.name.split("-", 1)
            if other == run_id:
                return count
            if time.time() - int(joined) / 1e9 > _FRESH and not is_alive(other):
                ticket.unlink(missing_ok=True)
            else:
                count += 1
        self.join(run_id)  # the ticket was lost: stand at the end
        return count

    def free_slot(self) -> FileLock | None:
        """A slot's lock, held, if one is free."""
        for number in range(self._slots):
            lock = FileLock(self._root / f"slot-{number}.lock")
            try:
                lock.acquire(blocking=False)
                return lock
            except Timeout:
                continue
        return None
