"""Positional encodings as a matrix, as waves, and as similarity."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.figures.theme import COLORBAR, FONT_SIZE


def encoding_map(encoding: np.ndarray) -> go.Figure:
    """The whole matrix: row = position, column = dimension, signed values on a scale centred at 0.

    Args:
        encoding: `(position, d_model)`.
    """
    limit = max(float(np.abs(encoding).max()), 1e-9)
    return _matrix(encoding, "dimension", "position", -limit, limit, "value")


def similarity_map(encoding: np.ndarray) -> go.Figure:
    """Dot products between positions, divided by the largest: near positions are alike.

    Args:
        encoding: `(position, d_model)`.
    """
    products = encoding @ encoding.T
    largest = max(float(np.abs(products).max()), 1e-9)
    return _matrix(products / largest, "position", "position", -1, 1, "similarity")


def waves(encoding: np.ndarray, dimensions: Sequence[int]) -> go.Figure:
    """Single dimensions over the positions.

    Args:
        encoding: `(position, d_model)`.
        dimensions: Which to draw, from 0.
    """
    figure = go.Figure()
    for dimension in dimensions:
        figure.add_scatter(y=encoding[:, dimension], mode="lines+markers", name=f"dimension {dimension}")
    figure.update_xaxes(title="position")
    figure.update_yaxes(title="value")
    figure.update_layout(legend={"orientation": "h", "y": 1.15, "x": 0})
    return _sized(figure, 340)


def _matrix(values: np.ndarray, across: str, down: str, low: float, high: float, name: str) -> go.Figure:
    figure = go.Figure(
        go.Heatmap(
            z=values.astype(np.float32), zmin=low, zmax=high,
            autocolorscale=True,  # around 0 this is the diverging scale, in the colours of the theme
            colorbar={**COLORBAR, "title": {"text": name, "side": "bottom"}},
            hovertemplate=f"{down} %{{y}}, {across} %{{x}}<br><b>%{{z:.3f}}</b><extra></extra>",
        )
    )  # fmt: skip
    figure.update_xaxes(title=across, side="top", showgrid=False, zeroline=False)
    figure.update_yaxes(title=down, autorange="reversed", showgrid=False, zeroline=False)
    return _sized(figure, 460)


def _sized(figure: go.Figure, height: int) -> go.Figure:
    return figure.update_layout(
        height=height, margin={"l": 8, "r": 8, "t": 8, "b": 8}, font={"size": FONT_SIZE},
        hoverlabel={"font": {"size": FONT_SIZE}},
    )  # fmt: skip
