"""Several texts as one padded batch: its controls and its pictures."""

from collections.abc import Callable

import streamlit as st

from pages.ui.example.example import Example, head_controls
from pages.ui.example.sentences import examples_of
from pages.ui.shell.glossary import literal
from pages.ui.shell.matrices import draw_matrices
from pages.ui.state.link import keep_to, linked
from pages.ui.state.session import session
from transformer import TextError
from transformer.interpret import Result
from transformer.replay import Replay
from transformer.text import clipped, plain_token, sentence_of
from transformer.views import View
from transformer.views.by_page import MOST_TEXTS, padding_view, scores_view, shorter_text, texts_of_batch


def draw_padding(example: Example, result: Result) -> None:
    """Draw the padding of a batch, and the mask that the model makes for one sequence of it."""
    if _draw(example, result, padding_view, "padding-masks", choose_head=False):
        st.caption(
            "A batch is one block of numbers, so all of its rows have the length of the longest. What fills them up "
            "means nothing: no token may look at it, and nothing reads the rows of padding."
        )


def draw_scores(example: Example, result: Result) -> None:
    """Draw one head's scores before and after the mask, and its weights, on one sequence of the batch."""
    if _draw(example, result, scores_view, "masked-scores"):
        st.caption(
            "The softmax of −∞ is exactly 0: what is blocked has no influence. Nothing reads the rows of padding."
        )


def _draw(
    example: Example, result: Result, view_of: Callable[[Replay], View], key: str, *, choose_head: bool = True
) -> bool:
    """Draw the controls and a view of the batch, and return True; if the texts make none, say so and return False."""
    with st.container(horizontal=True, vertical_alignment="bottom", key="beside-heads"):
        with st.container(key="heads"):
            head_controls(result, summaries=False, choose_head=choose_head, usual_kind="decoder")
        is_batch = _choose_batch(example)
    if is_batch:
        draw_matrices(view_of(example.shown), key)
    return is_batch


def _choose_batch(example: Example) -> bool:
    """Draw the controls for the texts and for the one that is shown; return whether the texts make a batch."""
    problem = st.container()
    with st.container(horizontal=True, vertical_alignment="bottom", wrap=False, key="batch"):
        with st.popover("Texts of the batch", icon=":material/edit:"):
            linked(
                st.text_area, f"More texts of the batch, one a line (1 to {MOST_TEXTS - 1})", _shorter_text(example),
                key="more", max_chars=4000, height=150, width=320,
            )  # fmt: skip
        try:
            _choose_sequence(texts_of_batch(example.shown))
        except TextError as error:
            problem.warning(literal(sentence_of(str(error))))
            return False
    return True


def _shorter_text(example: Example) -> str:
    """Return a second text for the open model, shorter than the first if that has two tokens or more.

    The second text follows the first, and the model, until a person types another.
    """
    shorter = shorter_text(example.checkpoint, example.text, examples_of(example.checkpoint))
    if st.session_state.get("more") == (session().shorter_text or shorter):
        st.session_state["more"] = shorter
    session().shorter_text = shorter
    return shorter


def _choose_sequence(texts: list[str]) -> None:
    """Draw the control for the shown text of the batch; a text that is changed stays chosen."""
    options = [f"{number}. {clipped(plain_token(text), 40)}" for number, text in enumerate(texts, start=1)]
    keep_to("sequence", options, options[1])
    linked(st.selectbox, "Sequence shown", options, index=1, key="sequence", width=150, label_visibility="collapsed")
