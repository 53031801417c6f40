"""An idea of the page Inside: how sharply each head looks, row by row."""

from __future__ import annotations

import numpy as np

from transformer.interpret import Result, row_entropy
from transformer.maps import KIND_TITLES, Axis, Kind, LabelledMap, Place
from transformer.replay import Replay
from transformer.text import percent, plain_token
from transformer.views.idea import Idea
from transformer.views.panels import Panel, matrix_panel
from transformer.views.view import View, side_by_side

_SAYS = (
    "0 %: all of a row's weight lies on one token. 100 %: it is spread evenly over all tokens that the row may look "
    "at. Rows that may look at one token only are hatched. A sharp look need not be an important one: What if? shows "
    "what depends on a head."
)


def sharpness_view(replay: Replay) -> View:
    """Return how even every row of every head is: for each kind of attention a matrix, heads by rows."""
    result = replay.usual_result()
    return side_by_side([_panel(result, kind) for kind in result.maps], linked=False)


def _panel(result: Result, kind: Kind) -> Panel:
    layers, heads = result.maps[kind].values.shape[:2]
    places = [Place(kind, layer, str(head + 1)) for layer in range(layers) for head in range(heads)]
    maps = [result.map(place) for place in places]
    values = np.stack([row_entropy(one.values, one.allowed) for one in maps])
    tokens = Axis("the row's token", maps[0].rows.labels)
    heads_of = Axis("layer.head", [f"{place.layer + 1}.{place.head}" for place in places])
    map = LabelledMap(np.nan_to_num(values), heads_of, tokens, np.isnan(values))
    return matrix_panel(
        map, _describe(kind, map), title=KIND_TITLES[kind], shares=True, key=f"sharpness-{kind}",
        said="Head {row} at {column}: how even", barred="Head {row} at {column}: one token only, no choice",
        about={"head": f"All heads, {kind}"},
    )  # fmt: skip


def _describe(kind: Kind, map: LabelledMap) -> str:
    """Say which head looks most sharply, and which most evenly; of rows that have a choice."""
    choice = map.allowed.any(axis=0)
    if not choice.any():
        return f"{KIND_TITLES[kind]}: no row has a choice."
    means = map.values[:, choice].mean(axis=1)
    sharp, even = int(means.argmin()), int(means.argmax())
    row = int(np.where(choice, map.values.mean(axis=0), -1).argmax())
    names = map.rows.labels
    return (
        f"{KIND_TITLES[kind]}: head {names[sharp]} looks most sharply (spread {percent(means[sharp])}), head "
        f"{names[even]} most evenly ({percent(means[even])}). On average, heads spread their look most at "
        f"“{plain_token(map.columns.labels[row])}” (row {row + 1})."
    )


SHARPNESS = Idea(
    name="How sharply heads look",
    title="Sharpness",
    view=sharpness_view,
    words="How evenly each head spreads its look, row by row: 0 % is one token, 100 % all tokens alike.",
    says=lambda replay: (_SAYS,),
)
