"""Matrices of the walkthrough in words."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from transformer.maps import LabelledMap
from transformer.text.wording import blocked_cells, plain_token, significant

Lit = tuple[int | None, int | None]
"""The row and the column of cells to mark with a ring; None = all of them."""


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
    parts = [
        f"{word} {significant(float(values[place]), 3)} at row {_label_place(map.rows.labels, int(place[0]))}, "
        f"column {_label_place(map.columns.labels, int(place[1]))}"
        for word, place in (
            ("largest", np.unravel_index(np.nanargmax(open_cells), values.shape)),
            ("smallest", np.unravel_index(np.nanargmin(open_cells), values.shape)),
        )
    ]
    return f"{name}; {', '.join(parts)}.{hidden}"


def _label_place(labels: Sequence[str], place: int) -> str:
    """Return the place from 1, as in formulas, and the label unless that is the same number."""
    number = str(place + 1)
    return number if labels[place] == number else f"{number} “{plain_token(labels[place])}”"
