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
import time
from collections import Counter
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from transformer.runs.jobs import cluster
from transformer.runs.jobs.cluster import Away
from transformer.runs.jobs.folder import ALIVE, DIED_UNLESS_ALIVE, RunFolder
from transformer.runs.jobs.launch import held_locks
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.locks import Lock
from transformer.runs.jobs.storage import storage_words
from transformer.runs.jobs.supervisor import LEAVE, supervise

if TYPE_CHECKING:  # it needs Ray, which takes a second and 100 MB: not before the cluster answers
    from transformer.runs.jobs.attempt import Attempt

ASK_EVERY = 0.2
"""Seconds between two questions what is new."""
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
    """All runs of one cluster.

    Args:
        root: Folder of all runs.
        address: Of the cluster's head, `host:port`, or `auto` for the one this computer belongs to.
    """

    def __init__(self, root: Path, address: str) -> None:
        self._root, self._address, self._line = root, address, Line(root)
        self._followed: dict[RunFolder, tuple[Lock, Generator[None, None, None]]] = {}
        self._next: Attempt | None = None  # the only one that waits for room: first come, first served
        self._lacking: set[RunFolder] = set()
        self._attempts: Counter[tuple[RunFolder, int]] = Counter()

    def is_named(self) -> bool:
        """Whether this is still the cluster that is to train; the supervisor writes down which one is."""
        try:
            return (self._root / "follower.lock").read_bytes() == self._address.encode()
        except OSError:  # the folder of all runs was removed
            return False

    def follow(self) -> None:
        """Reach the cluster, however long that takes, and let it train whatever is due."""
        pause, watch = 1.0, None
        while watch is None:
            try:
                cluster.reach(self._address)
                watch = cluster.join(self._address, Path(__file__).parents[2], self._give_up)
            except Away as away:
                logging.warning("%s (%r)", away, away.__cause__)
                # What Ray knows by now, e.g. a wrong token, it would not read again: another process tries it then.
                still_waits = self._wait_and_tell(away, LONG_PAUSE if away.is_known_to_ray else pause)
                if not still_waits or away.is_known_to_ray:
                    return
                pause = min(2 * pause, LONGEST_PAUSE)
        for folder in self._due():
            _forget_reason(folder)
        self._train()
        watch.stop()

    def _wait_and_tell(self, away: Away, seconds: float) -> bool:
        """Wait for the cluster; whether any run still waits for it."""
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
        looked, busy = -LOOK_EVERY, time.monotonic()
        while self.is_named() and time.monotonic() - busy < STAYS:
            if time.monotonic() - looked > LOOK_EVERY:
                _bound_output()
                self._look_at_the_line()
                looked = time.monotonic()
            for folder in list(self._followed):
                if not self._goes_on(folder):
                    looked = -LOOK_EVERY  # the next one gets its room at once
            if self._followed or self._next:
                busy = time.monotonic()
            time.sleep(ASK_EVERY)
        for folder in list(self._followed):
            self._leave(folder)
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
        from transformer.runs.jobs.attempt import Attempt

        due = self._fitting()
        if self._next and self._next.folder not in due[:1]:  # stopped or removed meanwhile, or another one came back
            self._next.close()
            self._next = None
        for folder in due:
            self._next = self._next or Attempt(folder)
            if not self._next.has_room(patience=ASK_EVERY):
                break
            self._begin(self._next)
            self._next = None

    def _fitting(self) -> list[RunFolder]:
        """Runs that are due, in line, but those for which the whole cluster is too small: they would stop the line."""
        from transformer.runs.jobs.attempt import Lack

        due, fitting = self._due(), []
        if not due:
            return []
        lack = Lack()  # it asks Ray
        for folder in due:
            if words := lack.words(folder):
                _tell_reason(folder, words)
                self._lacking.add(folder)
                continue
            if folder in self._lacking:
                _forget_reason(folder)
                self._lacking.discard(folder)
            fitting.append(folder)
        return fitting

    def _begin(self, attempt: Attempt) -> None:
        folder, lock = attempt.folder, attempt.folder.lock
        try:
            if lock.take(ASK_EVERY):
                folder.leave_note(LEAVE, "")
                folder.cut_film(folder.saved_step())  # what comes after it will be filmed again
                folder.emit("launched")
                attempt.start()
                self._followed[folder] = lock, attempt.attend()
                return
        except OSError:
            logging.exception("A run could not be started.")
        lock.release()
        attempt.close()

    def _goes_on(self, folder: RunFolder) -> bool:
        """Bring home what is new of a run; whether it is still followed."""
        from transformer.runs.jobs.attempt import Lost

        try:
            next(self._followed[folder][1])
            return True
        except StopIteration:
            pass
        except Lost as lost:
            self._note_loss(folder, str(lost))
        except Exception as error:
            logging.exception("The run can't be followed.")
            _fail(folder, storage_words(error) if isinstance(error, OSError) else cluster.first_line(error))
        self._leave(folder)
        return False

    def _note_loss(self, folder: RunFolder, why: str) -> None:
        """A run without its trainers goes on from its last checkpoint, unless that has been tried too often."""
        if not folder.path.exists():
            return
        step = folder.saved_step()
        self._attempts[folder, step] += 1
        if self._attempts[folder, step] >= ATTEMPTS:
            self._attempts[folder, step] = 0
            tried = f"It was tried {ATTEMPTS} times from step {step:,}."
            _fail(folder, f"{why} {tried} Look after the cluster, then go on with the run.")
        else:
            _tell_reason(folder, f"{why} The run goes on from its last checkpoint.")

    def _leave(self, folder: RunFolder) -> None:
        """Follow a run no more; what has ended leaves the line."""
        lock, going = self._followed.pop(folder)
        going.close()
        if folder.status() not in ALIVE:
            self._line.leave(folder.id)
        lock.release()


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
