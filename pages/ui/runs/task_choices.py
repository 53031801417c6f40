"""The tasks that the form of a run offers, and what it asks for each."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

import streamlit as st

from pages.ui.runs.own_pairs import OWN_PAIRS, choose_pieces, task_of
from pages.ui.state.link import linked
from transformer import SequenceTask, Task
from transformer.data import OPERATIONS, TASKS, task_from_dict
from transformer.text import TOKENIZERS

_PROBES = {"letters": "attention", "words": "attention is all you need"}


@dataclass(frozen=True, kw_only=True)
class TaskChoice:
    """A task that can be chosen.

    Attributes:
        description: What the model is asked to do, in a sentence.
        ask: Draws the controls that only this task has; returns what they say.
        make: Makes the task of what the controls say.
        probe: Makes of the same a sentence to film that the task can read; empty = a held-out one.
        recipe: Steps and learning rate that solve it with any system; None = the system's own.
        length_buckets: Into how many buckets of about one length the batches are sorted.
    """

    description: str
    ask: Callable[[], dict[str, Any]]
    make: Callable[..., Task]
    probe: Callable[..., str]
    recipe: tuple[int, float] | None = None
    length_buckets: int = 4


def _on_sequences(name: str) -> TaskChoice:
    def make(unit: Literal["letters", "words"], longest: int) -> SequenceTask:
        max_tokens = longest + 2 if unit == "letters" else 64
        return SequenceTask(name=name, unit=unit, max_length=longest, max_tokens=max_tokens)

    description = SequenceTask(name=name).description
    return TaskChoice(description=description, ask=_symbols, make=make, probe=_usual_probe, length_buckets=1)


def _symbols() -> dict[str, Any]:
    unit = linked(st.segmented_control, "Symbols", list(TOKENIZERS), default="letters", key="unit", required=True)
    return {"unit": unit, "longest": linked(st.number_input, "Most symbols", value=12, key="longest")}


def _usual_probe(unit: str, longest: int) -> str:
    if unit == "letters":
        return _PROBES[unit][:longest]
    return " ".join(_PROBES[unit].split()[:longest])


def _without_options(name: str) -> TaskChoice:
    task = task_from_dict({"name": name})

    def first_example() -> str:
        return next(iter(task.examples(task.source_tokenizer, task.max_tokens - 2)), "")

    return TaskChoice(description=task.description, ask=dict, make=lambda: task, probe=first_example)


def _of_own_pairs() -> TaskChoice:
    description = "Write what stands beside it in your file."
    return TaskChoice(description=description, ask=choose_pieces, make=task_of, probe=lambda **_: "")


_SPECIAL = {
    **{name: _on_sequences(name) for name in OPERATIONS},
    "grammar": replace(
        _without_options("grammar"),
        description="Translate a short English sentence into Spanish: agreement, word order, clitics, negation.",
        recipe=(800, 0.003),
    ),
    "pairs": _of_own_pairs(),
}
CHOICES = {OWN_PAIRS if name == "pairs" else name: _SPECIAL.get(name) or _without_options(name) for name in TASKS}
"""The tasks, by the name that the form and its links have for each; one without an entry of its own stays as it is."""
