"""Training batches: padded ids of sources and targets, and which sequences are held out."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeVar

import numpy as np

from transformer.config import PAD

if TYPE_CHECKING:
    from torch import Tensor

Split = Literal["train", "held-out"]
Ids = tuple[list[int], list[int]]
"""Ids of a source and of its target, start and end included."""
Drawn = TypeVar("Drawn")

HELD_OUT_SHARE = 16
"""Number of sequences of which one is held out, chosen by a checksum of its content, whatever the seed."""


@dataclass(frozen=True)
class Batch:
    """Ids of sources, `(batch, source)`, and targets, `(batch, target)`: start, symbols, end, padding."""

    source: Tensor
    target: Tensor

    @classmethod
    def of(cls, pairs: list[Ids]) -> Batch:
        """Return the batch of these sources and targets."""
        return cls(pad([source for source, _ in pairs]), pad([target for _, target in pairs]))


def pad(rows: list[list[int]]) -> Tensor:
    """Pad sequences of ids to one tensor, `(batch, longest)`."""
    import torch  # here, because processes without torch import this module for its constants

    longest = max(map(len, rows))
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])


def is_held_out(ids: list[int]) -> bool:
    """Return whether a drawn sequence is held out, by a checksum of its ids without start and end."""
    return zlib.crc32(np.asarray(ids, dtype=np.uint32).tobytes()) % HELD_OUT_SHARE == 0


def of_similar_length(
    drawn: list[Drawn], size: int, rng: np.random.Generator, length: Callable[[Drawn], tuple[int, ...]]
) -> list[Drawn]:
    """Return one contiguous part of what was drawn, sorted by length: `size` of several times as many."""
    if len(drawn) == size:
        return drawn
    first = int(rng.integers(len(drawn) // size)) * size
    return sorted(drawn, key=length)[first : first + size]
