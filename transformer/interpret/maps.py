"""What captured values say: attention maps by kind, entropy, where a head looks."""

from __future__ import annotations

import numpy as np
import torch

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, PAD, START
from transformer.data.batches import Batch, pad
from transformer.decoding import greedy_ids
from transformer.interpret.labelled_map import AttentionMaps, Kind, axes_of
from transformer.trace import Trace

KINDS: dict[Kind, tuple[str, str]] = {
    "encoder": ("encoder", "self_attention"),
    "cross": ("decoder", "cross_attention"),
    "decoder": ("decoder", "self_attention"),
}
"""The three kinds of attention and where they are in a trace."""


def attention_maps(trace: Trace, item: int = 0) -> dict[Kind, AttentionMaps]:
    """The maps of every kind that a trace captured, for one sequence of the batch.

    Args:
        trace: Of a full pass, with `weights` and `allowed` of every layer and with tokens.
        item: Which sequence of the batch.
    Returns:
        Kind → maps, in the order encoder, cross, decoder; kinds the model lacks are left out.
    """
    maps = {}
    for kind, (stack, attention) in KINDS.items():
        captured = trace.find(f"{stack}.layers.*.{attention}.weights")
        if captured:
            weights = np.stack([traced.array[item] for traced in captured])
            masks = [trace[traced.name.removesuffix("weights") + "allowed"].array[item] for traced in captured]
            maps[kind] = AttentionMaps(
                weights,
                *axes_of(kind, captured[0].tokens("query", item), captured[0].tokens("key", item)),
                # What some head may look at is not blocked: an edit may have taken it from the others.
                blocked=~np.any(masks, axis=(0, 1)),
                kind=kind,
                layers=[int(traced.name.split(".")[2]) for traced in captured],
                heads=[str(number + 1) for number in range(weights.shape[1])],
            )
    return maps


def attention_entropy(weights: np.ndarray) -> np.ndarray:
    """Mean attention entropy of each head.

    Args:
        weights: `(…, query, key)`; rows sum to 1.
    Returns:
        Entropy in nats, `(…)`: 0 = one key, log(key) = uniform. Rows that attend to nothing are left out.
    Source: Shannon (1948).
    """
    logs = np.log(weights, out=np.zeros_like(weights), where=weights > 0)
    entropy = -(weights * logs).sum(axis=-1)
    attends = weights.sum(axis=-1) > 0
    return (entropy * attends).sum(axis=-1) / attends.sum(axis=-1).clip(min=1)


@torch.inference_mode()
def read_batch(checkpoint: Checkpoint, texts: list[str]) -> Batch:
    """Several texts as one padded batch, each with the target that the model itself writes for it.

    Args:
        checkpoint: A model with its tokenizers.
        texts: What the encoder reads, one sequence each.
    Returns:
        Source, and what the decoder reads: the start, then what it wrote, without the end. Encoder-only: the source.
    Raises:
        TextError: If a text is empty, too long, or has characters the model never saw.
    """
    model = checkpoint.model
    source = pad([checkpoint.source_tokenizer.read(text, model.config.max_length) for text in texts]).to(model.device)
    if not model.config.has_decoder:
        return Batch(source, source)
    written = greedy_ids(model, source, model.config.max_length)
    target = pad([[START, *(i for i in row if i not in (PAD, END))] for row in written.tolist()])
    return Batch(source, target[:, : model.config.max_length].to(model.device))


@torch.inference_mode()
def trace_batch(checkpoint: Checkpoint, batch: Batch, trace: Trace) -> None:
    """Run a batch in one full pass.

    Args:
        checkpoint: A model with its tokenizers.
        batch: From `read_batch`.
        trace: Captures values of the pass, with tokens.
    """
    trace.label(source=[checkpoint.source_tokenizer.tokens(row) for row in batch.source.tolist()])
    if not checkpoint.config.has_decoder:
        checkpoint.model(batch.source, trace=trace)
        return
    trace.label(target=[checkpoint.target_tokenizer.tokens(row) for row in batch.target.tolist()])
    checkpoint.model(batch.source, batch.target, trace)
