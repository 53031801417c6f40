"""A labelled heatmap: numeric axes with tokens or numbers as labels, hover text, hatching, rings, clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import plotly.graph_objects as go

from transformer.interpret.labelled_map import Axis, LabelledMap
from transformer.text.wording import decimal
from transformer.views.theme import (
    COLORBAR,
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
    layout,
    thinned,
    token_hover,
    token_label,
)

ROW_LABEL_LENGTH = 30
"""Most characters of a row label, which may contain two tokens, the one read and the one written."""

CLICKABLE_UP_TO = 1600
"""Most cells of a map that can be clicked."""

SMALL_LABELS = 9
"""Most labels along a side of a small map."""

CELL_VALUES_UP_TO = 16
"""Most rows or columns of a map that shows numbers inside its cells."""


_INKS = {"query": QUERY_INK, "key": KEY_INK, "value": VALUE_INK, "": TEXT_INK}


def token_map(
    cells: dict[str, Any],
    map: LabelledMap,
    sentence: str,
    write: Callable[[float], str] | None,
    small: bool = False,
) -> go.Figure:
    """Draw a heatmap of a labelled map, with labels, hover text and hatching.

    Args:
        cells: Attributes of the Plotly heatmap: scale, colours, colour bar.
        map: The map, `(row, column)`; its labels are user text and escaped here, blocked cells are hatched.
        sentence: Hover text of a cell, with the fields `{row}`, `{column}` and perhaps `{value:…}`.
        write: Function that writes a number briefly into its cell, if there is room; None = no numbers.
        small: Draw few labels and no numbers, for a map beside others.
    """
    values, blocked = map.values, ~map.allowed
    # Gaps would show the hatching behind the map, and in a large map they would take most of the cells' space.
    gap = 0 if blocked.any() or max(values.shape) > 48 else 1
    cells = {
        "type": "heatmap", "z": np.where(blocked, np.nan, values).astype(np.float32), "xgap": gap, "ygap": gap, **cells,
    }  # fmt: skip
    drawn = _layout(map.rows, map.columns, small)
    if values.size <= CLICKABLE_UP_TO:
        cells |= {"hovertext": _hover(map, blocked, sentence), "hoverinfo": "text"}
    else:
        cells |= _hover_by_axes(map, sentence)
        drawn["xaxis"]["type"] = drawn["yaxis"]["type"] = "category"
    if write and not small and max(values.shape) <= CELL_VALUES_UP_TO:
        size = FONT_SIZE if max(values.shape) <= 8 else 14
        cells |= {"text": _texts(cells, values, blocked, write), "texttemplate": "%{text}", "textfont": {"size": size}}
    if blocked.any():
        rows, columns = values.shape
        hatching = {"source": HATCH, "xref": "x", "yref": "y", "x": -0.5, "y": -0.5, "sizex": columns, "sizey": rows}
        drawn["images"] = [{**hatching, "sizing": "stretch", "layer": "below"}]
    if cells.get("showscale") is False:
        drawn["margin"]["b"] = COLORBAR_HEIGHT  # so that rows are level with those of a map beside it
    # Built in one call, because Plotly validates the whole figure at every update, which took half the time of a page.
    return go.Figure({"data": [cells], "layout": drawn})


def shares() -> dict[str, Any]:
    """Return the attributes of a heatmap of shares of 1."""
    return {"zmin": 0, "zmax": 1, "colorbar": {**COLORBAR, "tickformat": ".0%"}}


def signed(values: np.ndarray) -> dict[str, Any]:
    """Return the attributes of a heatmap of signed values, whose scale is centred at 0."""
    limit = max(float(np.abs(values).max(initial=0)), 1e-9)
    # With a range around 0, Plotly's automatic scale is the theme's diverging one.
    return {"autocolorscale": True, "zmin": -limit, "zmax": limit, "colorbar": COLORBAR}


def whole_percent(share: float) -> str:
    """Write a share in percent into a cell; one that rounds to 0 stays blank, so that the pattern stands out."""
    return decimal(100 * share, 0) if share >= 0.005 else ""


def _texts(
    cells: dict[str, Any], values: np.ndarray, blocked: np.ndarray, write: Callable[[float], str]
) -> list[list[str]]:
    """Return the number of each open cell as text, in the colour that contrasts with the cell."""
    low, high = cells["zmin"], cells["zmax"]
    heights = np.clip((np.where(blocked, low, values) - low) / (high - low), 0, 1)
    inks = np.array(cell_inks(cells.get("autocolorscale", False)))[np.rint(heights * (LEVELS - 1)).astype(int)]
    return [
        ["" if no else inked(write(value), ink) for value, ink, no in zip(row, line, closed, strict=True)]
        for row, line, closed in zip(values.tolist(), inks.tolist(), blocked.tolist(), strict=True)
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
    """Return the hover text of a large map as names of rows and columns and a template that joins them.

    One text per cell would take megabytes. Each name begins with its number, because Plotly would merge equal names.
    """
    names = {
        letter: [f"{number} {token_hover(token)}" for number, token in enumerate(axis.labels, start=1)]
        for letter, axis in (("y", map.rows), ("x", map.columns))
    }
    template = sentence.replace("{row}", "%{y}").replace("{column}", "%{x}").replace("{value:", "%{z:")
    return {**names, "hovertemplate": f"{template}<extra></extra>", "hoverongaps": False}


def _layout(rows: Axis, columns: Axis, small: bool) -> dict[str, Any]:
    # Positions are numeric with tick text, because Plotly would merge equal tokens of a categorical axis.
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
        # The drawn labels are clipped and thinned; an export needs all in full.
        "meta": {"rows": list(rows.labels), "columns": list(columns.labels)},
        **layout(int(height)),
    }  # fmt: skip


def ring(figure: go.Figure, rows: tuple[int, int], columns: tuple[int, int], ink: str) -> None:
    """Draw a ring around cells; `rows` and `columns` are the first and the last one, from 0."""
    figure.add_shape(
        type="rect", x0=columns[0] - 0.5, x1=columns[1] + 0.5, y0=rows[0] - 0.5, y1=rows[1] + 0.5,
        line={"color": ink, "width": 3},
    )  # fmt: skip


def clickable(figure: go.Figure) -> go.Figure:
    """Add an invisible point to every cell of a map, because Plotly reports no clicks on a heatmap.

    The points take over the heatmap's hover text; their `customdata` is row and column, from 0. A map with more than
    `CLICKABLE_UP_TO` cells stays unchanged, because so many points would make it slow.
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
