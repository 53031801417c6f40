"""Files of strangers are read in a process of their own, with limits of memory and time; this one takes no harm.

The process has no torch in it: what a file says is checked there, and only what passed is loaded here.

Example:
    inspect_checkpoint("model.safetensors")  # raises CheckpointError with what is wrong
    load("model.safetensors")
"""

from transformer.data.outline import Outline
from transformer.inspection.corpus import MOST_MEGABYTES, MOST_PAIRS, OutlinedText, inspect_corpus
from transformer.inspection.models import inspect_checkpoint, inspect_state_dict

__all__ = [
    "MOST_MEGABYTES",
    "MOST_PAIRS",
    "Outline",
    "OutlinedText",
    "inspect_checkpoint",
    "inspect_corpus",
    "inspect_state_dict",
]
