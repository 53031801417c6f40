"""The event log of a run: one JSON object per line, append-only; any other line becomes an `unreadable` event."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Any, TypeGuard

from transformer.runs.storage import opened

LARGEST = 64 * 10**6
"""Most bytes of a log that are read; a run of 20,000 steps writes about 5 million."""
MOST_LOGS, MOST_KEPT = 1024, 16 * 10**6
"""Most logs, and most bytes of them, whose events stay in memory, where they take about four times as much."""
_LARGEST_STEP, _LARGEST_FIGURE = 10**9, 1e300


def append(path: Path, event: dict[str, Any]) -> None:
    """Append one event on a line of its own, completely or not at all.

    Raises:
        OSError: If it can't be written, e.g. because the disk is full.
    """
    line = json.dumps(event).encode() + b"\n"
    with path.open("a+b", buffering=0) as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(max(0, end - 1))
        if file.read(1) not in {b"", b"\n"}:  # a crash truncated the last event
            line = b"\n" + line
        try:
            if file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            file.truncate(end)
            raise


class Log:
    """The events of one file, which is polled twice a second; only its new end is parsed.

    Attributes:
        size: Number of bytes read from the file.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._lock = path, threading.Lock()
        self.size, self._inode, self._events = 0, 0, []

    def read(self) -> list[dict[str, Any]]:
        """Return all events so far; an incomplete last line is left for the next call.

        Raises:
            DamagedError: If it is not an ordinary file, is too large, or can't be read.
        """
        with self._lock:
            try:
                with opened(self._path, LARGEST) as file:
                    status = os.fstat(file.fileno())
                    if status.st_ino != self._inode or status.st_size < self.size:  # the file was replaced
                        self.size, self._inode, self._events = 0, status.st_ino, []
                    file.seek(self.size)
                    content = file.read()
            except FileNotFoundError:
                return []
            whole = content[: content.rfind(b"\n") + 1]
            self.size += len(whole)
            # A new list, because callers keep the old one.
            self._events = [*self._events, *map(_event_in, whole.splitlines())]
            return self._events


_logs: OrderedDict[Path, Log] = OrderedDict()
_looking_up = threading.Lock()


def log_at(path: Path) -> Log:
    """Return the log of a file, shared by all readers in this process; the least recently used ones are dropped."""
    with _looking_up:
        log = _logs.setdefault(path, Log(path))
        _logs.move_to_end(path)
        kept = sum(other.size for other in _logs.values())
        while len(_logs) > 1 and (kept > MOST_KEPT or len(_logs) > MOST_LOGS):
            kept -= _logs.popitem(last=False)[1].size
        return log


def records_in(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the recorded steps in order; a restart from an earlier step discards those after it.

    Of two records of the same step the later one counts, because it includes the final measurement.
    """
    records: list[dict[str, Any]] = []
    for event in events:
        if event["event"] == "start":
            records = [record for record in records if record["step"] <= event["step"]]
        elif event["event"] == "step":
            if records and records[-1]["step"] == event["step"]:
                records.pop()
            records.append(event)
    return records


def _event_in(line: bytes) -> dict[str, Any]:
    with contextlib.suppress(ValueError, RecursionError):
        if _is_event(event := json.loads(line)):
            return event
    return {"event": "unreadable", "time": 0.0}


def _is_step(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LARGEST_STEP


def _is_figure(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < _LARGEST_FIGURE


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


_AT_A_STEP = {"step": _is_step}
_NEEDED = {
    "step": _AT_A_STEP | {"loss": _is_figure, "learning_rate": _is_figure, "examples_per_second": _is_figure,
                          "exact_match": lambda value: value is None or _is_figure(value)},
    "done": {"exact_match": _is_figure, "evaluated_on": _is_step},
    "diverged": _AT_A_STEP | {"reason": _is_text},
    "failed": {"reason": _is_text},
    **dict.fromkeys(["start", "going", "paused", "stopped", "died"], _AT_A_STEP),
}  # fmt: skip
"""Values that each kind of event must have for its readers; further ones are allowed."""
_IF_THERE = {"step": _is_step, "reason": _is_text, "solved_at": _is_step, "computer": _is_text}


def _is_event(value: Any) -> TypeGuard[dict[str, Any]]:
    """Return whether a value is an event with valid values."""
    if not isinstance(value, dict) or not _is_text(value.get("event")) or not _is_figure(value.get("time")):
        return False
    needed = _NEEDED.get(value["event"], {})
    allowed = {name: rule for name, rule in _IF_THERE.items() if name in value}
    return all(name in value and rule(value[name]) for name, rule in (needed | allowed).items())
