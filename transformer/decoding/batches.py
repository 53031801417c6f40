"""Greedy decoding of a batch that returns only ids, for measurements."""

from __future__ import annotations

import torch
from torch import Tensor

from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.decoding.strategy import argmax_ids
from transformer.model import Transformer


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
    memory, cache = model.encode(source), KeyValueCache() if model.config.causal else None
    read = torch.full((len(source), 1), START, device=source.device)
    alive = torch.arange(len(source), device=source.device)  # rows that have not written the end token
    for step in range(max_length):
        ids = argmax_ids(model.decode(read if cache is None else read[:, -1:], memory, source, cache)[:, -1])
        written[alive, step] = ids
        read = torch.cat([read, ids[:, None]], dim=1)
        going = (ids != END).nonzero().squeeze(1)
        if len(going) == 0:
            break
        if len(going) < len(ids):
            alive, read, memory, source = alive[going], read[going], memory[going], source[going]
            if cache is not None:
                cache.select(going)
    return written
