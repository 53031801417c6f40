"""Masks: who may look at whom, what that does to the scores, and what happens without."""

import streamlit as st

from pages import ui
from transformer import TextError
from transformer.text import sentence_of

ui.open_page(
    "Masks",
    "A batch needs rows of one length, so short texts are padded; and no token of the target may see the future.",
)
example = ui.current_example()
result = ui.run_traced(example)
ui.draw_output(example, result)
more = ui.linked(
    st.text_area,
    "More texts of the batch, one a line (1 to 5)",
    ui.shorter_text(example),
    key="more",
    max_chars=4000,
    height=120,
)
head = ui.head_controls(result, summaries=False)
try:
    texts = ui.texts_of_batch(example, more or "")
except TextError as error:
    st.warning(ui.literal(sentence_of(str(error))))
else:
    item = ui.choose_sequence(texts)
    shown = ui.run_batch(example, texts, head, item)
    ui.draw_masks(example, head, texts, shown, item)
    ui.draw_scores(example, head, texts[item], shown)

st.subheader("What if the future were not blocked?", anchor=False)
if example.checkpoint.config.has_decoder:
    st.caption("The first text alone, with the causal mask and without it. Padding stays blocked.")
    ui.draw_open_future(example, result, head)
else:
    st.info("This model has no decoder: it reads all of its input at once, and there is no future to block.")
