"""A checkpoint: weights, config, tokenizers, task, settings, metrics and history in one safetensors file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import safetensors
import safetensors.torch
import torch

from transformer.assets import checkpoint_path, shipped_names
from transformer.checkpoints.description import FORMAT, FORMAT_VERSION, MAX_RECORDS, MOMENTS, describe
from transformer.checkpoints.opening import Opening
from transformer.checkpoints.rewriting import write_atomically
from transformer.config import END, START, UNKNOWN, TransformerConfig
from transformer.errors import CheckpointError
from transformer.model import Transformer
from transformer.text.tokenizer import Tokenizer
from transformer.training.loop import TrainingState


@dataclass(frozen=True, kw_only=True)
class Checkpoint:
    """A model with everything needed to use it.

    Attributes:
        name: Name of the model, for people.
        model: The model in evaluation mode. It is shared: never change it.
        source_tokenizer: Encodes the source.
        target_tokenizer: Decodes the target; often the same object.
        task: Values of the task it was trained on; empty for an imported model.
        settings: Values of its training settings.
        metrics: Measured figures, e.g. `{"exact_match": 0.998, "evaluated_on": 1000}`.
        history: Records of the run, each `{"step": …, "loss": …, …}`.
        opening: What is worth opening first in it; None if nobody measured that, or on a model of other sizes.
        board: What each head is worth on its task, as `TargetAblation.to_dict` or `HeadAblation.to_dict` writes it;
            empty if not measured.
        training: State needed to resume training; None in a finished file.
    """

    name: str
    model: Transformer
    source_tokenizer: Tokenizer
    target_tokenizer: Tokenizer
    task: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    metrics: dict[str, float] = field(default_factory=dict)
    history: list[dict[str, Any]] = field(default_factory=list)
    opening: Opening | None = None
    board: dict[str, Any] = field(default_factory=dict)
    training: TrainingState | None = None

    @property
    def config(self) -> TransformerConfig:
        """The model's config."""
        return self.model.config


def save(checkpoint: Checkpoint, path: str | Path, half: bool = False) -> None:
    """Write a checkpoint atomically: a reader of `path` gets either the old file or the new one.

    Args:
        checkpoint: The checkpoint to write.
        path: Path of the file, usually `….safetensors`.
        half: Store the weights as float16, for shipped files.
    """
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, to_bytes(checkpoint, half))


def to_bytes(checkpoint: Checkpoint, half: bool = False) -> bytes:
    """Return the content of the file that `save` writes."""
    tensors = {name: p.detach().cpu().contiguous() for name, p in checkpoint.model.named_parameters()}
    if half:
        tensors = {name: tensor.half() for name, tensor in tensors.items()}
    training = None
    if (state := checkpoint.training) is not None:
        tensors |= {MOMENTS + name: tensor.detach().cpu().contiguous() for name, tensor in state.optimizer.items()}
        training = {"step": state.step, "loss_scale": state.loss_scale, "learning_rate": state.learning_rate}
    metadata = {
        "format": FORMAT,
        "format_version": str(FORMAT_VERSION),
        "name": checkpoint.name,
        "config": json.dumps(checkpoint.config.to_dict()),
        "source_tokenizer": checkpoint.source_tokenizer.to_json(),
        "task": json.dumps(checkpoint.task),
        "settings": json.dumps(checkpoint.settings),
        "metrics": json.dumps(checkpoint.metrics),
        "history": json.dumps(_thin_history(checkpoint.history)),
        "training": json.dumps(training),
    }
    metadata |= curated_metadata(checkpoint)
    if checkpoint.target_tokenizer is not checkpoint.source_tokenizer:
        metadata["target_tokenizer"] = checkpoint.target_tokenizer.to_json()
    return safetensors.torch.save(tensors, metadata=metadata)


def curated_metadata(checkpoint: Checkpoint) -> dict[str, str]:
    """Return the entries of the metadata with the opening and the board of a finished model, as far as it has them."""
    opening = {"opening": json.dumps(checkpoint.opening.to_dict())} if checkpoint.opening else {}
    return opening | ({"board": json.dumps(checkpoint.board)} if checkpoint.board else {})


def _thin_history(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return evenly spaced records if there are more than a file may hold; the last one is kept."""
    every = max(1, -(-len(history) // MAX_RECORDS))
    return history[::-every][::-1]


def models() -> list[str]:
    """Return the names of the shipped models, sorted; `load` reads them.

    Example:
        checkpoints = [load(name) for name in models()]
    """
    return shipped_names()


def load(path: str | Path, device: str | torch.device = "cpu") -> Checkpoint:
    """Read a checkpoint after checking all of it; `models` lists the shipped ones.

    Args:
        path: A file that `save` wrote, or the name of a shipped model: `load("reverse-letters")`.
        device: Device of the model.
    Raises:
        FileNotFoundError: If the file doesn't exist.
        CheckpointError: If no shipped model has this name, if the file is not a safetensors file of this program in
            the current format version, if one of its sizes exceeds a limit, or if a tensor is missing, unexpected, of
            the wrong shape or not finite.
    """
    path = checkpoint_path(path)
    description = describe(path)
    tensors = read_tensors(path, description.tensors)
    model = Transformer(description.config)
    weights = {name: tensor.float() for name, tensor in tensors.items() if not name.startswith(MOMENTS)}
    model.load_state_dict(weights, strict=False)  # shared tables are stored once; shapes are checked above
    moments = {name.removeprefix(MOMENTS): tensor for name, tensor in tensors.items() if name.startswith(MOMENTS)}
    return Checkpoint(
        **{name: getattr(description, name) for name in _SAID},
        model=model.to(device).eval(),
        training=TrainingState(optimizer=moments, **description.training) if description.training else None,
    )


_SAID = (
    "name", "source_tokenizer", "target_tokenizer", "task", "settings", "metrics", "history", "opening", "board"
)  # fmt: skip
"""Fields that a checkpoint takes unchanged from the description of its file."""


@torch.inference_mode()
def try_out(checkpoint: Checkpoint, name: str) -> None:
    """Run a model for one token and check that its logits are finite.

    Args:
        checkpoint: A model with at least one token besides the special ones and a `max_length` of at least 3.
        name: Name of the file, for the message.
    Raises:
        CheckpointError: If the logits are not finite, because finite weights are too large.
    """
    source, target = torch.tensor([[START, UNKNOWN + 1, END]]), torch.tensor([[START]])
    logits = checkpoint.model(source, target if checkpoint.config.has_decoder else None)
    if not torch.isfinite(logits).all():
        raise CheckpointError(name, "has weights so large that its probabilities are no numbers", "Train it again.")


def read_tensors(path: Path, names: Iterable[str]) -> dict[str, torch.Tensor]:
    """Read tensors by name from a safetensors file whose header has been checked.

    Raises:
        CheckpointError: If the file is damaged or a value is not finite.
    """
    try:
        with safetensors.safe_open(path, "pt") as file:
            tensors = {name: file.get_tensor(name) for name in names}
    except (safetensors.SafetensorError, OSError) as error:
        raise CheckpointError(path.name, f"is damaged: {error}", "Copy or download it again.") from None
    for name, tensor in tensors.items():
        if not torch.isfinite(tensor).all():
            raise CheckpointError(path.name, f"holds a value that is not finite, in {name}", "Train the model again.")
    return tensors
