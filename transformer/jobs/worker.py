"""The process of one job: `python -m transformer.jobs.worker FOLDER`."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import asdict
from pathlib import Path

from filelock import FileLock, Timeout

from transformer.jobs.folder import RunFolder

SAVE_EVERY = 3.0
"""Seconds between two checkpoints: what a crash can lose."""
TELL_EVERY = 0.1
"""Seconds between two events of plain steps; measurements of exact match are always told."""


def slots() -> int:
    """Jobs that may train at the same time: all cores but one, which serves the pages."""
    return max(1, (os.cpu_count() or 2) - 1)


def main(path: Path) -> None:
    """Wait for a free slot, then train; whatever happens is told in the run's events."""
    if hasattr(os, "nice"):
        os.nice(10)
    folder = RunFolder(path)
    with folder.lock.acquire(timeout=10):
        slot = _wait_for_slot(folder)
        if slot is None:
            folder.emit("stopped", step=0)
            return
        with slot:
            try:
                train_in(folder)
            except FileNotFoundError:
                if path.exists():
                    raise
            except Exception as error:
                folder.emit("failed", reason=str(error) or type(error).__name__)
                raise  # the whole story goes to output.log


def _wait_for_slot(folder: RunFolder) -> FileLock | None:
    """A slot's lock, or None if the run was stopped or deleted while it waited."""
    told = False
    while folder.path.exists() and not folder.stop_request.exists():
        for number in range(slots()):
            lock = FileLock(folder.path.parent / f"slot-{number}.lock")
            try:
                lock.acquire(blocking=False)
                return lock
            except Timeout:
                continue
        if not told:
            folder.emit("waiting")
            told = True
        time.sleep(0.2)
    return None


def train_in(folder: RunFolder) -> None:
    """Train the run of this folder to its end, or until it is asked to stop."""
    import torch  # waiting in the queue should cost no memory

    from transformer.checkpoints import load, save
    from transformer.run import Run

    torch.set_num_threads(1)
    run = Run(folder.spec(), load(folder.checkpoint) if folder.checkpoint.exists() else None)
    folder.emit("start", step=run.step, steps=run.spec.settings.steps)
    saved = told = time.monotonic()
    for record in run:
        now = time.monotonic()
        if record.exact_match is not None or record.step == 1 or now - told >= TELL_EVERY:
            folder.emit("step", **asdict(record))
            told = now
        stop = folder.stop_request.exists()
        if not folder.path.exists():
            return
        if stop or now - saved >= SAVE_EVERY:
            save(run.checkpoint(), folder.checkpoint)
            saved = now
        if stop and run.step < run.spec.settings.steps:
            folder.emit("stopped", step=run.step)
            return
    checkpoint = run.finish()
    save(run.checkpoint(), folder.checkpoint)
    save(checkpoint, folder.model)
    folder.emit("done", **checkpoint.metrics)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
