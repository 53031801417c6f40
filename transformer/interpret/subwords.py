"""Attention between whole words: the rows and columns of each word's subwords are merged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.maps import AttentionMaps
from transformer.text.tokenizer import CONTINUES, Tokenizer, word_groups

Groups = list[list[int]]
"""For each word, the places of its subwords, in order."""


def whole_words(tokens: Sequence[str]) -> list[str]:
    """Return the words that tokens form: the subwords of each word joined, without `##` and the space before them."""
    words = ["".join([tokens[first], *(tokens[place].removeprefix(CONTINUES) for place in rest)])
             for first, *rest in word_groups(tokens)]  # fmt: skip
    return [word.strip() or word for word in words]


def merge_weights(weights: np.ndarray, queries: Groups, keys: Groups) -> np.ndarray:
    """Return the weights between words: the sum over a word's columns, and the mean over its rows.

    Args:
        weights: Attention weights between tokens, `(…, query, key)`.
        queries: Places of the rows of each word, from `word_groups`.
        keys: Places of the columns of each word, from `word_groups`.
    Returns:
        `(…, query word, key word)`; a row sums to what the rows between tokens sum to.
    Source: Clark et al. (2019), "What Does BERT Look at?", §4.1.
    """
    columns = np.stack([weights[..., places].sum(axis=-1) for places in keys], axis=-1)
    return np.stack([columns[..., places, :].mean(axis=-2) for places in queries], axis=-2)


def merge_subwords(maps: AttentionMaps, written: Sequence[str] | None = None) -> AttentionMaps:
    """Return maps between whole words; a cell is blocked if all of its cells between subwords are.

    Args:
        maps: All heads of one kind, between subwords.
        written: Token that each row of a decoder writes. Rows are then grouped by the written word and labelled with
            the word read last at the group's first row, complete or not. Default: rows are grouped by the tokens of
            the queries.
    """
    looks, looked_at = maps.rows.labels, maps.columns.labels
    queries, keys = word_groups(written or looks), word_groups(looked_at)
    return replace(
        maps,
        values=merge_weights(maps.values, queries, keys),
        rows=replace(maps.rows, labels=words_read(looks, queries) if written else whole_words(looks)),
        columns=replace(maps.columns, labels=whole_words(looked_at)),
        blocked=None if maps.blocked is None else _merge_blocked(maps.blocked, queries, keys),
    )


def _merge_blocked(blocked: np.ndarray, queries: Groups, keys: Groups) -> np.ndarray:
    return np.array([[blocked[np.ix_(rows, columns)].all() for columns in keys] for rows in queries])


def words_read(tokens: Sequence[str], groups: Groups) -> list[str]:
    """Return for each group the word read last at its first place, complete or not."""
    groups_read = (word_groups(tokens[: places[0] + 1])[-1] for places in groups)
    return [whole_words([tokens[place] for place in read])[0] for read in groups_read]


@lru_cache(maxsize=32)
def has_subwords(tokenizer: Tokenizer) -> bool:
    """Return whether the vocabulary of a tokenizer has tokens that continue a word."""
    return any(token.startswith(CONTINUES) for token in tokenizer.tokens(list(range(tokenizer.vocab_size))))


def cuts_words(checkpoint: Checkpoint) -> bool:
    """Return whether a model reads or writes pieces of words, so that its maps can be between words too."""
    return has_subwords(checkpoint.source_tokenizer) or has_subwords(checkpoint.target_tokenizer)
