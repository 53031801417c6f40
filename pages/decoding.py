"""Decoding: the model writes one token after the other, says where it looks, and takes orders."""

from functools import partial

import streamlit as st

from pages import ui

ui.open_page(
    "Decoding",
    "Step by step. Play it, or use the arrow keys, Home, End and the space bar; click a next token to force it.",
)
example = ui.current_example()
written = ui.write(example)
ui.draw_output(example, written.result)
head = ui.head_controls(written.result, choose_kind=False)
choices = [step.choice for step in written.result.decoding.steps]
ui.draw_decoding(
    written.result,
    head,
    forced=sorted(written.forced),
    on_force=None if written.search else partial(ui.force, choices),
    choose_step=True,
)
ui.draw_forced(written)
ui.draw_tree(example, written)

st.subheader("Every step in numbers", anchor=False)
st.dataframe(
    ui.steps_table(written.result), hide_index=True, alt="Every step: what it reads, what it writes, and the runners-up"
)
