"""Forecast of a run's duration on this machine, from a few real steps timed here."""

from __future__ import annotations

import time
from functools import cache

import numpy as np
import torch

from transformer.data.sequences import SequenceTask
from transformer.runs.jobs.limits import num_parameters
from transformer.runs.run import Run, RunSpec
from transformer.training.settings import TrainingSettings

_SMALL = dict(d_model=16, num_heads=2, num_layers=1, d_ff=32, dropout=0.0)
_LARGE = dict(d_model=192, num_heads=4, num_layers=2, d_ff=768, dropout=0.0)
_TIMED_STEPS = 3
_AROUND = 1.15
"""Factor for measuring, filming and saving, on top of the plain steps."""


def forecast_seconds(spec: RunSpec) -> float:
    """Forecast the seconds that a run takes here on one free processor, without the time in line.

    The first call in a process trains two small models for a few steps, about half a second. A GPU is ignored.
    """
    a_layer, a_multiplication = _speed()
    layers = spec.config().num_layers
    return spec.settings.steps * (a_layer * layers + a_multiplication * _work(spec)) * _AROUND


def forecast_words(seconds: float) -> str:
    """Return a duration in words: `about 40 seconds`, `about 3 minutes`, `about 2 hours`."""
    if seconds < 90:
        return f"about {max(5, round(seconds / 5) * 5)} seconds"
    if seconds < 90 * 60:
        return f"about {round(seconds / 60)} minutes"
    return f"about {round(seconds / 3600)} hours"


def _work(spec: RunSpec) -> float:
    """Return the multiplications of a step: one per parameter and token of its side, and twice as many backwards."""
    settings = spec.settings
    batch = spec.task.batch(settings.batch_size, np.random.default_rng(0), buckets=settings.length_buckets)
    return 3.0 * num_parameters(spec) * (batch.source.numel() + batch.target.numel()) / 2


@cache
def _speed() -> tuple[float, float]:
    """Return the fixed seconds per layer, and the seconds per multiplication."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # as jobs do
    small, large = (
        RunSpec(
            name="timed",
            sizes=sizes,
            task=SequenceTask(max_length=12, max_tokens=14),
            settings=TrainingSettings(steps=_TIMED_STEPS + 1, evaluate_every=1_000, batch_size=64, evaluate_on=1),
        )
        for sizes in (_SMALL, _LARGE)
    )
    fast, slow = _seconds_a_step(small), _seconds_a_step(large)
    torch.set_num_threads(threads)
    a_multiplication = max(0.0, (slow - 2 * fast) / (_work(large) - 2 * _work(small)))
    return max(1e-4, fast - a_multiplication * _work(small)), a_multiplication


def _seconds_a_step(spec: RunSpec) -> float:
    run = iter(Run(spec))
    next(run)  # the first step also creates the optimizer
    started = time.thread_time()  # CPU time, so that other work on this machine doesn't count
    for _ in range(_TIMED_STEPS - 1):
        next(run)
    return (time.thread_time() - started) / (_TIMED_STEPS - 1)
