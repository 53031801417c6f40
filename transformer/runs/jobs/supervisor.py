"""The supervisor, which looks at the line and starts the runs that are due.

A waiting run is nothing but a folder. The supervisor runs in the server every two seconds, in each job's process when
it ends, and after each order. It runs under a lock; a caller that finds the lock held leaves a request, and the holder
then looks again.

Slots and runs have locks, which a job's process inherits and holds from its start to its end. They show which processes
are alive, without clocks, process ids or grace periods.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from transformer.runs.jobs.cluster import name_cluster, start_follower
from transformer.runs.jobs.folder import LEAVE, RunFolder, run_folders
from transformer.runs.jobs.launch import launch
from transformer.runs.jobs.limits import cluster_address, server_limits
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.start_order import sort_runs
from transformer.runs.jobs.states import ALIVE, DIED_UNLESS_ALIVE
from transformer.runs.locks import Lock

WORKER = (sys.executable, "-m", "transformer.runs.jobs.worker")
"""Command that starts a job's process; see `worker`."""
LOOK_EVERY = 2.0
"""Seconds between two looks of the server at the line."""
MOST_PAUSED = 2
"""Most paused processes that are kept alive, so that their next step is immediate."""
PAUSED_ENDS = 1800.0
"""Seconds after its last order at which a paused run is stopped."""
RESTARTS = 3
"""Most restarts of a run whose process died, without a new checkpoint in between."""
_NOT_STARTED = "The server could not start its process. It keeps trying."
_PATIENCE = 0.1
"""Seconds to retry a lock that may be held only for a check."""


def supervise(root: Path, command: Sequence[str] = WORKER) -> None:
    """Start what is due: the next runs in line while slots are free, and runs whose process died.

    It returns at once if another process is supervising, which then looks again. A folder that can't be written starts
    nothing. `root` is the folder of all runs; `command` starts a job's process.
    """
    if not root.is_dir():
        return
    with contextlib.suppress(OSError):
        (root / "look.asked").touch()
    _serve_requests(root, command)


def claim(root: Path, run_ids: Iterable[str], command: Sequence[str] = WORKER) -> list[Lock]:
    """Take slots for the paused runs of an existing process that are to continue.

    Returns:
        The held locks of the slots; none if it isn't their turn. Runs before them are started.
    """
    with Lock(root / "supervisor.lock"):
        slots = _SupervisorPass(root, command, frozenset(run_ids)).start_all()
    _serve_requests(root, command)
    return slots


def supervise_forever(root: Path, stop: threading.Event) -> None:
    """Supervise until stopped: put earlier runs into the line, then look at it every two seconds."""
    is_known = False
    while True:
        try:
            if not is_known:
                adopt(root)
                is_known = True
            supervise(root)
        except Exception:  # of any kind, because all runs depend on this thread
            logging.exception("The runs could not be looked after.")
        if stop.wait(LOOK_EVERY):
            return


def adopt(root: Path) -> None:
    """Put unended runs that are not in the line into it, e.g. those of an older version, oldest first."""
    line = Line(root)
    known = set(line.ids())
    unended = [folder for folder in run_folders(root) if folder.id not in known and folder.status() in ALIVE]
    if unended:
        line.join([folder.id for folder in sorted(unended, key=RunFolder.started_at)])


def _serve_requests(root: Path, command: Sequence[str]) -> None:
    request, lock = root / "look.asked", Lock(root / "supervisor.lock")
    with contextlib.suppress(OSError):
        # Checked again after the release, because a caller may have left a request just before it.
        while request.exists() and lock.take():
            try:
                request.unlink(missing_ok=True)
                _SupervisorPass(root, command).start_all()
            finally:
                lock.release()


class _SupervisorPass:
    """One look at the line, under the supervisor's lock; `own_ids` are the ids of the runs of the calling process."""

    def __init__(self, root: Path, command: Sequence[str], own_ids: frozenset[str] = frozenset()) -> None:
        self._root, self._command, self._own_ids = root, command, own_ids
        self._line = Line(root)

    def start_all(self) -> list[Lock]:
        """Start what is due, in order; return the slots granted to the calling process."""
        address = cluster_address()
        name_cluster(self._root, address)
        if address:  # a cluster has its own slots
            if not all(has_process for _, has_process in self._find_due()):
                start_follower(self._root)
            return []
        slots = server_limits().slots
        all_slots = [Lock(self._root / f"slot-{number}.lock") for number in range(slots)]
        free = [lock for lock in all_slots if lock.take()]
        granted: list[Lock] = []
        reserved: list[Lock] = []
        try:
            for (_, has_process), folders in self._find_due().items():
                wanted = min(processes_of(folders), slots)
                if len(free) < wanted:
                    break  # later runs wait too, so that large ones are not overtaken
                taken, free = free[:wanted], free[wanted:]
                if not has_process:
                    free += self._start(folders, taken)
                elif self._own_ids & {folder.id for folder in folders}:
                    granted = taken
                else:
                    reserved += taken  # their own process will take them
        finally:
            for lock in [*free, *reserved]:
                lock.release()
        return granted

    def _find_due(self) -> dict[tuple[tuple[str, ...], bool], list[RunFolder]]:
        """Return the runs that are due, in turn, grouped by shared process and whether that process is alive."""
        groups: dict[tuple[tuple[str, ...], bool], list[RunFolder]] = {}
        paused: dict[tuple[str, ...], list[RunFolder]] = {}
        for run_id in self._line.ids():
            folder = RunFolder(self._root / run_id)
            group, is_alive = tuple(folder.together()), folder.is_alive()
            is_paused = is_alive and folder.last_state()["event"] == "paused"
            if is_paused:
                paused.setdefault(group, []).append(folder)
            if (is_paused and folder.is_due()) or (not is_alive and self._needs_process(folder)):
                groups.setdefault((group, is_alive), []).append(folder)
        _end_longest_paused(list(paused.values()))
        return sort_runs(self._root, groups)

    def _needs_process(self, folder: RunFolder) -> bool:
        """Return whether a run without a process should get one; a run that has ended leaves the line."""
        try:
            if folder.status() not in ALIVE or _end_if_rested(folder) or _is_hopeless(folder):
                self._line.leave(folder.id)
                return False
        except OSError:  # the folder can't be written; it may have been removed just now
            return False
        return folder.is_due()

    def _start(self, folders: list[RunFolder], slots: list[Lock]) -> list[Lock]:
        """Start one process for these runs; return the slots that remain free."""
        locks = [folder.lock for folder in folders]
        try:
            if not all(lock.take(_PATIENCE) for lock in locks):
                return slots  # another process is checking one, or working on it after all
            for folder in folders:
                folder.launch()
            names = ",".join(slot.path.name for slot in slots)
            paths = [str(folder.path.resolve()) for folder in folders]
            launch(self._command, ["--slots", names, *paths], [*locks, *slots], folders[0].path / "output.log")
        except OSError:
            logging.exception("A run's process could not be started.")
            for folder in folders:
                with contextlib.suppress(OSError):
                    folder.emit("waiting", reason=_NOT_STARTED)
            return slots
        finally:
            for lock in locks:
                lock.release()
        for slot in slots:
            slot.release()
        return []


def processes_of(folders: list[RunFolder]) -> int:
    """Return the number of processes that train these runs; runs side by side share one."""
    return folders[0].spec().settings.processes if len(folders) == 1 else 1


def _end_if_rested(folder: RunFolder) -> bool:
    """End a run that was told to stop, or that has been paused too long; return whether it was ended."""
    seconds_idle = time.time() - max(folder.ordered_at(), folder.last_state()["time"])
    # A time in the future means that the clock was set back, so it is no evidence of a recent order.
    if folder.controls.stop or not (folder.is_due() or 0 <= seconds_idle < PAUSED_ENDS):
        folder.emit("stopped", step=folder.saved_step())
        return True
    return False


def _is_hopeless(folder: RunFolder) -> bool:
    """Record the death of a run's process; return whether it has died too often to be restarted."""
    if folder.last_state()["event"] not in DIED_UNLESS_ALIVE:
        return False
    step, deaths = folder.saved_step(), 0
    for event in reversed(folder.events()):
        if event["event"] == "queued" or (event["event"] == "died" and event["step"] != step):
            break
        deaths += event["event"] == "died"
    if deaths < RESTARTS:
        folder.emit("died", step=step)
        return False
    folder.emit(
        "failed",
        step=step,
        reason=f"Its process ended {deaths + 1} times without a word after step {step:,}, perhaps for lack of memory. "
        "Go on with it when the server has less to do, or start a smaller model or batch.",
    )
    return True


def _end_longest_paused(paused: list[list[RunFolder]]) -> None:
    """Ask the processes paused longest to end; their runs remain as folders."""
    by_time = sorted(paused, key=lambda folders: folders[0].last_state()["time"])
    for folder in sum(by_time[: max(0, len(by_time) - MOST_PAUSED)], []):
        with contextlib.suppress(OSError):
            folder.leave_note(LEAVE, "yes")
