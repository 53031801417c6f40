"""Keys and values of tokens already read, so that a decoding step computes one row only.

A `KeyValueCache` holds those of one decoding. A module gets a `CacheScope` of it, which knows the module's path, as it
gets a `TraceScope`; without a cache the scope is `UNCACHED`, which keeps nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

KeysAndValues = tuple[Tensor, Tensor]
"""Each `(batch, head, key, d_k)`."""


class KeyValueCache:
    """Keys and values of every decoder layer for one decoding.

    Self-attention grows by the new tokens at each step; cross-attention is filled once from the memory.
    """

    def __init__(self) -> None:
        self.pairs: dict[str, KeysAndValues] = {}
        """Of each attention, by its path."""
        self.length = 0
        """Target tokens read so far."""

    def select(self, rows: Tensor) -> None:
        """Keep these rows of the batch, in this order: finished sequences leave, beams are copied."""
        self.pairs = {path: (key[rows], value[rows]) for path, (key, value) in self.pairs.items()}


@dataclass(frozen=True)
class CacheScope:
    """A cache as seen from inside a module.

    Attributes:
        cache: Keeps keys and values; None = nothing is kept.
        path: Of the module, with a dot behind it; empty outside all modules.
    """

    cache: KeyValueCache | None = None
    path: str = ""

    def within(self, module: str) -> CacheScope:
        """The same cache, seen from a module below this one."""
        return self if self.cache is None else CacheScope(self.cache, f"{self.path}{module}.")

    @property
    def kept(self) -> KeysAndValues | None:
        """This module's keys and values so far, if any."""
        return None if self.cache is None else self.cache.pairs.get(self.path)

    def extend(self, key: Tensor, value: Tensor) -> KeysAndValues:
        """Append new keys and values, `(batch, head, key, d_k)`, to this module's and return all of them."""
        if self.cache is None:
            return key, value
        if kept := self.kept:
            key, value = torch.cat([kept[0], key], dim=2), torch.cat([kept[1], value], dim=2)
        self.cache.pairs[self.path] = key, value
        return key, value


UNCACHED = CacheScope()
"""What a module gets where there is no cache."""
