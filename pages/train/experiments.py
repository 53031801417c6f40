"""Experiments for a class: questions, and the variants of a model that answer them."""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from transformer import assets_folder
from transformer.runs import Variant

_FILE = assets_folder() / "text" / "experiments.toml"


@dataclass(frozen=True)
class ClassExperiment:
    """A question for a class.

    Attributes:
        title: The title on the page.
        question: The question that the class finds an answer to.
        variants: Names of `VARIANTS` that answer it.
        explanation: The reason for the usual outcome; the outcome itself is measured.
        task: The task that is learned.
        sizes: Fields of `TransformerConfig` in which all variants differ from classroom size.
        settings: Fields of `TrainingSettings` that all variants share.
        probe: The sentence that they are filmed with.
    """

    title: str
    question: str
    variants: tuple[str, ...]
    explanation: str
    task: str = "reverse"
    sizes: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    probe: str = "attention"


_TEXTS = tomllib.loads(_FILE.read_text(encoding="utf-8"))
WHAT_DIFFERS = {entry["name"]: entry.pop("text") for entry in _TEXTS["variant"]}
"""The difference of each variant, in a sentence, by its name."""
VARIANTS = {entry["name"]: Variant(**entry) for entry in _TEXTS["variant"]}
"""Each variant by its name on the page."""
EXPERIMENTS = {
    entry["title"]: ClassExperiment(**entry | {"variants": tuple(entry["variants"])}) for entry in _TEXTS["experiment"]
}
"""Ready experiments by title."""
