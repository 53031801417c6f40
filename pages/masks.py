"""Masks: who may look at whom, and what that does to the scores."""

import streamlit as st

from pages import ui
from transformer import TextError, figures
from transformer.analysis import KINDS, attention_maps

ui.open_page(
    "Masks",
    "A batch needs rows of one length, so short texts are padded; and no token of the target may see the future.",
)
example = ui.current_example()
result = ui.run_traced(example)
second = ui.linked(st.text_input, "A second text in the same batch", "look", key="second", max_chars=2000)
try:
    trace = ui.run_batch(example, second or "")
except TextError as error:
    st.warning(f"The second text can't join the batch. {error}")
    st.stop()

head = ui.head_controls(result)
shown = ui.linked(
    st.segmented_control, "Sequence of the batch", ["first", "second"], default="second", key="row", required=True
)
item = ["first", "second"].index(shown or "second")
maps = attention_maps(trace, item)[head.kind]
stack, attention = KINDS[head.kind]
scores = trace[f"{stack}.layers.{head.layer}.{attention}.scaled"].array[item, head.number]
padded = maps.key_tokens.count("<pad>")

mask, before, after = st.columns(3, gap="medium")
with mask:
    st.subheader("The mask", anchor=False)
    caption = (
        f"{int(maps.blocked.sum())} of {maps.blocked.size} cells are blocked (hatched): "
        f"{padded} columns of padding{', and everything after a row’s own token' if head.kind == 'decoder' else ''}."
    )
    ui.draw_figure(figures.mask_map(~maps.blocked, maps.query_tokens, maps.key_tokens), caption, "mask")
with before:
    st.subheader("Scores before it", anchor=False)
    caption = f"{head.name}: query · key / √{example.checkpoint.config.d_k}, for every pair, allowed or not."
    ui.draw_figure(figures.scores_map(scores, maps.query_tokens, maps.key_tokens), caption, "scores")
with after:
    st.subheader("Weights after it", anchor=False)
    weights = maps.weights[head.layer, head.number]
    caption = figures.describe_weights(weights, maps.query_tokens, maps.key_tokens, head.name, maps.blocked)
    ui.draw_figure(figures.weights_map(weights, maps.query_tokens, maps.key_tokens, maps.blocked), caption, "weights")
st.caption(
    "A blocked score becomes −∞, and the softmax of −∞ is exactly 0: padding and the future have no influence at all. "
    "Rows of padding are computed too, but nothing reads them."
)
