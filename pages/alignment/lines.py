"""The page Alignment: which head draws the lines, the lines, and the table of all heads."""

from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd
import streamlit as st

from pages.alignment.said import describe_crossings, describe_doubts, describe_quality, say_gold, title
from pages.alignment.translator import draw_way_to_translator
from pages.alignment.word_lines import word_lines
from pages.ui.example.example import Example
from pages.ui.shell.figures import register
from pages.ui.shell.glossary import help_on, literal
from pages.ui.state.link import linked
from pages.ui.state.selection import select
from transformer.data import Links, languages_of, task_from_dict
from transformer.interpret import (
    KIND_TITLES,
    AlignmentQuality,
    Place,
    Result,
    WordMap,
    cuts_words,
    word_map,
)
from transformer.text import sentence_of
from transformer.views import Grid

_LINES_BY, _BEST = "lines_by", "best-aligning head"
"""`_BEST` stands in links of earlier versions: what comes first anyway."""
_BEGUN = "lines-begun"
"""In the session: what came first while nobody chose; what comes first now takes its place."""
_TABLE = "aligned-heads"


@dataclass(frozen=True, kw_only=True)
class Lines:
    """What is drawn.

    Attributes:
        head: Whose attention.
        whole: Between whole words; False: between pieces.
        least: Smallest weight of a line, 0 to 1.
        gold: Sure and possible links of this text; None where they are not known.
        shows_gold: Draw them too.
        why_not: Why no head is called the best; empty where one is.
    """

    head: Place
    whole: bool
    least: float
    gold: tuple[Links, Links] | None
    shows_gold: bool
    why_not: str


def choose_lines(example: Example, result: Result, quality: AlignmentQuality | None, why_not: str) -> Lines:
    """The controls for whose attention draws the lines, and between what.

    Args:
        example: Model and text.
        result: Of a model with a decoder.
        quality: How well its heads align; None: not known, and no head is called the best.
        why_not: Said below the lines then.
    """
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="lines"):
        st.caption("Lines by", width="content")
        head = _choose_head(result, quality)
        with st.popover("Lines", icon=":material/tune:"):
            whole = _choose_unit(example)
            gold = _gold(example, result) if whole else None
            least = linked(
                st.slider, "Leave out lines under (%)", 0, 50, 10, key="least", width=240,
                help="The strongest line of each written word stays, unless start and end together outweigh it.",
            )  # fmt: skip
            shows_gold = gold is not None and linked(
                st.toggle, "Right links", True, key="gold",
                help="Dashed. The task itself knows which word each word of a right answer stands for.",
            )  # fmt: skip
        draw_way_to_translator(example)
    return Lines(
        head=head, whole=whole, least=(least or 0) / 100, gold=gold, shows_gold=bool(shows_gold), why_not=why_not
    )


def _choose_head(result: Result, quality: AlignmentQuality | None) -> Place:
    layers, heads = result.maps["cross"].values.shape[:2]
    names = [*map(str, range(1, heads + 1)), "mean"]
    # One control, not those of the other pages: a click in the table has to reach one that is there.
    open_heads = {
        _option(Place("cross", layer, name)): Place("cross", layer, name) for layer in range(layers) for name in names
    }
    # Without figures the mean of the last layer comes first: of several heads' errors, many even out.
    first = _option(quality.best_place if quality else Place("cross", layers - 1, "mean"))
    options = list(dict.fromkeys([first, *open_heads]))
    if st.query_params.get(_LINES_BY) == _BEST:
        del st.query_params[_LINES_BY]
    begun = st.session_state.get(_BEGUN)
    for state in (st.session_state, st.session_state["due"]):
        # Another model has no such head; or nobody chose, and the figures have come, or another model.
        if state.get(_LINES_BY, first) not in options or (begun and state.get(_LINES_BY) == begun):
            state[_LINES_BY] = first
    if begun or not any(_LINES_BY in asked for asked in (st.session_state, st.session_state["due"], st.query_params)):
        st.session_state[_BEGUN] = first
    chosen = linked(st.selectbox, "Lines by", options, key=_LINES_BY, width=230, label_visibility="collapsed")
    head = open_heads[chosen]
    if chosen != first:
        select(kind=head.kind, layer=head.layer, head=head.head)  # the other pages open the head that was chosen here
    return head


def _option(head: Place) -> str:
    """As it stands in the link: "layer 2, head 3"."""
    return f"layer {head.layer + 1}, {'mean of heads' if head.number is None else f'head {head.head}'}"


def _choose_unit(example: Example) -> bool:
    """Whether whole words are wanted; there is a choice only where the model cuts words into pieces."""
    if not cuts_words(example.checkpoint):
        return True
    units = ["words", "pieces"]
    return linked(st.segmented_control, "Between", units, default="words", key="between", required=True) != "pieces"


def _gold(example: Example, result: Result) -> tuple[Links, Links] | None:
    words = _words(result, Place("cross", 0, "1"), whole=False)
    if not example.checkpoint.task or not words.values.size:
        return None
    return task_from_dict(example.checkpoint.task).gold_links(words.columns.labels, words.rows.labels)


def _words(result: Result, head: Place, whole: bool) -> WordMap:
    return word_map(result.map(head), [step.writes for step in result.decoding.steps], whole)


def draw_alignment(example: Example, result: Result, lines: Lines, quality: AlignmentQuality | None) -> None:
    """The lines on the example, with what they show in words."""
    head, words = lines.head, _words(result, lines.head, lines.whole)
    if not words.values.size:
        st.info("The model wrote nothing for this text, so there is nothing to draw lines from. Try another text.")
        return
    said = " ".join(filter(None, [title(head, quality), describe_crossings(words), say_gold(words, lines.gold)]))
    languages = languages_of(example.checkpoint.task)
    word_lines(
        words, lines.gold[0] if lines.gold and lines.shows_gold else None, lines.least, said, "alignment", languages
    )
    doubts = describe_doubts(words)
    st.text(sentence_of(f"{said} {doubts}"), help=help_on(f"{said} {doubts}"))
    if quality:
        letters = task_from_dict(example.checkpoint.task).unit == "letters"
        measured = describe_quality(head, quality, "letters" if letters else "words")
        st.text(measured, help=help_on(measured))
    else:
        st.caption(literal(lines.why_not))
    register("alignment", f"{said} {doubts}", parts={"alignment": Grid(map=words)}, about={"head": head.name})


def open_row(state: MutableMapping[str | int, Any], chosen: Sequence[int], rows: Sequence[tuple]) -> None:
    """Draw the lines of the head in a row of the table.

    Args:
        state: Of the session.
        chosen: Numbers of the rows that were chosen; none, or the diagonal's at the end: nothing changes.
        rows: As `AlignmentQuality.ranked` gives them.
    """
    for layer, number, *_ in (rows[row] for row in chosen if row < len(rows)):
        state[_LINES_BY] = _option(Place("cross", layer, "mean" if number is None else str(number + 1)))


def draw_aligned_heads(head: Place, quality: AlignmentQuality) -> None:
    """Every head of cross-attention with its figures, the best first; choosing a row draws its lines."""
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
        "that writes it. The diagonal is a head that would look at its own place, whatever stands there. What is best "
        "here is best on these very texts; on others it may be a little worse."
    )
