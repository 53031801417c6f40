"""One head in detail: as a map, as lines, as a table, with the chosen rows lit in each and compared below."""

from collections.abc import Callable, Sequence

import numpy as np
import pandas as pd
import streamlit as st

from pages.ui.figures import draw_figure, register
from pages.ui.glossary import help_on
from pages.ui.inside import row_of
from pages.ui.link import keep_to, linked
from pages.ui.token_lines import token_lines
from pages.ui.views import describe, draw_map
from transformer import figures
from transformer.figures import CLICKABLE_UP_TO, Grid
from transformer.interpret import Kind, LabelledMap, Place, Result
from transformer.text import in_a_line, left_to_right, percent, placed, plain_token, sentence_of

MOST_CHOSEN = 6


def draw_detail(result: Result, head: Place) -> None:
    """The open head, large; the rows chosen in one view are lit in the others."""
    st.subheader(head.name, anchor=False)
    views = ["map", "lines", "table"]
    view = linked(st.segmented_control, "View", views, default="map", key="view", required=True)
    shown, place = result.map(head), st.container()
    rows = _row_options(shown)
    keep_to("rows", rows)
    can_click = shown.values.size <= CLICKABLE_UP_TO
    options = linked(
        st.multiselect, "Rows to compare", rows, key="rows", max_selections=MOST_CHOSEN,
        placeholder="Click a row above, or choose here" if can_click else "Choose here",
    )  # fmt: skip
    chosen = [rows.index(option) for option in options or []]
    with place:
        {"lines": _draw_lines, "table": _draw_table}.get(view, _draw_map)(result, head, chosen, _toggle(rows))
    if chosen:
        _draw_comparison(shown, head, chosen)
    if head.number is not None:
        row = chosen[-1] if chosen else min(1, len(rows) - 1)
        st.page_link(
            "inside_a_head.py",
            label="Work its numbers out, inside this head",
            icon=":material/zoom_in:",
            query_params={"stage": "weights", "cell_row": _row_inside(result, head.kind, row)},
        )


def _row_inside(result: Result, kind: Kind, row: int) -> str:
    """The row on the page Inside a head, which shows pieces."""
    return row_of((result.in_pieces or result).maps[kind].rows.labels, result.piece_row(kind, row))


def _row_options(shown: LabelledMap) -> list[str]:
    return [f"{number} {in_a_line(plain_token(label))}" for number, label in enumerate(shown.rows.labels, start=1)]


def _toggle(rows: list[str]) -> Callable[[int], None]:
    """Choose a row, or let it go."""

    def toggle(row: int) -> None:
        chosen = list(st.session_state.get("rows") or [])
        option = rows[row]
        _choose([other for other in chosen if other != option] if option in chosen else [*chosen, option])

    return toggle


def _choose(rows: list[str]) -> None:
    if len(rows) > MOST_CHOSEN:
        st.toast(f"Up to {MOST_CHOSEN} rows can be compared. Let one go first.", icon=":material/info:")
    st.session_state["rows"] = rows[:MOST_CHOSEN]


def _draw_map(result: Result, head: Place, chosen: list[int], toggle: Callable[[int], None]) -> None:
    draw_map(result, head, chosen=chosen, on_cell=lambda row, _: toggle(row))


def _draw_lines(result: Result, head: Place, chosen: list[int], toggle: Callable[[int], None]) -> None:
    shown, said = result.map(head), describe(result, head)
    token_lines(shown, chosen, key="lines", on_choose=toggle)
    st.text(sentence_of(said), help=help_on(said))
    register("lines", said, parts={"lines": Grid(map=shown)})


def _draw_table(result: Result, head: Place, chosen: list[int], toggle: Callable[[int], None]) -> None:
    shown = result.map(head)
    table = pd.DataFrame(shown.values).where(shown.allowed)
    table.columns = [
        left_to_right(f"{number} {plain_token(token)}") for number, token in enumerate(shown.columns.labels, start=1)
    ]
    rows = _row_options(shown)
    table.insert(0, "looks", [left_to_right(row) for row in rows])

    def select() -> None:
        _choose([rows[row] for row in sorted(st.session_state["table"]["selection"]["rows"])])

    st.session_state["table"] = {"selection": {"rows": chosen, "columns": [], "cells": []}}
    st.dataframe(
        table.round(4), hide_index=True, key="table", on_select=select, selection_mode="multi-row",
        alt=f"{head.name}: every weight",
    )  # fmt: skip
    st.caption("Row = the token that looks, column = the token looked at. Empty = blocked by the mask.")
    register("table", describe(result, head), parts={"table": Grid(map=shown)})


def _draw_comparison(shown: LabelledMap, head: Place, chosen: list[int]) -> None:
    weights, labels, keys = shown.values, shown.rows.labels, shown.columns.labels
    said = [_say_row(weights[row], f"{row + 1} {plain_token(labels[row])}", keys) for row in chosen]
    if len(chosen) > 1:
        common = percent(float(np.minimum.reduce(weights[chosen]).sum()))
        said.append(f"{'They' if len(chosen) == 2 else 'All of them'} agree on {common} of their weight.")
    draw_figure(figures.rows_compared(shown, chosen), f"{head.name}: {' '.join(said)}", "compared")


def _say_row(row: np.ndarray, label: str, key_tokens: Sequence[str]) -> str:
    if not row.any():
        return f"“{label}” looks at nothing here."
    best = np.argsort(-row, kind="stable")[:3]
    looks = ", ".join(f"{placed(key_tokens, int(i))} {percent(float(row[i]))}" for i in best if row[i] > 0)
    return f"“{label}” looks at {looks}."
