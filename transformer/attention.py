"""Scaled dot-product attention and its multi-head form (Vaswani et al. 2017, §3.2)."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from transformer.cache import UNCACHED, CacheScope, KeysAndValues
from transformer.trace import UNTRACED, TraceScope

WEIGHTS, ALLOWED = "*attention.weights", "*attention.allowed"
MAPS = WEIGHTS, ALLOWED
"""Patterns of what an attention map shows: the weights, and the mask."""


def attend(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    allowed: Tensor,
    trace: TraceScope = UNTRACED,
    dropout: float = 0.0,
    scaled_scores: bool = True,
) -> Tensor:
    """Compute softmax(Q Kᵀ / √d_k) V over the keys that may be attended to.

    With a trace, every intermediate value is computed on its own; without one, a fused kernel gives the same result.
    A query that may attend to no key gets zeros, never NaN.

    Args:
        query: `(batch, head, query, d_k)`.
        key: `(batch, head, key, d_k)`.
        value: `(batch, head, key, d_k)`.
        allowed: Boolean, broadcasts to `(batch, head, query, key)`; True = may attend.
        trace: Receives scores, scaled, allowed, masked_scores, weights and output.
        dropout: Probability of dropping a weight. The captured weights are those before dropout, so rows sum to 1.
        scaled_scores: Divide the scores by √d_k.
    Returns:
        `(batch, head, query, d_k)`.
    Source: Vaswani et al. (2017), equation 1.
    """
    divisor = math.sqrt(query.shape[-1]) if scaled_scores else 1.0
    if not trace.is_active:
        return F.scaled_dot_product_attention(query, key, value, allowed, dropout, scale=1 / divisor)
    scores = trace("scores", query @ key.transpose(-2, -1), "batch head query key")
    scaled = trace("scaled", scores / divisor, "batch head query key")
    allowed = trace("allowed", allowed.expand(scores.shape), "batch head query key")
    if allowed.all():  # nothing to mask, as in a cached step
        weights = trace("masked_scores", scaled, "batch head query key").softmax(dim=-1)
    else:
        masked = trace("masked_scores", scaled.masked_fill(~allowed, -torch.inf), "batch head query key")
        # The softmax of a row of only −∞ is undefined; such a query attends to nothing.
        weights = masked.softmax(dim=-1).masked_fill(masked.isneginf(), 0.0)
    weights = trace("weights", weights, "batch head query key")
    return trace("output", (F.dropout(weights, dropout) if dropout else weights) @ value, "batch head query d_k")


class MultiHeadAttention(nn.Module):
    """Multi-head attention: `num_heads` heads in parallel, and four projections with biases.

    Args:
        d_model: Width of inputs and output.
        num_heads: Number of heads; d_k = d_model / num_heads.
        dropout: Probability of dropping an attention weight in training.
        scaled_scores: Divide the scores by √d_k.
    Source: Vaswani et al. (2017), §3.2.2.
    """

    def __init__(self, d_model: int, num_heads: int, dropout: float, scaled_scores: bool = True) -> None:
        super().__init__()
        self.num_heads = num_heads
        self.scaled_scores = scaled_scores
        self.dropout = dropout
        self.query_projection = nn.Linear(d_model, d_model)
        self.key_projection = nn.Linear(d_model, d_model)
        self.value_projection = nn.Linear(d_model, d_model)
        self.output_projection = nn.Linear(d_model, d_model)

    def forward(
        self,
        queries: Tensor,
        allowed: Tensor,
        memory: Tensor | None = None,
        trace: TraceScope = UNTRACED,
        cache: CacheScope = UNCACHED,
    ) -> Tensor:
        """Compute the attention of every query to the keys it may attend to.

        Args:
            queries: Input of the queries, `(batch, query, d_model)`; in self-attention also of keys and values.
            allowed: Boolean, broadcasts to `(batch, head, query, key)`; True = may attend.
            memory: Input of keys and values in cross-attention, `(batch, key, d_model)`; None = self-attention.
            trace: Receives query, key, value, the values of `attend`, concatenated and projected.
            cache: Earlier keys and values. Self-attention extends it; cross-attention fills it once.
        Returns:
            `(batch, query, d_model)`.
        """
        query = trace("query", self._heads(self.query_projection(queries)), "batch head query d_k")
        key, value = self._keys_and_values(queries, memory, cache)
        key = trace("key", key, "batch head key d_k")
        value = trace("value", value, "batch head key d_k")
        dropout = self.dropout if self.training else 0.0
        output = attend(query, key, value, allowed, trace, dropout, self.scaled_scores)
        concatenated = output.transpose(1, 2).flatten(start_dim=2)  # (batch, query, d_model)
        concatenated = trace("concatenated", concatenated, "batch query d_model")
        return trace("projected", self.output_projection(concatenated), "batch query d_model")

    def _keys_and_values(self, queries: Tensor, memory: Tensor | None, cache: CacheScope) -> KeysAndValues:
        if memory is not None and (kept := cache.stored):
            return kept
        read = queries if memory is None else memory
        return cache.extend(self._heads(self.key_projection(read)), self._heads(self.value_projection(read)))

    def _heads(self, projected: Tensor) -> Tensor:
        # (batch, position, d_model) → (batch, head, position, d_k)
        return projected.unflatten(-1, (self.num_heads, -1)).transpose(1, 2)
