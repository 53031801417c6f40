"""Which word stands for which: IBM Model 1 from pairs of sentences, and how well attention agrees with it.

Maps of attention are plain arrays over words, `(…, target word, source word)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from transformer.data.task import Links

Words = Sequence[str]
_MAP = ("target word", "source word")

NOTHING = ""
"""Stands before every given sentence: what translates nothing comes from it."""
CONFIDENT = 0.7
"""Least posterior, in both directions, of a link that counts as confident: full stops and the like fall below it."""


@dataclass(frozen=True, kw_only=True)
class WordTranslations:
    """Probabilities of a word's translations, `p(other word | given word)`.

    Attributes:
        given: Row of each given word; `NOTHING` is one of them.
        other: Column of each other word.
        keys: Pairs that were seen together, row · number of columns + column, ascending.
        probabilities: Of each pair; those of one given word add up to 1.
    """

    given: dict[str, int]
    other: dict[str, int]
    keys: np.ndarray
    probabilities: np.ndarray

    def table(self, given: Words, other: Words) -> np.ndarray:
        """Probabilities between the words of two sentences, `(given, other)`; 0 for what was never seen together."""
        rows = np.array([self.given.get(word, -1) for word in given], dtype=np.int64)[:, None]
        columns = np.array([self.other.get(word, -1) for word in other], dtype=np.int64)
        keys = rows * len(self.other) + columns
        found = np.searchsorted(self.keys, keys).clip(max=len(self.keys) - 1)
        known = (rows >= 0) & (columns >= 0) & (self.keys[found] == keys)
        return np.where(known, self.probabilities[found], 0.0)

    def posteriors(self, given: Words, other: Words) -> np.ndarray:
        """How likely each given word is the one that another word comes from, `(given, other)`.

        A column adds up to 1 less the share of `NOTHING`; the column of an unknown word is 0.
        """
        table = self.table([NOTHING, *given], other)
        total = table.sum(axis=0)
        return np.divide(table, total, out=np.zeros_like(table), where=total > 0)[1:]


def ibm1(pairs: Iterable[tuple[Words, Words]], rounds: int = 10) -> WordTranslations:
    """Word translation probabilities from sentences that say the same, by expectation–maximisation.

    Args:
        pairs: Words of the given and of the other language; swap them for the other direction.
        rounds: Steps of EM, from even probabilities.
    Raises:
        ValueError: If no pair has words on both sides.
    Source: Brown et al. (1993), "The Mathematics of Statistical Machine Translation", §4.1.
    """
    if rounds < 1:
        raise ValueError(f"`rounds` must be at least 1, got {rounds}.")
    pairs = [(given, other) for given, other in pairs if len(given) and len(other)]
    if not pairs:
        raise ValueError("`pairs` must hold at least one pair with words on both sides, got none.")
    given, other = {NOTHING: 0}, {}
    rows = [[0, *(given.setdefault(word, len(given)) for word in words)] for words, _ in pairs]
    columns = [[other.setdefault(word, len(other)) for word in words] for _, words in pairs]
    # One cell for each given word of each place of the other sentence; a place's cells are neighbours.
    widths = np.array([len(row) for row in rows])
    heights = np.array([len(column) for column in columns])
    of_place = np.repeat(widths, heights)
    starts = np.cumsum(of_place) - of_place
    within = np.arange(of_place.sum()) - np.repeat(starts, of_place)
    first = np.repeat(np.cumsum(widths) - widths, heights)
    cells = np.concatenate(rows)[np.repeat(first, of_place) + within] * np.int64(len(other))
    cells += np.repeat(np.concatenate(columns), of_place)
    keys, cells = np.unique(cells, return_inverse=True)
    owner = keys // len(other)
    probabilities = np.full(len(keys), 1 / len(other))
    for _ in range(rounds):
        shares = probabilities[cells]
        shares /= np.repeat(np.add.reduceat(shares, starts), of_place)
        counts = np.bincount(cells, weights=shares, minlength=len(keys))
        probabilities = counts / np.bincount(owner, weights=counts, minlength=len(given))[owner]
    return WordTranslations(given=given, other=other, keys=keys, probabilities=probabilities)


@dataclass(frozen=True, kw_only=True)
class Aligner:
    """Word translations in both directions.

    Attributes:
        forward: Target words given source words.
        backward: Source words given target words.
    """

    forward: WordTranslations
    backward: WordTranslations

    def mutual_best_links(self, source: Words, target: Words, confident: float = 0.0) -> Links:
        """Links between words that are each other's best partner.

        Args:
            source: Words of a sentence.
            target: Words of its translation.
            confident: Least posterior of a link in both directions; 0 keeps every mutual-best link, `CONFIDENT` those
                that take at least half of the word's probability.
        Returns:
            At most one link a word. Where a word stands twice, the place nearest to the diagonal is the partner.
        """
        if not len(source) or not len(target):
            return frozenset()
        forward = self.forward.posteriors(source, target)
        backward = self.backward.posteriors(target, source).T
        nearness = _nearness(len(source), len(target))
        best_source = _best(forward, nearness, axis=0)
        best_target = _best(backward, nearness, axis=1)
        links = set()
        for place, partner in enumerate(best_source):
            # A word that stands n times shares its posterior among n places, yet is as sure as if it stood once.
            sure = min(
                forward[[word == source[partner] for word in source], place].sum(),
                backward[partner, [word == target[place] for word in target]].sum(),
            )
            if best_target[partner] == place and sure > 0 and sure >= confident:
                links.add((int(partner), place))
        return frozenset(links)


def fit_aligner(pairs: Iterable[tuple[Words, Words]], rounds: int = 10) -> Aligner:
    """Learn word translations in both directions.

    Args:
        pairs: Source words and target words of each pair.
        rounds: Steps of EM.
    """
    pairs = list(pairs)
    return Aligner(forward=ibm1(pairs, rounds), backward=ibm1([(target, source) for source, target in pairs], rounds))


def links_from_attention(weights: np.ndarray, least: float = 0.0, mutual: bool = False) -> Links:
    """The links that one head's map stands for: each target word with the source word it looks at most.

    Args:
        weights: `(target word, source word)`.
        least: Smallest weight of a link.
        mutual: Keep a link only if the target word is also the one that looks most at that source word.
    """
    _check_maps("weights", weights, _MAP)
    if not weights.size:
        return frozenset()
    looked_at, looking = weights.argmax(axis=1), weights.argmax(axis=0)
    return frozenset(
        (int(source), target)
        for target, source in enumerate(looked_at)
        if weights[target, source] >= least and (not mutual or looking[source] == target)
    )


def alignment_error_rate(
    links: Iterable[tuple[int, int]], sure: Iterable[tuple[int, int]], possible: Iterable[tuple[int, int]] = ()
) -> float:
    """Share of wrong and missing links, from 0 (right) to 1.

    Args:
        links: What is judged.
        sure: Gold links that must be there.
        possible: Gold links that may be there; sure ones need not be repeated.
    Returns:
        1 − (|A ∩ S| + |A ∩ P|) / (|A| + |S|); 0 if there is neither a link nor a sure one.
    Source: Och & Ney (2003), "A Systematic Comparison of Various Statistical Alignment Models", §4.
    """
    links, sure = set(links), set(sure)
    possible = sure.union(possible)
    if not links and not sure:
        return 0.0
    return 1 - (len(links & sure) + len(links & possible)) / (len(links) + len(sure))


def agreement(weights: np.ndarray, links: Iterable[tuple[int, int]]) -> np.ndarray:
    """Share of linked target words that look most at a word they are linked to.

    Args:
        weights: `(…, target word, source word)`.
        links: Gold or confident links; a target word may have several.
    Returns:
        `(…)`: from 0 to 1; NaN without links.
    """
    hits, count = _hits(weights, links)
    return hits / count if count else np.full(weights.shape[:-2], np.nan)


def diagonal_agreement(sentences: Iterable[tuple[int, int, Iterable[tuple[int, int]]]]) -> float:
    """What a head that only knows the diagonal would reach: the baseline of `agreement`.

    Args:
        sentences: Number of source words, number of target words, and links of each.
    Returns:
        Share of linked target words over all sentences; NaN without links.
    """
    hits = total = 0
    for source, target, links in sentences:
        found, count = _hits(_nearness(source, target).T, links)
        hits, total = hits + int(found), total + count
    return hits / total if total else float("nan")


@dataclass(frozen=True, kw_only=True)
class HeadAgreement:
    """The head that agrees best with links.

    Attributes:
        layer: Counted from 0.
        head: Counted from 0.
        share: Of linked target words over all sentences that look most at their partner.
        shares: Of every head, `(layer, head)`.
        averages: The same for the mean over each layer's heads, `(layer,)`.
        words: How many linked target words were judged.
    """

    layer: int
    head: int
    share: float
    shares: np.ndarray
    averages: np.ndarray
    words: int


def best_head(maps: Iterable[np.ndarray], links: Iterable[Iterable[tuple[int, int]]]) -> HeadAgreement:
    """The head of cross-attention that agrees best with the links of many sentences.

    Args:
        maps: Of each sentence, `(layer, head, target word, source word)`.
        links: Of each sentence.
    Raises:
        ValueError: If the maps differ in layers or heads, if there are more of one than of the other, or if there is
            no link at all.
    """
    hits = averages = None
    words = 0
    for weights, found in zip(maps, links, strict=True):
        _check_maps("maps", weights, ("layer", "head", *_MAP))
        of_heads, count = _hits(weights, found)
        of_layers, _ = _hits(weights.mean(axis=1), found)
        if hits is not None and hits.shape != of_heads.shape:
            raise ValueError(f"`maps` must all have {hits.shape} layers and heads, got {of_heads.shape}.")
        hits = of_heads if hits is None else hits + of_heads
        averages = of_layers if averages is None else averages + of_layers
        words += count
    if hits is None or averages is None or not words:
        raise ValueError("`links` must hold at least one link, got none. Take other sentences or a lower threshold.")
    layer, head = map(int, np.unravel_index(hits.argmax(), hits.shape))
    shares = hits / words
    return HeadAgreement(
        layer=layer, head=head, share=float(shares.max()), shares=shares, averages=averages / words, words=words
    )


def _hits(weights: np.ndarray, links: Iterable[tuple[int, int]]) -> tuple[np.ndarray, int]:
    """Linked target words that look most at a partner, `(…)`, and how many target words are linked."""
    rows, columns = weights.shape[-2:]
    linked = np.zeros((rows, columns), dtype=bool)
    for source, target in links:
        if not (0 <= target < rows and 0 <= source < columns):
            raise ValueError(
                f"`links` must lie within {columns} source and {rows} target words, got {(source, target)}."
            )
        linked[target, source] = True
    judged = np.flatnonzero(linked.any(axis=1))
    if not len(judged):
        return np.zeros(weights.shape[:-2], dtype=int), 0
    looked_at = weights[..., judged, :].argmax(axis=-1)
    return linked[judged, looked_at].sum(axis=-1), len(judged)


def _nearness(source: int, target: int) -> np.ndarray:
    """Nearness of each cell to the diagonal, `(source, target)`: 0 on it, less the farther away."""
    across = (np.arange(source) + 0.5) / max(source, 1)
    along = (np.arange(target) + 0.5) / max(target, 1)
    return -np.abs(across[:, None] - along)


def _best(probabilities: np.ndarray, nearness: np.ndarray, axis: int) -> np.ndarray:
    """Place of the largest probability along an axis; among equals the one nearest to the diagonal."""
    ties = np.isclose(probabilities, probabilities.max(axis=axis, keepdims=True), rtol=1e-9, atol=0)
    return np.where(ties, nearness, -np.inf).argmax(axis=axis)


def _check_maps(name: str, weights: np.ndarray, shape: tuple[str, ...]) -> None:
    if weights.ndim != len(shape):
        raise ValueError(f"`{name}` must have the shape ({', '.join(shape)}), got {weights.shape}.")
