"""Sequences that a model was never trained on, to measure it with: from its task, or from what its file keeps."""

from __future__ import annotations

import numpy as np

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.config import END, START
from transformer.data.batches import Batch
from transformer.data.tasks import task_from_dict
from transformer.errors import CorpusError


def held_out_batch(checkpoint: Checkpoint, count: int, seed: int) -> Batch:
    """Draw held-out sequences of a model's task; without its file of pairs, from the sample that the model keeps.

    Args:
        checkpoint: A model that names a task.
        count: Number of sequences; all there are if those are fewer.
        seed: Seed of the draw.
    Raises:
        CorpusError: If the file of pairs is missing and the model keeps no sample of it.
    """
    task, rng = task_from_dict(checkpoint.task), np.random.default_rng(seed)
    try:
        return task.batch(count, rng, split="held-out")
    except CorpusError:
        readers, limit = (checkpoint.source_tokenizer, checkpoint.target_tokenizer), checkpoint.config.max_length
        pairs = [
            ([START, *readers[0].encode(source), END], [START, *readers[1].encode(target), END])
            for source, target in task.sample
        ]
        fitting = [pair for pair in pairs if max(map(len, pair)) <= limit]
        if not fitting:
            raise
        return Batch.of([fitting[row] for row in rng.permutation(len(fitting))[:count].tolist()])


def can_be_measured(checkpoint: Checkpoint) -> bool:
    """Return whether there is something to measure a model with: a task that draws, its file, or a sample of that."""
    if not checkpoint.task:
        return False
    task = task_from_dict(checkpoint.task)
    if not task.file or task.sample:
        return True
    try:
        return task.pairs is not None
    except (OSError, CorpusError):
        return False
