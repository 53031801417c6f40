"""Attention maps: who looks at whom, and who may."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.figures.theme import CATEGORICAL, FONT_SIZE, HATCH, thinned, token_hover, token_label

CELL_VALUES_UP_TO = 16
"""Rows or columns up to which a cell's number, in percent, can be read inside it."""


def weights_map(
    weights: np.ndarray,
    query_tokens: Sequence[str],
    key_tokens: Sequence[str],
    blocked: np.ndarray | None = None,
    row_title: str = "looks (query)",
) -> go.Figure:
    """One head's attention: row = the token that looks, column = the token looked at.

    Args:
        weights: `(query, key)`, from 0 to 1.
        query_tokens: One a row.
        key_tokens: One a column.
        blocked: Boolean `(query, key)`, True where the mask forbids to look: hatched, never drawn as 0.
        row_title: What a row is.
    """
    shown = weights.astype(np.float32)
    if blocked is not None:
        shown = np.where(blocked, np.float32(np.nan), shown)
    rows, columns = [token_hover(t) for t in query_tokens], [token_hover(t) for t in key_tokens]
    hover = [
        [
            f"{row} may not look at {column}" if np.isnan(value) else f"{row} looks at {column}<br><b>{value:.2%}</b>"
            for column, value in zip(columns, values, strict=True)
        ]
        for row, values in zip(rows, shown.tolist(), strict=True)
    ]
    readable = max(weights.shape) <= CELL_VALUES_UP_TO
    figure = go.Figure(
        go.Heatmap(
            z=shown,
            zmin=0,
            zmax=1,
            hovertext=hover,
            hoverinfo="text",
            text=_percentages(shown) if readable else None,
            texttemplate="%{text}" if readable else None,
            textfont={"size": FONT_SIZE - 1},
            xgap=1,
            ygap=1,
            colorbar={"tickformat": ".0%", "thickness": 14, "outlinewidth": 0},
        )
    )
    _token_axes(figure, query_tokens, key_tokens, row_title)
    if blocked is not None and blocked.any():
        _hatch(figure, weights.shape)
    return figure


def mask_map(
    allowed: np.ndarray, query_tokens: Sequence[str], key_tokens: Sequence[str], row_title: str = "looks (query)"
) -> go.Figure:
    """A mask: which keys a query may attend to.

    Args:
        allowed: Boolean, `(query, key)`; True = may attend.
        query_tokens: One a row.
        key_tokens: One a column.
        row_title: What a row is.
    """
    rows, columns = [token_hover(t) for t in query_tokens], [token_hover(t) for t in key_tokens]
    hover = [
        [f"{row} {'may' if may else 'may not'} look at {column}" for column, may in zip(columns, line, strict=True)]
        for row, line in zip(rows, allowed.tolist(), strict=True)
    ]
    figure = go.Figure(
        go.Heatmap(
            z=np.where(allowed, 1.0, np.nan).astype(np.float32),
            zmin=0,
            zmax=1,
            colorscale=[[0, CATEGORICAL[3]], [1, CATEGORICAL[3]]],
            showscale=False,
            hovertext=hover,
            hoverinfo="text",
            xgap=1,
            ygap=1,
        )
    )
    _token_axes(figure, query_tokens, key_tokens, row_title)
    _hatch(figure, allowed.shape)
    return figure


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
    best = weights.argmax(axis=1)
    row = int(weights.max(axis=1).argmax())
    mean = float(weights[np.arange(len(best)), best].mean())
    strongest = (
        f"the strongest look is “{query_tokens[row]}” at “{key_tokens[best[row]]}” ({weights[row, best[row]]:.0%})"
    )
    hidden = f" {int(blocked.sum())} cells are blocked by the mask." if blocked is not None and blocked.any() else ""
    return f"{name}: {strongest}; a row gives its favourite {mean:.0%} on average.{hidden}"


def _percentages(weights: np.ndarray) -> list[list[str]]:
    """Whole percents; what rounds to 0 is left blank, so that the eye finds the pattern."""
    return [[f"{100 * value:.0f}" if value >= 0.005 else "" for value in row] for row in weights.tolist()]


def _token_axes(figure: go.Figure, rows: Sequence[str], columns: Sequence[str], row_title: str) -> None:
    # Numeric positions with tick text: text categories would merge equal tokens into one row.
    font = {"family": "Source Code Pro, monospace", "size": FONT_SIZE if max(len(rows), len(columns)) <= 32 else 12}
    across, down = thinned(len(columns)), thinned(len(rows))
    figure.update_xaxes(
        tickvals=across, ticktext=[token_label(columns[i]) for i in across], tickfont=font, side="top",
        tickangle=0 if len(columns) * max(map(len, columns), default=0) <= 60 else -90,
        showgrid=False, zeroline=False, range=[-0.5, len(columns) - 0.5], constrain="domain",
        title={"text": "column: looked at (key)", "standoff": 8},
    )  # fmt: skip
    figure.update_yaxes(
        tickvals=down, ticktext=[token_label(rows[i]) for i in down], tickfont=font,
        showgrid=False, zeroline=False, range=[len(rows) - 0.5, -0.5], constrain="domain",
        title={"text": f"row: {row_title}", "standoff": 8},
    )  # fmt: skip
    figure.update_layout(
        height=int(np.clip(140 + 30 * len(rows), 320, 720)),
        margin={"l": 8, "r": 8, "t": 8, "b": 8},
        font={"size": FONT_SIZE},
        hoverlabel={"font": {"size": FONT_SIZE}},
    )


def _hatch(figure: go.Figure, shape: tuple[int, ...]) -> None:
    figure.add_layout_image(
        source=HATCH, xref="x", yref="y", x=-0.5, y=-0.5, sizex=shape[1], sizey=shape[0],
        sizing="stretch", layer="below",
    )  # fmt: skip
