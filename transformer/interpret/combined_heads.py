"""Many heads in one map: their mean, their max, and attention rollout through the layers; and maps without sinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from transformer.interpret.maps import AttentionMaps

SUMMARIES = {
    "mean": "The mean of the layer's heads.",
    "max": "The largest weight that any head of the layer gives. Rows don't sum to 1.",
    "rollout": (
        "Attention rollout follows attention through all layers up to this one; half of what a token carries stays "
        "its own at each, for the residual. It says how much of a token could have arrived here, not how much it "
        "mattered: values, norms and feed-forward layers are left out (Abnar and Zuidema 2020)."
    ),
}
"""Each summary and what it means."""

MUTED = {"<pad>", "<s>", "</s>"}
MUTED_FLOOR = 0.05
"""Share of a row that must be left for it to be shown without special tokens: less than that is noise made large."""


def heads_in_one(weights: np.ndarray, name: str) -> np.ndarray:
    """The mean or the max of each layer's heads.

    Args:
        weights: `(layer, head, query, key)`.
        name: `mean` or `max`.
    Returns:
        `(layer, query, key)`.
    """
    return weights.mean(axis=1) if name == "mean" else weights.max(axis=1)


def rollout(maps: Mapping[str, AttentionMaps], kind: str) -> np.ndarray:
    """Attention rollout up to each layer.

    Self-attention: R_l = (½ A_l + ½ I) R_(l−1) with A_l the mean of the heads and R_0 = I. Cross-attention follows
    both ways into the decoder: each of its sublayers keeps half, and what comes through cross-attention is what the
    encoder's own rollout brought there; rows are then scaled to sum to 1 over the source.

    Args:
        maps: All kinds of one sequence; `cross` needs the other two.
        kind: `encoder`, `cross` or `decoder`.
    Returns:
        `(layer, query, key)`; rows sum to 1.
    Source: Abnar and Zuidema (2020), "Quantifying Attention Flow in Transformers", §3; the step to an
        encoder-decoder is ours.
    """
    if kind != "cross":
        return _through_layers(maps[kind].weights.mean(axis=1))
    memory = _through_layers(maps["encoder"].weights.mean(axis=1))[-1]
    cross = maps["cross"].weights.mean(axis=1)
    from_source = np.zeros(cross.shape[1:])
    rolled = []
    for own, other in zip(maps["decoder"].weights.mean(axis=1), cross, strict=True):
        from_source = _half_kept(own) @ from_source
        from_source = 0.5 * from_source + 0.5 * other @ memory
        rolled.append(from_source / from_source.sum(axis=-1, keepdims=True))
    return np.stack(rolled)


def _through_layers(weights: np.ndarray) -> np.ndarray:
    rolled = [np.eye(weights.shape[-1])]
    for layer in weights:
        rolled.append(_half_kept(layer) @ rolled[-1])
    return np.stack(rolled[1:])


def _half_kept(weights: np.ndarray) -> np.ndarray:
    return 0.5 * weights + 0.5 * np.eye(len(weights))


def mute(maps: AttentionMaps) -> AttentionMaps:
    """The maps without the columns of start, end and padding: `without_special` for all heads of one kind."""
    real = _real(maps.key_tokens)
    return replace(
        maps,
        weights=without_special(maps.weights, maps.key_tokens),
        key_tokens=[token for token, keep in zip(maps.key_tokens, real, strict=True) if keep],
        blocked=maps.blocked[:, real],
    )


def without_special(weights: np.ndarray, key_tokens: list[str]) -> np.ndarray:
    """Weights to real tokens only, each row scaled to sum to 1; a row that gave them less than `MUTED_FLOOR` is 0.

    Args:
        weights: `(…, query, key)`.
        key_tokens: One a key. Where all of them are special, all stay.
    Returns:
        `(…, query, real key)`.
    """
    left = weights[..., _real(key_tokens)]
    sums = left.sum(axis=-1, keepdims=True)
    return np.divide(left, sums, out=np.zeros_like(left), where=sums >= MUTED_FLOOR)


def _real(tokens: list[str]) -> np.ndarray:
    real = np.array([token not in MUTED for token in tokens])
    return real if real.any() else ~real
