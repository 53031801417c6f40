"""The folder of one run: what is in it, and what it tells."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from filelock import FileLock, Timeout

from transformer.run import RunSpec, load_spec

Status = Literal["queued", "waiting", "running", "stopped", "done", "failed", "lost"]
"""`waiting`: for a free processor; `lost`: its process ended without a word; what it had saved is still there."""

_ENDINGS: dict[str, Status] = {"done": "done", "stopped": "stopped", "failed": "failed"}


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
    def stop_request(self) -> Path:
        """A file that asks the job to save and end."""
        return self.path / "stop"

    @property
    def kept_as(self) -> str | None:
        """The id under which the model was kept, if it was."""
        note = self.path / "kept"
        return note.read_text(encoding="utf-8") if note.exists() else None

    def keep_as(self, model_id: str) -> None:
        """Note that the model was kept, so that it is not kept twice."""
        (self.path / "kept").write_text(model_id, encoding="utf-8")

    @property
    def lock(self) -> FileLock:
        """Held by the job's process for as long as it lives."""
        return FileLock(self.path / "job.lock")

    def spec(self) -> RunSpec:
        """What is trained."""
        return load_spec(self.path / "spec.json")

    def emit(self, event: str, **values: Any) -> None:
        """Append one event.

        Raises:
            FileNotFoundError: If the folder was deleted; it is not made anew.
        """
        line = json.dumps({"event": event, "time": round(time.time(), 3), **values})
        with (self.path / "events.jsonl").open("ab") as file:
            file.write(line.encode() + b"\n")

    def events(self, after: int = 0) -> list[dict[str, Any]]:
        """Events from number `after` on; a half-written last line is left for the next call."""
        try:
            content = (self.path / "events.jsonl").read_bytes()
        except FileNotFoundError:
            return []
        return list(_parse(content[: content.rfind(b"\n") + 1].splitlines()[after:]))

    def is_alive(self) -> bool:
        """Whether a process is working on this run: it holds the lock, whoever started it."""
        try:
            with self.lock.acquire(blocking=False):
                return False
        except Timeout:
            return True

    def status(self) -> Status:
        """Where the run stands."""
        last = next(
            (e for e in reversed(self.events()) if e["event"] in {"queued", "waiting", "start", *_ENDINGS}), None
        )
        if last is None or last["event"] == "queued":
            # A process that has only just been started may not hold its lock yet.
            fresh = last is None or time.time() - last["time"] < 30
            return "queued" if fresh or self.is_alive() else "lost"
        if ending := _ENDINGS.get(last["event"]):
            return ending
        if not self.is_alive():
            return "lost"
        return "waiting" if last["event"] == "waiting" else "running"


def _parse(lines: list[bytes]) -> Iterator[dict[str, Any]]:
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:  # a line cut off by a crash, then continued by the next process
            yield {"event": "unreadable", "time": 0.0}
