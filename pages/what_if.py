"""The page What if?: change where the model looks, or what it reads, and see what becomes of its output."""

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import draw_ideas
from pages.ui.example.next_step import offer_training
from pages.ui.shell.opening import open_page
from pages.what_if.break_it import draw_break_it
from pages.what_if.forcing import draw_forcing
from pages.what_if.interventions import draw_interventions
from transformer.views.ideas import WHAT_IF

bar = open_page("What if?")
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result, "As trained")
offer_training(bar.next)
draw_ideas(
    WHAT_IF, bar, example, result, {"change": draw_interventions, "break": draw_break_it, "forcing": draw_forcing}
)
