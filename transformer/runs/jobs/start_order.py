"""The order in which runs of the line start, here and on a cluster: nobody can fill it, and no run waits forever.

Runs that have begun go on first, then runs that have waited an hour. Of the others the shortest forecast goes first.
Of about the same ones (a minute, two, four, …) the run of an owner who had none today goes first, then the earliest.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from transformer.runs.jobs.folder import RunFolder, run_folders
from transformer.runs.jobs.line import Line
from transformer.training.settings import TrainingSettings

K = TypeVar("K")
USUAL_SECONDS = 60.0
"""Assumed duration of a run without a forecast, if it has at most as many steps as a usual one."""
LONGEST_WAIT = 3600.0
"""Seconds in line after which a run goes next."""
_DAY = 86_400.0
_BEGUN = {"launched", "start", "going", "died"}
_NOT_BEGUN = {"queued", "paused"}


def sort_runs(root: Path, waiting: Mapping[K, list[RunFolder]]) -> dict[K, list[RunFolder]]:
    """Return runs in the order in which they start.

    Args:
        root: Folder of all runs.
        waiting: Groups of runs that share a process, in the order of the line.
    """
    if len(waiting) < 2:
        return dict(waiting)
    join_times, now = Line(root).join_times(), time.time()
    recent_owners = _find_recent_owners(root, now - _DAY)
    ranked, places = [], {}
    for number, (key, folders) in enumerate(waiting.items()):
        # A time in the future means that the clock was set back: then the order is that of the line.
        is_overdue = not all(0 <= now - join_times.get(folder.id, now) < LONGEST_WAIT for folder in folders)
        first = 0 if any(map(_has_begun, folders)) else 1 if is_overdue else 2
        ranked.append((first, _length(folders) if first == 2 else 0, number, key))
    for first, length, number, key in sorted(ranked, key=lambda rank: rank[:3]):
        owner = waiting[key][0].note("owner")
        places[key] = first, length, first == 2 and owner in recent_owners, number
        recent_owners.add(owner)  # so that of several that wait only the first one counts as its owner's first
    return {key: waiting[key] for key in sorted(places, key=places.__getitem__)}


def forecast_left(folder: RunFolder) -> float:
    """Return the seconds that a run still takes as it was forecast, or as a usual one with as many steps would."""
    seconds, steps = folder.expected_seconds(), folder.spec().settings.steps
    if seconds is None:
        seconds = USUAL_SECONDS * max(1.0, steps / TrainingSettings.steps)
    return seconds * max(0.0, 1 - folder.step() / steps)


def _length(folders: list[RunFolder]) -> int:
    """Return how long runs that share a process take, as a power of two of minutes; forecasts are no more exact."""
    return math.ceil(math.log2(max(sum(map(forecast_left, folders)), 60.0) / 60.0))


def _has_begun(folder: RunFolder) -> bool:
    """Return whether a run lost its process while it trained, and so has had its turn already."""
    kinds = (event["event"] for event in reversed(folder.events()))
    return next((kind for kind in kinds if kind in _BEGUN | _NOT_BEGUN), "queued") in _BEGUN


def _find_recent_owners(root: Path, moment: float) -> set[str]:
    """Return the owners of runs that trained since a moment."""
    owners = set()
    for folder in run_folders(root):
        with contextlib.suppress(OSError):
            if (folder.path / "events.jsonl").stat().st_mtime >= moment and (folder.path / "probe").exists():
                owners.add(folder.note("owner"))
    return owners
