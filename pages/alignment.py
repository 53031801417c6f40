"""Alignment: which word of a text each word of its translation looks at, and how far that can be trusted."""

import streamlit as st

from pages import ui

ui.open_page(
    "Alignment",
    "Which words of the text each written word comes from, as cross-attention has it. Whether a head really aligns "
    "words is measured.",
)
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)
if "cross" not in result.maps:
    st.info(
        "This model has an encoder only. Lines run from the words that a decoder writes to the words it looks at: "
        "without a decoder there is no cross-attention. Choose another model."
    )
    st.stop()

quality, why_not = ui.alignment_quality(example)
lines = ui.choose_lines(example, result, quality, why_not)
ui.draw_alignment(example, result, lines, quality)
if quality:
    st.subheader("Every head, measured", anchor=False)
    ui.draw_aligned_heads(lines.head, quality)
