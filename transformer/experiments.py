"""What if? Edits of a run, ready to be given to a `Trace`."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer.trace import Edit, Traced

SOURCE_POSITIONS = "encoder.positions"


def positions_off() -> dict[str, Edit]:
    """The encoder gets no positions: the source becomes a bag of tokens."""

    def zeros(positions: Traced) -> Tensor:
        return torch.zeros_like(positions.tensor)

    return {SOURCE_POSITIONS: zeros}


def positions_shuffled(seed: int = 0) -> dict[str, Edit]:
    """The encoder gets its positions in a random order: every token believes to stand elsewhere.

    Args:
        seed: Of the order; the same seed gives the same order for sources of one length.
    """

    def shuffled(positions: Traced) -> Tensor:
        order = torch.randperm(len(positions.tensor), generator=torch.Generator().manual_seed(seed))
        return positions.tensor[order.to(positions.tensor.device)]

    return {SOURCE_POSITIONS: shuffled}
