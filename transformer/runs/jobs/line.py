"""The line of all runs that have not ended, stored in files so that it survives every process; `start_order` orders it.

A run has one ticket until it ends, whether it is waiting, training or paused. Tickets are numbered by counting, because
a clock may be set back.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from transformer.runs.locks import Lock

_TICKET = re.compile(r"(\d{20})-(\w{1,64})")


class Line:
    """The tickets of all runs in the folder `root`."""

    def __init__(self, root: Path) -> None:
        self._root, self._tickets = root, root / "queue"

    def ids(self) -> list[str]:
        """Return the ids of all runs in the line, in order; files that are not tickets are ignored."""
        return list(dict.fromkeys(run_id for _, run_id, _ in self._sorted()))

    def join_times(self) -> dict[str, float]:
        """Return when each run joined the line, in seconds as from `time.time`."""
        times = {}
        for _, run_id, path in self._sorted():
            with contextlib.suppress(OSError):  # it has just left
                times.setdefault(run_id, path.stat().st_mtime)
        return times

    def join(self, run_ids: Sequence[str], may_join: Callable[[list[str]], None] = lambda ids: None) -> None:
        """Put runs at the end of the line, one after the other; a run that is already in it gives up its old place.

        Args:
            run_ids: Ids of the runs, in order.
            may_join: Receives the ids in the line and raises an error if these runs may not join; no other run can
                join meanwhile.
        Raises:
            OSError: If a ticket can't be written; then none of these runs gets a new one.
        """
        self._tickets.mkdir(parents=True, exist_ok=True)
        with Lock(self._root / "line.lock"):
            before = self._sorted()
            may_join(list(dict.fromkeys(run_id for _, run_id, _ in before)))
            number = max((number for number, _, _ in before), default=0)
            written: list[Path] = []
            try:
                for run_id in run_ids:
                    number += 1
                    written.append(self._tickets / f"{number:020d}-{run_id}")
                    written[-1].touch()
            except OSError:
                for path in written:
                    path.unlink(missing_ok=True)
                raise
            for _, run_id, path in before:
                if run_id in run_ids:
                    path.unlink(missing_ok=True)

    def leave(self, run_id: str) -> None:
        """Remove a run from the line."""
        for _, other, path in self._sorted():
            if other == run_id:
                path.unlink(missing_ok=True)

    def _sorted(self) -> list[tuple[int, str, Path]]:
        try:
            found = [(_TICKET.fullmatch(path.name), path) for path in self._tickets.iterdir()]
        except OSError:
            return []
        return sorted((int(ticket[1]), ticket[2], path) for ticket, path in found if ticket)
