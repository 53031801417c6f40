"""What training reads: padded ids of sources and their right targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from transformer.config import PAD

if TYPE_CHECKING:
    from torch import Tensor

Split = Literal["train", "held-out"]
HELD_OUT_SHARE = 16
"""One sequence in 16, chosen by a checksum of what it says, is never trained on, whatever the seed."""


@dataclass(frozen=True)
class Batch:
    """Source and target ids, `(batch, source)` and `(batch, target)`: start, symbols, end, padding."""

    source: Tensor
    target: Tensor


def pad(rows: list[list[int]]) -> Tensor:
    """Ids of several sequences as one tensor, filled up with padding: `(batch, longest)`."""
    import torch  # only here: whoever reads what a file says about its task makes no batch

    longest = max(map(len, rows))
    return torch.tensor([row + [PAD] * (longest - len(row)) for row in rows])
