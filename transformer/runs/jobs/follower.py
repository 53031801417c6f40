"""The process that follows all runs of a cluster: `python -m transformer.runs.jobs.follower --held … ROOT`.

`supervisor` starts it when a run is due. It asks the cluster for room strictly in line, lets it train there, and writes
the run's folder as a process that trains here would, whose lock it holds meanwhile: whoever opens the folder sees no
difference. A run that waits is a folder and nothing else, here too: the supervisor stops it, and pages count its place.

A cluster that is not there is nobody's failure: the runs that wait are told so, and go on when it is back.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import stat
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from transformer.runs.jobs import cluster
from transformer.runs.jobs.cluster import Away
from transformer.runs.jobs.folder import ALIVE, DIED_UNLESS_ALIVE, RunFolder
from transformer.runs.jobs.launch import held_locks
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.patience import with_patience
from transformer.runs.jobs.storage import storage_words
from transformer.runs.jobs.supervisor import LEAVE, supervise

if TYPE_CHECKING:  # it needs Ray, which takes a second and 100 MB: not before the cluster answers
    from transformer.runs.jobs.attempt import Attempt

LOCK_WITHIN = 0.2
"""Seconds for a run's lock, which somebody may hold only to look whether it is held."""
LEAVE_WITHIN = 10.0
"""Seconds that a run may take to leave a cluster that is to train no more."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the line."""
STAYS = 30.0
"""Seconds without any run after which this process ends."""
LONGEST_PAUSE = 10.0
"""Most seconds between two tries to reach the cluster; the first pause is a second, each later one twice as long."""
LONG_PAUSE = 30.0
"""Seconds until another process tries what this one can't do any more."""
ATTEMPTS = 4
"""Times that a run is started from the same checkpoint before it counts as failed."""
LARGEST_LOG = 1 << 20
"""Bytes of this process's output that are kept."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Follow until nothing is left to follow; in the end, let another process follow what has come meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--held", help="descriptor of the follower's lock")
    parser.add_argument("root", type=Path)
    chosen = parser.parse_args(arguments)
    (lock,) = held_locks([chosen.root / "follower.lock"], chosen.held)
    follower = Follower(chosen.root, lock.path.read_bytes().decode(errors="replace"))
    try:
        follower.follow()
    except Exception:
        logging.exception("The runs can't be followed.")
        time.sleep(LONG_PAUSE)  # what goes wrong at once would be tried without end
    is_still_named = follower.is_named()
    lock.release()
    if is_still_named:
        supervise(chosen.root)
    logging.shutdown()
    os._exit(0)  # Ray's threads may wait for a cluster that is gone


class Follower:
    """All runs of one cluster; each that trains has a thread of its own.

    Args:
        root: Folder of all runs.
        address: Of the cluster's head, `host:port`, or `auto` for the one this computer belongs to.
    """

    def __init__(self, root: Path, address: str) -> None:
        self._root, self._address, self._line = root, address, Line(root)
        self._followed: dict[RunFolder, threading.Thread] = {}
        self._next: Attempt | None = None  # the only one that waits for room: first come, first served
        self._lacking: set[RunFolder] = set()
        self._losses: Counter[tuple[RunFolder, int]] = Counter()
        self._is_over, self._has_left = threading.Event(), threading.Event()

    def is_named(self) -> bool:
        """Whether this is still the cluster that is to train; the supervisor writes down which one is."""
        try:
            return (self._root / "follower.lock").read_bytes() == self._address.encode()
        except OSError:  # the folder of all runs was removed
            return False

    def follow(self) -> None:
        """Reach the cluster, however long that takes, and let it train whatever is due."""
        if not self._reach():
            return
        try:
            watch = cluster.join(self._address, Path(__file__).parents[2], self._give_up)
        except Away as away:
            # What Ray knows by now, e.g. a wrong token, it would not read again: another process tries it then.
            self._wait_and_tell(away, LONG_PAUSE)
            return
        for folder in self._due():
            _forget_reason(folder)
        self._train()
        watch.set()

    def _reach(self) -> bool:
        """Try until there is a way to the cluster; False if no run waits for it any more."""
        pause = 1.0
        while True:
            try:
                cluster.reach(self._address)
                return True
            except Away as away:
                if not self._wait_and_tell(away, pause):
                    return False
            pause = min(2 * pause, LONGEST_PAUSE)

    def _wait_and_tell(self, away: Away, seconds: float) -> bool:
        """Wait for the cluster; whether any run still waits for it."""
        logging.warning("%s (%r)", away, away.__cause__)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            _bound_output()
            if not self.is_named() or not self._due():
                return False
            self._tell(away)
            time.sleep(LOOK_EVERY)
        return True

    def _tell(self, away: Away) -> None:
        """Tell every run that would train that the cluster isn't there."""
        for folder in [*self._followed, *self._due()]:
            if folder.path.exists() and folder.status() in ALIVE and folder.is_due():
                _tell_reason(folder, away.sentence(folder.saved_step()))

    def _give_up(self, away: Away) -> NoReturn:
        """End this process, and whatever Ray does in it; the next one waits for the cluster to come back."""
        try:
            self._tell(away)
        finally:
            os._exit(1)

    def _train(self) -> None:
        """Let the cluster train, until there has been nothing to follow for a while."""
        busy = time.monotonic()
        while self.is_named() and time.monotonic() - busy < STAYS:
            _bound_output()
            self._look_at_the_line()
            if self._followed or self._next:
                busy = time.monotonic()
            self._has_left.wait(LOOK_EVERY)  # the next one gets the room of a run that leaves at once
            self._has_left.clear()
        self._is_over.set()
        for thread in list(self._followed.values()):
            thread.join(LEAVE_WITHIN)
        if self._next:
            self._next.close()

    def _due(self) -> list[RunFolder]:
        """Runs that wait to be trained, in line."""
        folders = [RunFolder(self._root / run_id) for run_id in self._line.ids()]
        return [
            folder
            for folder in folders
            if folder not in self._followed
            and folder.status() in ALIVE
            and folder.last_state()["event"] not in DIED_UNLESS_ALIVE  # the supervisor counts how often it died
            and folder.is_due()
            and not folder.controls.stop
            and not folder.is_alive()
        ]

    def _look_at_the_line(self) -> None:
        """Give the first in line the room that it waits for, then the next one, for as long as there is room."""
        from transformer.runs.jobs.attempt import Attempt, resources

        due = self._due()
        there = resources() if due else {}
        due = [folder for folder in due if self._fits(folder, there)]
        if self._next and self._next.folder not in due[:1]:  # stopped or removed meanwhile, or another one came back
            self._next.close()
            self._next = None
        for folder in due:
            self._next = self._next or Attempt(folder, there)
            if not self._next.has_room():
                break
            thread = threading.Thread(target=self._follow, args=(self._next,), daemon=True)
            self._followed[folder], self._next = thread, None
            thread.start()

    def _fits(self, folder: RunFolder, there: Mapping[str, float]) -> bool:
        """Whether the whole cluster is large enough for a run; one for which it isn't would stop the line."""
        from transformer.runs.jobs.attempt import lack

        if words := lack(folder, there):
            _tell_reason(folder, words)
            self._lacking.add(folder)
        elif folder in self._lacking:
            _forget_reason(folder)
            self._lacking.discard(folder)
        return not words

    def _follow(self, attempt: Attempt) -> None:
        """Let one run train; what has ended leaves the line."""
        folder, lock = attempt.folder, attempt.folder.lock
        try:
            with contextlib.closing(attempt):
                if lock.take(LOCK_WITHIN):
                    with_patience(folder, partial(_launch, folder))
                    if why := attempt.follow(self._is_over):
                        self._note_loss(folder, why)
        except Exception as error:
            if folder.path.exists():
                logging.exception("The run can't be followed.")
                _fail(folder, storage_words(error) if isinstance(error, OSError) else cluster.first_line(error))
        finally:
            if folder.status() not in ALIVE:
                self._line.leave(folder.id)
            lock.release()
            del self._followed[folder]
            self._has_left.set()

    def _note_loss(self, folder: RunFolder, why: str) -> None:
        """A run without its trainers goes on from its last checkpoint, unless that has been tried too often."""
        if not folder.path.exists() or not folder.is_due():  # a paused run misses nobody
            return
        step = folder.saved_step()
        self._losses[folder, step] += 1
        if self._losses[folder, step] >= ATTEMPTS:
            self._losses[folder, step] = 0
            tried = f"It was tried {ATTEMPTS} times from step {step:,}."
            _fail(folder, f"{why} {tried} Look after the cluster, then go on with the run.")
        else:
            _tell_reason(folder, f"{why} The run goes on from its last checkpoint.")


def _launch(folder: RunFolder) -> None:
    folder.leave_note(LEAVE, "")
    folder.cut_film(folder.saved_step())  # what comes after it will be filmed again
    folder.emit("launched")


def _tell_reason(folder: RunFolder, reason: str) -> None:
    """Say what a run waits for, once."""
    state = folder.last_state()
    if (state["event"], state.get("reason")) != ("waiting", reason):
        with contextlib.suppress(OSError):
            folder.emit("waiting", reason=reason)


def _forget_reason(folder: RunFolder) -> None:
    """A run waits for nothing but its turn any more."""
    if folder.last_state().get("reason"):
        with contextlib.suppress(OSError):
            folder.emit("waiting")


def _fail(folder: RunFolder, reason: str) -> None:
    with contextlib.suppress(OSError):
        folder.emit("failed", reason=reason)


def _bound_output() -> None:
    """Forget what this process has written when it becomes too much."""
    with contextlib.suppress(OSError):
        status = os.fstat(1)
        if stat.S_ISREG(status.st_mode) and status.st_size > LARGEST_LOG:
            os.ftruncate(1, 0)


if __name__ == "__main__":
    main()
