"""The job of a run, on this machine or a cluster: it trains step by step, obeys controls and emits events."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from typing import Any, Protocol

from transformer.checkpoints.checkpoint import Checkpoint, to_bytes
from transformer.errors import DivergedError
from transformer.runs.film import filmed_example, frame_steps, look, maps_of
from transformer.runs.jobs.controls import SOLVED, Controls
from transformer.runs.run import Run, RunSpec
from transformer.training.loop import Record

SAVE_EVERY = 3.0
"""Fewest seconds between two checkpoints; a crash loses the steps since the last one."""
SAVE_SHARE = 0.05
"""Largest share of the time spent on saving, so that large models are saved less often."""
REPORT_EVERY = 0.1
"""Fewest seconds between two `step` events, except that every measurement of exact match is emitted."""
LOOK_EVERY = 0.4
"""Fewest seconds between two captures of the probe for the live view, besides the frames of the film."""


class JobHost(Protocol):
    """Host of a job, which supplies its controls and stores its events and files; `RunFolder` is one."""

    @property
    def controls(self) -> Controls:
        """Current controls of the run."""
        ...

    def emit(self, event: str, **values: Any) -> None:
        """Record an event."""

    def save(self, name: str, content: bytes) -> None:
        """Store a file of the run atomically."""

    def last_checkpoint(self) -> Checkpoint | None:
        """Return the checkpoint from which to resume; None to start from the beginning."""


class Job:
    """A run in progress at a host.

    Raises:
        LabError: If the run can't start, e.g. because its checkpoint is of another model.
        OSError: If the host can't store something.
    """

    def __init__(self, spec: RunSpec, host: JobHost) -> None:
        self.spec, self._host = spec, host
        self.run = Run(spec, host.last_checkpoint())
        self._records = iter(self.run)
        self._probe = filmed_example(spec.task, spec.probe)
        maps = (map.values for map in maps_of(self.run.model, self._probe).values())
        self._frame_steps = set(frame_steps(spec.settings.steps, maps))
        self._last_record: Record | None = None
        self._last_exact_match: float | None = None
        self._is_paused = False
        self._end_action: Callable[[], None] | None = None
        self._saved_at = self._reported_at = self._captured_at = time.monotonic()
        self._saved_step, self._save_every = self.run.step, SAVE_EVERY
        host.save("probe/probe.json", self._probe.to_json())
        host.emit("start", step=self.run.step, steps=spec.settings.steps)
        if self.run.step == 0:
            self._capture_frame()

    @property
    def is_ready(self) -> bool:
        """True if there is work to do; a paused job has none until its controls change."""
        controls = self._host.controls
        return controls.stop or controls.pause_at is None or self.run.step < controls.pause_at

    def rest(self) -> bool:
        """Save and report the pause on the first call; return True, because the run has not ended."""
        if not self._is_paused:
            self._save()
            self._report_step()
            self._capture_frame(keep=False)
            self._host.emit("paused", step=self.run.step)
            self._is_paused = True
        return True

    def advance(self) -> bool:
        """Train one step.

        After an `OSError` it can be called again: no step is trained twice, and an end that could not be stored is
        stored then.

        Returns:
            False if the run has ended: done, stopped, or diverged.
        Raises:
            OSError: If the host can't store something, e.g. because the disk is full.
        """
        self._end_action = self._end_action or self._train_step()
        if self._end_action is None:
            return True
        self._end_action()
        return False

    def _train_step(self) -> Callable[[], None] | None:
        """Obey the controls and train one step; return the action that ends the run, or None if it continues."""
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
        self._process_record(record)
        if controls.stop_when_solved and record.exact_match is not None and record.exact_match >= SOLVED:
            finished = self.run.finish()
            if finished.metrics["exact_match"] >= SOLVED:  # also on the many sequences of the final measurement
                return partial(self._finish, finished, solved_at=record.step)
        return None

    def _process_record(self, record: Record) -> None:
        """Emit an event, capture a frame and save a checkpoint, each if it is due."""
        now = time.monotonic()
        self._last_record = record
        if record.exact_match is not None:
            self._last_exact_match = record.exact_match
        if record.exact_match is not None or record.step == 1 or now - self._reported_at >= REPORT_EVERY:
            self._report_step()
        if record.step in self._frame_steps:
            self._capture_frame()
        elif now - self._captured_at >= LOOK_EVERY:
            self._capture_frame(keep=False)
        if now - self._saved_at >= self._save_every:
            self._save()

    def _report_step(self) -> None:
        if self._last_record is not None:
            self._host.emit("step", **asdict(self._last_record))
        self._reported_at = time.monotonic()

    def _capture_frame(self, keep: bool = True) -> None:
        name = f"{self.run.step:07d}" if keep else "now"
        loss = None if self._last_record is None else self._last_record.loss
        frame = look(self.run.model, self._probe, self.spec.task, self.run.step, loss, self._last_exact_match)
        self._host.save(f"probe/{name}.safetensors", frame.to_bytes())
        self._captured_at = time.monotonic()

    def _save(self) -> None:
        started = time.monotonic()
        self._host.save("checkpoint.safetensors", to_bytes(self.run.checkpoint()))
        self._saved_at, self._saved_step = time.monotonic(), self.run.step
        self._save_every = max(SAVE_EVERY, (self._saved_at - started) / SAVE_SHARE)

    def _stop(self) -> None:
        step = self.run.step
        try:
            self._save()
            self._report_step()
            if self.run.step:  # so that the film ends where the run has stopped
                self._capture_frame()
        except OSError:  # on a full disk, stopping must still free the memory; the last checkpoint remains
            step = self._saved_step
        self._host.emit("stopped", step=step)

    def _diverge(self, error: DivergedError) -> None:
        self._report_step()
        self._host.emit("diverged", step=self.run.step, reason=str(error))

    def _finish(self, finished: Checkpoint, **why: Any) -> None:
        self._last_exact_match = finished.metrics["exact_match"]
        if self._last_record is not None:  # so that the last record, curve and frame agree with the final measurement
            self._last_record = replace(self._last_record, exact_match=self._last_exact_match)
            self._report_step()
        self._capture_frame()
        self._save()
        self._host.save("model.safetensors", to_bytes(finished))
        self._host.emit("done", **finished.metrics, **why)
