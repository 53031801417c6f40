"""Figures of positional encodings: as a matrix, as waves, as hands of a clock, and as similarities."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go

from transformer.text.wording import decimal
from transformer.views.theme import COLORBAR, INKED, LEGEND, LINE_INKS, axis, layout

CLEARLY = 0.2
"""Least difference in cosine similarity, between neighbours and positions further apart, that a caption calls clear."""


def encoding_map(encoding: np.ndarray) -> go.Figure:
    """Draw an encoding, `(position, d_model)`, as a matrix of signed values on a scale centred at 0."""
    return _matrix(encoding, "dimension", "position", max(float(np.abs(encoding).max()), 1e-9), "value")


def similarity_map(encoding: np.ndarray) -> go.Figure:
    """Draw the cosine similarity of all pairs of positions of an encoding, `(position, d_model)`, from −1 to 1."""
    return _matrix(cosines(encoding), "position", "position", 1, "similarity")


def describe_similarity(encoding: np.ndarray) -> str:
    """Describe a similarity map in words: neighbours compared with positions 10 apart, or half of all positions."""
    alike, apart = cosines(encoding), min(10, len(encoding) // 2)
    if apart < 2 or not alike.any():
        return "There is too little in it to compare neighbours with positions further apart."
    near, far = (float(alike.diagonal(distance).mean()) for distance in (1, apart))
    verdict = "neighbours are about as alike as those"
    if abs(near - far) >= CLEARLY:
        verdict = "neighbours are clearly more alike" if near > far else "neighbours are less alike than those"
    said = [decimal(round(value, 2), 2) for value in (near, far)]  # rounded first, so that almost nothing is 0
    return f"Similarity of neighbours {said[0]}, of positions {apart} apart {said[1]} on average: {verdict}."


def cosines(encoding: np.ndarray) -> np.ndarray:
    """Return the cosine similarity of all pairs of rows, `(position, position)`; 0 for rows of zeros."""
    lengths = np.linalg.norm(encoding, axis=1, keepdims=True)
    directions = encoding / np.where(lengths > 0, lengths, 1)
    return directions @ directions.T


def rotation_map(rotation: np.ndarray) -> go.Figure:
    """Draw a matrix over dimensions, `(d_model, d_model)`, signed, on a scale from −1 to 1."""
    return _matrix(rotation, "dimension in", "dimension out", 1, "value")


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
    return figure.update_layout(**layout(380), colorway=LINE_INKS, legend=LEGEND)


def waves(encoding: np.ndarray, dimensions: Sequence[int]) -> go.Figure:
    """Plot some dimensions, numbered from 0, of an encoding, `(position, d_model)`, over the positions."""
    figure = go.Figure()
    for dimension in dimensions:
        figure.add_scatter(y=encoding[:, dimension], mode="lines+markers", name=f"dimension {dimension}")
    legend = {"orientation": "h", "y": 1.15, "x": 0, "font": INKED}
    across, down = axis("position"), axis("value")
    return figure.update_layout(**layout(340), xaxis=across, yaxis=down, colorway=LINE_INKS, legend=legend)


def _matrix(values: np.ndarray, across: str, down: str, limit: float, name: str) -> go.Figure:
    figure = go.Figure(
        go.Heatmap(
            z=values.astype(np.float32), zmin=-limit, zmax=limit,
            autocolorscale=True,  # with a range around 0, the theme's diverging scale
            colorbar={**COLORBAR, "title": {"text": name, "side": "bottom", "font": INKED}},
            hovertemplate=f"{down} %{{y}}, {across} %{{x}}<br><b>%{{z:.3f}}</b><extra></extra>",
        )
    )  # fmt: skip
    plain = {"showgrid": False, "zeroline": False}
    return figure.update_layout(
        **layout(460), xaxis=axis(across, side="top", **plain), yaxis=axis(down, autorange="reversed", **plain)
    )  # fmt: skip
