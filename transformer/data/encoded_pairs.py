"""A parallel corpus as ids: the tokenizers learned from it, and its encoded pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sized
from dataclasses import dataclass
from functools import lru_cache

from transformer.config import END, START, UNKNOWN
from transformer.data.batches import Ids
from transformer.data.parallel_corpus import (
    CorpusError,
    DroppedLines,
    Pair,
    ParallelCorpus,
    Report,
    by_count,
    hold_one_out,
)
from transformer.text.learning import LEARNERS, Unit
from transformer.text.tokenizer import Tokenizer


@dataclass(frozen=True)
class Encoded:
    """The encoded pairs of a corpus.

    Attributes:
        train: Ids of the training pairs, start and end included.
        texts: Texts of the training pairs.
        held_out: Ids of the held-out pairs, start and end included.
        held_out_texts: Texts of the held-out pairs.
        dropped: Pairs excluded for their ids, by reason, the most frequent reason first.
    """

    train: list[Ids]
    texts: list[Pair]
    held_out: list[Ids]
    held_out_texts: list[Pair]
    dropped: list[DroppedLines]


@lru_cache(maxsize=1)
def learn(
    pairs: ParallelCorpus, source: Unit, target: Unit, pieces: int, shared: bool, lower: bool
) -> tuple[Tokenizer, Tokenizer]:
    """Learn the tokenizers of both sides from the training pairs; the options are those of `ParallelText`."""
    sources, targets = ([pair[side] for pair in pairs.train] for side in (0, 1))
    if shared:
        both = LEARNERS[source](sources + targets, pieces, lower)
        return both, both
    return LEARNERS[source](sources, pieces, lower), LEARNERS[target](targets, pieces, lower)


@lru_cache(maxsize=1)
def encode(pairs: ParallelCorpus, source: Tokenizer, target: Tokenizer, max_tokens: int) -> Encoded:
    """Encode all pairs of at most `max_tokens` ids per side; training pairs with unknown characters are excluded.

    If no held-out pair fits, one of the others is held out.

    Raises:
        CorpusError: If no training pair or no held-out pair remains.
    """
    report, train, held_out = Report(), [], []
    for fit in _fitting(pairs, source, target, max_tokens, report):
        (train if fit.learned else held_out).append(fit)
    if not held_out and train:
        numbered, last = hold_one_out([(place, fit.pair) for place, fit in enumerate(train)])
        train, held_out = [train[place] for place, _ in numbered], [train[place] for place, _ in last]
    _check_counts(pairs.name, train, held_out, max_tokens)
    return Encoded(
        [fit.ids for fit in train], [fit.pair for fit in train],
        [fit.ids for fit in held_out], [fit.pair for fit in held_out], report.dropped,
    )  # fmt: skip


@dataclass(frozen=True)
class Usable:
    """The pairs that a run can use, without their ids.

    Attributes:
        train: Training pairs.
        held_out: Held-out pairs.
        dropped: All excluded pairs by reason, the most frequent reason first.
        usual_length: Number of ids, start and end included, that 95 of 100 pairs don't exceed.
    """

    train: list[Pair]
    held_out: list[Pair]
    dropped: list[DroppedLines]
    usual_length: int


def find_usable(pairs: ParallelCorpus, source: Tokenizer, target: Tokenizer, max_tokens: int) -> Usable:
    """Return the pairs that `encode` would encode; arguments and errors are its."""
    report, train, held_out, lengths = Report(), [], [], Counter[int]()
    for fit in _fitting(pairs, source, target, max_tokens, report, lengths):
        (train if fit.learned else held_out).append(fit.pair)
    if not held_out and train:
        train, held_out = ([pair for _, pair in part] for part in hold_one_out([*enumerate(train)]))
    _check_counts(pairs.name, train, held_out, max_tokens)
    most, seen, usual = 0.95 * lengths.total(), 0, 0
    for length, count in sorted(lengths.items()):
        seen, usual = seen + count, length
        if seen >= most:
            break
    return Usable(train, held_out, by_count(pairs.dropped + report.dropped), usual)


@dataclass(frozen=True)
class _Fit:
    """A pair that is short enough, its ids with start and end, and whether it is trained on."""

    pair: Pair
    ids: Ids
    learned: bool


def _fitting(
    pairs: ParallelCorpus,
    source: Tokenizer,
    target: Tokenizer,
    max_tokens: int,
    report: Report,
    lengths: Counter[int] | None = None,
) -> Iterator[_Fit]:
    """Yield the pairs that are short enough, training pairs first; others go to `report`, all lengths to `lengths`."""
    for place, (pair, line) in enumerate(zip(pairs.train + pairs.held_out, pairs.lines, strict=True)):
        learned = place < len(pairs.train)
        ids = ([START, *source.encode(pair[0]), END], [START, *target.encode(pair[1]), END])
        longer = max(map(len, ids))
        if lengths is not None:
            lengths[longer] += 1
        if longer > max_tokens:
            report.add(f"a side has more than {max_tokens - 2} tokens", line, pair)
        elif learned and UNKNOWN in ids[0] + ids[1]:
            report.add("it has a character too rare for the vocabulary", line, pair)
        else:
            yield _Fit(pair, ids, learned)


def _check_counts(name: str, train: Sized, held_out: Sized, max_tokens: int) -> None:
    """Check that pairs remain for both splits."""
    for part, what in ((train, "to learn from"), (held_out, "held out for measuring")):
        if not len(part):
            problem = f"has no pairs {what} of at most {max_tokens - 2} tokens"
            raise CorpusError(name, problem, "Raise `max_tokens`.")
