"""The page Inside a head: from the embeddings to the output of one head, with every number worked out."""

import streamlit as st

from pages.inside_a_head.stages import choose_cell, choose_stage, draw_stage, tell_stage
from pages.inside_a_head.working import draw_question, draw_terms
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.head_choice import choose_head
from pages.ui.shell.opening import open_page
from transformer.views.ideas import HeadChoice

bar = open_page(
    "Inside a head",
    "From the embeddings to what one head adds: every matrix on the way, and any number of it worked out.",
)
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)

choose_head(result, HeadChoice())
stage = choose_stage(example)
picture = st.container()
tell_stage(stage)
question, terms = st.columns([6, 5], gap="large")
with question:
    st.header("One number worked out", anchor=False)
    working = choose_cell(stage)
    draw_question(stage, working)
with terms:
    draw_terms(stage, working)
with picture:
    draw_stage(example, stage)
