"""Forecast of a run's duration: one formula of its settings, calibrated by two small models on this computer.

It is off by up to a half. The weights of its parts were fitted to steps of 13 models, of 32 to 512 dimensions.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

import numpy as np

from transformer.config import PAD, TransformerConfig
from transformer.data.sequences import SequenceTask
from transformer.runs.film import LONGEST_FILMED, MOST_FRAMES
from transformer.runs.jobs.job import LOOK_EVERY
from transformer.runs.jobs.memory import kept_numbers
from transformer.runs.run import Run, RunSpec, final_share
from transformer.training.settings import TrainingSettings

_DECODER_LAYER = 1.6
"""Calls of a decoder layer, as a multiple of an encoder layer's: it has three sublayers instead of two, and a mask."""
_START = 1500
"""Layers of training steps that take as long as the start of a process."""
_WRITTEN_TOKEN = 0.08
"""A layer's calls when one token is written, as a share of those in a training step."""
_KEPT_NUMBER = 550
"""Operations that take as long as to write a number for the backward pass and to read it there."""
_PARAMETER = 320
"""Operations that take as long as a parameter's gradient and its update."""
_MEASURED = 0.3
"""Seconds for which each of the two models is trained to measure the speed, at least."""
_PATIENCE = 900
"""Seconds after which a computer is too busy to measure its speed."""


@dataclass(frozen=True, kw_only=True)
class Speed:
    """The speed of a computer, in seconds of one core.

    Attributes:
        a_layer: The calls of one layer in one training step, however small the layer is.
        an_operation: One multiplication or addition of a matrix product.
    """

    a_layer: float
    an_operation: float

    @property
    def start(self) -> float:
        """The start of a process that trains."""
        return _START * self.a_layer


def forecast_words(seconds: float) -> str:
    """Return a duration in words: `about 40 seconds`, `about 3 minutes`, `about 2 hours`."""
    if seconds < 90:
        return f"about {max(5, round(seconds / 5) * 5)} seconds"
    if seconds < 90 * 60:
        return f"about {round(seconds / 60)} minutes"
    return f"about {round(seconds / 3600)} hours"


def forecast_seconds(spec: RunSpec, speed: Speed) -> float:
    """Return the seconds of a run that has a core to itself, without those of its process' start."""
    settings, lengths = spec.settings, _lengths(spec)
    step = _step(spec, lengths, speed)
    measurements = math.ceil(settings.steps / settings.evaluate_every) + final_share(spec)
    work = settings.steps * step + measurements * _writing(spec, settings.evaluate_on, lengths, speed)
    filmed = min(lengths[0], LONGEST_FILMED), min(lengths[1], LONGEST_FILMED)
    look = _writing(spec, 1, filmed, speed)
    # Besides the film's frames the live view is renewed, where no frame was captured for a while.
    return max(work + min(MOST_FRAMES, settings.steps + 1) * look, work * (1 + look / max(LOOK_EVERY, step)))


def begin_to_measure() -> None:
    """Run `measure_speed` in the background, the first time it is asked for; where nobody trains, it never runs."""
    if _BEGUN.acquire(blocking=False):
        threading.Thread(target=measure_speed, name="speed", daemon=True).start()


def measure_speed() -> None:
    """Measure what `speed_here` returns, in a process of its own: the memory that training takes ends with it.

    Two small models are trained there, for a third of a second each. Where no process can be started, nothing is known.
    """
    # It imports from the same paths as this one; beside other work it waits.
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", f"import {__name__} as forecast; forecast.print_speed()"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, timeout=_PATIENCE)
        a_layer, an_operation = map(float, done.stdout.split())
    except (OSError, subprocess.SubprocessError, ValueError):
        return
    _HERE[:] = [Speed(a_layer=a_layer, an_operation=an_operation)]


def print_speed() -> None:
    """Train two small models and print what a layer and an operation take, in seconds; for `measure_speed`."""
    if hasattr(os, "nice"):
        os.nice(5)  # a server has visitors to serve
    small = _small_run(16, d_model=32, num_heads=2, num_layers=1, d_ff=64)
    large = _small_run(64, d_model=128, num_heads=4, num_layers=2, d_ff=256)
    equations = [[_layers(spec.config()), _operations(spec, _lengths(spec))] for spec in (small, large)]
    print(*np.linalg.solve(equations, [_timed_step(small), _timed_step(large)]).tolist())


def speed_here() -> Speed | None:
    """Return the speed of this computer; None until `measure_speed` has measured it."""
    return _HERE[0] if _HERE else None


_HERE: list[Speed] = []
_BEGUN = threading.Lock()
"""A lock that is held from the first measurement on."""


def _small_run(batch_size: int, **sizes: int) -> RunSpec:
    settings = TrainingSettings(steps=1_000_000, evaluate_every=1_000_000, batch_size=batch_size)
    task = SequenceTask(name="copy", min_length=10, max_length=10)
    return RunSpec(name="calibration", sizes={**sizes, "dropout": 0.0}, task=task, settings=settings)


def _timed_step(spec: RunSpec) -> float:
    """Return the seconds of the fastest training step: whatever else this computer does only slows them down.

    They are of this thread alone, so that waiting for a processor doesn't count.
    """
    records = iter(Run(spec))
    next(records)  # the first step also creates the optimizer
    times, end = [], time.thread_time() + _MEASURED
    while not times or time.thread_time() < end:
        began = time.thread_time()
        next(records)
        times.append(time.thread_time() - began)
    return min(times)


def _step(spec: RunSpec, lengths: tuple[float, float], speed: Speed) -> float:
    """Return the seconds of a training step."""
    return _layers(spec.config()) * speed.a_layer + _operations(spec, lengths) * speed.an_operation


def _writing(spec: RunSpec, sequences: int, lengths: tuple[float, float], speed: Speed) -> float:
    """Return the seconds in which a model writes the targets of some sequences, token by token."""
    config = spec.config()
    written = lengths[1] if config.has_decoder else 1
    # A third of a training step's operations is its forward pass.
    operations = _operations(spec, lengths) / 3 * sequences / spec.settings.batch_size
    return written * _WRITTEN_TOKEN * _layers(config) * speed.a_layer + operations * speed.an_operation


def _layers(config: TransformerConfig) -> float:
    """Return the layers of a model, and one for all that is no layer."""
    return 1 + config.num_layers * (1 + _DECODER_LAYER * config.has_decoder)


def _operations(spec: RunSpec, lengths: tuple[float, float]) -> float:
    """Return the operations of a training step, with its passes through memory and its update counted as operations."""
    config, (source, target) = spec.config(), lengths
    width, hidden, has_decoder = config.d_model, config.d_ff, config.has_decoder
    # Weights of a layer: query, key, value and output, and the feed-forward's; a decoder's has cross-attention too.
    encoder, decoder = 4 * width**2 + 2 * width * hidden, 8 * width**2 + 2 * width * hidden
    products = source * encoder + 2 * width * source**2
    if has_decoder:
        # Keys and values of cross-attention are made of the source.
        products += (
            target * (decoder - 2 * width**2) + source * 2 * width**2 + 2 * width * (target**2 + source * target)
        )
    output = (target if has_decoder else source) * width * config.target_vocab_size
    # Two operations a product and sum, in the forward pass and twice in the backward pass.
    operations = 6 * (config.num_layers * products + output)
    embedded = width * (config.source_vocab_size + (1 + has_decoder) * config.target_vocab_size)
    parameters = config.num_layers * (encoder + has_decoder * decoder) + embedded
    kept = kept_numbers(config, round(source), round(target))
    return spec.settings.batch_size * (operations + _KEPT_NUMBER * kept) + _PARAMETER * parameters


def _lengths(spec: RunSpec) -> tuple[float, float]:
    """Return the tokens that a step reads of each source and target, padding included, by one drawn batch."""
    batch = spec.task.batch(spec.settings.batch_size, np.random.default_rng(0))
    if spec.settings.length_buckets > 1:  # hardly any padding
        source, target = (float(side.ne(PAD).sum(dim=1).float().mean()) for side in (batch.source, batch.target))
    else:
        source, target = batch.source.shape[1], batch.target.shape[1]
    return source, target - 1  # the decoder reads all but the last token, or writes all but the first
