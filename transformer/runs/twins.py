"""Twins: variants of one model that differ in one thing, trained side by side on the same data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from transformer.config import CLASSROOM
from transformer.data.task import Task
from transformer.errors import SettingError
from transformer.runs.run import RunSpec
from transformer.training.settings import TrainingSettings

MOST_VARIANTS = 5


@dataclass(frozen=True)
class Variant:
    """One change of the model.

    Attributes:
        name: Of the run.
        sizes: Fields of `TransformerConfig` that change.
        system: Another system to start from; empty: the one that was chosen.
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
    """One run a variant, all with the same task, data, seed and recipe.

    Args:
        variants: Two to five, of different names.
        task: What all learn.
        settings: How all are trained.
        system: The system that variants change, unless they bring their own.
        sizes: Fields of `TransformerConfig` that differ from classroom size in all.
        probe: The sentence that all are filmed with.
    Raises:
        ValueError: If there are too few or too many variants, or one is there twice.
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
