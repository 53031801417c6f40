"""The ideas of every page: what draws each picture of a link, with its controls and its words, a file a page.

Each file ends with its ideas, `pages.py` puts them on pages; phones, files and notebooks get views by `views_of`.
"""

from transformer.views.idea import HeadChoice, Idea, IdeaPage
from transformer.views.ideas.alignment import (
    aligned_words,
    alignment_view,
    describe_crossings,
    describe_doubts,
    describe_gold,
    describe_quality,
    gold_links,
    head_of_lines,
)
from transformer.views.ideas.batch import shorter_text
from transformer.views.ideas.decoding import search_in_words, tree_view, tree_view_of
from transformer.views.ideas.forcing import read_target, target_view
from transformer.views.ideas.head_words import HEAD_WORDS
from transformer.views.ideas.inside_a_head import inside_view, largest_in_row, stage_of
from transformer.views.ideas.masks import (
    DECODER,
    changed_mask_view,
    changes_of_mask,
    cheating_twins,
    read_at_once,
)
from transformer.views.ideas.meaning import MEANING, pairs_to_try
from transformer.views.ideas.pages import INSIDE, LOOK, PAGES, POSITIONS_AND_MASKS, TRAIN, views_of
from transformer.views.ideas.stage import (
    changes_attention,
    layout_of,
    source_words,
    stage_pictures,
    stage_view,
    wants_contributions,
)
from transformer.views.ideas.what_if import (
    WAYS_SHOWN,
    WHAT_IF,
    Board,
    boards_view,
    mattered_view_of,
    words_of_cells,
)
from transformer.views.ideas.whole_model import (
    CAPTURED,
    boxes_of,
    figure_1_view,
    whole_model_data,
)

__all__ = [
    "CAPTURED",
    "DECODER",
    "HEAD_WORDS",
    "INSIDE",
    "LOOK",
    "MEANING",
    "PAGES",
    "POSITIONS_AND_MASKS",
    "TRAIN",
    "WAYS_SHOWN",
    "WHAT_IF",
    "Board",
    "HeadChoice",
    "Idea",
    "IdeaPage",
    "aligned_words",
    "alignment_view",
    "boards_view",
    "boxes_of",
    "changed_mask_view",
    "changes_attention",
    "changes_of_mask",
    "cheating_twins",
    "describe_crossings",
    "describe_doubts",
    "describe_gold",
    "describe_quality",
    "figure_1_view",
    "gold_links",
    "head_of_lines",
    "inside_view",
    "largest_in_row",
    "layout_of",
    "mattered_view_of",
    "pairs_to_try",
    "read_at_once",
    "read_target",
    "search_in_words",
    "shorter_text",
    "source_words",
    "stage_of",
    "stage_pictures",
    "stage_view",
    "target_view",
    "tree_view",
    "tree_view_of",
    "views_of",
    "wants_contributions",
    "whole_model_data",
    "words_of_cells",
]
