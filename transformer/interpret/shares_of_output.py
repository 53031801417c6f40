"""Shares of each token in what a head adds, negative where it works against the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.decoding.steps import read_source
from transformer.interpret.forcing import teacher_forced
from transformer.interpret.interventions import Intervention, edits_of
from transformer.interpret.result import Result
from transformer.maps import KINDS, AttentionMaps, Kind
from transformer.trace import Trace


def along_what_is_added(weights: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Return how far each value goes along what a head adds, as a part of that; times its weight it is the share.

    Lengths are no shares: vectors that point apart don't add up to the length of their sum. Along the sum itself they
    do, and a value that works against the others has a negative share.

    Args:
        weights: Attention weights of heads, `(…, query, key)`.
        values: Values of each head after its part of W_O, `(…, key, d_model)`.
    Returns:
        `(…, query, key)`: v_j · o_i / |o_i|² with o_i = Σ_j weight_ij v_j. Each row of weights times this sums to 1, or
        to 0 where the head adds nothing.
    """
    added = weights @ values
    lengths = (added**2).sum(axis=-1, keepdims=True)
    return np.divide(added @ values.swapaxes(-1, -2), lengths, out=np.zeros_like(weights), where=lengths > 0)


@torch.inference_mode()
def contributions_of(
    checkpoint: Checkpoint, text: str, result: Result, changes: Iterable[Intervention] = ()
) -> dict[Kind, AttentionMaps]:
    """Return what each token makes of what every head adds, in one pass over the text and what was written.

    Args:
        checkpoint: The model that ran.
        text: What it read.
        result: What it did with the text, between subwords.
        changes: How its attention was changed.
    Returns:
        The maps of the result with weights replaced by shares, see `along_what_is_added`: each row of a head that adds
        anything sums to 1. Of a head that is off it is what would be added.
    """
    trace = Trace("*attention.value", edits=edits_of(changes))
    if checkpoint.config.has_decoder:
        teacher_forced(checkpoint, text, [step.token_id for step in result.decoding.steps], trace)
    else:
        checkpoint.model(read_source(checkpoint, text)[0], None, trace)
    return {kind: _contributions(checkpoint, trace, maps) for kind, maps in result.maps.items()}


def _contributions(checkpoint: Checkpoint, trace: Trace, maps: AttentionMaps) -> AttentionMaps:
    """Return the maps of one kind with shares for weights, a layer at a time."""
    (stack, attention), config = KINDS[maps.kind], checkpoint.config
    shares = np.empty_like(maps.values)
    for layer in maps.layers:
        path = f"{stack}.layers.{layer}.{attention}"
        projection = checkpoint.model.get_parameter(f"{path}.output_projection.weight").float().cpu().numpy()
        parts = projection.reshape(config.d_model, config.num_heads, config.d_k).transpose(1, 2, 0)
        weights = maps.values[layer]
        shares[layer] = weights * along_what_is_added(weights, trace[f"{path}.value"].array[0] @ parts)
    return replace(maps, values=shares)
