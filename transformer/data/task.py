"""The interface of a task, as training, evaluation and the pages use it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import Field, asdict
from typing import Any, ClassVar, Protocol

import numpy as np

from transformer.data.batches import Batch, Ids, Split, of_similar_length
from transformer.data.parallel_corpus import Pair, ParallelCorpus
from transformer.text.tokenizer import Tokenizer

Links = frozenset[tuple[int, int]]
"""Links between words, each `(source place, target place)`, both counted from 0."""


class Task(Protocol):
    """A task that a model can be trained on: a frozen dataclass whose fields are plain values.

    A task either draws as many sequences as are needed (`DrawnTask`), or has `pairs` from a `file`, some of which are
    held out. The first kind is evaluated on new sequences, the second on all held-out pairs.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def name(self) -> str:
        """Name of the task, its key in `TASKS`."""
        ...

    @property
    def unit(self) -> str:
        """Unit of the target: `letters`, `words` or `pieces`."""
        ...

    @property
    def description(self) -> str:
        """The model's task in a sentence."""
        ...

    @property
    def max_tokens(self) -> int:
        """Least `max_length` of a model for the task, in ids, start and end included."""
        ...

    @property
    def longest(self) -> int:
        """Most ids per sequence of a batch, start and end included; at most `max_tokens`."""
        ...

    @property
    def source_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes the source."""
        ...

    @property
    def target_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes and decodes the target."""
        ...

    @property
    def file(self) -> str:
        """File of the pairs, from which the tokenizers are learned too; empty if the task draws its own sequences."""
        ...

    @property
    def languages(self) -> tuple[str, str]:
        """Languages of source and target, as in HTML's `lang`, e.g. `("ar", "en")`; empty where nobody named them."""
        ...

    @property
    def pairs(self) -> ParallelCorpus | None:
        """The pairs of the file; None if the task draws its own sequences.

        Raises:
            CorpusError: If the file is missing or can't be used.
        """
        ...

    @property
    def sample(self) -> tuple[Pair, ...]:
        """Held-out pairs that a model keeps, to measure with where the file is missing; empty without a file."""
        ...

    @property
    def counts(self) -> dict[str, int]:
        """Numbers of training and held-out pairs by field name; empty if the task draws its own sequences."""
        ...

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Draw random sequences of one split with their targets.

        Args:
            size: Number of sequences; if fewer pairs are held out, all of those.
            rng: Source of randomness; the same state gives the same batch.
            split: `train`, or `held-out` for sequences that are never trained on.
            buckets: In training, draw this many times `size` sequences, sort them by length and take one contiguous
                part, which saves padding; over many batches the mix of lengths is the same.
        Raises:
            CorpusError: If the file is missing or can't be used.
        """
        ...

    def answer(self, text: str) -> str | None:
        """Return the right output for a user's text, or None if it is unknown."""
        ...

    def examples(self, tokenizer: Tokenizer, most: int) -> Iterable[str]:
        """Return texts worth showing, the best one first; there may be none.

        Args:
            tokenizer: Source tokenizer of the model.
            most: Most tokens that the model reads, without start and end.
        """
        ...

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """Return the gold links between the words of a text and of its right translation.

        Args:
            source: Tokens, without start and end.
            target: Tokens, without start and end.
        Returns:
            Sure and possible links; None if the task has none, or `target` is not the right translation.
        """
        ...

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON; `task_from_dict` is the inverse."""
        ...


class DrawnTask(ABC):
    """Base class of tasks that draw their own sequences and so have no file; a subclass is a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    file = ""
    languages = ("", "")
    pairs: ParallelCorpus | None = None
    sample: tuple[Pair, ...] = ()

    @property
    def counts(self) -> dict[str, int]:
        """An empty dict, as there are no pairs."""
        return {}

    @abstractmethod
    def draw(self, split: Split, rng: np.random.Generator) -> Ids:
        """Draw a sequence of one split; the same state of `rng` gives the same one."""

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Draw sequences of one split, see `Task.batch`."""
        drawn = [self.draw(split, rng) for _ in range(size * buckets)]
        return Batch.of(of_similar_length(drawn, size, rng, lambda ids: (len(ids[0]),)))

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON."""
        return asdict(self)
