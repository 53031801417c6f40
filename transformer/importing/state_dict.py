"""Import of a foreign encoder-decoder from a safetensors state dict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import torch
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint, read_tensors
from transformer.config import Positions, TransformerConfig
from transformer.importing.description import Description, describe_state_dict
from transformer.importing.names import Names
from transformer.importing.proof import settle
from transformer.importing.vocabularies import NEVER, Ends
from transformer.model import Transformer
from transformer.positions import POSITIONS

_TABLES = ("encoder.positions.table", "decoder.positions.table")
_FORMULAS = [name for name in get_args(Positions) if name != "learned"]
_SAME = 2e-5
"""How far a table may lie from its formula: in half precision or by other roundings."""


def import_state_dict(
    path: str | Path,
    *,
    name: str = "",
    num_heads: int | None = None,
    norm_first: bool | None = None,
    norm_eps: float | None = None,
    source_vocabulary: Sequence[str] | None = None,
    target_vocabulary: Sequence[str] | None = None,
    source_ends: Ends | None = None,
    names: Names | None = None,
    **settings: Any,
) -> Checkpoint:
    """Import a model trained with another program as a checkpoint.

    Names are those of a known program (`assets/schemes.toml`), sizes are read from shapes, and a table of positions is
    taken for its formula if it has one. What is left open is found by the proof, if the file has one: ids and logits
    that the model's own program wrote, `proof.source`, `proof.target` and `proof.logits`. If the file has no output
    projection, the target embedding serves as one. Biases of a kind that no layer of the file has are set to zero.
    Special tokens move to this program's ids.

    Args:
        path: A safetensors file with the state dict of an encoder-decoder.
        name: Name of the model, for people. Default: the file's name.
        num_heads: Attention heads per layer. Default of this and the next four: the value in the file's metadata; for
            this and the next two else what the names or the proof tell.
        norm_first: True for pre-norm, False for post-norm.
        norm_eps: Added to the variance; 1e-5 if neither this nor the metadata gives it.
        source_vocabulary: Source tokens in the order of their ids.
        target_vocabulary: Target tokens in the order of their ids.
        source_ends: Which of the start and end tokens surround a source: `both` (the default), `start`, `end`, `none`.
        names: Names of the file's tensors, where they are none that `assets/schemes.toml` knows.
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
    weights, config = _weights(path, description)
    error = None
    if description.has_proof:
        config, error = settle(path, replace(description, config=config), weights)
    model = _model(config, weights)
    return Checkpoint(
        name=description.name,
        model=model.eval(),
        source_tokenizer=description.source.tokenizer(),
        target_tokenizer=description.target.tokenizer(),
        metrics={"imported": 1} | ({} if error is None else {"proof_error": error}),
    )


def _weights(path: Path, description: Description) -> tuple[dict[str, Tensor], TransformerConfig]:
    """Return the parameters, and the config with the formula of its positions if the file holds a table made by one."""
    source, target, config = description.source, description.target, description.config
    tensors = read_tensors(path, {place.name for place in description.places.values()})
    weights = {key: torch.zeros(shape) for key, shape in description.zeros.items()}
    weights |= {key: place.of(tensors[place.name]).float() for key, place in description.places.items()}
    weights["encoder.embedding.weight"] = source.arrange_rows(weights["encoder.embedding.weight"])
    weights["decoder.embedding.weight"] = target.arrange_rows(weights["decoder.embedding.weight"])
    if not config.tied_output:
        weights["output_projection.weight"] = target.arrange_rows(weights["output_projection.weight"])
    weights["output_projection.bias"] = target.arrange_rows(weights["output_projection.bias"], missing=NEVER)
    tables = [weights[key] for key in _TABLES if key in weights]
    for name in _FORMULAS if tables and config.d_model % 2 == 0 else ():
        computed = POSITIONS[name](config.max_length, config.d_model).table
        if all(torch.allclose(table, computed, atol=_SAME) for table in tables):
            config = replace(config, positions=name)
            weights = {key: weight for key, weight in weights.items() if key not in _TABLES}
    return weights, config


def _model(config: TransformerConfig, weights: dict[str, Tensor]) -> Transformer:
    model = Transformer(config)
    model.load_state_dict(weights, strict=False)  # tied weights are stored once; names and shapes are checked above
    return model
