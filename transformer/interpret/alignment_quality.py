"""Alignment quality of cross-attention: of every head, of the mean of each layer, and of the diagonal as a baseline.

The reference is the task's gold links if it has them (from the grammar, or from the places where symbols came from),
otherwise the links that IBM Model 1 finds in the pairs with confidence in both directions.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import START, UNKNOWN
from transformer.data.batches import pad
from transformer.data.parallel_corpus import ParallelCorpus
from transformer.data.task import Links, Task
from transformer.errors import LabError, SettingError
from transformer.interpret.alignment import CONFIDENT, agreement, fit_aligner, on_diagonal
from transformer.interpret.subwords import merge_weights, whole_words
from transformer.maps import Place
from transformer.text.tokenizer import word_groups
from transformer.trace import Trace

SEED = 2**36
"""Seed of the held-out sentences that a task draws."""
_CELLS = 32_000_000
"""Most attention weights that are held at a time: 128 MB."""
_WEIGHTS = "decoder.layers.*.cross_attention.weights"


@dataclass(frozen=True, kw_only=True)
class AlignmentQuality:
    """Alignment quality of a model's cross-attention.

    Agreement is the share of linked target words whose most attended source word is linked to them.

    Attributes:
        heads: Agreement of every head, `(layer, head)`.
        means: Agreement of each layer's mean over heads, `(layer,)`.
        diagonal: Agreement of a head that attends only to the diagonal.
        head_errors: Alignment error rate of every head, `(layer, head)`; empty without gold links.
        mean_errors: Alignment error rate of each layer's mean, `(layer,)`; empty without gold links.
        diagonal_error: Alignment error rate of the diagonal; None without gold links.
        words: Number of linked target words judged.
        sentences: Number of sentences they come from.
    """

    heads: tuple[tuple[float, ...], ...]
    means: tuple[float, ...]
    diagonal: float
    head_errors: tuple[tuple[float, ...], ...] = ()
    mean_errors: tuple[float, ...] = ()
    diagonal_error: float | None = None
    words: int
    sentences: int

    @property
    def best(self) -> tuple[int, int]:
        """Layer and head with the highest agreement, counted from 0."""
        shares = np.array(self.heads)
        layer, head = np.unravel_index(shares.argmax(), shares.shape)
        return int(layer), int(head)

    @property
    def best_place(self) -> Place:
        """The place that aligns best of all: a head of cross-attention, or the mean of a layer."""
        layer, head, *_ = self.ranked()[0]
        return Place("cross", layer, "mean" if head is None else str(head + 1))

    @property
    def knows_gold(self) -> bool:
        """True if the links are gold; otherwise they are the confident ones of IBM Model 1."""
        return self.diagonal_error is not None

    def ranked(self) -> list[tuple[int, int | None, float, float | None]]:
        """Return layer, head (None for the layer's mean), agreement and error rate of each map, best first."""
        rows = []
        for layer, shares in enumerate(self.heads):
            errors = self.head_errors[layer] if self.knows_gold else [None] * len(shares)
            mean_error = self.mean_errors[layer] if self.knows_gold else None
            rows += [(layer, head, *both) for head, both in enumerate(zip(shares, errors, strict=True))]
            rows.append((layer, None, self.means[layer], mean_error))
        return sorted(rows, key=lambda row: -row[2])

    def metrics(self) -> dict[str, float]:
        """Return plain numbers for a checkpoint's `metrics`; layers and heads are counted from 1."""
        layer, head = self.best
        found: dict[str, float] = {
            "alignment_layer": layer + 1,
            "alignment_head": head + 1,
            "alignment_agreement": self.heads[layer][head],
            "alignment_diagonal": self.diagonal,
            "alignment_links": self.words,
            "alignment_sentences": self.sentences,
        }
        agreements = ("alignment_agreement", self.heads, self.means)
        for name, heads, means in (agreements, ("alignment_error", self.head_errors, self.mean_errors)):
            for number, (row, mean) in enumerate(zip(heads, means, strict=True), start=1):
                found |= {f"{name}_{number}_{place}": share for place, share in enumerate(row, start=1)}
                found[f"{name}_mean_{number}"] = mean
        return found if self.diagonal_error is None else found | {"alignment_error_diagonal": self.diagonal_error}

    @classmethod
    def from_metrics(cls, metrics: Mapping[str, float], layers: int, heads: int) -> AlignmentQuality | None:
        """Read what `metrics` wrote; None if it was never measured, or on a model of other sizes."""

        def one(name: str) -> float:
            share = metrics[name]
            if not 0 <= share <= 1:
                raise SettingError(name, "be from 0 to 1", share, "Measure the model again.")
            return float(share)

        def grid(name: str) -> tuple[tuple[float, ...], ...]:
            return tuple(
                tuple(one(f"{name}_{layer}_{head}") for head in range(1, heads + 1)) for layer in range(1, layers + 1)
            )

        def column(name: str) -> tuple[float, ...]:
            return tuple(one(f"{name}_mean_{layer}") for layer in range(1, layers + 1))

        try:
            knows_gold = "alignment_error_diagonal" in metrics
            return cls(
                heads=grid("alignment_agreement"), means=column("alignment_agreement"),
                diagonal=one("alignment_diagonal"), words=int(metrics["alignment_links"]),
                sentences=int(metrics["alignment_sentences"]),
                head_errors=grid("alignment_error") if knows_gold else (),
                mean_errors=column("alignment_error") if knows_gold else (),
                diagonal_error=one("alignment_error_diagonal") if knows_gold else None,
            )  # fmt: skip
        except (KeyError, ValueError):
            return None


@dataclass(frozen=True, kw_only=True)
class AlignedSentence:
    """A sentence and its reference translation as ids, without start and end, and the links between their words.

    Attributes:
        source: Ids of the source.
        target: Ids of the target.
        sure: Links that must be present.
        possible: Links that may be present, the sure ones included.
    """

    source: list[int]
    target: list[int]
    sure: Links
    possible: Links


_FEWEST = 50
"""Fewest linked words; with fewer, one word more or less could change the order of the heads."""


def measure_alignment(checkpoint: Checkpoint, task: Task, most: int = 2000) -> AlignmentQuality:
    """Measure how well each head aligns held-out sentences with their right translations (teacher forcing).

    A target word is aligned by the decoder row that predicts it, not the one that reads it. Weights on start and end
    tokens are ignored. Subwords are merged into words first.

    Args:
        checkpoint: A model with a decoder.
        task: The task it was trained on; a task of pairs needs its file.
        most: Most held-out sentences; a task that generates its own uses at most 300.
    Raises:
        CorpusError: If the file of pairs is missing.
        SettingError: If the model has no decoder, or `most` is below 1.
        LabError: If the held-out sentences have too few links.
    Source: Och & Ney (2003) for the error rate; Brown et al. (1993) for the links of pairs.
    """
    if not checkpoint.config.has_decoder:
        raise SettingError("checkpoint", "have a decoder", got="an encoder-only model: it has no cross-attention")
    if most < 1:
        raise SettingError("most", "be at least 1", most)
    pairs = task.pairs
    sentences = _draw_sentences(task, min(most, 300)) if pairs is None else _linked_pairs(checkpoint, pairs, most)
    limit = checkpoint.config.max_length - 2
    sentences = [one for one in sentences if one.possible and max(len(one.source), len(one.target)) <= limit]
    hits = errors = np.zeros(1)
    words = linked = 0
    for one, weights in _maps(checkpoint, sentences):
        rows, columns = weights.shape[-2:]
        diagonal = np.zeros((len(weights), 1, rows, columns))
        diagonal[..., np.arange(rows), on_diagonal(rows, columns)] = 1
        # The mean of each layer is judged as one more head, and the diagonal as another.
        maps = np.concatenate([weights, weights.mean(axis=1, keepdims=True), diagonal], axis=1)
        size = len({target for _, target in one.possible})
        hits, words = hits + agreement(maps, one.possible) * size, words + size
        errors, linked = errors + _count_hits(maps, one), linked + rows + len(one.sure)
    if words < _FEWEST:
        needed = f"at least {_FEWEST} linked words to tell heads apart"
        raise LabError(f"The held-out sentences must have {needed}, got {words}.", "Give it more pairs.")
    shares, rates, knows_gold = hits / words, 1 - errors / linked, pairs is None
    return AlignmentQuality(
        heads=_rows(shares[:, :-2]), means=tuple(shares[:, -2].tolist()), diagonal=float(shares[0, -1]),
        words=words, sentences=len(sentences),
        head_errors=_rows(rates[:, :-2]) if knows_gold else (),
        mean_errors=tuple(rates[:, -2].tolist()) if knows_gold else (),
        diagonal_error=float(rates[0, -1]) if knows_gold else None,
    )  # fmt: skip


def aligning_head(checkpoint: Checkpoint) -> tuple[int, int] | None:
    """Return layer and head, from 0, that aligned words best on held-out pairs, as a model's file says.

    None where that was not measured, where a look at the diagonal does as well, or where both texts have one
    vocabulary: symbols that change places have roles of their own.
    """
    config = checkpoint.config
    quality = AlignmentQuality.from_metrics(checkpoint.metrics, config.num_layers, config.num_heads)
    if quality is None or checkpoint.source_tokenizer is checkpoint.target_tokenizer:
        return None
    layer, head = quality.best
    return (layer, head) if quality.heads[layer][head] > quality.diagonal else None


def alignment_metrics(checkpoint: Checkpoint, task: Task, most: int = 2000) -> dict[str, float]:
    """Return how well the heads of a model align, as figures that it keeps; empty where that can't be measured.

    Args:
        checkpoint: A model.
        task: The task it was trained on; a task of pairs needs its file.
        most: Most held-out sentences.
    Raises:
        CorpusError: If the file of pairs is missing.
    """
    if not checkpoint.config.has_decoder:
        return {}
    with contextlib.suppress(ValueError):  # too few pairs to fit an alignment, or a task without links
        return measure_alignment(checkpoint, task, most).metrics()
    return {}


def _count_hits(weights: np.ndarray, one: AlignedSentence) -> np.ndarray:
    """Return |A ∩ S| + |A ∩ P| of each map, `(layer, head)`; A links each target word to its most attended word."""
    right = np.zeros(weights.shape[-2:])
    for links in (one.sure, one.possible):
        for source, target in links:
            right[target, source] += 1
    return right[np.arange(len(right)), weights.argmax(axis=-1)].sum(axis=-1)


def _rows(shares: np.ndarray) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in shares.tolist())


def _draw_sentences(task: Task, most: int) -> Iterator[AlignedSentence]:
    """Draw held-out sentences; yield those with gold links."""
    batch = task.batch(most, np.random.default_rng(SEED), split="held-out")
    for source, target in zip(batch.source.tolist(), batch.target.tolist(), strict=True):
        source, target = ([number for number in ids if number >= UNKNOWN] for ids in (source, target))
        links = task.gold_links(task.source_tokenizer.tokens(source), task.target_tokenizer.tokens(target))
        if links:
            yield AlignedSentence(source=source, target=target, sure=links[0], possible=links[1])


def _linked_pairs(checkpoint: Checkpoint, pairs: ParallelCorpus, most: int) -> Iterator[AlignedSentence]:
    """Yield held-out pairs with the confident links of IBM Model 1, which is fitted on the training pairs."""
    readers = checkpoint.source_tokenizer, checkpoint.target_tokenizer
    aligner = fit_aligner([(readers[0].split(source), readers[1].split(target)) for source, target in pairs.train])
    for pair in pairs.held_out[:most]:
        ids = [reader.encode(text) for reader, text in zip(readers, pair)]
        words = [whole_words(reader.tokens(side)) for reader, side in zip(readers, ids)]
        links = aligner.mutual_best_links(*words, confident=CONFIDENT)
        yield AlignedSentence(source=ids[0], target=ids[1], sure=links, possible=links)


@torch.inference_mode()
def _maps(checkpoint: Checkpoint, sentences: list[AlignedSentence]) -> Iterator[tuple[AlignedSentence, np.ndarray]]:
    """Yield each sentence with its map between words, `(layer, head, target word, source word)`."""
    model, reader, config = checkpoint.model, checkpoint.source_tokenizer, checkpoint.config
    cells = config.num_layers * config.num_heads * config.max_length**2
    batch_size = max(1, min(64, _CELLS // cells))
    before = reader.surround([]).count(START)
    sentences = sorted(sentences, key=lambda one: (len(one.source), len(one.target)))
    for first in range(0, len(sentences), batch_size):
        batch = sentences[first : first + batch_size]
        source, target = (
            pad(rows).to(model.device)
            for rows in ([reader.surround(one.source) for one in batch], [[START, *one.target] for one in batch])
        )
        trace = Trace(_WEIGHTS)
        model(source, target, trace)
        weights = np.stack([traced.array for traced in trace.find(_WEIGHTS)], axis=1)
        for one, found in zip(batch, weights, strict=True):
            # Row j reads token j − 1 and predicts token j, so the row of the start token predicts the first one.
            kept = found[:, :, : len(one.target), before : before + len(one.source)]
            tokens = checkpoint.target_tokenizer.tokens(one.target), reader.tokens(one.source)
            yield one, merge_weights(kept, *map(word_groups, tokens))
