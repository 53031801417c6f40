"""A task that the library does not have."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from transformer.config import END, START, UNKNOWN
from transformer.data.task import DrawnTask
from transformer.text.tokenizer import TOKENIZERS, Tokenizer


@dataclass(frozen=True, kw_only=True)
class Doubled(DrawnTask):
    """A task that writes every letter twice."""

    name: str = "doubled"
    unit: str = "letters"
    max_tokens: int = 14
    description: str = "Write every letter twice."

    @property
    def longest(self) -> int:
        return self.max_tokens

    @property
    def source_tokenizer(self) -> Tokenizer:
        return TOKENIZERS["letters"]()

    target_tokenizer = source_tokenizer

    def answer(self, text):
        return "".join(letter * 2 for letter in text)

    def draw(self, split, rng):
        row = rng.integers(UNKNOWN + 1, 30, 5)
        return [START, *row.tolist(), END], [START, *np.repeat(row, 2).tolist(), END]

    def examples(self, tokenizer, most):
        return ["tree"]

    def gold_links(self, source, target):
        links = frozenset((place // 2, place) for place in range(len(target)))
        return links, links
