"""Attention maps: who looks at whom, and who may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import plotly.graph_objects as go

from transformer.figures.grid import CELL_VALUES_UP_TO, CLICKABLE_UP_TO, ring, token_map
from transformer.figures.theme import (
    ACCENT_INK,
    COLORBAR,
    FONT_SIZE,
    INKED,
    KEY_INK,
    LINE_INKS,
    ON_ACCENT,
    QUERY_INK,
    axis,
    inked,
    thinned,
    token_hover,
    token_label,
)
from transformer.interpret.labelled_map import Axis, LabelledMap
from transformer.text.wording import blocked_cells, percent, placed

CHARACTERS_THAT_FIT = 64
"""Characters of a row up to which its tokens are written into the cells of a third of a page."""

_MASK = dict(zmin=0, zmax=1, colorscale=[[0, ACCENT_INK], [1, ACCENT_INK]], showscale=False)


def weights_map(map: LabelledMap, chosen: Sequence[int] = ()) -> go.Figure:
    """One head's attention: row = the token that looks, column = the token looked at.

    Args:
        map: Weights from 0 to 1, `(query, key)`; what is blocked is hatched, never drawn as 0.
        chosen: Rows that get a ring.
    """
    cells = dict(zmin=0, zmax=1, colorbar={**COLORBAR, "tickformat": ".0%"})
    figure = token_map(cells, map, "{row} looks at {column}<br><b>{value:.2%}</b>", _whole_percent)
    for row in chosen:
        ring(figure, (row, row), (0, len(map.columns.labels) - 1), QUERY_INK)
    return figure


def rows_compared(map: LabelledMap, rows: Sequence[int]) -> go.Figure:
    """Some rows of a map side by side: for every token looked at one bar a row.

    Args:
        map: Weights from 0 to 1, `(query, key)`.
        rows: Which to compare, counted from 0.
    """
    keys = list(map.columns.labels)
    figure = go.Figure()
    for row in rows:
        name = f"{row + 1} {token_label(map.rows.labels[row], 30)}"
        hover = [f"{name} looks at {token_hover(key)}" for key in keys]
        figure.add_bar(
            x=list(range(len(keys))), y=map.values[row], hovertext=hover, name=name,
            hovertemplate="%{hovertext}<br><b>%{y:.2%}</b><extra></extra>",
        )  # fmt: skip
    shown = thinned(len(keys))
    return figure.update_layout(
        height=300, margin={"l": 8, "r": 8, "t": 8, "b": 8}, font={"size": FONT_SIZE},
        colorway=LINE_INKS, barmode="group", bargap=0.25,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0, "font": INKED},
        showlegend=True, hoverlabel={"font": {"size": FONT_SIZE}}, meta={"columns": keys},
        xaxis={
            "tickvals": shown, "ticktext": [token_label(keys[i]) for i in shown], "autotickangles": [0, -90],
            "title": {"text": "looked at (key)", "font": {**INKED, "color": KEY_INK}}, "tickfont": INKED,
        },
        yaxis=axis("weight", tickformat=".0%", rangemode="tozero"),
    )  # fmt: skip


def scores_map(map: LabelledMap) -> go.Figure:
    """Scaled scores of one head, signed, on a scale centred at 0.

    Args:
        map: `(query, key)`; blocked where the mask takes the score away.
    """
    limit = max(float(np.abs(map.values).max()), 1e-9)
    # Around 0 the automatic scale is the diverging one, in the colours of the theme.
    cells = dict(autocolorscale=True, zmin=-limit, zmax=limit, colorbar=COLORBAR)
    return token_map(cells, map, "{row} scores {column}<br><b>{value:.3f}</b>", lambda score: str(round(score)))


def mask_map(map: LabelledMap) -> go.Figure:
    """A mask: which keys a query may attend to, whatever the numbers of the map are."""
    return token_map(_MASK, replace(map, values=map.allowed), "{row} may look at {column}", None)


def padding_map(real: np.ndarray, tokens: Sequence[Sequence[str]]) -> go.Figure:
    """The padding mask of a batch: row = sequence, column = place; padding is hatched.

    Args:
        real: Boolean, `(batch, key)`; False at padding.
        tokens: Of each sequence, padding included.
    """
    sequences, places = ([str(number + 1) for number in range(count)] for count in real.shape)
    cells = [list(zip(line, row, strict=True)) for line, row in zip(tokens, real.tolist(), strict=True)]
    rows, columns = Axis("sequence of the batch", sequences), Axis("place (key)", places, part="key")
    figure = token_map(_MASK, LabelledMap(real, rows, columns, ~real), "sequence {row}, place {column}", None)
    if real.size <= CLICKABLE_UP_TO:
        hover = [
            [
                f"sequence {sequence}, place {place}: {token_hover(token) if is_real else 'padding'}"
                for place, (token, is_real) in zip(places, line, strict=True)
            ]
            for sequence, line in zip(sequences, cells, strict=True)
        ]
        figure.update_traces(hovertext=hover)
    if max(len(token) for line in cells for token, is_real in line if is_real) * len(places) <= CHARACTERS_THAT_FIT:
        text = [[inked(token_label(token), ON_ACCENT) if is_real else "" for token, is_real in line] for line in cells]
        figure.update_traces(text=text, texttemplate="%{text}", textfont={"size": 14})
    return figure


def describe_weights(map: LabelledMap) -> str:
    """What a map of weights shows now, in words: its caption and its alternative text."""
    weights, allowed, name = map.values, map.allowed, f"{map.head_name}: " if map.place else ""
    # A row with one key only has no choice, and nothing reads a row of padding.
    counted = np.flatnonzero((allowed.sum(axis=1) > 1) & (np.array(map.rows.labels) != "<pad>"))
    hidden = blocked_cells(int((~allowed).sum()))
    if len(counted) == 0:
        return f"{name}no row has more than one token to look at.{hidden}"
    best, most = weights[counted].argmax(axis=1), weights[counted].max(axis=1)
    row = int(most.argmax())
    pair = f"{placed(map.rows.labels, int(counted[row]))} at {placed(map.columns.labels, int(best[row]))}"
    return (
        f"{name}the strongest look is {pair} ({percent(most[row])}); "
        f"a row gives its favourite {percent(most.mean())} on average.{hidden}"
    )


def describe_thinning(map: LabelledMap) -> str:
    """What a map of this size leaves out, as a sentence to add to its caption; empty where everything has room."""
    (queries, keys), left_out = map.values.shape, []
    if max(queries, keys) > CELL_VALUES_UP_TO:
        left_out.append("numbers inside cells")
    if max(len(thinned(queries)) < queries, len(thinned(keys)) < keys):
        left_out.append("some labels")
    said = f" Too many tokens for {' and '.join(left_out)}: point at a cell to read it." if left_out else ""
    return said + (" Too many cells to click: choose below." if queries * keys > CLICKABLE_UP_TO else "")


def _whole_percent(weight: float) -> str:
    """What rounds to 0 is left blank, so that the eye finds the pattern."""
    return f"{100 * weight:.0f}" if weight >= 0.005 else ""
