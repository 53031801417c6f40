"""Attention maps, score maps and masks, and their captions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

import numpy as np
import plotly.graph_objects as go

from transformer.interpret.labelled_map import AttentionMaps, Axis, LabelledMap
from transformer.text.wording import blocked_cells, percent, placed, plain_token
from transformer.views.grid import CELL_VALUES_UP_TO, CLICKABLE_UP_TO, ring, shares, signed, token_map, whole_percent
from transformer.views.theme import (
    ACCENT_INK,
    INKED,
    KEY_INK,
    LEGEND,
    LINE_INKS,
    ON_ACCENT,
    QUERY_INK,
    axis,
    inked,
    layout,
    thinned,
    token_hover,
    token_label,
)

CHARACTERS_THAT_FIT = 64
"""Most characters per row of a padding map that shows tokens in its cells, at a third of the page's width."""

_MASK = dict(zmin=0, zmax=1, colorscale=[[0, ACCENT_INK], [1, ACCENT_INK]], showscale=False)

_GREY = "rgba(128,128,128,{})"
_OFF = dict(colorscale=[[0, _GREY.format(0)], [1, _GREY.format(0.55)]], showscale=False)


def weights_map(map: LabelledMap, chosen: Sequence[int] = ()) -> go.Figure:
    """Draw the attention weights of one head: row = query, column = key.

    Args:
        map: Weights from 0 to 1, `(query, key)`; blocked cells are hatched, never drawn as 0. Those of a head that is
            switched off are drawn in faint grey, without numbers.
        chosen: Rows to mark with a ring, from 0.
    """
    cells, hover = {**shares(), **(_OFF if map.is_off else {})}, "{row} looks at {column}<br><b>{value:.2%}</b>"
    if map.is_off:
        hover = "switched off; {row} would look at {column}<br>{value:.2%}"
    figure = token_map(cells, map, hover, None if map.is_off else whole_percent)
    if map.is_off:
        middle = {"xref": "paper", "yref": "paper", "x": 0.5, "y": 0.5, "showarrow": False, "borderpad": 6}
        figure.add_annotation(text=inked("switched off", ON_ACCENT), bgcolor=ACCENT_INK, font={"size": 18}, **middle)
    for row in chosen:
        ring(figure, (row, row), (0, len(map.columns.labels) - 1), QUERY_INK)
    return figure


def rows_compared(map: LabelledMap, rows: Sequence[int]) -> go.Figure:
    """Draw some rows of a map as bars, side by side for every key.

    Args:
        map: Weights from 0 to 1, `(query, key)`.
        rows: Rows to compare, from 0.
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
        **layout(300), legend=LEGEND, showlegend=True, colorway=LINE_INKS, barmode="group", bargap=0.25,
        meta={"columns": keys},
        xaxis={
            "tickvals": shown, "ticktext": [token_label(keys[i]) for i in shown], "autotickangles": [0, -90],
            "title": {"text": "looked at (key)", "font": {**INKED, "color": KEY_INK}}, "tickfont": INKED,
        },
        yaxis=axis("weight", tickformat=".0%", rangemode="tozero"),
    )  # fmt: skip


def describe_rows(map: LabelledMap, rows: Sequence[int]) -> str:
    """Describe some rows of a map in words: where each looks most, and how much of their weight they agree on.

    Args:
        map: Weights from 0 to 1, `(query, key)`.
        rows: Rows to compare, from 0; at least one.
    """
    said = [_describe_row(map, row) for row in rows]
    # The rows of a maximum sum to more than 100 %: there is no weight to agree on. What is off gives none.
    if len(rows) > 1 and not map.is_off and not (map.place and map.place.head == "max"):
        common = percent(float(np.minimum.reduce(map.values[list(rows)]).sum()))
        said.append(f"{'They' if len(rows) == 2 else 'All of them'} agree on {common} of their weight.")
    return f"{map.head_name}: {' '.join(said)}" if map.place else " ".join(said)


def _describe_row(map: LabelledMap, row: int) -> str:
    weights, label = map.values[row], f"{row + 1} {plain_token(map.rows.labels[row])}"
    if not weights.any():
        return f"“{label}” looks at nothing here."
    best = np.argsort(-weights, kind="stable")[:3]
    looks = ", ".join(f"{placed(map.columns.labels, int(i))} {percent(float(weights[i]))}" for i in best if weights[i])
    return f"“{label}” {'would look' if map.is_off else 'looks'} at {looks}."


def scores_map(map: LabelledMap) -> go.Figure:
    """Draw the scaled scores of one head before masking, `(query, key)`, signed; blocked cells are hatched."""
    sentence = "{row} scores {column}<br><b>{value:.3f}</b>"
    return token_map(signed(map.values), map, sentence, lambda score: str(round(score)))


def mask_map(map: LabelledMap) -> go.Figure:
    """Draw the mask of a map, i.e. which keys each query may attend to, regardless of the map's values."""
    return token_map(_MASK, replace(map, values=map.allowed), "{row} may look at {column}", None)


def padding_map(real: np.ndarray, tokens: Sequence[Sequence[str]]) -> go.Figure:
    """Draw the padding mask of a batch: row = sequence, column = position; padding is hatched.

    Args:
        real: Boolean, `(batch, key)`; False at padding.
        tokens: Tokens of each sequence, padding included.
    """
    sequences, places = ([str(number + 1) for number in range(count)] for count in real.shape)
    cells = [list(zip(line, row, strict=True)) for line, row in zip(tokens, real.tolist(), strict=True)]
    rows, columns = Axis("sequence of the batch", sequences), Axis("place (key)", places, part="key")
    figure = token_map(_MASK, LabelledMap(real, rows, columns, ~real), "sequence {row}, place {column}", None)
    if real.size <= CLICKABLE_UP_TO:
        said = [[token_hover(token) if is_real else "padding" for token, is_real in line] for line in cells]
        hover = [
            [f"sequence {sequence}, place {place}: {text}" for place, text in zip(places, line, strict=True)]
            for sequence, line in zip(sequences, said, strict=True)
        ]
        figure.update_traces(hovertext=hover)
    if max(len(token) for line in cells for token, is_real in line if is_real) * len(places) <= CHARACTERS_THAT_FIT:
        text = [[inked(token_label(token), ON_ACCENT) if is_real else "" for token, is_real in line] for line in cells]
        figure.update_traces(text=text, texttemplate="%{text}", textfont={"size": 14})
    return figure


def describe_weights(map: LabelledMap) -> str:
    """Describe a map of weights in words, for its caption and alternative text.

    Rows without a choice and rows of padding are left out, which the words say.
    """
    (said,) = _described(map, map.values[None], [map.head_name], [map.is_off])
    return said


def describe_heads(maps: AttentionMaps) -> list[list[str]]:
    """Describe every head in words, `(layer, head)`, as `describe_weights` does; it is called for hundreds at once."""
    places = [(layer, head) for layer in maps.layers for head in range(len(maps.heads))]
    names = [maps.place_of(*place).name for place in places]
    is_off = [(layer, maps.heads[head]) in maps.off for layer, head in places]
    said = _described(maps, maps.values.reshape(-1, *maps.values.shape[-2:]), names, is_off)
    return [said[start : start + len(maps.heads)] for start in range(0, len(said), len(maps.heads))]


def _described(map: LabelledMap, weights: np.ndarray, names: Sequence[str], is_off: Sequence[bool]) -> list[str]:
    """Describe weights `(head, row, column)` with the labels and the mask of a map; each after its name, if any."""
    labels, allowed = map.rows.labels, map.allowed
    starts = [f"{name}: " if name else "" for name in names]
    is_padding = np.array(labels) == "<pad>"
    # A row with a single key has no choice, and the output of a padding row is never used.
    forced = (allowed.sum(axis=1) == 1) & ~is_padding
    counted = np.flatnonzero((allowed.sum(axis=1) > 1) & ~is_padding)
    hidden = blocked_cells(int((~allowed).sum()))
    if len(counted) == 0:
        found = [f"{start}no row has more than one token to look at.{hidden}" for start in starts]
    else:
        rows, columns = cache(partial(placed, labels)), cache(partial(placed, map.columns.labels))
        weights = weights[:, counted]
        favourites = weights.argmax(axis=2)
        shares = np.take_along_axis(weights, favourites[..., None], axis=2)[..., 0]
        strongest = shares.argmax(axis=1)
        every = np.arange(len(starts))
        cells = zip(counted[strongest].tolist(), favourites[every, strongest].tolist(), strict=True)
        numbers = zip(shares[every, strongest].tolist(), shares.mean(axis=1).tolist(), strict=True)
        rest = f"{_left_out(int(forced.sum()), int(is_padding.sum()))}{hidden}"
        found = [
            f"{start}the strongest look is {rows(row)} at {columns(column)} ({percent(most)}); "
            f"a row gives its favourite {percent(usual)} on average.{rest}"
            for start, (row, column), (most, usual) in zip(starts, cells, numbers, strict=True)
        ]
    return [
        f"{name or 'This head'}: {_SWITCHED_OFF}" if off else said
        for said, name, off in zip(found, names, is_off, strict=True)
    ]


_SWITCHED_OFF = "switched off. Its output is set to 0, so where it would look (grey) has no effect."


def _left_out(forced: int, padding: int) -> str:
    """Return a sentence on the rows that a description of weights leaves out; empty if there are none."""
    rows = [f"{forced} row{' that has' if forced == 1 else 's that have'} one token only to look at"] if forced else []
    rows += [f"{padding} row{'' if padding == 1 else 's'} of padding"] if padding else []
    return f" Left out: {' and '.join(rows)}." if rows else ""


def describe_thinning(map: LabelledMap) -> str:
    """Return sentences to append to the caption on what a map of this size leaves out; empty if it shows everything.

    They name what there is too much of: tokens, or dimensions.
    """
    (queries, keys), left_out = map.values.shape, []
    if max(queries, keys) > CELL_VALUES_UP_TO:
        left_out.append("numbers inside cells")
    if max(len(thinned(queries)) < queries, len(thinned(keys)) < keys):
        left_out.append("some labels")
    large = [axis.side for axis in (map.rows, map.columns) if len(axis.labels) > CELL_VALUES_UP_TO]
    what = "tokens" if large and all(large) else "dimensions" if not any(large) else "tokens and dimensions"
    said = f" Too many {what} for {' and '.join(left_out)}: point at a cell to read it." if left_out else ""
    return said + (" Too many cells to click: choose below." if queries * keys > CLICKABLE_UP_TO else "")
