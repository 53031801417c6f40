"""Training settings: plain values, checked when they are created."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any, Literal

from transformer.errors import SettingError, number, one_of, whole_number

Device = Literal["auto", "cpu", "cuda", "mps"]
Precision = Literal["float32", "bfloat16", "float16"]
Optimizer = Literal["adam", "adamw"]
Schedule = Literal["cosine", "paper", "constant"]


def least_loss(label_smoothing: float, vocabulary: int) -> float:
    """Return the least loss, in nats, that training with label smoothing can reach.

    The right token gets 1 − ε + ε / V of the target probability and each other one ε / V, so even the best model has
    the entropy of that distribution as its loss.

    Args:
        label_smoothing: ε, from 0 (none: the least loss is 0) to below 1.
        vocabulary: V, the number of target tokens.
    Source: Szegedy et al. (2016), §7.
    """
    other = label_smoothing / vocabulary
    right = 1 - label_smoothing + other
    return -sum(count * share * math.log(share) for count, share in ((1, right), (vocabulary - 1, other)) if share > 0)


@dataclass(frozen=True, kw_only=True)
class TrainingSettings:
    """Settings of a training run.

    Attributes:
        steps: Number of optimizer steps.
        batch_size: Sequences per step.
        length_buckets: Above 1, the sequences of a step have similar lengths, which saves padding.
        learning_rate: Peak learning rate.
        schedule: `cosine` to 0, the `paper`'s inverse square root, or `constant`; each after the warm-up.
            Of the paper's schedule it is the shape: its peak is `learning_rate`, not derived from the sizes.
        warmup: Share of the steps in which the rate rises from 0.
        optimizer: `adam` or `adamw`.
        weight_decay: Weight decay of `adamw`, on matrices only.
        label_smoothing: Share of the target probability spread over the vocabulary.
        clip: Largest norm of the gradient.
        seed: Seed of batches and dropout; on the CPU, the same seed and model give bit-identical runs.
        evaluate_every: Steps between two measurements of exact match.
        evaluate_on: Held-out sequences in each measurement.
        processes: Number of processes that share each batch of one model; only large models gain from several.
        device: `auto` uses a GPU if there is one.
        precision: `bfloat16` or `float16` autocast, or full `float32`.
    Raises:
        SettingError: If a value breaks a rule.
    """

    steps: int = 600
    batch_size: int = 64
    length_buckets: int = 1
    learning_rate: float = 2e-3
    schedule: Schedule = "cosine"
    warmup: float = 0.1
    optimizer: Optimizer = "adamw"
    weight_decay: float = 0.01
    label_smoothing: float = 0.0
    clip: float = 1.0
    seed: int = 0
    evaluate_every: int = 100
    evaluate_on: int = 200
    processes: int = 1
    device: Device = "cpu"
    precision: Precision = "float32"

    def __post_init__(self) -> None:
        whole_number("steps", self.steps, 1, 1_000_000)
        whole_number("batch_size", self.batch_size, 1, 4096)
        whole_number("length_buckets", self.length_buckets, 1, 64)
        whole_number("evaluate_every", self.evaluate_every, 1, 1_000_000)
        whole_number("evaluate_on", self.evaluate_on, 1, 100_000)
        whole_number("processes", self.processes, 1, 64)
        whole_number("seed", self.seed, 0, 2**31 - 1)
        number("learning_rate", self.learning_rate, 1e-8, 10)
        number("warmup", self.warmup, 0, 1)
        number("weight_decay", self.weight_decay, 0, 10)
        number("label_smoothing", self.label_smoothing, 0, 0.9)
        number("clip", self.clip, 0, 1e6)
        if self.processes > self.batch_size:
            raise SettingError("processes", f"be at most `batch_size` ({self.batch_size})", self.processes)
        one_of("schedule", self.schedule, Schedule)
        one_of("optimizer", self.optimizer, Optimizer)
        one_of("device", self.device, Device)
        one_of("precision", self.precision, Precision)

    def rate(self, step: int, highest: float | None = None) -> float:
        """Return the learning rate of a step.

        Args:
            step: Number of the step, from 1.
            highest: Peak learning rate. Default: `learning_rate`.
        Source: Vaswani et al. (2017), equation 3, for `paper`; Loshchilov & Hutter (2017) for `cosine`.
        """
        highest = self.learning_rate if highest is None else highest
        warmup = max(1, round(self.warmup * self.steps))
        if step <= warmup:
            return highest * step / warmup
        if self.schedule == "paper":
            return highest * math.sqrt(warmup / step)
        if self.schedule == "constant":
            return highest
        return highest * 0.5 * (1 + math.cos(math.pi * (step - warmup) / max(1, self.steps - warmup)))

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON."""
        return asdict(self)
