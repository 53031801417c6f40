"""One job, wherever it runs: it trains step by step, follows controls, and tells what happens."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from typing import Any, Protocol

from transformer.checkpoints.checkpoint import Checkpoint, to_bytes
from transformer.errors import DivergedError
from transformer.runs.film import FilmedExample, Frame, filmed_example, frame_steps, look, maps_of
from transformer.runs.jobs.controls import SOLVED, Controls
from transformer.runs.run import Run, RunSpec
from transformer.training.loop import Record

SAVE_EVERY = 3.0
"""Seconds between two checkpoints: what a crash can lose."""
SAVE_SHARE = 0.05
"""Most of the time that saving may take: a large model is saved less often."""
TELL_EVERY = 0.1
"""Seconds between two events of plain steps; measurements of exact match are always told."""
LOOK_EVERY = 0.4
"""Seconds between two looks at the probe for those who watch, besides the frames of the film."""


class JobHost(Protocol):
    """What a job needs from the place where it runs; `RunFolder` is one."""

    @property
    def controls(self) -> Controls:
        """What to do now."""
        ...

    def emit(self, event: str, **values: Any) -> None:
        """Tell what happened."""

    def save(self, name: str, content: bytes) -> None:
        """Keep a file of the run, whole or not at all."""

    def last_checkpoint(self) -> Checkpoint | None:
        """What to go on from."""


class Job:
    """A run in progress at a host.

    Args:
        spec: What to train.
        host: Takes events and files, gives controls.
    """

    def __init__(self, spec: RunSpec, host: JobHost) -> None:
        self.spec, self._host = spec, host
        self.run = Run(spec, host.last_checkpoint())
        self._records = iter(self.run)
        self._probe: FilmedExample = filmed_example(spec.task, spec.probe)
        maps = (found.values for found in maps_of(self.run.model, self._probe).values())
        self._frame_steps = set(frame_steps(spec.settings.steps, maps))
        self._last: Record | None = None
        self._exact: float | None = None
        self._is_paused = False
        self._ending: Callable[[], None] | None = None
        self._saved = self._told = self._looked = time.monotonic()
        self._saved_step, self._save_every = self.run.step, SAVE_EVERY
        host.save("probe/probe.json", self._probe.to_json())
        host.emit("start", step=self.run.step, steps=spec.settings.steps)
        if self.run.step == 0:
            self._film()

    @property
    def is_ready(self) -> bool:
        """Whether there is something to do; a paused job has nothing until its controls change."""
        controls = self._host.controls
        return controls.stop or controls.pause_at is None or self.run.step < controls.pause_at

    def rest(self) -> bool:
        """Tell once that it waits, and keep what there is; always True: the run has not ended."""
        if not self._is_paused:
            self._save()
            self._tell()
            self._film(keep=False)
            self._host.emit("paused", step=self.run.step)
            self._is_paused = True
        return True

    def advance(self) -> bool:
        """Train one step.

        Where something can't be stored, it may be called again: no step is trained twice, and no end is forgotten.

        Returns:
            False if the run has ended: done, stopped, or diverged.
        Raises:
            OSError: If the host can't store something, e.g. since the disk is full.
        """
        self._ending = self._ending or self._train()
        if self._ending is None:
            return True
        self._ending()
        return False

    def _train(self) -> Callable[[], None] | None:
        """Train one step, as ordered; returns what is to be done in the end, if it has come."""
        controls = self._host.controls
        if controls.stop:
            return self._stop
        if self._is_paused:
            self._host.emit("going", step=self.run.step)
            self._is_paused = False
        if controls.learning_rate is not None and controls.learning_rate != self.run.learning_rate:
            self._host.emit("rate", step=self.run.step, learning_rate=controls.learning_rate)
            self.run.learning_rate = controls.learning_rate
        try:
            record = next(self._records, None)
        except DivergedError as error:
            return partial(self._diverge, error)
        if record is None:
            return partial(self._finish, self.run.finish())
        self._note(record)
        if controls.stop_when_solved and record.exact_match is not None and record.exact_match >= SOLVED:
            finished = self.run.finish()
            if finished.metrics["exact_match"] >= SOLVED:  # not only on the few sequences that were measured so far
                return partial(self._finish, finished, solved_at=record.step)
        return None

    def _note(self, record: Record) -> None:
        """Tell, film and save, each as often as it is due."""
        now = time.monotonic()
        self._last = record
        if record.exact_match is not None:
            self._exact = record.exact_match
        if record.exact_match is not None or record.step == 1 or now - self._told >= TELL_EVERY:
            self._tell()
        if record.step in self._frame_steps:
            self._film()
        elif now - self._looked >= LOOK_EVERY:
            self._film(keep=False)
        if now - self._saved >= self._save_every:
            self._save()

    def _tell(self) -> None:
        if self._last is not None:
            self._host.emit("step", **asdict(self._last))
        self._told = time.monotonic()

    def _look(self) -> Frame:
        loss = None if self._last is None else self._last.loss
        return look(self.run.model, self._probe, self.spec.task, self.run.step, loss, self._exact)

    def _film(self, keep: bool = True) -> None:
        name = f"{self.run.step:07d}" if keep else "now"
        self._host.save(f"probe/{name}.safetensors", self._look().to_bytes())
        self._looked = time.monotonic()

    def _save(self) -> None:
        started = time.monotonic()
        self._host.save("checkpoint.safetensors", to_bytes(self.run.checkpoint()))
        self._saved, self._saved_step = time.monotonic(), self.run.step
        self._save_every = max(SAVE_EVERY, (self._saved - started) / SAVE_SHARE)

    def _stop(self) -> None:
        step = self.run.step
        try:
            self._save()
            self._tell()
        except OSError:  # whoever stops a run on a full disk gives the memory back; the last checkpoint is there
            step = self._saved_step
        self._host.emit("stopped", step=step)

    def _diverge(self, error: DivergedError) -> None:
        self._tell()
        self._host.emit("diverged", step=self.run.step, reason=str(error))

    def _finish(self, finished: Checkpoint, **why: Any) -> None:
        self._exact = finished.metrics["exact_match"]
        if self._last is not None:  # the last record, curve and frame say what the final measurement says
            self._last = replace(self._last, exact_match=self._exact)
            self._tell()
        self._film()
        self._save()
        self._host.save("model.safetensors", to_bytes(finished))
        self._host.emit("done", **finished.metrics, **why)
