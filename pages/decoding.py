"""Decoding: the model writes one token after the other, says where it looks, and takes orders."""

from functools import partial

import streamlit as st

from pages import ui

ui.open_page(
    "Decoding",
    "Step by step. Play it, or step through it; click a next token to force it.",
)
example = ui.current_example()
written = ui.write(example)
result = written.result
ui.draw_output(example, result)
choices = [step.choice for step in result.decoding.steps]
on_force = None if written.search else partial(ui.force, choices)
ui.draw_linked_stage(example, written.recall, "decoding", on_force)
ui.draw_forced(written)
ui.draw_tree(example, written)

st.subheader("Every step in numbers", anchor=False)
st.dataframe(
    ui.steps_table(result), hide_index=True, alt="Every step: what it reads, what it writes, and the runners-up"
)
