"""A safetensors state dict of a foreign encoder-decoder as a checkpoint of this program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from transformer.checkpoints.checkpoint import Checkpoint, read_tensors
from transformer.importing.description import describe_state_dict
from transformer.importing.names import Names
from transformer.importing.vocabularies import NEVER, Ends
from transformer.model import Transformer


def import_state_dict(
    path: str | Path,
    *,
    name: str = "",
    num_heads: int | None = None,
    norm_first: bool | None = None,
    norm_eps: float | None = None,
    source_vocabulary: Sequence[str] | None = None,
    target_vocabulary: Sequence[str] | None = None,
    source_ends: Ends = "both",
    names: Names | None = None,
    **settings: Any,
) -> Checkpoint:
    """A model that another program trained, as a checkpoint of this one.

    Sizes are read from shapes. Without an output projection in the file the target embedding serves as one; biases of
    a kind that no layer of the file has are zero. Special tokens move to this program's ids.

    Args:
        path: A safetensors file with the state dict of an encoder-decoder.
        name: Shown to people. Default: the file's.
        num_heads: Attention heads of each layer. Default of this and the next four: what the file's metadata says.
        norm_first: Pre-norm; False is post-norm.
        norm_eps: Added to the variance; 1e-5 where the file doesn't say.
        source_vocabulary: Tokens of the source in the order of their ids.
        target_vocabulary: Tokens of the target in the order of their ids.
        source_ends: Which of start and end token stand around a source: `both`, `start`, `end` or `none`.
        names: What the file's tensors are called, where it isn't as in `torch.nn.Transformer`.
        **settings: Fields of `TransformerConfig` that no shape tells: `positions`, `activation`, `max_length`,
            `scaled_embedding`, `scaled_scores`.
    Raises:
        FileNotFoundError: If there is no such file.
        CheckpointError: If the file is no safetensors, or is a checkpoint already, or if a tensor is missing, unknown,
            of a wrong shape or not finite.
        ValueError: If something must be said that the file doesn't say, or a value breaks a rule.
    """
    path = Path(path)
    told = describe_state_dict(
        path, name=name, num_heads=num_heads, norm_first=norm_first, norm_eps=norm_eps,
        source_vocabulary=source_vocabulary, target_vocabulary=target_vocabulary, source_ends=source_ends, names=names,
        **settings,
    )  # fmt: skip
    source, target = told.source, told.target
    tensors = read_tensors(path, {place.name for place in told.places.values()})
    weights = {key: torch.zeros(shape) for key, shape in told.zeros.items()}
    weights |= {key: place.of(tensors[place.name]).float() for key, place in told.places.items()}
    weights["encoder.embedding.weight"] = source.arranged(weights["encoder.embedding.weight"])
    weights["decoder.embedding.weight"] = target.arranged(weights["decoder.embedding.weight"])
    if not told.config.tied_output:
        weights["output_projection.weight"] = target.arranged(weights["output_projection.weight"])
    weights["output_projection.bias"] = target.arranged(weights["output_projection.bias"], missing=NEVER)
    model = Transformer(told.config)
    model.load_state_dict(weights, strict=False)  # a tied table appears once; names and shapes are checked above
    return Checkpoint(
        name=told.name, model=model.eval(), source_tokenizer=source.tokenizer(), target_tokenizer=target.tokenizer()
    )
