"""The choice of the next token: the most probable one, or one sampled after temperature, top-k and top-p."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from transformer.config import LIMITS, PAD
from transformer.errors import number, whole_number


def argmax_ids(scores: Tensor) -> Tensor:
    """Return the ids of the best scores, `(…, vocabulary)` → `(…)`; never padding, which the next step would mask."""
    return scores[..., PAD + 1 :].argmax(dim=-1) + PAD + 1


@dataclass(frozen=True, kw_only=True)
class Strategy:
    """A way to choose the next token. Temperature, top-k and top-p are applied in this order.

    Attributes:
        temperature: Divides the logits: below 1 sharpens, above 1 flattens; 0 is greedy and ignores the rest.
        top_k: Sample only from the k most probable tokens; 0 = from all.
        top_p: Sample only from the smallest set of most probable tokens with this total probability; 1 = from all.
        seed: Seed of the draws: the same seed gives the same text on the CPU.
    Raises:
        SettingError: If a value breaks a rule.
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
        """Return the distribution from which the next token is drawn.

        Args:
            logits: Logits of the model, `(vocabulary,)`, on any device.
        Returns:
            Probabilities, `(vocabulary,)`, float64 on the CPU; they sum to 1, and that of padding is 0. Greedy: 1 for
            the most probable token. The most probable token is always kept; of equal ones, the lower id ranks first.
        """
        logits = logits.detach().cpu().to(torch.float64, copy=True)  # not every device has float64
        if self.temperature == 0:
            return torch.zeros_like(logits).index_fill(0, argmax_ids(logits), 1.0)
        logits[PAD] = -torch.inf
        # The maximum is subtracted before the division, so that no small temperature overflows.
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
        """Yield uniform random numbers from 0 to 1, one for each step, without end.

        A forced step consumes its number too: forcing what would have been drawn changes nothing.
        """
        generator = torch.Generator().manual_seed(self.seed)
        while True:
            yield torch.rand((), generator=generator, dtype=torch.float64).item()


GREEDY = Strategy()


def draw_id(candidates: Tensor, draw: float) -> int:
    """Return the id at which a draw falls when the candidates are laid end to end in vocabulary order.

    In this order, rather than by probability, rounding shifts the borders slightly but never swaps two tokens, so that
    the same seed writes the same with and without a cache.

    Args:
        candidates: Probabilities, `(vocabulary,)`.
        draw: Number from 0 (included) to 1 (excluded).
    """
    borders = candidates.cumsum(dim=0)
    return int(torch.searchsorted(borders, draw * borders[-1], right=True))
