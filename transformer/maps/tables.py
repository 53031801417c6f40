"""Labelled maps as tables of pandas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from transformer.extras import extra

if TYPE_CHECKING:
    import pandas as pd

    from transformer.maps.labelled_map import AttentionMaps, LabelledMap


def pandas() -> Any:
    """Return pandas.

    Raises:
        LabError: If it is not installed.
    """
    return extra("pandas", "A table")


def matrix_table(map: LabelledMap) -> pd.DataFrame:
    """Return a matrix as a table: its labels are those of rows and columns, and may repeat."""
    of_rows, of_columns = (pandas().Index(list(axis.labels), name=axis.name) for axis in (map.rows, map.columns))
    return pandas().DataFrame(map.values, of_rows, of_columns)


def heads_table(maps: AttentionMaps) -> pd.DataFrame:
    """Return all weights of all heads as a table with one row a weight; layers and positions count from 1."""
    layers, heads, rows, columns = (place.ravel() for place in np.indices(maps.values.shape))
    blocked = ~maps.allowed
    return pandas().DataFrame(
        {
            "kind": maps.kind,
            "layer": np.array(maps.layers)[layers] + 1,
            "head": np.array([int(head) if head.isdecimal() else head for head in maps.heads])[heads],
            "query": rows + 1,
            "query_token": np.array(maps.rows.labels, dtype=object)[rows],
            "key": columns + 1,
            "key_token": np.array(maps.columns.labels, dtype=object)[columns],
            "weight": maps.values.ravel(),
            "blocked": blocked[rows, columns],
        }
    )
