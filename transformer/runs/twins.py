"""Twins: variants of one model that differ in a single respect and are trained side by side on the same data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from transformer.config import CLASSROOM
from transformer.data.task import Task
from transformer.data.tasks import task_from_dict
from transformer.errors import FileError, SettingError
from transformer.runs.run import RunSpec
from transformer.training.settings import TrainingSettings

MOST_VARIANTS = 5


@dataclass(frozen=True)
class Variant:
    """One change to the model.

    Attributes:
        name: Name of the run.
        sizes: Changed fields of `TransformerConfig`.
        system: Preset to start from; empty = the one chosen for all.
    """

    name: str
    sizes: dict[str, Any] = field(default_factory=dict)
    system: str = ""


def twin_specs(
    variants: Sequence[Variant],
    task: Task,
    settings: TrainingSettings,
    system: str = "modular",
    sizes: dict[str, Any] | None = None,
    probe: str = "",
) -> list[RunSpec]:
    """Return one run per variant, all with the same task, data, seed and settings.

    Args:
        variants: Two to five variants with different names.
        task: See `RunSpec`.
        settings: See `RunSpec`.
        system: Preset of the variants that don't name their own.
        sizes: Fields of `TransformerConfig` in which all runs differ from `CLASSROOM`.
        probe: See `RunSpec`.
    Raises:
        SettingError: If there are too few or too many variants, or two have the same name.
    """
    if not 2 <= len(variants) <= MOST_VARIANTS or len({variant.name for variant in variants}) < len(variants):
        raise SettingError("variants", f"be 2 to {MOST_VARIANTS} different ones", len(variants), "Choose again.")
    base = {**CLASSROOM, "dropout": 0.0, **(sizes or {})}
    return [
        RunSpec(
            name=variant.name,
            system=variant.system or system,
            sizes={**base, **variant.sizes},
            task=task,
            settings=replace(settings),
            probe=probe,
        )
        for variant in variants
    ]


@dataclass(frozen=True)
class TwinsRecipe:
    """The recipe of twins that a file describes.

    Attributes:
        title: The question that the twins answer.
        specs: One run per variant.
        seeds: Other seeds than theirs, with which each variant is trained once more.
    """

    title: str
    specs: list[RunSpec]
    seeds: tuple[int, ...] = ()

    def specs_for_seed(self, seed: int) -> list[RunSpec]:
        """Return the same runs with another seed."""
        return [replace(spec, settings=replace(spec.settings, seed=seed)) for spec in self.specs]


def load_twins(path: str | Path) -> TwinsRecipe:
    """Read a JSON file that describes twins: `title`, `variants`, and what they share, see `twin_specs`.

    Its `seeds`, which may be left out, are other seeds than that of the settings.

    Raises:
        OSError: If the file can't be opened.
        FileError: If it is not JSON, or not an object with these fields.
        LabError: If a value breaks a rule.
    """
    path = Path(path)
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise FileError(str(path), f"is not JSON: {error}") from None
    try:
        title, variants = values.pop("title"), [Variant(**variant) for variant in values.pop("variants")]
        task, settings = task_from_dict(values.pop("task")), TrainingSettings(**values.pop("settings"))
        seeds = tuple(values.pop("seeds", ()))
        if len({*seeds, settings.seed}) <= len(seeds):
            raise SettingError("seeds", "be other seeds than that of the settings, each once", str(seeds))
        recipe = TwinsRecipe(title, twin_specs(variants, task, settings, **values), seeds)
        for seed in seeds:  # a seed that is none is refused before anything is trained
            recipe.specs_for_seed(seed)
        return recipe
    except (TypeError, AttributeError, KeyError) as error:
        advice = "It needs a title, variants, a task and settings, as those in assets/twins have them."
        raise FileError(str(path), f"describes no twins: {error}", advice) from None
