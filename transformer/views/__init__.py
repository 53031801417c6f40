"""What is drawn of results: views as bytes for the browser, curves and heatmaps of Plotly, and files of both."""

from transformer.views.alignment_in_words import describe_doubts, describe_quality
from transformer.views.animated_film import film_gif
from transformer.views.arrays import pack, with_host
from transformer.views.cards import head_card, head_cards
from transformer.views.curves import token_losses, training_curves
from transformer.views.data import Grid, Series, guarded, to_npz
from transformer.views.export import Export, file_name, to_file, to_page, to_zip, with_picture
from transformer.views.film import Film, Reel, film_of, film_parts, films_data, last_frames, reel_of
from transformer.views.grid import CLICKABLE_UP_TO, clickable
from transformer.views.lettering import undrawable
from transformer.views.maps import (
    describe_rows,
    describe_thinning,
    describe_weights,
    mask_map,
    padding_map,
    rows_compared,
    scores_map,
    weights_map,
)
from transformer.views.matrices import Lit, describe_matrix, matrix_map
from transformer.views.panels import (
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
from transformer.views.positions import clock, describe_similarity, encoding_map, rotation_map, similarity_map, waves
from transformer.views.stage import MERGED, Layout, caption_of, stage_data
from transformer.views.stage_changes import Changed
from transformer.views.stage_weights import weight_bytes
from transformer.views.view import View, side_by_side
from transformer.views.whole_model import CAPTURED, boxes_of, whole_model_data

__all__ = [
    "CAPTURED",
    "CLICKABLE_UP_TO",
    "MERGED",
    "Changed",
    "Export",
    "Film",
    "Grid",
    "Layout",
    "Lit",
    "Panel",
    "Reel",
    "Series",
    "View",
    "boxes_of",
    "caption_of",
    "clickable",
    "clock",
    "describe_doubts",
    "describe_matrix",
    "describe_quality",
    "describe_rows",
    "describe_similarity",
    "describe_thinning",
    "describe_weights",
    "encoding_map",
    "encoding_panel",
    "file_name",
    "film_gif",
    "film_of",
    "film_parts",
    "films_data",
    "guarded",
    "head_card",
    "head_cards",
    "last_frames",
    "mask_map",
    "mask_panel",
    "matrix_map",
    "matrix_panel",
    "pack",
    "padding_map",
    "padding_panel",
    "panels_data",
    "reel_of",
    "rotation_map",
    "rotation_panel",
    "rows_compared",
    "scores_map",
    "scores_panel",
    "side_by_side",
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
    "with_host",
    "with_picture",
]
