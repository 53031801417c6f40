"""One go at a run on a Ray cluster: the room it takes, and the processes that train it, which are actors of Ray.

They are asked again and again what is new, which also shows that they are alive. Ray ends them as soon as the process
that asks ends.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

import ray
from ray._private.worker import global_worker
from ray.core.generated.gcs_pb2 import GcsNodeInfo  # pyright: ignore[reportAttributeAccessIssue]  # generated
from ray.exceptions import RayError, RayTaskError
from ray.util.placement_group import placement_group, remove_placement_group
from ray.util.scheduling_strategies import PlacementGroupSchedulingStrategy

from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.patience import with_patience
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
_ASK_EVERY = 0.2
"""Seconds between two questions what is new."""
_ROOM_WITHIN = 0.2
"""Seconds that a cluster with room takes to give it."""


class _Lost(Exception):
    """The trainers of a run are gone; the message says why."""


def resources() -> dict[str, float]:
    """What the whole cluster has. `ray.cluster_resources` ends the process where another cluster took its place.

    Raises:
        RayError: If the cluster doesn't answer, or is another one now.
    """
    there: Counter[str] = Counter()
    client = global_worker.gcs_client  # pyright: ignore[reportAttributeAccessIssue]  # set when Ray connects
    for node in client.get_all_node_info(timeout=_ANSWER_WITHIN, state_filter=GcsNodeInfo.ALIVE).values():
        there.update(node.resources_total)
    return dict(there)


def lack(folder: RunFolder, there: Mapping[str, float]) -> str:
    """What a run wants that a whole cluster with these resources lacks, in a sentence; empty if it has enough."""
    for kind, amount in _bundle(folder, there).items():
        wanted = amount * folder.spec().settings.processes
        if there.get(kind, 0) < wanted:
            starts = "It starts by itself when there are more computers."
            return f"The run wants {wanted} {kind}, the whole cluster has {there.get(kind, 0):.0f}. {starts}"
    return ""


def _bundle(folder: RunFolder, there: Mapping[str, float]) -> dict[str, float]:
    """What each of a run's processes wants of a cluster that has this."""
    device = folder.spec().settings.device
    wants_gpu = device == "cuda" or (device == "auto" and there.get("GPU"))
    return {"CPU": 1, "GPU": 1} if wants_gpu else {"CPU": 1}


class Attempt:
    """As many trainers as a run wants, in room that is taken and given back together.

    Args:
        folder: Of the run.
        there: What the cluster has, see `resources`.
    """

    def __init__(self, folder: RunFolder, there: Mapping[str, float]) -> None:
        self.folder = folder
        self._bundle, self._count = _bundle(folder, there), folder.spec().settings.processes
        # All or none: two runs that had half of their trainers each would wait for each other.
        self._room = placement_group([self._bundle] * self._count, strategy="PACK")
        self._trainers: list[Any] = []
        self._works: list[ray.ObjectRef] = []

    def has_room(self) -> bool:
        """Whether the cluster has given room, or does so at once."""
        until = time.monotonic() + _ROOM_WITHIN
        while not (found := self._room.wait(0)) and time.monotonic() < until:
            time.sleep(0.02)  # Ray itself waits for whole seconds
        return found

    def follow(self, is_over: threading.Event) -> str:
        """Train in this room until the run has ended or has rested for long.

        Args:
            is_over: Ends it early.
        Returns:
            Why the trainers were lost; empty if they were not.
        """
        try:
            self._start()
            if self._has_arrived(is_over):
                self._bring_home(is_over)
        except _Lost as lost:
            return str(lost)
        except RayTaskError as error:
            return f"A process of this run ended ({type(error.cause).__name__}), and the others with it."
        except RayError:
            return "The computer or the process that trained this run was lost."
        return ""

    def _start(self) -> None:
        wanted = ("spec.json", "checkpoint.safetensors", "*.tsv*")
        paths = [path for pattern in wanted for path in self.folder.path.glob(pattern)]
        files = ray.put({path.name: path.read_bytes() for path in paths})
        for number in range(self._count):
            place = PlacementGroupSchedulingStrategy(self._room, placement_group_bundle_index=number)
            kind = ray.remote(Trainer).options(
                num_cpus=1, num_gpus=self._bundle.get("GPU", 0), max_concurrency=2, scheduling_strategy=place
            )
            self._trainers.append(kind.remote(files))

    def _has_arrived(self, is_over: threading.Event) -> bool:
        """Wait until every trainer is there; whether the run is still to be trained then.

        Raises:
            _Lost: If that takes too long.
        """
        addresses = [trainer.address.remote() for trainer in self._trainers]
        until = time.monotonic() + START_WITHIN
        while len(ray.wait(addresses, num_returns=self._count, timeout=_ASK_EVERY)[0]) < self._count:
            if is_over.is_set() or not self.folder.path.exists():
                return False
            if self.folder.controls.stop:
                self.folder.emit("stopped", step=self.folder.saved_step())
                return False
            if time.monotonic() > until:
                raise _Lost(f"The computer that was to train this run did not answer for {START_WITHIN:.0f} seconds.")
        self._works = [
            trainer.work.remote(number, self._count, addresses[0]) for number, trainer in enumerate(self._trainers)
        ]
        return True

    def _bring_home(self, is_over: threading.Event) -> None:
        """Put what the trainers tell into the folder."""
        folder, busy = self.folder, time.monotonic()
        while folder.path.exists() and not is_over.is_set():
            has_ended = self._has_ended()  # asked first: the answers hold all that was told until then
            news = self._ask()
            for name, content in news.files.items():
                with_patience(folder, partial(folder.save, name, content))
            for event in news.events:
                with_patience(folder, partial(folder.emit, **event))
            if folder.last_state()["event"] != "paused" or folder.is_due():
                busy = time.monotonic()
            elif time.monotonic() - busy > REST or folder.note(LEAVE):
                return
            if has_ended:
                return
            time.sleep(_ASK_EVERY)

    def _has_ended(self) -> bool:
        """Whether the first trainer has done its work; the others only help."""
        ended, _ = ray.wait(self._works, num_returns=self._count, timeout=0)
        ray.get(ended)  # raises what went wrong
        return self._works[0] in ended

    def _ask(self) -> News:
        """What is new since the last time; the trainers learn what a person wants.

        Raises:
            _Lost: If one of them is silent for long.
        """
        controls = self.folder.controls
        questions = [trainer.exchange.remote(controls) for trainer in self._trainers]
        # Whether the answers are there, and not yet here: to fetch a large model takes longer.
        answered, _ = ray.wait(questions, num_returns=self._count, timeout=SILENCE, fetch_local=False)
        if len(answered) < self._count:
            raise _Lost(f"The computer that trained this run did not answer for {SILENCE:.0f} seconds.")
        return ray.get(questions, timeout=PATIENCE)[0]

    def close(self) -> None:
        """Give the room back; whoever still works there tidies up and ends."""
        with contextlib.suppress(RayError):  # a cluster that is gone takes nothing back
            if left := [trainer.leave.remote() for trainer in self._trainers]:
                ray.wait(left, num_returns=len(left), timeout=_LEAVE_WITHIN)
            remove_placement_group(self._room)
