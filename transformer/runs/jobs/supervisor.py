"""Who trains next: one look at the line starts whatever is due, whoever looks.

A run that waits is a folder and nothing else. The server looks every two seconds, each job's process when it ends, and
whoever gives an order looks too. One looks at a time, under a lock; who comes meanwhile leaves a request, and the one
who looks then looks again.

Slots and runs have locks that a job's process holds from its very start to its very end, because it inherits them: no
clock, no process number and no grace period says who is alive.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from transformer.runs.jobs.folder import ALIVE, DIED_UNLESS_ALIVE, RunFolder
from transformer.runs.jobs.launch import launch
from transformer.runs.jobs.limits import cluster_address, server_limits
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.locks import Lock

WORKER = (sys.executable, "-m", "transformer.runs.jobs.worker")
"""Command of a job's process; see `worker`."""
FOLLOWER = (sys.executable, "-m", "transformer.runs.jobs.follower")
"""Command of the process that follows the runs of a cluster; see `follower`."""
LOOK_EVERY = 2.0
"""Seconds between two looks of the server."""
MOST_PAUSED = 2
"""Paused processes that are kept, for the next step to be immediate."""
PAUSED_ENDS = 1800.0
"""Seconds after its last order in which a paused run counts as one in progress; then it is stopped."""
RESTARTS = 3
"""Times that a run whose process died is started again without a new checkpoint in between."""
LEAVE = "leave"
"""Name of the note that sends a paused process away."""
_NOT_STARTED = "The server could not start its process. It is tried again and again."
_PATIENCE = 0.1
"""Seconds for a lock that somebody may hold only to look whether it is held."""


def supervise(root: Path, command: Sequence[str] = WORKER) -> None:
    """Start what is due: the next in line for as long as slots are free, and runs whose process died.

    Returns at once where somebody else is at it; they look again. A folder that can't be written starts nothing.

    Args:
        root: Folder of all runs.
        command: Starts a job's process.
    """
    if not root.is_dir():
        return
    with contextlib.suppress(OSError):
        (root / "look.asked").touch()
    _look_for_all_who_asked(root, command)


def claim(root: Path, run_ids: Iterable[str], command: Sequence[str] = WORKER) -> list[Lock]:
    """Slots for a process that is there already, whose paused runs go on: in line with all others.

    Args:
        root: Folder of all runs.
        run_ids: Of runs of this process.
        command: Starts a job's process, for those before them in the line.
    Returns:
        The slots' locks, held; none if it isn't their turn.
    """
    with Lock(root / "supervisor.lock"):
        slots = _Look(root, command, frozenset(run_ids)).start_all()
    _look_for_all_who_asked(root, command)
    return slots


def supervise_forever(root: Path, stop: threading.Event) -> None:
    """What a server does for its runs, in a thread of its own: find those of before, then look every two seconds.

    Args:
        root: Folder of all runs.
        stop: Ends it.
    """
    is_known = False
    while True:
        try:
            if not is_known:
                adopt(root)
                is_known = True
            supervise(root)
        except Exception:  # whatever is wrong, the runs of everybody depend on this thread
            logging.exception("The runs could not be looked after.")
        if stop.wait(LOOK_EVERY):
            return


def adopt(root: Path) -> None:
    """Put runs into the line that have not ended and aren't in it, e.g. of an older version, the oldest first."""
    line = Line(root)
    known = set(line.ids())
    paths = [path for path in root.iterdir() if path.name.isalnum()] if root.is_dir() else []
    found = [folder for folder in map(RunFolder, paths) if folder.id not in known and folder.is_run]
    unended = [folder for folder in found if folder.status() in ALIVE]
    if unended:
        line.join([folder.id for folder in sorted(unended, key=RunFolder.started_at)])


def _look_for_all_who_asked(root: Path, command: Sequence[str]) -> None:
    asked, lock = root / "look.asked", Lock(root / "supervisor.lock")
    with contextlib.suppress(OSError):
        # Asked again after the lock is free: whoever was turned away just before has left a request.
        while asked.exists() and lock.take():
            try:
                asked.unlink(missing_ok=True)
                _Look(root, command).start_all()
            finally:
                lock.release()


class _Look:
    """One look at the line, under the supervisor's lock.

    Args:
        root: Folder of all runs.
        command: Starts a job's process.
        mine: Ids of runs whose process looks.
    """

    def __init__(self, root: Path, command: Sequence[str], mine: frozenset[str] = frozenset()) -> None:
        self._root, self._command, self._mine = root, command, mine
        self._line = Line(root)

    def start_all(self) -> list[Lock]:
        """Start what is due, in line; returns the slots of the process that looks, if it got them."""
        address = cluster_address()
        _name_cluster(self._root, address)
        if address:  # of a cluster, which has room of its own
            if not all(has_process for _, has_process in self._due()):
                _start_follower(self._root)
            return []
        slots = server_limits().slots
        all_slots = [Lock(self._root / f"slot-{number}.lock") for number in range(slots)]
        free = [lock for lock in all_slots if lock.take()]
        granted: list[Lock] = []
        reserved: list[Lock] = []
        try:
            for (_, has_process), folders in self._due().items():
                wanted = min(processes_of(folders), slots)
                if len(free) < wanted:
                    break  # all who come later wait too: first come, first served
                taken, free = free[:wanted], free[wanted:]
                if not has_process:
                    free += self._start(folders, taken)
                elif self._mine & {folder.id for folder in folders}:
                    granted = taken
                else:
                    reserved += taken  # their own process takes them
        finally:
            for lock in [*free, *reserved]:
                lock.release()
        return granted

    def _due(self) -> dict[tuple[tuple[str, ...], bool], list[RunFolder]]:
        """Runs that want to train, in line; those that share a process, and whether they have it now, are one entry."""
        due: dict[tuple[tuple[str, ...], bool], list[RunFolder]] = {}
        paused: dict[tuple[str, ...], list[RunFolder]] = {}
        for run_id in self._line.ids():
            folder = RunFolder(self._root / run_id)
            group, is_alive = tuple(folder.together()), folder.is_alive()
            is_paused = is_alive and folder.last_state()["event"] == "paused"
            if is_paused:
                paused.setdefault(group, []).append(folder)
            if (is_paused and folder.is_due()) or (not is_alive and self._wants_a_process(folder)):
                due.setdefault((group, is_alive), []).append(folder)
        _send_away(list(paused.values()))
        return due

    def _wants_a_process(self, folder: RunFolder) -> bool:
        """Whether a run whose process isn't there is to have one; what has ended leaves the line."""
        try:
            if folder.status() not in ALIVE or _has_rested(folder) or _is_hopeless(folder):
                self._line.leave(folder.id)
                return False
        except OSError:  # its folder can't be written, and was perhaps removed just now
            return False
        return folder.is_due()

    def _start(self, folders: list[RunFolder], slots: list[Lock]) -> list[Lock]:
        """Start one process for these runs; returns the slots that are still free."""
        locks: list[Lock] = []
        try:
            for folder in folders:
                lock = folder.lock
                if not lock.take(_PATIENCE):
                    return slots  # somebody looks at it, or works on it after all
                locks.append(lock)
            for folder in folders:
                folder.leave_note(LEAVE, "")
                folder.emit("launched")
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
    """How many processes train; runs side by side share one."""
    return folders[0].spec().settings.processes if len(folders) == 1 else 1


def _has_rested(folder: RunFolder) -> bool:
    """End a run that was told to stop, or that nobody has given an order for long; whether it was so."""
    state = folder.last_state()
    rested = time.time() - max(folder.ordered_at(), state["time"])
    # A time that is yet to come says nothing: the clock was set back.
    if folder.controls.stop or (state["event"] == "paused" and not folder.is_due() and not 0 <= rested < PAUSED_ENDS):
        folder.emit("stopped", step=folder.saved_step())
        return True
    return False


def _is_hopeless(folder: RunFolder) -> bool:
    """Tell that a run's process died; whether that happened too often for another try."""
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


def _send_away(paused: list[list[RunFolder]]) -> None:
    """Tell the processes that are paused longest to go; their runs are folders then."""
    by_time = sorted(paused, key=lambda folders: folders[0].last_state()["time"])
    for folder in sum(by_time[: max(0, len(by_time) - MOST_PAUSED)], []):
        with contextlib.suppress(OSError):
            folder.leave_note(LEAVE, "yes")


def _name_cluster(root: Path, address: str) -> None:
    """Say in the follower's lock which cluster trains, if any: who follows another one reads it, and ends."""
    path = root / "follower.lock"
    with contextlib.suppress(FileNotFoundError):
        if path.read_bytes() == address.encode():
            return
    if address or path.exists():
        path.write_bytes(address.encode())


def _start_follower(root: Path) -> None:
    """Start the process that follows all runs of the cluster, unless it lives."""
    lock = Lock(root / "follower.lock")
    if lock.take():
        try:
            launch(FOLLOWER, [str(root.resolve())], [lock], root / "follower.log")
        finally:
            lock.release()
