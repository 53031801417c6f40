"""A model's file with later findings about the model; not a byte of its weights changes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from transformer.assets import chosen_texts
from transformer.checkpoints.checkpoint import Checkpoint, curated_metadata, load
from transformer.checkpoints.rewriting import rewrite_metadata
from transformer.data.task import Task
from transformer.data.tasks import task_from_dict
from transformer.errors import LabError, SettingError
from transformer.interpret.curation import curate, sample_of

_SEQUENCES = 256
"""Held-out sequences on which the heads of a model that learned no pairs are measured."""


def task_at_hand(checkpoint: Checkpoint, data: Path | None = None) -> Task:
    """Return the task of a model, with the place of its file of pairs.

    Args:
        checkpoint: A model.
        data: The file, which a model stores only the name of.
    Raises:
        LabError: If the model names no task, or one that has no file.
    """
    if not checkpoint.task:
        raise LabError(f"{checkpoint.name!r} names no task to measure its heads on.")
    task = task_from_dict(checkpoint.task)
    if data and not task.file:
        raise SettingError("--data", f"be left out for {checkpoint.name!r}: its task makes its own sentences")
    return replace(task, file=str(data)) if data else task


def curate_file(path: Path, data: Path | None = None, sample: int | None = None) -> Checkpoint:
    """Measure what is worth opening first in a model, and what its heads are worth, and write it into its file.

    Args:
        path: A finished model's file, which is replaced at once; its tensors stay as they are, to the byte.
        data: The file of pairs, for a model of pairs; without it, the sample that the model keeps is measured.
        sample: Number of held-out pairs that the model keeps from now on, whose licence must allow that. Default: those
            that it has.
    Returns:
        The model as its file now describes it.
    Raises:
        LabError: If the model is unfinished, names no task, or can't be measured.
        CorpusError: If a sample is to be kept of a file that is missing, or is not the one that was trained on.
    """
    checkpoint = load(path)
    if checkpoint.training is not None:
        raise LabError(f"{checkpoint.name!r} is not trained to its end.", "Go on with its run first.")
    task, changes = task_at_hand(checkpoint, data), {}
    if sample is not None:
        checkpoint = replace(checkpoint, task={**checkpoint.task, "sample": sample_of(task, sample)})
        task, changes["task"] = task_at_hand(checkpoint, data), json.dumps(checkpoint.task)
    # Earlier measurements are made anew, or left out.
    found = curate(replace(checkpoint, opening=None, board={}), task, chosen_texts(checkpoint.name), _SEQUENCES)
    rewrite_metadata(path, changes | {"opening": "null", "board": "{}"} | curated_metadata(found))
    return found
