"""The idea One head: from the embeddings to what one head adds, every matrix on the way, any number worked out."""

import streamlit as st

from pages.inside.stages import choose_cell, choose_stage, draw_stage, tell_stage
from pages.inside.working import draw_question, draw_terms
from pages.ui.example.example import Example
from pages.ui.example.head_choice import choose_head
from transformer.interpret import Result
from transformer.views.ideas import HeadChoice


def draw_one_head(example: Example, result: Result) -> None:
    """Draw the way through the stages, the matrices of the open one, and one of its numbers worked out."""
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
