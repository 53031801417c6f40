"""Attention maps: who looks at whom, and who may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import plotly.graph_objects as go

from transformer.figures.theme import (
    CATEGORICAL,
    COLORBAR,
    COLORBAR_HEIGHT,
    FONT_SIZE,
    HATCH,
    percent,
    plain_token,
    thinned,
    token_hover,
    token_label,
)

ROW_LABEL_LENGTH = 30
"""Characters of a row's label: it may name the token that is read and the one that is written."""

CELL_VALUES_UP_TO = 16
"""Rows or columns up to which a cell's number, in percent, can be read inside it."""


def weights_map(
    weights: np.ndarray,
    query_tokens: Sequence[str],
    key_tokens: Sequence[str],
    blocked: np.ndarray | None = None,
) -> go.Figure:
    """One head's attention: row = the token that looks, column = the token looked at.

    Args:
        weights: `(query, key)`, from 0 to 1.
        query_tokens: One a row.
        key_tokens: One a column.
        blocked: Boolean `(query, key)`, True where the mask forbids to look: hatched, never drawn as 0.
    """
    blocked = np.zeros(weights.shape, dtype=bool) if blocked is None else blocked
    hover = _hover(weights, query_tokens, key_tokens, blocked, "{row} looks at {column}<br><b>{value:.2%}</b>")
    cells = dict(zmin=0, zmax=1, colorbar={**COLORBAR, "tickformat": ".0%"})
    # Whole percents; what rounds to 0 is left blank, so that the eye finds the pattern.
    text = [[f"{100 * value:.0f}" if value >= 0.005 else "" for value in row] for row in weights.tolist()]
    return _token_map(cells, weights, blocked, hover, text, query_tokens, key_tokens)


def scores_map(
    scores: np.ndarray, query_tokens: Sequence[str], key_tokens: Sequence[str], blocked: np.ndarray | None = None
) -> go.Figure:
    """Scaled scores of one head, signed, on a scale centred at 0.

    Args:
        scores: `(query, key)`.
        query_tokens: One a row.
        key_tokens: One a column.
        blocked: Boolean `(query, key)`, True where the mask takes the score away.
    """
    blocked = np.zeros(scores.shape, dtype=bool) if blocked is None else blocked
    limit = max(float(np.abs(scores).max()), 1e-9)
    hover = _hover(scores, query_tokens, key_tokens, blocked, "{row} scores {column}<br><b>{value:.3f}</b>")
    # Around 0 the automatic scale is the diverging one, in the colours of the theme.
    cells = dict(autocolorscale=True, zmin=-limit, zmax=limit, colorbar=COLORBAR)
    text = [[str(round(value)) for value in row] for row in scores.tolist()]
    return _token_map(cells, scores, blocked, hover, text, query_tokens, key_tokens)


def mask_map(allowed: np.ndarray, query_tokens: Sequence[str], key_tokens: Sequence[str]) -> go.Figure:
    """A mask: which keys a query may attend to.

    Args:
        allowed: Boolean, `(query, key)`; True = may attend.
        query_tokens: One a row.
        key_tokens: One a column.
    """
    colour = CATEGORICAL[3]
    cells = dict(zmin=0, zmax=1, colorscale=[[0, colour], [1, colour]], showscale=False, xgap=1, ygap=1)
    hover = _hover(allowed, query_tokens, key_tokens, ~allowed, "{row} may look at {column}")
    return _token_map(cells, allowed, ~allowed, hover, None, query_tokens, key_tokens)


def describe_weights(
    weights: np.ndarray,
    query_tokens: Sequence[str],
    key_tokens: Sequence[str],
    name: str,
    blocked: np.ndarray | None = None,
) -> str:
    """What a map shows now, in words: its caption and its alternative text.

    Args:
        weights: `(query, key)`.
        query_tokens: One a row.
        key_tokens: One a column.
        name: The head, e.g. "Cross-attention, layer 1, head 2".
        blocked: Cells that the mask forbids.
    """
    # A row with one key only has no choice, and nothing reads a row of padding.
    choices = weights.shape[1] if blocked is None else (~blocked).sum(axis=1)
    counted = np.flatnonzero((np.broadcast_to(choices, len(weights)) > 1) & (np.array(query_tokens) != "<pad>"))
    hidden = f" {int(blocked.sum())} cells are blocked by the mask." if blocked is not None and blocked.any() else ""
    if len(counted) == 0:
        return f"{name}: no row has more than one token to look at.{hidden}"
    best, most = weights[counted].argmax(axis=1), weights[counted].max(axis=1)
    row = int(most.argmax())
    pair = f"“{plain_token(query_tokens[counted[row]])}” at “{plain_token(key_tokens[best[row]])}”"
    return (
        f"{name}: the strongest look is {pair} ({percent(most[row])}); "
        f"a row gives its favourite {percent(most.mean())} on average.{hidden}"
    )


def _hover(
    values: np.ndarray, rows: Sequence[str], columns: Sequence[str], blocked: np.ndarray, sentence: str
) -> list[list[str]]:
    rows, columns = [token_hover(token) for token in rows], [token_hover(token) for token in columns]
    return [
        [
            f"{row} may not look at {column}" if no else sentence.format(row=row, column=column, value=value)
            for column, value, no in zip(columns, line, closed, strict=True)
        ]
        for row, line, closed in zip(rows, values.tolist(), blocked.tolist(), strict=True)
    ]


def _token_map(
    cells: dict[str, Any],
    values: np.ndarray,
    blocked: np.ndarray,
    hover: list[list[str]],
    text: list[list[str]] | None,
    rows: Sequence[str],
    columns: Sequence[str],
) -> go.Figure:
    gap = 0 if blocked.any() else 1  # through a gap the hatching behind the map would show
    cells = {
        "type": "heatmap", "z": np.where(blocked, np.nan, values).astype(np.float32),
        "hovertext": hover, "hoverinfo": "text", "xgap": gap, "ygap": gap, **cells,
    }  # fmt: skip
    if text is not None and max(values.shape) <= CELL_VALUES_UP_TO:
        size = FONT_SIZE if max(values.shape) <= 8 else 12
        cells |= {"text": text, "texttemplate": "%{text}", "textfont": {"size": size}}
    layout = _layout(rows, columns)
    if blocked.any():
        layout["images"] = [
            {
                "source": HATCH, "xref": "x", "yref": "y", "x": -0.5, "y": -0.5,
                "sizex": len(columns), "sizey": len(rows), "sizing": "stretch", "layer": "below",
            }
        ]  # fmt: skip
    if cells.get("showscale") is False:
        layout["margin"]["b"] = COLORBAR_HEIGHT  # its rows stay level with those of a map beside it
    # All at once: Plotly checks the whole figure at every update, which took half the time of a page.
    return go.Figure({"data": [cells], "layout": layout})


def _layout(rows: Sequence[str], columns: Sequence[str]) -> dict[str, Any]:
    # Numeric positions with tick text: text categories would merge equal tokens into one row.
    font = {"family": "Source Code Pro, monospace", "size": FONT_SIZE if max(len(rows), len(columns)) <= 32 else 12}
    across, down = thinned(len(columns)), thinned(len(rows))
    axis = {"tickfont": font, "showgrid": False, "zeroline": False, "constrain": "domain"}
    return {
        "xaxis": {
            **axis, "tickvals": across, "ticktext": [token_label(columns[i]) for i in across], "side": "top",
            "autotickangles": [0, -90], "range": [-0.5, len(columns) - 0.5],
            "title": {"text": "column: looked at (key)", "standoff": 8},
        },
        "yaxis": {
            **axis, "tickvals": down, "ticktext": [token_label(rows[i], ROW_LABEL_LENGTH) for i in down],
            "range": [len(rows) - 0.5, -0.5], "title": {"text": "row: looks (query)", "standoff": 16},
        },
        "height": int(np.clip(190 + 30 * len(rows), 340, 760)),
        "margin": {"l": 8, "r": 8, "t": 8, "b": 8},
        "font": {"size": FONT_SIZE},
        "hoverlabel": {"font": {"size": FONT_SIZE}},
    }  # fmt: skip
