"""Inside a head: from the embeddings to what one head adds, every number worked out."""

import streamlit as st

from pages import ui

ui.open_page(
    "Inside a head",
    "From the embeddings to what one head adds: every matrix on the way, and any number of it worked out.",
)
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)

head = ui.head_controls(result, summaries=False)
stage = ui.choose_stage(ui.stages_of(example, head))
matrices, numbers = st.columns([7, 5], gap="large")
with numbers:
    st.subheader("One number worked out", anchor=False)
    working = ui.choose_cell(stage)
    ui.draw_working(stage, working)
with matrices:
    ui.draw_stage(stage, working)
ui.draw_operands(stage, working)
