"""What the pages share: navigation, the one example that follows the user, its views, models, figures."""

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
from pages.ui.link import linked
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
from pages.ui.views import (
    draw_decoding,
    draw_head_card,
    draw_heads,
    draw_map,
    draw_output,
    draw_table,
    steps_table,
)

__all__ = [
    "EXPERIMENTS",
    "Example",
    "ModelFile",
    "OpenHead",
    "Result",
    "add_uploaded",
    "checkpoint_of",
    "choose_run",
    "count_parameters",
    "current_example",
    "draw_decoding",
    "draw_figure",
    "draw_head_card",
    "draw_heads",
    "draw_map",
    "draw_model_card",
    "draw_output",
    "draw_run",
    "draw_table",
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
    "start_run",
    "steps_table",
]
