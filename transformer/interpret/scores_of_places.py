"""Scores of places: where a head looks whatever the tokens are, and how much of its scores that explains."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import PAD
from transformer.data.batches import Batch
from transformer.errors import LabError
from transformer.interpret.batches import trace_batch
from transformer.interpret.held_out import held_out_batch
from transformer.interpret.source_effects import MOST_VALUES
from transformer.maps import KINDS, Axis, Kind, LabelledMap, Place
from transformer.trace import Trace

_DRAWN, _SEED = 4000, 2**35
"""Texts among which those of one length are sought, and the seed of their draw."""
_FEWEST, _READABLE = 8, 10
"""Fewest texts of one length; tokens of a text from which on a map shows a pattern."""


@dataclass(frozen=True, eq=False)
class PlaceScores:
    """The mean scores of places, over texts of one length.

    Attributes:
        kind: The attention.
        means: Mean score of each pair of places less the mean of its row, `(layer, head, query, key)`.
        shares: Share of the variance of a head's scores that the places explain, `(layer, head)`: 1 = it always looks
            at the same places, 0 = what stands there decides alone. May be a little below 0, as an unbiased estimate.
        texts: How many texts.
        rows, columns: Names of the places.
    """

    kind: Kind
    means: np.ndarray
    shares: np.ndarray
    texts: int
    rows: list[str]
    columns: list[str]

    def map(self, layer: int, head: int) -> LabelledMap:
        """Return the mean scores of one head; a pair that the mask blocks in every text is blocked."""
        values = self.means[layer, head]
        axes = Axis("place that looks", self.rows), Axis("place looked at", self.columns)
        return LabelledMap(np.nan_to_num(values), *axes, np.isnan(values), Place(self.kind, layer, str(head + 1)))


@torch.inference_mode()
def place_scores(checkpoint: Checkpoint, kind: Kind, texts: int = 40) -> PlaceScores:
    """Measure which part of every head's scores places alone explain, on held-out texts of one length.

    Each row's scores are taken less their mean, which softmax ignores. Start and end tokens always stand at the same
    places, and a token scores itself alike anywhere: for the share, neither counts.

    Args:
        checkpoint: A model that can be measured (`can_be_measured`).
        kind: Kind of attention.
        texts: The most texts.
    Raises:
        LabError: If fewer than eight held-out texts have one length.
        CorpusError: If the file of pairs is missing and the model keeps no sample of it.
    """
    batch = _of_one_length(checkpoint, texts)
    stack, attention = KINDS[kind]
    trace = Trace(f"{stack}.layers.*.{attention}.scaled", f"{stack}.layers.*.{attention}.allowed")
    trace_batch(checkpoint, batch, trace)
    names = [f"{stack}.layers.{layer}.{attention}" for layer in range(checkpoint.config.num_layers)]
    scores = np.stack([trace[f"{name}.scaled"].array for name in names], axis=1)  # (text, layer, head, query, key)
    allowed = np.broadcast_to(trace[f"{names[0]}.allowed"].array[0, 0], scores.shape[-2:])
    means = np.where(allowed, _less_row_mean(scores, allowed), np.nan).mean(axis=0)
    counted = allowed.copy()
    ends = [0, -1]  # start and end; the decoder reads no end
    counted[:, ends[:1] if kind == "decoder" else ends] = False
    counted[ends if kind == "encoder" else ends[:1]] = False
    if kind != "cross":
        np.fill_diagonal(counted, False)
    counted[counted.sum(axis=1) < 2] = False
    values = _less_row_mean(scores, counted)[..., counted]
    return PlaceScores(kind, means, explained_share(values), len(scores), *_places(kind, scores.shape))


def _of_one_length(checkpoint: Checkpoint, texts: int) -> Batch:
    """Return texts of one length, with targets of one: of a length that has enough, else of the most common one."""
    drawn = held_out_batch(checkpoint, _DRAWN, _SEED)
    pairs = list(zip(*(((side != PAD).sum(dim=1)).tolist() for side in (drawn.source, drawn.target)), strict=True))
    counts = Counter(pairs)
    length = min(
        (pair for pair, count in counts.items() if count >= texts and pair[0] >= _READABLE),
        default=max(counts, key=counts.__getitem__),
    )
    if counts[length] < _FEWEST:
        raise LabError(f"Only {counts[length]} of the held-out texts have one length.", f"{_FEWEST} are needed.")
    config, longest = checkpoint.config, max(length)
    heads = config.num_layers * config.num_heads
    fit = MOST_VALUES // (longest * max(config.target_vocab_size, heads * longest))  # with all their scores and logits
    if fit < _FEWEST:
        raise LabError("The scores of its texts would take too much memory.", "Choose a smaller model.")
    chosen = [row for row, pair in enumerate(pairs) if pair == length][: min(texts, fit)]
    return Batch(drawn.source[chosen, : length[0]], drawn.target[chosen, : length[1] - 1])


def _less_row_mean(scores: np.ndarray, counted: np.ndarray) -> np.ndarray:
    sums = np.where(counted, scores, 0).sum(axis=-1, keepdims=True)
    return scores - sums / counted.sum(axis=-1, keepdims=True).clip(min=1)


def explained_share(values: np.ndarray) -> np.ndarray:
    """Return the share of the variance that the mean over texts explains, `(text, layer, head, cell)`, unbiased."""
    texts = len(values)
    total = (values**2).sum(axis=(0, -1))
    of_places = texts * (values.mean(axis=0) ** 2).sum(axis=-1)
    return (of_places - (total - of_places) / (texts - 1)) / np.where(total > 0, total, 1)


def _places(kind: Kind, shape: tuple[int, ...]) -> tuple[list[str], list[str]]:
    def named(count: int, has_end: bool) -> list[str]:
        return ["<s>", *map(str, range(1, count - has_end)), *(["</s>"] if has_end else [])]

    return named(shape[-2], kind == "encoder"), named(shape[-1], kind != "decoder")
