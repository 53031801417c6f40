"""Inside a head: the path from the embeddings to what one head adds, every cell worked out with the real numbers."""

from transformer.interpret.walkthrough.stages import walk_through
from transformer.interpret.walkthrough.workings import (
    ALL_HEADS,
    HEAD,
    LOOKED_AT,
    LOOKS,
    MODEL,
    SHARED,
    Matrix,
    Stage,
    Term,
    Working,
)

__all__ = [
    "ALL_HEADS",
    "HEAD",
    "LOOKED_AT",
    "LOOKS",
    "MODEL",
    "SHARED",
    "Matrix",
    "Stage",
    "Term",
    "Working",
    "walk_through",
]
