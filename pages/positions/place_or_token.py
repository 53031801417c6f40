"""Why a query finds its key: positions and tokens taken apart under one head."""

from collections.abc import Sequence

import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.shell.matrices import draw_matrices
from transformer import LabError, views
from transformer.interpret import Place, Result, TakenApart, describe_apart, take_apart
from transformer.text import in_a_line, sentence_of

TITLES = ("As trained", "Positions shuffled", "Other tokens, same positions")


def draw_apart(example: Example, result: Result) -> None:
    """One head's map as trained, with the positions shuffled under the tokens, and of other tokens at the positions."""
    head = head_controls(result, usual_kind="cross" if "cross" in result.maps else "encoder")
    if head.kind == "decoder":
        st.info("Only the positions of what is read are shuffled: choose cross or encoder.")
        return
    try:
        apart = example.replay.kept(lambda: take_apart(example.checkpoint, example.text), "apart")
    except LabError as error:  # one token, or no positions
        st.info(sentence_of(str(error)))
        return
    draw_matrices(apart_panels(apart, head), "apart", linked=False, captions=False)
    st.text(describe_apart(apart, head))
    if apart.other:
        said = f"“{in_a_line(apart.other.decoding.text)}”"
        st.caption(f"Right: other tokens at the same positions, drawn from the vocabulary; of them it writes {said}.")
    st.caption(
        "To the encoder a text is a bag of tokens, each with its position: to shuffle the positions is the same as to "
        "shuffle the tokens. So what a look follows, place or token, is what this head has learned to match."
    )


def apart_panels(apart: TakenApart, head: Place) -> Sequence[views.Panel]:
    """The maps of a head, columns in the order of the positions."""
    said = describe_apart(apart, head)
    return [
        views.weights_panel(found, said, title=title, key=f"apart-{number}")
        for number, (title, found) in enumerate(zip(TITLES, apart.maps(head)), start=1)
    ]
