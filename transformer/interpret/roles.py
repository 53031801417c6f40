"""Roles of heads, measured by the share of attention weight on certain positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import torch

from transformer.attention import MAPS
from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, START
from transformer.data.batches import Batch
from transformer.errors import LabError
from transformer.interpret.batches import relative_entropy, trace_batch
from transformer.interpret.held_out import held_out_batch
from transformer.maps import Kind, LabelledMap, attention_maps
from transformer.text.tokenizer import SPECIALS
from transformer.trace import Trace

ROLES = {
    "diagonal": "looks at its own position",
    "mirror": "looks at the mirror position",
    "previous": "looks one position back",
    "next": "looks one position ahead",
    "special": "rests on the start and end tokens",
}
"""Each role with a description. In cross-attention, positions are those of the token being written."""

ALIGNS = "aligns"
"""The role of the one head that aligned words best on held-out pairs (`aligning_head`): no text alone shows that."""

WRITES = "writes"
"""The role of a head without a role of places that looks at what it writes: see `find_writing_heads`."""

THRESHOLD = 0.5
"""Share of the weight that a role has to exceed, in the mean over the rows."""
TIMES_CHANCE = 2
"""Multiple of an even look's share that a role has to exceed as well, because few keys make large shares."""
_START, _END = SPECIALS[START], SPECIALS[END]


@dataclass(frozen=True)
class HeadScores:
    """Measurements of every head of one kind of attention; rows that may attend to a single key are left out.

    Roles overlap: the middle of a text is its own mirror position, and the position before the first letter is the
    start token. The role of a head is the one furthest above chance.

    Attributes:
        shares: For each role, the mean share of weight on its positions, `(layer, head)`.
        chances: For each role, the share that a head gives them which attends evenly to all it may attend to.
        entropy: Mean attention entropy of a row over the largest that its keys allow, 0 to 1, `(layer, head)`.
        distance: Mean distance between query and key in positions, weighted by attention, `(layer, head)`.
    """

    shares: dict[str, np.ndarray]
    chances: dict[str, float]
    entropy: np.ndarray
    distance: np.ndarray

    @property
    def is_measured(self) -> bool:
        """True if any row may attend to more than one key: where none may, every share and chance is 0."""
        return any(self.chances.values())

    @cached_property  # captions and pictures ask for every head
    def roles(self) -> np.ndarray:
        """The role of each head as an index into `ROLES`, `(layer, head)`; -1 without one."""
        shares, above = self._stack_scores()
        chances = shares - above
        is_role = (shares > THRESHOLD) & (shares > TIMES_CHANCE * chances)
        return np.where(is_role.any(axis=0), np.where(is_role, above, -1).argmax(axis=0), -1)

    @cached_property
    def largest(self) -> np.ndarray:
        """The index into `ROLES` of what each head has or, without a role, is nearest to, `(layer, head)`."""
        return np.where(self.roles >= 0, self.roles, self._stack_scores()[1].argmax(axis=0))

    def role(self, layer: int, head: int) -> tuple[str, float]:
        """Return the role of a head, or `unclassified`; and the share of weight on what it does most."""
        name = list(ROLES)[self.largest[layer, head]]
        return (name if self.roles[layer, head] >= 0 else "unclassified", float(self.shares[name][layer, head]))

    def _stack_scores(self) -> tuple[np.ndarray, np.ndarray]:
        """Return shares, and how far they are above chance, `(role, layer, head)`."""
        shares = np.stack([self.shares[name] for name in ROLES])
        chances = np.array([self.chances[name] for name in ROLES])
        return shares, shares - chances.reshape(-1, *[1] * (shares.ndim - 1))


def head_scores(maps: LabelledMap) -> HeadScores:
    """Measure the heads on one sequence; every row that counts has the same weight in the means.

    Args:
        maps: All heads of one kind, `(…, query, key)`, with the start and end tokens of the sequence among its labels.
    """
    weights, allowed = maps.values, maps.allowed
    queries, keys = (list(axis.labels) for axis in (maps.rows, maps.columns))
    crosses, columns = maps.rows.side != maps.columns.side, columns_of_roles(maps)
    place = columns["diagonal"]
    choice = allowed.sum(axis=1) > 1
    found = {name: _share_at(weights, allowed, at, choice) for name, at in columns.items()}
    # A row that writes the end is there to look at the end, and so are the rows of the ends themselves.
    is_text = np.arange(len(queries)) < len(queries) - 1 if crosses else ~_are_ends(queries)
    found["special"] = _share_of(weights, allowed, _are_ends(keys), choice & is_text)
    steps = np.abs(place[:, None] - np.arange(len(keys))[None, :])
    return HeadScores(
        {name: share for name, (share, _) in found.items()},
        {name: chance for name, (_, chance) in found.items()},
        relative_entropy(weights, allowed),
        _mean_of_rows((weights * steps).sum(axis=-1), choice),
    )


def columns_of_roles(maps: LabelledMap) -> dict[str, np.ndarray]:
    """Return the column at which each row of a map has to look for a role of one place, `(query,)`, by the role.

    A column may lie outside of the map: before the first row there is none that is previous.
    """
    before, tokens = _tokens_between(list(maps.columns.labels))
    # Row t of cross-attention writes symbol t, which stands in the source after a start token, if it has one.
    place = np.arange(len(maps.rows.labels)) + (before if maps.rows.side != maps.columns.side else 0)
    mirror = 2 * before + tokens - 1 - place
    return {"diagonal": place, "mirror": mirror, "previous": place - 1, "next": place + 1}


def _are_ends(tokens: Sequence[str]) -> np.ndarray:
    return np.array([token in (_START, _END) for token in tokens], dtype=bool)


def _tokens_between(keys: Sequence[str]) -> tuple[int, int]:
    """Return how many start tokens a sequence has, and how many tokens stand between them and its end."""
    before = int(keys[:1] == [_START])
    return before, len(keys) - before - int(len(keys) > before and keys[-1] == _END)


def _mean_of_rows(values: np.ndarray, counted: np.ndarray) -> np.ndarray:
    """Return the mean over the counted rows, `(…, query)` → `(…)`; 0 if none counts."""
    return values[..., counted].sum(axis=-1) / max(1, counted.sum())


def _share_at(
    weights: np.ndarray, allowed: np.ndarray, columns: np.ndarray, counted: np.ndarray
) -> tuple[np.ndarray, float]:
    """Return the mean weight at one column per row, `(…)`, and chance; columns outside of the map have no weight."""
    inside = counted & (columns >= 0) & (columns < weights.shape[-1])
    rows, at = np.flatnonzero(inside), columns[inside]
    count, even = max(1, counted.sum()), allowed / allowed.sum(axis=1, keepdims=True).clip(min=1)
    return weights[..., rows, at].sum(axis=-1) / count, float(even[rows, at].sum() / count)


def _share_of(
    weights: np.ndarray, allowed: np.ndarray, columns: np.ndarray, counted: np.ndarray
) -> tuple[np.ndarray, float]:
    """Return the mean weight of some columns, `(…)`, and chance."""
    even = allowed / allowed.sum(axis=1, keepdims=True).clip(min=1)
    share, chance = (_mean_of_rows(values[..., columns].sum(axis=-1), counted) for values in (weights, even))
    return share, float(chance)


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
        CorpusError: If the task's file of pairs is missing and the model keeps no sample of it.
    """
    if not checkpoint.task:
        raise LabError(f"{checkpoint.name!r} names no task to measure its heads on.")
    batch = held_out_batch(checkpoint, count, seed)
    found: dict[Kind, list[HeadScores]] = {}
    for source, target in zip(batch.source, batch.target, strict=True):
        trace = Trace(*MAPS)
        source, target = source[source > 0][None], target[target > 0][None, :-1]
        trace_batch(checkpoint, Batch(source, target), trace)
        for kind, maps in attention_maps(trace).items():
            found.setdefault(kind, []).append(head_scores(maps))
    return {kind: _mean(scores) for kind, scores in found.items()}


def _mean(scores: list[HeadScores]) -> HeadScores:
    return HeadScores(
        {name: np.mean([one.shares[name] for one in scores], axis=0) for name in ROLES},
        {name: float(np.mean([one.chances[name] for one in scores])) for name in ROLES},
        np.mean([one.entropy for one in scores], axis=0),
        np.mean([one.distance for one in scores], axis=0),
    )
