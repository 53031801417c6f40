"""Several texts in one padded pass, with their own targets, and the entropy of attention."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, PAD, START
from transformer.data.batches import Batch, pad
from transformer.decoding import greedy_ids
from transformer.trace import Trace


def relative_entropy(weights: np.ndarray, allowed: np.ndarray) -> np.ndarray:
    """Return the mean over the rows of each head of `row_entropy`.

    Args:
        weights: Attention weights, `(…, query, key)`; rows sum to 1, or to 0 if they attend to nothing.
        allowed: Which keys a query may attend to, boolean, `(query, key)`.
    Returns:
        From 0 = one key to 1 = even over all allowed ones, `(…)`. Rows with a single allowed key have no choice and
        don't count, nor do rows that attend to nothing.
    """
    shares = row_entropy(weights, allowed)
    counted = ~np.isnan(shares)
    return np.where(counted, shares, 0).sum(axis=-1) / counted.sum(axis=-1).clip(min=1)


def row_entropy(weights: np.ndarray, allowed: np.ndarray) -> np.ndarray:
    """Return the entropy of each row over the largest that is possible, log(allowed keys).

    Args:
        weights: Attention weights, `(…, query, key)`; rows sum to 1, or to 0 if they attend to nothing.
        allowed: Which keys a query may attend to, boolean, `(query, key)`.
    Returns:
        From 0 = one key to 1 = even over all allowed ones, `(…, query)`; NaN where a row has no choice, or attends to
        nothing.
    """
    keys = allowed.sum(axis=-1)
    logs = np.log(weights, out=np.zeros_like(weights), where=weights > 0)
    shares = -(weights * logs).sum(axis=-1) / np.log(keys.clip(min=2))
    return np.where((weights.sum(axis=-1) > 0) & (keys > 1), shares, np.nan)


@torch.inference_mode()
def read_batch(checkpoint: Checkpoint, texts: list[str]) -> Batch:
    """Encode several texts as one padded batch, each with the target that the model writes for it greedily.

    Args:
        checkpoint: A model with its tokenizers.
        texts: Source texts, one per sequence.
    Returns:
        Source ids, and the ids that the decoder reads: start and the written tokens, without end. Encoder-only: the
        source ids twice.
    Raises:
        TextError: If a text is empty, too long, or has characters unknown to the model.
    """
    longest = checkpoint.config.max_length
    return with_own_targets(checkpoint, pad([checkpoint.source_tokenizer.read(text, longest) for text in texts]))


@torch.inference_mode()
def with_own_targets(checkpoint: Checkpoint, source: Tensor) -> Batch:
    """Return source ids, `(sequence, source)`, with the target that the model writes for each; see `read_batch`."""
    model = checkpoint.model
    source = source.to(model.device)
    if not model.config.has_decoder:
        return Batch(source, source)
    written = greedy_ids(model, source, model.config.max_length)
    target = pad([[START, *(i for i in row if i not in (PAD, END))] for row in written.tolist()])
    return Batch(source, target[:, : model.config.max_length].to(model.device))


@torch.inference_mode()
def trace_batch(checkpoint: Checkpoint, batch: Batch, trace: Trace) -> None:
    """Run a model on a batch in one full pass.

    Args:
        checkpoint: A model with its tokenizers.
        batch: Batch as `read_batch` returns it.
        trace: Receives the values of the pass, and the tokens.
    """
    trace.label(source=[checkpoint.source_tokenizer.tokens(row) for row in batch.source.tolist()])
    if not checkpoint.config.has_decoder:
        checkpoint.model(batch.source, trace=trace)
        return
    trace.label(target=[checkpoint.target_tokenizer.tokens(row) for row in batch.target.tolist()])
    checkpoint.model(batch.source, batch.target, trace)
