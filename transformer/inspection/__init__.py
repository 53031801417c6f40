"""Inspection of untrusted files in a separate process, with limits of memory and time, so that this one stays safe.

That process never imports torch; only files that pass its checks are loaded in this process.

Example:
    inspect_checkpoint("model.safetensors")  # raises CheckpointError with what is wrong
    load("model.safetensors")

Whatever that process imports (`checkpoints/description`, `importing/description`, `data/` and below) must not import
torch. A tokenizer may hold only the parts in `text/tokenizer_parts`; a new part belongs there, else files with it don't
open.
"""

from transformer.data.outline import Outline
from transformer.inspection.corpus import (
    MOST_MEGABYTES,
    MOST_PAIRS,
    OutlinedText,
    Preview,
    inspect_corpus,
    preview_table,
)
from transformer.inspection.lectures import MOST_KILOBYTES, inspect_lecture
from transformer.inspection.models import import_weights, inspect_checkpoint, inspect_state_dict, inspect_weights
