"""Positions: what tells the model the order of its tokens."""

import streamlit as st

from pages import ui
from transformer import figures
from transformer.positions import sinusoids

ui.open_page(
    "Positions",
    "Attention alone can't tell one order from another. A vector for each position, added to each token, can.",
)
example = ui.current_example()
result = ui.run_traced(example)
config = example.checkpoint.config
ui.draw_output(example, result)

if config.positions == "none":
    st.info("This model has no positions: it can't tell one order of its input from another.")
else:
    own, sinusoidal = st.columns(2, gap="large")
    length = len(result.decoding.source_tokens)
    with own:
        st.subheader(f"This model: {config.positions} positions", anchor=False)
        table = example.checkpoint.model.encoder.positions.table.detach().cpu().numpy()[:length]
        caption = f"The {length} positions of your text, {config.d_model} dimensions each, added to the tokens. " + (
            "They were learned from zero."
            if config.positions == "learned"
            else "They are a formula: nothing is learned."
        )
        ui.draw_figure(figures.encoding_map(table), caption, "own-positions")
    with sinusoidal:
        st.subheader("How alike two positions are", anchor=False)
        caption = (
            "Dot products of the model's positions, divided by the largest: 1 = the same direction and length. "
            "Where neighbours are alike, a head can find “the one before”."
        )
        ui.draw_figure(figures.similarity_map(table), caption, "similarity")

st.subheader("What if the source had no order?", anchor=False)
st.caption(
    "The same text through the same model, three times: with the encoder's positions, without them, and with them in a "
    "random order. Everything else stays; the decoder keeps its own positions."
)
head = ui.head_controls(result)
for column, experiment in zip(st.columns(len(ui.EXPERIMENTS), gap="medium"), ui.EXPERIMENTS, strict=True):
    with column:
        changed = ui.run_traced(example, experiment)
        st.text(f"{experiment.capitalize()}, it writes")
        st.code(changed.decoding.text or " ", language=None, wrap_lines=True)
        ui.draw_map(changed, head, key=f"experiment-{experiment.replace(' ', '-')}")

st.subheader("The sinusoids of the paper", anchor=False)
with st.container(horizontal=True, vertical_alignment="bottom"):
    d_model = ui.linked(st.slider, "Dimensions (d_model)", 8, 256, 64, step=8, key="d_model", width=320)
    rows = ui.linked(st.slider, "Positions", 8, 128, 50, key="positions", width=320)
encoding = sinusoids(rows, d_model)
matrix, waves = st.columns(2, gap="large")
with matrix:
    caption = (
        f"PE(pos, 2i) = sin(pos / 10000^(2i/{d_model})), PE(pos, 2i+1) = the cosine. "
        "Left dimensions turn fast, right ones slowly, like the hands of a clock."
    )
    ui.draw_figure(figures.encoding_map(encoding.numpy()), caption, "sinusoids")
with waves:
    choices = st.multiselect(
        "Dimensions to draw as waves",
        list(range(d_model)),
        default=sorted({0, 4, d_model // 2}),
        key="waves",
        max_selections=5,
    )
    caption = f"Dimensions {', '.join(map(str, choices)) or '(choose some above)'} over {rows} positions."
    ui.draw_figure(figures.waves(encoding.numpy(), choices), caption, "wave-lines")
