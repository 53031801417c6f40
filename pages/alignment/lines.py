"""The page Alignment: which head draws the lines, what they show in words, and the table of all heads."""

from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd
import streamlit as st

from pages.alignment.word_lines import direction, word_lines
from pages.ui.example.example import Example
from pages.ui.memory.store import stored
from pages.ui.shell.figures import register
from pages.ui.shell.glossary import help_on, literal
from pages.ui.state.link import linked
from pages.ui.state.selection import select
from transformer import Checkpoint
from transformer.data import Links, task_from_dict
from transformer.figures import Grid
from transformer.interpret import (
    KIND_TITLES,
    AlignmentQuality,
    Place,
    Result,
    WordMap,
    alignment_error_rate,
    crossings,
    has_subwords,
    measure_alignment,
    word_map,
)
from transformer.text import counted, percent, plain_token, sentence_of

_BEST, _LINES_BY = "best-aligning head", "lines_by"
_TABLE = "aligned-heads"
_WORK, _POSITIONS = 10_000_000_000, 300 * 64
"""Most parameters × positions, and most positions, that are read for one measurement: a second or two."""
_MOST_TURNED = 3
_OPPOSITE = "One side runs from right to left, so lines cross even where the order stays."


def alignment_quality(example: Example) -> tuple[AlignmentQuality | None, str]:
    """How well every head aligns, as stored in the model or measured once; or None, and a sentence why."""
    path = example.file.path
    with st.spinner("Measuring every head …"):
        return _quality(str(path), path.stat().st_mtime_ns, example.checkpoint)


@stored
def _quality(path: str, modified: int, _checkpoint: Checkpoint) -> tuple[AlignmentQuality | None, str]:
    config = _checkpoint.config
    stored = AlignmentQuality.from_metrics(_checkpoint.metrics, config.num_layers, config.num_heads)
    if stored:
        return stored, ""
    if not _checkpoint.task:
        return None, "This model names no task, so there is nothing to measure its heads on."
    task = task_from_dict(_checkpoint.task)
    if task.file:
        return None, (  # a run measures it at its end, while the pairs are at hand
            "Which head aligns best was not measured for this model: that takes enough of the pairs it was trained on. "
            "“python -m transformer align MODEL --data PAIRS --save” measures it."
        )
    most = min(_WORK // _checkpoint.model.num_parameters, _POSITIONS) // config.max_length
    try:
        return measure_alignment(_checkpoint, task, max(20, min(most, 300))), ""
    except ValueError as error:
        return None, f"Which head aligns best could not be measured. {error}"


@dataclass(frozen=True, kw_only=True)
class Lines:
    """What is drawn.

    Attributes:
        head: Whose attention.
        whole: Between whole words; False: between pieces.
        least: Smallest weight of a line, 0 to 1.
        gold: Sure and possible links of this text; None where they are not known.
        shows_gold: Draw them too.
    """

    head: Place
    whole: bool
    least: float
    gold: tuple[Links, Links] | None
    shows_gold: bool


def choose_lines(example: Example, result: Result, quality: AlignmentQuality | None, why_not: str) -> Lines:
    """The controls for whose attention draws the lines, and between what.

    Args:
        example: Model and text.
        result: Of a model with a decoder.
        quality: How well its heads align; None: not known, and no head is called the best.
        why_not: Shown then.
    """
    if not quality:
        st.caption(literal(why_not))
    with st.container(horizontal=True, vertical_alignment="bottom", gap="medium"):
        head = _choose_head(result, quality)
        whole = _choose_unit(example)
        gold = _gold(example, result) if whole else None
        least = linked(
            st.slider, "Leave out lines under (%)", 0, 50, 10, key="least", width=240,
            help="The strongest line of each written word stays, unless start and end together outweigh it.",
        )  # fmt: skip
        shows_gold = gold is not None and linked(
            st.toggle, "Right links", True, key="gold",
            help="Dashed. The task itself knows which word each word of a right translation stands for.",
        )  # fmt: skip
    return Lines(head=head, whole=whole, least=(least or 0) / 100, gold=gold, shows_gold=bool(shows_gold))


def _choose_head(result: Result, quality: AlignmentQuality | None) -> Place:
    layers, heads = result.maps["cross"].values.shape[:2]
    names = [*map(str, range(1, heads + 1)), "mean"]
    # One control, not those of the other pages: a click in the table has to reach one that is there.
    open_heads = {_option(layer, name): Place("cross", layer, name) for layer in range(layers) for name in names}
    # Without figures the mean of the last layer comes first: of several heads' errors, many even out.
    best = quality and Place("cross", quality.best[0], str(quality.best[1] + 1))
    first = _BEST if best else _option(layers - 1, "mean")
    options = list(dict.fromkeys([first, *open_heads]))
    for state in (st.session_state, st.session_state["due"]):
        if state.get(_LINES_BY, first) not in options:  # another model has no such head
            state[_LINES_BY] = first
    chosen = linked(st.selectbox, "Lines by", options, key=_LINES_BY, width=240)
    if best and chosen not in open_heads:
        return best
    head = open_heads[chosen]
    select(kind=head.kind, layer=head.layer, head=head.head)  # the other pages open the head that was chosen here
    return head


def _option(layer: int, name: str) -> str:
    """As it stands in the link: "layer 2, head 3"."""
    return f"layer {layer + 1}, {'mean of heads' if name == 'mean' else f'head {name}'}"


def _choose_unit(example: Example) -> bool:
    """Whether whole words are wanted; there is a choice only where the model cuts words into pieces."""
    if not any(map(has_subwords, (example.checkpoint.source_tokenizer, example.checkpoint.target_tokenizer))):
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
    said = " ".join(filter(None, [_title(head, quality), describe_crossings(words), _say_gold(words, lines.gold)]))
    word_lines(words, lines.gold[0] if lines.gold and lines.shows_gold else None, lines.least, said, "alignment")
    st.text(sentence_of(said), help=help_on(said))
    if quality:
        letters = task_from_dict(example.checkpoint.task).unit == "letters"
        measured = describe_quality(head, quality, "letters" if letters else "words")
        st.text(measured, help=help_on(measured))
    register("alignment", said, parts={"alignment": Grid(map=words)}, about={"head": head.name})


def _title(head: Place, quality: AlignmentQuality | None) -> str:
    is_best = quality and head.number is not None and (head.layer, head.number) == quality.best
    return f"{head.name}{', of the single heads the one that aligns best' if is_best else ''}."


def describe_crossings(words: WordMap) -> str:
    """Which words change places, in words: "“red” and “cars” swap. Of the strongest lines, 1 pair crosses."."""
    order = words.order
    turned, possible = len(crossings(order)), len(order) * (len(order) - 1) // 2
    is_drawn_as_read = direction(words.columns.labels) == direction(words.rows.labels)
    if not possible:
        return ""
    has_signs = len(order) < len(words.strongest) - words.strongest.count(None)
    lines = "strongest lines, signs aside," if has_signs else "strongest lines"
    if not turned:
        stays = f"The order stays: no {lines} cross."
        return stays if is_drawn_as_read else f"In the order of reading nothing changes places. {_OPPOSITE}"
    if turned == possible > 1:
        drawn = f"all {lines} cross each other" if is_drawn_as_read else "drawn from both ends, no lines cross"
        return f"The order is turned round: {drawn}."
    said = [_say_turned([words.columns.labels[place] for place in places]) for places in turned_round(order)]
    more = f", and {len(said) - _MOST_TURNED} more such places" if len(said) > _MOST_TURNED else ""
    said = f"{'; '.join(said[:_MOST_TURNED])}{more}. " if said else ""
    pairs = "1 pair" if turned == 1 else f"{counted(turned)} pairs"
    if is_drawn_as_read:
        return f"{said}Of the {lines.rstrip(',')}, {pairs} cross{'es' if turned == 1 else ''}."
    return f"{said}In the order of reading {pairs} change{'s' if turned == 1 else ''} places. {_OPPOSITE}"


def turned_round(order: list[int]) -> list[list[int]]:
    """Runs of source places that the target says backwards, one word after the other; each in the source's order."""
    runs: list[list[int]] = []
    for place in order:
        if runs and place == runs[-1][0] - 1:
            runs[-1].insert(0, place)
        else:
            runs.append([place])
    return [run for run in runs if len(run) > 1]


def _say_turned(words: list[str]) -> str:
    quoted = [f"“{plain_token(word)}”" for word in words]
    if len(words) == 2:
        return f"{quoted[0]} and {quoted[1]} swap"
    return f"{', '.join(quoted[:-1])} and {quoted[-1]} come in the opposite order"


def _say_gold(words: WordMap, gold: tuple[Links, Links] | None) -> str:
    if not gold:
        return ""
    (sure, possible) = gold
    links = frozenset((place, row) for row, place in enumerate(words.strongest) if place is not None)
    error = percent(alignment_error_rate(links, sure, possible))
    met = f"{len(sure & links)} of {len(sure)} right links" if sure - links else "every right link"
    return f"The strongest lines meet {met}: an alignment error rate of {error} on this text."


def describe_quality(head: Place, quality: AlignmentQuality, unit: str = "words") -> str:
    """What was measured of the head whose lines are shown, in words."""
    words = unit if quality.knows_gold else f"confident {unit}"
    where = f"{counted(quality.words)} {words} of {counted(quality.sentences)} held-out texts"
    judge = "their right partner" if quality.knows_gold else "the one that IBM Model 1 links them to"
    layer = head.layer
    share = quality.means[layer] if head.number is None else quality.heads[layer][head.number]
    said = f"Measured: of {where}, {percent(share)} look most at {judge}; the diagonal has {percent(quality.diagonal)}."
    if quality.diagonal_error is not None:
        error = quality.mean_errors[layer] if head.number is None else quality.head_errors[layer][head.number]
        said += f" Alignment error rate {percent(error)}; the diagonal's {percent(quality.diagonal_error)}."
    return said


def open_row(state: MutableMapping[str | int, Any], chosen: Sequence[int], rows: Sequence[tuple]) -> None:
    """Draw the lines of the head in a row of the table.

    Args:
        state: Of the session.
        chosen: Numbers of the rows that were chosen; none, or the diagonal's at the end: nothing changes.
        rows: As `AlignmentQuality.ranked` gives them.
    """
    for layer, number, *_ in (rows[row] for row in chosen if row < len(rows)):
        state[_LINES_BY] = _option(layer, "mean" if number is None else str(number + 1))


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
        "Choose a row to see its lines. The model reads the right translation, and each word is aligned by the step "
        "that writes it. The diagonal is a head that would look at its own place, whatever stands there. The best head "
        "is the best on these very texts; on others it may be a little worse."
    )
