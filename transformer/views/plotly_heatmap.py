"""A labelled map as a heatmap of Plotly: it zooms, and says what it holds where it is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import plotly.graph_objects as go

from transformer.maps import Axis, LabelledMap
from transformer.text.wording import decimal
from transformer.views.theme import (
    ACCENT_INK,
    COLORBAR,
    FONT_SIZE,
    HATCH,
    INKED,
    KEY_INK,
    LEVELS,
    ON_ACCENT,
    QUERY_INK,
    TEXT_INK,
    VALUE_INK,
    cell_inks,
    colour_text,
    layout,
    pick_evenly,
    token_hover,
    token_label,
)

_ROW_LABEL_LENGTH = 30
"""Most characters of a row label, which may contain two tokens, the one read and the one written."""

_A_TEXT_A_CELL_UP_TO = 1600
"""Most cells of a map that has a hover text for each."""

_CELL_VALUES_UP_TO = 16
"""Most rows or columns of a map that shows numbers inside its cells."""


_INKS = {"query": QUERY_INK, "key": KEY_INK, "value": VALUE_INK, "": TEXT_INK}


_GREY = "rgba(128,128,128,{})"
_OFF = {"colorscale": [[0, _GREY.format(0)], [1, _GREY.format(0.55)]], "showscale": False}


def heatmap_to_zoom(map: LabelledMap, *, shares: bool | None = None) -> go.Figure:
    """Draw a labelled map; blocked cells are hatched, never drawn as 0.

    Args:
        map: The map, `(row, column)`; its labels are user text and escaped here, blocked cells may be −∞. One of a
            head that is switched off is drawn in faint grey, without numbers.
        shares: Whether the values are shares of 1, on the scale of attention weights, or signed ones, on a scale
            centred at 0. Default: they are shares if no open cell lies below 0 or above 1.
    """
    open_cells = map.values[map.allowed]
    if shares is None:
        shares = bool(((open_cells >= 0) & (open_cells <= 1)).all())
    cells, write = (_shares(), _whole_percent) if shares else (_scale_around_zero(open_cells), _short)
    figure = _make_figure({**cells, **(_OFF if map.is_off else {})}, map, _sentence(map, shares), write)
    if map.is_off:
        middle = {"xref": "paper", "yref": "paper", "x": 0.5, "y": 0.5, "showarrow": False, "borderpad": 6}
        figure.add_annotation(
            text=colour_text("switched off", ON_ACCENT), bgcolor=ACCENT_INK, font={"size": 18}, **middle
        )
    return figure


def _sentence(map: LabelledMap, shares: bool) -> str:
    """Return the hover text of a cell, with the fields `{row}`, `{column}` and `{value:…}`."""
    if map.is_off:
        return "switched off; {row} would look at {column}<br>{value:.2%}"
    looks = shares and (map.rows.part, map.columns.part) == ("query", "key")
    text = "{row} looks at {column}" if looks else "{row}, {column}"
    return f"{text}<br><b>{{value:{'.2%' if shares else '.4g'}}}</b>"


def _make_figure(cells: dict[str, Any], map: LabelledMap, sentence: str, write: Callable[[float], str]) -> go.Figure:
    values, blocked = map.values, ~map.allowed
    # Gaps would show the hatching behind the map, and in a large map they would take most of the cells' space.
    gap = 0 if blocked.any() or max(values.shape) > 48 else 1
    cells = {
        "type": "heatmap", "z": np.where(blocked, np.nan, values).astype(np.float32), "xgap": gap, "ygap": gap, **cells,
    }  # fmt: skip
    drawn = _layout(map.rows, map.columns)
    if values.size <= _A_TEXT_A_CELL_UP_TO:
        cells |= {"hovertext": _hover(map, blocked, sentence), "hoverinfo": "text"}
    else:
        cells |= _hover_by_axes(map, sentence)
        drawn["xaxis"]["type"] = drawn["yaxis"]["type"] = "category"
    if not map.is_off and max(values.shape) <= _CELL_VALUES_UP_TO:
        size = FONT_SIZE if max(values.shape) <= 8 else 14
        cells |= {"text": _texts(cells, values, blocked, write), "texttemplate": "%{text}", "textfont": {"size": size}}
    if blocked.any():
        rows, columns = values.shape
        hatching = {"source": HATCH, "xref": "x", "yref": "y", "x": -0.5, "y": -0.5, "sizex": columns, "sizey": rows}
        drawn["images"] = [{**hatching, "sizing": "stretch", "layer": "below"}]
    # Built in one call, because Plotly validates the whole figure at every update, which took half the time of a page.
    return go.Figure({"data": [cells], "layout": drawn})


def _shares() -> dict[str, Any]:
    """Return the attributes of a heatmap of shares of 1."""
    return {"zmin": 0, "zmax": 1, "colorbar": {**COLORBAR, "tickformat": ".0%"}}


def _scale_around_zero(values: np.ndarray) -> dict[str, Any]:
    """Return the attributes of a heatmap of signed values, whose scale is centred at 0."""
    limit = max(float(np.abs(values).max(initial=0)), 1e-9)
    # With a range around 0, Plotly's automatic scale is the theme's diverging one.
    return {"autocolorscale": True, "zmin": -limit, "zmax": limit, "colorbar": COLORBAR}


def _whole_percent(share: float) -> str:
    """Write a share in percent into a cell; one that rounds to 0 stays blank, so that the pattern stands out."""
    return decimal(100 * share, 0) if share >= 0.005 else ""


def _short(value: float) -> str:
    if abs(value) < 0.05:
        return "0"  # never "-0.0"
    return f"{value:.1f}" if abs(value) < 10 else f"{value:.0f}"


def _texts(
    cells: dict[str, Any], values: np.ndarray, blocked: np.ndarray, write: Callable[[float], str]
) -> list[list[str]]:
    """Return the number of each open cell as text, in the colour that contrasts with the cell."""
    low, high = cells["zmin"], cells["zmax"]
    heights = np.clip((np.where(blocked, low, values) - low) / (high - low), 0, 1)
    inks = np.array(cell_inks(cells.get("autocolorscale", False)))[np.rint(heights * (LEVELS - 1)).astype(int)]
    return [
        ["" if no else colour_text(write(value), ink) for value, ink, no in zip(row, line, closed, strict=True)]
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


def _layout(rows: Axis, columns: Axis) -> dict[str, Any]:
    # Positions are numeric with tick text, because Plotly would merge equal tokens of a categorical axis.
    font = {**INKED, "family": "Source Code Pro, monospace"}
    across, down = pick_evenly(len(columns.labels)), pick_evenly(len(rows.labels))
    axis = {"tickfont": font, "showgrid": False, "zeroline": False, "constrain": "domain"}
    return {
        "xaxis": {
            **axis, "tickvals": across, "ticktext": [token_label(columns.labels[i]) for i in across], "side": "top",
            "autotickangles": [0, -90], "range": [-0.5, len(columns.labels) - 0.5],
            "title": {"text": f"column: {columns.name}", "standoff": 8,
                      "font": {**INKED, "color": _INKS[columns.part]}},
        },
        "yaxis": {
            **axis, "tickvals": down, "ticktext": [token_label(rows.labels[i], _ROW_LABEL_LENGTH) for i in down],
            "range": [len(rows.labels) - 0.5, -0.5],
            "title": {"text": f"row: {rows.name}", "standoff": 16,
                      "font": {**INKED, "color": _INKS[rows.part]}},
        },
        **layout(int(np.clip(190 + 30 * len(rows.labels), 340, 760))),
    }  # fmt: skip
