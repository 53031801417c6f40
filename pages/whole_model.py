"""The page The whole model: Figure 1 of the paper, with the open model's numbers for the text in every box."""

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import draw_ideas
from pages.ui.example.whole_model import draw_whole_model
from pages.ui.shell.opening import open_page
from transformer.views.ideas import WHOLE_MODEL

bar = open_page(
    "The whole model",
    "Figure 1 of the paper, drawn from this model, with what it computes of your text in every box.",
)
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)
draw_ideas(WHOLE_MODEL, example, result, {"Figure 1": draw_whole_model})
