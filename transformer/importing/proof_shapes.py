"""The proof in a file of weights: what its own program read and computed, checked by its shapes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from transformer.errors import CheckpointError
from transformer.importing.names import PROOF

MOST_TEXTS, MOST_TOKENS = 8, 64
"""Most texts of a proof, and most tokens of one."""
_ADVICE = "Let its program write it as docs/models.md shows."


def proof_shapes(file: str, entries: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return the shapes of source, target and logits; empty if the file has no proof.

    Raises:
        CheckpointError: If a part is missing, or if they don't belong together.
    """
    shapes = {
        name: entries[PROOF + name]["shape"] for name in ("source", "target", "logits") if PROOF + name in entries
    }
    if not shapes:
        return {}
    if missing := {"source", "target", "logits"} - set(shapes):
        raise CheckpointError(file, f"has a proof without {min(missing)}", _ADVICE)
    source, target, logits = shapes["source"], shapes["target"], shapes["logits"]
    are_ids = len(source) == len(target) == 2 and source[0] == target[0] <= MOST_TEXTS
    if not are_ids or max(source[1], target[1]) > MOST_TOKENS or min(source[1], target[1]) < 2 or source[0] < 1:
        problem = f"has a proof of the shapes {source} and {target}; it must be of 1 to {MOST_TEXTS} texts of 2 to "
        raise CheckpointError(file, f"{problem}{MOST_TOKENS} tokens, (text, token)", _ADVICE)
    if len(logits) != 3 or logits[:2] != target:
        problem = f"has a proof with logits of the shape {logits}; they must be (text, token, vocabulary), for {target}"
        raise CheckpointError(file, f"{problem} ids", _ADVICE)
    return shapes
