"""Forecast of a run's duration, from a few of its own steps timed on this machine."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, replace

from transformer.runs.film import filmed_example, frame_steps, look, maps_of
from transformer.runs.jobs.job import LOOK_EVERY
from transformer.runs.run import Run, RunSpec, final_share
from transformer.training.loop import exact_match

_TIMED, _ENOUGH, _LONG = 1.5, 10, 10.0
"""Steps are timed for so many seconds, and until they are so many or took so long: on a busy machine a single one may
wait for a second until it is its turn."""
_LONGEST = 1_000_000
"""Steps: as many as a run may have."""


@dataclass(frozen=True, kw_only=True)
class Costs:
    """What a run costs here, in seconds of the clock, with what else this machine has to do.

    Attributes:
        start: Start of its process.
        step: One training step.
        evaluation: One measurement of exact match on `evaluate_on` sequences.
        look: One frame of the film.
        frames: Most frames of the film.
    """

    start: float
    step: float
    evaluation: float
    look: float
    frames: int

    def seconds(self, spec: RunSpec) -> float:
        """Return the seconds of a run of these costs, without those of its process' start."""
        settings = spec.settings
        evaluations = math.ceil(settings.steps / settings.evaluate_every) + final_share(spec)
        work = settings.steps * self.step + evaluations * self.evaluation
        # Besides the film's frames the live view is renewed, where no frame was captured for a while.
        return max(work + min(self.frames, settings.steps + 1) * self.look, work * (1 + self.look / LOOK_EVERY))


def forecast_words(seconds: float) -> str:
    """Return a duration in words: `about 40 seconds`, `about 3 minutes`, `about 2 hours`."""
    if seconds < 90:
        return f"about {max(5, round(seconds / 5) * 5)} seconds"
    if seconds < 90 * 60:
        return f"about {round(seconds / 60)} minutes"
    return f"about {round(seconds / 3600)} hours"


def timed_alike(spec: RunSpec) -> str:
    """Return what two runs must have in common to cost the same a step: all but name, seed and number of steps."""
    settings = replace(spec.settings, steps=_LONGEST, evaluate_every=_LONGEST, seed=0, learning_rate=1e-3)
    return repr((spec.config(), spec.task.to_dict(), settings, spec.probe, spec.start))


def time_here(spec: RunSpec, start: float = 0.0) -> Costs:
    """Time one run in this process: train its model for a moment, measure and film it once.

    Raises:
        LabError: If the run can't start.
    """
    longest = replace(spec.settings, steps=_LONGEST, evaluate_every=_LONGEST, processes=1)
    run = Run(replace(spec, settings=longest))
    records = iter(run)
    next(records)  # the first step also creates the optimizer
    began, steps = time.perf_counter(), 0
    while not steps or (spent := time.perf_counter() - began) < _TIMED or (steps < _ENOUGH and spent < _LONG):
        next(records)
        steps += 1
    trained = time.perf_counter()
    exact_match(run.model, spec.task, spec.settings.evaluate_on, seed=0)
    evaluated = time.perf_counter()
    probe = filmed_example(spec.task, spec.probe)
    look(run.model, probe, spec.task, steps, None, None).to_bytes()
    looked = time.perf_counter()
    maps = [found.values for found in maps_of(run.model, probe).values()]
    return Costs(
        start=start,
        step=(trained - began) / steps,
        evaluation=evaluated - trained,
        look=looked - evaluated,
        frames=len(frame_steps(_LONGEST, maps)),
    )
