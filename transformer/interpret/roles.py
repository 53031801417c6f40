"""Roles of heads, measured by the share of attention weight on certain positions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.data.batches import Batch
from transformer.data.tasks import task_from_dict
from transformer.errors import LabError
from transformer.interpret.labelled_map import Kind, LabelledMap
from transformer.interpret.maps import attention_entropy, attention_maps, trace_batch
from transformer.text.tokenizer import SPECIALS
from transformer.trace import Trace

ROLES = {
    "diagonal": "looks at its own position",
    "mirror": "looks at the mirror position",
    "previous": "looks one position back",
    "next": "looks one position ahead",
    "special": "rests on start, end or padding tokens",
}
"""Each role with a description. In cross-attention, positions are those of the token being written."""

THRESHOLD = 0.5
"""A role needs more than this share of the weight: more than everything else together."""


@dataclass(frozen=True)
class HeadScores:
    """Measurements of every head of one kind of attention.

    Attributes:
        shares: For each role, the mean share of weight on its positions, `(layer, head)`.
        entropy: Mean attention entropy in nats, `(layer, head)`.
        distance: Mean distance between query and key in positions, weighted by attention, `(layer, head)`.
    """

    shares: dict[str, np.ndarray]
    entropy: np.ndarray
    distance: np.ndarray

    def role(self, layer: int, head: int) -> tuple[str, float]:
        """Return the role with the largest share, or `unclassified` if that isn't above `THRESHOLD`; and that share."""
        shares = {name: float(values[layer, head]) for name, values in self.shares.items()}
        name, share = max(shares.items(), key=lambda item: item[1])
        return (name if share > THRESHOLD else "unclassified", share)


def head_scores(maps: LabelledMap) -> HeadScores:
    """Measure the heads on one sequence; every row has the same weight in the means.

    Args:
        maps: All heads of one kind, `(…, query, key)`.
    """
    weights, queries, keys = maps.values, len(maps.rows.labels), len(maps.columns.labels)
    # Row t of cross-attention writes symbol t, whose source position is t + 1, after the start token.
    place = np.arange(queries) + (0 if maps.rows.side == maps.columns.side else 1)
    targets = {"diagonal": place, "mirror": keys - 1 - place, "previous": place - 1, "next": place + 1}
    shares = {name: _share_at(weights, columns) for name, columns in targets.items()}
    special = np.array([token in SPECIALS for token in maps.columns.labels])
    shares["special"] = weights[..., special].sum(axis=-1).mean(axis=-1)
    steps = np.abs(place[:, None] - np.arange(keys)[None, :])
    return HeadScores(shares, attention_entropy(weights), (weights * steps).sum(axis=-1).mean(axis=-1))


def _share_at(weights: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Return the mean weight at one column per row, `(…)`; rows whose column lies outside the map count as 0."""
    inside = (columns >= 0) & (columns < weights.shape[-1])
    rows = np.arange(weights.shape[-2])[inside]
    return weights[..., rows, columns[inside]].sum(axis=-1) / weights.shape[-2]


@torch.inference_mode()
def task_scores(checkpoint: Checkpoint, count: int = 32, seed: int = 2**35) -> dict[Kind, HeadScores]:
    """Measure the heads on held-out sequences of the model's task and average over the sequences.

    Args:
        checkpoint: A model trained on a task.
        count: Number of sequences; if fewer pairs are held out, all of those.
        seed: Seed of the draw.
    Returns:
        Scores by kind of attention.
    Raises:
        LabError: If the checkpoint names no task.
    """
    if not checkpoint.task:
        raise LabError(f"{checkpoint.name!r} names no task to measure its heads on.")
    batch = task_from_dict(checkpoint.task).batch(count, np.random.default_rng(seed), split="held-out")
    found: dict[Kind, list[HeadScores]] = {}
    for source, target in zip(batch.source, batch.target, strict=True):
        trace = Trace("*attention.weights", "*attention.allowed")
        source, target = source[source > 0][None], target[target > 0][None, :-1]
        trace_batch(checkpoint, Batch(source, target), trace)
        for kind, maps in attention_maps(trace).items():
            found.setdefault(kind, []).append(head_scores(maps))
    return {kind: _mean(scores) for kind, scores in found.items()}


def _mean(scores: list[HeadScores]) -> HeadScores:
    return HeadScores(
        {name: np.mean([one.shares[name] for one in scores], axis=0) for name in ROLES},
        np.mean([one.entropy for one in scores], axis=0),
        np.mean([one.distance for one in scores], axis=0),
    )
