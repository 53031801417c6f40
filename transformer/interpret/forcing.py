"""Teacher forcing: what a model predicts while it reads a given target, whatever it would have written itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, START
from transformer.data.tasks import task_from_dict
from transformer.decoding import Decoding, Readable, argmax_ids
from transformer.decoding.steps import read_source
from transformer.errors import SettingError
from transformer.text.tokenizer_parts import SPECIALS
from transformer.text.wording import comparable, decimal, in_a_line, percent, plain_token
from transformer.trace import Trace

_LOST = 0.9
"""Share of the loss of a text that its end token has to take, before the rest is said to be copied."""


@dataclass(frozen=True)
class RightAnswer:
    """The right answer to a text, or one of several.

    Attributes:
        text: The answer.
        is_only: No other answer is right. Else it is the one reference of a file of pairs: a translation can be right
            in other words.
    """

    text: str
    is_only: bool

    def is_met_by(self, output: str) -> bool:
        """Return whether an output is this answer, compared as for the measured share of exact matches."""
        return comparable(output) == comparable(self.text)

    def verdict_on(self, output: str) -> str:
        """Return in words whether an output is right; of one that may be right in other words, the reference."""
        if self.is_met_by(output):
            return "exactly right"
        return "not right" if self.is_only else f"The reference says: {in_a_line(self.text)}"


def right_answer(checkpoint: Checkpoint, text: str) -> RightAnswer | None:
    """Return the answer of the model's task for a text, or None if it is unknown."""
    task = task_from_dict(checkpoint.task) if checkpoint.task else None
    answer = task.answer(text) if task else None
    return None if task is None or answer is None else RightAnswer(answer, is_only=not task.file)


def right_target(checkpoint: Checkpoint, text: str, decoding: Decoding) -> list[int]:
    """Return the ids of the task's answer and the end token, or what the model wrote if the answer is unknown."""
    answer = right_answer(checkpoint, text)
    if answer is None:
        return [step.token_id for step in decoding.steps]
    return [*checkpoint.target_tokenizer.encode(answer.text), END]


def has_one_answer(checkpoint: Checkpoint, text: str) -> bool:
    """Return whether the right answer to a text is known, and no other one is right."""
    answer = right_answer(checkpoint, text)
    return answer is not None and answer.is_only


@dataclass(frozen=True, eq=False)
class ForcedPredictions:
    """Predictions of a model at each position while it reads a given target (teacher forcing).

    Attributes:
        reads: The token read at each position, beginning with start.
        right: The token that the target has there.
        predicted: The most probable token.
        text: The text of the predicted tokens.
        log_probabilities: Natural log-probability of the target's token, `(position,)`.
        is_known: The target alone is right; otherwise `right` is only what the target contains.
    """

    reads: list[str]
    right: list[str]
    predicted: list[str]
    text: str
    log_probabilities: np.ndarray
    is_known: bool = True

    @property
    def num_right(self) -> int:
        """Number of positions at which the most probable token is the right one."""
        return sum(right == predicted for right, predicted in zip(self.right, self.predicted))

    @property
    def mean_log_probability(self) -> float:
        """Mean log-probability of the right token in nats; 0 = certain everywhere."""
        return float(self.log_probabilities.mean())

    @property
    def total(self) -> float:
        """Log-probability of the whole target in nats: the sum over its tokens, each after those before it."""
        return float(self.log_probabilities.astype(float).sum())

    @property
    def result(self) -> str:
        """How many tokens it would have written, in words."""
        return f"{self.num_right} of {len(self.right)} tokens {'right' if self.is_known else 'as in the target'}."

    @property
    def figures(self) -> str:
        """The log-probability in words."""
        mean = f"{decimal(self.mean_log_probability, 3)} nats"
        nearly = "nearly 0" if self.mean_log_probability > -0.0005 else mean
        return f"Mean log-probability of {'the right token' if self.is_known else 'a token of the target'}: {nearly}."


@torch.inference_mode()
def teacher_forced(
    checkpoint: Readable, text: str, target: list[int], trace: Trace | None = None, is_known: bool = True
) -> ForcedPredictions:
    """Read a whole target in one pass, as in training, whatever the model would have written.

    Args:
        checkpoint: A model with a decoder, with its tokenizers.
        text: The source text.
        target: Ids to predict, usually with the end token; the decoder reads the start token and all but the last.
        trace: Captures values, with tokens; may edit them.
        is_known: The target alone is right; it is not one of several, written by the model, or invented.
    Raises:
        TextError: If the text can't be read.
        SettingError: If the model has no decoder.
    """
    model, tokenizer = checkpoint.model, checkpoint.target_tokenizer
    if not model.config.has_decoder:
        raise SettingError("checkpoint", "have a decoder", got="an encoder-only model", advice="Use another model.")
    source, source_tokens = read_source(checkpoint, text)
    read = [START, *target[:-1]]
    if trace is not None:
        trace.label(source=[source_tokens], target=[tokenizer.tokens(read)])
    logs = model(source, torch.tensor([read], device=model.device), trace)[0].log_softmax(dim=-1)
    right = torch.tensor(target, device=model.device)
    predicted = argmax_ids(logs).tolist()
    return ForcedPredictions(
        reads=tokenizer.tokens(read),
        right=tokenizer.tokens(target),
        predicted=tokenizer.tokens(predicted),
        text=tokenizer.decode(predicted),
        log_probabilities=logs.gather(1, right[:, None])[:, 0].cpu().numpy(),
        is_known=is_known,
    )


def describe_missed_end(predictions: ForcedPredictions) -> str:
    """Say why a decoder without a causal mask, almost certain of all other tokens, misses the end; empty otherwise.

    In training it reads </s> too, in all but the longest texts of a batch: they are filled up to that one's length.
    """
    lost = -predictions.log_probabilities.astype(float)
    if (
        predictions.right[-1] != SPECIALS[END]
        or lost[-1] < _LOST * lost.sum()
        or predictions.num_right == len(predictions.right)
    ):
        return ""
    return (
        f"{percent(float(lost[-1] / lost.sum()))} of the loss is the end token's. In training the shorter texts of a "
        f"batch are padded, so </s> too stands one place ahead; here nothing does."
    )


def find_difference(target: ForcedPredictions, own: ForcedPredictions) -> int | None:
    """Return the first position, from 0, at which two texts have different tokens; None if they are the same.

    What is read there is still the same: the beginnings differ only from the next position on.
    """
    pairs = zip(target.right, own.right, strict=False)
    shorter = min(len(target.right), len(own.right))
    same = len(target.right) == len(own.right)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), None if same else shorter)


def compare_with_own(target: ForcedPredictions, own: ForcedPredictions, finished: bool = True) -> str:
    """Compare a target with what the model writes by itself, both read under teacher forcing.

    Args:
        target: Predictions for the target.
        own: Predictions for what the model wrote greedily.
        finished: It ended what it wrote.
    """
    size = f"{len(target.right)} token{'' if len(target.right) == 1 else 's'}"
    place = find_difference(target, own)
    if place is None:
        return f"It is what the model writes. Its log P is {_nats(target.total)}, the sum over its {size}."
    sentences = [
        f"They differ at step {place + 1}: after the same beginning it writes {_quote(own.right, place)} instead of "
        f"{_quote(target.right, place)}. From step {place + 2} on, each is read after its own beginning.",
    ]
    if finished and target.total > own.total + 0.01:
        sentences.append(
            "The target is the likelier of the two: the best token at each step need not give the best text."
        )
    if target.is_known and len(own.right) > place + 1:
        sentences.append(
            f"What it writes is wrong: from step {place + 2} on it reads its own wrong token. In training it "
            "only ever read right ones (exposure bias)."
        )
    sentences.append(
        f"log P of this target is {_nats(target.total)}, the sum over its {size}. For what the model writes by itself"
        f"{'' if finished else ', cut at the limit,'} it is {_nats(own.total)}, over {len(own.right)}."
    )
    return " ".join(sentences)


def _nats(value: float) -> str:
    return "nearly 0 nats" if value > -0.005 else f"{decimal(value, 2)} nats"


def _quote(tokens: list[str], place: int) -> str:
    return f"“{plain_token(tokens[place])}”" if place < len(tokens) else "nothing"
