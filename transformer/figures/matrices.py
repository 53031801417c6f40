"""Any matrix on the way through a head: signed values, shares, or scores with blocked cells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import plotly.graph_objects as go

from transformer.figures.grid import Axis, ring, token_map
from transformer.figures.theme import ACCENT_INK, COLORBAR
from transformer.text.wording import blocked_cells, plain_token

Lit = tuple[int | None, int | None]
"""A row and a column that get a ring; None stands for all of them."""


def matrix_map(
    values: np.ndarray,
    rows: Sequence[str],
    columns: Sequence[str],
    axes: tuple[Axis, Axis],
    blocked: np.ndarray | None = None,
    shares: bool = False,
    lit: Sequence[Lit] = (),
    band: tuple[int, int] | None = None,
    small: bool = False,
) -> go.Figure:
    """A labelled matrix; signed values on a scale centred at 0, shares from 0 to 1.

    Args:
        values: `(row, column)`; blocked cells may be −∞.
        rows: One label a row: tokens, or numbers of dimensions.
        columns: One label a column.
        axes: What rows and columns are.
        blocked: Boolean `(row, column)`: hatched.
        shares: The values are shares of 1, on the scale of attention weights.
        lit: What gets a ring: a cell, a row, a column.
        band: First and last column of those that belong to this head.
        small: Few labels and no numbers, for a matrix beside others.
    """
    blocked = np.zeros(values.shape, dtype=bool) if blocked is None else blocked
    if shares:
        cells = dict(zmin=0, zmax=1, colorbar={**COLORBAR, "tickformat": ".0%"})
    else:
        limit = max(float(np.abs(values[~blocked]).max(initial=0)), 1e-9)
        # Around 0 the automatic scale is the diverging one, in the colours of the theme.
        cells = dict(autocolorscale=True, zmin=-limit, zmax=limit, colorbar=COLORBAR)
    sentence = "{row}, {column}<br><b>{value:.4g}</b>"
    figure = token_map(cells, values, blocked, sentence, partial(_short, shares), rows, columns, axes, small)
    if band:
        ring(figure, (0, len(rows) - 1), band, ACCENT_INK)
    for row, column in lit:
        ring(
            figure,
            (0, len(rows) - 1) if row is None else (row, row),
            (0, len(columns) - 1) if column is None else (column, column),
            ACCENT_INK,
        )
    return figure


def _short(shares: bool, value: float) -> str:
    if shares:
        return f"{100 * value:.0f}" if value >= 0.005 else ""
    if abs(value) < 0.05:
        return "0"  # never "-0.0"
    return f"{value:.1f}" if abs(value) < 10 else f"{value:.0f}"


def describe_matrix(
    values: np.ndarray, rows: Sequence[str], columns: Sequence[str], name: str, blocked: np.ndarray | None = None
) -> str:
    """What a matrix shows now, in words: its size, and its largest and smallest value.

    Args:
        values: `(row, column)`.
        rows: One label a row.
        columns: One label a column.
        name: What it is and its shape, e.g. "Q, queries of head 2: 14 tokens × 16 dimensions of the head".
        blocked: Cells that the mask forbids; they don't count.
    """
    open_cells = values if blocked is None else np.where(blocked, np.nan, values)
    hidden = blocked_cells(0 if blocked is None else int(blocked.sum()))
    if np.isnan(open_cells).all():
        return f"{name}. Every cell is blocked."
    said = [
        f"{word} {f'{values[place]:.3g}'.replace('-', '−')} at row {_named(rows, int(place[0]))}, "
        f"column {_named(columns, int(place[1]))}"
        for word, place in (
            ("largest", np.unravel_index(np.nanargmax(open_cells), values.shape)),
            ("smallest", np.unravel_index(np.nanargmin(open_cells), values.shape)),
        )
    ]
    return f"{name}; {', '.join(said)}.{hidden}"


def _named(labels: Sequence[str], place: int) -> str:
    """Counted from 0, as in formulas; numbers of dimensions stand for themselves."""
    return str(place) if labels[place] == str(place) else f"{place} “{plain_token(labels[place])}”"
