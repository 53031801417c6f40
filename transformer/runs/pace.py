"""The time that runs in progress still take, by their last steps, measurements and film included."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from transformer.runs.run import RunSpec, final_share

RENEWED_EVERY = 5.0
"""Seconds between two looks at the pace; in between, the time left only runs down."""
_FIRST_AFTER = 2.0
"""Seconds of training before the first look: its first step also sets everything up."""
_RECENT = 10.0
"""Seconds of steps, the last ones, that the pace is measured on."""
_MOST = 2000
"""Events of a run that are looked at, the last ones: they tell of minutes at least."""
_BREAKS = {"start", "going", "paused", "died", "launched", "queued", "waiting"}
"""Events between which no step is trained."""
_MEASUREMENTS = 3
"""Measurements of exact match, the last ones, whose mean time is that of the coming ones."""


@dataclass(frozen=True)
class _Gap:
    """The gap between one told step of the runs and the next one.

    Attributes:
        end: When it ended, in seconds as from `time.time`.
        seconds: How long it took.
        steps: Steps of all runs in it.
        is_measured: Whether exact match was measured at its end.
    """

    end: float
    seconds: float
    steps: int
    is_measured: bool


def seconds_left(logs: Sequence[Sequence[Mapping[str, Any]]], specs: Sequence[RunSpec], now: float) -> float | None:
    """Forecast the seconds until runs that are trained in turn have all ended, if the machine stays as busy as it is.

    Args:
        logs: The events of each run, in order, each with its `time`.
        specs: The spec of each run.
        now: The time, in seconds as from `time.time`.
    Returns:
        Seconds, at least 0; the pace is looked at anew every `RENEWED_EVERY` seconds. None in the first seconds.
    """
    events = _merge_events(logs)
    gaps = list(_gaps(events))
    trained = sum(gap.seconds for gap in gaps)
    if trained < _FIRST_AFTER:
        return None
    cutoff = now - now % RENEWED_EVERY
    past_gaps = [gap for gap in gaps if gap.end <= cutoff]
    # At first every look tells more than the one before, above all what a measurement costs.
    if sum(gap.seconds for gap in past_gaps) < _FIRST_AFTER or not any(gap.is_measured for gap in past_gaps):
        cutoff, past_gaps = now, gaps
    step_seconds, measurement_seconds = _costs(past_gaps)
    steps = measurements = 0.0
    for number, spec in enumerate(specs):
        run_events = [event for at, whose, event in events if whose == number and at <= cutoff]
        if any(event["event"] == "done" for event in run_events):
            continue
        last_step = next((event["step"] for event in reversed(run_events) if event["event"] == "step"), 0)
        steps_left = max(0, spec.settings.steps - last_step)
        steps += steps_left
        measurements += math.ceil(steps_left / spec.settings.evaluate_every) + final_share(spec)
    since = now - max(at for at, _, _ in events if at <= cutoff)
    return max(0.0, steps * step_seconds + measurements * measurement_seconds - since)


_Events = list[tuple[float, int, Mapping[str, Any]]]
"""Events with their time and the number of their run, in order."""


def _merge_events(logs: Sequence[Sequence[Mapping[str, Any]]]) -> _Events:
    """Return the last events of all runs, in order of time."""
    events = [(event["time"], number, event) for number, log in enumerate(logs) for event in log[-_MOST:]]
    return sorted(events, key=lambda event: event[:2])


def _gaps(events: _Events) -> Iterator[_Gap]:
    """Yield the gaps between told steps, of all runs together; a pause or a restart is none."""
    steps: dict[int, int] = {}
    last: float | None = None
    for at, number, event in events:
        if event["event"] in _BREAKS:
            last = None
        if event["event"] != "step":
            continue
        # The first step of a run sets everything up: it tells nothing about those after it.
        new = event["step"] - steps.get(number, event["step"])
        steps[number] = event["step"]
        if last is not None and new > 0:
            yield _Gap(at, at - last, new, event["exact_match"] is not None)
        last = at


def _costs(gaps: Sequence[_Gap]) -> tuple[float, float]:
    """Return the seconds of a step and of a measurement of exact match, as they were in the last gaps."""
    plain = [gap for gap in gaps if not gap.is_measured]
    if not plain:  # so fast that each gap has a measurement in it: the time of a step has its share
        return _mean_step_seconds(gaps), 0.0
    step_seconds = _mean_step_seconds(plain)
    measuring = [gap.seconds - gap.steps * step_seconds for gap in gaps if gap.is_measured][-_MEASUREMENTS:]
    return step_seconds, max(0.0, sum(measuring) / len(measuring)) if measuring else 0.0


def _mean_step_seconds(gaps: Sequence[_Gap]) -> float:
    """Return the seconds of a step in the last gaps that take so long together."""
    seconds, steps = 0.0, 0
    for gap in reversed(gaps):
        seconds, steps = seconds + gap.seconds, steps + gap.steps
        if seconds >= _RECENT:
            break
    return seconds / steps
