"""Teacher forcing: a target that the model is made to read, beside the text that it writes by itself."""

from functools import partial

import numpy as np
import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.figures import draw_curve
from pages.ui.shell.glossary import literal
from pages.ui.state.link import linked
from pages.ui.state.selection import current_selection, sync_selection
from transformer import TextError, views
from transformer.interpret import Result, TargetToRead, right_answer, target_to_read
from transformer.text import decimal, in_a_line, percent, plain_token, sentence_of
from transformer.views.ideas import OWN, TARGET, read_target


def draw_forcing(example: Example, result: Result) -> None:
    """Draw the loss of each token of a target, and of the model's own text, when the model reads it."""
    sync_selection(result, current_selection(result))
    if not example.checkpoint.config.has_decoder:
        st.info("This model has no decoder: it predicts every position at once and reads nothing of its own.")
        return
    checkpoint, tokenizer, free = example.checkpoint, example.checkpoint.target_tokenizer, result.decoding
    usual = target_to_read(checkpoint, example.text, free)
    given = _choose_target(example, result, usual)
    try:
        reading = read_target(example.shown)
    except TextError as error:
        st.warning(literal(f"This target can't be used. {sentence_of(str(error))}"))
        return
    if not given:
        st.caption(literal(f"It reads “{in_a_line(tokenizer.decode(usual.ids))}”: {usual.origin}."))
    forced, own, place, caption = reading.target, reading.own, reading.first_difference, reading.summary
    is_causal = checkpoint.config.causal
    losses, tokens = {TARGET: (-forced.log_probabilities).tolist()}, {TARGET: forced.right}
    if place is not None and is_causal:
        losses[OWN], tokens[OWN] = (-own.log_probabilities).tolist(), own.right
        caption += " The dotted line marks where they differ."
    curve = partial(views.token_losses, losses, tokens, place if is_causal else None)
    numbers = partial(views.loss_series, losses, tokens)
    draw_curve(views.Picture(caption=caption, numbers=numbers, curve=curve), "target-losses")
    size = len(forced.right)
    chances = [percent(step.probability, 1) for step in free.steps]
    table = {
        "step": list(range(1, size + 1)),
        "beginning": ["its own" if place is not None and step > place else "the same" for step in range(size)],
        "reads": [plain_token(token) for token in forced.reads],
        "should write" if reading.is_known else "target": [plain_token(token) for token in forced.right],
        "probability": [percent(float(np.exp(value)), 1) for value in forced.log_probabilities],
        "loss (nats)": [decimal(-value, 3) for value in forced.log_probabilities],
        "likeliest": [plain_token(token) for token in forced.predicted],
        "by itself it writes": [plain_token(token) for token in [*own.right, *[""] * size][:size]],
        "probability of that": [*chances, *[""] * size][:size],
    }
    st.dataframe(table, hide_index=True, alt="Every token of the target: probability and loss under teacher forcing")


def _choose_target(example: Example, result: Result, usual: TargetToRead) -> str:
    """Draw the field for a target, and buttons that fill it with the model's own text or with the right answer."""
    decode = example.checkpoint.target_tokenizer.decode
    answer, writes = right_answer(example.checkpoint, example.text), result.decoding.text
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small", key="target-row"):
        given = linked(
            st.text_input, "Target that it has to write", key="target", max_chars=2000, width=360,
            placeholder=in_a_line(decode(usual.ids)),
        )  # fmt: skip
        st.button("What it writes", on_click=_give, args=(writes,), disabled=not writes)
        if answer and not answer.is_met_by(writes):
            label = "The right answer" if answer.is_only else "The reference"
            st.button(label, on_click=_give, args=(answer.text,))
        st.button("The example again", on_click=_give, args=("",), disabled=not given)
    return given or ""


def _give(target: str) -> None:
    st.session_state["target"] = target
