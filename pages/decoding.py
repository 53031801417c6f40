"""The page Decoding: the model writes one token after the other, shows where it looks, and takes orders."""

from functools import partial

import streamlit as st

from pages.decoding.strategies import choose_writing, draw_forced, draw_hypotheses, draw_tree, force
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.linked_stage import draw_linked_stage
from pages.ui.example.tables import steps_table
from pages.ui.shell.opening import open_page

bar = open_page(
    "Decoding",
    "Step by step. Play it, or step through it; with greedy or sampling, click a next token to force it.",
)
example = current_example(bar)
replay = choose_writing(example)
result = replay.result()
draw_output(bar, example, result)
choices = [step.choice for step in result.decoding.steps]
on_force = None if replay.searches else partial(force, choices)
draw_tree(replay)
draw_linked_stage(example, replay, on_force)
draw_forced(replay)
draw_hypotheses(replay)

st.subheader("Every step in numbers", anchor=False)
st.dataframe(steps_table(result), hide_index=True, alt="Every step: what it reads and writes, and what else is likely")
