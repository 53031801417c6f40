"""The state of a run, by its last event and by whether a process works on it."""

from __future__ import annotations

from typing import Literal

Status = Literal["queued", "waiting", "running", "paused", "stopped", "done", "diverged", "failed", "lost", "damaged"]
"""`queued`: its process is starting; `waiting`: in line for a free processor; `paused`: with or without a process;
`lost`: its process died and will be restarted; `damaged`: the folder can't be read."""

ALIVE: set[Status] = {"queued", "waiting", "running", "paused", "lost"}
"""States of a run that has not ended."""

STATES: dict[str, tuple[Status, Status]] = {
    "queued": ("queued", "waiting"), "waiting": ("waiting", "waiting"), "launched": ("queued", "lost"),
    "start": ("running", "lost"), "going": ("running", "lost"), "died": ("queued", "lost"),
    "paused": ("paused", "paused"),
    **{name: (name, name) for name in ("stopped", "done", "diverged", "failed")},
}  # fmt: skip
"""For each event, the status of a run with a process, and without one."""
DIED_UNLESS_ALIVE = {"launched", "start", "going"}
"""Events after which a run without a process has lost it."""
