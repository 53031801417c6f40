"""The whole model: Figure 1 of the paper, with what the open model computes of the text in every box."""

from pages import ui

ui.open_page(
    "The whole model",
    "Figure 1 of the paper, drawn from this model, with what it computes of your text in every box.",
)
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)
ui.draw_whole_model(example, result)
