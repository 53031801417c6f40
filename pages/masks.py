"""The page Masks: which token may look at which, what a mask does to the scores, and what happens without it."""

from pages.masks.cheating import draw_cheating
from pages.masks.mask_change import draw_mask_change
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import draw_ideas
from pages.ui.shell.opening import open_page
from transformer.views.ideas import MASKS

bar = open_page(
    "Masks",
    "A batch needs rows of one length, so short texts are padded; and a token of the target should not see the future.",
)
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)
draw_ideas(MASKS, example, result, {"Cheating": draw_cheating, "Mask changed": draw_mask_change})
