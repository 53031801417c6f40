"""Walkthrough of a head: every matrix from the embeddings to the residual, with each cell worked out."""

from transformer.interpret.walkthrough.stages import stage_ids, walk_through
from transformer.interpret.walkthrough.typeset import as_latex, number_in_latex
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
