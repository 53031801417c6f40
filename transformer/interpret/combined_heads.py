"""Many heads in one map: their mean, their max, and attention rollout through the layers; and maps without sinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from transformer.interpret.labelled_map import AttentionMaps, Kind

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


def heads_in_one(maps: AttentionMaps, name: str) -> AttentionMaps:
    """The mean or the max of each layer's heads, as the only head of its layer.

    Args:
        maps: All heads of one kind.
        name: `mean` or `max`.
    """
    weights = maps.values.mean(axis=1) if name == "mean" else maps.values.max(axis=1)
    return replace(maps, values=weights[:, None], heads=[name])


def rollout(maps: Mapping[Kind, AttentionMaps], kind: Kind) -> AttentionMaps:
    """Attention rollout up to each layer, as the only head of that layer; rows sum to 1.

    Self-attention: R_l = (½ A_l + ½ I) R_(l−1) with A_l the mean of the heads and R_0 = I. Cross-attention follows
    both ways into the decoder: each of its sublayers keeps half, and what comes through cross-attention is what the
    encoder's own rollout brought there; rows are then scaled to sum to 1 over the source.

    Args:
        maps: All kinds of one sequence; `cross` needs the other two.
        kind: `encoder`, `cross` or `decoder`.
    Source: Abnar and Zuidema (2020), "Quantifying Attention Flow in Transformers", §3; the step to an
        encoder-decoder is ours.
    """
    rolled = _into_decoder(maps) if kind == "cross" else _through_layers(maps[kind].values.mean(axis=1))
    return replace(maps[kind], values=rolled[:, None], heads=["rollout"])


def _into_decoder(maps: Mapping[Kind, AttentionMaps]) -> np.ndarray:
    """From the source through encoder, cross-attention and decoder, `(layer, target, source)`."""
    encoder, cross, decoder = (maps[kind].values.mean(axis=1) for kind in ("encoder", "cross", "decoder"))
    memory = _through_layers(encoder)[-1]
    from_source = np.zeros(cross.shape[1:])
    rolled = []
    for own, other in zip(decoder, cross, strict=True):
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
    """The maps without the columns of start, end and padding; where all of them are special, all stay.

    Each row is scaled to sum to 1; a row that gave real tokens less than `MUTED_FLOOR` is 0.
    """
    tokens = maps.columns.labels
    real = [place for place, token in enumerate(tokens) if token not in MUTED] or list(range(len(tokens)))
    left = maps.values[..., real]
    sums = left.sum(axis=-1, keepdims=True)
    return replace(
        maps,
        values=np.divide(left, sums, out=np.zeros_like(left), where=sums >= MUTED_FLOOR),
        columns=replace(maps.columns, labels=[tokens[place] for place in real]),
        blocked=None if maps.blocked is None else maps.blocked[:, real],
    )
