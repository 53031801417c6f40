"""The controls for the head that is open, where a page has no stage."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import streamlit as st

from pages.ui.state.choice import draw_choice
from pages.ui.state.link import follow_usual, keep_to, linked
from pages.ui.state.selection import current_selection, is_chosen, note_shown, select, sync_selection, with_one_head
from transformer.interpret import SUMMARIES, Result
from transformer.maps import KIND_TITLES
from transformer.replay import options_of
from transformer.views.ideas import HeadChoice


def choose_head(result: Result, head: HeadChoice) -> None:
    """Draw the controls for what an idea shows of a head, and note which one that is.

    Args:
        result: What the model did: its heads can be chosen.
        head: What can be chosen.
    """
    chosen, options = current_selection(result), options_of(result)
    # The choice itself stays as it is: on the stage, a mean of heads and muted tokens are back.
    selection = replace(chosen, tokens="pieces", mute=False)
    if head.usual_kind in options["kind"] and (head.own_kind or not ("kind" in head.parts and is_chosen("kind"))):
        selection = replace(selection, kind=head.usual_kind)
    if not head.summaries:
        selection = with_one_head(selection)
    if len(options["kind"]) < len(KIND_TITLES):
        st.caption("This model has an encoder only: no decoder, so no decoder self-attention and no cross-attention.")
    rare = {*SUMMARIES} - ({"mean", selection.head} if head.summaries else set())
    heads = [name for name in options["head"] if name not in rare]
    with st.container(horizontal=True, vertical_alignment="bottom"):
        if head.own_kind:
            usual = selection.kind
            follow_usual(head.own_kind, usual)
            keep_to(head.own_kind, options["kind"], usual)
            kind = linked(
                st.segmented_control, "Attention", options["kind"], default=usual, key=head.own_kind, required=True,
                label_visibility="collapsed",
            )  # fmt: skip
            selection = replace(selection, kind=kind or usual)
        elif "kind" in head.parts:
            _choose_part("Attention", "kind", options["kind"], selection.kind)
        if "layer" in head.parts:
            _choose_part("Layer", "layer", options["layer"], selection.layer)
        if "head" in head.parts:
            _choose_part("Head", "head", heads, selection.head)
    note_shown(selection)
    sync_selection(result, chosen)


def _choose_part(label: str, part: str, options: Sequence[Any], value: Any) -> None:
    """Draw one control, which shows what is chosen and changes it."""
    draw_choice(
        st.segmented_control, label, list(options), key=f"choose-{part}", value=value, required=True,
        on_choice=lambda option: select(**{part: option}),
        names=lambda option: str(option + 1) if isinstance(option, int) else option,
        label_visibility="collapsed" if part == "kind" else "visible",  # as on the stage: names of kinds need no label
    )  # fmt: skip
