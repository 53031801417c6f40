"""The process of a job: `python -m transformer.jobs.worker FOLDER …`.

Several folders are trained side by side, one step each in turn, so that they can be compared while they learn.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import torch
from filelock import FileLock

from transformer.jobs.folder import RunFolder
from transformer.jobs.job import Job
from transformer.jobs.limits import cluster_address, server_limits
from transformer.jobs.memory import hold_process, reason_of
from transformer.jobs.queue import Queue
from transformer.jobs.together import GIVE_UP, train_together

T = TypeVar("T")


def main(paths: list[Path]) -> None:
    """Wait for a free slot, then train; whatever happens is told in the runs' events."""
    if hasattr(os, "nice"):
        os.nice(10)
    folders = [RunFolder(path) for path in paths]
    with contextlib.ExitStack() as locks:
        held = {folder: locks.enter_context(folder.lock.acquire(timeout=10)) for folder in folders}
        if address := cluster_address():
            from transformer.jobs import cluster  # needs Ray, which is only there where a cluster is wanted

            return cluster.follow(folders, address)
        processes = _processes(folders)
        turn = Turn(folders, processes)
        if not turn.wait():
            return
        with contextlib.closing(turn):
            if processes > 1:
                train_together(folders[0], processes)
            else:
                work(folders, turn, lambda folder: held[folder].release())


def _processes(folders: list[RunFolder]) -> int:
    """How many processes train; runs side by side share one."""
    with contextlib.suppress(ValueError, OSError):  # told by the job, which reads the spec too
        return folders[0].spec().settings.processes if len(folders) == 1 else 1
    return 1


class Turn:
    """Slots for these folders, taken and given back; without them they wait in line and tell their place.

    Args:
        folders: Of the runs.
        processes: That train them, each in a slot of its own.
    """

    def __init__(self, folders: list[RunFolder], processes: int = 1) -> None:
        self._folders, self._root = folders, folders[0].path.parent
        slots = server_limits().slots
        self._queue, self._wanted = Queue(self._root, slots), min(processes, slots)
        self._slots: list[FileLock] = []

    def wait(self) -> bool:
        """Take the slots, in line with the others.

        Returns:
            False if every run was stopped or deleted meanwhile; they have been told so.
        """
        if self._slots:
            return True
        ticket, told = self._folders[0].id, None
        self._queue.join(ticket)
        while True:
            there = [folder for folder in self._folders if folder.path.exists()]
            if all(folder.orders.stop for folder in there):
                self._queue.leave(ticket)
                for folder in there:
                    folder.emit("stopped", step=(folder.records() or [{"step": 0}])[-1]["step"])
                return False
            ahead = self._queue.ahead(ticket, lambda run_id: RunFolder(self._root / run_id).is_alive())
            if ahead == 0 and self._take():
                self._queue.leave(ticket)
                return True
            if ahead != told:
                told = ahead
                for folder in there:
                    folder.emit("waiting", ahead=ahead)
            time.sleep(0.2)

    def _take(self) -> bool:
        """All the slots or none."""
        while len(self._slots) < self._wanted:
            slot = self._queue.free_slot()
            if slot is None:
                self.close()
                return False
            self._slots.append(slot)
        return True

    def close(self) -> None:
        """Give the slots back."""
        while self._slots:
            self._slots.pop().release()


def work(folders: list[RunFolder], turn: Turn, leave: Callable[[RunFolder], object] = id) -> None:
    """Train all these runs to their ends, or until they are asked to stop."""
    torch.set_num_threads(1)
    hold_process(folders, server_limits().bytes_for_a_run)
    jobs = {folder: _safely(folder, lambda folder=folder: Job(folder.spec(), folder)) for folder in folders}
    idle_since = time.monotonic()
    while jobs := {folder: job for folder, job in jobs.items() if job and folder.path.exists()}:
        ready = [folder for folder, job in jobs.items() if job.is_ready]
        for folder in jobs.keys() - set(ready):
            if not _safely(folder, jobs[folder].rest):
                jobs[folder] = None
        if ready and not turn.wait():
            return
        for folder in ready:
            if not _safely(folder, jobs[folder].advance):
                jobs[folder] = None
                leave(folder)  # another process may go on with it while the others here still train
            idle_since = time.monotonic()
        if not ready:
            turn.close()
            if time.monotonic() - idle_since > GIVE_UP:
                for folder in jobs:
                    folder.order(stop=True)
            time.sleep(0.1)


def _safely(folder: RunFolder, action: Callable[[], T]) -> T | None:
    """What goes wrong with one run is told in its events and ends that run only."""
    try:
        return action()
    except Exception as error:
        if folder.path.exists():
            folder.emit("failed", reason=reason_of(error))
            traceback.print_exc()  # the whole story goes to output.log
        return None


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
