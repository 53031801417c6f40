"""Keys and values of tokens already read, so that a decoding step computes one row only."""

from __future__ import annotations

import torch
from torch import Tensor


class KeyValueCache:
    """Keys and values of every decoder layer for one decoding.

    Self-attention grows by the new tokens at each step; cross-attention is filled once from the memory.
    """

    def __init__(self) -> None:
        self._pairs: dict[str, tuple[Tensor, Tensor]] = {}
        self.length = 0
        """Target tokens read so far."""

    def extend(self, name: str, key: Tensor, value: Tensor) -> tuple[Tensor, Tensor]:
        """Append new keys and values, `(batch, head, key, d_k)`, and return all of them."""
        if name in self._pairs:
            past_key, past_value = self._pairs[name]
            key = torch.cat([past_key, key], dim=2)
            value = torch.cat([past_value, value], dim=2)
        self._pairs[name] = (key, value)
        return key, value

    def get(self, name: str) -> tuple[Tensor, Tensor] | None:
        """What was stored under `name`, if anything."""
        return self._pairs.get(name)

    def select(self, rows: Tensor) -> None:
        """Keep these rows of the batch, in this order: finished sequences leave, beams are copied."""
        self._pairs = {name: (key[rows], value[rows]) for name, (key, value) in self._pairs.items()}
