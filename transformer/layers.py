"""The parts of a stack: norms, feed-forward network, encoder layer and decoder layer."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from transformer.attention import MultiHeadAttention
from transformer.cache import UNCACHED, CacheScope
from transformer.config import TransformerConfig
from transformer.trace import UNTRACED, TraceScope

RESIDUAL = "batch position d_model"


class SampleNorm(nn.Module):
    """LayerNorm as two of the reference systems define it: gain · (x − mean) / (std + eps) + bias.

    The standard deviation is the sample's (divisor n − 1), and eps is added to it, not to the variance.

    Args:
        d_model: Width of the input.
        eps: Number added to the standard deviation.
        scalar: Use one gain and one bias for the whole layer instead of one per feature.
    """

    def __init__(self, d_model: int, eps: float, scalar: bool) -> None:
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(1 if scalar else d_model))
        self.bias = nn.Parameter(torch.zeros(1 if scalar else d_model))

    def forward(self, x: Tensor) -> Tensor:
        """Normalise the last axis of `x`, `(…, d_model)`."""
        deviation, mean = torch.std_mean(x, dim=-1, keepdim=True)
        return self.weight * (x - mean) / (deviation + self.eps) + self.bias


def make_norm(config: TransformerConfig) -> nn.Module:
    """Build the norm that the config names."""
    if config.norm == "standard":
        return nn.LayerNorm(config.d_model, eps=config.norm_eps)
    return SampleNorm(config.d_model, config.norm_eps, scalar=config.norm == "scalar")


def make_attention(config: TransformerConfig) -> MultiHeadAttention:
    """Build multi-head attention with the config's width, heads, dropout and scaling."""
    return MultiHeadAttention(config.d_model, config.num_heads, config.dropout, config.scaled_scores)


class FeedForward(nn.Module):
    """Position-wise feed-forward network: linear, activation, dropout, linear (Vaswani et al. 2017, §3.3)."""

    def __init__(self, config: TransformerConfig) -> None:
        super().__init__()
        self.hidden_projection = nn.Linear(config.d_model, config.d_ff)
        self.output_projection = nn.Linear(config.d_ff, config.d_model)
        self.activation = {"relu": F.relu, "gelu": F.gelu}[config.activation]
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: Tensor, trace: TraceScope = UNTRACED) -> Tensor:
        """Map `(batch, position, d_model)` to the same shape."""
        hidden = trace("hidden", self.activation(self.hidden_projection(x)), "batch position d_ff")
        # In evaluation mode dropout is the identity, but its call would take 10 % of a decoding step at classroom size.
        dropped = self.dropout(hidden) if self.training else hidden
        return trace("projected", self.output_projection(dropped), RESIDUAL)


class Layer(nn.Module):
    """Base class of encoder and decoder layers: a residual connection and a norm around each sublayer."""

    def __init__(self, config: TransformerConfig) -> None:
        super().__init__()
        self.norm_first = config.norm_first
        self.dropout = nn.Dropout(config.dropout)

    def around(
        self, name: str, norm: nn.Module, x: Tensor, sublayer: Callable[[Tensor, TraceScope], Tensor], trace: TraceScope
    ) -> Tensor:
        """Apply a sublayer f with its norm and residual: x + f(norm(x)) in pre-norm, norm(x + f(x)) in post-norm.

        Args:
            name: Name of the sublayer; its norm is captured as `{name}_norm`, the sum as `{name}_residual`.
            norm: Norm of the sublayer.
            x: Input, `(batch, position, d_model)`.
            sublayer: The function f; takes its input and the sublayer's trace scope.
            trace: Trace scope of the layer.
        Returns:
            `(batch, position, d_model)`.
        """
        normed = trace(f"{name}_norm", norm(x), RESIDUAL) if self.norm_first else x
        output = sublayer(normed, trace.within(name))
        residual = x + (self.dropout(output) if self.training else output)
        residual = trace(f"{name}_residual", residual, RESIDUAL)
        return residual if self.norm_first else trace(f"{name}_norm", norm(residual), RESIDUAL)


class EncoderLayer(Layer):
    """An encoder layer: self-attention, then feed-forward."""

    def __init__(self, config: TransformerConfig) -> None:
        super().__init__(config)
        self.self_attention = make_attention(config)
        self.feed_forward = FeedForward(config)
        self.self_attention_norm = make_norm(config)
        self.feed_forward_norm = make_norm(config)

    def forward(self, x: Tensor, allowed: Tensor, trace: TraceScope = UNTRACED) -> Tensor:
        """Apply the layer.

        Args:
            x: Input, `(batch, source, d_model)`.
            allowed: Padding mask, `(batch, 1, 1, source)`; True = may attend.
            trace: Receives every value of the layer.
        Returns:
            `(batch, source, d_model)`.
        """

        def attention(x: Tensor, trace: TraceScope) -> Tensor:
            return self.self_attention(x, allowed, trace=trace)

        x = self.around("self_attention", self.self_attention_norm, x, attention, trace)
        return self.around("feed_forward", self.feed_forward_norm, x, self.feed_forward, trace)


class DecoderLayer(Layer):
    """A decoder layer: self-attention, cross-attention to the memory, then feed-forward."""

    def __init__(self, config: TransformerConfig) -> None:
        super().__init__(config)
        self.self_attention = make_attention(config)
        self.cross_attention = make_attention(config)
        self.feed_forward = FeedForward(config)
        self.self_attention_norm = make_norm(config)
        self.cross_attention_norm = make_norm(config)
        self.feed_forward_norm = make_norm(config)

    def forward(
        self,
        x: Tensor,
        memory: Tensor,
        target_allowed: Tensor,
        source_allowed: Tensor,
        trace: TraceScope = UNTRACED,
        cache: CacheScope = UNCACHED,
    ) -> Tensor:
        """Apply the layer.

        Args:
            x: Input, `(batch, target, d_model)`; with a cache only the new target tokens.
            memory: The encoder's output, `(batch, source, d_model)`.
            target_allowed: Padding and causal mask, broadcasts to `(batch, head, target, key)`; True = may attend.
            source_allowed: Padding mask of the source, `(batch, 1, 1, source)`.
            trace: Receives every value of the layer.
            cache: Keys and values of the target tokens already read, and of the memory.
        Returns:
            `(batch, target, d_model)`.
        """

        def self_attention(x: Tensor, trace: TraceScope) -> Tensor:
            return self.self_attention(x, target_allowed, None, trace, cache.within("self_attention"))

        def cross_attention(x: Tensor, trace: TraceScope) -> Tensor:
            trace = trace.within(key="source")
            return self.cross_attention(x, source_allowed, memory, trace, cache.within("cross_attention"))

        x = self.around("self_attention", self.self_attention_norm, x, self_attention, trace)
        x = self.around("cross_attention", self.cross_attention_norm, x, cross_attention, trace)
        return self.around("feed_forward", self.feed_forward_norm, x, self.feed_forward, trace)
