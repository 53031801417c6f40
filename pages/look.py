"""The page Look: one example as a sentence being written, as a map, all heads, step by step, or as lines."""

from functools import partial

from pages.look.steps import draw_steps
from pages.look.translator import translates
from pages.look.words import draw_words
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.ideas import choose_idea
from pages.ui.example.linked_stage import draw_linked_stage
from pages.ui.example.next_step import offer_steps, offer_what_if
from pages.ui.shell.opening import open_page
from transformer.views.ideas import LOOK

bar = open_page("Look")
idea = choose_idea(LOOK, bar)
bar.names = (idea.name, *bar.names)
is_sentence = idea.name == "Sentence"
example = current_example(bar, is_brief=is_sentence)
show_output = partial(draw_output, bar, example, is_drawn=is_sentence)
if idea.name == "Steps":
    draw_steps(example, show_output)
    offer_what_if(bar.next, example)
else:
    result = example.replay.usual_result()
    show_output(result)
    if idea.name == "Words":
        draw_words(example, result)
    else:
        draw_linked_stage(example, example.shown)
    if idea.name == "Map":
        offer_steps(bar.next)
    elif idea.name == "Heads" or (idea.name == "Words" and translates(example.checkpoint)):  # else to a translator
        offer_what_if(bar.next, example)
