"""What a task is: everything that training, measuring and the pages ask of what a model learns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import Field
from typing import Any, ClassVar, Protocol

import numpy as np

from transformer.data.batches import Batch, Split
from transformer.data.parallel_corpus import ParallelCorpus
from transformer.text.tokenizer import Tokenizer

Links = frozenset[tuple[int, int]]
"""Each the place of a source word and the place of a target word, both counted from 0."""


class Task(Protocol):
    """What a model can be trained on: a frozen dataclass whose fields are plain values.

    A task either draws its own sequences without end (`DrawnTask`), or has `pairs` from a `file`, of which some are
    held out. The first kind is measured on fresh sequences, the second on all pairs that are held out.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def name(self) -> str:
        """The name that `TASKS` lists it under."""
        ...

    @property
    def unit(self) -> str:
        """What the target is written in: `letters`, `words` or `pieces`."""
        ...

    @property
    def description(self) -> str:
        """What the model is asked to do, in a sentence."""
        ...

    @property
    def max_tokens(self) -> int:
        """Ids that a model of the task must be able to read, start and end included."""
        ...

    @property
    def longest(self) -> int:
        """Most ids of a sequence of a batch, start and end included; at most `max_tokens`."""
        ...

    @property
    def source_tokenizer(self) -> Tokenizer:
        """Reads the source."""
        ...

    @property
    def target_tokenizer(self) -> Tokenizer:
        """Reads and writes the target."""
        ...

    @property
    def file(self) -> str:
        """The file that its pairs and tokenizers come from; empty where it draws its own."""
        ...

    @property
    def pairs(self) -> ParallelCorpus | None:
        """What the file holds; None where the task draws its own sequences.

        Raises:
            CorpusError: If the file is not there or can't be used.
        """
        ...

    @property
    def counts(self) -> dict[str, int]:
        """Fields that say how many pairs are learned from and held out; empty where the task draws its own."""
        ...

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Random sequences of one split with their right targets.

        Args:
            size: Number of sequences; of held-out pairs, no more than there are.
            rng: Source of randomness; the same state gives the same batch.
            split: `train`, or `held-out` for sequences that training never shows.
            buckets: In training, draw this many times `size`, order by length, and take one part of it: less padding,
                and over many batches the same mix of lengths.
        Raises:
            CorpusError: If the file is not there or can't be used.
        """
        ...

    def answer(self, text: str) -> str | None:
        """The right output for a person's text; None where that is not known."""
        ...

    def examples(self, tokenizer: Tokenizer, most: int) -> Iterable[str]:
        """Texts that show something, the one to begin with first; none where none is known.

        Args:
            tokenizer: The model's, which reads them.
            most: Tokens that the model reads, without start and end.
        """
        ...

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """Sure and possible links between the words of a text and of its right translation.

        Args:
            source: Tokens, without start and end.
            target: Tokens, without start and end.
        Returns:
            None if the task knows no links, or `target` is not the right translation.
        """
        ...

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON; `task_from_dict` reads them."""
        ...


class DrawnTask:
    """What holds for every task that draws its own sequences."""

    @property
    def file(self) -> str:
        """Empty; there is no file."""
        return ""

    @property
    def pairs(self) -> ParallelCorpus | None:
        """None; there is no file."""
        return None

    @property
    def counts(self) -> dict[str, int]:
        """Empty; there are no pairs."""
        return {}
