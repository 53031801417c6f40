"""One training step, compared with `torch.nn.Transformer` of the same sizes and settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any, cast

import numpy as np
import torch

from benchmarks.measure import Row, by_turns
from benchmarks.torch_transformer import TorchTransformer, learn, make_optimizer
from transformer import CLASSROOM, SequenceTask, TrainingSettings, Transformer, TransformerConfig, train
from transformer.data import Batch, Split
from transformer.training import Device, Precision

BATCHES, ROUNDS = 8, 60
PAPER = dict(d_model=512, num_heads=8, num_layers=6, d_ff=2048)
TASK = SequenceTask(name="reverse", min_length=3, max_length=12, max_tokens=14)


@dataclass(frozen=True, kw_only=True)
class ReadyTask(SequenceTask):
    """A task with its batches drawn beforehand: the drawing is no part of a step.

    Attributes:
        batches: Batches to return in turn.
    """

    batches: Iterator[Batch]

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Return the next batch, whatever the arguments."""
        return next(self.batches)


def measure(device: torch.device) -> Iterator[Row]:
    """Time forward pass, loss, backward pass, clipping and optimizer of `train`, and a user's plain loop.

    It is timed without dropout, the default of the Train page and of the shipped models, and with the paper's; on a GPU
    also at the paper's sizes, with and without bfloat16.
    """
    for dropout in (0.0, 0.1):
        yield _measure(device, CLASSROOM, dropout)
    if device.type == "cuda":
        for precision in ("float32", "bfloat16"):
            yield _measure(device, PAPER, 0.1, precision)


def _measure(device: torch.device, sizes: dict[str, Any], dropout: float, precision: Precision = "float32") -> Row:
    settings = TrainingSettings(
        steps=1_000_000,
        evaluate_every=1_000_000,
        schedule="constant",
        device=cast(Device, device.type),
        precision=precision,
    )
    config = TransformerConfig(
        **sizes,
        dropout=dropout,
        max_length=TASK.max_tokens,
        source_vocab_size=TASK.source_tokenizer.vocab_size,
        target_vocab_size=TASK.target_tokenizer.vocab_size,
    )
    model, peer = Transformer(config, seed=0), TorchTransformer(config).to(device)
    if model.num_parameters != peer.num_parameters:
        raise ValueError(f"The two models differ: {model.num_parameters:,} and {peer.num_parameters:,} parameters.")
    rng = np.random.default_rng(0)
    batches = [TASK.batch(settings.batch_size, rng) for _ in range(BATCHES)]
    task = ReadyTask(
        name=TASK.name, min_length=TASK.min_length, max_length=TASK.max_length, max_tokens=TASK.max_tokens,
        batches=cycle(batches),
    )  # fmt: skip
    training = train(model, task, settings)
    optimizer, turn = make_optimizer(peer, settings.learning_rate), cycle(batches)

    def peer_step() -> None:
        batch = next(turn)
        source, target = batch.source.to(device), batch.target.to(device)
        learn(peer, optimizer, source, target, settings.clip, getattr(torch, precision))

    ours, theirs = by_turns(lambda: next(training), peer_step, ROUNDS)
    return Row(
        what=f"training step, d {config.d_model}, N {config.num_layers}, batch 64, dropout {dropout:g}"
        + (f", {precision}" if precision != "float32" else ""),
        ours=ours, peer_name="torch.nn.Transformer", peer=theirs, unit="ms", limit=0.9,
    )  # fmt: skip
