"""Texts to try with a model."""

from __future__ import annotations

from itertools import islice

from transformer.assets import chosen_texts
from transformer.checkpoints.checkpoint import Checkpoint
from transformer.data import task_from_dict

_MOST = 5


def examples_of(checkpoint: Checkpoint, has_pairs: bool = False) -> tuple[str, ...]:
    """Return texts that show something, at most five; the first is the one to begin with. Empty where none is known.

    Shipped translators have chosen texts. For any other model, the task knows them. For someone's own pairs they are
    held-out sources, from the file while it lies beside the model, else from those that the model keeps. The text that
    the model's file names as worth opening stands first, if there is one.

    Args:
        checkpoint: The model.
        has_pairs: The file of pairs that it was trained on lies beside it.
    """
    task, tokenizer = task_from_dict(checkpoint.task), checkpoint.source_tokenizer
    most = checkpoint.config.max_length - 2  # without start and end
    # The words of a shipped translator were chosen; most of its pairs are not shipped.
    chosen = chosen_texts(checkpoint.name) if task.file and not has_pairs else ()
    first = (checkpoint.opening.text,) if checkpoint.opening and checkpoint.opening.text else ()
    texts = dict.fromkeys([*first, *(chosen or islice(task.examples(tokenizer, most), _MOST))])
    return tuple(text for text in texts if tokenizer.readable_part(text, most) == text)[:_MOST]
