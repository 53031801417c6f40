"""What runs would cost here, measured in the background as soon as somebody goes on asking for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from transformer.checkpoints.checkpoint import write_atomically
from transformer.runs.forecast import Costs, timed_alike
from transformer.runs.run import RunSpec

_WITHIN = 90.0
"""Seconds within which the costs are there, or nobody knows them."""
_STANDS = 0.8
"""Seconds for which a request must stand: whoever drags a slider asks for each value that it passes."""
_FORGOTTEN = 5.0
"""Seconds after which a request that nobody repeats is dropped."""
_MOST_KNOWN = 256
_ASK_EVERY = 0.2


@dataclass
class _Request:
    """Runs to be timed: when they were first asked for, and when last."""

    specs: Sequence[RunSpec]
    files: Mapping[str, bytes]
    first: float
    last: float


def time_elsewhere(specs: Sequence[RunSpec], files: Mapping[str, bytes]) -> list[Costs] | None:
    """Time runs in a process of its own, and wait for it.

    Args:
        specs: The runs.
        files: Files that their tasks read, by name.
    Returns:
        The costs of each; None where they could not be measured, for lack of memory or time.
    """
    with tempfile.TemporaryDirectory(prefix="attention-lab-timing-") as name:
        folder = Path(name)
        try:
            for file, content in files.items():
                write_atomically(folder / file, content)
            for number, spec in enumerate(specs):
                write_atomically(folder / f"{number}.json", json.dumps(spec.to_dict()).encode())
            done = subprocess.run(
                [sys.executable, "-m", "transformer.runs.timer", name, repr(time.time())],
                stdin=subprocess.DEVNULL, capture_output=True, timeout=_WITHIN, check=True,
                env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONSAFEPATH": "1",
                     "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )  # fmt: skip
            return [Costs(**costs) for costs in json.loads(done.stdout)]
        except (OSError, ValueError, TypeError, subprocess.SubprocessError):
            return None


class Stopwatch:
    """Costs of runs on this machine; one process at a time measures those that are asked for and not yet known.

    Args:
        measure: What measures runs, and takes its time; see `time_elsewhere`.
    """

    def __init__(self, measure: Callable[[Sequence[RunSpec], Mapping[str, bytes]], list[Costs] | None]) -> None:
        self._measure, self._lock = measure, threading.Lock()
        self._known: OrderedDict[str, Costs | None] = OrderedDict()
        self._asked: dict[tuple[str, ...], _Request] = {}
        self._worker: threading.Thread | None = None

    def costs(self, specs: Sequence[RunSpec], files: Mapping[str, bytes] | None = None) -> list[Costs | None] | None:
        """Return the costs of runs if they are known, at once; else they are measured if somebody asks again.

        Args:
            specs: The runs.
            files: Files that their tasks read, by name.
        Returns:
            One per run, None for a run that could not be measured; None as a whole while something is not known yet.
        """
        keys = tuple(map(timed_alike, specs))
        with self._lock:
            if all(key in self._known for key in keys):
                for key in keys:
                    self._known.move_to_end(key)
                return [self._known[key] for key in keys]
            now = time.monotonic()
            request = self._asked.setdefault(keys, _Request(list(specs), files or {}, now, now))
            request.last = now
            if self._worker is None:
                self._worker = threading.Thread(target=self._work, daemon=True)
                self._worker.start()
        return None

    def known(self, spec: RunSpec) -> Costs | None:
        """Return the costs of a run if they are known; asking for them measures nothing."""
        with self._lock:
            return self._known.get(timed_alike(spec))

    def _work(self) -> None:
        """Measure what has been asked for long enough, the newest first, until nobody asks any more."""
        while True:
            with self._lock:
                now = time.monotonic()
                self._asked = {key: one for key, one in self._asked.items() if now - one.last < _FORGOTTEN}
                if not self._asked:
                    self._worker = None
                    return
                standing = [key for key, one in self._asked.items() if one.last - one.first >= _STANDS]
                keys = max(standing, key=lambda key: self._asked[key].first, default=None)
                request = self._asked.pop(keys) if keys else None
            if keys and request:
                costs = self._measure(request.specs, request.files) or [None] * len(keys)
                with self._lock:
                    self._known.update(zip(keys, costs, strict=True))
                    while len(self._known) > _MOST_KNOWN:
                        self._known.popitem(last=False)
            else:
                time.sleep(_ASK_EVERY)


STOPWATCH = Stopwatch(time_elsewhere)
"""The one of this process: what one session asked for, another knows."""
