"""Teacher forcing: a target that the model is made to read, beside what it writes by itself."""

from dataclasses import dataclass

import numpy as np
import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.figures import draw_figure
from pages.ui.shell.glossary import literal
from pages.ui.state.followed import follow
from pages.ui.state.link import linked
from pages.ui.state.selection import current_selection
from transformer import END, Checkpoint, Decoding, TextError, views
from transformer.interpret import (
    Axis,
    Forced,
    LabelledMap,
    Result,
    TargetToRead,
    compare_with_own,
    parting,
    right_answer,
    right_target,
    target_to_read,
    teacher_forced,
)
from transformer.text import decimal, in_a_line, percent, plain_token, sentence_of

_TARGET, _OWN = "the target", "what it writes"
_SEES_AHEAD = (
    "This model was made without a causal mask: reading the whole target, it sees the token that it is to predict, one "
    "place ahead. So these are no probabilities of writing it; what it can write shows in what it writes by itself."
)


@dataclass(frozen=True)
class Reading:
    """A target that a model was made to read, beside what it writes by itself.

    Attributes:
        forced: The target under teacher forcing.
        own: What it writes by itself, read in the same way.
        is_known: Whether the target is the right answer.
        parts_at: First position, from 0, at which they differ; None if nowhere.
        said: What came of it, in words.
    """

    forced: Forced
    own: Forced
    is_known: bool
    parts_at: int | None
    said: str


def read_target(checkpoint: Checkpoint, text: str, free: Decoding, target: list[int]) -> Reading:
    """Make a model read a target.

    Args:
        checkpoint: A model with a decoder.
        text: The source text.
        free: What the model writes by itself.
        target: Ids, with the end token.
    Raises:
        TextError: If the text can't be read.
    """
    is_known = right_answer(checkpoint, text) is not None and target == right_target(checkpoint, text, free)
    forced = teacher_forced(checkpoint, text, target, is_known=is_known)
    own = teacher_forced(checkpoint, text, [step.token_id for step in free.steps], is_known=False)
    compared = compare_with_own(forced, own, free.finished) if checkpoint.config.causal else _SEES_AHEAD
    said = f"Teacher forcing: {forced.result} {compared}"
    return Reading(forced, own, is_known, parting(forced, own), said)


def reading_panels(reading: Reading, is_causal: bool) -> list[views.Panel]:
    """The probability of each token of the target, and of what the model writes by itself.

    Args:
        reading: What was read.
        is_causal: Whether the model has a causal mask; without one the second would be no probability of writing.
    """
    texts = [(_TARGET, reading.forced), *([(_OWN, reading.own)] if is_causal else [])]
    return [_chances(of, title) for title, of in texts]


def _chances(of: Forced, title: str) -> views.Panel:
    axes = Axis("token", of.right, "target"), Axis("", ["probability"])
    map = LabelledMap(np.exp(of.log_probabilities)[:, None], *axes)
    caption = f"Probability of each token of {title}, read as in training."
    return views.matrix_panel(map, caption, shares=True, title=title.capitalize(), said="{row}")


def draw_forcing(example: Example, result: Result) -> None:
    """A target, and what the model writes by itself: the loss of each token when the model reads it."""
    follow(result, current_selection(result))
    if not example.checkpoint.config.has_decoder:
        st.info("This model has no decoder: it predicts every position at once and reads nothing of its own.")
        return
    checkpoint, tokenizer, free = example.checkpoint, example.checkpoint.target_tokenizer, result.decoding
    usual = target_to_read(checkpoint, example.text, free)
    given = _choose_target(example, result, usual)
    try:
        target = target_ids(checkpoint, given) if given else usual.ids
        reading = read_target(checkpoint, example.text, free, target)
    except TextError as error:
        st.warning(literal(f"This target can't be used. {sentence_of(str(error))}"))
        return
    if not given:
        st.caption(literal(f"It reads “{in_a_line(tokenizer.decode(target))}”: {usual.origin}."))
    forced, own, place, caption = reading.forced, reading.own, reading.parts_at, reading.said
    is_causal = checkpoint.config.causal
    losses, tokens = {_TARGET: (-forced.log_probabilities).tolist()}, {_TARGET: forced.right}
    if place is not None and is_causal:
        losses[_OWN], tokens[_OWN] = (-own.log_probabilities).tolist(), own.right
        caption += " The dotted line marks where they part."
    draw_figure(views.token_losses(losses, tokens, place if is_causal else None), caption, "target-losses")
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


def target_ids(checkpoint: Checkpoint, text: str) -> list[int]:
    """Ids of a target's text, with the end token.

    Raises:
        TextError: If the text can't be read.
    """
    return [*checkpoint.target_tokenizer.read(text, checkpoint.config.max_length + 1)[1:-1], END]


def _choose_target(example: Example, result: Result, usual: TargetToRead) -> str:
    """The field for a target, and buttons that fill it with what the model writes and with what would be right."""
    decode = example.checkpoint.target_tokenizer.decode
    answer, writes = right_answer(example.checkpoint, example.text), result.decoding.text
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small", key="target-row"):
        given = linked(
            st.text_input, "Target that it is made to read", key="target", max_chars=2000, width=360,
            placeholder=in_a_line(decode(usual.ids)),
        )  # fmt: skip
        st.button("What it writes", on_click=_give, args=(writes,), disabled=not writes)
        if answer not in (None, writes):
            st.button("The right answer", on_click=_give, args=(answer,))
        st.button("The example again", on_click=_give, args=("",), disabled=not given)
    return given or ""


def _give(target: str) -> None:
    st.session_state["target"] = target
