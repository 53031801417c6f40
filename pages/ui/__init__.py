"""What the pages share: navigation, the one example that follows the user, its views, models, figures."""

from pages.ui.example import Example, OpenHead, Result, current_example, head_controls, run_traced
from pages.ui.figures import draw_figure
from pages.ui.models import ModelFile, checkpoint_of, keep_model, model_files, runs_root
from pages.ui.navigation import navigation, open_page
from pages.ui.views import draw_decoding, draw_heads, draw_map, draw_output, draw_table, steps_table, uniform_entropy

__all__ = [
    "Example",
    "ModelFile",
    "OpenHead",
    "Result",
    "checkpoint_of",
    "current_example",
    "draw_decoding",
    "draw_figure",
    "draw_heads",
    "draw_map",
    "draw_output",
    "draw_table",
    "head_controls",
    "keep_model",
    "model_files",
    "navigation",
    "open_page",
    "run_traced",
    "runs_root",
    "steps_table",
    "uniform_entropy",
]
