"""The views of one example that several pages draw: its output, one head, all heads, its decoding."""

from collections.abc import Callable, Sequence

import pandas as pd
import streamlit as st

from pages.ui.example import Example
from pages.ui.figures import draw_figure
from pages.ui.selection import select
from transformer import figures
from transformer.data import task_from_dict
from transformer.interpret import Place, Result, right_answer
from transformer.text import decimal, in_a_line, left_to_right, percent, plain_token

_SURE = 0.9
"""Share of fresh texts written exactly right, below which it is said beside the output."""


def draw_output(example: Example, result: Result) -> None:
    """What the model wrote, and whether it is right where the task knows the answer."""
    answer = right_answer(example.checkpoint, example.text)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption("Writes", width="content")
        st.code(result.decoding.text or " ", language=None, wrap_lines=True, width="stretch")
        if answer == result.decoding.text:
            st.badge("exactly right", icon=":material/check:", color="green")
        elif answer is not None:
            st.badge("not right", icon=":material/close:", color="orange")
    if answer not in (None, result.decoding.text):
        st.text(f"Right would be: {in_a_line(answer)}")
    right = example.checkpoint.metrics.get("exact_match", 1.0)
    if right < _SURE:
        has_file = bool(task_from_dict(example.checkpoint.task).file)
        how = "exactly like the one answer in its file" if has_file else "wholly right"
        st.caption(f"Of fresh texts it writes {percent(right, 1)} {how}. Models says more.")
    if not result.decoding.finished:
        st.text(result.decoding.reason)


def draw_map(
    result: Result,
    head: Place,
    key: str = "map",
    chosen: Sequence[int] = (),
    on_cell: Callable[[int, int], None] | None = None,
) -> None:
    """One head's map, large, with its caption.

    Args:
        result: What the model did.
        head: Which map.
        key: Streamlit key.
        chosen: Rows that get a ring.
        on_cell: Called with row and column of a cell that was clicked, before the script runs again.
    """
    shown = result.map(head)
    caption = figures.caption_of(result, head) + figures.describe_thinning(shown)
    draw_figure(figures.weights_map(shown, chosen), caption, key, on_cell=on_cell)


def steps_table(result: Result) -> pd.DataFrame:
    """Every step of the decoding: what it reads and writes, how sure it is, and the runners-up."""
    rows = []
    for step in result.decoding.steps:
        best = step.top(4)
        others = "   ".join(
            f"{in_a_line(plain_token(token))} {percent(probability, 1)}" for token, probability in best[1:]
        )
        rows.append(
            {
                "step": step.position + 1,
                "reads": plain_token(step.reads),
                "writes": plain_token(step.writes),
                "probability": percent(step.probability, 1),
                "entropy (nats)": decimal(step.entropy, 3),
                "next best": left_to_right(others),
            }
        )
    return pd.DataFrame(rows)


def open_head(place: Place) -> None:
    """Open another head on every page."""
    select(kind=place.kind, layer=place.layer, head=place.head)
