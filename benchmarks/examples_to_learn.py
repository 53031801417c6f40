"""Training examples needed to reverse 3 to 12 letters, compared with `torch.nn.Transformer`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import torch

from benchmarks.measure import Row
from benchmarks.torch_transformer import TorchTransformer, learn, make_optimizer
from transformer import CLASSROOM, END, PAD, START, Run, RunSpec, SequenceTask

GOAL, LIMIT, SEEDS = 0.99, 32_000, (0, 1, 2)
EVALUATE_EVERY, EVALUATE_ON = 50, 256


def measure() -> Iterator[Row]:
    """Count the examples until exact match first reaches 99 %, with the Train page's settings, for several seeds."""
    for seed in SEEDS:
        spec = _spec(seed)
        yield Row(
            what=f"examples to 99 % exact match, seed {seed}",
            ours=_ours(spec), peer_name="torch.nn.Transformer", peer=_peer(spec), unit="", limit=LIMIT, judged="ours",
        )  # fmt: skip


def _spec(seed: int) -> RunSpec:
    """Return the Train page's default run, except for its shortest text and its measurements."""
    spec = RunSpec(
        name="benchmark",
        sizes={**CLASSROOM, "dropout": 0.0},
        task=SequenceTask(name="reverse", min_length=3, max_length=12, max_tokens=14),
    )
    settings = replace(spec.settings, seed=seed, evaluate_every=EVALUATE_EVERY, evaluate_on=EVALUATE_ON)
    return replace(spec, settings=settings)


def _ours(spec: RunSpec) -> float:
    for record in Run(spec):
        if (record.exact_match or 0) >= GOAL:
            return record.step * spec.settings.batch_size
    return math.inf


def _peer(spec: RunSpec) -> float | None:
    """Train PyTorch's model with the same settings in a plain loop; None if it never reaches the goal."""
    settings, task = spec.settings, spec.task
    torch.manual_seed(settings.seed)
    model = TorchTransformer(replace(spec.config(), norm="standard"))
    optimizer = make_optimizer(model, settings.learning_rate)
    for step in range(1, settings.steps + 1):
        for group in optimizer.param_groups:
            group["lr"] = settings.rate(step)
        batch = task.batch(settings.batch_size, np.random.default_rng((settings.seed, step)))
        learn(model, optimizer, batch.source, batch.target, settings.clip)
        if step % EVALUATE_EVERY == 0 and _exact_match(model, spec, (settings.seed, step, 1)) >= GOAL:
            return step * settings.batch_size
    return None


@torch.no_grad()  # not inference mode, because training continues
def _exact_match(model: TorchTransformer, spec: RunSpec, seed: tuple[int, ...]) -> float:
    """Measure exact match of free-running greedy decoding on held-out sequences, without a cache."""
    model.eval()
    batch = spec.task.batch(EVALUATE_ON, np.random.default_rng(seed), split="held-out")
    written = torch.full((EVALUATE_ON, 1), START)
    ended = torch.zeros(EVALUATE_ON, dtype=torch.bool)
    for _ in range(batch.target.shape[1] - 1):
        ids = model(batch.source, written)[:, -1].argmax(dim=-1).masked_fill(ended, PAD)
        written, ended = torch.cat([written, ids[:, None]], dim=1), ended | (ids == END)
    return float((written == batch.target).all(dim=1).float().mean())
