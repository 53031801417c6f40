"""The reason why a query finds its key: positions and tokens taken apart under one head."""

import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer import LabError
from transformer.interpret import Result
from transformer.text import in_a_line, sentence_of
from transformer.views.by_page import place_or_token_view, position_runs


def draw_apart(example: Example, result: Result) -> None:
    """Draw one head's map as trained, with shuffled positions under the tokens, and with other tokens at them."""
    head = head_controls(result, usual_kind="cross" if "cross" in result.maps else "encoder")
    if head.kind == "decoder":
        st.info("Only the positions of what is read are shuffled: choose cross or encoder.")
        return
    replay = example.shown
    try:
        apart, view = position_runs(replay), place_or_token_view(replay)
    except LabError as error:  # the text has one token, or the model no positions
        st.info(sentence_of(str(error)))
        return
    if view:
        draw_matrices(view, "apart", captions=False)
        st.text(view.caption)
    if apart.other:
        said = f"“{in_a_line(apart.other.decoding.text)}”"
        st.caption(f"Right: other tokens at the same positions, drawn from the vocabulary; of them it writes {said}.")
    st.caption(
        "To the encoder a text is a bag of tokens, each with its position: to shuffle the positions is the same as to "
        "shuffle the tokens. So what a look follows, place or token, is what this head has learned to match."
    )
