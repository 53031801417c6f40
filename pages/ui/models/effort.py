"""The number of sequences of its task on which a model is measured here: as many as take about half a minute."""

from transformer import Checkpoint, LabError
from transformer.text import counted

_WORK = 300_000_000_000
"""Most parameters × tokens of one measurement: 10 to 40 s on one core, measured with models of 0.1 to 5 million."""


def sequences_within(checkpoint: Checkpoint, most: int, fewest: int, passes: int = 1) -> int:
    """Return how many of the longest sequences that a model reads can be measured here.

    Args:
        checkpoint: The model.
        most: So many are enough.
        fewest: With fewer, the figures would say nothing.
        passes: How often the model reads each.
    Raises:
        LabError: If not even the fewest can be.
    """
    found = _WORK // (checkpoint.model.num_parameters * checkpoint.config.max_length * passes)
    if found < fewest:
        size = f"{counted(checkpoint.model.num_parameters)} parameters, texts of {checkpoint.config.max_length} tokens"
        raise LabError(f"This model is too large to be measured on this server: {size}.")
    return min(most, found)
