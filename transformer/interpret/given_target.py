"""A target that is worth reading under teacher forcing: one that differs from what the model writes by itself."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, PAD, START, UNKNOWN
from transformer.decoding import Decoding
from transformer.errors import TextError
from transformer.interpret.forcing import right_answer, right_target
from transformer.text.wording import plain_token


@dataclass(frozen=True)
class TargetToRead:
    """A target, and where it comes from.

    Attributes:
        ids: Its tokens and the end token.
        is_known: It alone is right.
        origin: Where it comes from, in words that follow “it reads”.
    """

    ids: list[int]
    is_known: bool
    origin: str


def target_to_read(checkpoint: Checkpoint, text: str, decoding: Decoding) -> TargetToRead:
    """Return a target whose loss shows something: where every token is as the model expects, all losses are nearly 0.

    It is the right answer where the model writes something else. Otherwise it is what the model writes, with its first
    two words swapped where it writes words or parts of them, and with an early token replaced by the model's second
    choice there where it writes letters.

    Args:
        checkpoint: A model with a decoder.
        text: The source text.
        decoding: What the model wrote greedily.
    """
    own, usual = [step.token_id for step in decoding.steps], right_target(checkpoint, text, decoding)
    answer = right_answer(checkpoint, text)
    is_known = answer is not None and answer.is_only
    base = ("the right answer" if answer.is_only else "the reference") if answer else "what the model writes"
    if usual != own:
        return TargetToRead(usual, is_known, f"{base}, which differs from what the model writes")
    letters = all(len(step.writes) == 1 for step in decoding.steps if step.token_id > UNKNOWN)
    return (
        (not letters and _with_words_swapped(checkpoint, own, base))
        or _with_a_token_replaced(decoding, own, base)
        or TargetToRead(own, is_known, base)
    )


def _with_words_swapped(checkpoint: Checkpoint, own: list[int], base: str) -> TargetToRead | None:
    tokenizer = checkpoint.target_tokenizer
    words = tokenizer.decode(own).split(" ")
    for place, (first, second) in enumerate(pairwise(words)):
        swapped = [*words[:place], second, first, *words[place + 2 :]]
        try:
            ids = [*tokenizer.read(" ".join(swapped), checkpoint.config.max_length + 1)[1:-1], END]
        except TextError:
            continue
        if first and second and first != second and ids != own:
            return TargetToRead(ids, False, f"{base} with “{plain_token(first)}” and “{plain_token(second)}” swapped")
    return None


def _with_a_token_replaced(decoding: Decoding, own: list[int], base: str) -> TargetToRead | None:
    written = [place for place, id in enumerate(own) if id not in (END, UNKNOWN)]
    if not written:
        return None
    place = written[min(1, len(written) - 1)]
    step = decoding.steps[place]
    shares = step.probabilities.astype(float)
    shares[[PAD, START, END, UNKNOWN, step.token_id]] = -1.0
    other = int(np.argmax(shares))
    if shares[other] < 0:
        return None
    (named,) = step.tokenizer.tokens([other])
    origin = (
        f"{base} with token {place + 1}, “{plain_token(step.writes)}”, replaced by “{plain_token(named)}”, the model's "
        "second choice there"
    )
    return TargetToRead([*own[:place], other, *own[place + 1 :]], False, origin)
