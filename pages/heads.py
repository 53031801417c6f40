"""The page Heads: all heads at a glance, one of them in depth, and measures of what it does."""

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.linked_stage import draw_linked_stage
from pages.ui.shell.opening import open_page

bar = open_page(
    "Heads", "Every head of every layer on your text. Point at a small map to enlarge it, click to open it."
)
example = current_example(bar)
draw_output(bar, example, example.replay.usual_result())
draw_linked_stage(example, example.shown)
