"""Decoding: the model writes one token after the other, and says where it looks."""

import streamlit as st

from pages import ui

ui.open_page("Decoding", "Greedy decoding, step by step. Play it, or use the arrow keys, Home, End and the space bar.")
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)
head = ui.head_controls(result, choose_kind=False)
ui.draw_decoding(result, head)

st.subheader("Every step in numbers", anchor=False)
st.dataframe(
    ui.steps_table(result), hide_index=True, alt="Every step: what it reads, what it writes, and the runners-up"
)
