"""Experiments for a class: variants of one model that differ in one thing, trained side by side on the same data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from transformer.config import CLASSROOM
from transformer.run import RunSpec
from transformer.settings import TrainingSettings
from transformer.tasks import AnyTask

MOST_VARIANTS = 5


@dataclass(frozen=True)
class Variant:
    """One change of the model.

    Attributes:
        text: What is different, in a sentence.
        sizes: Fields of `TransformerConfig` that change.
        system: Another preset to start from; empty: the one that was chosen.
    """

    text: str
    sizes: dict[str, Any] = field(default_factory=dict)
    system: str = ""


VARIANTS: dict[str, Variant] = {
    "as it is": Variant("The chosen system, unchanged."),
    "pre-norm": Variant("The norm stands before each sublayer, outside of the residual.", {"norm_first": True}),
    "post-norm": Variant(
        "The norm stands after each residual, as in the paper.", {"norm_first": False, "final_norm": False}
    ),
    "without √d_k": Variant("The scores are not divided by √d_k before the softmax.", {"scaled_scores": False}),
    "one head": Variant("One head as wide as the model instead of several.", {"num_heads": 1}),
    "four heads": Variant("Four heads, each a quarter of the model's width.", {"num_heads": 4}),
    "without positions": Variant("No positions are added: the source is a bag of tokens.", {"positions": "none"}),
    "sinusoidal positions": Variant("Sines and cosines, as in the paper.", {"positions": "sinusoidal"}),
    "learned positions": Variant("A table of positions that is learned, from zero.", {"positions": "learned"}),
    "without causal mask": Variant("In training, every target token sees those after it.", {"causal": False}),
    "A: modular": Variant("Pre-norm, scalar gain.", system="modular"),
    "B: paper": Variant("The paper, post-norm.", system="paper"),
    "C: lightning": Variant("Post-norm, one vocabulary.", system="lightning"),
    "D: Arabic-English": Variant("Pre-norm, learned positions.", system="arabic-english"),
    "E: encoder only": Variant("No decoder: every position at once, GELU.", system="encoder-only"),
}
"""Each variant by its name on the page."""


@dataclass(frozen=True)
class Experiment:
    """A question for a class, with the variants that answer it.

    Attributes:
        question: What the class finds out.
        variants: Names of `VARIANTS`.
        explanation: Why the outcome is what it usually is; the outcome itself is measured.
        task: What is learned.
        sizes: Fields of `TransformerConfig` in which all variants differ from classroom size.
        settings: Fields of `TrainingSettings` that all variants share.
    """

    question: str
    variants: tuple[str, ...]
    explanation: str
    task: str = "reverse"
    sizes: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)


EXPERIMENTS: dict[str, Experiment] = {
    "The mask that stops cheating": Experiment(
        "What happens if the decoder may see the answer?",
        ("as it is", "without causal mask"),
        "In training the decoder reads the right answer, moved by one place. Without the causal mask, the token to "
        "predict stands in what it reads, one place ahead: it copies that, and its loss falls to almost nothing. "
        "Writing by itself, there is nothing ahead to copy, so what it writes is useless. A low loss is no proof of "
        "having learned the task.",
    ),
    "Does it need positions?": Experiment(
        "What can attention do without knowing where tokens stand?",
        ("sinusoidal positions", "learned positions", "without positions"),
        "Attention weighs tokens by what they are; nothing in it knows their order. Without positions the encoder "
        "sees a bag of tokens, and to reverse a bag is guesswork wherever its tokens could be ordered otherwise.",
    ),
    "One head or four": Experiment(
        "Are several narrow heads better than one wide head?",
        ("one head", "four heads"),
        "Both have the same number of parameters. Several heads can look at several places in one layer; one head "
        "has to average them.",
    ),
    "Why divide by √d_k?": Experiment(
        "What does the division of the scores do?",
        ("as it is", "without √d_k"),
        "The scores are sums of d_k products, so they grow with the width of a head. Large scores make the softmax "
        "all or nothing, and where it is, almost no gradient comes back. One wide head shows it best.",
        sizes={"num_heads": 1},
    ),
    "Norm before or after": Experiment(
        "Does it matter where the norm stands?",
        ("pre-norm", "post-norm"),
        "In pre-norm models the residual runs through untouched, which keeps gradients even and bears a high "
        "learning rate; post-norm models need a longer warm-up. This experiment trains deeper, at a high rate and "
        "with hardly any warm-up.",
        sizes={"num_layers": 4, "norm": "standard", "norm_eps": 1e-5},
        settings={"learning_rate": 3e-3, "warmup": 0.02},
    ),
    "Five systems": Experiment(
        "How do the five reference systems learn the same task?",
        ("A: modular", "B: paper", "C: lightning", "D: Arabic-English", "E: encoder only"),
        "They differ in norm, positions, vocabulary and stacks. To get 99 % of reverse right, A, B and C need about "
        "600 steps, D with its learned positions about 1,200, and E, an encoder alone that writes all positions at "
        "once, about 2,000. More steps, under “What they share”, show the last two get there too.",
    ),
}
"""Ready experiments by title."""


def twins(
    variants: Sequence[str],
    task: AnyTask,
    settings: TrainingSettings,
    system: str = "modular",
    sizes: dict[str, Any] | None = None,
    probe: str = "",
) -> list[RunSpec]:
    """One run a variant, all with the same task, data, seed and recipe.

    Args:
        variants: Two to five different names of `VARIANTS`.
        task: What all learn.
        settings: How all are trained.
        system: The preset that variants change, unless they bring their own.
        sizes: Fields of `TransformerConfig` that differ from classroom size in all.
        probe: The sentence that all are filmed with.
    Raises:
        ValueError: If there are too few or too many variants, one is unknown or there twice.
    """
    if unknown := [name for name in variants if name not in VARIANTS]:
        raise ValueError(f"`variants` must be among {', '.join(VARIANTS)}, got {unknown[0]!r}.")
    if not 2 <= len(variants) <= MOST_VARIANTS or len(set(variants)) < len(variants):
        raise ValueError(f"`variants` must be 2 to {MOST_VARIANTS} different ones, got {len(variants)}. Choose again.")
    base = {**CLASSROOM, "dropout": 0.0, **(sizes or {})}
    return [
        RunSpec(
            name=name,
            system=VARIANTS[name].system or system,
            sizes={**base, **VARIANTS[name].sizes},
            task=task,
            settings=replace(settings),
            probe=probe,
        )
        for name in variants
    ]
