"""Ideas of positions: the sinusoids of the paper as waves, and a shift along them as clocks whose hands turn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np
import plotly.graph_objects as go

from transformer.interpret import pairs_apart, shift_rotation
from transformer.maps import Axis, LabelledMap
from transformer.positions import frequencies, sinusoids
from transformer.replay import Field, Replay
from transformer.text import significant
from transformer.views.arrays import pack
from transformer.views.data import Grid, Series
from transformer.views.idea import Idea
from transformer.views.panels import encoding_panel
from transformer.views.theme import INKED, LINE_INKS, axis, layout
from transformer.views.view import Picture, View, side_by_side

FORMULA = {"model": "", "text": ""}
"""Origin of figures that no model and no text made, for exports."""
SHIFT_BY = Field(name="k", kind="whole", least=-32, most=32, usual=3, label="Shift k")
_ONE_MAP = (
    "PE(pos + k) = R_k · PE(pos), one matrix for all positions: “k places from me” is a linear map that a head could "
    "learn."
)
_OWN_POSITIONS = {
    "learned": "This model learned its own positions: Formula or training shows how well one map shifts those.",
    "concatenated": "This model's own positions are sines and cosines too, in another order and with other speeds.",
    "none": "This model itself has no positions: the clocks show the paper's formula.",
}
_ROUNDING = 1e-5
"""A difference of float32 encodings that says nothing: smaller ones depend on the processor."""
_MOST_DIALS = 6
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


def clocks_view(replay: Replay) -> View:
    """Return some pairs of dimensions as clocks, each with the hands of a position and of the one k places on."""
    k, d_model, rows = (replay.state[name] for name in ("k", "d_model", "positions"))
    dials, chosen = _dials(replay), _chosen_pair(replay)
    encoding = sinusoids(rows + abs(k), d_model).numpy()
    turns = np.degrees(frequencies(d_model))
    caption = _describe_rotation(turns[chosen], _pairs(replay)[chosen], k)
    data = pack({
        "k": k,
        "first": max(0, -k),
        "places": rows,
        "hands": np.ascontiguousarray(encoding.reshape(len(encoding), -1, 2)[:, dials]),
        "dials": [_dial(pair, float(turns[pair]), k, pair == chosen) for pair in dials],
        "caption": caption,
    })  # fmt: skip
    picture = Picture(caption=caption, numbers=partial(rotation_numbers, k, d_model), about=FORMULA)
    return View(
        component="clocks",
        data=data,
        caption=caption,
        title="A shift is a rotation",
        host={"name": "clocks"},
        make_pictures=lambda selection: {"clocks": picture},
    )


def rotation_numbers(k: int, d_model: int) -> dict[str, Grid | Series]:
    """Return the matrix R_k, and the angle in degrees by which it turns each pair of dimensions, counted from 0."""
    labels = [str(i) for i in range(d_model)]
    rotation = LabelledMap(
        shift_rotation(k, d_model).numpy(), Axis("dimension out", labels), Axis("dimension in", labels)
    )
    return {
        "rotation": Grid(map=rotation, units=("dimension_out", "dimension_in")),
        "degrees": Series(x=np.arange(d_model // 2), y=np.degrees(frequencies(d_model)) * k),
    }


def _dials(replay: Replay) -> list[int]:
    """Return the pairs that are drawn, from 0: from the fastest to half of them, and the chosen one."""
    count, chosen = replay.state["d_model"] // 2, _chosen_pair(replay)
    if count <= _MOST_DIALS:
        return [*range(count)]
    usual = sorted({count * part // 16 for part in (0, 1, 2, 3, 4, 8)})
    if chosen not in usual:
        usual[min(range(len(usual)), key=lambda place: abs(usual[place] - chosen))] = chosen
    return usual


def _dial(pair: int, degrees: float, k: int, is_chosen: bool) -> dict[str, object]:
    """Return what is drawn and said of one clock; `degrees` is the angle of one position."""
    whole = int(abs(degrees * k) // 360)
    return {
        "pair": f"dimensions {2 * pair}, {2 * pair + 1}",
        "wave": f"round in {significant(360 / degrees, 3)} places",
        "angle": f"{significant(degrees * k, 4 if abs(degrees * k) >= 1000 else 3)}°",
        "degrees": degrees * k,
        "turns": whole,
        "isChosen": is_chosen,
    }


def _say_rotation(replay: Replay) -> Iterator[str]:
    k, d_model, rows = (replay.state[name] for name in ("k", "d_model", "positions"))
    chosen = _chosen_pair(replay)
    yield _describe_rotation(math.degrees(frequencies(d_model)[chosen]), _pairs(replay)[chosen], k)
    start, end = pairs_apart(sinusoids(rows + abs(k), d_model), k)
    error = float((start @ shift_rotation(k, d_model).T - end).abs().max())
    yield (
        f"All {d_model // 2} turns are one matrix R_k, with a block of 2 × 2 for each. Over {rows} positions, "
        f"R_k · PE(pos) misses PE(pos + k) by at most {significant(max(error, _ROUNDING), 1)}: rounding."
    )
    yield _ONE_MAP
    if own := _OWN_POSITIONS.get(replay.checkpoint.config.positions):
        yield own


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


def _chosen_pair(replay: Replay) -> int:
    pairs, wanted = _pairs(replay), replay.state["pair"]
    return pairs.index(wanted) if wanted in pairs else 0


def _describe_rotation(degrees: float, pair: str, k: int) -> str:
    """Return a sentence on the angle by which a pair of dimensions turns; `degrees` is the angle of one position."""
    whole = f", {significant(math.fmod(degrees * k, 360), 4)}° beyond whole turns" if abs(degrees * k) >= 360 else ""
    return (
        f"Dimensions {pair} turn by {significant(degrees, 3)}° a position. From position {max(0, -k)} to {max(0, k)}, "
        f"and from every other position to the one {abs(k)} {'later' if k >= 0 else 'earlier'}, the angle is the same: "
        f"{significant(degrees * k, 4)}°{whole}."
    )


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
    view=clocks_view,
    words="Each pair of dimensions turns like the hand of a clock, by an angle that depends only on k.",
    says=_say_rotation,
    fields=(
        SHIFT_BY,
        Field(name="pair", kind="choice", usual="4 and 5", choices=_pairs, label="Pair of dimensions"),
        _D_MODEL,
        _LENGTH,
    ),
)
