"""The common parts of all benchmarks: the row of the table, and timing by turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal

import torch


@dataclass(frozen=True, kw_only=True)
class Row:
    """One row of the table.

    Attributes:
        what: What was measured.
        ours: Our figure.
        peer_name: Name of the peer.
        peer: The peer's figure in the same run; None if it never reached the goal.
        unit: Unit of both figures.
        limit: Largest value that meets the goal.
        judged: Whether the goal applies to our figure, to its ratio to the peer's, or to how much larger it is.
    """

    what: str
    ours: float
    peer_name: str
    peer: float | None
    unit: str
    limit: float
    judged: Literal["ours", "ratio", "difference"] = "ratio"

    @property
    def ratio(self) -> float | None:
        """Our figure divided by the peer's."""
        return self.ours / self.peer if self.peer else None

    @property
    def met(self) -> bool:
        """True if the goal is met."""
        if self.judged == "difference":
            value = None if self.peer is None else self.ours - self.peer
        else:
            value = self.ours if self.judged == "ours" else self.ratio
        return value is not None and value <= self.limit

    @property
    def goal(self) -> str:
        """The goal in words."""
        if self.judged == "ratio":
            return f"≤ {self.limit:g} ×"
        return f"≤ {'+' if self.judged == 'difference' else ''}{figure(self.limit, self.unit)}"

    def to_dict(self) -> dict[str, Any]:
        """Return the row as plain values, ready for JSON."""
        return {**asdict(self), "ratio": self.ratio, "met": self.met}


def figure(value: float | None, unit: str) -> str:
    """Format a figure with its unit, to three significant digits or as a whole number."""
    if value is None or value == float("inf"):
        return "never"
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def by_turns(
    ours: Callable[[], object], peer: Callable[[], object], rounds: int, calls: int = 1
) -> tuple[float, float]:
    """Return the median milliseconds per call of each, taken A B A B so that noise disturbs both alike.

    Args:
        ours: Our function.
        peer: The peer's function.
        rounds: Turns of each, besides a warm-up that doesn't count.
        calls: Calls per turn; several for calls that are too short to be timed alone.
    """
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds + 1):
        for call, kept in zip((ours, peer), times, strict=True):
            started = time.perf_counter()
            for _ in range(calls):
                call()
            if torch.cuda.is_initialized():  # a GPU is told what to do, and works while the program goes on
                torch.cuda.synchronize()
            kept.append((time.perf_counter() - started) * 1000 / calls)
    return statistics.median(times[0][1:]), statistics.median(times[1][1:])
