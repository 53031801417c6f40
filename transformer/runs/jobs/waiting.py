"""Waiting times: the place of each run in the order of turns, and an estimate of those before it."""

from __future__ import annotations

import heapq
import threading
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from transformer.runs.jobs.folder import RunFolder
from transformer.runs.jobs.limits import cluster_address, server_limits
from transformer.runs.jobs.line import Line
from transformer.runs.jobs.start_order import forecast_left, sort_runs
from transformer.runs.jobs.states import ALIVE
from transformer.runs.pace import seconds_left

_HOLDS = 1.0
"""Seconds for which one computation of the places serves all callers, at least."""


@dataclass(frozen=True)
class Place:
    """The place of a run in the line.

    Attributes:
        ahead: Number of runs waiting before it; twins count as one.
        seconds: Estimated waiting time; None if unknown, as on a cluster.
    """

    ahead: int
    seconds: float | None


def place_of(folder: RunFolder) -> Place | None:
    """Return the place of a run, up to about a second old, or older if many wait; None if the run isn't waiting."""
    root = folder.path.parent
    with _cache_lock:
        places, holds_until = _cached_places.get(root, ({}, 0.0))
        if (started := time.monotonic()) > holds_until:
            places = places_in(root)
            ended = time.monotonic()
            if len(_cached_places) > 100:
                _cached_places.clear()
            _cached_places[root] = places, ended + max(_HOLDS, 20 * (ended - started))
    return places.get(folder.id)


def has_free_slot(root: Path) -> bool:
    """Return whether a run that joins the line now would start at once; of a cluster nobody here knows, so True."""
    folders = [RunFolder(root / run_id) for run_id in Line(root).ids()]
    busy = {tuple(folder.together()) for folder in folders if folder.status() in ALIVE - {"paused"}}
    return bool(cluster_address()) or len(busy) < server_limits().slots


def places_in(root: Path) -> dict[str, Place]:
    """Return the place of every waiting run by its id."""
    waiting: defaultdict[tuple[str, ...], list[RunFolder]] = defaultdict(list)
    training: defaultdict[tuple[str, ...], list[RunFolder]] = defaultdict(list)
    for run_id in Line(root).ids():
        folder = RunFolder(root / run_id)
        status = folder.status()
        if status in {"waiting", "lost"}:
            waiting[tuple(folder.together())].append(folder)
        elif status in {"running", "queued"}:
            training[tuple(folder.together())].append(folder)
    is_free_in = [_seconds_left(folders) for folders in training.values()]
    is_free_in += [0.0] * (server_limits().slots - len(is_free_in))
    heapq.heapify(is_free_in)
    places = {}
    for ahead, folders in enumerate(sort_runs(root, waiting).values()):
        starts_in = is_free_in[0]
        heapq.heapreplace(is_free_in, starts_in + _seconds_left(folders))
        place = Place(ahead, None if cluster_address() else starts_in)
        places |= {folder.id: place for folder in folders}
    return places


def _seconds_left(folders: list[RunFolder]) -> float:
    """Return the seconds until runs that share a process have ended: by their pace, or as they were forecast."""
    if all(folder.status() == "running" for folder in folders):
        specs = [folder.spec() for folder in folders]
        left = seconds_left([folder.events() for folder in folders], specs, time.time())
        if left is not None:
            return left
    return sum(map(forecast_left, folders))


_cached_places: dict[Path, tuple[dict[str, Place], float]] = {}
_cache_lock = threading.Lock()
