"""What a decoding needs, and what it leaves: one record a step, and the whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
import torch
from torch import Tensor

from transformer.errors import SettingError
from transformer.model import Transformer
from transformer.text.tokenizer import Tokenizer

WEIGHTS = "*attention.weights"


class Readable(Protocol):
    """What decoding needs of a checkpoint: a model, and tokenizers for both of its sides."""

    @property
    def model(self) -> Transformer: ...

    @property
    def source_tokenizer(self) -> Tokenizer: ...

    @property
    def target_tokenizer(self) -> Tokenizer: ...


@dataclass(frozen=True, eq=False)
class Step:
    """One step of a decoding.

    Attributes:
        position: Position of the token that the decoder reads; 0 reads the start token.
        reads: That token.
        writes: The token it writes next.
        token_id: Id of the written token.
        probabilities: The model's own, of every token to come next, `(vocabulary,)`; they sum to 1.
        rows: Attention of this step by captured name, `(head, key)`; empty without a trace.
        tokenizer: Names the ids.
        candidates: What the written token was drawn from: `probabilities` after temperature, top-k and top-p,
            without padding, `(vocabulary,)`; they sum to 1. Greedy: all on the likeliest token. Where a token is
            forced they still tell what would have been drawn from.
        forced: The token was given from outside; `choice_id` is what the strategy would have written.
        choice_id: Id that the strategy chose; the written one unless it is forced.
    """

    position: int
    reads: str
    writes: str
    token_id: int
    probabilities: np.ndarray
    rows: dict[str, np.ndarray]
    tokenizer: Tokenizer
    candidates: np.ndarray
    forced: bool
    choice_id: int

    def top(self, k: int) -> list[tuple[str, float]]:
        """The k most probable next tokens with the model's own probabilities, best first."""
        best = np.argsort(-self.probabilities, kind="stable")[:k]
        tokens = self.tokenizer.tokens(best.tolist())
        return list(zip(tokens, self.probabilities[best].tolist(), strict=True))

    @property
    def choice(self) -> str:
        """The token that the strategy chose; the written one unless it is forced."""
        return self.tokenizer.tokens([self.choice_id])[0]

    @property
    def probability(self) -> float:
        """The model's own probability of the written token."""
        return float(self.probabilities[self.token_id])

    @property
    def entropy(self) -> float:
        """Entropy of the model's own next token in nats: 0 = sure, log(vocabulary) = no idea."""
        positive = self.probabilities[self.probabilities > 0]
        return float(-(positive * np.log(positive)).sum())


@dataclass(frozen=True, eq=False)
class Decoding:
    """A finished decoding.

    Attributes:
        text: What was written.
        tokens: Its tokens, with the end token if it was written.
        steps: One record a step. Encoder-only: one a position, start and end included.
        source_tokens: What the encoder read, start and end included.
        target_tokens: What the decoder read, one a step, from the start token on. Encoder-only: the source.
        finished: The model itself wrote the end; False = it was cut off at the length limit, or the end was forced.
        reason: Why it stopped, in a sentence.
        unused_forced: Forced steps that were never reached, in order.
    """

    text: str
    tokens: list[str]
    steps: list[Step]
    source_tokens: list[str]
    target_tokens: list[str]
    finished: bool
    reason: str
    unused_forced: list[int]


def read_source(checkpoint: Readable, text: str) -> tuple[Tensor, list[str]]:
    """What the encoder reads: the ids, `(1, source)`, and their tokens.

    Raises:
        TextError: If the text is empty, too long, or has characters the model never saw.
    """
    ids = checkpoint.source_tokenizer.read(text, checkpoint.model.config.max_length)
    return torch.tensor([ids], device=checkpoint.model.device), checkpoint.source_tokenizer.tokens(ids)


def most_tokens(model: Transformer, max_length: int | None) -> int:
    """How many tokens may be written: what the model can hold, or fewer where that is asked for."""
    if max_length is not None and max_length < 1:
        raise SettingError("max_length", "be at least 1", max_length, "Leave it out for no limit of your own.")
    limit = model.config.max_length
    return limit if max_length is None else min(limit, max_length)
