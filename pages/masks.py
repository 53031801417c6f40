"""Masks: who may look at whom, what that does to the scores, and what happens without."""

import streamlit as st

from pages.masks.batch import run_batch, texts_of_batch
from pages.masks.batch_masks import choose_sequence, draw_masks, draw_other_future, draw_scores, shorter_text
from pages.ui.example.bar import current_example, draw_output
from pages.ui.example.example import head_controls, run_traced
from pages.ui.shell.glossary import literal
from pages.ui.shell.opening import open_page
from pages.ui.state.link import linked
from transformer import TextError
from transformer.text import sentence_of

open_page(
    "Masks",
    "A batch needs rows of one length, so short texts are padded; and a token of the target should not see the future.",
)
example = current_example()
result = run_traced(example)
draw_output(example, result)
more = linked(
    st.text_area,
    "More texts of the batch, one a line (1 to 5)",
    shorter_text(example),
    key="more",
    max_chars=4000,
    height=120,
)
head = head_controls(result, summaries=False)
try:
    texts = texts_of_batch(example, more or "")
except TextError as error:
    st.warning(literal(sentence_of(str(error))))
else:
    item = choose_sequence(texts)
    shown = run_batch(example, texts, head, item)
    draw_masks(example, head, texts, shown, item)
    draw_scores(example, head, texts[item], shown)

config = example.checkpoint.config
st.subheader(f"What if the future were {'not ' if config.causal else ''}blocked?", anchor=False)
if config.has_decoder:
    given = "with the causal mask and without it" if config.causal else "as it was trained and with the causal mask"
    st.caption(f"The first text alone, {given}. Padding stays blocked.")
    draw_other_future(example, result, head)
else:
    st.info("This model has no decoder: it reads all of its input at once, and there is no future to block.")
