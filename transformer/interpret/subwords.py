"""Attention between whole words: the rows and columns of a word's pieces made one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from transformer.interpret.labelled_map import AttentionMaps
from transformer.text.tokenizer import CONTINUES, Tokenizer

Groups = list[list[int]]
"""For each word the places of its pieces, in order."""


def word_groups(tokens: Sequence[str]) -> Groups:
    """Places of tokens grouped into words: a piece that begins with `##` goes on with the token before it."""
    groups: Groups = []
    for place, token in enumerate(tokens):
        if groups and token.startswith(CONTINUES):
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def whole_words(tokens: Sequence[str]) -> list[str]:
    """One label a word: its pieces together, without their marks."""
    return ["".join([tokens[first], *(tokens[place].removeprefix(CONTINUES) for place in rest)])
            for first, *rest in word_groups(tokens)]  # fmt: skip


def merge_weights(weights: np.ndarray, queries: Groups, keys: Groups) -> np.ndarray:
    """Weights between words: the mean of a word's rows, and the sum of a word's columns, so that rows still sum to 1.

    Args:
        weights: `(…, query, key)`.
        queries: Places of the rows of each word; `word_groups` of the tokens that look.
        keys: Places of the columns of each word.
    Returns:
        `(…, query word, key word)`.
    Source: Clark et al. (2019), "What Does BERT Look at?", §4.1.
    """
    columns = np.stack([weights[..., places].sum(axis=-1) for places in keys], axis=-1)
    return np.stack([columns[..., places, :].mean(axis=-2) for places in queries], axis=-2)


def merge_subwords(maps: AttentionMaps, written: Sequence[str] | None = None) -> AttentionMaps:
    """The maps of all heads of one kind between whole words; a cell is blocked where every cell of its pieces is.

    Args:
        maps: Between pieces.
        written: What each row of a decoder writes. Its rows are then grouped by the word that is written, and a row's
            name is the last word it had read by then. Left out, rows are grouped by the tokens that look.
    """
    looks, looked_at = maps.rows.labels, maps.columns.labels
    queries, keys = word_groups(written or looks), word_groups(looked_at)
    return replace(
        maps,
        values=merge_weights(maps.values, queries, keys),
        rows=replace(maps.rows, labels=words_read(looks, queries) if written else whole_words(looks)),
        columns=replace(maps.columns, labels=whole_words(looked_at)),
        blocked=None if maps.blocked is None else _all_blocked(maps.blocked, queries, keys),
    )


def _all_blocked(blocked: np.ndarray, queries: Groups, keys: Groups) -> np.ndarray:
    return np.array([[blocked[np.ix_(rows, columns)].all() for columns in keys] for rows in queries])


def words_read(tokens: Sequence[str], groups: Groups) -> list[str]:
    """For each group of places the word, as far as it has been read, that ends at its first place."""
    groups_read = (word_groups(tokens[: places[0] + 1])[-1] for places in groups)
    return [whole_words([tokens[place] for place in read])[0] for read in groups_read]


@lru_cache(maxsize=32)
def has_subwords(tokenizer: Tokenizer) -> bool:
    """Whether a tokenizer cuts words into pieces at all."""
    return any(token.startswith(CONTINUES) for token in tokenizer.tokens(list(range(tokenizer.vocab_size))))
