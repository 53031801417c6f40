"""The page Start: a real example at once, with the whole way from text to output on one page."""

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.linked_stage import draw_linked_stage
from pages.ui.shell.opening import open_page

bar = open_page(
    "See a Transformer pay attention",
    "A real, trained Transformer reads your text and writes its answer. Every number comes from that run.",
)
example = current_example(bar)
draw_output(bar, example, example.replay.usual_result())
draw_linked_stage(example, example.shown)
