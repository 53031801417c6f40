"""Cheating: two shipped models that were trained alike, one with the causal mask and one without."""

import streamlit as st

from pages.positions_and_masks.forced_side import draw_side
from pages.ui.example.example import Example
from pages.ui.example.head_choice import choose_head
from pages.ui.example.outputs import draw_verdict
from pages.ui.models.metrics_in_words import share_in_words
from pages.ui.shell.draw import draw_captions, draw_matrices
from transformer import Checkpoint
from transformer.interpret import Result, right_answer
from transformer.text import sentence_of, significant
from transformer.views.ideas import DECODER, cheating_twins, read_at_once


def draw_cheating(example: Example, result: Result) -> None:
    """Draw both models on the text: their outputs, one head of each, their losses, and how much they write right."""
    if not (twins := cheating_twins(example.shown)):
        st.info("The model that cheats is not on this server: it comes with a checkout of the source code.")
        return
    honest, cheat = twins.replays.values()
    choose_head(cheat.usual_result(), DECODER)
    is_open = example.file.id in {honest.state["model"], cheat.state["model"]}
    if not is_open or twins.why:
        whose = "" if is_open else "Not the model above: two shipped letter reversers. "
        st.text(sentence_of(whose + twins.why))
    view = twins.view()
    picture, said = st.columns([5, 3], gap="medium")
    with picture:
        draw_matrices(view, "cheating", captions=False)
    with said:
        written = {name: twin.usual_result().decoding.text for name, twin in twins.replays.items()}
        draw_verdict(written, right_answer(honest.checkpoint, honest.text))
        st.text(
            "Both have the same sizes, data, seed and steps; only the mask differs. Without it, the decoder can read "
            "the very token that it must predict, one place ahead. Copying that is all this model learned. When it "
            "writes by itself, nothing stands ahead: its low loss gave no warning."
        )
    draw_captions(view.panels)
    for column, twin in zip(st.columns(2, gap="large"), (honest, cheat), strict=True):
        with column:
            st.text(_measure(twin.checkpoint))
            decoding, is_open = twin.usual_result().decoding, twin is cheat
            draw_side(read_at_once(twin).predictions, decoding.text, decoding.reason, twin.state["model"], is_open)
    query = {"show": "Heads", "model": cheat.state["model"], "text": cheat.text}
    st.page_link("look.py", label="All heads of the one that cheats", query_params=query)


def _measure(checkpoint: Checkpoint) -> str:
    """Return a sentence on the last loss of a model, and one on the share that it writes right."""
    loss = significant(checkpoint.history[-1]["loss"], 1)
    return f"Loss of the last batch in training: {loss}. {share_in_words(checkpoint.metrics, has_file=False)}"
