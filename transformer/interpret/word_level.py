"""Attention between words of a text and of its translation: one map, and lines that cross."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from transformer.config import END, START, UNKNOWN
from transformer.interpret.subwords import merge_weights, whole_words, word_groups
from transformer.text.tokenizer import SPECIALS


@dataclass(frozen=True, kw_only=True)
class WordMap:
    """Where a model looked while it wrote each word.

    Attributes:
        weights: `(target word, source word)`; a row sums to 1 less what it gave start and end.
        source: Words.
        target: Words.
    """

    weights: np.ndarray
    source: list[str]
    target: list[str]

    @property
    def strongest(self) -> list[int | None]:
        """For each target word the source word it looks at most; None where start and end outweigh that one."""
        if not self.source:
            return [None] * len(self.target)
        outweighed = self.weights.max(axis=1) < 1 - self.weights.sum(axis=1)
        return [None if off else place for place, off in zip(self.weights.argmax(axis=1).tolist(), outweighed)]

    @property
    def order(self) -> list[int]:
        """Source words in the order in which the target looks at them; a sign that looks at a word tells no order."""
        return [
            place
            for word, place in zip(self.target, self.strongest)
            if place is not None and (_is_sign(self.source[place]) or not _is_sign(word))
        ]


def _is_sign(word: str) -> bool:
    return not any(map(str.isalnum, word))


def word_map(weights: np.ndarray, source: list[str], written: list[str], whole: bool = True) -> WordMap:
    """The map of one head or mean between words.

    Args:
        weights: Of cross-attention, `(query, key)`: row j is the step that wrote `written[j]`.
        source: Tokens, one a column, start and end included where the model reads them.
        written: Tokens, one a row, with the end token where it was written.
        whole: Merge the pieces of a word; False: one row and one column a token.
    """
    columns = [place for place, token in enumerate(source) if token not in SPECIALS[:UNKNOWN]]
    rows = [place for place, token in enumerate(written) if token not in (SPECIALS[END], SPECIALS[START])]
    source, written = [source[place] for place in columns], [written[place] for place in rows]
    kept = weights[np.ix_(rows, columns)]
    if not whole:
        return WordMap(weights=kept, source=source, target=written)
    groups = word_groups(written), word_groups(source)
    merged = merge_weights(kept, *groups) if kept.size else np.zeros([len(group) for group in groups])
    return WordMap(weights=merged, source=whole_words(source), target=whole_words(written))


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
