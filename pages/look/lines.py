"""The lines between words: the choice of their head, the lines, and the table of all heads."""

from collections.abc import MutableMapping, Sequence
from typing import Any

import pandas as pd
import streamlit as st

from pages.look.translator import draw_way_to_translator
from pages.ui.example.example import Example
from pages.ui.shell.draw import draw
from pages.ui.shell.glossary import help_on, literal
from pages.ui.state.link import keep_to, linked, linked_number
from pages.ui.state.selection import select
from pages.ui.state.session import session
from transformer.data import task_from_dict
from transformer.interpret import AlignmentQuality, Result, cuts_words
from transformer.maps import KIND_TITLES, Place
from transformer.replay import Replay
from transformer.text import sentence_of
from transformer.views.ideas import (
    aligned_words,
    alignment_view,
    describe_crossings,
    describe_doubts,
    describe_gold,
    describe_quality,
    gold_links,
    head_of_lines,
)

_LINES_BY, _BEST = "lines_by", "best-aligning head"
"""The key of the link, and a value in links of earlier versions: it names the head that comes first anyway."""
_TABLE = "aligned-heads"


def choose_lines(example: Example, result: Result, quality: AlignmentQuality | None) -> Replay:
    """Draw the controls for the head that draws the lines, and for the units between them; return the shown state.

    Args:
        example: Model and text.
        result: The result of a model with a decoder.
        quality: How well its heads align; None if it is not known, so that no head is called the best.
    """
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="lines"):
        _choose_head(result, quality)
        with st.popover("Lines", icon=":material/tune:"):
            if cuts_words(example.checkpoint):
                units = ["words", "pieces"]
                linked(st.segmented_control, "Between", units, default="words", key="between", required=True)
            linked_number(
                st.slider, "Leave out lines under (%)", key="least", width=240,
                help="The strongest line of each written word stays, unless start and end together outweigh it.",
            )  # fmt: skip
            if gold_links(example.shown):
                linked(
                    st.toggle, "Right links", True, key="gold",
                    help="Dashed lines: the task made both sentences, so it knows which word stands for which.",
                )  # fmt: skip
        draw_way_to_translator(example)
    return example.shown


def _choose_head(result: Result, quality: AlignmentQuality | None) -> None:
    layers, heads = result.maps["cross"].values.shape[:2]
    names = [*map(str, range(1, heads + 1)), "mean"]
    # One control instead of those of other pages: a click in the table has to reach a control that is there.
    open_heads = {
        _option(Place("cross", layer, name)): Place("cross", layer, name) for layer in range(layers) for name in names
    }
    # Without figures the mean of the last layer comes first: many errors of its heads even out.
    first = _option(quality.best_place if quality else Place("cross", layers - 1, "mean"))
    options = list(dict.fromkeys([first, *open_heads]))
    if st.query_params.get(_LINES_BY) == _BEST:
        del st.query_params[_LINES_BY]
    default_lines = session().default_lines
    keep_to(_LINES_BY, options, first)
    if default_lines and st.session_state.get(_LINES_BY) == default_lines:  # nobody chose it
        st.session_state[_LINES_BY] = first
    if default_lines or not any(_LINES_BY in asked for asked in (st.session_state, st.query_params)):
        session().default_lines = first
    chosen = linked(st.selectbox, "Lines by", options, key=_LINES_BY, width=230, label_visibility="collapsed")
    head = open_heads[chosen]
    if chosen != first:
        select(kind=head.kind, layer=head.layer, head=head.head)  # the other pages open the head that was chosen here


def _option(head: Place) -> str:
    """Return a head as it stands in the link: "layer 2, head 3"."""
    return f"layer {head.layer + 1}, {'mean of heads' if head.number is None else f'head {head.head}'}"


def draw_alignment(replay: Replay, quality: AlignmentQuality | None, why_not: str) -> None:
    """Draw the lines on the example, and say in words what they show.

    Args:
        replay: The replay of the model and its text.
        quality: How well its heads align, as far as it is known.
        why_not: Why no head is called the best; shown if `quality` is None.
    """
    view = alignment_view(replay, quality)
    if view is None:
        st.info("The model wrote nothing for this text, so there is nothing to draw lines from. Try another text.")
        return
    draw(view, "alignment")
    words = aligned_words(replay)
    if order := describe_crossings(words):
        st.text(sentence_of(order), help=help_on(order))
    with st.expander("How far to trust these lines", icon=":material/fact_check:"):
        for said in filter(None, [describe_gold(words, gold_links(replay)), describe_doubts(words)]):
            st.text(sentence_of(said), help=help_on(said))
        if not quality:
            st.caption(literal(why_not))
            return
        letters = task_from_dict(replay.checkpoint.task).unit == "letters"
        measured = describe_quality(head_of_lines(replay), quality, "letters" if letters else "words")
        st.text(measured, help=help_on(measured))
        _draw_aligned_heads(head_of_lines(replay), quality)


def open_row(state: MutableMapping[str | int, Any], chosen: Sequence[int], rows: Sequence[tuple]) -> None:
    """Draw the lines of the head in a row of the table.

    Args:
        state: The state of the session.
        chosen: Numbers of the chosen rows; nothing changes if there is none, or only the diagonal's at the end.
        rows: The rows that `AlignmentQuality.ranked` returns.
    """
    for layer, number, *_ in (rows[row] for row in chosen if row < len(rows)):
        state[_LINES_BY] = _option(Place("cross", layer, "mean" if number is None else str(number + 1)))


def _draw_aligned_heads(head: Place, quality: AlignmentQuality) -> None:
    """Draw every head of cross-attention with its figures, the best first; a click on a row draws its lines."""
    rows = quality.ranked()
    table = pd.DataFrame(
        {
            "layer": [str(layer + 1) for layer, *_ in rows] + [""],
            "head": ["mean" if number is None else str(number + 1) for _, number, *_ in rows] + ["the diagonal"],
            "agreement": [100 * share for *_, share, _ in rows] + [100 * quality.diagonal],
        }
    )
    if quality.knows_gold:
        table["alignment error rate"] = 100 * pd.Series([error for *_, error in rows] + [quality.diagonal_error])

    def select() -> None:
        open_row(st.session_state, st.session_state[_TABLE]["selection"]["rows"], rows)

    shown = [row for row, (layer, number, *_) in enumerate(rows) if (layer, number) == (head.layer, head.number)]
    st.session_state[_TABLE] = {"selection": {"rows": shown, "columns": [], "cells": []}}
    judge = "right links" if quality.knows_gold else "IBM Model 1's confident links"
    st.dataframe(
        table, hide_index=True, key=_TABLE, on_select=select, selection_mode="single-row", width=640, height="content",
        alt=f"{KIND_TITLES['cross']}: how well every head aligns, the best first",
        column_config={
            "agreement": st.column_config.NumberColumn(
                format="%.1f %%", help=f"Of linked words, the share that look most at their partner by {judge}"
            ),
            "alignment error rate": st.column_config.NumberColumn(
                format="%.1f %%", help="Share of wrong and missing links: 0 % is right. Och and Ney (2003)"
            ),
        },
    )  # fmt: skip
    st.caption(
        "Choose a row to see its lines. The model reads the right answer, and each word is aligned by the step "
        "that writes it. The diagonal is a head that would look at its own place, whatever stands there. The best one "
        "was chosen on these very texts; on others it may do a little worse."
    )
