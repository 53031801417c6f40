"""Runs trained by a Ray cluster that somebody has started, followed from here.

The process that follows holds the run's lock and writes its folder, as a process that trains would: whoever opens the
folder sees no difference. The processes that train, the trainers, are actors of Ray; they are asked again and again
what is new, which also shows that they are alive. A lost one's run goes on from its last checkpoint elsewhere. Ray ends
the trainers as soon as this process ends.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

# Read when Ray is imported: never start a cluster unasked, never tell anybody about it.
os.environ |= {"RAY_ENABLE_AUTO_CONNECT": "0", "RAY_USAGE_STATS_ENABLED": "0"}

import ray
from ray.exceptions import RayError, RayTaskError
from ray.util.placement_group import placement_group, remove_placement_group
from ray.util.scheduling_strategies import PlacementGroupSchedulingStrategy

import transformer
from transformer.jobs.folder import RunFolder
from transformer.jobs.orders import Orders
from transformer.jobs.patience import with_patience
from transformer.jobs.trainer import News, Trainer

WAITING_AFTER = 1.0
"""Seconds in which a cluster that has room gives it."""
ASK_EVERY = 0.2
"""Seconds between two questions what is new."""
SILENCE = 20.0
"""Seconds without an answer after which a trainer counts as lost: a frozen computer never says that it is."""
START_WITHIN = 300.0
"""Seconds that a new trainer may take to answer first; it fetches and imports the program."""
PATIENCE = 600.0
"""Seconds that an answer may take to come here: it may hold a large model."""
REST = 60.0
"""Seconds after which a paused run gives its room back and is followed no more; it goes on from its checkpoint."""
ATTEMPTS = 4
"""Times that a run is started from the same checkpoint before it counts as failed."""


class Lost(Exception):
    """The trainers of a run are gone; the message says why."""


def follow(folders: list[RunFolder], address: str) -> None:
    """Let a cluster train these runs, and keep their folders until all have ended.

    Args:
        folders: Of the runs.
        address: Of the cluster's head, `host:port`, or `auto` for the one this computer belongs to.
    """
    try:
        _connect(address)
    except Exception as error:  # of many kinds: no such host, no Ray there, another version of it, no token
        logging.exception("There is no way to the cluster.")
        reason = (
            f"The cluster at {address} can't be used: {_first_line(error)}. Start Ray there and on this computer, as "
            "“On a cluster” in the README says, or unset RAY_ADDRESS to train here."
        )
        for folder in folders:
            folder.emit("failed", reason=reason)
        return
    followed = {folder: _follow(folder) for folder in folders}
    while followed := {folder: going for folder, going in followed.items() if _goes_on(folder, going)}:
        time.sleep(ASK_EVERY)
    ray.shutdown()


def _goes_on(folder: RunFolder, going: Iterator[None]) -> bool:
    try:
        next(going)
    except StopIteration:
        return False
    except Exception as error:
        logging.exception("The run can't be followed.")
        if folder.path.exists():
            folder.emit("failed", reason=_first_line(error))
        return False
    return True


def _connect(address: str) -> None:
    """Become a client of the cluster, within seconds or not at all."""
    found = re.fullmatch(r"\[?([^\s/]+?)\]?:(\d{1,5})", address)
    if found:  # Ray itself would try for minutes
        socket.create_connection((found[1], int(found[2])), timeout=5).close()
    elif address != "auto":
        raise ValueError("the address must be host:port or auto")
    ray.init(
        address,
        runtime_env={"py_modules": [str(Path(transformer.__file__).parent)]},
        log_to_driver=False,
        logging_level=logging.ERROR,
    )


def _follow(folder: RunFolder) -> Iterator[None]:
    """Start a run as often as it takes; yields whenever there is nothing to do for a moment."""
    attempts, reached = 0, -1
    while True:
        step = folder.saved_step()
        attempts, reached = (attempts + 1 if step == reached else 1), step
        folder.cut_film(step)
        try:
            with closing(Attempt(folder)) as attempt:
                yield from _attend(folder, attempt)
        except Lost as lost:
            if attempts == ATTEMPTS:
                tried = f"It was tried {ATTEMPTS} times from step {step:,}."
                folder.emit("failed", reason=f"{lost} {tried} Look after the cluster, then go on with the run.")
                return
            folder.emit("waiting", ahead=0, reason=f"{lost} The run goes on from its last checkpoint.")
        else:
            return


def _attend(folder: RunFolder, attempt: Attempt) -> Iterator[None]:
    """Bring home what the trainers tell, until the run has ended or has rested for long."""
    told, began = "", time.monotonic()
    paused_since = began
    while folder.path.exists():
        if folder.orders.stop and not attempt.has_answered:
            return folder.emit("stopped", step=folder.saved_step())
        if not attempt.has_room:
            if time.monotonic() - began > WAITING_AFTER and (lack := attempt.lack()) != told:
                told = lack
                folder.emit("waiting", ahead=0, reason=lack)
            yield
            continue
        news = attempt.ask(folder.orders)
        if not folder.path.exists():
            return
        for name, content in news.files.items():
            with_patience(folder, partial(folder.save, name, content))
        for event in news.events:
            with_patience(folder, partial(folder.emit, **event))
        if attempt.has_ended:
            return
        if folder.last_state()["event"] != "paused" or folder.is_due():
            paused_since = time.monotonic()
        if time.monotonic() - paused_since > REST:
            return
        yield


class Attempt:
    """One go at a run: as many trainers as it wants, in room that is taken and given back together.

    Args:
        folder: Of the run.
    """

    def __init__(self, folder: RunFolder) -> None:
        settings = folder.spec().settings
        wants_gpu = settings.device == "cuda" or (settings.device == "auto" and ray.cluster_resources().get("GPU"))
        self._bundle = {"CPU": 1, "GPU": 1} if wants_gpu else {"CPU": 1}
        self._count = settings.processes
        # All or none: two runs that had half of their trainers each would wait for each other.
        self._room = placement_group([self._bundle] * self._count, strategy="PACK")
        self._folder = folder
        self._trainers: list[Any] = []
        self._works: list[ray.ObjectRef] = []
        self._questions: dict[int, ray.ObjectRef] = {}
        self._silent_from: list[float] = []
        self.has_answered = self.has_ended = False

    @property
    def has_room(self) -> bool:
        """Whether the cluster has given room; the trainers start then."""
        if not self._trainers and self._room.wait(0):
            self._start()
        return bool(self._trainers)

    def lack(self) -> str:
        """What the run waits for, in a sentence."""
        there = ray.cluster_resources()
        for kind, amount in self._bundle.items():
            wanted = amount * self._count
            if there.get(kind, 0) < wanted:
                return f"The run wants {wanted} {kind}, the whole cluster has {there.get(kind, 0):.0f}. Add computers."
        return "The cluster is busy: other runs come first. It starts by itself."

    def _start(self) -> None:
        wanted = ("spec.json", "checkpoint.safetensors", "*.tsv*")
        paths = [path for pattern in wanted for path in self._folder.path.glob(pattern)]
        files = ray.put({path.name: path.read_bytes() for path in paths})
        for number in range(self._count):
            place = PlacementGroupSchedulingStrategy(self._room, placement_group_bundle_index=number)
            kind = ray.remote(num_cpus=1, num_gpus=self._bundle.get("GPU", 0), max_concurrency=2)(Trainer)
            self._trainers.append(kind.options(scheduling_strategy=place).remote(files))
        address = self._trainers[0].address.remote()
        self._works = [
            trainer.work.remote(number, self._count, address) for number, trainer in enumerate(self._trainers)
        ]
        self._silent_from = [time.monotonic() + START_WITHIN - SILENCE] * self._count

    def ask(self, orders: Orders) -> News:
        """What is new since the last time; the trainers learn what a person wants.

        Raises:
            Lost: If a trainer is gone, or silent for long.
        """
        try:
            ended, _ = ray.wait(self._works, num_returns=self._count, timeout=0)
            ray.get(ended)  # raises what went wrong
            news, *_ = [self._exchange(number, orders) for number in range(self._count)]
            if self._works[0] in ended:  # the others only helped
                self.has_ended = True
                news += ray.get(self._questions[0], timeout=PATIENCE)
                # Asked only now: a trainer that works no more answers two questions in any order.
                news += ray.get(self._trainers[0].exchange.remote(orders), timeout=PATIENCE)
        except RayError as error:
            raise Lost(_why(error)) from error
        if time.monotonic() - min(self._silent_from) > SILENCE:
            raise Lost(f"The computer that trained this run did not answer for {SILENCE:.0f} seconds.")
        return news

    def _exchange(self, number: int, orders: Orders) -> News:
        """A trainer's answer, if there is one; then it is asked anew."""
        news = News()
        question = self._questions.get(number)
        # It has answered as soon as the answer is there; to fetch it may take as long as a large model takes.
        if question is not None and ray.wait([question], timeout=0, fetch_local=False)[0]:
            news = ray.get(question, timeout=PATIENCE)
            self._silent_from[number] = time.monotonic()
            self.has_answered = True
            question = None
        if question is None:
            self._questions[number] = self._trainers[number].exchange.remote(orders)
        return news

    def close(self) -> None:
        """Give the room back; whoever still works there tidies up and ends."""
        left = [trainer.leave.remote() for trainer in self._trainers]
        if left:
            ray.wait(left, num_returns=len(left), timeout=2)
        remove_placement_group(self._room)


def _why(error: RayError) -> str:
    if isinstance(error, RayTaskError):
        return f"A process of this run ended ({type(error.cause).__name__}), and the others with it."
    return "The computer or the process that trained this run was lost."


def _first_line(error: BaseException) -> str:
    while error.__cause__ is not None:  # Ray wraps what it was
        error = error.__cause__
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(".")
