"""The page Train: the visitor's own model, trained in its own process, or variants of one, watched live."""

from pages.train.one import draw_one
from pages.train.variants import draw_variants
from pages.ui.example.ideas import choose_idea
from pages.ui.shell.opening import open_page
from transformer.views.ideas import TRAIN

bar = open_page("Train")
if choose_idea(TRAIN, bar).name == "one":
    draw_one()
else:
    draw_variants()
