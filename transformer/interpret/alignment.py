"""Word alignment: IBM Model 1 fitted on sentence pairs, and the agreement of attention with its links.

A link is `(source place, target place)`, both counted from 0. Attention maps are plain arrays over words,
`(…, target word, source word)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from transformer.data.task import Links
from transformer.errors import SettingError

Words = Sequence[str]

NOTHING = ""
"""The empty word that precedes every given sentence: words without a translation are aligned to it."""
CONFIDENT = 0.7
"""Smallest posterior of a confident link, in both directions; full stops and the like stay below it."""


@dataclass(frozen=True, kw_only=True)
class WordTranslations:
    """Translation probabilities of words, `p(other word | given word)`.

    Attributes:
        given: Row of each given word, `NOTHING` among them.
        other: Column of each other word.
        keys: Pairs of words that occurred together, as row · number of columns + column, ascending.
        probabilities: Probability of each pair; those of one given word sum to 1.
    """

    given: dict[str, int]
    other: dict[str, int]
    keys: np.ndarray
    probabilities: np.ndarray

    def table(self, given: Words, other: Words) -> np.ndarray:
        """Return the probabilities between the words of two sentences, `(given, other)`; 0 for unseen pairs."""
        rows = np.array([self.given.get(word, -1) for word in given], dtype=np.int64)[:, None]
        columns = np.array([self.other.get(word, -1) for word in other], dtype=np.int64)
        keys = rows * len(self.other) + columns
        found = np.searchsorted(self.keys, keys).clip(max=len(self.keys) - 1)
        known = (rows >= 0) & (columns >= 0) & (self.keys[found] == keys)
        return np.where(known, self.probabilities[found], 0.0)

    def posteriors(self, given: Words, other: Words) -> np.ndarray:
        """Return the posterior of each given word for each other word, `(given, other)`.

        A column sums to 1 minus the posterior of `NOTHING`; the column of an unknown word is 0.
        """
        table = self.table([NOTHING, *given], other)
        total = table.sum(axis=0)
        return np.divide(table, total, out=np.zeros_like(table), where=total > 0)[1:]


def ibm1(pairs: Iterable[tuple[Words, Words]], rounds: int = 10) -> WordTranslations:
    """Fit word translation probabilities on parallel sentences by expectation–maximisation.

    Args:
        pairs: Words of the given and of the other language; swap them for the other direction.
        rounds: Number of EM iterations, starting from uniform probabilities.
    Raises:
        SettingError: If no pair has words on both sides, or `rounds` is below 1.
    Source: Brown et al. (1993), "The Mathematics of Statistical Machine Translation", §4.1.
    """
    if rounds < 1:
        raise SettingError("rounds", "be at least 1", rounds)
    pairs = [(given, other) for given, other in pairs if len(given) and len(other)]
    if not pairs:
        raise SettingError("pairs", "hold at least one pair with words on both sides", got="none")
    given, other = {NOTHING: 0}, {}
    rows = [[0, *(given.setdefault(word, len(given)) for word in words)] for words, _ in pairs]
    columns = [[other.setdefault(word, len(other)) for word in words] for _, words in pairs]
    # One cell for each given word at each place of the other sentence; the cells of a place are contiguous.
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
    """Word translation probabilities in both directions.

    Attributes:
        forward: Target words given source words.
        backward: Source words given target words.
    """

    forward: WordTranslations
    backward: WordTranslations

    def mutual_best_links(self, source: Words, target: Words, confident: float = 0.0) -> Links:
        """Return the links between words that are each other's most probable partner.

        Args:
            source: Words of a sentence.
            target: Words of its translation.
            confident: Smallest posterior of a link in both directions; 0 keeps every mutual-best link, `CONFIDENT`
                only those that hold at least that much of the word's probability.
        Returns:
            At most one link per word. If a word occurs more than once, the place nearest to the diagonal is linked.
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
            # The posterior of a word that occurs n times is split among n places; the sum restores it.
            sure = min(
                forward[[word == source[partner] for word in source], place].sum(),
                backward[partner, [word == target[place] for word in target]].sum(),
            )
            if best_target[partner] == place and sure > 0 and sure >= confident:
                links.add((int(partner), place))
        return frozenset(links)


def fit_aligner(pairs: Iterable[tuple[Words, Words]], rounds: int = 10) -> Aligner:
    """Fit word translations in both directions on the source and target words of each pair, see `ibm1`."""
    pairs = list(pairs)
    return Aligner(forward=ibm1(pairs, rounds), backward=ibm1([(target, source) for source, target in pairs], rounds))


def alignment_error_rate(
    links: Iterable[tuple[int, int]], sure: Iterable[tuple[int, int]], possible: Iterable[tuple[int, int]] = ()
) -> float:
    """Return the alignment error rate, from 0 (all right) to 1.

    Args:
        links: Links to judge, A.
        sure: Gold links that must be present, S.
        possible: Gold links that may be present, P; the sure ones are always counted among them.
    Returns:
        1 − (|A ∩ S| + |A ∩ P|) / (|A| + |S|); 0 if there are neither links nor sure ones.
    Source: Och & Ney (2003), "A Systematic Comparison of Various Statistical Alignment Models", §4.
    """
    links, sure = set(links), set(sure)
    possible = sure.union(possible)
    if not links and not sure:
        return 0.0
    return 1 - (len(links & sure) + len(links & possible)) / (len(links) + len(sure))


def agreement(weights: np.ndarray, links: Iterable[tuple[int, int]]) -> np.ndarray:
    """Return the share of linked target words whose most attended source word is linked to them.

    Args:
        weights: `(…, target word, source word)`.
        links: Gold or confident links; a target word may have more than one.
    Returns:
        Shares from 0 to 1, `(…)`; NaN without links.
    Raises:
        SettingError: If a link lies outside the map.
    """
    rows, columns = weights.shape[-2:]
    linked = np.zeros((rows, columns), dtype=bool)
    for source, target in links:
        if not (0 <= target < rows and 0 <= source < columns):
            raise SettingError("links", f"lie within {columns} source and {rows} target words", (source, target))
        linked[target, source] = True
    judged = np.flatnonzero(linked.any(axis=1))
    if not len(judged):
        return np.full(weights.shape[:-2], np.nan)
    looked_at = weights[..., judged, :].argmax(axis=-1)
    return linked[judged, looked_at].mean(axis=-1)


def on_diagonal(rows: int, columns: int) -> np.ndarray:
    """Return the column nearest to the diagonal in each row, `(rows,)`."""
    return _nearness(columns, rows).argmax(axis=0)


def _nearness(source: int, target: int) -> np.ndarray:
    """Return the nearness of each cell to the diagonal, `(source, target)`: 0 on it, negative elsewhere."""
    across = (np.arange(source) + 0.5) / max(source, 1)
    along = (np.arange(target) + 0.5) / max(target, 1)
    return -np.abs(across[:, None] - along)


def _best(probabilities: np.ndarray, nearness: np.ndarray, axis: int) -> np.ndarray:
    """Return the place of the largest probability along an axis; of equal ones, the nearest to the diagonal."""
    ties = np.isclose(probabilities, probabilities.max(axis=axis, keepdims=True), rtol=1e-9, atol=0)
    return np.where(ties, nearness, -np.inf).argmax(axis=axis)
