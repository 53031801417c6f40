"""The folder of one run: what is in it, and what it tells."""

from __future__ import annotations

import contextlib
import json
import shutil
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from transformer.checkpoints.checkpoint import Checkpoint, load, write_atomically
from transformer.errors import CheckpointError, DamagedError
from transformer.runs.film import FilmedExample, Frame
from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.locks import Lock
from transformer.runs.jobs.log import append, log_at, records_in
from transformer.runs.jobs.saved import is_whole, read_spec, saved_step
from transformer.runs.jobs.storage import read_file
from transformer.runs.run import RunSpec

Status = Literal["queued", "waiting", "running", "paused", "stopped", "done", "diverged", "failed", "lost", "damaged"]
"""`queued`: its process is starting; `waiting`: in line for a free processor; `paused`: with or without a process;
`lost`: its process ended, and it goes on by itself; `damaged`: what stands in the folder can't be read."""

ALIVE: set[Status] = {"queued", "waiting", "running", "paused", "lost"}
"""The run has not ended: a process works on it, or will."""

_STATES: dict[str, tuple[Status, Status]] = {
    "queued": ("queued", "waiting"), "waiting": ("waiting", "waiting"), "launched": ("queued", "lost"),
    "start": ("running", "lost"), "going": ("running", "lost"), "died": ("queued", "lost"),
    "paused": ("paused", "paused"),
    **{name: (name, name) for name in ("stopped", "done", "diverged", "failed")},
}  # fmt: skip
"""What an event says of a run with a process, and without."""
DIED_UNLESS_ALIVE = {"launched", "start", "going"}
"""Events after which a run without a process has lost it."""
_LONGEST_NOTE = 200
UNREADABLE = "\ufffd"
"""A note that is there and can't be read."""


@dataclass(frozen=True)
class RunFolder:
    """One run on disk.

    Attributes:
        path: The folder; its name is the run's id.
    """

    path: Path

    @property
    def id(self) -> str:
        """The run's id."""
        return self.path.name

    @property
    def checkpoint(self) -> Path:
        """The model as last saved, with what it takes to go on."""
        return self.path / "checkpoint.safetensors"

    @property
    def model(self) -> Path:
        """The finished model."""
        return self.path / "model.safetensors"

    @property
    def lock(self) -> Lock:
        """Held by the job's process for as long as it lives."""
        return Lock(self.path / "job.lock")

    def spec(self) -> RunSpec:
        """What is trained.

        Raises:
            DamagedError: If it can't be read.
        """
        return read_spec(self.path / "spec.json")

    @property
    def is_run(self) -> bool:
        """Whether this is the folder of a run, perhaps of a damaged one; an uploaded model has such a folder too."""
        return any((self.path / name).exists() for name in ("spec.json", "events.jsonl"))

    def started_at(self) -> float:
        """When the run was started, in seconds as `time.time` counts them; 0 where that is not known."""
        with contextlib.suppress(OSError):
            return (self.path / "spec.json").stat().st_mtime
        return 0.0

    def damage(self) -> str:
        """What of the run can't be read, in a sentence; empty if all that is needed to show it can."""
        try:
            self.spec()
        except DamagedError as error:
            return str(error)
        with contextlib.suppress(DamagedError):
            events = log_at(self.path / "events.jsonl").read()
            if not events or any(event["event"] != "unreadable" for event in events):
                return ""
        return "What happened in it can't be read (events.jsonl)."

    # What a person notes about the run

    def note(self, name: str) -> str:
        """A note that was left in the folder; empty if there is none, `UNREADABLE` if nobody can read it."""
        try:
            return read_file(self.path / f"{name}.txt").decode(errors="replace")[:_LONGEST_NOTE]
        except FileNotFoundError:
            return ""
        except DamagedError:
            return UNREADABLE

    def leave_note(self, name: str, text: str) -> None:
        """Leave a note; an empty text takes it away."""
        if text:
            write_atomically(self.path / f"{name}.txt", text.encode())
        else:
            (self.path / f"{name}.txt").unlink(missing_ok=True)

    def noted_name(self) -> str:
        """The name that a person gave the run; empty if there is none that can be read."""
        name = self.note("name").strip()
        return "" if UNREADABLE in name or any(letter < " " for letter in name) else name

    @property
    def name(self) -> str:
        """As the run was named last; its id where no name can be read."""
        if name := self.noted_name():
            return name
        with contextlib.suppress(DamagedError):
            return self.spec().name
        return self.id

    def rename(self, name: str) -> None:
        """Give the run, and its model, another name.

        Raises:
            ValueError: If the name is empty or too long.
        """
        replace(self.spec(), name=name)
        self.leave_note("name", name.strip())

    @property
    def controls(self) -> Controls:
        """What the job is to do now; nothing special where that can't be read."""
        try:
            return Controls.from_dict(json.loads(read_file(self.path / "orders.json")))
        except (FileNotFoundError, ValueError, RecursionError):
            return Controls()

    def ordered_at(self) -> float:
        """When the last order was given, in seconds as `time.time` counts them; 0 where none was."""
        try:
            return (self.path / "orders.json").stat().st_mtime
        except OSError:
            return 0.0

    def control(self, **changes: Any) -> None:
        """Change the job's controls; it follows before its next step."""
        controls = replace(self.controls, **changes)
        write_atomically(self.path / "orders.json", json.dumps(controls.to_dict()).encode())

    # What the job writes

    def emit(self, event: str, **values: Any) -> None:
        """Append one event.

        Raises:
            FileNotFoundError: If the folder was deleted; it is not made anew.
        """
        append(self.path / "events.jsonl", {"event": event, "time": round(time.time(), 3), **values})

    def save(self, name: str, content: bytes) -> None:
        """Put a file into the folder, whole or not at all.

        Raises:
            FileNotFoundError: If the folder was deleted; it is not made anew.
        """
        path = self.path / name
        if path.parent != self.path:
            path.parent.mkdir(exist_ok=True)
        write_atomically(path, content)

    def last_checkpoint(self) -> Checkpoint | None:
        """What the run can go on from, if it has saved anything that is whole."""
        try:
            return load(self.checkpoint) if is_whole(self.checkpoint) else None
        except (FileNotFoundError, CheckpointError):
            return None

    def saved_step(self) -> int:
        """Steps that the last checkpoint has done; 0 if there is none, or none that is whole."""
        return saved_step(self.checkpoint)

    def together(self) -> list[str]:
        """Ids of the runs that share a process with this one, itself among them."""
        ids = self._noted().get("runs")
        if isinstance(ids, list) and self.id in ids and all(isinstance(i, str) and i.isalnum() for i in ids):
            return ids
        return [self.id]

    def expected_seconds(self) -> float | None:
        """How long the run was expected to take when it was started; None if nobody said."""
        seconds = self._noted().get("seconds")
        return seconds if isinstance(seconds, (int, float)) and 0 <= seconds < 1e9 else None

    def _noted(self) -> dict[str, Any]:
        try:
            noted = json.loads(read_file(self.path / "together.json"))
        except (FileNotFoundError, ValueError, RecursionError):
            return {}
        return noted if isinstance(noted, dict) else {}

    # What the folder tells of its progress

    def events(self, after: int = 0) -> list[dict[str, Any]]:
        """Events from number `after` on; a half-written last line is left for the next call."""
        try:
            return log_at(self.path / "events.jsonl").read()[after:]
        except DamagedError:
            return []

    def records(self) -> list[dict[str, Any]]:
        """The steps that were told, in order; see `records_in`."""
        return records_in(self.events())

    def probe(self) -> FilmedExample | None:
        """The sentence that the run is filmed with, once it has begun."""
        try:
            return FilmedExample.read(self.path / "probe" / "probe.json")
        except (OSError, ValueError):
            return None

    def frames(self) -> list[Path]:
        """The frames of the film, by step; `Frame.read` opens one."""
        return sorted(path for path in (self.path / "probe").glob("*.safetensors") if path.stem.isdecimal())

    def cut_film(self, step: int) -> None:
        """Forget the frames after a step, from which the run goes on another way perhaps."""
        for path in [*self.frames(), self.path / "probe" / "now.safetensors"]:
            if path.stem == "now" or int(path.stem) > step:
                path.unlink(missing_ok=True)

    def newest_frame(self) -> Frame | None:
        """How attention looks now: filmed more often than the film keeps."""
        frames = []
        for path in [self.path / "probe" / "now.safetensors", *self.frames()[-1:]]:
            # A run that goes on from an earlier step takes frames away: what was there a moment ago may be gone.
            with contextlib.suppress(OSError, ValueError):
                frames.append(Frame.read(path))
        return max(frames, key=lambda frame: frame.step, default=None)

    def is_alive(self) -> bool:
        """Whether a process is working on this run: it holds the lock, whoever started it."""
        return self.lock.is_held()

    def last_state(self) -> dict[str, Any]:
        """The event that says where the run stands."""
        return next((e for e in reversed(self.events()) if e["event"] in _STATES), {"event": "queued", "time": 0.0})

    def step(self) -> int:
        """The last step that was told."""
        return next((event["step"] for event in reversed(self.events()) if "step" in event), 0)

    def is_due(self) -> bool:
        """Whether there is something to do: a paused run has nothing until its controls change."""
        controls, last = self.controls, self.last_state()
        return last["event"] != "paused" or controls.pause_at is None or last["step"] < controls.pause_at

    def status(self) -> Status:
        """Where the run stands."""
        if self.damage():
            return "damaged"
        is_alive, event = self.is_alive(), self.last_state()["event"]
        if event in DIED_UNLESS_ALIVE:  # it may have been started, or have ended, between the two looks
            is_alive, event = self.is_alive(), self.last_state()["event"]
        if event == "paused" and self.is_due() and not self.controls.stop:
            return "waiting"
        return _STATES[event][0 if is_alive else 1]

    def delete(self) -> None:
        """Remove the folder; a job that still works on it notices and ends."""
        aside = self.path.with_name(f".{self.path.name}.deleted")
        with contextlib.suppress(OSError):
            self.path.rename(aside)  # in one move: what a job writes just then would keep the folder
        for path in (aside, self.path):
            shutil.rmtree(path, ignore_errors=True)
