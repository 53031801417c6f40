"""Attention between the words of a text and those of its translation: a map, its order and its crossings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from transformer.config import END, START, UNKNOWN
from transformer.interpret.labelled_map import Axis, LabelledMap
from transformer.interpret.subwords import merge_weights, whole_words
from transformer.text.tokenizer import SPECIALS, word_groups


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
