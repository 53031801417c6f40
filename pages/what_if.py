"""What if? Change what the model looks at, or what it reads, and see what becomes of it."""

import streamlit as st

from pages import ui

ui.open_page("What if?", "Change where the model looks, or what it reads, and see what becomes of what it writes.")
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)
head = ui.head_controls(result, summaries=False)

st.subheader("Change its attention", anchor=False)
changes = ui.choose_interventions(example, result, head)
ui.draw_outcome(example, result, head, changes)

st.subheader("Looked at, and mattered", anchor=False)
ui.draw_mattered(example, result, head)

st.subheader("Break it: one head off at a time", anchor=False)
ui.draw_break_it(example)

st.subheader("Teacher forcing and free running", anchor=False)
if example.checkpoint.config.has_decoder:
    ui.draw_forcing(example, result)
else:
    st.info("This model has no decoder: it predicts every position at once and reads nothing of its own.")
