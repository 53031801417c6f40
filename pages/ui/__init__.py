"""What the pages share: navigation, the one example that follows the user, its views, models, figures."""

from pages.ui import heap
from pages.ui.alignment import alignment_quality, choose_lines, draw_aligned_heads, draw_alignment
from pages.ui.batch import run_batch, texts_of_batch
from pages.ui.example import (
    Example,
    head_controls,
    run_traced,
)
from pages.ui.example_bar import current_example, draw_output
from pages.ui.figures import draw_figure
from pages.ui.forcing import draw_forcing
from pages.ui.glossary import literal
from pages.ui.inside import choose_cell, choose_stage, draw_operands, draw_stage, draw_working, stages_of
from pages.ui.into_sight import bring_into_sight
from pages.ui.link import linked
from pages.ui.linked_stage import draw_linked_stage
from pages.ui.masks import choose_sequence, draw_masks, draw_other_future, draw_scores, shorter_text
from pages.ui.model_actions import choose_model, draw_upload
from pages.ui.model_table import draw_model_card, draw_model_table, facts_of
from pages.ui.models import ModelFile, checkpoint_of, model_files, model_id_of
from pages.ui.opening import open_page
from pages.ui.removals import offer_undo
from pages.ui.run_list import draw_finished_runs, draw_runs, draw_space, unfinished_runs
from pages.ui.runs import choose_run, describe_run, draw_run, draw_start, open_run, start_runs
from pages.ui.shares import keep_model, share_model
from pages.ui.strategies import draw_forced, draw_tree, force, write
from pages.ui.teacher import draw_teacher
from pages.ui.training_form import training_form
from pages.ui.twins import choose_experiment, draw_twins, find_twins, open_twins, twins_form
from pages.ui.views import (
    draw_map,
    steps_table,
)
from pages.ui.what_if import choose_interventions, draw_break_it, draw_mattered, draw_outcome
from pages.ui.whole_model import draw_whole_model

heap.prepare()

__all__ = [
    "Example",
    "ModelFile",
    "alignment_quality",
    "bring_into_sight",
    "checkpoint_of",
    "choose_cell",
    "choose_experiment",
    "choose_interventions",
    "choose_lines",
    "choose_model",
    "choose_run",
    "choose_sequence",
    "choose_stage",
    "current_example",
    "describe_run",
    "draw_aligned_heads",
    "draw_alignment",
    "draw_break_it",
    "draw_figure",
    "draw_finished_runs",
    "draw_forced",
    "draw_forcing",
    "draw_linked_stage",
    "draw_map",
    "draw_masks",
    "draw_mattered",
    "draw_model_card",
    "draw_model_table",
    "draw_operands",
    "draw_other_future",
    "draw_outcome",
    "draw_output",
    "draw_run",
    "draw_runs",
    "draw_scores",
    "draw_space",
    "draw_stage",
    "draw_start",
    "draw_teacher",
    "draw_tree",
    "draw_twins",
    "draw_upload",
    "draw_whole_model",
    "draw_working",
    "facts_of",
    "find_twins",
    "force",
    "head_controls",
    "keep_model",
    "linked",
    "literal",
    "model_files",
    "model_id_of",
    "offer_undo",
    "open_page",
    "open_run",
    "open_twins",
    "run_batch",
    "run_traced",
    "share_model",
    "shorter_text",
    "stages_of",
    "start_runs",
    "steps_table",
    "texts_of_batch",
    "training_form",
    "twins_form",
    "unfinished_runs",
    "write",
]
