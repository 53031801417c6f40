"""Summaries of many heads in one map: mean, max and attention rollout; and maps without special tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from transformer.config import END, PAD, START
from transformer.maps import AttentionMaps, Kind
from transformer.text.tokenizer_parts import SPELLINGS

SUMMARIES = {
    "mean": "The mean of the layer's heads.",
    "max": "The largest weight that any head of the layer gives. Rows don't sum to 1.",
    "rollout": (
        "Attention rollout follows attention through all layers up to this one. In each, half of what a token carries "
        "stays its own, for the residual. It says how much of a token could have arrived here, not how much it "
        "mattered. Values, norms and feed-forward layers are left out (Abnar and Zuidema 2020). "
        "In cross-attention it follows what came from the source alone, and each row is scaled to 100 %. What target "
        "tokens brought along is left out: half after one layer, a quarter after two."
    ),
}
"""Each summary with its explanation."""

MUTED = {token for special in (PAD, START, END) for token in SPELLINGS[special] if not token.isalpha()}
"""Tokens that muting leaves out, as this program and others spell them; "EOS" may be a word."""
MUTED_FLOOR = 0.05
"""Smallest share of a row that `mute` scales up to 1; scaling up less would only magnify noise."""


def heads_in_one(maps: AttentionMaps, name: str) -> AttentionMaps:
    """Return the mean or the maximum over the heads of each layer, as the layer's only head; off where all of them are.

    Args:
        maps: All heads of one kind.
        name: `mean` or `max`.
    """
    weights = maps.values.mean(axis=1) if name == "mean" else maps.values.max(axis=1)
    off = frozenset((layer, name) for layer in maps.layers if all((layer, head) in maps.off for head in maps.heads))
    return replace(maps, values=weights[:, None], heads=[name], off=off)


def rollout(maps: Mapping[Kind, AttentionMaps], kind: Kind) -> AttentionMaps:
    """Return attention rollout up to each layer, as the layer's only head; rows sum to 1.

    Self-attention: R_l = (½ A_l + ½ I) R_(l−1), where A_l is the mean of the heads and R_0 = I. Cross-attention:
    C_l = ½ (½ D_l + ½ I) C_(l−1) + ½ X_l R, where D_l and X_l are the means of the heads of decoder self-attention and
    of cross-attention, R is the rollout of the whole encoder and C_0 = 0; each C_l is returned with its rows scaled to
    sum to 1. Before that they sum to 1 − 2^−l; the rest lies on target tokens.

    Args:
        maps: Maps of one sequence by kind; `cross` needs all three kinds.
        kind: `encoder`, `cross` or `decoder`.
    Source: Abnar and Zuidema (2020), "Quantifying Attention Flow in Transformers", §3; the extension to an
        encoder-decoder is our own. Chefer et al. (2021) and Ferrando et al. (2022, ALTI+) have others, with gradients
        and with the sizes of value vectors.
    """
    rolled = _into_decoder(maps) if kind == "cross" else _through_layers(maps[kind].values.mean(axis=1))
    return replace(maps[kind], values=rolled[:, None], heads=["rollout"])


def _into_decoder(maps: Mapping[Kind, AttentionMaps]) -> np.ndarray:
    """Return the rollout from the source through encoder, cross-attention and decoder, `(layer, target, source)`."""
    encoder, cross, decoder = (maps[kind].values.mean(axis=1) for kind in ("encoder", "cross", "decoder"))
    memory = _through_layers(encoder)[-1]
    from_source = np.zeros(cross.shape[1:])
    rolled = []
    for own, other in zip(decoder, cross, strict=True):
        from_source = _mix_with_identity(own) @ from_source
        from_source = 0.5 * from_source + 0.5 * other @ memory
        rolled.append(from_source / from_source.sum(axis=-1, keepdims=True))
    return np.stack(rolled)


def _through_layers(weights: np.ndarray) -> np.ndarray:
    rolled = [np.eye(weights.shape[-1])]
    for layer in weights:
        rolled.append(_mix_with_identity(layer) @ rolled[-1])
    return np.stack(rolled[1:])


def _mix_with_identity(weights: np.ndarray) -> np.ndarray:
    return 0.5 * weights + 0.5 * np.eye(len(weights))


def mute(maps: AttentionMaps) -> AttentionMaps:
    """Return the maps without the columns of start, end and padding; if there are no others, all columns stay.

    Each row is scaled to sum to 1; a row with less than `MUTED_FLOOR` of its weight on other tokens becomes 0.
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
