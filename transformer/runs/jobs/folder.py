"""The folder of one run: its files, its events and its status."""

from __future__ import annotations

import contextlib
import json
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from transformer.checkpoints.checkpoint import Checkpoint, load
from transformer.checkpoints.rewriting import write_atomically
from transformer.errors import CheckpointError, DamagedError, SettingError
from transformer.runs.film import FilmedExample, Frame
from transformer.runs.jobs.controls import Controls
from transformer.runs.jobs.log import append, log_at, records_in
from transformer.runs.jobs.saved import is_whole, read_spec, saved_step
from transformer.runs.jobs.states import DIED_UNLESS_ALIVE, STATES, Status
from transformer.runs.locks import Lock
from transformer.runs.run import RunSpec
from transformer.runs.storage import UNREADABLE, read_file, read_note

LEAVE = "leave"
"""Name of the note that ends a paused process."""


def run_folders(root: Path) -> list[RunFolder]:
    """Return the folders of all runs in a folder, in no particular order; none if it doesn't exist."""
    paths = [path for path in root.iterdir() if path.name.isalnum()] if root.is_dir() else []
    return [folder for folder in map(RunFolder, paths) if folder.is_run]


@dataclass(frozen=True)
class RunFolder:
    """One run on disk.

    Attributes:
        path: The folder; its name is the run's id.
    """

    path: Path

    @property
    def id(self) -> str:
        """Id of the run."""
        return self.path.name

    @property
    def checkpoint(self) -> Path:
        """Path of the last checkpoint, with the training state."""
        return self.path / "checkpoint.safetensors"

    @property
    def model(self) -> Path:
        """Path of the finished model."""
        return self.path / "model.safetensors"

    @property
    def lock(self) -> Lock:
        """Lock that the job's process holds as long as it is alive."""
        return Lock(self.path / "job.lock")

    def spec(self) -> RunSpec:
        """Read the spec of the run.

        Raises:
            DamagedError: If the spec can't be read.
        """
        return read_spec(self.path / "spec.json")

    @property
    def is_run(self) -> bool:
        """True if this is the folder of a run, even a damaged one; uploaded models have such folders too."""
        return any((self.path / name).exists() for name in ("spec.json", "events.jsonl"))

    def started_at(self) -> float:
        """Return when the run was started, in seconds as from `time.time`; 0 if unknown."""
        return self._written_at("spec.json")

    def ordered_at(self) -> float:
        """Return when the last order was given, in seconds as from `time.time`; 0 without one."""
        return self._written_at("orders.json")

    def _written_at(self, name: str) -> float:
        with contextlib.suppress(OSError):
            return (self.path / name).stat().st_mtime
        return 0.0

    def damage(self) -> str:
        """Return in a sentence what can't be read; empty if the run can be shown."""
        try:
            self.spec()
        except DamagedError as error:
            return str(error)
        with contextlib.suppress(DamagedError):
            events = log_at(self.path / "events.jsonl").read()
            if not events or any(event["event"] != "unreadable" for event in events):
                return ""
        return "What happened in it can't be read (events.jsonl)."

    # Notes and controls of people

    def note(self, name: str) -> str:
        """Return a note in the folder; empty if there is none, `UNREADABLE` if it can't be read."""
        return read_note(self.path / f"{name}.txt")

    def leave_note(self, name: str, text: str) -> None:
        """Write a note; an empty text deletes it."""
        if text:
            write_atomically(self.path / f"{name}.txt", text.encode())
        else:
            (self.path / f"{name}.txt").unlink(missing_ok=True)

    def noted_name(self) -> str:
        """Return the name that a person gave the run; empty if there is none or it can't be read."""
        name = self.note("name").strip()
        return "" if UNREADABLE in name or any(letter < " " for letter in name) else name

    @property
    def name(self) -> str:
        """The latest name of the run, or its id if no name can be read."""
        if name := self.noted_name():
            return name
        with contextlib.suppress(DamagedError):
            return self.spec().name
        return self.id

    @property
    def controls(self) -> Controls:
        """Current controls of the job; the defaults if they can't be read."""
        with contextlib.suppress(SettingError):
            return Controls.from_dict(self._values_in("orders.json"))
        return Controls()

    def control(self, **changes: Any) -> None:
        """Change the controls, which the job obeys before its next step."""
        controls = replace(self.controls, **changes)
        self.save("orders.json", json.dumps(asdict(controls)).encode())

    # Files written by the job

    def emit(self, event: str, **values: Any) -> None:
        """Append one event.

        Raises:
            FileNotFoundError: If the folder was deleted; it is not recreated.
        """
        append(self.path / "events.jsonl", {"event": event, "time": round(time.time(), 3), **values})

    def launch(self) -> None:
        """Note that a process starts to work on the run; it captures frames after the last checkpoint anew."""
        self.leave_note(LEAVE, "")
        self.cut_film(self.saved_step())
        self.emit("launched")

    def save(self, name: str, content: bytes) -> None:
        """Write a file into the folder atomically; a deleted folder is not recreated here either."""
        path = self.path / name
        if path.parent != self.path:
            path.parent.mkdir(exist_ok=True)
        write_atomically(path, content)

    def last_checkpoint(self) -> Checkpoint | None:
        """Return the last checkpoint, or None if there is no complete one."""
        try:
            return load(self.checkpoint) if is_whole(self.checkpoint) else None
        except (FileNotFoundError, CheckpointError):
            return None

    def saved_step(self) -> int:
        """Return the step of the last checkpoint; 0 if there is no complete one."""
        return saved_step(self.checkpoint)

    def together(self) -> list[str]:
        """Return the ids of the runs that share a process with this one, its own included."""
        ids = self._values_in("together.json").get("runs")
        if isinstance(ids, list) and self.id in ids and all(isinstance(i, str) and i.isalnum() for i in ids):
            return ids
        return [self.id]

    def expected_seconds(self) -> float | None:
        """Return the duration forecast when the run was started; None if there was no forecast."""
        seconds = self._values_in("together.json").get("seconds")
        return seconds if isinstance(seconds, (int, float)) and 0 <= seconds < 1e9 else None

    def _values_in(self, name: str) -> dict[str, Any]:
        """Return the object in a JSON file; empty if it can't be read."""
        try:
            values = json.loads(read_file(self.path / name))
        except (FileNotFoundError, ValueError, RecursionError):
            return {}
        return values if isinstance(values, dict) else {}

    # Progress

    def events(self) -> list[dict[str, Any]]:
        """Return the events so far; an incomplete last line is left for the next call."""
        try:
            return log_at(self.path / "events.jsonl").read()
        except DamagedError:
            return []

    def records(self) -> list[dict[str, Any]]:
        """Return the recorded steps in order; see `records_in`."""
        return records_in(self.events())

    def probe(self) -> FilmedExample | None:
        """Return the sentence with which the run is filmed, or None before it has begun."""
        try:
            return FilmedExample.read(self.path / "probe" / "probe.json")
        except (OSError, ValueError):
            return None

    def frames(self) -> list[Path]:
        """Return the paths of the film's frames by step; `Frame.read` opens one."""
        return sorted(path for path in (self.path / "probe").glob("*.safetensors") if path.stem.isdecimal())

    def cut_film(self, step: int) -> None:
        """Delete the frames after a step from which the run continues, because they may turn out differently."""
        for path in [*(one for one in self.frames() if int(one.stem) > step), self.path / "probe" / "now.safetensors"]:
            path.unlink(missing_ok=True)

    def newest_frame(self) -> Frame | None:
        """Return the newest frame; attention is captured more often than the film keeps frames."""
        frames = []
        for path in [self.path / "probe" / "now.safetensors", *self.frames()[-1:]]:
            # A run that resumes from an earlier step deletes frames, perhaps at this moment.
            with contextlib.suppress(OSError, ValueError):
                frames.append(Frame.read(path))
        return max(frames, key=lambda frame: frame.step, default=None)

    def is_alive(self) -> bool:
        """Return whether a process holds the run's lock, and so is working on it."""
        return self.lock.is_held()

    def last_state(self) -> dict[str, Any]:
        """Return the last event that determines the status."""
        return next((e for e in reversed(self.events()) if e["event"] in STATES), {"event": "queued", "time": 0.0})

    def step(self) -> int:
        """Return the last step in the log."""
        return next((event["step"] for event in reversed(self.events()) if "step" in event), 0)

    def is_due(self) -> bool:
        """Return whether there is work to do; a paused run has none until its controls change."""
        controls, last = self.controls, self.last_state()
        return last["event"] != "paused" or controls.pause_at is None or last["step"] < controls.pause_at

    def status(self) -> Status:
        """Return the status of the run."""
        if self.damage():
            return "damaged"
        is_alive, event = self.is_alive(), self.last_state()["event"]
        if event in DIED_UNLESS_ALIVE:  # the process may have started or ended between the two checks
            is_alive, event = self.is_alive(), self.last_state()["event"]
        if event == "paused" and self.is_due() and not self.controls.stop:
            return "waiting"
        return STATES[event][0 if is_alive else 1]
