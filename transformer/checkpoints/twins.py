"""Twins among the shipped models: two that differ in one field of their config, and in nothing of their training."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from transformer.assets import assets_folder
from transformer.checkpoints.description import describe
from transformer.config import TransformerConfig
from transformer.data.tasks import task_from_dict
from transformer.training.settings import TrainingSettings


@dataclass(frozen=True, kw_only=True)
class ModelTwins:
    """Two shipped models with the same sizes, task, data, seed and settings, which differ in one field.

    Attributes:
        field: The field of `TransformerConfig`, e.g. `causal`.
        names: Their names, see `load`; first that of the usual model, whose value is the field's default.
        values: Their values of the field, in the same order.
    """

    field: str
    names: tuple[str, str]
    values: tuple[Any, Any]


def model_twins(field: str = "") -> list[ModelTwins]:
    """Return all twins among the shipped models, found by what their files say of themselves.

    Args:
        field: Only those that differ in this field. Default: in any one.
    Raises:
        CheckpointError: If a shipped file is damaged.
    """
    paths = sorted((assets_folder() / "checkpoints").glob("*.safetensors"))
    recipes = {path.stem: _read_recipe(path, path.stat().st_mtime_ns) for path in paths}
    found = []
    for place, (one, (config, training)) in enumerate(recipes.items()):
        for other, (its_config, its_training) in list(recipes.items())[place + 1 :]:
            differing = [name for name, value in config.items() if its_config[name] != value]
            if len(differing) == 1 and field in ("", differing[0]) and training == its_training:
                pair = [(one, config[differing[0]]), (other, its_config[differing[0]])]
                pair.sort(key=lambda named: named[1] != _DEFAULTS[differing[0]])
                names, values = zip(*pair)
                found.append(ModelTwins(field=differing[0], names=names, values=values))
    return found


_DEFAULTS = TransformerConfig().to_dict()


@lru_cache(maxsize=64)
def _read_recipe(path: Path, modified: int) -> tuple[dict[str, Any], tuple[Any, ...]]:
    """Return the config of a model, and what decided its training: task and settings, seed included."""
    description = describe(path)
    task = task_from_dict(description.task) if description.task else None
    return description.config.to_dict(), (
        task,
        TrainingSettings(**description.settings) if description.settings else None,
    )
