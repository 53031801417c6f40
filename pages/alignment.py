"""The page Alignment: the word of the text that each word of its translation looks at, and how far to trust that."""

from functools import partial

import streamlit as st

from pages.alignment.lines import choose_lines, draw_aligned_heads, draw_alignment
from pages.alignment.quality import BEING_MEASURED, alignment_quality
from pages.alignment.translator import draw_way_to_translator, open_with_translator
from pages.ui.example.bar import current_example, draw_output
from pages.ui.shell.opening import open_page
from pages.ui.shell.waiting import wait_for
from transformer.views.ideas import head_of_lines

bar = open_page(
    "Alignment",
    "Which words of the text are looked at to write each word, by cross-attention. Whether a head really aligns "
    "words is measured.",
)
open_with_translator()
example = current_example(bar)
result = example.replay.usual_result()
draw_output(bar, example, result)
if "cross" not in result.maps:
    st.info(
        "This model has an encoder only. Lines run from the words that a decoder writes to the words it looks at: "
        "without a decoder there is no cross-attention."
    )
    draw_way_to_translator(example)
    st.stop()

answer = alignment_quality(example)
quality, why_not = (answer.value, answer.why_not) if answer else (None, BEING_MEASURED)
replay = choose_lines(example, result, quality)
draw_alignment(replay, quality, why_not)
if quality:
    st.header("Every head, measured", anchor=False)
    draw_aligned_heads(head_of_lines(replay), quality)
if answer is None:
    wait_for(partial(alignment_quality, example))
