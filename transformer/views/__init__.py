"""Drawings of results: views as bytes for the browser, curves and heatmaps of Plotly, and files of both.

A `View` knows what can be kept of it: `pictures(selection)` by name, each with its caption and numbers, made when a
file is asked for; `html`, `csv`, `npz`; and `_repr_html_` for notebooks (`cell`, `notebook`, `widget`). All views
travel in one format: `pack` makes bytes of plain values with arrays wherever they belong, and of nothing that depends
on who asks; whoever mounts a view (page, phone, file, cell) puts in front what it allows there (`with_host`). In the
browser `data/package.ts` opens it, and a `payload.ts` says what stands in it. A matrix is a `Panel`; matrices of one
picture are a view of them, `side_by_side`, so that rows and columns light together. Curves are a `Picture` with a
`curve`; plotly.js stands only in pages of curves. Weights of a large example are sent rounded to 1/255;
`ATTENTION_LAB_WEIGHTS_AT_ONCE=0` makes all large.
"""

from transformer.views.arrays import pack, with_host
from transformer.views.cards import head_card, head_cards
from transformer.views.curves import training_curves, training_series
from transformer.views.data import About, Grid, Numbers, Series, guard_formula, numbers_of, to_npz
from transformer.views.export import Export, file_name, to_file, to_page, to_zip, with_picture
from transformer.views.film import (
    Film,
    Reel,
    film_of,
    film_parts,
    film_view,
    films_data,
    films_of,
    last_frames,
    newest_view,
    reel_of,
    runs_view,
)
from transformer.views.maps import describe_rows, describe_weights, series_of_rows
from transformer.views.matrices import Lit, describe_matrix
from transformer.views.offline import BUNDLE, offline_page, place_for, scripted_page
from transformer.views.panels import (
    Panel,
    encoding_panel,
    mask_panel,
    matrix_panel,
    padding_panel,
    panels_data,
    scores_panel,
    similarity_panel,
    weights_panel,
)
from transformer.views.plotly_heatmap import heatmap_to_zoom
from transformer.views.stage import MERGED, Layout, caption_of, stage_data
from transformer.views.stage_changes import ChangeOutcome
from transformer.views.stage_weights import weight_bytes
from transformer.views.theme_in_css import background_of, css_variables
from transformer.views.view import Picture, View, heatmap, side_by_side

__all__ = [
    "BUNDLE",
    "MERGED",
    "About",
    "ChangeOutcome",
    "Export",
    "Film",
    "Grid",
    "Layout",
    "Lit",
    "Numbers",
    "Panel",
    "Picture",
    "Reel",
    "Series",
    "View",
    "background_of",
    "caption_of",
    "css_variables",
    "describe_matrix",
    "describe_rows",
    "describe_weights",
    "encoding_panel",
    "file_name",
    "film_of",
    "film_parts",
    "film_view",
    "films_data",
    "films_of",
    "guard_formula",
    "head_card",
    "head_cards",
    "heatmap",
    "heatmap_to_zoom",
    "last_frames",
    "mask_panel",
    "matrix_panel",
    "newest_view",
    "numbers_of",
    "offline_page",
    "pack",
    "padding_panel",
    "panels_data",
    "place_for",
    "reel_of",
    "runs_view",
    "scores_panel",
    "scripted_page",
    "series_of_rows",
    "side_by_side",
    "similarity_panel",
    "stage_data",
    "to_file",
    "to_npz",
    "to_page",
    "to_zip",
    "training_curves",
    "training_series",
    "weight_bytes",
    "weights_panel",
    "with_host",
    "with_picture",
]
