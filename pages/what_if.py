"""The page What if?: change where the model looks, or what it reads, and see what becomes of its output."""

from pages.ui.example.bar import current_example, draw_output
from pages.ui.shell.opening import open_page
from pages.what_if.break_it import draw_break_it
from pages.what_if.forcing import draw_forcing
from pages.what_if.importance import draw_importance
from pages.what_if.interventions import draw_interventions
from pages.what_if.tabs import choose_tool

bar = open_page("What if?", "Change where the model looks, or what it reads, and see what becomes of what it writes.")
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result, "As trained")
draw = {"change": draw_interventions, "mattered": draw_importance, "break": draw_break_it, "forcing": draw_forcing}
draw[choose_tool()](example, result)
