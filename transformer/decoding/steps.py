"""The input and output of decoding: the part of a checkpoint that it needs, and the records that it returns."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

import numpy as np
import torch
from torch import Tensor

from transformer.attention import WEIGHTS
from transformer.config import END
from transformer.errors import LabError, SettingError
from transformer.maps import Kind, LabelledMap, attention_maps, rows_written
from transformer.maps.tables import pandas
from transformer.model import Transformer
from transformer.showable import Showable
from transformer.text.tokenizer import Tokenizer
from transformer.text.wording import clipped
from transformer.trace import Trace

if TYPE_CHECKING:
    import pandas as pd


class Readable(Protocol):
    """The part of a checkpoint that decoding needs: a model, and tokenizers of both sides."""

    @property
    def model(self) -> Transformer:
        """The model."""
        ...

    @property
    def source_tokenizer(self) -> Tokenizer:
        """The tokenizer of the source."""
        ...

    @property
    def target_tokenizer(self) -> Tokenizer:
        """The tokenizer of the target."""
        ...


class Spelling(Protocol):
    """A speller of ids: the tokenizer of a model."""

    def tokens(self, ids: list[int]) -> list[str]:
        """Return the token of each id."""
        ...


@dataclass(frozen=True, eq=False, repr=False)
class Step:
    """One step of a decoding.

    Attributes:
        position: Position of the token that the decoder reads; 0 for the start token.
        reads: The token read.
        writes: The token written.
        token_id: Id of the written token.
        probabilities: The model's probabilities of all next tokens, `(vocabulary,)`; they sum to 1.
        rows: Attention rows of this step by captured name, `(head, key)`; empty without a trace.
        tokenizer: Maps ids to tokens.
        candidates: The distribution from which the written token was drawn: `probabilities` after temperature, top-k
            and top-p, without padding, `(vocabulary,)`; it sums to 1. Greedy: 1 for the most probable token. For a
            forced token, the distribution from which the strategy would have drawn.
        forced: The token was given by the caller; `choice_id` is what the strategy would have written.
        choice_id: Id that the strategy chose; the same as `token_id` unless the token is forced.
    """

    position: int
    reads: str
    writes: str
    token_id: int
    probabilities: np.ndarray
    rows: dict[str, np.ndarray]
    tokenizer: Spelling
    candidates: np.ndarray
    forced: bool
    choice_id: int

    def __repr__(self) -> str:
        share = f"{self.probability:.3f}"
        return f"Step({self.position}: reads {self.reads!r}, writes {self.writes!r} with probability {share})"

    def top(self, k: int) -> list[tuple[str, float]]:
        """Return the k most probable next tokens with the model's probabilities, most probable first."""
        best = np.argsort(-self.probabilities, kind="stable")[:k]
        tokens = self.tokenizer.tokens(best.tolist())
        return list(zip(tokens, self.probabilities[best].tolist(), strict=True))

    @property
    def choice(self) -> str:
        """The token that the strategy chose; the same as `writes` unless the token is forced."""
        return self.tokenizer.tokens([self.choice_id])[0]

    @property
    def probability(self) -> float:
        """The model's probability of the written token."""
        return float(self.probabilities[self.token_id])

    @property
    def entropy(self) -> float:
        """Entropy of the model's distribution of the next token in nats, from 0 (certain) to log(vocabulary)."""
        positive = self.probabilities[self.probabilities > 0]
        return float(-(positive * np.log(positive)).sum())


@dataclass(frozen=True, eq=False, repr=False)
class Decoding(Showable):
    """A finished decoding.

    Attributes:
        text: The text written.
        tokens: The tokens written, with the end token if it was written.
        steps: One record per step. Encoder-only: one per position, start and end included.
        source_tokens: Tokens of the source, start and end included.
        target_tokens: Tokens that the decoder read, one per step, beginning with start. Encoder-only: the source.
        finished: The model wrote the end token; False if the length limit cut it off or the end was forced.
        reason: Why the decoding stopped, in a sentence.
        unused_forced: Forced steps that were never reached, in ascending order.
        trace: What was captured on the way; None if nothing was.
    """

    text: str
    tokens: list[str]
    steps: list[Step]
    source_tokens: list[str]
    target_tokens: list[str]
    finished: bool
    reason: str
    unused_forced: list[int]
    trace: Trace | None = None

    def __repr__(self) -> str:
        count = f"{len(self.steps)} step{'' if len(self.steps) == 1 else 's'}"
        return f"Decoding({clipped(self.text, 60)!r}, {count}{'' if self.finished else ', not finished'})"

    def map(self, kind: Kind, *, layer: int, head: int) -> LabelledMap:
        """Return where one head looks, `(query, key)`; rows of a decoder are labelled with what they read and write.

        Args:
            kind: `encoder`, `cross` or `decoder`.
            layer: Number of the layer, from 1.
            head: Number of the head, from 1.
        Raises:
            SettingError: If the model has no such head, or its attention was not captured.
            LabError: If the decoding has no trace of attention.

        Example:
            greedy(load("reverse-letters"), "attention", trace=Trace()).map("cross", layer=2, head=1)
        """
        maps = attention_maps(self.traced())
        if kind not in maps:
            rule = f"be one of {', '.join(maps)}" if len(maps) > 1 else f"be {next(iter(maps))}: there is no other here"
            raise SettingError("kind", rule, kind)
        layers = [number + 1 for number in maps[kind].layers]
        if layer not in layers or isinstance(layer, bool):
            raise SettingError("layer", f"be one of {', '.join(map(str, layers))}, counted from 1", layer)
        heads = len(maps[kind].heads)
        if not isinstance(head, int) or isinstance(head, bool) or not 1 <= head <= heads:
            raise SettingError("head", f"be 1 to {heads}, counted from 1", head)
        found = maps[kind].of(layer - 1, head - 1)
        is_written = kind != "encoder" and self.steps
        return replace(found, rows=rows_written(found.rows, self.tokens)) if is_written else found

    def traced(self) -> Trace:
        """Return the trace, where it holds attention.

        Raises:
            LabError: If there is none.
        """
        if self.trace is None or not self.trace.find(WEIGHTS):
            advice = "Give it a trace: greedy(checkpoint, text, trace=Trace())."
            raise LabError("This text was written without looking at attention.", advice=advice)
        return self.trace

    def to_dataframe(self) -> pd.DataFrame:
        """Return a table of pandas with one row a step, from 1: what is read and written, its probability, the entropy.

        Raises:
            LabError: If pandas is not installed.
        """
        fields = ("reads", "writes", "token_id", "probability", "entropy", "forced", "choice")
        rows = [
            {"step": step.position + 1, **{name: getattr(step, name) for name in fields}} for step in self.steps
        ]  # fmt: skip
        return pandas().DataFrame(rows, columns=["step", *fields])


def reason_of_end(last: Step, limit: int) -> str:
    """Return why a decoding ended with this step, in a sentence."""
    if last.token_id != END:
        return f"It reached the limit of {limit} tokens before it wrote the end token </s>."
    return f"{'The end token </s> was forced' if last.forced else 'It wrote the end token </s>'}, so it stopped."


def check_readable(checkpoint: object) -> None:
    """Check that something can be decoded with, before anything else fails over it.

    Raises:
        SettingError: If it is no model with tokenizers: it was given in another's place.
    """
    if not all(hasattr(checkpoint, part) for part in ("model", "source_tokenizer", "target_tokenizer")):
        got, advice = f"a value of type {type(checkpoint).__name__}", "The checkpoint comes first, then the text."
        if type(checkpoint).__module__.startswith("transformers."):
            advice = "What a model of that library looks at is shown by transformer.importing.capture."
        raise SettingError("checkpoint", "be a model with its tokenizers, as `load` returns", got=got, advice=advice)


def read_source(checkpoint: Readable, text: str) -> tuple[Tensor, list[str]]:
    """Encode a source text: its ids, `(1, source)`, and their tokens.

    Raises:
        TextError: If the text is empty, too long, or has characters unknown to the model.
    """
    ids = checkpoint.source_tokenizer.read(text, checkpoint.model.config.max_length)
    return torch.tensor([ids], device=checkpoint.model.device), checkpoint.source_tokenizer.tokens(ids)


def most_tokens(model: Transformer, max_length: int | None) -> int:
    """Return the most tokens to write: the model's limit, or `max_length` if that is less.

    Raises:
        SettingError: If `max_length` is below 1.
    """
    if max_length is not None and max_length < 1:
        raise SettingError("max_length", "be at least 1", max_length, "Leave it out for no limit of your own.")
    limit = model.config.max_length
    return limit if max_length is None else min(limit, max_length)
