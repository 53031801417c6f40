"""The pairs that a model was trained on, while they lie in the folder of its run."""

import gzip
import zlib
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from pages.ui.models.files import ModelFile, checkpoint_of
from transformer import Checkpoint, CorpusError
from transformer.data import ParallelCorpus, task_from_dict
from transformer.interpret import can_be_measured

_MOST_BYTES = 1 << 20
"""Most bytes of a file, unpacked, that is read while a page waits."""


def open_model(file: ModelFile) -> Checkpoint:
    """Return the loaded model, whose task knows the place of its pairs.

    Raises:
        CheckpointError: If the file is no model that this program can run.
        OSError: If it can't be read, or is gone.
    """
    return with_pairs(file, checkpoint_of(file))


def with_pairs(file: ModelFile, checkpoint: Checkpoint) -> Checkpoint:
    """Return a model whose task knows the place of its pairs: the model stores no more than the name of their file."""
    name = Path(task_from_dict(checkpoint.task).file).name
    if file.folder is None or not name:
        return checkpoint
    path = file.folder.path / name
    if not path.is_file() or not _is_small(path, path.stat().st_mtime_ns):
        return checkpoint
    return replace(checkpoint, task={**checkpoint.task, "file": str(path)})


@lru_cache(maxsize=256)
def _is_small(path: Path, modified: int) -> bool:
    """Return whether a file is so small, unpacked, that a page may read it."""
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            return len(file.read(_MOST_BYTES + 1)) <= _MOST_BYTES
    except (OSError, EOFError, zlib.error):
        return False


def pairs_of(checkpoint: Checkpoint) -> ParallelCorpus | None:
    """Return the pairs that the model was trained on; None where they are not at hand, or it had no file of pairs."""
    try:
        return task_from_dict(checkpoint.task).pairs
    except (OSError, CorpusError):
        return None


def why_not_measured(checkpoint: Checkpoint) -> str:
    """Return why a model can't be measured on its task, in a sentence; empty where it can."""
    if not checkpoint.task:
        return "This model names no task, so there is nothing to measure it on."
    if not can_be_measured(checkpoint):
        return "The pairs that this model was trained on are not on this server, so it can't be measured on its task."
    return ""
