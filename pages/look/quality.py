"""The quality of alignment of every head of a model: as its file says, or measured once in the background."""

from pages.ui.example.example import Example
from pages.ui.memory.later import Answer, later
from pages.ui.models.effort import sequences_within
from pages.ui.models.files import FileKey
from transformer import Checkpoint
from transformer.data import Task, task_from_dict
from transformer.interpret import AlignmentQuality, measure_alignment

BEING_MEASURED = "How well each head aligns words is being measured; the figures appear here by themselves."
_MOST, _FEWEST = 300, 20
_TOKENS = 300 * 64
"""The most tokens that one measurement reads: merging and comparing their maps takes longer than a small model."""


def alignment_quality(example: Example) -> Answer[AlignmentQuality] | None:
    """Return the figures, or a sentence that says why there are none; None while they are being measured."""
    checkpoint = example.checkpoint
    config = checkpoint.config
    if known := AlignmentQuality.from_metrics(checkpoint.metrics, config.num_layers, config.num_heads):
        return Answer(known)
    if not checkpoint.task:
        return Answer(None, "This model names no task, so there is nothing to measure its heads on.")
    task = task_from_dict(checkpoint.task)
    if task.file:
        return Answer(  # a run measures it at its end, while the pairs are at hand
            None,
            "Which head aligns best was not measured for this model: that takes enough pairs of the file it learned "
            "from. "
            "“python -m transformer align MODEL --data PAIRS --save” measures it.",
        )
    found = _measure(example.file.key, checkpoint, task)
    if found and found.why_not:
        return Answer(None, f"Which head aligns best could not be measured. {found.why_not}")
    return found


@later
def _measure(key: FileKey, _checkpoint: Checkpoint, _task: Task) -> AlignmentQuality:
    most = sequences_within(_checkpoint, _MOST, _FEWEST)
    return measure_alignment(_checkpoint, _task, max(_FEWEST, min(most, _TOKENS // _checkpoint.config.max_length)))
