"""The description of a model in its checkpoint's metadata, checked before any weight is read and without torch."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from transformer.checkpoints.header import check_floats, read_header
from transformer.checkpoints.shapes import Shapes, parameter_shapes
from transformer.config import TransformerConfig
from transformer.data.tasks import task_from_dict
from transformer.errors import CheckpointError, LabError, SettingError
from transformer.text.strict_json import read_json
from transformer.text.tokenizer import Tokenizer
from transformer.training.settings import TrainingSettings

FORMAT = "attention-lab"
FORMAT_VERSION = 1
MAX_NAME = 60
MOMENTS = "training."
"""Prefix of the optimizer's tensors in the file of an unfinished run."""
MAX_RECORDS = 20_000
"""Most records of a history."""

_LONGEST = {"config": 10, "task": 1_000, "settings": 10, "metrics": 100, "history": 16_000, "training": 10}
"""Longest text of each part, in thousands of characters."""
_MOMENTS_OF_A_TENSOR = ("step", "exp_avg", "exp_avg_sq")


@dataclass(frozen=True, kw_only=True)
class Description:
    """Everything in a checkpoint's file except its tensors; see `Checkpoint`.

    Attributes:
        name: Name of the model, for people.
        config: Sizes and variants of the model.
        source_tokenizer: Encodes the source.
        target_tokenizer: Decodes the target; the same object if the file has only one.
        task: Values of the task.
        settings: Values of the training settings.
        metrics: Measured figures.
        history: Records of the run.
        training: Values of the training state, without its tensors; None in a finished file.
        tensors: Names of all tensors in the file.
    """

    name: str
    config: TransformerConfig
    source_tokenizer: Tokenizer
    target_tokenizer: Tokenizer
    task: dict[str, Any]
    settings: dict[str, Any]
    metrics: dict[str, float]
    history: list[dict[str, Any]]
    training: dict[str, Any] | None
    tensors: list[str]


def describe(path: Path) -> Description:
    """Read and check the description in a checkpoint's file.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        CheckpointError: If the file is not a safetensors file of this program in the current format version, if one
            of its sizes exceeds a limit, or if a tensor is missing, unexpected or of the wrong shape.
    """
    header = read_header(path)
    metadata = header.pop("__metadata__", {})
    config, training = _check_metadata(path, metadata)
    _check_shapes(path, {name: entry["shape"] for name, entry in header.items()}, config, training is not None)
    check_floats(path, header, header)
    source, target = _read_tokenizers(path, metadata, config)
    return Description(
        name=metadata["name"],
        config=config,
        source_tokenizer=source,
        target_tokenizer=target,
        **_read_parts(path, metadata),
        training=training,
        tensors=list(header),
    )


def _check_shapes(path: Path, found: Shapes, config: TransformerConfig, has_moments: bool) -> None:
    """Check the names and shapes in the file against those of the config."""
    expected = parameter_shapes(config)
    weights = {name: shape for name, shape in found.items() if not name.startswith(MOMENTS)}
    if missing := sorted(set(expected) - set(weights)):
        raise CheckpointError(path.name, f"lacks {len(missing)} tensors of its model, e.g. {missing[0]}")
    if extra := sorted(set(weights) - set(expected)):
        raise CheckpointError(path.name, f"has {len(extra)} tensors its model doesn't know, e.g. {extra[0][:80]}")
    for name, shape in weights.items():
        if shape != expected[name]:
            raise CheckpointError(
                path.name, sentence=f"{name} in {path.name} must have the shape {expected[name]}, got {shape}."
            )
    if not has_moments and len(weights) < len(found):
        raise CheckpointError(path.name, "has the tensors of a training run without its state")
    for name in set(found) - set(weights):
        moment, _, parameter = name.removeprefix(MOMENTS).partition(".")
        if moment not in _MOMENTS_OF_A_TENSOR or found[name] not in ([], expected.get(parameter)):
            raise CheckpointError(path.name, sentence=f"{name[:80]} in {path.name} is no tensor of its training state.")


def _read_parts(path: Path, metadata: dict[str, Any]) -> dict[str, Any]:
    """Read task, settings, metrics and history, and check their types and sizes."""
    kinds = {"task": dict, "settings": dict, "metrics": dict, "history": list}
    parts = {key: _read_json(path, metadata, key, kind) for key, kind in kinds.items()}
    _check_task_and_settings(path, parts)
    if not all(_is_figure(value) for value in parts["metrics"].values()):
        raise CheckpointError(path.name, sentence=f"The metrics in {path.name} must be finite numbers.")
    if len(parts["history"]) > MAX_RECORDS:
        raise CheckpointError(
            path.name, sentence=f"The history in {path.name} must have at most {MAX_RECORDS:,} records."
        )
    for record in parts["history"]:
        _check_record(path, record)
    return parts


def _check_task_and_settings(path: Path, parts: dict[str, Any]) -> None:
    try:
        if parts["task"]:
            if "name" not in parts["task"]:
                raise LabError("The task must have a name.")
            task = task_from_dict(parts["task"])
            # A name, never a path: no checkpoint may have a file of this machine read.
            if Path(task.file).name != task.file:
                raise SettingError("file", "be a name without folders", task.file)
        if unknown := set(parts["settings"]) - {field.name for field in fields(TrainingSettings)}:
            raise LabError(f"Unknown setting: {min(unknown)}.")
        if parts["settings"]:
            TrainingSettings(**parts["settings"])
    except (ValueError, TypeError) as error:
        raise CheckpointError(
            path.name, sentence=f"{path.name} describes a training that can't be: {_clipped(error)}"
        ) from None


def _check_record(path: Path, record: Any) -> None:
    if not isinstance(record, dict) or not all(_is_figure(record.get(key)) for key in ("step", "loss")):
        raise CheckpointError(
            path.name, sentence=f"Each record of the history in {path.name} must have a step and a loss."
        )
    if record.get("exact_match") is not None and not _is_figure(record["exact_match"]):
        raise CheckpointError(path.name, sentence=f"An exact match in the history of {path.name} is no number.")
    if len(record) > 16 or not all(
        value is None or type(value) is float or _is_figure(value) for value in record.values()
    ):
        raise CheckpointError(
            path.name, sentence=f"Each record of the history in {path.name} must have at most 16 numbers."
        )


def _clipped(error: Exception) -> str:
    """Return the message, shortened because a name or value quoted in it may be very long."""
    said = str(error)
    return said if len(said) <= 400 else f"{said[:400]}…."


def _is_figure(value: Any) -> bool:
    # A whole number may have thousands of digits, beyond the range of floating-point numbers.
    return type(value) in (int, float) and abs(value) < 1e300


def _check_metadata(path: Path, metadata: dict[str, Any]) -> tuple[TransformerConfig, dict[str, Any] | None]:
    if metadata.get("format") != FORMAT:
        raise CheckpointError(
            path.name, "was not written by this program: it has weights, but no description of a model"
        )
    if metadata.get("format_version") != str(FORMAT_VERSION):
        raise CheckpointError(
            path.name,
            (f"has format version {metadata.get('format_version')!r}; this program reads version {FORMAT_VERSION}"),
            "Update the program.",
        )
    if not 1 <= len(metadata.get("name", "").strip()) <= MAX_NAME:
        raise CheckpointError(path.name, f"must hold a name of 1 to {MAX_NAME} characters")
    values = _read_json(path, metadata, "config", dict)
    try:
        config = TransformerConfig.from_dict(values)
    except (ValueError, TypeError) as error:
        raise CheckpointError(
            path.name, sentence=f"{path.name} describes a model that can't be: {_clipped(error)}"
        ) from None
    training = _read_json(path, metadata, "training", (dict, type(None)))
    if training is not None and not _is_state(training):
        raise CheckpointError(path.name, sentence=f"The training state in {path.name} can't be read.")
    return config, training


def _is_state(values: dict[str, Any]) -> bool:
    rate = values.get("learning_rate")
    return (
        set(values) <= {"step", "loss_scale", "learning_rate"}
        and isinstance(values.get("step"), int)
        and 0 <= values["step"] <= 10**9
        and isinstance(values.get("loss_scale"), dict)
        and all(_is_figure(value) for value in values["loss_scale"].values())
        and (rate is None or (_is_figure(rate) and rate > 0))
    )


def _read_json(path: Path, metadata: dict[str, Any], key: str, kind: type | tuple[type, ...]) -> Any:
    try:
        if len(text := metadata[key]) > 1000 * _LONGEST[key]:
            raise ValueError(f"it has {len(text):,} characters; the limit is {_LONGEST[key]:,},000")
        # The history may contain a non-finite gradient norm from a step that the run survived.
        value = read_json(text, allow_constants=key == "history")
    except KeyError:
        raise CheckpointError(path.name, f"has no readable {key} in it") from None
    except ValueError as error:
        raise CheckpointError(path.name, f"has no readable {key} in it: {str(error)[:200]}") from None
    if not isinstance(value, kind):
        raise CheckpointError(path.name, sentence=f"The {key} in {path.name} can't be read.")
    return value


def _read_tokenizers(path: Path, metadata: dict[str, Any], config: TransformerConfig) -> tuple[Tokenizer, Tokenizer]:
    if "source_tokenizer" not in metadata:
        raise CheckpointError(path.name, "has no readable tokenizer in it", "Save the model again.")
    try:
        source = Tokenizer.from_json(metadata["source_tokenizer"])
        target = Tokenizer.from_json(metadata["target_tokenizer"]) if "target_tokenizer" in metadata else source
    except ValueError as error:
        raise CheckpointError(
            path.name, sentence=f"{path.name} has no readable tokenizer in it: {_clipped(error)}"
        ) from None
    sizes = (source.vocab_size, target.vocab_size)
    if sizes != (config.source_vocab_size, config.target_vocab_size):
        raise CheckpointError(
            path.name,
            sentence=(f"The tokenizers in {path.name} have {sizes[0]} and {sizes[1]} tokens; its model has others."),
        )
    return source, target
