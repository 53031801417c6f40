"""One training loop: an iterator of step records that can stop after any step and go on from a checkpoint."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from transformer.config import PAD
from transformer.decoding import greedy_ids
from transformer.model import Transformer
from transformer.settings import Device, TrainingSettings
from transformer.tasks import Batch, Task

EVALUATION_SEED = 2**31
"""Added to the seed for held-out batches, so that they never repeat a training batch's randomness."""


@dataclass(frozen=True)
class Record:
    """What one training step reports.

    Attributes:
        step: Counted from 1.
        loss: Cross-entropy per target token in nats.
        learning_rate: Of this step.
        gradient_norm: Before clipping.
        examples_per_second: Sequences trained a second, evaluation left out.
        exact_match: Share of held-out sequences that free-running greedy decoding gets wholly right; None between
            measurements.
    """

    step: int
    loss: float
    learning_rate: float
    gradient_norm: float
    examples_per_second: float
    exact_match: float | None = None


@dataclass(frozen=True)
class TrainingState:
    """What it takes to go on with a run.

    Attributes:
        step: Steps done.
        optimizer: The moments of every parameter by name, e.g. `exp_avg.encoder.layers.0…`.
        loss_scale: State of the float16 loss scaler.
    """

    step: int
    optimizer: dict[str, Tensor]
    loss_scale: dict[str, float] = field(default_factory=dict)


class Training(Iterator[Record]):
    """A run in progress: iterate for records, ask for its `state` at any time. See `train`."""

    def __init__(
        self, model: Transformer, task: Task, settings: TrainingSettings, state: TrainingState | None = None
    ) -> None:
        self.model, self.task, self.settings = model, task, settings
        self.device = find_device(settings.device)
        self.step = 0
        model.to(self.device)
        self._optimizer = _make_optimizer(model, settings)
        self._scaler = torch.amp.GradScaler(self.device.type, enabled=settings.precision == "float16")
        if state is not None:
            self._restore(state)

    def __next__(self) -> Record:
        if self.step >= self.settings.steps:
            raise StopIteration
        started = time.perf_counter()
        self.step += 1
        rate = self.settings.rate(self.step)
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        rng = np.random.default_rng((self.settings.seed, self.step))
        batch = self.task.batch(self.settings.batch_size, rng, buckets=self.settings.length_buckets)
        loss, norm = self._learn(batch)
        speed = len(batch.source) / (time.perf_counter() - started)
        record = Record(self.step, loss, rate, norm, speed)
        if self.step % self.settings.evaluate_every == 0 or self.step == self.settings.steps:
            seed = (self.settings.seed + EVALUATION_SEED, self.step)
            record = replace(record, exact_match=exact_match(self.model, self.task, self.settings.evaluate_on, seed))
        return record

    def _learn(self, batch: Batch) -> tuple[float, float]:
        # Every step's dropout depends on (seed, step) alone, so a resumed run needs no random state.
        with torch.random.fork_rng(devices=[self.device] if self.device.type == "cuda" else []):
            torch.manual_seed(self.settings.seed * 1_000_003 + self.step)
            self.model.train()
            precision = getattr(torch, self.settings.precision)
            with torch.autocast(self.device.type, precision, enabled=precision != torch.float32):
                loss = self.loss(batch)
            self._scaler.scale(loss).backward()
        self._scaler.unscale_(self._optimizer)
        norm = torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.settings.clip)
        self._scaler.step(self._optimizer)
        self._scaler.update()
        self._optimizer.zero_grad(set_to_none=True)
        self.model.eval()
        return loss.item(), norm.item()

    def loss(self, batch: Batch) -> Tensor:
        """Mean cross-entropy of the target tokens in nats; padding is ignored."""
        source, target = batch.source.to(self.device), batch.target.to(self.device)
        if self.model.config.has_decoder:
            logits, labels = self.model(source, target[:, :-1]), target[:, 1:]
        else:
            logits, labels = self.model(source), target
        return F.cross_entropy(
            logits.flatten(0, 1).float(), labels.flatten(), ignore_index=PAD,
            label_smoothing=self.settings.label_smoothing,
        )  # fmt: skip

    @property
    def state(self) -> TrainingState:
        """What it takes to go on from here."""
        moments = {}
        for name, parameter in self.model.named_parameters():
            for key, value in self._optimizer.state.get(parameter, {}).items():
                moments[f"{key}.{name}"] = value.detach().clone()
        return TrainingState(self.step, moments, dict(self._scaler.state_dict()))

    def _restore(self, state: TrainingState) -> None:
        self.step = state.step
        for name, parameter in self.model.named_parameters() if state.step else ():
            shapes = {"step": torch.Size(), "exp_avg": parameter.shape, "exp_avg_sq": parameter.shape}
            for key, shape in shapes.items():
                found = state.optimizer.get(f"{key}.{name}")
                if found is None or found.shape != shape:
                    raise ValueError(f"`state` must have {key}.{name} of the shape {list(shape)}. Start the run anew.")
            # All on the parameter's device, the step count too: the fused optimizer wants it there.
            self._optimizer.state[parameter] = {
                key: state.optimizer[f"{key}.{name}"].clone().to(self.device, torch.float32) for key in shapes
            }
        if state.loss_scale:
            self._scaler.load_state_dict(state.loss_scale)


def train(
    model: Transformer, task: Task, settings: TrainingSettings | None = None, state: TrainingState | None = None
) -> Training:
    """Train a model on a task.

    Args:
        model: Trained in place.
        task: Gives batches of ids; evaluation uses sequences that training never shows.
        settings: How to train.
        state: Goes on from here instead of from the beginning; the model must hold the weights of that moment.
    Returns:
        An iterator of one `Record` a step; stop iterating whenever you like.
    Raises:
        ValueError: If the model's vocabulary or length does not fit the task.
    """
    config = model.config
    sizes = (task.source_tokenizer.vocab_size, task.target_tokenizer.vocab_size)
    if (config.source_vocab_size, config.target_vocab_size) != sizes:
        raise ValueError(
            f"`model` must have vocabularies of {sizes[0]} and {sizes[1]} tokens for this task, "
            f"got {config.source_vocab_size} and {config.target_vocab_size}."
        )
    if config.max_length < task.max_tokens:
        raise ValueError(
            f"`max_length` of the model must be at least the task's `max_tokens` ({task.max_tokens}), "
            f"got {config.max_length}."
        )
    return Training(model, task, settings or TrainingSettings(), state)


@torch.inference_mode()
def exact_match(model: Transformer, task: Task, count: int, seed: int | tuple[int, ...]) -> float:
    """Share of fresh held-out sequences that free-running greedy decoding gets wholly right.

    Args:
        model: Any model of the task.
        task: Draws the sequences; none of them is ever trained on.
        count: How many.
        seed: Of the draw.
    """
    was_training = model.training
    model.eval()
    rng = np.random.default_rng(seed)
    right = 0
    for first in range(0, count, 256):
        batch = task.batch(min(256, count - first), rng, split="held-out")
        source, target = batch.source.to(model.device), batch.target.to(model.device)
        expected = target[:, 1:] if model.config.has_decoder else target
        written = greedy_ids(model, source, expected.shape[1])
        right += int((written == expected).all(dim=1).sum())
    model.train(was_training)
    return right / count


def find_device(name: Device) -> torch.device:
    """The device that `name` means here.

    Raises:
        ValueError: If this machine has no such device.
    """
    available = {"cuda": torch.cuda.is_available(), "mps": torch.backends.mps.is_available(), "cpu": True}
    if name == "auto":
        name = next(device for device, there in available.items() if there)
    if not available[name]:
        raise ValueError(f"`device` must be one this machine has, got {name!r}. Use 'auto' or 'cpu'.")
    return torch.device(name)


def _make_optimizer(model: Transformer, settings: TrainingSettings) -> torch.optim.Optimizer:
    """Weight decay on matrices only: never on norms, biases or positions."""
    decayed = [p for p in model.parameters() if p.dim() > 1]
    others = [p for p in model.parameters() if p.dim() <= 1]
    kind = {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW}[settings.optimizer]
    decay = settings.weight_decay if settings.optimizer == "adamw" else 0.0
    groups = [{"params": decayed, "weight_decay": decay}, {"params": others, "weight_decay": 0.0}]
    return kind(groups, lr=settings.learning_rate, betas=(0.9, 0.98), eps=1e-9, fused=True)
