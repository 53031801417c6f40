"""Heads: all of them at a glance, one of them large, and its numbers as a table."""

import streamlit as st

from pages import ui
from transformer.analysis import attention_entropy

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
    entropy = float(attention_entropy(result.maps[head.kind].weights[head.layer, head.number]))
    st.text(
        f"Entropy {entropy:.2f} nats, averaged over its rows: 0 means one token gets everything, "
        f"{ui.uniform_entropy(result, head):.2f} would be an even spread."
    )
    ui.draw_table(result, head)
