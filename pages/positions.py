"""The page Positions: what happens to attention without positions, and how sinusoidal and learned encodings look."""

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import draw_ideas
from pages.ui.shell.opening import open_page
from transformer.views.ideas import POSITIONS

bar = open_page(
    "Positions",
    "Attention without a mask can't tell one order from another. A vector for each position, added to each token, can.",
)
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)
draw_ideas(POSITIONS, example, result)
