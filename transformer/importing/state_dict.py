"""Import of a foreign encoder-decoder from a safetensors state dict."""

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
    """Import a model trained with another program as a checkpoint.

    Sizes are read from shapes. If the file has no output projection, the target embedding serves as one. Biases of a
    kind that no layer of the file has are set to zero. Special tokens move to this program's ids.

    Args:
        path: A safetensors file with the state dict of an encoder-decoder.
        name: Name of the model, for people. Default: the file's name.
        num_heads: Attention heads per layer. Default of this and the next four: the value in the file's metadata.
        norm_first: True for pre-norm, False for post-norm.
        norm_eps: Added to the variance; 1e-5 if neither this nor the metadata gives it.
        source_vocabulary: Source tokens in the order of their ids.
        target_vocabulary: Target tokens in the order of their ids.
        source_ends: Which of the start and end tokens surround a source: `both`, `start`, `end` or `none`.
        names: Names of the file's tensors, where they differ from `torch.nn.Transformer`.
        **settings: Fields of `TransformerConfig` that no shape reveals: `positions`, `activation`, `max_length`,
            `scaled_embedding`, `scaled_scores`.
    Raises:
        FileNotFoundError: If the file doesn't exist.
        CheckpointError: If the file is not a safetensors file, is already a checkpoint of this program, or has a
            tensor that is missing, unknown, of the wrong shape or not finite.
        LabError: If a setting is neither given nor in the file, or if a value breaks a rule.
    """
    path = Path(path)
    description = describe_state_dict(
        path, name=name, names=names, source_ends=source_ends, num_heads=num_heads, norm_first=norm_first,
        norm_eps=norm_eps, source_vocabulary=source_vocabulary, target_vocabulary=target_vocabulary, **settings,
    )  # fmt: skip
    source, target = description.source, description.target
    tensors = read_tensors(path, {place.name for place in description.places.values()})
    weights = {key: torch.zeros(shape) for key, shape in description.zeros.items()}
    weights |= {key: place.of(tensors[place.name]).float() for key, place in description.places.items()}
    weights["encoder.embedding.weight"] = source.arrange_rows(weights["encoder.embedding.weight"])
    weights["decoder.embedding.weight"] = target.arrange_rows(weights["decoder.embedding.weight"])
    if not description.config.tied_output:
        weights["output_projection.weight"] = target.arrange_rows(weights["output_projection.weight"])
    weights["output_projection.bias"] = target.arrange_rows(weights["output_projection.bias"], missing=NEVER)
    model = Transformer(description.config)
    model.load_state_dict(weights, strict=False)  # tied weights are stored once; names and shapes are checked above
    return Checkpoint(
        name=description.name,
        model=model.eval(),
        source_tokenizer=source.tokenizer(),
        target_tokenizer=target.tokenizer(),
    )
