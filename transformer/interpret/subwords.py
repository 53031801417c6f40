"""Attention between whole words: the rows and columns of a word's pieces made one."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np

from transformer.interpret.maps import AttentionMaps
from transformer.text.tokenizer import CONTINUES, Tokenizer

Groups = list[list[int]]
"""For each word the places of its pieces, in order."""


def word_groups(tokens: list[str]) -> Groups:
    """Places of tokens grouped into words: a piece that begins with `##` goes on with the token before it."""
    groups: Groups = []
    for place, token in enumerate(tokens):
        if groups and token.startswith(CONTINUES):
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def whole_words(tokens: list[str]) -> list[str]:
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


def merge_subwords(maps: AttentionMaps, written: list[str] | None = None) -> AttentionMaps:
    """The maps of all heads of one kind between whole words; a cell is blocked where every cell of its pieces is.

    Args:
        maps: Between pieces.
        written: What each row of a decoder writes. Its rows are then grouped by the word that is written, and a row's
            name is the last word it had read by then. Left out, rows are grouped by the tokens that look.
    """
    queries, keys = word_groups(written or maps.query_tokens), word_groups(maps.key_tokens)
    free = ~maps.blocked
    return replace(
        maps,
        weights=merge_weights(maps.weights, queries, keys),
        query_tokens=words_read(maps.query_tokens, queries) if written else whole_words(maps.query_tokens),
        key_tokens=whole_words(maps.key_tokens),
        blocked=np.array([[not free[np.ix_(rows, columns)].any() for columns in keys] for rows in queries]),
    )


def words_read(tokens: list[str], groups: Groups) -> list[str]:
    """For each group of places the word, as far as it has been read, that ends at its first place."""
    groups_read = (word_groups(tokens[: places[0] + 1])[-1] for places in groups)
    return [whole_words([tokens[place] for place in read])[0] for read in groups_read]


@lru_cache(maxsize=32)
def has_subwords(tokenizer: Tokenizer) -> bool:
    """Whether a tokenizer cuts words into pieces at all."""
    return any(token.startswith(CONTINUES) for token in tokenizer.tokens(list(range(tokenizer.vocab_size))))
