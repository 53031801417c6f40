"""A parallel corpus as ids: the tokenizers learned from it, and its encoded pairs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from transformer.config import END, START, UNKNOWN
from transformer.data.batches import Ids
from transformer.data.parallel_corpus import CorpusError, DroppedLines, Pair, ParallelCorpus, Report
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

    Raises:
        CorpusError: If no training pair or no held-out pair remains.
    """
    report, found = Report(), Encoded([], [], [], [], [])
    for place, (pair, line) in enumerate(zip(pairs.train + pairs.held_out, pairs.lines, strict=True)):
        learned = place < len(pairs.train)
        ids = ([START, *source.encode(pair[0]), END], [START, *target.encode(pair[1]), END])
        if max(map(len, ids)) > max_tokens:
            report.add(f"a side has more than {max_tokens - 2} tokens", line, pair)
        elif learned and UNKNOWN in ids[0] + ids[1]:
            report.add("it has a character too rare for the vocabulary", line, pair)
        elif learned:
            found.train.append(ids)
            found.texts.append(pair)
        else:
            found.held_out.append(ids)
            found.held_out_texts.append(pair)
    for part, what in ((found.train, "to learn from"), (found.held_out, "held out for measuring")):
        if not part:
            problem = f"has no pairs {what} of at most {max_tokens - 2} tokens"
            raise CorpusError(pairs.name, problem, "Raise `max_tokens`.")
    found.dropped.extend(report.dropped)
    return found
