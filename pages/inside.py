"""The page Inside: the whole model, one head worked out, and what each part adds."""

from pages.inside.head_words import draw_head_words
from pages.inside.meaning import draw_meaning
from pages.inside.one_head import draw_one_head
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import draw_ideas
from pages.ui.example.next_step import offer_what_if
from pages.ui.example.whole_model import draw_whole_model
from pages.ui.shell.opening import open_page
from transformer.views.ideas import INSIDE

bar = open_page("Inside")
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)
offer_what_if(bar.next, example)
own = {
    "Figure 1": draw_whole_model,
    "One head": draw_one_head,
    "Words of a head": draw_head_words,
    "Where meaning moves": draw_meaning,
}
draw_ideas(INSIDE, bar, example, result, own)
