"""The description of a model in its checkpoint's metadata, checked before any weight is read and without torch."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from transformer.checkpoints.header import check_floats, read_header
from transformer.checkpoints.opening import Opening
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

_LONGEST = {
    "config": 10, "task": 1_000, "settings": 10, "metrics": 100, "history": 16_000, "training": 10, "opening": 10,
    "board": 4_000,
}  # fmt: skip
"""Longest text of each part, in thousands of characters."""
_MOMENTS_OF_A_TENSOR = ("step", "exp_avg", "exp_avg_sq")


@dataclass(frozen=True, kw_only=True)
class Description:
    """Everything in a checkpoint's file except its tensors; attributes that are not listed are those of `Checkpoint`.

    Attributes:
        config: Sizes and variants of the model.
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
    opening: Opening | None
    board: dict[str, Any]
    training: dict[str, Any] | None
    tensors: list[str]


def describe(path: Path) -> Description:
    """Read and check the description in a checkpoint's file.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        CheckpointError: If the file is not a safetensors file of this program in the current format version, if one
            of its sizes exceeds a limit, or if a tensor is missing, unexpected or of the wrong shape.
    """
    header, file = read_header(path), path.name
    metadata = header.pop("__metadata__", {})
    config, training = _check_metadata(file, metadata)
    _check_shapes(file, {name: entry["shape"] for name, entry in header.items()}, config, training is not None)
    check_floats(file, header, header)
    source, target = _read_tokenizers(file, metadata, config)
    return Description(
        name=metadata["name"],
        config=config,
        source_tokenizer=source,
        target_tokenizer=target,
        **_read_parts(file, metadata),
        opening=_read_opening(file, metadata, config),
        board=_read_json(file, metadata, "board", dict) if "board" in metadata else {},
        training=training,
        tensors=list(header),
    )


def _check_shapes(file: str, shapes: Shapes, config: TransformerConfig, has_moments: bool) -> None:
    """Check the names and shapes in the file against those of the config."""
    expected = parameter_shapes(config)
    weights = {name: shape for name, shape in shapes.items() if not name.startswith(MOMENTS)}
    if missing := sorted(set(expected) - set(weights)):
        raise CheckpointError(file, f"lacks {len(missing)} tensors of its model, e.g. {missing[0]}")
    if extra := sorted(set(weights) - set(expected)):
        raise CheckpointError(file, f"has {len(extra)} tensors its model doesn't know, e.g. {extra[0][:80]}")
    for name, shape in weights.items():
        if shape != expected[name]:
            raise CheckpointError(file, sentence=f"{name} in {file} must have the shape {expected[name]}, got {shape}.")
    if not has_moments and len(weights) < len(shapes):
        raise CheckpointError(file, "has the tensors of a training run without its state")
    for name in set(shapes) - set(weights):
        moment, _, parameter = name.removeprefix(MOMENTS).partition(".")
        if moment not in _MOMENTS_OF_A_TENSOR or shapes[name] not in ([], expected.get(parameter)):
            raise CheckpointError(file, sentence=f"{name[:80]} in {file} is no tensor of its training state.")


def _read_parts(file: str, metadata: dict[str, Any]) -> dict[str, Any]:
    """Read task, settings, metrics and history, and check their types and sizes."""
    kinds = {"task": dict, "settings": dict, "metrics": dict, "history": list}
    parts = {key: _read_json(file, metadata, key, kind) for key, kind in kinds.items()}
    try:
        _check_task_and_settings(parts["task"], parts["settings"])
    except (ValueError, TypeError) as error:
        sentence = f"{file} describes a training that can't be: {_clip_message(error)}"
        raise CheckpointError(file, sentence=sentence) from None
    if not all(_is_figure(value) for value in parts["metrics"].values()):
        raise CheckpointError(file, sentence=f"The metrics in {file} must be finite numbers.")
    if len(parts["history"]) > MAX_RECORDS:
        raise CheckpointError(file, sentence=f"The history in {file} must have at most {MAX_RECORDS:,} records.")
    for record in parts["history"]:
        _check_record(file, record)
    return parts


def _read_opening(file: str, metadata: dict[str, Any], config: TransformerConfig) -> Opening | None:
    """Read what is worth opening first; None if the file doesn't say, or names what its model doesn't have."""
    values = _read_json(file, metadata, "opening", (dict, type(None))) if "opening" in metadata else None
    with contextlib.suppress(ValueError, TypeError):
        return Opening.from_dict(values, config) if values is not None else None
    return None  # it only says what is nice to see first: no reason to refuse a model


def _check_task_and_settings(task: dict[str, Any], settings: dict[str, Any]) -> None:
    if task:
        if "name" not in task:
            raise LabError("The task must have a name.")
        # A name, never a path: no checkpoint may have a file of this machine read.
        if Path(named := task_from_dict(task).file).name != named:
            raise SettingError("file", "be a name without folders", named)
    if unknown := set(settings) - {field.name for field in fields(TrainingSettings)}:
        raise LabError(f"Unknown setting: {min(unknown)}.")
    if settings:
        TrainingSettings(**settings)


def _check_record(file: str, record: Any) -> None:
    if not isinstance(record, dict) or not all(_is_figure(record.get(key)) for key in ("step", "loss")):
        raise CheckpointError(file, sentence=f"Each record of the history in {file} must have a step and a loss.")
    if record.get("exact_match") is not None and not _is_figure(record["exact_match"]):
        raise CheckpointError(file, sentence=f"An exact match in the history of {file} is no number.")
    if len(record) > 16 or not all(
        value is None or type(value) is float or _is_figure(value) for value in record.values()
    ):
        raise CheckpointError(file, sentence=f"Each record of the history in {file} must have at most 16 numbers.")


def _clip_message(error: Exception) -> str:
    """Return the message, shortened because a name or value quoted in it may be very long."""
    message = str(error)
    return message if len(message) <= 400 else f"{message[:400]}…."


def _is_figure(value: Any) -> bool:
    # A whole number may have thousands of digits, beyond the range of floating-point numbers.
    return type(value) in (int, float) and abs(value) < 1e300


def _check_metadata(file: str, metadata: dict[str, Any]) -> tuple[TransformerConfig, dict[str, Any] | None]:
    if metadata.get("format") != FORMAT:
        raise CheckpointError(file, "was not written by this program: it has weights, but no description of a model")
    if (version := metadata.get("format_version")) != str(FORMAT_VERSION):
        problem = f"has format version {version!r}; this program reads version {FORMAT_VERSION}"
        raise CheckpointError(file, problem, "Update the program.")
    if not 1 <= len(metadata.get("name", "").strip()) <= MAX_NAME:
        raise CheckpointError(file, f"must hold a name of 1 to {MAX_NAME} characters")
    values = _read_json(file, metadata, "config", dict)
    try:
        config = TransformerConfig.from_dict(values)
    except (ValueError, TypeError) as error:
        sentence = f"{file} describes a model that can't be: {_clip_message(error)}"
        raise CheckpointError(file, sentence=sentence) from None
    training = _read_json(file, metadata, "training", (dict, type(None)))
    if training is not None and not _is_state(training):
        raise CheckpointError(file, sentence=f"The training state in {file} can't be read.")
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


def _read_json(file: str, metadata: dict[str, Any], key: str, kind: type | tuple[type, ...]) -> Any:
    problem = f"has no readable {key} in it"
    if key not in metadata:
        raise CheckpointError(file, problem)
    if len(text := metadata[key]) > 1000 * _LONGEST[key]:
        problem += f": it has {len(text):,} characters; the limit is {_LONGEST[key]:,},000"
        raise CheckpointError(file, problem)
    try:
        # The history may contain a non-finite gradient norm from a step that the run survived.
        value = read_json(text, f"{file} {problem}", allow_constants=key == "history")
    except LabError as error:
        raise CheckpointError(file, sentence=error.sentence) from None
    if not isinstance(value, kind):
        raise CheckpointError(file, sentence=f"The {key} in {file} can't be read.")
    return value


def _read_tokenizers(file: str, metadata: dict[str, Any], config: TransformerConfig) -> tuple[Tokenizer, Tokenizer]:
    if "source_tokenizer" not in metadata:
        raise CheckpointError(file, "has no readable tokenizer in it", "Save the model again.")
    try:
        source = Tokenizer.from_json(metadata["source_tokenizer"])
        target = Tokenizer.from_json(metadata["target_tokenizer"]) if "target_tokenizer" in metadata else source
    except LabError as error:
        raise CheckpointError(
            file, sentence=f"{file} has no readable tokenizer in it: {_clip_message(error)}"
        ) from None
    sizes = (source.vocab_size, target.vocab_size)
    if sizes != (config.source_vocab_size, config.target_vocab_size):
        sentence = f"The tokenizers in {file} have {sizes[0]} and {sizes[1]} tokens; its model has others."
        raise CheckpointError(file, sentence=sentence)
    return source, target
