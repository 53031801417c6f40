"""Start: a real example at once, the whole way from text to output on one page."""

from functools import partial

from pages import ui

ui.open_page(
    "See a Transformer pay attention",
    "A real, trained Transformer reads your text and writes its answer. Every number comes from that run.",
)
example = ui.current_example()
recall = partial(ui.run_traced, example)
ui.draw_output(example, recall())
ui.draw_linked_stage(example, recall, "start")
