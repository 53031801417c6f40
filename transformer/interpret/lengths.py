"""The lengths up to which a model gets its task right: fresh texts of each length, also longer than training showed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD
from transformer.data.batches import Batch
from transformer.data.sequences import SequenceTask
from transformer.data.tasks import task_from_dict
from transformer.decoding import argmax_ids, greedy_ids
from transformer.errors import LabError, SettingError
from transformer.model import Transformer

TEXTS = 10
"""Texts of each length that are tried."""
ADVICE_ON_LENGTHS = "Choose one that copies, reverses, sorts or shifts letters or words."
"""The models with which lengths can be tried."""
_LENGTHS, _BEYOND = 36, 8
"""The most lengths that are shown at once, and how many of them training did not show."""
_LONGEST = 256
"""The longest texts that are tried, in symbols: longer ones take seconds."""
_SEED = 28
_MOST_TOKENS = 10
"""Most tokens of a made-up word that is spelled, rounded up."""


@dataclass(frozen=True, eq=False)
class RightByLength:
    """The texts of each length that a model writes exactly right.

    Attributes:
        lengths: In symbols, from short to long.
        right: Whether each text is exactly right, `(length, text)`.
        trained: The shortest and the longest length of training.
        unit: Of the lengths, letters or words.
    """

    lengths: Sequence[int]
    right: np.ndarray
    trained: tuple[int, int]
    unit: str

    def share(self, length: int) -> float:
        """Return the share of texts of a length that are exactly right.

        Raises:
            SettingError: If this length was not tried.
        """
        if length not in self.lengths:
            raise SettingError("length", f"be {self.lengths[0]} to {self.lengths[-1]}", length)
        return float(self.right[self.lengths.index(length)].mean())

    @property
    def in_words(self) -> str:
        """How far it gets, in words."""
        low, high = self.trained
        counts = self.right.sum(axis=1)
        seen = [count for length, count in zip(self.lengths, counts, strict=True) if low <= length <= high]
        tried = len(seen) * self.right.shape[1]
        said = f"Trained on {low} to {high} {self.unit}: of {tried} fresh texts of such lengths {sum(seen)} are right."
        beyond = [(length, count) for length, count in zip(self.lengths, counts, strict=True) if length > high]
        if not beyond:
            return f"{said} Its positions are learned, one for each place, and there is none beyond."
        first, last = beyond[0][0], beyond[-1][0]
        right, of = sum(count for _, count in beyond), len(beyond) * self.right.shape[1]
        return f"{said} Of {of} with {first} to {last} {self.unit}, {right} are."


def has_any_length(checkpoint: Checkpoint) -> bool:
    """Return whether texts of a model's task can be made as long as one likes."""
    return _task_of(checkpoint) is not None


def _task_of(checkpoint: Checkpoint) -> SequenceTask | None:
    task = task_from_dict(checkpoint.task) if checkpoint.task else None
    return task if isinstance(task, SequenceTask) else None


def right_by_length(checkpoint: Checkpoint, lengths: Sequence[int] | None = None) -> RightByLength:
    """Count how many fresh texts of each length a model writes exactly right.

    Positions that a formula gives are continued for texts longer than the model reads; learned ones end.

    Args:
        checkpoint: A model that copies, reverses, sorts or shifts random texts.
        lengths: In symbols, ascending. Default: those of training, the last 28 if there are more, and 8 beyond.
    Raises:
        LabError: If the model has another task, learned with texts that take too long to try, or lacks positions.
    """
    task = _task_of(checkpoint)
    if task is None:
        raise LabError("Of this model's task, texts can't be made as long as one likes.", ADVICE_ON_LENGTHS)
    if task.max_length > _LONGEST:
        rule = f"Here texts of at most {_LONGEST} {task.unit} are tried, and this model learned with up to"
        raise LabError(f"{rule} {task.max_length}.", ADVICE_ON_LENGTHS)
    config = checkpoint.config
    is_learned = config.positions == "learned"
    first = max(1, task.max_length + _BEYOND - _LENGTHS + 1)
    lengths = lengths or range(first, task.max_length + (0 if is_learned else _BEYOND) + 1)
    if is_learned and lengths[-1] > task.max_length:
        problem = f"This model has a learned position for each place, and none beyond {task.max_length} {task.unit}."
        raise LabError(problem, "Choose one whose positions are a formula.")
    batches = [texts_of_length(task, length, config.max_length if is_learned else None) for length in lengths]
    model = checkpoint.model
    if (longest := max(batch.source.shape[1] for batch in batches)) > config.max_length:
        model = Transformer(replace(config, max_length=longest)).to(model.device).eval()
        model.load_state_dict(checkpoint.model.state_dict())
    right = np.stack([_are_right(model, batch) for batch in batches])
    return RightByLength(tuple(lengths), right, (task.min_length, task.max_length), task.unit)


def texts_of_length(task: SequenceTask, length: int, most: int | None) -> Batch:
    """Return fresh texts of one length, of at most so many tokens."""
    longest = 2 + length * (1 if task.unit == "letters" else _MOST_TOKENS)
    one = replace(task, min_length=length, max_length=length, max_tokens=min(longest, most or longest))
    rng = np.random.default_rng((_SEED, length))
    return Batch.of([one.draw("held-out", rng) for _ in range(TEXTS)])


@torch.inference_mode()
def _are_right(model: Transformer, batch: Batch) -> np.ndarray:
    """Return which texts greedy decoding writes exactly right, `(text,)`.

    With a causal mask that is so where, reading the right answer, each next token is the likeliest: one pass is enough.
    """
    source, target = batch.source.to(model.device), batch.target.to(model.device)
    expected = target[:, 1:] if model.config.has_decoder else target
    if not model.config.has_decoder or not model.config.causal:
        written = greedy_ids(model, source, expected.shape[1])
    else:
        written = argmax_ids(model(source, target[:, :-1]))
    return ((written == expected) | (expected == PAD)).all(dim=1).cpu().numpy()
