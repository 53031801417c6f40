"""Writing the target: greedy decoding with a key-value cache, one record a step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import torch
from torch import Tensor

from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.model import Transformer
from transformer.tokenization import Tokenizer
from transformer.trace import Trace

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
        probabilities: Of every token to come next, `(vocabulary,)`; they sum to 1.
        rows: Attention of this step by captured name, `(head, key)`; empty without a trace.
        tokenizer: Names the ids.
    """

    position: int
    reads: str
    writes: str
    token_id: int
    probabilities: np.ndarray
    rows: dict[str, np.ndarray]
    tokenizer: Tokenizer

    def top(self, k: int) -> list[tuple[str, float]]:
        """The k most probable next tokens with their probabilities, best first."""
        best = np.argsort(-self.probabilities, kind="stable")[:k]
        tokens = self.tokenizer.tokens(best.tolist())
        return list(zip(tokens, self.probabilities[best].tolist(), strict=True))

    @property
    def probability(self) -> float:
        """Probability of the written token."""
        return float(self.probabilities[self.token_id])

    @property
    def entropy(self) -> float:
        """Entropy of the next token in nats: 0 = sure, log(vocabulary) = no idea."""
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
        finished: The model itself wrote the end; False = it was cut off at the length limit.
        reason: Why it stopped, in a sentence.
    """

    text: str
    tokens: list[str]
    steps: list[Step]
    source_tokens: list[str]
    target_tokens: list[str]
    finished: bool
    reason: str


@torch.inference_mode()
def greedy(
    checkpoint: Readable, text: str, trace: Trace | None = None, max_length: int | None = None, cached: bool = True
) -> Decoding:
    """Write the most probable token, step by step, until the end token or the limit.

    With a trace the whole decoding is captured: after the last step one full pass over the finished target gives
    every value, and each step keeps its own attention rows as the cached step computed them.

    Args:
        checkpoint: A model with its tokenizers.
        text: What the encoder reads.
        trace: Captures values; None is the fast path.
        max_length: Most tokens to write. Default: what the model can hold.
        cached: Keep keys and values of the tokens already read. A cache keeps each row as it was when its token was
            the last one; where an edit lets rows look at later tokens, every new token changes the rows before it,
            which only a full pass at every step can show.
    Raises:
        TextError: If the text is empty, too long, or has characters the model never saw.
        ValueError: If `max_length` is below 1.
    Source: Vaswani et al. (2017), §3.1 (auto-regressive); greedy search.
    """
    if max_length is not None and max_length < 1:
        raise ValueError(f"`max_length` must be at least 1, got {max_length}.")
    model, tokenizer = checkpoint.model, checkpoint.target_tokenizer
    ids = checkpoint.source_tokenizer.read(text, model.config.max_length)
    source = torch.tensor([ids], device=model.device)
    source_tokens = checkpoint.source_tokenizer.tokens(ids)
    if trace is not None:
        trace.label(source=[source_tokens])
    if not model.config.has_decoder:
        return _every_position_at_once(model, tokenizer, source, source_tokens, trace)
    limit = min(model.config.max_length, max_length if max_length is not None else model.config.max_length)
    memory = model.encode(source, trace)
    read, steps = [START], []
    edits = trace.edits if trace is not None else None
    cache = KeyValueCache() if cached else None
    while len(steps) < limit:
        rows = Trace(WEIGHTS, edits=edits) if trace is not None else None
        if rows is not None:
            rows.label(source=[source_tokens], target=[tokenizer.tokens(read)])
        target = torch.tensor([read[-1:] if cached else read], device=model.device)
        probabilities = model.decode(target, memory, source, cache, rows)[0, -1].softmax(dim=-1)
        steps.append(_step(len(steps), read[-1], probabilities, rows, tokenizer))
        read.append(steps[-1].token_id)
        if read[-1] == END:
            break
    target_tokens = tokenizer.tokens(read[:-1])
    if trace is not None:
        trace.label(target=[target_tokens])
        model.decode(torch.tensor([read[:-1]], device=model.device), memory, source, trace=trace)
    finished = read[-1] == END
    return Decoding(
        text=tokenizer.decode(read),
        tokens=tokenizer.tokens(read[1:]),
        steps=steps,
        source_tokens=source_tokens,
        target_tokens=target_tokens,
        finished=finished,
        reason="It wrote the end token </s>, so it stopped."
        if finished
        else f"It reached the limit of {limit} tokens before it wrote the end token </s>.",
    )


def _every_position_at_once(
    model: Transformer, tokenizer: Tokenizer, source: Tensor, source_tokens: list[str], trace: Trace | None
) -> Decoding:
    rows = None
    if trace is not None:
        model(source, trace=trace)
        rows = Trace(WEIGHTS, edits=trace.edits)
        rows.label(source=[source_tokens])
    probabilities = model(source, trace=rows)[0].softmax(dim=-1)
    steps = [
        _step(position, read, probabilities[position], rows, tokenizer, row=position)
        for position, read in enumerate(source[0].tolist())
    ]
    written = [step.token_id for step in steps]
    return Decoding(
        text=tokenizer.decode(written),
        tokens=tokenizer.tokens(written),
        steps=steps,
        source_tokens=source_tokens,
        target_tokens=source_tokens,
        finished=True,
        reason="An encoder alone predicts every position at once; there is nothing to wait for.",
    )


def _step(
    position: int, read: int, probabilities: Tensor, rows: Trace | None, tokenizer: Tokenizer, row: int = -1
) -> Step:
    token_id = int(likeliest(probabilities))
    reads, writes = tokenizer.tokens([read, token_id])
    weights = {traced.name: traced.array[0, :, row] for traced in rows.find(WEIGHTS)} if rows is not None else {}
    return Step(position, reads, writes, token_id, probabilities.cpu().numpy(), weights, tokenizer)


def likeliest(scores: Tensor) -> Tensor:
    """Ids of the best scores, `(…, vocabulary)` → `(…)`; never padding, which would be masked when it is read back."""
    return scores[..., PAD + 1 :].argmax(dim=-1) + PAD + 1


@torch.inference_mode()
def greedy_ids(model: Transformer, source: Tensor, max_length: int) -> Tensor:
    """Greedy decoding of a batch, ids only; a sequence that has ended leaves the batch.

    Args:
        model: In evaluation mode.
        source: `(batch, source)`.
        max_length: Most tokens to write.
    Returns:
        Written ids, `(batch, max_length)`: symbols, end, padding. Encoder-only: the prediction at each position,
        `(batch, source)`, padding where the source is.
    """
    if not model.config.has_decoder:
        return likeliest(model(source)).masked_fill(source == PAD, PAD)
    written = torch.full((len(source), max_length), PAD, device=source.device)
    alive = torch.arange(len(source), device=source.device)
    for step, next_ids in enumerate(_next_ids(model, source, alive, max_length)):
        rows, ids = next_ids
        written[rows, step] = ids
    return written


def _next_ids(model: Transformer, source: Tensor, alive: Tensor, max_length: int) -> Iterator[tuple[Tensor, Tensor]]:
    """For each step the rows still being written and the id each of them writes."""
    memory, cache = model.encode(source), KeyValueCache()
    ids = torch.full((len(source),), START, device=source.device)
    for _ in range(max_length):
        ids = likeliest(model.decode(ids[:, None], memory, source, cache)[:, -1])
        yield alive, ids
        going = (ids != END).nonzero().squeeze(1)
        if len(going) == 0:
            return
        if len(going) < len(ids):
            alive, ids, memory, source = alive[going], ids[going], memory[going], source[going]
            cache.select(going)
