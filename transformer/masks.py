"""Attention masks. In every mask of this program, True means "may attend"."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer.config import PAD


def padding_mask(ids: Tensor) -> Tensor:
    """Return a mask that hides padding from every query.

    Args:
        ids: Token ids, `(batch, key)`.
    Returns:
        Boolean, `(batch, 1, 1, key)`; False at padding.
    """
    return (ids != PAD)[:, None, None, :]


def causal_mask(queries: int, keys: int | None = None, device: torch.device | None = None) -> Tensor:
    """Return a mask that hides later keys from each query; the last query is at the position of the last key.

    Args:
        queries: Number of queries.
        keys: Number of keys; larger than `queries` when earlier keys come from a cache. Default: `queries`.
        device: Device of the mask.
    Returns:
        Boolean, `(1, 1, query, key)`; False at later keys.
    """
    keys = queries if keys is None else keys
    everyone = torch.ones(1, 1, queries, keys, dtype=torch.bool, device=device)
    return everyone.tril(diagonal=keys - queries)
