"""Other ways to cut the same words into pieces: training that shows them makes a model surer of rare words."""

from __future__ import annotations

import json
import zlib
from functools import cache
from itertools import pairwise

import numpy as np

from transformer.errors import SettingError
from transformer.text.tokenizer import CONTINUES, Tokenizer

VARIANTS = 8
"""Ways to cut each word; they depend on the word alone, so that a run that goes on sees the same."""


class BPEDropout:
    """Encodes texts with some merges of pieces left out at random.

    Args:
        tokenizer: Of pieces, made by byte-pair encoding.
        dropout: Probability that a merge is left out at each step.
    Raises:
        ValueError: If the tokenizer has no merges.
    Source: Provilkov et al. (2020), "BPE-Dropout: Simple and Effective Subword Regularization", algorithm 1; of each
        word a few ways to cut it are drawn once, instead of one each time.
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
        """Ids of `text`, each word cut in one of its ways."""
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
        # A character that the vocabulary lacks: as the tokenizer writes it.
        return ids if len(ids) == len(pieces) else self._tokenizer.encode(word)
