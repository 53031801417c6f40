"""One labelled heatmap: numeric axes with labels of tokens or numbers, hover text, hatching, rings, clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import plotly.graph_objects as go

from transformer.figures.theme import (
    COLORBAR_HEIGHT,
    FONT_SIZE,
    HATCH,
    INKED,
    KEY_INK,
    LEVELS,
    QUERY_INK,
    TEXT_INK,
    VALUE_INK,
    cell_inks,
    inked,
    thinned,
    token_hover,
    token_label,
)
from transformer.interpret.labelled_map import Axis, LabelledMap

ROW_LABEL_LENGTH = 30
"""Characters of a row's label: it may name the token that is read and the one that is written."""

CLICKABLE_UP_TO = 1600
"""Cells of a map up to which they can be clicked."""

SMALL_LABELS = 9
"""Labels along a side of a small map."""

CELL_VALUES_UP_TO = 16
"""Rows or columns up to which a cell's number, in percent, can be read inside it."""


_INKS = {"query": QUERY_INK, "key": KEY_INK, "value": VALUE_INK, "": TEXT_INK}


def token_map(
    cells: dict[str, Any],
    map: LabelledMap,
    sentence: str,
    write: Callable[[float], str] | None,
    small: bool = False,
) -> go.Figure:
    """A heatmap whose rows and columns are tokens or numbers, with its labels, hover text and hatching.

    Args:
        cells: Attributes of the Plotly heatmap: scale, colours, colour bar.
        map: `(row, column)`; its labels are from people and escaped here, its blocked cells are hatched.
        sentence: What hovering a cell says, with places for `{row}`, `{column}` and perhaps `{value:…}`.
        write: Makes a number short enough for its cell, where there is room; or None.
        small: Few labels and no texts, for a map that shares its place with others.
    """
    values, blocked = map.values, ~map.allowed
    # Through a gap the hatching behind the map would show; between many cells it would eat them up.
    gap = 0 if blocked.any() or max(values.shape) > 48 else 1
    cells = {
        "type": "heatmap", "z": np.where(blocked, np.nan, values).astype(np.float32), "xgap": gap, "ygap": gap, **cells,
    }  # fmt: skip
    layout = _layout(map.rows, map.columns, small)
    if values.size <= CLICKABLE_UP_TO:
        cells |= {"hovertext": _hover(map, blocked, sentence), "hoverinfo": "text"}
    else:
        cells |= _hover_by_axes(map, sentence)
        layout["xaxis"]["type"] = layout["yaxis"]["type"] = "category"
    if write and not small and max(values.shape) <= CELL_VALUES_UP_TO:
        size = FONT_SIZE if max(values.shape) <= 8 else 14
        cells |= {"text": _texts(cells, values, blocked, write), "texttemplate": "%{text}", "textfont": {"size": size}}
    if blocked.any():
        layout["images"] = [_hatching(*values.shape)]
    if cells.get("showscale") is False:
        layout["margin"]["b"] = COLORBAR_HEIGHT  # its rows stay level with those of a map beside it
    # All at once: Plotly checks the whole figure at every update, which took half the time of a page.
    return go.Figure({"data": [cells], "layout": layout})


def _hatching(rows: int, columns: int) -> dict[str, Any]:
    return {
        "source": HATCH, "xref": "x", "yref": "y", "x": -0.5, "y": -0.5,
        "sizex": columns, "sizey": rows, "sizing": "stretch", "layer": "below",
    }  # fmt: skip


def _texts(
    cells: dict[str, Any], values: np.ndarray, blocked: np.ndarray, write: Callable[[float], str]
) -> list[list[str]]:
    """The number of each open cell, in the ink that stands out from the cell's colour."""
    inks, low, high = cell_inks(cells.get("autocolorscale", False)), cells["zmin"], cells["zmax"]
    shares = np.clip((np.where(blocked, low, values) - low) / (high - low), 0, 1)
    return [
        ["" if no else inked(write(value), inks[level]) for value, level, no in zip(row, levels, closed, strict=True)]
        for row, levels, closed in zip(
            values.tolist(), np.rint(shares * (LEVELS - 1)).astype(int).tolist(), blocked.tolist(), strict=True
        )
    ]


def _hover(map: LabelledMap, blocked: np.ndarray, sentence: str) -> list[list[str]]:
    rows, columns = ([token_hover(token) for token in axis.labels] for axis in (map.rows, map.columns))
    return [
        [
            f"{row} may not look at {column}: blocked" if no else sentence.format(row=row, column=column, value=value)
            for column, value, no in zip(columns, line, closed, strict=True)
        ]
        for row, line, closed in zip(rows, map.values.tolist(), blocked.tolist(), strict=True)
    ]


def _hover_by_axes(map: LabelledMap, sentence: str) -> dict[str, Any]:
    """For a large map: a text a cell would be megabytes, so each row and column gets a name, and a template joins them.

    The names begin with their number: equal ones would fall together.
    """
    names = {
        letter: [f"{number} {token_hover(token)}" for number, token in enumerate(axis.labels, start=1)]
        for letter, axis in (("y", map.rows), ("x", map.columns))
    }
    template = sentence.replace("{row}", "%{y}").replace("{column}", "%{x}").replace("{value:", "%{z:")
    return {**names, "hovertemplate": f"{template}<extra></extra>", "hoverongaps": False}


def _layout(rows: Axis, columns: Axis, small: bool) -> dict[str, Any]:
    # Numeric positions with tick text: text categories would merge equal tokens into one row.
    font = {**INKED, "family": "Source Code Pro, monospace"}
    most = {"most": SMALL_LABELS} if small else {}
    across, down = thinned(len(columns.labels), **most), thinned(len(rows.labels), **most)
    height = np.clip(150 + 18 * len(rows.labels), 220, 400) if small else np.clip(190 + 30 * len(rows.labels), 340, 760)
    axis = {"tickfont": font, "showgrid": False, "zeroline": False, "constrain": "domain"}
    return {
        "xaxis": {
            **axis, "tickvals": across, "ticktext": [token_label(columns.labels[i]) for i in across], "side": "top",
            "autotickangles": [0, -90], "range": [-0.5, len(columns.labels) - 0.5],
            "title": {"text": columns.name if small else f"column: {columns.name}", "standoff": 8,
                      "font": {**INKED, "color": _INKS[columns.part]}},
        },
        "yaxis": {
            **axis, "tickvals": down, "ticktext": [token_label(rows.labels[i], ROW_LABEL_LENGTH) for i in down],
            "range": [len(rows.labels) - 0.5, -0.5],
            "title": {"text": rows.name if small else f"row: {rows.name}", "standoff": 16,
                      "font": {**INKED, "color": _INKS[rows.part]}},
        },
        # Labels are clipped and thinned; an export needs all.
        "meta": {"rows": list(rows.labels), "columns": list(columns.labels)},
        "height": int(height),
        "margin": {"l": 8, "r": 8, "t": 8, "b": 8},
        "font": {"size": FONT_SIZE},
        "hoverlabel": {"font": {"size": FONT_SIZE}},
    }  # fmt: skip


def ring(figure: go.Figure, rows: tuple[int, int], columns: tuple[int, int], ink: str) -> None:
    """Put a ring around cells; `rows` and `columns` are the first and the last."""
    figure.add_shape(
        type="rect", x0=columns[0] - 0.5, x1=columns[1] + 0.5, y0=rows[0] - 0.5, y1=rows[1] + 0.5,
        line={"color": ink, "width": 3},
    )  # fmt: skip


def clickable(figure: go.Figure) -> go.Figure:
    """The same map with an unseen point on every cell: a heatmap itself reports no clicks.

    The points take over the heatmap's hover text; `customdata` holds row and column. A map with more than
    `CLICKABLE_UP_TO` cells stays as it is: so many points would make it slow.
    """
    cells = next(trace for trace in figure.data if isinstance(trace, go.Heatmap))
    rows, columns = np.asarray(cells.z).shape
    if rows * columns > CLICKABLE_UP_TO:
        return figure
    places = [(row, column) for row in range(rows) for column in range(columns)]
    names = np.asarray(cells.hovertext, dtype=object)
    figure.add_scatter(
        x=[column for _, column in places], y=[row for row, _ in places], customdata=places,
        hovertext=[names[row, column] for row, column in places], hoverinfo="text",
        mode="markers", marker={"opacity": 0, "size": 20, "symbol": "square"}, showlegend=False,
    )  # fmt: skip
    cells.hoverinfo = "skip"
    return figure
