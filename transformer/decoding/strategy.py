"""How the next token is chosen: the likeliest, or drawn by lot after temperature, top-k and top-p."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from transformer.config import LIMITS, PAD
from transformer.errors import number, whole_number


def argmax_ids(scores: Tensor) -> Tensor:
    """Ids of the best scores, `(…, vocabulary)` → `(…)`; never padding, which would be masked when it is read back."""
    return scores[..., PAD + 1 :].argmax(dim=-1) + PAD + 1


@dataclass(frozen=True, kw_only=True)
class Strategy:
    """How the next token is chosen. Applied in this order: temperature, top-k, top-p.

    Attributes:
        temperature: Divides the logits: below 1 sharper, above 1 flatter; 0 = greedy, whatever the rest says.
        top_k: Draw from the k likeliest tokens only; 0 = from all.
        top_p: Draw from the fewest likeliest tokens that together have this probability; 1 = from all.
        seed: Of the draws: the same seed gives the same text on the CPU.
    Raises:
        ValueError: If a value breaks a rule.
    Source: Holtzman et al. (2020), §3.1 (top-p, "nucleus"), §3.2 (top-k; Fan et al. 2018) and §3.3 (temperature).
    """

    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    seed: int = 0

    def __post_init__(self) -> None:
        number("temperature", self.temperature, 0, 100)
        whole_number("top_k", self.top_k, 0, LIMITS["target_vocab_size"])
        number("top_p", self.top_p, 0, 1)
        whole_number("seed", self.seed, 0, 2**31 - 1)

    def candidates(self, logits: Tensor) -> Tensor:
        """The distribution that the next token is drawn from.

        Args:
            logits: Of the model, `(vocabulary,)`, on any device.
        Returns:
            Probabilities, `(vocabulary,)`, float64 on the CPU; they sum to 1, and padding has none. Greedy: 1 for
            the likeliest token. The likeliest always stays; of equal ones the lower id counts as likelier.
        """
        logits = logits.detach().cpu().to(torch.float64, copy=True)  # not every device has float64
        if self.temperature == 0:
            return torch.zeros_like(logits).index_fill(0, argmax_ids(logits), 1.0)
        logits[PAD] = -torch.inf
        # The largest becomes 0 before it is divided: no temperature is small enough to overflow.
        probabilities = ((logits - logits.max()) / self.temperature).softmax(dim=-1)
        ranked, order = logits.sort(descending=True, stable=True)
        ranked = probabilities[order]
        if self.top_k:
            ranked[self.top_k :] = 0.0
            ranked /= ranked.sum()
        if self.top_p < 1:
            before = ranked.cumsum(dim=0) - ranked  # probability of all likelier tokens together
            before[0] = -1.0
            ranked[before >= self.top_p] = 0.0
            ranked /= ranked.sum()
        return torch.zeros_like(probabilities).scatter(0, order, ranked)

    def draws(self) -> Iterator[float]:
        """Numbers evenly spread from 0 to 1, without end: one decides one step.

        A step takes its number even when its token is forced: forcing what would have been drawn changes nothing.
        """
        generator = torch.Generator().manual_seed(self.seed)
        while True:
            yield torch.rand((), generator=generator, dtype=torch.float64).item()


GREEDY = Strategy()


def drawn(candidates: Tensor, draw: float) -> int:
    """The id on which a draw falls when the candidates are laid end to end in the order of the vocabulary.

    In this order, and not the likeliest first, rounding moves the borders a little but never swaps two tokens: with
    and without a cache the same seed writes the same.

    Args:
        candidates: Probabilities, `(vocabulary,)`.
        draw: At least 0, below 1.
    """
    borders = candidates.cumsum(dim=0)
    return int(torch.searchsorted(borders, draw * borders[-1], right=True))
