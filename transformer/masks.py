"""Who may attend to whom. True = may attend, everywhere in this program."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer.config import PAD


def padding_mask(ids: Tensor) -> Tensor:
    """Keys that are real tokens.

    Args:
        ids: Token ids, `(batch, key)`.
    Returns:
        Boolean, `(batch, 1, 1, key)`; False at padding.
    """
    return (ids != PAD)[:, None, None, :]


def causal_mask(queries: int, keys: int | None = None, device: torch.device | None = None) -> Tensor:
    """No query sees a later key; the last query stands on the last key.

    Args:
        queries: Number of queries.
        keys: Number of keys; more than queries when earlier keys come from a cache. Default: as many.
        device: Where to make it.
    Returns:
        Boolean, `(1, 1, query, key)`; False in the future.
    """
    keys = queries if keys is None else keys
    everyone = torch.ones(1, 1, queries, keys, dtype=torch.bool, device=device)
    return everyone.tril(diagonal=keys - queries)
