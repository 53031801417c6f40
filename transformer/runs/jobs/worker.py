"""The process of a job: `python -m transformer.runs.jobs.worker --held … --slots … FOLDER …`; `supervisor` starts it.

Several runs are trained in turn, one step each, so that they can be compared during training.
"""

from __future__ import annotations

import argparse
import os
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import torch

from transformer.runs.jobs.data_parallel import train_distributed
from transformer.runs.jobs.folder import LEAVE, RunFolder
from transformer.runs.jobs.job import Job
from transformer.runs.jobs.launch import held_locks
from transformer.runs.jobs.limits import server_limits
from transformer.runs.jobs.memory import hold_process, reason_of
from transformer.runs.jobs.patience import with_patience
from transformer.runs.jobs.supervisor import claim, processes_of, supervise
from transformer.runs.locks import Lock
from transformer.runs.machine import restore_limits

T = TypeVar("T")
STAYS = 120.0
"""Seconds for which a paused process stays after the last order, so that the next step is immediate."""
ASK_EVERY = 0.1
"""Seconds between two checks of the controls by a paused process."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Train the runs, reporting everything in their events; then start the next runs in line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--held", help="descriptors of the locks of the runs, then of the slots, with commas between")
    parser.add_argument("--slots", help="names of the slots' locks, with commas between")
    parser.add_argument("folders", nargs="+", type=Path)
    chosen = parser.parse_args(arguments)
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 10)  # not `nice`, which would add up, as one job's process starts the next
    folders, root = [RunFolder(path) for path in chosen.folders], chosen.folders[0].parent
    slots = [root / name for name in chosen.slots.split(",") if name]
    held = held_locks([*(folder.lock.path for folder in folders), *slots], chosen.held)
    locks, held_slots = dict(zip(folders, held)), held[len(folders) :]
    try:
        with restore_limits():
            if (processes := processes_of(folders)) > 1:
                train_distributed(folders[0], processes)
            else:
                work(root, locks, held_slots)
    finally:
        for lock in [*locks.values(), *held_slots]:
            lock.release()
        supervise(root)


def work(root: Path, locks: Mapping[RunFolder, Lock], slots: list[Lock]) -> None:
    """Train runs until each has ended, or all that remain have been paused for long.

    Args:
        root: Folder of all runs.
        locks: The runs and their locks; that of a run that has ended is released, so that another process can resume it
            while this one trains the others.
        slots: The held slots of this process, changed in place: it doesn't train without them, and has none while all
            of its runs are paused.
    """
    torch.set_num_threads(1)
    hold_process(list(locks), server_limits().bytes_for_a_run)
    jobs = {folder: job for folder in locks if (job := _run_safely(folder, partial(_make_job, folder)))}
    pause_timer = _PauseTimer()
    while jobs := {folder: job for folder, job in jobs.items() if folder.path.exists()}:
        ready = [folder for folder, job in jobs.items() if job.is_ready]
        for folder in jobs.keys() - set(ready):
            if not _run_safely(folder, jobs[folder].rest):
                del jobs[folder]
        if ready and not slots:
            slots += claim(root, [folder.id for folder in ready])
        if not slots:
            ready = [folder for folder in ready if folder.controls.stop]  # stopping needs no slot
        for folder in ready:
            if not _run_safely(folder, jobs[folder].advance):
                del jobs[folder]
                locks[folder].release()
        if ready:
            pause_timer = _PauseTimer()
            continue
        if slots:
            while slots:
                slots.pop().release()
            supervise(root)
        if pause_timer.is_over(jobs):
            return
        time.sleep(ASK_EVERY)


def _make_job(folder: RunFolder) -> Job:
    job = Job(folder.spec(), folder)
    folder.cut_film(job.run.step)  # later frames will be captured again
    return job


class _PauseTimer:
    """Timer of a process whose runs are all paused; each new order restarts it."""

    def __init__(self) -> None:
        self._since, self._order_times = time.monotonic(), []

    def is_over(self, folders: Iterable[RunFolder]) -> bool:
        """Return whether the runs have been paused for longer than `STAYS`, or the process has been asked to end."""
        order_times = [folder.ordered_at() for folder in folders]
        if order_times != self._order_times:
            self._since, self._order_times = time.monotonic(), order_times
        return time.monotonic() - self._since > STAYS or any(folder.note(LEAVE) for folder in folders)


def _run_safely(folder: RunFolder, action: Callable[[], T]) -> T | None:
    """Run an action; an error is reported in the run's events and ends only that run, and a full disk ends none."""
    try:
        return with_patience(folder, action)
    except Exception as error:
        if folder.path.exists():
            folder.emit("failed", reason=reason_of(error))
            traceback.print_exc()  # the full traceback goes to output.log
        return None


if __name__ == "__main__":
    main()
