"""BPE-dropout: random segmentations of the same words, which make a trained model more robust on rare words."""

from __future__ import annotations

import json
import zlib
from functools import cache
from itertools import pairwise

import numpy as np

from transformer.errors import SettingError
from transformer.text.tokenizer import CONTINUES, Tokenizer

VARIANTS = 8
"""Segmentations of each word; they depend only on the word and the dropout, so that a resumed run sees the same."""


class BPEDropout:
    """An encoder of texts with randomly dropped merges.

    Args:
        tokenizer: A tokenizer of subwords, learned by byte-pair encoding.
        dropout: Probability of dropping a merge at each step.
    Raises:
        SettingError: If the tokenizer has no merges.
    Source: Provilkov et al. (2020), "BPE-Dropout: Simple and Effective Subword Regularization", algorithm 1, except
        that a few segmentations of each word are drawn once, rather than a new one each time.
    """

    def __init__(self, tokenizer: Tokenizer, dropout: float) -> None:
        merges = json.loads(tokenizer.to_json())["model"].get("merges")
        if merges is None:
            raise SettingError(
                "tokenizer", "be one of pieces", got="one without merges", advice="Set the dropout to 0."
            )
        self._tokenizer, self._dropout = tokenizer, dropout
        self._ranks = {(first, second): rank for rank, (first, second) in enumerate(merges)}
        self._split, self._variants = cache(tokenizer.split), cache(self._draw)

    def encode(self, text: str, rng: np.random.Generator) -> list[int]:
        """Return the ids of `text`, each word in one of its segmentations."""
        words = self._split(text)
        chosen = rng.integers(VARIANTS, size=len(words)).tolist()
        return [number for word, way in zip(words, chosen, strict=True) for number in self._variants(word)[way]]

    def _draw(self, word: str) -> list[list[int]]:
        rng = np.random.default_rng(zlib.crc32(word.encode()))
        return [self._cut(word, rng) for _ in range(VARIANTS)]

    def _cut(self, word: str, rng: np.random.Generator) -> list[int]:
        pieces = [word[0], *(CONTINUES + character for character in word[1:])]
        while len(pieces) > 1:
            pairs = list(pairwise(pieces))
            kept = rng.random(len(pairs)) >= self._dropout
            ranked = [(self._ranks[pair], at) for at, pair in enumerate(pairs) if kept[at] and pair in self._ranks]
            if not ranked:
                break
            _, at = min(ranked)
            pieces[at : at + 2] = [pieces[at] + pieces[at + 1].removeprefix(CONTINUES)]
        ids = [number for piece in pieces if (number := self._tokenizer.token_id(piece)) is not None]
        # If the vocabulary lacks a character, the word is encoded without dropout.
        return ids if len(ids) == len(pieces) else self._tokenizer.encode(word)
