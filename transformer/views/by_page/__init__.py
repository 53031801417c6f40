"""The views of each page: functions that make them from what a link says and what models did with it."""

from transformer.views.by_page.alignment import alignment_view, gold_links, head_of_lines
from transformer.views.by_page.batch import MOST_TEXTS, padding_view, scores_view, shorter_text, texts_of_batch
from transformer.views.by_page.cheating import cheating_twins
from transformer.views.by_page.decoding import search_in_words, tree_view, tree_view_of
from transformer.views.by_page.film import films_of, newest_view, runs_view
from transformer.views.by_page.inside_a_head import inside_view, largest_in_row, stage_of
from transformer.views.by_page.listed import views_of
from transformer.views.by_page.masks import (
    TargetReading,
    causal_mask_view,
    changed_mask_view,
    changes_of_mask,
    read_at_once,
)
from transformer.views.by_page.positions import (
    FORMULA,
    ORDERS,
    orders_view,
    own_positions_view,
    place_or_token_view,
    position_runs,
    rotation_view,
    sinusoids_view,
    tables_view,
    two_tables,
)
from transformer.views.by_page.stage import changes_attention, layout_of, stage_pictures, stage_view
from transformer.views.by_page.what_if import (
    OWN,
    TARGET,
    WAYS_SHOWN,
    Board,
    boards_view,
    mattered_view,
    mattered_view_of,
    read_target,
    unit_of,
)
from transformer.views.by_page.whole_model import added_view, figure_1_view

__all__ = [
    "FORMULA",
    "MOST_TEXTS",
    "ORDERS",
    "OWN",
    "TARGET",
    "WAYS_SHOWN",
    "Board",
    "TargetReading",
    "added_view",
    "alignment_view",
    "boards_view",
    "causal_mask_view",
    "changed_mask_view",
    "changes_attention",
    "changes_of_mask",
    "cheating_twins",
    "figure_1_view",
    "films_of",
    "gold_links",
    "head_of_lines",
    "inside_view",
    "largest_in_row",
    "layout_of",
    "mattered_view",
    "mattered_view_of",
    "newest_view",
    "orders_view",
    "own_positions_view",
    "padding_view",
    "place_or_token_view",
    "position_runs",
    "read_at_once",
    "read_target",
    "rotation_view",
    "runs_view",
    "scores_view",
    "search_in_words",
    "shorter_text",
    "sinusoids_view",
    "stage_of",
    "stage_pictures",
    "stage_view",
    "tables_view",
    "texts_of_batch",
    "tree_view",
    "tree_view_of",
    "two_tables",
    "unit_of",
    "views_of",
]
