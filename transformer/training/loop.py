"""The training loop: an iterator of step records that can stop after any step and resume from a checkpoint."""

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
from transformer.errors import DivergedError, SettingError
from transformer.model import Transformer
from transformer.text.wording import significant
from transformer.training import data_parallel
from transformer.training.settings import Device, TrainingSettings

EVALUATION_SEED = 2**31
"""Offset of the seed for held-out batches, so that no training batch is drawn with the same random numbers."""

WATCHED = 10
"""Consecutive steps with an exploded loss after which a run counts as diverged."""
USUAL_RATE = 2e-3
"""Peak learning rate at which classroom-sized models learn; no higher one is advised after a divergence."""
EXPLODED = 2.0
"""Multiple of the loss of uniform guessing, log(vocabulary), above which a loss counts as exploded."""


@dataclass(frozen=True)
class Record:
    """Report of one training step.

    Attributes:
        step: Number of the step, from 1.
        loss: Mean cross-entropy per target token, in nats.
        learning_rate: Learning rate of this step.
        gradient_norm: Global norm of the gradient before clipping.
        examples_per_second: Sequences trained per second, evaluation excluded.
        exact_match: Share of held-out sequences that greedy decoding gets exactly right, 0 to 1; None between
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
    """State from which a run resumes, besides the model's weights.

    Attributes:
        step: Number of completed steps.
        optimizer: Optimizer state by name of state and parameter, e.g. `exp_avg.encoder.layers.0…`.
        loss_scale: State of the float16 loss scaler; empty for other precisions.
        learning_rate: Peak learning rate if it was changed during the run; None otherwise.
    """

    step: int
    optimizer: dict[str, Tensor]
    loss_scale: dict[str, float] = field(default_factory=dict)
    learning_rate: float | None = None


class Training(Iterator[Record]):
    """A training run in progress: an iterator of records, whose `state` can be read after any step. See `train`."""

    def __init__(
        self, model: Transformer, task: Task, settings: TrainingSettings, state: TrainingState | None = None
    ) -> None:
        self.model, self.task, self.settings = model, task, settings
        self.device = find_device(settings.device)
        self.step = 0
        self.learning_rate = settings.learning_rate
        """Peak learning rate; may be changed between two steps."""
        self.model.to(self.device)
        self._forward = data_parallel.synchronize(model, self.device) if settings.processes > 1 else model
        self._optimizer = _make_optimizer(model, settings)
        self._scaler = torch.amp.GradScaler(self.device.type, enabled=settings.precision == "float16")
        self._losses: deque[float] = deque(maxlen=WATCHED)
        if state is not None:
            self._restore(state)

    def __next__(self) -> Record:
        if self.step >= self.settings.steps:
            raise StopIteration
        if self.settings.processes > 1:
            agreed = data_parallel.broadcast_learning_rate(self.learning_rate)
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
        """Rank of this process among those that share the batch."""
        return distributed.get_rank() if self.settings.processes > 1 else 0

    def _learn(self, batch: Batch) -> tuple[float, float]:
        # Dropout depends only on seed, step and rank, so a resumed run needs no generator state.
        with torch.random.fork_rng(devices=[self.device] if self.device.type == "cuda" else []):
            # The rank makes processes that share a batch draw different dropout masks.
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
            loss = data_parallel.mean_over_processes(loss.detach())
        return loss.item(), norm.item()

    def loss(self, batch: Batch) -> Tensor:
        """Return the mean cross-entropy per target token of a batch, a scalar in nats; padding is ignored.

        With several processes, each gets the whole batch, sums over its own rows, and divides by an equal share of all
        tokens, so that the mean over the processes is the mean over all tokens.
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
        """Raise `DivergedError` if the run has diverged."""
        if self._rank > 0:
            return  # the first process decides for all; see `data_parallel`
        self._losses.append(loss)
        if not math.isfinite(loss):
            raise self._divergence_error("The loss is no number any more")
        # With float16, overflows are normal: the scaler raises the loss scale until one occurs, then skips that step.
        if not math.isfinite(norm) and self.settings.precision != "float16":
            raise self._divergence_error("A gradient is no number any more")
        guessing = math.log(self.model.config.target_vocab_size)
        if len(self._losses) == WATCHED and min(self._losses) > EXPLODED * guessing:
            raise self._divergence_error(f"The loss has exploded to {loss:,.1f} nats")

    def _divergence_error(self, what: str) -> DivergedError:
        rate = self.learning_rate
        lower = significant(min(rate / 5, USUAL_RATE), 2)
        pre_norm = ", or with a pre-norm system (A or D), which bears higher rates"
        advice = f"Train again with a lower learning rate ({lower} instead of {significant(rate, 2)})"
        advice += "." if self.model.config.norm_first else f"{pre_norm}."
        return DivergedError(f"{what} at step {self.step:,}.", field="learning_rate", value=rate, advice=advice)

    @property
    def state(self) -> TrainingState:
        """State from which training can resume at this step."""
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
                    raise SettingError(
                        "state", f"have {key}.{name} of the shape {list(shape)}", advice="Start the run anew."
                    )
            # The fused optimizer needs its whole state on the parameter's device, the step count included.
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
        model: The model, trained in place.
        task: The task; its held-out sequences are used for evaluation only.
        settings: Training settings. Default: `TrainingSettings()`.
        state: State from which to resume; the model must have the weights of that step. Default: from the beginning.
    Returns:
        An iterator of one `Record` per step; iteration can stop after any step.
    Raises:
        SettingError: If the model's vocabularies or `max_length` don't fit the task, this machine lacks the device, or
            the state doesn't fit the model.
    """
    config = model.config
    sizes = (task.source_tokenizer.vocab_size, task.target_tokenizer.vocab_size)
    if (config.source_vocab_size, config.target_vocab_size) != sizes:
        got = f"{config.source_vocab_size} and {config.target_vocab_size}"
        raise SettingError("model", f"have vocabularies of {sizes[0]} and {sizes[1]} tokens for this task", got=got)
    if config.max_length < task.max_tokens:
        rule = f"be at least the task's `max_tokens` ({task.max_tokens}) in the model"
        raise SettingError("max_length", rule, config.max_length)
    return Training(model, task, settings or TrainingSettings(), state)


@torch.inference_mode()
def exact_match(model: Transformer, task: Task, count: int, seed: int | tuple[int, ...]) -> float:
    """Return the share of held-out sequences that greedy decoding gets exactly right, 0 to 1.

    Args:
        model: A model of the task.
        task: The task that draws the sequences.
        count: Number of sequences; all held-out ones, each once, if a file of pairs has fewer.
        seed: Seed of the draw.
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
    """Return the device of this name; `auto` selects a GPU if this machine has one.

    Raises:
        SettingError: If this machine has no such device.
    """
    has_gpu = {"cuda": torch.cuda.is_available(), "mps": torch.backends.mps.is_available()}
    chosen = next((device for device, there in has_gpu.items() if there), "cpu") if name == "auto" else name
    if not has_gpu.get(chosen, True):
        raise SettingError("device", "be one this machine has", name, "Use 'auto' or 'cpu'.")
    return torch.device(chosen)


def _make_optimizer(model: Transformer, settings: TrainingSettings) -> torch.optim.Optimizer:
    """Create the optimizer, with weight decay on matrices only, not on norms and biases."""
    decayed = [p for p in model.parameters() if p.dim() > 1]
    others = [p for p in model.parameters() if p.dim() <= 1]
    kind = {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW}[settings.optimizer]
    decay = settings.weight_decay if settings.optimizer == "adamw" else 0.0
    groups = [{"params": decayed, "weight_decay": decay}, {"params": others, "weight_decay": 0.0}]
    return kind(groups, lr=settings.learning_rate, betas=(0.9, 0.98), eps=1e-9, fused=True)
