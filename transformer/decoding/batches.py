"""Greedy decoding of many texts in one padded pass: as ids alone, or as decodings with their traces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from transformer.attention import WEIGHTS
from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.data.batches import pad
from transformer.decoding.steps import Decoding, Readable, Spelling, Step, most_tokens, reason_of_end
from transformer.decoding.strategy import argmax_ids
from transformer.errors import TextError
from transformer.model import Transformer
from transformer.trace import Trace

AT_ONCE = "An encoder alone predicts every position at once, without steps."
"""The reason why an encoder alone stops."""


@torch.inference_mode()
def greedy_ids(model: Transformer, source: Tensor, max_length: int) -> Tensor:
    """Decode a batch greedily; a finished sequence leaves the batch.

    Args:
        model: A model in evaluation mode.
        source: Ids of the sources, `(batch, source)`.
        max_length: Most tokens to write.
    Returns:
        Written ids, `(batch, max_length)`: symbols, end, padding. Encoder-only: the prediction at each position,
        `(batch, source)`, with padding where the source has it.
    """
    if not model.config.has_decoder:
        return argmax_ids(model(source)).masked_fill(source == PAD, PAD)
    written = torch.full((len(source), max_length), PAD, device=source.device)
    for step, found in enumerate(_write(model, source, max_length, model.encode(source), model.config.causal)):
        written[found.rows, step] = found.ids
    return written


class _Written(NamedTuple):
    """The outcome of one step of a batch.

    Attributes:
        rows: The sequences that had not written the end token before, `(going,)`.
        logits: Of their next tokens, `(going, vocabulary)`.
        ids: What they write, `(going,)`.
    """

    rows: Tensor
    logits: Tensor
    ids: Tensor


def _write(
    model: Transformer,
    source: Tensor,
    most: int,
    memory: Tensor,
    cached: bool,
    edits: Trace | None = None,
    spelling: Spelling | None = None,
) -> Iterator[_Written]:
    """Write a batch greedily, step by step; a finished sequence leaves it, unless edits count on its row."""
    cache = KeyValueCache() if cached else None
    read = torch.full((len(source), 1), START, device=source.device)
    rows, ended = torch.arange(len(source), device=source.device), torch.zeros(len(source), dtype=torch.bool)
    for _ in range(most):
        if edits is not None and spelling is not None:
            edits.label(target=[spelling.tokens(row) for row in read.tolist()])
        logits = model.decode(read if cache is None else read[:, -1:], memory, source, cache, edits)[:, -1]
        ids = argmax_ids(logits)
        going = ~ended.to(ids.device)
        yield _Written(rows[going], logits[going], ids[going])
        read = torch.cat([read, ids[:, None]], dim=1)
        ended |= (ids == END).cpu()
        if ended.all():
            return
        if edits is None and ended.any():
            kept = (~ended).nonzero().squeeze(1).to(ids.device)
            rows, read, memory, source, ended = rows[kept], read[kept], memory[kept], source[kept], ended[~ended]
            if cache is not None:
                cache.select(kept)


@torch.inference_mode()
def greedy_batch(
    checkpoint: Readable,
    texts: Sequence[str],
    trace: Trace | None = None,
    max_length: int | None = None,
    cached: bool = True,
) -> list[Decoding]:
    """Write each text greedily, all in one padded pass: `greedy` of several texts.

    Args:
        checkpoint: A model with its tokenizers.
        texts: The source texts. Each step of each keeps the probabilities of all next tokens, 4 bytes a token of the
            vocabulary.
        trace: Captures the values of the whole batch, padding included; the trace of each decoding holds its part.
        max_length: Most tokens to write. Default: the model's limit.
        cached: As in `decode`.
    Raises:
        TextError: If a text is empty, too long, or has characters unknown to the model; the message counts from 1.
    """
    if not texts:
        return []
    model, limit = checkpoint.model, most_tokens(checkpoint.model, max_length)
    sources = _read_all(checkpoint, texts)
    source = pad(sources).to(model.device)
    source_tokens = [checkpoint.source_tokenizer.tokens(ids) for ids in sources]
    if trace is not None:
        trace.label(source=[checkpoint.source_tokenizer.tokens(row) for row in source.tolist()])
    if not model.config.has_decoder:
        logits = model(source, trace=trace)
        shares, ids = logits.softmax(dim=-1).cpu().numpy(), argmax_ids(logits).tolist()
        written = [list(zip(row[: len(own)], found)) for row, found, own in zip(ids, shares, sources)]
        return _decodings(checkpoint, written, sources, source_tokens, trace, limit)
    memory, steps = model.encode(source, trace), [[] for _ in texts]
    tokenizer = checkpoint.target_tokenizer
    edits = Trace(edits=trace.edits, record=False) if trace is not None and trace.edits else None
    if edits is not None:
        edits.label(source=[checkpoint.source_tokenizer.tokens(row) for row in source.tolist()])
    for found in _write(model, source, limit, memory, cached and model.config.causal, edits, tokenizer):
        shares = found.logits.softmax(dim=-1).cpu().numpy()
        for row, id, of_row in zip(found.rows.tolist(), found.ids.tolist(), shares, strict=True):
            steps[row].append((id, of_row))
    reads = [[START, *(id for id, _ in written[:-1])] for written in steps]
    if trace is not None:
        target = pad(reads).to(model.device)
        trace.label(target=[checkpoint.target_tokenizer.tokens(row) for row in target.tolist()])
        model.decode(target, memory, source, trace=trace)
        trace.check_names()
    return _decodings(checkpoint, steps, reads, source_tokens, trace, limit)


def _read_all(checkpoint: Readable, texts: Sequence[str]) -> list[list[int]]:
    found = []
    for number, text in enumerate(texts, start=1):
        try:
            found.append(checkpoint.source_tokenizer.read(text, checkpoint.model.config.max_length))
        except TextError as error:
            raise TextError(
                f"Text {number} of {len(texts)}: {error.sentence}", error.advice, value=error.value
            ) from None
    return found


def _decodings(
    checkpoint: Readable,
    written: list[list[tuple[int, np.ndarray]]],
    reads: list[list[int]],
    source_tokens: list[list[str]],
    trace: Trace | None,
    limit: int,
) -> list[Decoding]:
    """Return a decoding of each text.

    Args:
        checkpoint: A model with its tokenizers.
        written: Of each text, id and probabilities of each step.
        reads: Of each text, the ids that were read.
        source_tokens: Of each text, its tokens.
        trace: Of the whole batch.
        limit: Most tokens to write.
    """
    tokenizer, has_decoder = checkpoint.target_tokenizer, checkpoint.model.config.has_decoder
    certain: dict[int, np.ndarray] = {}
    decodings = []
    for item, (steps, read) in enumerate(zip(written, reads, strict=True)):
        ids = [id for id, _ in steps]
        tokens, read_tokens = tokenizer.tokens(ids), tokenizer.tokens(read) if has_decoder else source_tokens[item]
        sides = {"source": source_tokens[item], **({"target": read_tokens} if has_decoder else {})}
        own = trace.of_item(item, sides) if trace is not None else None
        rows = {} if own is None else {one.name: one.array[0] for one in own.find(_LAST_STACK[has_decoder])}
        records = [
            Step(
                position=position,
                reads=read_tokens[position],
                writes=tokens[position],
                token_id=id,
                probabilities=shares,
                rows={name: row_of_step(name, weights, position) for name, weights in rows.items()},
                tokenizer=tokenizer,
                candidates=_certain(certain, id, len(shares)),
                forced=False,
                choice_id=id,
            )
            for position, (id, shares) in enumerate(steps)
        ]
        decodings.append(
            Decoding(
                text=tokenizer.decode(ids),
                tokens=tokens,
                steps=records,
                source_tokens=source_tokens[item],
                target_tokens=read_tokens,
                finished=not has_decoder or ids[-1] == END,
                reason=reason_of_end(records[-1], limit) if has_decoder else AT_ONCE,
                unused_forced=[],
                trace=own,
            )
        )
    return decodings


_LAST_STACK = {True: f"decoder.{WEIGHTS}", False: f"encoder.{WEIGHTS}"}


def row_of_step(name: str, weights: np.ndarray, position: int) -> np.ndarray:
    """Return the row of a step in the map of a whole run, `(head, key)`: a decoder's self-attention had no later keys.

    Args:
        name: Captured name of the weights.
        weights: Weights of the run, `(head, query, key)`.
        position: Position of the token that the step reads.
    """
    is_grown = name.startswith("decoder") and ".self_attention." in name
    return weights[:, position, : position + 1 if is_grown else None]


def _certain(known: dict[int, np.ndarray], id: int, size: int) -> np.ndarray:
    """Return the distribution in which one token is certain, the same array each time."""
    if id not in known:
        known[id] = np.zeros(size, np.float32)
        known[id][id] = 1
        known[id].flags.writeable = False
    return known[id]
