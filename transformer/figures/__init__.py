"""Plotly figures as pure functions: arrays and labels in, figures out."""

from transformer.figures.curves import training_curves
from transformer.figures.maps import describe_weights, mask_map, scores_map, weights_map
from transformer.figures.positions import encoding_map, similarity_map, waves

__all__ = [
    "describe_weights",
    "encoding_map",
    "mask_map",
    "scores_map",
    "similarity_map",
    "training_curves",
    "waves",
    "weights_map",
]
