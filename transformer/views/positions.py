"""Positional encodings: as waves, as hands of a clock, and how alike positions are."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.text.wording import decimal
from transformer.views.data import Series
from transformer.views.theme import INKED, LEGEND, LINE_INKS, axis, layout

CLEARLY = 0.2
"""Least difference in cosine similarity, between neighbours and positions further apart, that a caption calls clear."""


def describe_similarity(encoding: np.ndarray) -> str:
    """Describe a similarity map in words: neighbours compared with positions 10 apart, or half of all positions."""
    alike, apart = cosines(encoding), min(10, len(encoding) // 2)
    if apart < 2 or not alike.any():
        return "There is too little in it to compare neighbours with positions further apart."
    near, far = (float(alike.diagonal(distance).mean()) for distance in (1, apart))
    verdict = "neighbours are about as alike as those"
    if abs(near - far) >= CLEARLY:
        verdict = "neighbours are clearly more alike" if near > far else "neighbours are less alike than those"
    numbers = [decimal(round(value, 2), 2) for value in (near, far)]  # rounded first, so that almost nothing is 0
    return f"Similarity of neighbours {numbers[0]}, of positions {apart} apart {numbers[1]} on average: {verdict}."


def cosines(encoding: np.ndarray) -> np.ndarray:
    """Return the cosine similarity of all pairs of rows, `(position, position)`; 0 for rows of zeros."""
    lengths = np.linalg.norm(encoding, axis=1, keepdims=True)
    directions = encoding / np.where(lengths > 0, lengths, 1)
    return directions @ directions.T


def clock(encoding: np.ndarray, pair: int, k: int) -> go.Figure:
    """Draw one pair of dimensions as the hand of a clock: every position, joined to the one `k` later.

    Args:
        encoding: Sinusoidal encoding, `(position, d_model)`.
        pair: Number of the pair, from 0: pair i consists of the sine 2i and the cosine 2i + 1.
        k: Shift in positions; negative = to earlier ones.
    """
    sine, cosine = encoding[:, 2 * pair], encoding[:, 2 * pair + 1]
    starts = range(max(0, -k), len(encoding) - max(0, k))
    figure = go.Figure()
    # The two hands come first, so that they get the first two colours.
    for place in [starts[0], starts[0] + k] if starts else []:
        figure.add_scatter(
            x=[0, cosine[place]], y=[0, sine[place]], name=f"position {place}", mode="lines+markers",
            line={"width": 4}, marker={"size": [0, 13]}, hoverinfo="skip",
        )  # fmt: skip
    turn = np.linspace(0, 2 * np.pi, 121)
    thin, faint = ({"color": f"rgba(128,128,140,{opacity})", "width": 1} for opacity in (0.6, 0.4))
    figure.add_scatter(x=np.cos(turn), y=np.sin(turn), mode="lines", line=thin, hoverinfo="skip", showlegend=False)
    figure.add_scatter(
        x=cosine, y=sine, mode="markers", marker={"size": 7}, name="every position", showlegend=False,
        customdata=np.arange(len(encoding)), hovertemplate="position %{customdata}<extra></extra>",
    )  # fmt: skip
    if k:
        chords = [(place, place + k, None) for place in starts]
        figure.add_scatter(
            x=[None if end is None else cosine[end] for chord in chords for end in chord],
            y=[None if end is None else sine[end] for chord in chords for end in chord],
            mode="lines", line=faint, name=f"joined to the one {'later' if k > 0 else 'earlier'} by {abs(k)}",
            hoverinfo="skip", showlegend=False,
        )  # fmt: skip
    shared = {"range": [-1.15, 1.15], "zeroline": False, "showgrid": False, "tickvals": [-1, 0, 1]}
    figure.update_xaxes(axis(f"cosine, dimension {2 * pair + 1}", constrain="domain", **shared))
    figure.update_yaxes(axis(f"sine, dimension {2 * pair}", scaleanchor="x", constrain="domain", **shared))
    return figure.update_layout(**layout(340), colorway=LINE_INKS, legend=LEGEND)


def clock_series(encoding: np.ndarray, pair: int, k: int) -> dict[str, Series]:
    """Return the ends of the two hands that `clock` draws, by the name of each."""
    first = max(0, -k)
    hands = [first, first + k] if len(encoding) > abs(k) else []
    x, y = encoding[:, 2 * pair + 1], encoding[:, 2 * pair]
    return {f"position {i}": Series(x=np.array([0, x[i]]), y=np.array([0, y[i]])) for i in hands}


def waves(encoding: np.ndarray, dimensions: Sequence[int]) -> go.Figure:
    """Plot some dimensions, numbered from 0, of an encoding, `(position, d_model)`, over the positions."""
    figure = go.Figure()
    for dimension in dimensions:
        figure.add_scatter(y=encoding[:, dimension], mode="lines+markers", name=f"dimension {dimension}")
    legend = {"orientation": "h", "y": 1.15, "x": 0, "font": INKED}
    across, down = axis("position"), axis("value")
    return figure.update_layout(**layout(340), xaxis=across, yaxis=down, colorway=LINE_INKS, legend=legend)


def waves_series(encoding: np.ndarray, dimensions: Sequence[int]) -> dict[str, Series]:
    """Return the points that `waves` plots, by the name of each line."""
    places = np.arange(len(encoding))
    return {f"dimension {number}": Series(x=places, y=encoding[:, number]) for number in dimensions}
