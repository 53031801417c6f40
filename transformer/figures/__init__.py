"""Plotly figures as pure functions: arrays and labels in, figures out."""

from transformer.figures.curves import token_losses, training_curves
from transformer.figures.grid import clickable
from transformer.figures.maps import (
    describe_thinning,
    describe_weights,
    mask_map,
    padding_map,
    rows_compared,
    scores_map,
    weights_map,
)
from transformer.figures.matrices import describe_matrix, matrix_map
from transformer.figures.positions import (
    clock,
    describe_similarity,
    encoding_map,
    rotation_map,
    similarity_map,
    waves,
)

__all__ = [
    "clickable",
    "clock",
    "describe_matrix",
    "describe_similarity",
    "describe_thinning",
    "describe_weights",
    "encoding_map",
    "mask_map",
    "matrix_map",
    "padding_map",
    "rotation_map",
    "rows_compared",
    "scores_map",
    "similarity_map",
    "token_losses",
    "training_curves",
    "waves",
    "weights_map",
]
