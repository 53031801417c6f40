"""Decoding: the model writes one token after the other, says where it looks, and takes orders."""

from functools import partial

import streamlit as st

from pages.decoding.strategies import draw_forced, draw_hypotheses, draw_tree, force, write
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.linked_stage import draw_linked_stage
from pages.ui.example.views import steps_table
from pages.ui.shell.opening import open_page

open_page(
    "Decoding",
    "Step by step. Play it, or step through it; with greedy or sampling, click a next token to force it.",
)
example = current_example()
written = write(example)
result = written.result
draw_output(example, result)
choices = [step.choice for step in result.decoding.steps]
on_force = None if written.search else partial(force, choices)
draw_tree(example, written)
draw_linked_stage(example, written.recall, "decoding", on_force)
draw_forced(written)
draw_hypotheses(written)

st.subheader("Every step in numbers", anchor=False)
st.dataframe(steps_table(result), hide_index=True, alt="Every step: what it reads and writes, and what else is likely")
