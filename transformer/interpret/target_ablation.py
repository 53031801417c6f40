"""Ablation of a translator: how much less probable the right translations become without each head.

For a translator, exact match says little: of a right translation in other words it sees as much as of a wrong one.
The log-probability of the right tokens moves with every head.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import erfc, exp, sqrt
from typing import Any

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD, TransformerConfig
from transformer.data.batches import Batch
from transformer.errors import LabError, SettingError, whole_number
from transformer.interpret.ablation import MeanOutputs, by_length, without_each_head
from transformer.interpret.head_board import WAYS, Way, board_map, head_name, kinds_of
from transformer.interpret.held_out import held_out_batch
from transformer.interpret.intervals import Z_95, holm
from transformer.maps import Kind, LabelledMap
from transformer.model import Transformer
from transformer.text.wording import counted, decimal, percent
from transformer.trace import Trace

_DIGITS = 4
"""Decimals in a file."""
_MOST = 1e6
"""Largest figure in nats that a file may hold."""
_LEVEL = 0.05
"""Probability, all comparisons together, below which one head is said to cost more than another."""


@dataclass(frozen=True, eq=False)
class TargetAblation:
    """The loss in probability of right translations without each head in turn, in the two ways of `HeadAblation`.

    All figures are nats a token of the right translation, which the model reads (teacher forcing): the log-probability
    of all their tokens, the end token included, divided by their number.

    Attributes:
        count: Number of held-out pairs.
        tokens: Number of tokens of their targets.
        baseline: Mean log-probability of a right token in the intact model.
        losses: By kind, what is lost without each head, `(layer, way, head)`; the ways are 0 and the mean. Above 0,
            the model is worse without it.
        margins: By kind, half the width of the 95 % interval of each loss, `(layer, way, head)`; each pair is compared
            with itself.
        rivals: By kind, the number of other heads that may cost as much as the one that costs most at 0: each is
            compared with it on the same pairs. Empty in a file of before they were compared.
    """

    count: int
    tokens: int
    baseline: float
    losses: dict[Kind, np.ndarray]
    margins: dict[Kind, np.ndarray]
    rivals: dict[Kind, int] = field(default_factory=dict)

    @property
    def kinds(self) -> list[Kind]:
        """The kinds of attention on the board."""
        return list(self.losses)

    def lost(self, kind: Kind, ways: Sequence[Way] = WAYS) -> LabelledMap:
        """Return what is lost without each head in nats a token; see `board_map`.

        Raises:
            KeyError: If the model has no attention of that kind.
        """
        return board_map(self.losses[kind], ways)

    def most(self, kind: Kind) -> tuple[int, int] | None:
        """Return the head whose output set to 0 costs most, layer and head from 0; None if even that may be nothing."""
        zero = self.losses[kind][:, 0]
        layer, head = map(int, np.unravel_index(zero.argmax(), zero.shape))
        return (layer, head) if zero[layer, head] > self.margins[kind][layer, 0, head] else None

    @property
    def description(self) -> str:
        """The measurement in words."""
        texts = "1 held-out text" if self.count == 1 else f"{counted(self.count)} held-out texts"
        return (
            f"On {texts} the model reads the right output, {counted(self.tokens)} tokens in all. It gives a right "
            f"token a probability of {percent(exp(self.baseline), 1)} on average (geometric mean; "
            f"{decimal(self.baseline, 2)} nats). Each cell: how much less without that head, whose output is set to 0, "
            f"or to its mean over all tokens of these texts."
        )

    def describe_most(self, kind: Kind) -> str:
        """Say which head is missed most."""
        found = self.most(kind)
        if found is None:
            return "No head stands out: whichever one is off, the loss may be chance."
        layer, head = found
        less = percent(1 - exp(-self.losses[kind][layer, 0, head]), 1)
        return f"Missed most: {head_name(layer, head)}. Without it a right token is {less} less probable."

    def figures_of_most(self, kind: Kind) -> str:
        """Return what `describe_most` says in numbers, with their intervals."""
        found = self.most(kind)
        if found is None:
            return "Whichever head is off, the loss may be chance: its 95 % interval reaches 0."
        layer, head = found
        zero, mean = ((self.losses[kind][layer, way, head], self.margins[kind][layer, way, head]) for way in (0, 1))
        said = f"Without {head_name(layer, head)}: {_nats(*zero)} at 0, {_nats(*mean)} at its mean."
        return f"{said} {_describe_rivals(self.rivals[kind])}" if kind in self.rivals else said

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, ready for JSON, rounded to 4 decimals; `from_dict` is the inverse."""
        losses, margins = (
            {kind: np.round(values, _DIGITS).tolist() for kind, values in by_kind.items()}
            for by_kind in (self.losses, self.margins)
        )
        baseline = round(self.baseline, _DIGITS)
        rivals = {"rivals": self.rivals} if self.rivals else {}
        return {
            "count": self.count, "tokens": self.tokens, "baseline": baseline, "losses": losses, "margins": margins,
            **rivals,
        }  # fmt: skip

    @classmethod
    def from_dict(cls, values: Mapping[str, Any], config: TransformerConfig) -> TargetAblation | None:
        """Read what `to_dict` wrote; None if there is nothing, or nothing that fits a model of this config."""
        kinds, shape = kinds_of(config), (config.num_layers, len(WAYS), config.num_heads)
        try:
            for name in ("count", "tokens"):
                whole_number(name, values[name], 1, 10**9)
            baseline = float(_figures(values["baseline"], ()))
            losses: dict[Kind, np.ndarray] = {kind: _figures(values["losses"][kind], shape) for kind in kinds}
            margins: dict[Kind, np.ndarray] = {kind: _figures(values["margins"][kind], shape) for kind in kinds}
            rivals: dict[Kind, int] = {kind: values["rivals"][kind] for kind in kinds if "rivals" in values}
            for others in rivals.values():
                whole_number("rivals", others, 0, config.num_layers * config.num_heads - 1)
        except (KeyError, TypeError, ValueError):
            return None
        return cls(values["count"], values["tokens"], baseline, losses, margins, rivals) if baseline <= 0 else None


def _figures(values: Any, shape: tuple[int, ...]) -> np.ndarray:
    """Return numbers of a file as an array of that shape."""
    found = np.array(values, dtype=np.float64)
    if found.shape != shape or not (np.abs(found) < _MOST).all():
        raise SettingError("board", f"have the shape {shape} and finite numbers")
    return found


def _describe_rivals(others: int) -> str:
    if not others:
        return "Compared on the same texts, every other head costs less."
    who = "1 other head" if others == 1 else f"{others} other heads"
    return f"Compared on the same texts, {who} may cost as much."


def _nats(value: float, margin: float) -> str:
    low, high = decimal(value - margin, 3), decimal(value + margin, 3)
    return f"{decimal(value, 3)} nats a token (95 % interval: {low} to {high})"


@torch.inference_mode()
def ablate_on_targets(checkpoint: Checkpoint, count: int = 128, seed: int = 2**36) -> TargetAblation:
    """Take every head out in turn and measure the log-probability of held-out right translations.

    Args:
        checkpoint: A model with a decoder, trained on a task.
        count: Number of pairs; all there are if those are fewer.
        seed: Seed of the draw.
    Raises:
        LabError: If the checkpoint names no task, has no decoder, or `count` is below 1.
        CorpusError: If the task's file of pairs is missing and the model keeps no sample of it.
    Source: As `ablate_each_head`. The interval is that of a ratio of two sums over the pairs: Cochran (1977),
        "Sampling Techniques", §6.4, without the correction for a finite population.
    """
    if not checkpoint.task:
        raise LabError(f"{checkpoint.name!r} names no task to break it on.", "Choose a model that was trained here.")
    if not checkpoint.config.has_decoder:
        raise SettingError("checkpoint", "have a decoder", got="an encoder-only model")
    if count < 1:
        raise SettingError("count", "be at least 1", count, "Take 128.")
    parts = by_length(held_out_batch(checkpoint, count, seed), checkpoint.model.device)
    tokens = torch.cat([(part.target[:, 1:] != PAD).sum(dim=1) for part in parts]).cpu().numpy()
    intact, without = without_each_head(checkpoint.model, parts, _log_probability)
    total = int(tokens.sum())
    # (layer, way, head, pair)
    drops: dict[Kind, np.ndarray] = {kind: intact - found for kind, found in without.items()}
    losses: dict[Kind, np.ndarray] = {kind: drop.sum(axis=-1) / total for kind, drop in drops.items()}
    margins: dict[Kind, np.ndarray] = {}
    rivals: dict[Kind, int] = {}
    for kind, drop in drops.items():
        margins[kind] = Z_95 * _standard_error(drop, tokens)
        rivals[kind] = count_rivals(drop[:, 0].reshape(-1, len(tokens)), tokens)
    return TargetAblation(len(tokens), total, float(intact.sum() / total), losses, margins, rivals)


def _standard_error(drop: np.ndarray, tokens: np.ndarray) -> np.ndarray:
    """Return the standard error of `drop.sum(axis=-1) / tokens.sum()`, a ratio of sums over the pairs."""
    total, count = tokens.sum(), len(tokens)
    residuals = drop - drop.sum(axis=-1, keepdims=True) / total * tokens
    return np.sqrt((residuals**2).sum(axis=-1) * count / max(1, count - 1)) / total


def count_rivals(drop: np.ndarray, tokens: np.ndarray) -> int:
    """Return how many heads, `(head, pair)`, can't be told from the one that costs most, by Holm over all pairs."""
    most = drop.sum(axis=-1).argmax()
    behind = np.delete(drop[most] - drop, most, axis=0)
    errors, means = _standard_error(behind, tokens), behind.sum(axis=-1) / tokens.sum()
    scores = np.divide(means, errors, out=np.zeros_like(means), where=errors > 0)
    return int((holm([erfc(score / sqrt(2)) for score in scores.tolist()]) >= _LEVEL).sum())


def _log_probability(
    model: Transformer, batch: Batch, memory: Tensor, trace: Trace, means: MeanOutputs | None
) -> Tensor:
    """Return the log-probability in nats of each right target, the end token included, `(batch,)`; see `Score`.

    Without a causal mask a pass over the whole target would show the model the token that it is to predict: there,
    each beginning takes a pass of its own.
    """
    read, wanted = batch.target[:, :-1], batch.target[:, 1:]
    logs = torch.zeros(len(read), device=read.device)
    longest = read.shape[1]
    for end in [longest] if model.config.causal else range(1, longest + 1):
        logits = model.decode(read[:, :end], memory, batch.source, trace=trace)
        first = 0 if model.config.causal else end - 1
        chosen = wanted[:, first:end]
        found = logits[:, first:].gather(-1, chosen[..., None])[..., 0] - logits[:, first:].logsumexp(dim=-1)
        logs += found.where(chosen != PAD, logs.new_zeros(())).sum(dim=-1)
        if means:
            going = wanted[:, :end] if model.config.causal else chosen
            means.add(trace, "decoder", read[:, :end].where(going != PAD, PAD))
    return logs
