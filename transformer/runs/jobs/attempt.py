"""One go at a run on a Ray cluster: the room it takes, and the processes that train it, which are actors of Ray.

They are asked again and again what is new, which also shows that they are alive. Ray ends them as soon as the process
that asks ends.
"""

from __future__ import annotations

import contextlib
import time
from collections import defaultdict
from collections.abc import Generator
from functools import partial
from typing import Any

import ray
from ray._private.worker import global_worker
from ray.core.generated.gcs_pb2 import GcsNodeInfo  # pyright: ignore[reportAttributeAccessIssue]  # generated
from ray.exceptions import RayError, RayTaskError
from ray.util.placement_group import placement_group, remove_placement_group
from ray.util.scheduling_strategies import PlacementGroupSchedulingStrategy

from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.patience import patiently
from transformer.runs.jobs.supervisor import LEAVE
from transformer.runs.jobs.trainer import News, Trainer

SILENCE = 20.0
"""Seconds without an answer after which a trainer counts as lost: a frozen computer never says that it is."""
START_WITHIN = 300.0
"""Seconds that a new trainer may take to answer first; it fetches and imports the program."""
REST = 60.0
"""Seconds after which a paused run gives its room back and is followed no more; it goes on from its checkpoint."""
PATIENCE = 600.0
"""Seconds that an answer may take to come here: it may hold a large model."""
_ANSWER_WITHIN = 30.0
_LEAVE_WITHIN = 5.0
_ASK_EVERY = 0.02


class Lost(Exception):
    """The trainers of a run are gone; the message says why."""


class Lack:
    """What is too little for a run in a whole cluster as it is now."""

    def __init__(self) -> None:
        self._there = _resources()

    def words(self, folder: RunFolder) -> str:
        """What the run wants that the cluster doesn't have, in a sentence; empty if it has enough."""
        for kind, amount in _bundle(folder, self._there).items():
            wanted, there = amount * folder.spec().settings.processes, self._there.get(kind, 0)
            if there < wanted:
                starts = "It starts by itself when there are more computers."
                return f"The run wants {wanted} {kind}, the whole cluster has {there:.0f}. {starts}"
        return ""


def _resources() -> dict[str, float]:
    """What the whole cluster has. `ray.cluster_resources` ends the process where another cluster took its place.

    Raises:
        RayError: If the cluster doesn't answer, or is another one now.
    """
    there: dict[str, float] = defaultdict(float)
    client = global_worker.gcs_client  # pyright: ignore[reportAttributeAccessIssue]  # set when Ray connects
    for node in client.get_all_node_info(timeout=_ANSWER_WITHIN, state_filter=GcsNodeInfo.ALIVE).values():
        for kind, amount in node.resources_total.items():
            there[kind] += amount
    return there


def _bundle(folder: RunFolder, there: dict[str, float]) -> dict[str, float]:
    """What each of a run's processes wants of a cluster that has this."""
    device = folder.spec().settings.device
    wants_gpu = device == "cuda" or (device == "auto" and there.get("GPU"))
    return {"CPU": 1, "GPU": 1} if wants_gpu else {"CPU": 1}


class Attempt:
    """As many trainers as a run wants, in room that is taken and given back together.

    Args:
        folder: Of the run.
    """

    def __init__(self, folder: RunFolder) -> None:
        self.folder = folder
        self._bundle, self._count = _bundle(folder, _resources()), folder.spec().settings.processes
        # All or none: two runs that had half of their trainers each would wait for each other.
        self._room = placement_group([self._bundle] * self._count, strategy="PACK")
        self._trainers: list[Any] = []
        self._works: list[ray.ObjectRef] = []
        self._questions: dict[int, ray.ObjectRef] = {}
        self._silent_from: list[float] = []
        self._has_answered = self._has_ended = False

    def has_room(self, patience: float = 0.0) -> bool:
        """Whether the cluster has given room, or does so within some seconds."""
        until = time.monotonic() + patience
        while not (found := self._room.wait(0)) and time.monotonic() < until:
            time.sleep(_ASK_EVERY)
        return found

    def start(self) -> None:
        """Start the trainers in this room."""
        wanted = ("spec.json", "checkpoint.safetensors", "*.tsv*")
        paths = [path for pattern in wanted for path in self.folder.path.glob(pattern)]
        files = ray.put({path.name: path.read_bytes() for path in paths})
        for number in range(self._count):
            place = PlacementGroupSchedulingStrategy(self._room, placement_group_bundle_index=number)
            kind = ray.remote(Trainer).options(
                num_cpus=1, num_gpus=self._bundle.get("GPU", 0), max_concurrency=2, scheduling_strategy=place
            )
            self._trainers.append(kind.remote(files))
        address = self._trainers[0].address.remote()
        self._works = [
            trainer.work.remote(number, self._count, address) for number, trainer in enumerate(self._trainers)
        ]
        self._silent_from = [time.monotonic() + START_WITHIN - SILENCE] * self._count

    def attend(self) -> Generator[None, None, None]:
        """Bring home what the trainers tell, until the run has ended or has rested for long; then give the room back.

        Raises:
            Lost: If a trainer is gone, or silent for long.
        """
        folder, paused_since = self.folder, time.monotonic()
        with contextlib.closing(self):
            while folder.path.exists():
                if folder.controls.stop and not self._has_answered:
                    return folder.emit("stopped", step=folder.saved_step())
                news = self._ask(folder.controls)
                if not folder.path.exists():
                    return
                for name, content in news.files.items():
                    yield from patiently(folder, partial(folder.save, name, content))
                for event in news.events:
                    yield from patiently(folder, partial(folder.emit, **event))
                if self._has_ended:
                    return
                if folder.last_state()["event"] != "paused" or folder.is_due():
                    paused_since = time.monotonic()
                elif time.monotonic() - paused_since > REST or folder.note(LEAVE):
                    return
                yield

    def _ask(self, controls: Controls) -> News:
        """What is new since the last time; the trainers learn what a person wants.

        Raises:
            Lost: If a trainer is gone, or silent for long.
        """
        try:
            ended, _ = ray.wait(self._works, num_returns=self._count, timeout=0)
            ray.get(ended)  # raises what went wrong
            news, *_ = [self._exchange(number, controls) for number in range(self._count)]
            if self._works[0] in ended:  # the others only helped
                self._has_ended = True
                news += ray.get(self._questions[0], timeout=PATIENCE)
                # Asked only now: a trainer that works no more answers two questions in any order.
                news += ray.get(self._trainers[0].exchange.remote(controls), timeout=PATIENCE)
        except RayError as error:
            raise Lost(_why(error)) from error
        if time.monotonic() - min(self._silent_from) > SILENCE:
            raise Lost(f"The computer that trained this run did not answer for {SILENCE:.0f} seconds.")
        return news

    def _exchange(self, number: int, controls: Controls) -> News:
        """A trainer's answer, if there is one; then it is asked anew."""
        news = News()
        question = self._questions.get(number)
        # It has answered as soon as the answer is there; to fetch it may take as long as a large model takes.
        if question is not None and ray.wait([question], timeout=0, fetch_local=False)[0]:
            news = ray.get(question, timeout=PATIENCE)
            self._silent_from[number] = time.monotonic()
            self._has_answered = True
            question = None
        if question is None:
            self._questions[number] = self._trainers[number].exchange.remote(controls)
        return news

    def close(self) -> None:
        """Give the room back; whoever still works there tidies up and ends."""
        left = [trainer.leave.remote() for trainer in self._trainers]
        if left:
            ray.wait(left, num_returns=len(left), timeout=_LEAVE_WITHIN)
        remove_placement_group(self._room)


def _why(error: RayError) -> str:
    if isinstance(error, RayTaskError):
        return f"A process of this run ended ({type(error.cause).__name__}), and the others with it."
    return "The computer or the process that trained this run was lost."
