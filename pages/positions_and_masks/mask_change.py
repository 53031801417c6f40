"""The open model with its causal mask changed: taken off, or put on if the model was made without."""

import streamlit as st

from pages.positions_and_masks.forced_side import draw_side
from pages.ui.example.example import Example
from pages.ui.example.head_choice import choose_head
from pages.ui.shell.draw import draw_matrices
from transformer.interpret import Result, compare_forced, describe_closing, describe_opening
from transformer.views.ideas import DECODER, changed_mask_view, changes_of_mask, read_at_once


def draw_mask_change(example: Example, result: Result) -> None:
    """Draw the model as trained and with its mask changed: one head, its predictions for a target, and its own text."""
    if not example.checkpoint.config.has_decoder:
        st.info("This model has no decoder: it reads all of its input at once, and there is no future to block.")
        return
    is_causal = example.checkpoint.config.causal
    choose_head(result, DECODER)
    replay = example.shown
    if view := changed_mask_view(replay):
        draw_matrices(view, "future")
    changes = changes_of_mask(replay)
    trained, changed = sides = [read_at_once(replay, change) for change in changes]
    written = [replay.run_change(change).decoding for change in changes]
    describe = describe_opening if is_causal else describe_closing
    st.text(describe(trained.predictions, changed.predictions, written[0].text, written[1].text))
    for column, side, decoding, change in zip(st.columns(2, gap="large"), sides, written, changes, strict=True):
        with column:
            is_open = side is trained and not is_causal
            draw_side(side.predictions, decoding.text, decoding.reason, change.replace(" ", "-"), is_open)
    table = compare_forced(trained.predictions, changed.predictions, is_causal=is_causal)
    st.dataframe(table, hide_index=True, alt="Predictions at each position; ≠ = the mask changes it")
    given = "with the causal mask and without it" if is_causal else "as it was trained and with the causal mask"
    st.caption(f"The text alone, {given}. Padding stays blocked.")
