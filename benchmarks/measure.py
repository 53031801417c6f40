"""What every measurement shares: the row it reports, and timing by turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the table.

    Attributes:
        what: What was measured.
        ours: Our figure.
        peer_name: What it is compared with.
        peer: The peer's figure in the same run; None where the peer never got there.
        unit: Of both figures.
        limit: Largest value that meets the goal.
        judged: Whether the goal is about our figure or about ours divided by the peer's.
    """

    what: str
    ours: float
    peer_name: str
    peer: float | None
    unit: str
    limit: float
    judged: Literal["ours", "ratio"] = "ratio"

    @property
    def ratio(self) -> float | None:
        """Ours divided by the peer's."""
        return self.ours / self.peer if self.peer else None

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        value = self.ours if self.judged == "ours" else self.ratio
        return value is not None and value <= self.limit

    @property
    def goal(self) -> str:
        """The goal as people write it."""
        return f"≤ {self.limit:g} ×" if self.judged == "ratio" else f"≤ {figure(self.limit, self.unit)}"

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON."""
        return {**asdict(self), "ratio": self.ratio, "met": self.met}


def figure(value: float | None, unit: str) -> str:
    """A figure with its unit, in as many digits as it deserves."""
    if value is None or value == float("inf"):
        return "never"
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def by_turns(
    ours: Callable[[], object], peer: Callable[[], object], rounds: int, calls: int = 1
) -> tuple[float, float]:
    """Median milliseconds of one call of each, taken A B A B so that a noisy machine disturbs both alike.

    Args:
        ours: What we measure.
        peer: What it is compared with.
        rounds: Turns of each; the first one warms up and does not count.
        calls: Calls a turn: several for calls too short to time alone.
    """
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds + 1):
        for call, kept in zip((ours, peer), times, strict=True):
            started = time.perf_counter()
            for _ in range(calls):
                call()
            kept.append((time.perf_counter() - started) * 1000 / calls)
    return statistics.median(times[0][1:]), statistics.median(times[1][1:])
