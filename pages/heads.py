"""Heads: all of them at a glance, one of them in depth, and what it does, measured."""

from functools import partial

from pages import ui

ui.open_page("Heads", "Every head of every layer on your text. Point at a small map to enlarge it, click to open it.")
example = ui.current_example()
recall = partial(ui.run_traced, example)
ui.draw_output(example, recall())
ui.draw_linked_stage(example, recall, "heads")
