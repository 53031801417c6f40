"""What if? Change what the model looks at, or what it reads, and see what becomes of it."""

import streamlit as st

from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.example import head_controls, run_traced
from pages.ui.shell.opening import open_page
from pages.what_if.forcing import draw_forcing
from pages.what_if.tools import choose_interventions, draw_break_it, draw_mattered, draw_outcome

open_page("What if?", "Change where the model looks, or what it reads, and see what becomes of what it writes.")
example = current_example()
result = run_traced(example)
draw_output(example, result)
head = head_controls(result, summaries=False)

st.subheader("Change its attention", anchor=False)
changes = choose_interventions(example, result, head)
draw_outcome(example, result, head, changes)

st.subheader("Looked at, and mattered", anchor=False)
draw_mattered(example, result, head)

st.subheader("Break it: one head off at a time", anchor=False)
draw_break_it(example)

st.subheader("Teacher forcing and free running", anchor=False)
if example.checkpoint.config.has_decoder:
    draw_forcing(example, result)
else:
    st.info("This model has no decoder: it predicts every position at once and reads nothing of its own.")
