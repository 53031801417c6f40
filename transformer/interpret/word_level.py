"""Attention between the words of a text and those of its translation: a map, its order and its crossings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from transformer.config import END, START, UNKNOWN
from transformer.interpret.subwords import merge_weights, whole_words
from transformer.maps import Axis, LabelledMap
from transformer.text.tokenizer import SPECIALS, word_groups


@dataclass(frozen=True, kw_only=True)
class Doubts:
    """Doubts about a map between words: its strongest links that look wrong, and weight that says nothing about words.

    A link that looks wrong need not be: “a mi hermano no le gusta” says “brother” twice, and “does” has no partner.

    Attributes:
        taken_twice: Source words that are the strongest of written words which don't stand together, signs aside: each
            source place with the places of those written words.
        without: Places of written words, no signs, that start and end together outweigh.
        on_signs: Places of written words, no signs, whose strongest source word is a sign.
        unmet: Places of source words, no signs, that are the strongest of no written word.
        ends_share: Share of weight on the source's start and end tokens, mean over the written words, signs included.
        signs_share: Share of weight on signs of the source, in the same mean.
    """

    taken_twice: tuple[tuple[int, tuple[int, ...]], ...]
    without: tuple[int, ...]
    on_signs: tuple[int, ...]
    unmet: tuple[int, ...]
    ends_share: float
    signs_share: float


class WordMap(LabelledMap):
    """Cross-attention between words: a row for each written word, a column for each source word.

    A row sums to 1 minus the weight on start and end tokens.
    """

    @property
    def strongest(self) -> list[int | None]:
        """Source word with the largest weight for each target word; None if start and end together outweigh it."""
        if not self.columns.labels:
            return [None] * len(self.rows.labels)
        outweighed = self.values.max(axis=1) < 1 - self.values.sum(axis=1)
        return [None if off else place for place, off in zip(self.values.argmax(axis=1).tolist(), outweighed)]

    @property
    def order(self) -> list[int]:
        """The strongest source words in target order; punctuation that attends to a word is skipped."""
        return [
            place
            for word, place in zip(self.rows.labels, self.strongest)
            if place is not None and (_is_sign(self.columns.labels[place]) or not _is_sign(word))
        ]

    @property
    def doubts(self) -> Doubts:
        """The strongest links that look wrong, and the weight on start, end and signs."""
        signs = np.array([_is_sign(word) for word in self.columns.labels], dtype=bool)
        takers: dict[int, list[tuple[int, int]]] = {}
        words = [place for place, word in enumerate(self.rows.labels) if not _is_sign(word)]
        strongest = self.strongest
        for number, place in enumerate(words):
            source = strongest[place]
            if source is not None and not signs[source]:
                takers.setdefault(source, []).append((number, place))
        return Doubts(
            taken_twice=tuple(
                (source, tuple(place for _, place in taken))
                for source, taken in sorted(takers.items())
                if taken[-1][0] - taken[0][0] >= len(taken)
            ),
            without=tuple(place for place in words if strongest[place] is None),
            on_signs=tuple(place for place in words if (source := strongest[place]) is not None and signs[source]),
            unmet=tuple(place for place, sign in enumerate(signs) if not sign and place not in strongest),
            ends_share=float((1 - self.values.sum(axis=1)).clip(0, 1).mean()) if len(self.values) else 0.0,
            signs_share=float(self.values[:, signs].sum(axis=1).mean()) if len(self.values) else 0.0,
        )


def _is_sign(word: str) -> bool:
    return not any(map(str.isalnum, word))


def word_map(map: LabelledMap, written: Sequence[str], whole: bool = True) -> WordMap:
    """Return the map of one head or summary between words, without start and end.

    Args:
        map: Cross-attention weights, `(query, key)`; row j is the step that wrote `written[j]`.
        written: Written tokens, one per row, with the end token if it was written.
        whole: Merge the subwords of each word; False: one row and one column per token.
    """
    map = replace(map, rows=Axis("writes", written, "target", "query"))
    rows = [place for place, token in enumerate(written) if token not in (SPECIALS[END], SPECIALS[START])]
    columns = [place for place, token in enumerate(map.columns.labels) if token not in SPECIALS[:UNKNOWN]]
    target, source = [written[place] for place in rows], [map.columns.labels[place] for place in columns]
    values = map.values[np.ix_(rows, columns)]
    if whole:
        groups = word_groups(target), word_groups(source)
        values = merge_weights(values, *groups) if values.size else np.zeros([len(group) for group in groups])
        target, source = whole_words(target), whole_words(source)
    return WordMap(values, replace(map.rows, labels=target), replace(map.columns, labels=source), place=map.place)


def crossings(order: Sequence[int]) -> list[tuple[int, int]]:
    """Return the inversions of an `order`: pairs of places where the later one has the earlier source word."""
    return [
        (first, second)
        for first, at in enumerate(order)
        for second in range(first + 1, len(order))
        if order[second] < at
    ]
