"""Walkthrough of a head: every matrix from the embeddings to the residual, with each cell worked out."""

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
