"""The page Positions and masks: what attention gets beside the tokens, and what it may look at."""

from pages.positions_and_masks.cheating import draw_cheating
from pages.positions_and_masks.mask_change import draw_mask_change
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import draw_ideas
from pages.ui.example.next_step import offer_what_if
from pages.ui.shell.opening import open_page
from transformer.views.ideas import POSITIONS_AND_MASKS

bar = open_page("Positions and masks")
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)
offer_what_if(bar.next, example)
draw_ideas(POSITIONS_AND_MASKS, bar, example, result, {"Cheating": draw_cheating, "Mask changed": draw_mask_change})
