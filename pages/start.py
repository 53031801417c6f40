"""Start: a real example at once, the whole way from text to output on one page."""

import streamlit as st

from pages import ui

ui.open_page(
    "See a Transformer pay attention",
    "A real, trained Transformer reads your text and writes its answer. Every number comes from that run.",
)
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)

head = ui.head_controls(result)
shown = result.in_words() if ui.draw_words(example, is_alone=True) else result
large, overview = st.columns([5, 6], gap="large")
with large:
    st.subheader(head.name, anchor=False)
    ui.draw_map(shown, head)
    st.subheader("Step by step", anchor=False)
    if shown.in_pieces:
        st.caption("The model reads and writes piece by piece, so its steps are pieces.")
    ui.draw_decoding(result, head)
with overview:
    st.subheader("All heads", anchor=False)
    ui.draw_heads(shown, head)
