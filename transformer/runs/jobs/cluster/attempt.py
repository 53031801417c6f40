"""One attempt to train a run on a Ray cluster: its resources, and its trainers, which are Ray actors.

The follower polls the trainers for news, which also shows that they are alive. Ray ends them with the follower's
process.
"""

from __future__ import annotations

import contextlib
import logging
import re
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

from transformer.runs.jobs.cluster.trainer import News, Trainer
from transformer.runs.jobs.folder import LEAVE, RunFolder
from transformer.runs.jobs.patience import with_patience

SILENCE = 20.0
"""Seconds without an answer after which a trainer counts as lost, because a frozen computer reports nothing."""
START_WITHIN = 300.0
"""Timeout in seconds for the first answer of a new trainer, which downloads and imports the program before it."""
REST = 60.0
"""Seconds after which a paused run releases its resources; it resumes from its checkpoint."""
PATIENCE = 600.0
"""Timeout in seconds for the transfer of an answer, which may contain a large model."""
_ANSWER_WITHIN = 30.0
_LEAVE_WITHIN = 5.0
_ASK_EVERY = 0.2
"""Seconds between two polls of the trainers."""
_ROOM_WITHIN = 0.2
"""Seconds within which a cluster grants free resources."""


class _TrainersLostError(Exception):
    """Loss of the trainers of a run; the message is the reason, in a sentence."""


def resources() -> dict[str, float]:
    """Return the resources of the whole cluster by name, e.g. `CPU`.

    `ray.cluster_resources` is not used, because it ends the process if another cluster has replaced this one.

    Raises:
        RayError: If the cluster doesn't answer, or has been replaced by another one.
    """
    totals: Counter[str] = Counter()
    client = global_worker.gcs_client  # pyright: ignore[reportAttributeAccessIssue]  # set when Ray connects
    for node in client.get_all_node_info(timeout=_ANSWER_WITHIN, state_filter=GcsNodeInfo.ALIVE).values():
        totals.update(node.resources_total)
    return dict(totals)


def describe_shortage(folder: RunFolder, totals: Mapping[str, float]) -> str:
    """Return in a sentence what a run needs that the whole cluster lacks, of its `resources`; empty if nothing."""
    for kind, amount in _bundle(folder, totals).items():
        wanted = amount * folder.spec().settings.processes
        if totals.get(kind, 0) < wanted:
            starts = "It starts by itself when there are more computers."
            return f"The run wants {wanted} {kind}, the whole cluster has {totals.get(kind, 0):.0f}. {starts}"
    return ""


def _bundle(folder: RunFolder, totals: Mapping[str, float]) -> dict[str, float]:
    """Return the resources that each process of a run needs on a cluster with these resources."""
    device = folder.spec().settings.device
    wants_gpu = device == "cuda" or (device == "auto" and totals.get("GPU"))
    return {"CPU": 1, "GPU": 1} if wants_gpu else {"CPU": 1}


def find_missing_package(error: str) -> str:
    """Return in a sentence which computer of the cluster lacks which package, from Ray's error; empty if none does."""
    if not (package := re.search(r"No module named '([\w.]+)'", error)):
        return ""
    computer = re.search(r"\bip[=:]\s*([\w.:]+\w)", error)
    where = f"The computer {computer[1]}" if computer else "A computer of the cluster"
    return f"{where} lacks the package {package[1]}: install it there, as docs/cluster.md says."


class Attempt:
    """The trainers of a run, and their part of the cluster's `resources`, which is reserved and released as a whole."""

    def __init__(self, folder: RunFolder, totals: Mapping[str, float]) -> None:
        self.folder = folder
        self._bundle, self._count = _bundle(folder, totals), folder.spec().settings.processes
        # All or none, because two runs with half of their trainers each would wait for each other forever.
        self._placement = placement_group([self._bundle] * self._count, strategy="PACK")
        self._trainers: list[Any] = []
        self._work_refs: list[ray.ObjectRef] = []

    def has_room(self) -> bool:
        """Return whether the cluster has granted the resources, now or within `_ROOM_WITHIN` seconds."""
        until = time.monotonic() + _ROOM_WITHIN
        while not (has_room := self._placement.wait(0)) and time.monotonic() < until:
            time.sleep(0.02)  # because Ray's own wait takes whole seconds only
        return has_room

    def train(self, is_over: threading.Event) -> str:
        """Train the run until it has ended, has been paused for long, or `is_over` is set.

        Returns:
            The reason for a loss of the trainers, in a sentence; empty if they were not lost.
        """
        try:
            self._start()
            if self._wait_for_trainers(is_over):
                self._copy_results(is_over)
        except _TrainersLostError as error:
            return str(error)
        except RayTaskError as error:
            return f"A process of this run ended ({type(error.cause).__name__}), and the others with it."
        except RayError as error:
            reason = find_missing_package(str(error)) or "The computer or the process that trained this run was lost."
            logging.warning("The run %s: %s (%s)", self.folder.id, reason, error)
            return reason
        return ""

    def _start(self) -> None:
        patterns = ("spec.json", "checkpoint.safetensors", "*.tsv*")
        paths = [path for pattern in patterns for path in self.folder.path.glob(pattern)]
        files = ray.put({path.name: path.read_bytes() for path in paths})
        for number in range(self._count):
            place = PlacementGroupSchedulingStrategy(self._placement, placement_group_bundle_index=number)
            kind = ray.remote(Trainer).options(
                num_cpus=1, num_gpus=self._bundle.get("GPU", 0), max_concurrency=2, scheduling_strategy=place
            )
            self._trainers.append(kind.remote(files))

    def _wait_for_trainers(self, is_over: threading.Event) -> bool:
        """Wait until every trainer answers, then start training; return False if the run has been stopped meanwhile.

        Raises:
            _TrainersLostError: If a trainer doesn't answer within `START_WITHIN` seconds.
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
                raise _TrainersLostError(
                    f"The computer that was to train this run did not answer for {START_WITHIN:.0f} seconds."
                )
        self._work_refs = [
            trainer.work.remote(number, self._count, addresses[0]) for number, trainer in enumerate(self._trainers)
        ]
        return True

    def _copy_results(self, is_over: threading.Event) -> None:
        """Copy the trainers' events and files into the run's folder until the run ends or has been paused for long."""
        folder, last_busy = self.folder, time.monotonic()
        while folder.path.exists() and not is_over.is_set():
            has_ended = self._has_ended()  # before the poll, so that the last news is complete
            events, files = self._ask()
            for name, content in files.items():
                with_patience(folder, partial(folder.save, name, content))
            for event in events:
                with_patience(folder, partial(folder.emit, **event))
            if folder.is_due():
                last_busy = time.monotonic()
            elif time.monotonic() - last_busy > REST or folder.note(LEAVE):
                return
            if has_ended:
                return
            time.sleep(_ASK_EVERY)

    def _has_ended(self) -> bool:
        """Return whether the first trainer, which has the job, has finished."""
        ended, _ = ray.wait(self._work_refs, num_returns=self._count, timeout=0)
        ray.get(ended)  # raises the error of a failed trainer
        return self._work_refs[0] in ended

    def _ask(self) -> News:
        """Send the controls to the trainers and return the first trainer's news since the last call.

        Raises:
            _TrainersLostError: If a trainer doesn't answer within `SILENCE` seconds.
        """
        controls = self.folder.controls
        questions = [trainer.exchange.remote(controls) for trainer in self._trainers]
        # This waits for the answers but not for their transfer, because transferring a large model takes longer.
        answered, _ = ray.wait(questions, num_returns=self._count, timeout=SILENCE, fetch_local=False)
        if len(answered) < self._count:
            raise _TrainersLostError(f"The computer that trained this run did not answer for {SILENCE:.0f} seconds.")
        return ray.get(questions, timeout=PATIENCE)[0]

    def close(self) -> None:
        """Release the resources; trainers that are still working remove their files and end."""
        with contextlib.suppress(RayError):  # if the cluster is gone, there is nothing to release
            if left := [trainer.leave.remote() for trainer in self._trainers]:
                ray.wait(left, num_returns=len(left), timeout=_LEAVE_WITHIN)
            remove_placement_group(self._placement)
