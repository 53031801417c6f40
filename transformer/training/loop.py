"""One training loop: an iterator of step records that can stop after any step and go on from a checkpoint."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, distributed

from transformer.config import PAD
from transformer.data.batches import Batch
from transformer.data.task import Task
from transformer.decoding import greedy_ids
from transformer.model import Transformer
from transformer.training import processes
from transformer.training.settings import Device, TrainingSettings

EVALUATION_SEED = 2**31
"""Added to the seed for held-out batches, so that they never repeat a training batch's randomness."""

WATCHED = 10
"""Steps in a row that must be bad before a run counts as diverged."""
USUAL_RATE = 2e-3
"""Highest learning rate with which models of classroom size learn."""
EXPLODED = 2.0
"""Times the loss of guessing at random, log(vocabulary), above which a step is bad."""


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
        learning_rate: Highest rate of the schedule, where it was changed on the way.
    """

    step: int
    optimizer: dict[str, Tensor]
    loss_scale: dict[str, float] = field(default_factory=dict)
    learning_rate: float | None = None


class Diverged(ArithmeticError):
    """The loss is no number any more, or has exploded; the message says what to try.

    Attributes:
        step: At which it was noticed.
    """

    def __init__(self, step: int, what: str, learning_rate: float, norm_first: bool) -> None:
        lower = min(learning_rate / 5, USUAL_RATE)
        other = "" if norm_first else ", or with a pre-norm system (A or D), which bears higher rates"
        super().__init__(
            f"{what} at step {step:,}. Train again with a lower learning rate ({lower:.2g} instead of "
            f"{learning_rate:.2g}){other}."
        )
        self.step = step


class Training(Iterator[Record]):
    """A run in progress: iterate for records, ask for its `state` at any time. See `train`."""

    def __init__(
        self, model: Transformer, task: Task, settings: TrainingSettings, state: TrainingState | None = None
    ) -> None:
        self.model, self.task, self.settings = model, task, settings
        self.device = find_device(settings.device)
        self.step = 0
        self.learning_rate = settings.learning_rate
        """Highest rate of the schedule; may be changed between two steps."""
        self.model.to(self.device)
        self._forward = processes.share(model, self.device) if settings.processes > 1 else model
        self._optimizer = _make_optimizer(model, settings)
        self._scaler = torch.amp.GradScaler(self.device.type, enabled=settings.precision == "float16")
        self._losses: deque[float] = deque(maxlen=WATCHED)
        if state is not None:
            self._restore(state)

    def __next__(self) -> Record:
        if self.step >= self.settings.steps:
            raise StopIteration
        if self.settings.processes > 1:
            agreed = processes.agree(self.learning_rate)
            if agreed is None:
                raise StopIteration
            self.learning_rate = agreed
        started = time.perf_counter()
        self.step += 1
        rate = self.settings.rate(self.step, self.learning_rate)
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        rng = np.random.default_rng((self.settings.seed, self.step))
        batch = self.task.batch(self.settings.batch_size, rng, buckets=self.settings.length_buckets)
        loss, norm = self._learn(batch)
        self._watch(loss, norm)
        speed = len(batch.source) / (time.perf_counter() - started)
        record = Record(self.step, loss, rate, norm, speed)
        is_due = self.step % self.settings.evaluate_every == 0 or self.step == self.settings.steps
        if is_due and self._rank == 0:
            seed = (self.settings.seed + EVALUATION_SEED, self.step)
            record = replace(record, exact_match=exact_match(self.model, self.task, self.settings.evaluate_on, seed))
        return record

    @property
    def _rank(self) -> int:
        """Number of this process among those that share the batch."""
        return distributed.get_rank() if self.settings.processes > 1 else 0

    def _learn(self, batch: Batch) -> tuple[float, float]:
        # Every step's dropout depends on (seed, step) alone, so a resumed run needs no random state.
        with torch.random.fork_rng(devices=[self.device] if self.device.type == "cuda" else []):
            # Processes that share a batch drop different parts of their rows.
            torch.manual_seed((self._rank << 52) + self.settings.seed * 1_000_003 + self.step)
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
        if self.settings.processes > 1:
            loss = processes.mean(loss.detach())
        return loss.item(), norm.item()

    def loss(self, batch: Batch) -> Tensor:
        """Mean cross-entropy of the target tokens in nats; padding is ignored.

        Where several processes share the batch, each counts its own rows, so that the mean over the processes is the
        mean over the tokens of the whole batch.
        """
        source, target = batch.source.to(self.device), batch.target.to(self.device)
        tokens = (target[:, 1:] if self.model.config.has_decoder else target).ne(PAD).sum()
        if self.settings.processes > 1:
            count = self.settings.processes
            source, target, tokens = source[self._rank :: count], target[self._rank :: count], tokens / count
        if self.model.config.has_decoder:
            logits, labels = self._forward(source, target[:, :-1]), target[:, 1:]
        else:
            logits, labels = self._forward(source), target
        summed = F.cross_entropy(
            logits.flatten(0, 1).float(), labels.flatten(), ignore_index=PAD,
            label_smoothing=self.settings.label_smoothing, reduction="sum",
        )  # fmt: skip
        return summed / tokens

    def _watch(self, loss: float, norm: float) -> None:
        """Raise `Diverged` where going on is of no use."""
        if self._rank > 0:
            return  # the first process decides for all; see `processes`
        self._losses.append(loss)
        wrong = self.learning_rate, self.model.config.norm_first
        if not math.isfinite(loss):
            raise Diverged(self.step, "The loss is no number any more", *wrong)
        # float16 scales its loss up until a gradient overflows, skips that step and goes on.
        if not math.isfinite(norm) and self.settings.precision != "float16":
            raise Diverged(self.step, "A gradient is no number any more", *wrong)
        guessing = math.log(self.model.config.target_vocab_size)
        if len(self._losses) == WATCHED and min(self._losses) > EXPLODED * guessing:
            raise Diverged(self.step, f"The loss has exploded to {loss:,.1f} nats", *wrong)

    @property
    def state(self) -> TrainingState:
        """What it takes to go on from here."""
        moments = {}
        for name, parameter in self.model.named_parameters():
            for key, value in self._optimizer.state.get(parameter, {}).items():
                moments[f"{key}.{name}"] = value.detach().clone()
        changed = None if self.learning_rate == self.settings.learning_rate else self.learning_rate
        return TrainingState(self.step, moments, dict(self._scaler.state_dict()), changed)

    def _restore(self, state: TrainingState) -> None:
        self.step = state.step
        self.learning_rate = state.learning_rate or self.learning_rate
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
    if config.max_length < (needed := task.max_tokens):
        raise ValueError(
            f"`max_length` of the model must be at least the task's `max_tokens` ({needed}), got {config.max_length}."
        )
    return Training(model, task, settings or TrainingSettings(), state)


@torch.inference_mode()
def exact_match(model: Transformer, task: Task, count: int, seed: int | tuple[int, ...]) -> float:
    """Share of fresh held-out sequences that free-running greedy decoding gets wholly right.

    Args:
        model: Any model of the task.
        task: Draws the sequences; none of them is ever trained on.
        count: How many; where a file of pairs holds out fewer, all of those, each once.
        seed: Of the draw.
    """
    was_training = model.training
    model.eval()
    batch = task.batch(count, np.random.default_rng(seed), split="held-out")
    right = 0
    for rows in zip(batch.source.split(256), batch.target.split(256), strict=True):
        source, target = (side[:, side.ne(PAD).any(dim=0)].to(model.device) for side in rows)
        expected = target[:, 1:] if model.config.has_decoder else target
        written = greedy_ids(model, source, expected.shape[1])
        right += int((written == expected).all(dim=1).sum())
    model.train(was_training)
    return right / len(batch.source)


def find_device(name: Device) -> torch.device:
    """The device that `name` means here.

    Raises:
        ValueError: If this machine has no such device.
    """
    available: dict[Device, bool] = {
        "cuda": torch.cuda.is_available(),
        "mps": torch.backends.mps.is_available(),
        "cpu": True,
    }
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
