"""A cache of the keys and values of tokens already read, so that a decoding step computes only the new rows.

A `KeyValueCache` serves one decoding. Each module receives a `CacheScope`, a cache bound to the module's path. Without
a cache, the scope is `UNCACHED`, which stores nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

KeysAndValues = tuple[Tensor, Tensor]
"""Keys and values, each `(batch, head, key, d_k)`."""


class KeyValueCache:
    """Keys and values of every decoder layer for one decoding.

    The keys and values of self-attention grow by the new tokens at each step; those of cross-attention are computed
    once.
    """

    def __init__(self) -> None:
        self.pairs: dict[str, KeysAndValues] = {}
        """Keys and values of each attention module, by its path with a trailing dot."""
        self.length = 0
        """Number of target tokens read so far."""

    def select(self, rows: Tensor) -> None:
        """Keep these rows of the batch, in this order, e.g. to drop finished sequences or to copy hypotheses."""
        self.pairs = {path: (key[rows], value[rows]) for path, (key, value) in self.pairs.items()}


class CacheScope(NamedTuple):
    """A cache bound to the path of a module.

    Attributes:
        cache: The cache; None = nothing is stored.
        path: Path of the module with a trailing dot; empty outside all modules.
    """

    cache: KeyValueCache | None = None
    path: str = ""

    def within(self, module: str) -> CacheScope:
        """Return the scope of a submodule."""
        return self if self.cache is None else CacheScope(self.cache, f"{self.path}{module}.")

    @property
    def stored(self) -> KeysAndValues | None:
        """Keys and values of this module so far; None if there are none."""
        return None if self.cache is None else self.cache.pairs.get(self.path)

    def extend(self, key: Tensor, value: Tensor) -> KeysAndValues:
        """Append new keys and values, `(batch, head, key, d_k)`, to those of this module and return all of them."""
        if self.cache is None:
            return key, value
        if kept := self.stored:
            key, value = torch.cat([kept[0], key], dim=2), torch.cat([kept[1], value], dim=2)
        self.cache.pairs[self.path] = key, value
        return key, value


UNCACHED = CacheScope()
"""The scope without a cache, which stores nothing."""
