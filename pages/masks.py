"""Masks: who may look at whom, what that does to the scores, and what happens without."""

import streamlit as st

from pages import ui
from transformer import TextError
from transformer.text import sentence_of

ui.open_page(
    "Masks",
    "A batch needs rows of one length, so short texts are padded; and a token of the target should not see the future.",
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

config = example.checkpoint.config
st.subheader(f"What if the future were {'not ' if config.causal else ''}blocked?", anchor=False)
if config.has_decoder:
    given = "with the causal mask and without it" if config.causal else "as it was trained and with the causal mask"
    st.caption(f"The first text alone, {given}. Padding stays blocked.")
    ui.draw_other_future(example, result, head)
else:
    st.info("This model has no decoder: it reads all of its input at once, and there is no future to block.")
