"""The process of a job: `python -m transformer.runs.jobs.worker --held … --slots … FOLDER …`; `supervisor` starts it.

Several folders are trained side by side, one step each in turn, so that they can be compared while they learn.
"""

from __future__ import annotations

import argparse
import os
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import torch

from transformer.runs.jobs.data_parallel import train_distributed
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.launch import held_locks
from transformer.runs.jobs.limits import server_limits
from transformer.runs.jobs.locks import Lock
from transformer.runs.jobs.memory import hold_process, reason_of
from transformer.runs.jobs.patience import with_patience
from transformer.runs.jobs.supervisor import LEAVE, claim, processes_of, supervise
from transformer.runs.machine import limits_restored

T = TypeVar("T")
STAYS = 120.0
"""Seconds after its last order in which a paused process stays, so that the next step is immediate."""
ASK_EVERY = 0.1
"""Seconds between two looks of a paused process at its controls."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Train; whatever happens is told in the runs' events. In the end, let the next in line start."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--held", help="descriptors of the locks of the runs, then of the slots, with commas between")
    parser.add_argument("--slots", help="names of the slots' locks, with commas between")
    parser.add_argument("folders", nargs="+", type=Path)
    chosen = parser.parse_args(arguments)
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 10)  # not `nice`, which adds up: one job's process starts the next
    folders, root = [RunFolder(path) for path in chosen.folders], chosen.folders[0].parent
    slots = [root / name for name in chosen.slots.split(",") if name]
    held = held_locks([*(folder.lock.path for folder in folders), *slots], chosen.held)
    locks = held[: len(folders)]
    turn = Turn(root, held[len(folders) :])
    try:
        with limits_restored():
            _train(folders, turn, dict(zip(folders, locks)))
    finally:
        for lock in locks:
            lock.release()
        turn.close()
        supervise(root)


def _train(folders: list[RunFolder], turn: Turn, locks: dict[RunFolder, Lock]) -> None:
    if (processes := processes_of(folders)) > 1:
        train_distributed(folders[0], processes)
    else:
        work(folders, turn, lambda folder: locks[folder].release())


class Turn:
    """The slots of this process; while it has none, it doesn't train.

    Args:
        root: Folder of all runs.
        slots: Their locks, held.
    """

    def __init__(self, root: Path, slots: list[Lock]) -> None:
        self._root, self.slots = root, slots

    def take(self, folders: list[RunFolder]) -> bool:
        """Take slots again for runs that go on, if it is their turn."""
        if not self.slots:
            self.slots = claim(self._root, [folder.id for folder in folders])
        return bool(self.slots)

    def close(self) -> None:
        """Give the slots back."""
        while self.slots:
            self.slots.pop().release()


def work(folders: list[RunFolder], turn: Turn, leave: Callable[[RunFolder], object] = id) -> None:
    """Train all these runs to their ends, or until they are asked to stop, or have been paused for long.

    Args:
        folders: Of the runs.
        turn: Slots of this process.
        leave: Called with a run that has ended: another process may go on with it while the others here still train.
    """
    torch.set_num_threads(1)
    hold_process(folders, server_limits().bytes_for_a_run)
    jobs = {folder: job for folder in folders if (job := _safely(folder, lambda folder=folder: _begin(folder)))}
    resting = _Resting()
    while jobs := {folder: job for folder, job in jobs.items() if folder.path.exists()}:
        ready = [folder for folder, job in jobs.items() if job.is_ready]
        for folder in jobs.keys() - set(ready):
            if not _safely(folder, jobs[folder].rest):
                del jobs[folder]
        if ready and not turn.slots and not turn.take(ready):
            ready = [folder for folder in ready if folder.controls.stop]  # which needs no slot
        for folder in ready:
            if not _safely(folder, jobs[folder].advance):
                del jobs[folder]
                leave(folder)
        if ready:
            resting = _Resting()
            continue
        if turn.slots:
            turn.close()
            supervise(folders[0].path.parent)
        if resting.is_over(jobs):
            return
        time.sleep(ASK_EVERY)


def _begin(folder: RunFolder) -> Job:
    job = Job(folder.spec(), folder)
    folder.cut_film(job.run.step)  # what comes after it will be filmed again
    return job


class _Resting:
    """How long runs have rested since their last order."""

    def __init__(self) -> None:
        self._since, self._ordered = time.monotonic(), []

    def is_over(self, folders: Iterable[RunFolder]) -> bool:
        """Whether they have rested for long enough, or were sent away."""
        ordered = [folder.ordered_at() for folder in folders]
        if ordered != self._ordered:
            self._since, self._ordered = time.monotonic(), ordered
        return time.monotonic() - self._since > STAYS or any(folder.note(LEAVE) for folder in folders)


def _safely(folder: RunFolder, action: Callable[[], T]) -> T | None:
    """What goes wrong with one run is told in its events and ends that run only; a full disk ends none."""
    try:
        return with_patience(folder, action)
    except Exception as error:
        if folder.path.exists():
            folder.emit("failed", reason=reason_of(error))
            traceback.print_exc()  # the whole story goes to output.log
        return None


if __name__ == "__main__":
    main()
