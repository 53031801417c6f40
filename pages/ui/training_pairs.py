"""The pairs that a model was trained on, while they lie in the folder of its run."""

from dataclasses import replace
from pathlib import Path

from pages.ui.models import ModelFile
from transformer import Checkpoint
from transformer.pairs import Pairs, PairsError
from transformer.tasks import task_from_dict

_MOST_BYTES = 1 << 20
"""Largest file that is read while a page waits."""


def with_pairs(file: ModelFile, checkpoint: Checkpoint) -> Checkpoint:
    """The same model, whose task knows the place of its pairs: a model stores no more than the name of their file."""
    if file.folder is None or checkpoint.task.get("name") != "pairs":
        return checkpoint
    path = file.folder.path / Path(checkpoint.task["file"]).name
    if not path.is_file() or path.stat().st_size > _MOST_BYTES:
        return checkpoint
    return replace(checkpoint, task={**checkpoint.task, "file": str(path)})


def pairs_of(checkpoint: Checkpoint) -> Pairs | None:
    """What the model was trained on; None where it is not at hand, or not a file of pairs."""
    if checkpoint.task.get("name") != "pairs":
        return None
    try:
        return task_from_dict(checkpoint.task).pairs
    except (OSError, PairsError):
        return None


def why_not_measured(checkpoint: Checkpoint) -> str:
    """Why a model can't be measured on its task, in a sentence; empty where it can."""
    if not checkpoint.task:
        return "This model names no task, so there is nothing to measure it on."
    if checkpoint.task.get("name") == "pairs" and pairs_of(checkpoint) is None:
        return "The pairs that this model was trained on are not on this server, so it can't be measured on its task."
    return ""
