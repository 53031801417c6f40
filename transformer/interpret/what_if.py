"""Experiments that ask what if: edits for a `Trace`, and the words for their effect."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from transformer.interpret.forcing import ForcedPredictions
from transformer.maps import AttentionMaps
from transformer.masks import causal_mask
from transformer.text.wording import percent, plain_token
from transformer.trace import Edit, Traced

SOURCE_POSITIONS = "encoder.positions"
TARGET_MASKS = "decoder.layers.*.self_attention.allowed"


def positions_off() -> dict[str, Edit]:
    """Return edits that set the encoder's positions to zero, so that the source becomes a bag of tokens."""

    def zeros(positions: Traced) -> Tensor:
        return torch.zeros_like(positions.tensor)

    return {SOURCE_POSITIONS: zeros}


def positions_shuffled(seed: int = 0) -> dict[str, Edit]:
    """Return edits that permute the encoder's positions at random, so that tokens get the positions of others.

    Args:
        seed: Seed of the permutation; the same seed gives the same one for sources of equal length.
    """

    def shuffled(positions: Traced) -> Tensor:
        order = torch.randperm(len(positions.tensor), generator=torch.Generator().manual_seed(seed))
        return positions.tensor[order.to(positions.tensor.device)]

    return {SOURCE_POSITIONS: shuffled}


def causal_off() -> dict[str, Edit]:
    """Return edits that let the decoder attend to later tokens; padding stays blocked.

    A cached step has no later tokens: use this with full passes, as in `teacher_forced` or an uncached `greedy`.
    """

    def opened(allowed: Traced) -> Tensor:
        # The last query has no later tokens, so its row blocks only padding.
        return allowed.tensor[..., -1:, :].expand_as(allowed.tensor)

    return {TARGET_MASKS: opened}


def causal_on() -> dict[str, Edit]:
    """Return edits that block later tokens in a decoder made without a causal mask; they change nothing in another."""

    def closed(allowed: Traced) -> Tensor:
        queries, keys = allowed.tensor.shape[-2:]
        return allowed.tensor & causal_mask(queries, keys, allowed.tensor.device)

    return {TARGET_MASKS: closed}


def future_share(weights: np.ndarray) -> np.ndarray:
    """Return the share of attention on later tokens, over the queries that have any.

    Args:
        weights: `(…, query, key)`, as many keys as queries; rows sum to 1.
    Returns:
        Shares from 0 to 1, `(…)`; NaN for a single query, which has no later tokens.
    """
    later = np.triu(weights, k=1).sum(axis=(-2, -1))
    return later / (weights.shape[-2] - 1) if weights.shape[-2] > 1 else np.full(later.shape, np.nan)


def describe_future(maps: AttentionMaps, layer: int, head: int) -> str:
    """Describe how much attention one head, and its layer on average, gives to later tokens.

    Args:
        maps: Maps of decoder self-attention without the causal mask.
        layer: Number of the layer, from 0.
        head: Number of the head, from 0.
    """
    tokens, name, weights = maps.rows.labels, maps.place_of(layer, head).name, maps.values[maps.layers.index(layer)]
    if len(tokens) < 2:
        return f"{name}: a single token has no future."
    later, shares = np.triu(weights[head], k=1), future_share(weights)
    row, column = map(int, np.unravel_index(later.argmax(), later.shape))
    return (
        f"{name}: rows with later tokens give them {percent(shares[head], 1)} of their weight, most of all "
        f"“{plain_token(tokens[row])}” to “{plain_token(tokens[column])}” ({percent(later[row, column])}). Mean of the "
        f"layer's heads: {percent(shares.mean(), 1)}."
    )


def compare_forced(
    as_trained: ForcedPredictions, changed: ForcedPredictions, is_causal: bool = True
) -> dict[str, list[str]]:
    """Return the predictions with and without the causal mask as columns of a table, one row per position.

    Args:
        as_trained: Predictions for a target, nothing changed.
        changed: Predictions for the same target with the causal mask taken off, or put on.
        is_causal: The model was made with the mask, so that the change took it off.
    """
    differ = [one != other for one, other in zip(as_trained.predicted, changed.predicted)]
    written, chance = ("should write", "P(right)") if as_trained.is_known else ("target", "P(target)")
    columns = {
        "differs": ["≠" if different else "" for different in differ],
        "reads": [plain_token(token) for token in as_trained.reads],
        written: [plain_token(token) for token in as_trained.right],
    }
    names = ("with the mask", "without") if is_causal else ("without a mask", "mask put on")
    for name, side in zip(names, (as_trained, changed), strict=True):
        columns[name] = [plain_token(token) for token in side.predicted]
        columns[f"{chance} {name}"] = [percent(value, 1) for value in np.exp(side.log_probabilities.astype(float))]
    return columns


def _verdict(as_trained: ForcedPredictions, changed: ForcedPredictions) -> str:
    """Return in a word how a change affected the predictions of a target."""
    change = changed.mean_log_probability - as_trained.mean_log_probability
    return "worse" if change < -0.01 else "better" if change > 0.01 else "no better"


def describe_opening(masked: ForcedPredictions, opened: ForcedPredictions, masked_text: str, opened_text: str) -> str:
    """Describe what a missing causal mask changed in a model that was trained with it.

    Args:
        masked: Predictions for a target with the mask.
        opened: Predictions for the same target without it.
        masked_text: What the model writes on its own with the mask.
        opened_text: What it writes on its own without it.
    """
    verdict = _verdict(masked, opened)
    reason = (
        "It was never trained to look there; here it happens to help."
        if verdict == "better"
        else "The token to be written stands in plain sight, one place ahead, but the model was trained with the "
        "mask and never learned to read it there."
    )
    if masked_text == opened_text:
        outcome = "the same as with the mask: the newest token never has a future, and what those before it see "
        outcome += "changes no word here"
    else:
        outcome = "something else than with the mask: the newest token never has a future, but those before it do, "
        outcome += "and they change as it writes on"
    target, as_it_says = ("the right target", "right") if masked.is_known else ("this target", "as in it")
    return (
        f"On {target} the model does {verdict} without the mask: {opened.num_right} of {len(opened.right)} "
        f"tokens {as_it_says}, {masked.num_right} with it. {reason} By itself it writes {outcome}."
    )


def describe_closing(opened: ForcedPredictions, masked: ForcedPredictions, opened_text: str, masked_text: str) -> str:
    """Describe what a causal mask changes in a model that was trained without it.

    Args:
        opened: Predictions for a target as the model was trained, the future open.
        masked: Predictions for the same target with the mask put on.
        opened_text: What the model writes on its own as trained.
        masked_text: What it writes on its own with the mask put on.
    """
    verdict = _verdict(opened, masked)
    reason = {
        "worse": "So it uses what stands ahead, and the very token to be written stands there, one place ahead. "
        "When it writes by itself, nothing stands ahead of the newest token: there is nothing to copy.",
        "better": "It was never trained with the mask; here it happens to help.",
        "no better": "On this target, what stands ahead makes no difference to it.",
    }[verdict]
    outcome = "the same" if opened_text == masked_text else "something else"
    target, as_it_says = ("the right target", "right") if opened.is_known else ("this target", "as in it")
    return (
        f"This model was trained without the causal mask. On {target} it gets {opened.num_right} of "
        f"{len(opened.right)} tokens {as_it_says} as trained, and does {verdict} with the mask put on: "
        f"{masked.num_right} of {len(masked.right)}. {reason} By itself it writes {outcome} with the mask put on."
    )
