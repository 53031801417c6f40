"""Ideas of positions: the sinusoids of the paper as waves, and a shift along them as a rotation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import numpy as np
import plotly.graph_objects as go

from transformer.interpret import pairs_apart, shift_rotation
from transformer.positions import frequencies, sinusoids
from transformer.replay import Field, Replay
from transformer.text import counted, significant
from transformer.views.data import Series
from transformer.views.idea import Idea
from transformer.views.panels import encoding_panel, rotation_panel
from transformer.views.theme import INKED, LEGEND, LINE_INKS, axis, layout
from transformer.views.view import Picture, View, side_by_side

FORMULA = {"model": "", "text": ""}
"""Origin of figures that no model and no text made, for exports."""
SHIFT_BY = Field(name="k", kind="whole", least=-32, most=32, usual=3, label="Shift k")
_ONE_MAP = (
    "PE(pos + k) = R_k · PE(pos), one matrix for all positions: “k places from me” is a linear map that a head could "
    "learn."
)
_ROUNDING = 1e-5
"""A difference of float32 encodings that says nothing: smaller ones depend on the processor."""
_D_MODEL = Field(name="d_model", kind="whole", least=8, most=256, step=8, usual=64, label="d_model")
_LENGTH = Field(name="positions", kind="whole", least=8, most=128, usual=50, label="Positions")


def sinusoids_view(replay: Replay) -> View:
    """Return the sinusoids of the size that a link names, `(position, d_model)`."""
    d_model, rows = replay.state["d_model"], replay.state["positions"]
    caption = (
        f"PE(pos, 2i) = sin(pos / 10000^(2i/{d_model})), PE(pos, 2i+1) = the cosine. "
        "Left dimensions turn fast, right ones slowly, like the hands of a clock."
    )
    return side_by_side([encoding_panel(sinusoids(rows, d_model).numpy(), caption, key="sinusoids", about=FORMULA)])


def rotation_view(replay: Replay) -> View:
    """Return the matrix R_k that takes the encoding of each position to that of the one k places on."""
    k, d_model, rows = (replay.state[name] for name in ("k", "d_model", "positions"))
    matrix = shift_rotation(k, d_model)
    start, end = pairs_apart(sinusoids(rows + abs(k), d_model), k)
    error = float((start @ matrix.T - end).abs().max())
    caption = (
        f"R_k for k = {counted(k)}: {d_model // 2} blocks of 2 × 2 on the diagonal. Over {rows} positions and "
        f"{d_model} dimensions, R_k · PE(pos) misses PE(pos + k) by at most {significant(max(error, _ROUNDING), 1)}: "
        "rounding."
    )
    return side_by_side([rotation_panel(matrix.numpy(), caption, key="rotation", about=FORMULA)])


def _usual_waves(replay: Replay) -> list[int]:
    return sorted({0, 4, replay.state["d_model"] // 2})


def _waves(replay: Replay) -> Picture:
    """Return some dimensions of the sinusoids, over the positions."""
    state = replay.state
    chosen = list(state["waves"] if "waves" in state else _usual_waves(replay))
    encoding = sinusoids(state["positions"], state["d_model"]).numpy()
    caption = f"Dimensions {', '.join(map(str, chosen)) or '(choose some above)'} over {len(encoding)} positions."
    curve, numbers = partial(waves, encoding, chosen), partial(waves_series, encoding, chosen)
    return Picture(caption=caption, numbers=numbers, curve=curve, about=FORMULA)


def _pairs(replay: Replay) -> list[str]:
    return [f"{i} and {i + 1}" for i in range(0, replay.state["d_model"], 2)]


def _clock(replay: Replay) -> Picture:
    """Return one pair of dimensions as the hand of a clock, which a shift turns."""
    k, d_model, rows = (replay.state[name] for name in ("k", "d_model", "positions"))
    pairs, wanted = _pairs(replay), replay.state["pair"]
    pair = pairs.index(wanted) if wanted in pairs else 0
    caption = _describe_rotation(math.degrees(frequencies(d_model)[pair]), pairs[pair], k)
    turns = sinusoids(rows + abs(k), d_model).numpy(), pair, k
    return Picture(caption=caption, numbers=partial(clock_series, *turns), curve=partial(clock, *turns), about=FORMULA)


def _describe_rotation(degrees: float, pair: str, k: int) -> str:
    """Return a sentence on the angle by which a pair of dimensions turns; `degrees` is the angle of one position."""
    whole = f", {significant(math.fmod(degrees * k, 360), 4)}° beyond whole turns" if abs(degrees * k) >= 360 else ""
    return (
        f"Dimensions {pair} turn by {significant(degrees, 3)}° a position. From position {max(0, -k)} to {max(0, k)}, "
        f"and from every other position to the one {abs(k)} {'later' if k >= 0 else 'earlier'}, the angle is the same: "
        f"{significant(degrees * k, 4)}°{whole}. Dots: all positions"
        + (f"; thin lines join those {abs(k)} apart." if k else ".")
    )


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
    return figure.update_layout(**layout(320), colorway=LINE_INKS, legend=LEGEND)


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


SINUSOIDS = Idea(
    name="Sinusoids",
    view=sinusoids_view,
    words="Every position as points on many waves: left dimensions turn fast, right ones slowly.",
    fields=(
        _D_MODEL,
        _LENGTH,
        Field(
            name="waves", kind="whole", least=0, most=255, several=True, listed=5, usual_here=_usual_waves,
            choices=lambda replay: range(replay.state["d_model"]), label="Waves to draw, up to 5",
        ),
    ),
    curves={"wave-lines": _waves},
)  # fmt: skip

SHIFT = Idea(
    name="A shift is a rotation",
    view=rotation_view,
    words="Each pair of dimensions turns like the hand of a clock, by an angle that depends only on k.",
    says=lambda replay: (_ONE_MAP,),
    fields=(
        SHIFT_BY,
        Field(name="pair", kind="choice", usual="4 and 5", choices=_pairs, label="Pair of dimensions"),
        _D_MODEL,
        _LENGTH,
    ),
    curves={"clock": _clock},
    curves_first=True,
)
