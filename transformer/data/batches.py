"""Training batches: padded ids of sources and targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from transformer.config import PAD

if TYPE_CHECKING:
    from torch import Tensor

Split = Literal["train", "held-out"]
HELD_OUT_SHARE = 16
"""One sequence in 16, chosen by a checksum of its content, is held out, whatever the seed."""


@dataclass(frozen=True)
class Batch:
    """Ids of sources, `(batch, source)`, and targets, `(batch, target)`: start, symbols, end, padding."""

    source: Tensor
    target: Tensor


def pad(rows: list[list[int]]) -> Tensor:
    """Pad sequences of ids to one tensor, `(batch, longest)`."""
    import torch  # here, because processes without torch import this module for its constants

    longest = max(map(len, rows))
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])
