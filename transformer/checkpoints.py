"""One `.safetensors` file is a whole model: weights, config, tokenizers, task, settings, metrics, history."""

from __future__ import annotations

import json
import math
import os
import secrets
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import safetensors
import safetensors.torch
import torch

from transformer.config import TransformerConfig
from transformer.model import Transformer
from transformer.parallel_text import ParallelText
from transformer.settings import TrainingSettings
from transformer.tasks import task_from_dict
from transformer.tokenization import Tokenizer
from transformer.training import TrainingState

FORMAT = "attention-lab"
FORMAT_VERSION = 1
MAX_BYTES = 1 << 30
MAX_HEADER_BYTES = 32 << 20
MAX_NAME = 60
_MOMENTS = "training."
"""Prefix of the optimizer's tensors in a file that a run can go on from."""


class CheckpointError(ValueError):
    """A file that can't be used as a model; the message says why."""


@dataclass(frozen=True, kw_only=True)
class Checkpoint:
    """A model with all that is needed to use it.

    Attributes:
        name: Shown to people.
        model: In evaluation mode. It is shared: never change it.
        source_tokenizer: Reads the source.
        target_tokenizer: Writes the target; often the same.
        task: The task's values; empty for a foreign model.
        settings: The training settings' values.
        metrics: Measured figures, e.g. `{"exact_match": 0.998, "evaluated_on": 1000}`.
        history: Records of the run, each `{"step": …, "loss": …, …}`.
        training: What it takes to go on training; None in a finished file.
    """

    name: str
    model: Transformer
    source_tokenizer: Tokenizer
    target_tokenizer: Tokenizer
    task: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    metrics: dict[str, float] = field(default_factory=dict)
    history: list[dict[str, Any]] = field(default_factory=list)
    training: TrainingState | None = None

    @property
    def config(self) -> TransformerConfig:
        """The model's config."""
        return self.model.config


def save(checkpoint: Checkpoint, path: str | Path, half: bool = False) -> None:
    """Write a checkpoint; whoever reads `path` sees the old file or the new one, never half of one.

    Args:
        checkpoint: What to write.
        path: The file, usually `….safetensors`.
        half: Weights as float16: half the size, for files that are shipped.
    """
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, to_bytes(checkpoint, half))


def to_bytes(checkpoint: Checkpoint, half: bool = False) -> bytes:
    """The content of the file that `save` writes."""
    tensors = {name: p.detach().cpu().contiguous() for name, p in checkpoint.model.named_parameters()}
    if half:
        tensors = {name: tensor.half() for name, tensor in tensors.items()}
    training = None
    if checkpoint.training is not None:
        for name, tensor in checkpoint.training.optimizer.items():
            tensors[_MOMENTS + name] = tensor.detach().cpu().contiguous()
        state = checkpoint.training
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
        "history": json.dumps(checkpoint.history),
        "training": json.dumps(training),
    }
    if checkpoint.target_tokenizer is not checkpoint.source_tokenizer:
        metadata["target_tokenizer"] = checkpoint.target_tokenizer.to_json()
    return safetensors.torch.save(tensors, metadata=metadata)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file beside `path`, then put it in its place in one move; the folder must be there."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def load(path: str | Path, device: str | torch.device = "cpu") -> Checkpoint:
    """Read a checkpoint, after checking everything about it.

    Args:
        path: A file that `save` wrote.
        device: Where to put the model.
    Raises:
        FileNotFoundError: If there is no such file.
        CheckpointError: If the file is a pickle, no safetensors, not of this program, of an unknown version, of an
            absurd size, or if a tensor is missing, too many, of a wrong shape or not finite.
    """
    path = Path(path)
    header = read_header(path)
    metadata = header.pop("__metadata__", {})
    config, training = _check_metadata(path, metadata)
    _check_shapes(path, header, config, has_moments=training is not None)
    tensors = read_tensors(path, [name for name in header if isinstance(header[name], dict)])
    model = Transformer(config)
    weights = {name: tensor.float() for name, tensor in tensors.items() if not name.startswith(_MOMENTS)}
    model.load_state_dict(weights, strict=False)  # shared tables appear once in the file; shapes are checked above
    moments = {name.removeprefix(_MOMENTS): tensor for name, tensor in tensors.items() if name.startswith(_MOMENTS)}
    source, target = _read_tokenizers(path, metadata, config)
    return Checkpoint(
        name=metadata["name"],
        model=model.to(device).eval(),
        source_tokenizer=source,
        target_tokenizer=target,
        **_read_parts(path, metadata),
        training=TrainingState(optimizer=moments, **training) if training else None,
    )


def _read_parts(path: Path, metadata: dict[str, Any]) -> dict[str, Any]:
    """Task, settings, metrics and history, each of the form that the rest of the program counts on."""
    kinds = {"task": dict, "settings": dict, "metrics": dict, "history": list}
    parts = {key: _read_json(path, metadata, key, kind) for key, kind in kinds.items()}
    try:
        if parts["task"]:
            task = task_from_dict(parts["task"])
            # A name, never a path: no checkpoint may have a file of this machine read.
            if isinstance(task, ParallelText) and Path(task.file).name != task.file:
                raise ValueError(f"`file` must be a name without folders, got {task.file!r}.")
        if parts["settings"]:
            TrainingSettings(**parts["settings"])
    except (ValueError, TypeError) as error:
        raise CheckpointError(f"{path.name} describes a training that can't be: {error}") from None
    if not all(_is_figure(value) for value in parts["metrics"].values()):
        raise CheckpointError(f"The metrics in {path.name} must be finite numbers.")
    for record in parts["history"]:
        if not isinstance(record, dict) or not all(_is_figure(record.get(key)) for key in ("step", "loss")):
            raise CheckpointError(f"Each record of the history in {path.name} must have a step and a loss.")
        if record.get("exact_match") is not None and not _is_figure(record["exact_match"]):
            raise CheckpointError(f"An exact match in the history of {path.name} is no number.")
    return parts


def _is_figure(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def read_tensors(path: Path, names: Iterable[str]) -> dict[str, torch.Tensor]:
    """Tensors of a safetensors file whose header is checked, by name: each of finite floating-point numbers."""
    try:
        with safetensors.safe_open(path, "pt") as file:
            tensors = {name: file.get_tensor(name) for name in names}
    except (safetensors.SafetensorError, OSError) as error:
        raise CheckpointError(f"{path.name} is damaged: {error}. Copy or download it again.") from None
    for name, tensor in tensors.items():
        if tensor.dtype not in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
            raise CheckpointError(f"{name} in {path.name} must hold floating-point numbers, got {tensor.dtype}.")
        if not torch.isfinite(tensor).all():
            raise CheckpointError(f"{path.name} holds a value that is not finite, in {name}. Train the model again.")
    return tensors


def read_header(path: Path) -> dict[str, Any]:
    """The JSON at the start of a safetensors file: names, types, shapes, metadata. A pickle is never opened."""
    size = path.stat().st_size
    if size > MAX_BYTES:
        raise CheckpointError(f"{path.name} has {size / 2**20:,.0f} MB; the limit is {MAX_BYTES >> 20:,} MB.")
    with path.open("rb") as file:
        start = file.read(8)
        # A header's length may begin with the same bytes, but then its JSON follows.
        if (start[:2] == b"PK" or start[:1] == b"\x80") and file.peek(1)[:1] != b"{":
            raise CheckpointError(
                f"{path.name} is a pickle, which can run programs when it is opened. Save the model as safetensors."
            )
        length = struct.unpack("<Q", start)[0] if len(start) == 8 else math.inf
        if length > min(MAX_HEADER_BYTES, size - 8):
            raise CheckpointError(
                f"{path.name} is not a complete safetensors file. Choose another, or download it again."
            )
        try:
            header = json.loads(file.read(length))
        except (ValueError, RecursionError):
            raise CheckpointError(f"{path.name} is not a safetensors file. Choose another.") from None
    if not isinstance(header, dict) or not isinstance(header.get("__metadata__", {}), dict):
        raise CheckpointError(f"{path.name} is not a safetensors file. Choose another.")
    return header


def _check_metadata(path: Path, metadata: dict[str, Any]) -> tuple[TransformerConfig, dict[str, Any] | None]:
    if metadata.get("format") != FORMAT:
        raise CheckpointError(
            f"{path.name} was not written by this program: it has weights, but no description of a model."
        )
    if metadata.get("format_version") != str(FORMAT_VERSION):
        raise CheckpointError(
            f"{path.name} has format version {metadata.get('format_version')!r}; "
            f"this program reads version {FORMAT_VERSION}. Update the program."
        )
    if not 1 <= len(str(metadata.get("name", "")).strip()) <= MAX_NAME:
        raise CheckpointError(f"{path.name} must hold a name of 1 to {MAX_NAME} characters.")
    values = _read_json(path, metadata, "config", dict)
    try:
        config = TransformerConfig.from_dict(values)
    except (ValueError, TypeError) as error:
        raise CheckpointError(f"{path.name} describes a model that can't be: {error}") from None
    training = _read_json(path, metadata, "training", (dict, type(None)))
    if training is not None and not _is_state(training):
        raise CheckpointError(f"The training state in {path.name} can't be read.")
    return config, training


def _is_state(values: dict[str, Any]) -> bool:
    rate = values.get("learning_rate")
    return (
        set(values) <= {"step", "loss_scale", "learning_rate"}
        and isinstance(values.get("step"), int)
        and values["step"] >= 0
        and isinstance(values.get("loss_scale"), dict)
        and (rate is None or (_is_figure(rate) and rate > 0))
    )


def _read_json(path: Path, metadata: dict[str, Any], key: str, kind: type | tuple[type, ...]) -> Any:
    try:
        value = json.loads(metadata[key])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise CheckpointError(f"{path.name} has no readable {key} in it.") from None
    if not isinstance(value, kind):
        raise CheckpointError(f"The {key} in {path.name} can't be read.")
    return value


def _check_shapes(path: Path, header: dict[str, Any], config: TransformerConfig, has_moments: bool) -> None:
    """Names and shapes of the file against the config's, before any memory is taken for them."""
    with torch.device("meta"):
        expected = {name: list(p.shape) for name, p in Transformer(config).named_parameters()}
    found = {name: entry.get("shape") for name, entry in header.items() if isinstance(entry, dict)}
    weights = {name: shape for name, shape in found.items() if not name.startswith(_MOMENTS)}
    if missing := sorted(set(expected) - set(weights)):
        raise CheckpointError(f"{path.name} lacks {len(missing)} tensors of its model, e.g. {missing[0]}.")
    if extra := sorted(set(weights) - set(expected)):
        raise CheckpointError(f"{path.name} has {len(extra)} tensors its model doesn't know, e.g. {extra[0]}.")
    for name, shape in weights.items():
        if shape != expected[name]:
            raise CheckpointError(f"{name} in {path.name} must have the shape {expected[name]}, got {shape}.")
    if not has_moments and len(weights) < len(found):
        raise CheckpointError(f"{path.name} has the tensors of a training run without its state.")


def _read_tokenizers(path: Path, metadata: dict[str, Any], config: TransformerConfig) -> tuple[Tokenizer, Tokenizer]:
    try:
        source = Tokenizer.from_json(metadata["source_tokenizer"])
        target = Tokenizer.from_json(metadata["target_tokenizer"]) if "target_tokenizer" in metadata else source
    except (KeyError, ValueError) as error:
        raise CheckpointError(f"{path.name} has no readable tokenizer in it: {error}") from None
    sizes = (source.vocab_size, target.vocab_size)
    if sizes != (config.source_vocab_size, config.target_vocab_size):
        raise CheckpointError(
            f"The tokenizers in {path.name} have {sizes[0]} and {sizes[1]} tokens; its model has others."
        )
    return source, target
