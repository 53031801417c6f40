"""Attention between words of a text and of its translation: one map, and lines that cross."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from transformer.config import END, START, UNKNOWN
from transformer.interpret.labelled_map import Axis, LabelledMap
from transformer.interpret.subwords import merge_weights, whole_words, word_groups
from transformer.text.tokenizer import SPECIALS


class WordMap(LabelledMap):
    """Where a model looked while it wrote each word: a row for each target word, a column for each source word.

    A row sums to 1 less what it gave start and end.
    """

    @property
    def strongest(self) -> list[int | None]:
        """For each target word the source word it looks at most; None where start and end outweigh that one."""
        if not self.columns.labels:
            return [None] * len(self.rows.labels)
        outweighed = self.values.max(axis=1) < 1 - self.values.sum(axis=1)
        return [None if off else place for place, off in zip(self.values.argmax(axis=1).tolist(), outweighed)]

    @property
    def order(self) -> list[int]:
        """Source words in the order in which the target looks at them; a sign that looks at a word tells no order."""
        return [
            place
            for word, place in zip(self.rows.labels, self.strongest)
            if place is not None and (_is_sign(self.columns.labels[place]) or not _is_sign(word))
        ]


def _is_sign(word: str) -> bool:
    return not any(map(str.isalnum, word))


def word_map(map: LabelledMap, written: Sequence[str], whole: bool = True) -> WordMap:
    """The map of one head or summary between words, without start and end.

    Args:
        map: Of cross-attention; row j is the step that wrote `written[j]`.
        written: Tokens, one a row, with the end token where it was written.
        whole: Merge the pieces of a word; False: one row and one column a token.
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
    """Pairs of places in an `order` that are turned round: the later one looks at the earlier source word."""
    return [
        (first, second)
        for first, at in enumerate(order)
        for second in range(first + 1, len(order))
        if order[second] < at
    ]


def on_diagonal(rows: int, columns: int) -> np.ndarray:
    """The column nearest to the diagonal in each row, `(rows,)`."""
    across = (np.arange(columns) + 0.5) / columns
    along = (np.arange(rows) + 0.5) / rows
    return np.abs(across - along[:, None]).argmin(axis=1)
