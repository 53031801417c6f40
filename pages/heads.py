"""Heads: all of them at a glance, one of them large, and its numbers as a table."""

import streamlit as st

from pages import ui

ui.open_page("Heads", "Every head of every layer on your text. Hover a small map to enlarge it, click to open it.")
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)

head = ui.head_controls(result)
overview, large = st.columns([6, 5], gap="large")
with overview:
    ui.draw_heads(result, head)
with large:
    st.subheader(head.name, anchor=False)
    ui.draw_map(result, head)
    ui.draw_head_card(example, result, head)
    ui.draw_table(result, head)
