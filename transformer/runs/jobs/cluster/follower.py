"""The process that follows all runs of a cluster: `python -m transformer.runs.jobs.cluster.follower --held … ROOT`.

`supervisor` starts it when a run is due. It requests resources for one run at a time, each in its turn. While
the cluster trains a run, it holds the run's lock and writes the run's folder, so that the folder looks the same as that
of a run trained on this machine. A waiting run is nothing but a folder here too.

If the cluster is unavailable, no run fails: the waiting runs report the reason, and continue when it is back.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import threading
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from transformer.runs.jobs.cluster import connection
from transformer.runs.jobs.cluster.connection import ClusterUnavailableError
from transformer.runs.jobs.cluster.follower_start import follower_lock, named_cluster
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.launch import held_locks
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.patience import with_patience
from transformer.runs.jobs.start_order import sort_runs
from transformer.runs.jobs.states import ALIVE, DIED_UNLESS_ALIVE
from transformer.runs.jobs.supervisor import supervise
from transformer.runs.storage import storage_words

if TYPE_CHECKING:  # imported later, because Ray takes a second and 100 MB, and is needed only when the cluster answers
    from transformer.runs.jobs.cluster.attempt import Attempt

LOCK_WITHIN = 0.2
"""Seconds to retry a run's lock, which may be held only for a check."""
LEAVE_WITHIN = 10.0
"""Timeout in seconds for each run to leave the cluster when this process ends."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the line."""
STAYS = 30.0
"""Seconds without a run after which this process ends."""
REACH_EVERY = 5.0
"""Seconds between two attempts to reach the cluster."""
LONG_PAUSE = 30.0
"""Seconds for which this process waits before it ends with an error, so that it isn't restarted in a tight loop."""
ATTEMPTS = 4
"""Number of lost attempts from the same checkpoint after which a run counts as failed."""
LARGEST_LOG = 1 << 20
"""Most bytes of this process's output; a larger log is emptied."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Follow the runs until none is left; then supervise, in case others have become due meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--held", help="descriptor of the follower's lock")
    parser.add_argument("root", type=Path)
    chosen = parser.parse_args(arguments)
    (lock,) = held_locks([follower_lock(chosen.root)], chosen.held)
    follower = Follower(chosen.root, named_cluster(chosen.root))
    try:
        follower.run()
    except Exception:
        logging.exception("The runs can't be followed.")
        time.sleep(LONG_PAUSE)
    is_still_named = follower.is_named()
    lock.release()
    if is_still_named:
        supervise(chosen.root)
    logging.shutdown()
    os._exit(0)  # without joining Ray's threads, which may be waiting for a cluster that is gone


class Follower:
    """Follower of all runs of the cluster at an address (see `cluster.reach`), with one thread per training run."""

    def __init__(self, root: Path, address: str) -> None:
        self._root, self._address, self._line = root, address, Line(root)
        self._threads: dict[RunFolder, threading.Thread] = {}
        self._pending: Attempt | None = None  # the only attempt waiting for resources, so that no run overtakes another
        self._too_large: set[RunFolder] = set()
        self._losses: Counter[tuple[RunFolder, int]] = Counter()
        self._is_over, self._has_left = threading.Event(), threading.Event()

    def is_named(self) -> bool:
        """Return whether this is still the configured cluster; it is not once the folder of all runs was removed."""
        return named_cluster(self._root) == self._address

    def run(self) -> None:
        """Wait until the cluster can be reached, join it, and train the runs that are due."""
        while True:
            try:
                connection.reach(self._address)
                break
            except ClusterUnavailableError as error:
                if not self._wait_and_report(error, REACH_EVERY):
                    return
        try:
            watch = connection.join(self._address, Path(__file__).parents[3], self._give_up)
        except ClusterUnavailableError as error:
            # A retry needs a new process, because this one's Ray would not read e.g. a corrected token.
            self._wait_and_report(error, LONG_PAUSE)
            return
        for folder in self._find_due():
            _report_reason(folder)
        self._train_due_runs()
        watch.set()

    def _wait_and_report(self, error: ClusterUnavailableError, seconds: float) -> bool:
        """Wait some seconds, reporting the reason to the waiting runs; return False early if none is left."""
        logging.warning("%s (%r)", error, error.__cause__)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            _bound_output()
            if not self.is_named() or not self._find_due():
                return False
            self._report(error)
            time.sleep(LOOK_EVERY)
        return True

    def _report(self, error: ClusterUnavailableError) -> None:
        """Report to every run that would train why the cluster can't be used."""
        for folder in [*self._threads, *self._find_due()]:
            if folder.path.exists() and folder.status() in ALIVE and folder.is_due():
                _report_reason(folder, error.sentence(folder.saved_step()))

    def _give_up(self, error: ClusterUnavailableError) -> NoReturn:
        """Report that the cluster is gone, and end this process at once; the next one waits until it is back."""
        try:
            self._report(error)
        finally:
            os._exit(1)

    def _train_due_runs(self) -> None:
        """Train the runs that are due until there has been none for `STAYS` seconds."""
        last_busy = time.monotonic()
        while self.is_named() and time.monotonic() - last_busy < STAYS:
            _bound_output()
            self._start_due_runs()
            if self._threads or self._pending:
                last_busy = time.monotonic()
            self._has_left.wait(LOOK_EVERY)  # shorter if a run leaves, so that the next one gets its resources at once
            self._has_left.clear()
        self._is_over.set()
        for thread in list(self._threads.values()):
            thread.join(LEAVE_WITHIN)
        if self._pending:
            self._pending.close()

    def _find_due(self) -> list[RunFolder]:
        """Return the runs that are waiting to be trained, in the order of their turns."""
        waiting: dict[tuple[str, ...], list[RunFolder]] = {}
        for folder in (RunFolder(self._root / run_id) for run_id in self._line.ids()):
            if self._is_waiting(folder):
                waiting.setdefault(tuple(folder.together()), []).append(folder)
        return sum(sort_runs(self._root, waiting).values(), [])

    def _is_waiting(self, folder: RunFolder) -> bool:
        return (
            folder not in self._threads
            and folder.status() in ALIVE
            and folder.last_state()["event"] not in DIED_UNLESS_ALIVE  # the supervisor records the death first
            and folder.is_due()
            and not folder.controls.stop
            and not folder.is_alive()
        )

    def _start_due_runs(self) -> None:
        """Start the runs that are due, in order, until the next one has to wait for resources.

        A run for which the whole cluster is too small reports that and is skipped.
        """
        from transformer.runs.jobs.cluster.attempt import Attempt, describe_shortage, resources

        waiting = self._find_due()
        totals = resources() if waiting else {}
        shortages = {folder: words for folder in waiting if (words := describe_shortage(folder, totals))}
        for folder in waiting:
            if folder in shortages or folder in self._too_large:
                _report_reason(folder, shortages.get(folder, ""))
        self._too_large = set(shortages)
        due = [folder for folder in waiting if folder not in shortages]
        if (
            self._pending and self._pending.folder not in due[:1]
        ):  # it was stopped or removed, or an earlier run is due again
            self._pending.close()
            self._pending = None
        for folder in due:
            self._pending = self._pending or Attempt(folder, totals)
            if not self._pending.has_room():
                break
            thread = threading.Thread(target=self._train_run, args=(self._pending,), daemon=True)
            self._threads[folder], self._pending = thread, None
            thread.start()

    def _train_run(self, attempt: Attempt) -> None:
        """Train one run; if it has ended, it leaves the line."""
        folder, lock = attempt.folder, attempt.folder.lock
        try:
            with contextlib.closing(attempt):
                if lock.take(LOCK_WITHIN):
                    with_patience(folder, folder.launch)
                    if loss := attempt.train(self._is_over):
                        self._note_loss(folder, loss)
        except Exception as error:
            if folder.path.exists():
                logging.exception("The run can't be followed.")
                reason = storage_words(error) if isinstance(error, OSError) else connection.first_line(error)
                _emit(folder, "failed", reason=reason)
        finally:
            if folder.status() not in ALIVE:
                self._line.leave(folder.id)
            lock.release()
            del self._threads[folder]
            self._has_left.set()

    def _note_loss(self, folder: RunFolder, reason: str) -> None:
        """Report that a run has lost its trainers; it resumes from its checkpoint, or fails after `ATTEMPTS` losses."""
        if not folder.path.exists() or not folder.is_due():  # a paused run needs no trainers
            return
        step = folder.saved_step()
        self._losses[folder, step] += 1
        if self._losses[folder, step] >= ATTEMPTS:
            self._losses[folder, step] = 0
            reason += f" It was tried {ATTEMPTS} times from step {step:,}."
            _emit(folder, "failed", reason=f"{reason} Look after the cluster, then go on with the run.")
        else:
            _report_reason(folder, f"{reason} The run goes on from its last checkpoint.")


def _report_reason(folder: RunFolder, reason: str = "") -> None:
    """Report why a run is waiting, unless that is its last report; without a reason it waits only for its turn."""
    if folder.last_state().get("reason", "") != reason:
        _emit(folder, "waiting", reason=reason)


def _emit(folder: RunFolder, event: str, **values: str) -> None:
    with contextlib.suppress(OSError):  # the disk is full, or the folder was removed
        folder.emit(event, **values)


def _bound_output() -> None:
    """Empty the log of this process if it exceeds `LARGEST_LOG`."""
    with contextlib.suppress(OSError):  # the output is no file
        if os.fstat(1).st_size > LARGEST_LOG:
            os.ftruncate(1, 0)


if __name__ == "__main__":
    main()
