"""The folder of one run: what is in it, and what it tells."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from filelock import FileLock, Timeout

from transformer.checkpoints import Checkpoint, load, write_atomically
from transformer.film import Frame, Probe
from transformer.jobs.orders import Orders
from transformer.run import RunSpec, load_spec

Status = Literal["queued", "waiting", "running", "paused", "stopped", "done", "diverged", "failed", "lost"]
"""`waiting`: in line for a free processor; `lost`: its process ended without a word; what it had saved is still
there."""

ALIVE: set[Status] = {"queued", "waiting", "running", "paused"}
"""A process works on the run, or is about to."""

_STATES: dict[str, Status] = {
    "queued": "queued", "waiting": "waiting", "start": "running", "going": "running", "paused": "paused",
    "stopped": "stopped", "done": "done", "diverged": "diverged", "failed": "failed",
}  # fmt: skip
_FRESH = 30.0
"""Seconds in which a process that was just started may not hold its lock yet."""


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
    def lock(self) -> FileLock:
        """Held by the job's process for as long as it lives."""
        return FileLock(self.path / "job.lock")

    def spec(self) -> RunSpec:
        """What is trained."""
        return load_spec(self.path / "spec.json")

    # What a person notes about the run

    def note(self, name: str) -> str:
        """A note that was left in the folder; empty if there is none."""
        path = self.path / f"{name}.txt"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def leave_note(self, name: str, text: str) -> None:
        """Leave a note; an empty text takes it away."""
        if text:
            write_atomically(self.path / f"{name}.txt", text.encode())
        else:
            (self.path / f"{name}.txt").unlink(missing_ok=True)

    @property
    def name(self) -> str:
        """As the run was named last."""
        return self.note("name") or self.spec().name

    def rename(self, name: str) -> None:
        """Give the run, and its model, another name.

        Raises:
            ValueError: If the name is empty or too long.
        """
        replace(self.spec(), name=name)
        self.leave_note("name", name.strip())

    @property
    def orders(self) -> Orders:
        """What the job is to do now."""
        try:
            return Orders.from_dict(json.loads((self.path / "orders.json").read_bytes()))
        except FileNotFoundError:
            return Orders()

    def order(self, **changes: Any) -> None:
        """Change the job's orders; it follows before its next step."""
        orders = replace(self.orders, **changes)
        write_atomically(self.path / "orders.json", json.dumps(orders.to_dict()).encode())

    # What the job writes

    def emit(self, event: str, **values: Any) -> None:
        """Append one event.

        Raises:
            FileNotFoundError: If the folder was deleted; it is not made anew.
        """
        line = json.dumps({"event": event, "time": round(time.time(), 3), **values})
        with (self.path / "events.jsonl").open("ab") as file:
            file.write(line.encode() + b"\n")

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
        """What the run can go on from, if it has saved anything."""
        return load(self.checkpoint) if self.checkpoint.exists() else None

    def saved_step(self) -> int:
        """Steps that the last checkpoint has done."""
        checkpoint = self.last_checkpoint()
        return checkpoint.training.step if checkpoint and checkpoint.training else 0

    # What the folder tells

    def events(self, after: int = 0) -> list[dict[str, Any]]:
        """Events from number `after` on; a half-written last line is left for the next call."""
        return _log(self.path / "events.jsonl").read()[after:]

    def records(self) -> list[dict[str, Any]]:
        """The steps that were told, in order; a run that went on from an earlier step cuts them there.

        Of two that tell the same step the later one counts: it knows the final measurement.
        """
        records: list[dict[str, Any]] = []
        for event in self.events():
            if event["event"] == "start":
                records = [record for record in records if record["step"] <= event["step"]]
            elif event["event"] == "step":
                if records and records[-1]["step"] == event["step"]:
                    records.pop()
                records.append(event)
        return records

    def probe(self) -> Probe | None:
        """The sentence that the run is filmed with, once it has begun."""
        path = self.path / "probe" / "probe.json"
        return Probe.read(path) if path.exists() else None

    def frames(self) -> list[Path]:
        """The frames of the film, by step; `Frame.read` opens one."""
        return sorted((self.path / "probe").glob("[0-9]*.safetensors"))

    def cut_film(self, step: int) -> None:
        """Forget the frames after a step, from which the run goes on another way perhaps."""
        for path in [*self.frames(), self.path / "probe" / "now.safetensors"]:
            if path.stem == "now" or int(path.stem) > step:
                path.unlink(missing_ok=True)

    def newest_frame(self) -> Frame | None:
        """How attention looks now: filmed more often than the film keeps."""
        paths = [self.path / "probe" / "now.safetensors", *self.frames()[-1:]]
        frames = [Frame.read(path) for path in paths if path.exists()]
        return max(frames, key=lambda frame: frame.step, default=None)

    def is_alive(self) -> bool:
        """Whether a process is working on this run: it holds the lock, whoever started it."""
        if not self.path.exists():  # asking for the lock would make the folder anew
            return False
        try:
            with self.lock.acquire(blocking=False):
                return False
        except Timeout:
            return True

    def last_state(self) -> dict[str, Any]:
        """The event that says where the run stands."""
        return next((e for e in reversed(self.events()) if e["event"] in _STATES), {"event": "queued", "time": 0.0})

    def status(self) -> Status:
        """Where the run stands."""
        last = self.last_state()
        if _STATES[last["event"]] not in ALIVE or self.is_alive():
            return _STATES[last["event"]]
        last = self.last_state()  # its last word may have come between the two looks
        status = _STATES[last["event"]]
        is_fresh = status == "queued" and time.time() - last["time"] < _FRESH
        return "lost" if status in ALIVE and not is_fresh else status

    def delete(self) -> None:
        """Remove the folder; a job that still works on it notices and ends."""
        aside = self.path.with_name(f".{self.path.name}.deleted")
        with contextlib.suppress(OSError):
            self.path.rename(aside)  # in one move: what a job writes just then would keep the folder
        for path in (aside, self.path):
            shutil.rmtree(path, ignore_errors=True)


class _Log:
    """The events of one file, of which only the new end is parsed: those who watch ask twice a second."""

    def __init__(self, path: Path) -> None:
        self._path, self._lock = path, threading.Lock()
        self._read, self._inode, self._events = 0, 0, []

    def read(self) -> list[dict[str, Any]]:
        with self._lock:
            try:
                with self._path.open("rb") as file:
                    status = os.fstat(file.fileno())
                    if status.st_ino != self._inode or status.st_size < self._read:  # another file of this name
                        self._read, self._inode, self._events = 0, status.st_ino, []
                    file.seek(self._read)
                    content = file.read()
            except FileNotFoundError:
                return []
            whole = content[: content.rfind(b"\n") + 1]
            self._read += len(whole)
            self._events = [*self._events, *_parse(whole.splitlines())]  # a new list: others may hold the old one
            return self._events


@lru_cache(maxsize=512)
def _log(path: Path) -> _Log:
    return _Log(path)


def _parse(lines: list[bytes]) -> Iterator[dict[str, Any]]:
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:  # a line cut off by a crash, then continued by the next process
            yield {"event": "unreadable", "time": 0.0}
