"""The page Positions: vectors that tell the model the order of its tokens."""

from pages.positions.orders import draw_orders
from pages.positions.place_or_token import draw_apart
from pages.positions.shift import draw_shift
from pages.positions.sinusoids import draw_sinusoids
from pages.positions.tables import draw_own_table, draw_trained_table
from pages.ui.example.bar import current_example, draw_output
from pages.ui.shell.opening import open_page
from pages.ui.state.ideas import choose_idea

bar = open_page(
    "Positions",
    "Attention without a mask can't tell one order from another. A vector for each position, added to each token, can.",
)
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)

idea = choose_idea("idea")
if idea == "Without order":
    draw_orders(example, result)
elif idea == "Place or token":
    draw_apart(example, result)
elif idea == "This model":
    draw_own_table(example)
elif idea == "Sinusoids":
    draw_sinusoids()
elif idea == "A shift is a rotation":
    draw_shift()
else:
    draw_trained_table(example)
