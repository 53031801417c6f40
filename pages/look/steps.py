"""The idea Steps: the model writes one token after the other, shows where it looks, and takes orders."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from pages.look.strategies import choose_writing, draw_forced, draw_hypotheses, draw_tree, force
from pages.ui.example.example import Example
from pages.ui.example.linked_stage import draw_linked_stage
from pages.ui.example.tables import steps_table
from transformer.interpret import Result


def draw_steps(example: Example, show_output: Callable[[Result], None]) -> None:
    """Draw how the next token is chosen, the stage, and every step in numbers.

    Args:
        example: Model and text.
        show_output: Draws what the model wrote in the bar of the page.
    """
    replay = choose_writing(example)
    result = replay.result()
    show_output(result)
    choices = [step.choice for step in result.decoding.steps]
    draw_tree(replay)
    draw_linked_stage(example, replay, None if replay.searches else partial(force, choices))
    draw_forced(replay)
    draw_hypotheses(replay)
    st.subheader("Every step in numbers", anchor=False)
    alt = "Every step: what it reads and writes, and what else is likely"
    st.dataframe(steps_table(result), hide_index=True, alt=alt)
