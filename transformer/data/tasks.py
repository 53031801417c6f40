"""All tasks by name, and the reading of a saved one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transformer.data.grammar.task import Grammar
from transformer.data.parallel_text import ParallelText
from transformer.data.sequences import OPERATIONS, SequenceTask
from transformer.data.task import Task
from transformer.errors import LabError, SettingError

TASKS: dict[str, Callable[..., Task]] = {
    **dict.fromkeys(OPERATIONS, SequenceTask),
    "grammar": Grammar,
    "pairs": ParallelText,
}
"""For each name, a function that makes the task from its fields; a new task needs one more entry."""


def languages_of(values: dict[str, Any]) -> dict[str, str]:
    """Return the languages of `source` and `target` that a saved task names, as in HTML's `lang`; empty where unknown.

    Args:
        values: What the task's `to_dict` described; empty for an imported model, of which nobody knows.
    Raises:
        LabError: See `task_from_dict`.
    """
    return dict(zip(("source", "target"), task_from_dict(values).languages, strict=True))


def task_from_dict(values: dict[str, Any]) -> Task:
    """Rebuild the task that its `to_dict` described; omitted fields, also the name, take their defaults.

    Raises:
        LabError: If a field is unknown, or a value breaks a rule.
    """
    if not isinstance(values, dict):
        raise LabError(f"The task can't be read: it must be fields with their values, got {values!r}.")
    name = values.get("name", SequenceTask.name)
    if not isinstance(name, str) or name not in TASKS:
        raise SettingError("name", f"be one of {', '.join(TASKS)}", name)
    try:
        return TASKS[name](**values)
    except TypeError as error:
        raise LabError(f"The task can't be read: {error}.") from None
