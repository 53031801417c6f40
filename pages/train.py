"""The page Train: the visitor's own model, trained in its own process, or variants of one, watched live."""

from pages.train.one import draw_one
from pages.train.variants import draw_variants
from pages.ui.example.ideas import choose_idea
from pages.ui.shell.opening import open_page
from transformer.views.ideas import TRAIN

open_page(
    "Train",
    "Train a Transformer of your own on a task with a right answer, and watch its attention being born.",
)
if choose_idea(TRAIN).name == "one":
    draw_one()
else:
    draw_variants()
