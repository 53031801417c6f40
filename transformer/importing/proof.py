"""The settings of a foreign model that shapes don't tell, found by what its own program computed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
from safetensors import safe_open
from torch import Tensor

from transformer.assets import own_file
from transformer.config import TransformerConfig
from transformer.errors import CheckpointError
from transformer.importing.description import Description
from transformer.importing.names import PROOF
from transformer.importing.vocabularies import Vocabulary
from transformer.model import Transformer

AGREES = 1e-4
"""Largest difference of two logits that compute the same, as a share of the largest."""
MOST_TRIED = 2000
_PARTS = ("source", "target", "logits")


def settle(path: Path, description: Description, weights: dict[str, Tensor]) -> tuple[TransformerConfig, float]:
    """Find the config with which the model computes what its own program computed.

    Args:
        path: The file.
        description: The model, with its open settings.
        weights: Its parameters.
    Returns:
        The config, and the largest difference of two logits.
    Raises:
        CheckpointError: If no choice of the open settings agrees.
    """
    with safe_open(path, framework="pt") as file:
        source, target, logits = (file.get_tensor(PROOF + name).double() for name in _PARTS)
    ids = (
        _own_ids(path.name, "source", source, description.source),
        _own_ids(path.name, "target", target, description.target),
    )
    columns = [description.target.own_id(row) for row in range(description.target.foreign_size)]
    if logits.shape[-1] != len(columns) or not torch.isfinite(logits).all():
        problem = f"has a proof with {logits.shape[-1]} logits a token, for a vocabulary of {len(columns)}"
        raise CheckpointError(path.name, problem, "Let its program write it again.")
    scale = (logits - logits.mean(dim=-1, keepdim=True)).abs().max().clamp(min=1e-6).item()

    def error_of(config: TransformerConfig) -> float:
        computed = _compute(config, weights, *ids)[..., columns].double()
        # Programs may give log-probabilities or probabilities: then only these can be compared.
        forms = (computed, computed.log_softmax(-1), computed.softmax(-1))
        return min((form - logits).abs().max().item() for form in forms)

    nearest, best = float("inf"), description.config
    choices = {key: values for key, values in description.open_settings.items() if key != "norm_eps"}
    for config in itertools.islice(_configs(description.config, choices), MOST_TRIED):
        if (error := error_of(config)) < nearest:
            nearest, best = error, config
        if error <= AGREES * scale:
            break
    for eps in description.open_settings.get("norm_eps", []):  # it moves logits so little that the first may do
        if (error := error_of(replace(best, norm_eps=eps))) < nearest:
            nearest, best = error, replace(best, norm_eps=eps)
    if nearest > AGREES * scale:
        problem = f"computes something else here than its own program did: its logits differ by {nearest:.2g} at least"
        advice = (
            "Usual reasons: the call gave no mask for later tokens, training mode was on, positions are made in "
            "another way (keep their table as a buffer), or the model has a part that models here don't have."
        )
        raise CheckpointError(path.name, problem, advice)
    for heads in choices.get("num_heads", []):
        if heads != best.num_heads and error_of(replace(best, num_heads=heads)) <= max(10 * nearest, 1e-6 * scale):
            problem = f"has a proof that doesn't tell {best.num_heads} heads from {heads}"
            raise CheckpointError(
                path.name, problem, "Let it be of longer texts, or say how many by `num_heads` (--heads)."
            )
    return best, nearest


def _own_ids(file: str, side: str, ids: Tensor, vocabulary: Vocabulary) -> Tensor:
    """Return the ids of a proof as ids here."""
    found = ids.round().long()
    if not (found == ids).all() or found.min() < 0 or found.max() >= vocabulary.foreign_size:
        problem = f"has a proof with a {side} that are no ids of its vocabulary of {vocabulary.foreign_size}"
        raise CheckpointError(file, problem, "Let its program write it again.")
    return torch.tensor([[vocabulary.own_id(number) for number in row] for row in found.tolist()])


def _configs(config: TransformerConfig, choices: dict[str, list[Any]]) -> Iterator[TransformerConfig]:
    """Yield the config with every choice of the open settings, the likeliest first."""
    kept = {key: values for key, values in choices.items() if key != "positions" or config.positions != "learned"}
    ranked = sorted(
        itertools.product(*(enumerate(values) for values in kept.values())),
        key=lambda one: sum(rank for rank, _ in one),
    )
    for one in ranked:
        values = dict(zip(kept, (value for _, value in one), strict=True))
        if values.get("positions") in ("sinusoidal", "concatenated") and config.d_model % 2:
            continue
        yield replace(config, **values)


@torch.no_grad()
def _compute(config: TransformerConfig, weights: dict[str, Tensor], source: Tensor, target: Tensor) -> Tensor:
    """Return the logits of a model with these weights, which are shared with it, not copied."""
    with torch.device("meta"):
        model = Transformer(config)
    tied = {"output_projection.weight": weights["decoder.embedding.weight"]} if config.tied_output else {}
    model.load_state_dict(weights | tied, strict=False, assign=True)
    return model.eval()(source, target)


def snippet() -> str:
    """Return the lines with which a model's own program writes its weights, its vocabularies and a proof."""
    return own_file("snippet.py").read_text(encoding="utf-8")


def checked_in_words(metrics: Mapping[str, float]) -> str:
    """Return whether an imported model was checked against its own program, in a sentence; empty for any other."""
    if "imported" not in metrics:
        return ""
    if "proof_error" not in metrics:
        return "Not checked: nothing of its own program stood beside it."
    error = f"{max(metrics['proof_error'], 1e-9):.9f}".rstrip("0")
    first = next(place for place, digit in enumerate(error) if digit not in "0.")
    return f"Checked: it computes what its own program computed, to {error[: first + 1]}."
