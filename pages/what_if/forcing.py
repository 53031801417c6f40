"""Teacher forcing: a target that the model is made to read, beside the text that it writes by itself."""

import streamlit as st

from pages.ui.example.example import Example
from pages.ui.shell.draw import draw_matrices
from pages.ui.shell.glossary import help_on, literal
from pages.ui.state.link import linked
from pages.ui.state.selection import current_selection, sync_selection
from transformer import TextError
from transformer.interpret import Result, TargetToRead, right_answer, target_to_read
from transformer.text import in_a_line, percent, plain_token, sentence_of
from transformer.views.ideas import read_target, target_view


def draw_forcing(example: Example, result: Result) -> None:
    """Draw what a model makes of a target that it reads, beside what it writes by itself."""
    sync_selection(result, current_selection(result))
    if not example.checkpoint.config.has_decoder:
        st.info("This model has no decoder: it predicts every position at once and reads nothing of its own.")
        return
    checkpoint, tokenizer, free = example.checkpoint, example.checkpoint.target_tokenizer, result.decoding
    usual = target_to_read(checkpoint, example.text, free)
    given = _choose_target(example, result, usual)
    try:
        reading, view = read_target(example.shown), target_view(example.shown)
    except TextError as error:
        st.warning(literal(f"This target can't be used. {sentence_of(str(error))}"))
        return
    if not given:
        st.caption(literal(f"It reads “{in_a_line(tokenizer.decode(usual.ids))}”: {usual.origin}."))
    draw_matrices(view, "forcing", captions=False)
    st.text(sentence_of(view.caption), help=help_on(view.caption))
    forced, own, place = reading.target, reading.own, reading.first_difference
    size = len(forced.right)
    chances = [percent(step.probability, 1) for step in free.steps]
    table = {
        "step": list(range(1, size + 1)),
        "beginning": ["its own" if place is not None and step > place else "the same" for step in range(size)],
        "should write" if reading.is_known else "target": [plain_token(token) for token in forced.right],
        "likeliest": [plain_token(token) for token in forced.predicted],
        "by itself it writes": [plain_token(token) for token in [*own.right, *[""] * size][:size]],
        "probability of that": [*chances, *[""] * size][:size],
    }
    st.dataframe(table, hide_index=True, alt="Every token of the target beside what it writes by itself")


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
