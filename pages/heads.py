"""Heads: all of them at a glance, one of them in depth, and what it does, measured."""

import streamlit as st

from pages import ui
from transformer.interpret import SUMMARIES

ui.open_page("Heads", "Every head of every layer on your text. Hover a small map to enlarge it, click to open it.")
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)

head = ui.head_controls(result)
overview, detail = st.columns([6, 5], gap="large")
with overview:
    with st.container(horizontal=True, vertical_alignment="center"):
        filters = ui.draw_filters(result)
        shown = result.in_words() if ui.draw_words(example) else result
        shown = shown.muted() if ui.draw_mute() else shown
    ui.draw_heads(shown, head, filters)
    if not filters.roles and head.head != "rollout":
        st.caption(f"Rollout: {SUMMARIES['rollout']}")
    if shown.in_pieces:
        st.caption("Roles are measured between pieces, before they are merged into words.")
with detail, st.container(key="opened-head"):
    ui.draw_detail(shown, head)
    ui.draw_head_card(example, shown, head)
