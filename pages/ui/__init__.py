"""What the pages share: navigation, the one example that follows the user, its views, models, figures."""

from pages.ui.detail import draw_detail
from pages.ui.example import (
    EXPERIMENTS,
    Example,
    OpenHead,
    Result,
    current_example,
    head_controls,
    run_batch,
    run_traced,
)
from pages.ui.figures import draw_figure
from pages.ui.filters import draw_filters, draw_mute
from pages.ui.inside import choose_cell, choose_stage, draw_operands, draw_stage, draw_working, stages_of
from pages.ui.link import linked
from pages.ui.masks import choose_sequence, draw_masks, draw_open_future, draw_scores, shorter_text
from pages.ui.models import (
    ModelFile,
    add_uploaded,
    checkpoint_of,
    draw_model_card,
    keep_model,
    model_files,
    offer_undo,
    remove_model,
    runs_root,
)
from pages.ui.navigation import navigation, open_page
from pages.ui.runs import choose_run, count_parameters, draw_run, start_run
from pages.ui.strategies import draw_forced, draw_tree, force, write
from pages.ui.views import (
    draw_decoding,
    draw_head_card,
    draw_heads,
    draw_map,
    draw_output,
    steps_table,
)
from pages.ui.what_if import choose_interventions, draw_break_it, draw_forcing, draw_mattered, draw_outcome

__all__ = [
    "EXPERIMENTS",
    "Example",
    "ModelFile",
    "OpenHead",
    "Result",
    "add_uploaded",
    "checkpoint_of",
    "choose_cell",
    "choose_interventions",
    "choose_run",
    "choose_sequence",
    "choose_stage",
    "count_parameters",
    "current_example",
    "draw_break_it",
    "draw_decoding",
    "draw_detail",
    "draw_figure",
    "draw_filters",
    "draw_forced",
    "draw_forcing",
    "draw_head_card",
    "draw_heads",
    "draw_map",
    "draw_masks",
    "draw_mattered",
    "draw_model_card",
    "draw_mute",
    "draw_open_future",
    "draw_operands",
    "draw_outcome",
    "draw_output",
    "draw_run",
    "draw_scores",
    "draw_stage",
    "draw_tree",
    "draw_working",
    "force",
    "head_controls",
    "keep_model",
    "linked",
    "model_files",
    "navigation",
    "offer_undo",
    "open_page",
    "remove_model",
    "run_batch",
    "run_traced",
    "runs_root",
    "shorter_text",
    "stages_of",
    "start_run",
    "steps_table",
    "write",
]
