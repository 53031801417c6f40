"""Plotly figures as pure functions of labelled maps and arrays, and the export of figures to files."""

from transformer.figures.animated_film import film_gif
from transformer.figures.curves import token_losses, training_curves
from transformer.figures.data import Grid, Series, guarded, to_npz
from transformer.figures.export import Export, file_name, to_file, to_page, to_zip, with_picture
from transformer.figures.grid import CLICKABLE_UP_TO, clickable
from transformer.figures.lettering import undrawable
from transformer.figures.maps import (
    describe_rows,
    describe_thinning,
    describe_weights,
    mask_map,
    padding_map,
    rows_compared,
    scores_map,
    weights_map,
)
from transformer.figures.matrices import Lit, describe_matrix, matrix_map
from transformer.figures.panels import (
    Panel,
    encoding_panel,
    mask_panel,
    matrix_panel,
    padding_panel,
    panels_data,
    rotation_panel,
    scores_panel,
    similarity_panel,
    weights_panel,
)
from transformer.figures.positions import clock, describe_similarity, encoding_map, rotation_map, similarity_map, waves
from transformer.figures.stage import MERGED, Layout, caption_of, head_card, stage_data
from transformer.figures.stage_changes import Changed
from transformer.figures.stage_weights import weight_bytes
from transformer.figures.whole_model import CAPTURED, boxes_of, whole_model_data

__all__ = [
    "CAPTURED",
    "CLICKABLE_UP_TO",
    "MERGED",
    "Changed",
    "Export",
    "Grid",
    "Layout",
    "Lit",
    "Panel",
    "Series",
    "boxes_of",
    "caption_of",
    "clickable",
    "clock",
    "describe_matrix",
    "describe_rows",
    "describe_similarity",
    "describe_thinning",
    "describe_weights",
    "encoding_map",
    "encoding_panel",
    "file_name",
    "film_gif",
    "guarded",
    "head_card",
    "mask_map",
    "mask_panel",
    "matrix_map",
    "matrix_panel",
    "padding_map",
    "padding_panel",
    "panels_data",
    "rotation_map",
    "rotation_panel",
    "rows_compared",
    "scores_map",
    "scores_panel",
    "similarity_map",
    "similarity_panel",
    "stage_data",
    "to_file",
    "to_npz",
    "to_page",
    "to_zip",
    "token_losses",
    "training_curves",
    "undrawable",
    "waves",
    "weight_bytes",
    "weights_map",
    "weights_panel",
    "whole_model_data",
    "with_picture",
]
