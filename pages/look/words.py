"""The idea Words: the word of the text that each word of its translation looks at, and how far to trust that."""

from functools import partial

import streamlit as st

from pages.look.lines import choose_lines, draw_alignment
from pages.look.quality import BEING_MEASURED, alignment_quality
from pages.look.translator import draw_way_to_translator
from pages.ui.example.example import Example
from pages.ui.shell.waiting import wait_for
from transformer.interpret import Result


def draw_words(example: Example, result: Result) -> None:
    """Draw the choice of a head, its lines, and how well every head aligns.

    Args:
        example: Model and text.
        result: What the model did with the text as trained.
    """
    if "cross" not in result.maps:
        st.info(
            "This model has an encoder only. Lines run from the words that a decoder writes to the words it looks at: "
            "without a decoder there is no cross-attention."
        )
        draw_way_to_translator(example)
        return
    answer = alignment_quality(example)
    quality, why_not = (answer.value, answer.why_not) if answer else (None, BEING_MEASURED)
    replay = choose_lines(example, result, quality)
    draw_alignment(replay, quality, why_not)
    if answer is None:
        wait_for(partial(alignment_quality, example))
