"""Matrices of the walkthrough: signed values, shares, or scores with blocked cells."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.interpret.labelled_map import LabelledMap
from transformer.text.wording import blocked_cells, plain_token, significant
from transformer.views import grid
from transformer.views.theme import ACCENT_INK

Lit = tuple[int | None, int | None]
"""The row and the column of cells to mark with a ring; None = all of them."""


def matrix_map(
    map: LabelledMap,
    shares: bool = False,
    lit: Sequence[Lit] = (),
    band: tuple[int, int] | None = None,
    small: bool = False,
) -> go.Figure:
    """Draw a labelled matrix; signed values on a scale centred at 0, shares from 0 to 1.

    Args:
        map: Values, `(row, column)`; blocked cells are hatched and may be −∞.
        shares: Whether the values are shares of 1, drawn on the scale of attention weights.
        lit: Cells, rows or columns to mark with a ring.
        band: First and last column that belong to this head, to mark with a ring.
        small: Draw few labels and no numbers, for a matrix beside others.
    """
    cells, write = (grid.shares(), grid.whole_percent) if shares else (grid.signed(map.values[map.allowed]), _short)
    figure = grid.token_map(cells, map, "{row}, {column}<br><b>{value:.4g}</b>", write, small)
    rows, columns = ((0, len(axis.labels) - 1) for axis in (map.rows, map.columns))
    if band:
        grid.ring(figure, rows, band, ACCENT_INK)
    for row, column in lit:
        down, across = rows if row is None else (row, row), columns if column is None else (column, column)
        grid.ring(figure, down, across, ACCENT_INK)
    return figure


def _short(value: float) -> str:
    if abs(value) < 0.05:
        return "0"  # never "-0.0"
    return f"{value:.1f}" if abs(value) < 10 else f"{value:.0f}"


def describe_matrix(map: LabelledMap, name: str) -> str:
    """Describe a matrix in words: its name, and its largest and smallest value.

    Args:
        map: Values, `(row, column)`; blocked cells don't count.
        name: Name and shape of the matrix, e.g. "Q, queries of head 2: 14 tokens × 16 dimensions of the head".
    """
    values, allowed = map.values, map.allowed
    open_cells, hidden = np.where(allowed, values, np.nan), blocked_cells(int((~allowed).sum()))
    if np.isnan(open_cells).all():
        return f"{name}. Every cell is blocked."
    said = [
        f"{word} {significant(float(values[place]), 3)} at row {_named(map.rows.labels, int(place[0]))}, "
        f"column {_named(map.columns.labels, int(place[1]))}"
        for word, place in (
            ("largest", np.unravel_index(np.nanargmax(open_cells), values.shape)),
            ("smallest", np.unravel_index(np.nanargmin(open_cells), values.shape)),
        )
    ]
    return f"{name}; {', '.join(said)}.{hidden}"


def _named(labels: Sequence[str], place: int) -> str:
    """Return the place from 1, as in formulas, and the label unless that is the same number."""
    number = str(place + 1)
    return number if labels[place] == number else f"{number} “{plain_token(labels[place])}”"
