"""Attention maps in words, and some of their rows as numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from transformer.interpret.roles import columns_of_roles
from transformer.maps import AttentionMaps, LabelledMap
from transformer.text.wording import blocked_cells, clipped, counted, percent, placed, plain_token
from transformer.views.data import Series


def series_of_rows(map: LabelledMap, rows: Sequence[int]) -> dict[str, Series]:
    """Return some rows of a map, `(query, key)`, as numbers, each by its place from 1 and its token; rows from 0."""
    keys = np.arange(len(map.columns.labels)) + 1
    return {
        f"{row + 1} {clipped(plain_token(map.rows.labels[row]), 30)}": Series(
            x=keys, y=map.values[row], x_token=map.columns.labels
        )
        for row in rows
    }


def describe_rows(map: LabelledMap, rows: Sequence[int]) -> str:
    """Describe some rows of a map in words: where each looks most, and how much of their weight they agree on.

    Args:
        map: Weights from 0 to 1, `(query, key)`.
        rows: Rows to compare, from 0; at least one.
    """
    sentences = [_describe_row(map, row) for row in rows]
    # The rows of a maximum sum to more than 100 %: there is no weight to agree on. What is off gives none.
    if len(rows) > 1 and not map.is_off and not (map.place and map.place.head == "max"):
        common = percent(float(np.minimum.reduce(map.values[list(rows)]).sum()))
        sentences.append(f"{'They' if len(rows) == 2 else 'All of them'} agree on {common} of their weight.")
    return f"{map.head_name}: {' '.join(sentences)}" if map.place else " ".join(sentences)


def _describe_row(map: LabelledMap, row: int) -> str:
    weights, label = map.values[row], f"{row + 1} {plain_token(map.rows.labels[row])}"
    if not weights.any():
        return f"“{label}” looks at nothing here."
    best = np.argsort(-weights, kind="stable")[:3]
    looks = ", ".join(f"{placed(map.columns.labels, int(i))} {percent(float(weights[i]))}" for i in best if weights[i])
    return f"“{label}” {'would look' if map.is_off else 'looks'} at {looks}."


def describe_weights(map: LabelledMap) -> str:
    """Describe a map of weights in words, for its caption and alternative text.

    Rows without a choice and rows of padding are left out, which the words say.
    """
    (caption,) = _describe_all(map, map.values[None], [map.head_name], [map.is_off])
    return caption


def describe_heads(maps: AttentionMaps) -> list[list[str]]:
    """Describe every head in words, `(layer, head)`, as `describe_weights` does; it is called for hundreds at once."""
    places = [(layer, head) for layer in maps.layers for head in range(len(maps.heads))]
    names = [maps.place_of(*place).name for place in places]
    is_off = [(layer, maps.heads[head]) in maps.off for layer, head in places]
    captions = _describe_all(maps, maps.values.reshape(-1, *maps.values.shape[-2:]), names, is_off)
    return [captions[start : start + len(maps.heads)] for start in range(0, len(captions), len(maps.heads))]


def describe_contributions(parts: AttentionMaps, weights: AttentionMaps) -> list[list[str]]:
    """Describe what each token makes of what every head adds, in words, `(layer, head)`.

    Args:
        parts: What `contributions_of` returned, between subwords or whole words.
        weights: The weights of the same heads.
    """

    def describe(layer: int, head: int) -> str:
        name = f"{parts.place_of(layer, head).name}, contributions"
        if (layer, parts.heads[head]) in parts.off:
            return f"{name}: {_SWITCHED_OFF}"
        apart = compare_largest(weights.of(layer, head), parts.of(layer, head).values)
        return f"{name}: what the head adds in a row, by the token it comes from; 100 % in all. {apart}".rstrip()

    return [[describe(layer, head) for head in range(len(parts.heads))] for layer in parts.layers]


def compare_largest(weights: LabelledMap, parts: np.ndarray) -> str:
    """Say in how many rows with a choice the token with the largest weight doesn't make the largest part."""
    rows = np.flatnonzero(weights.allowed.sum(axis=1) > 1)
    apart = int((weights.values.argmax(axis=1) != parts.argmax(axis=1))[rows].sum())
    if not apart:
        return "In every row the largest weight is also the largest part." if len(rows) else ""
    return f"In {counted(apart)} of {counted(len(rows))} rows the largest weight is not the largest part."


def _describe_all(map: LabelledMap, weights: np.ndarray, names: Sequence[str], is_off: Sequence[bool]) -> list[str]:
    """Describe weights `(head, row, column)` with the labels and the mask of a map; each after its name, if any."""
    labels, allowed = map.rows.labels, map.allowed
    is_padding = np.array(labels) == "<pad>"
    # A row with a single key has no choice, and the output of a padding row is never used.
    forced = (allowed.sum(axis=1) == 1) & ~is_padding
    counted = np.flatnonzero((allowed.sum(axis=1) > 1) & ~is_padding)
    hidden = blocked_cells(int((~allowed).sum()))
    if len(counted) == 0:
        found = [f"no row has more than one token to look at.{hidden}"] * len(names)
    else:
        rest = f"{_left_out(int(forced.sum()), int(is_padding.sum()))}{hidden}"
        found = [f"{said}.{rest}" for said in _say_where_rows_look(map, weights, counted)]
    said = [_SWITCHED_OFF if off else one for one, off in zip(found, is_off, strict=True)]
    names = [name or ("This head" if off else "") for name, off in zip(names, is_off, strict=True)]
    return [f"{name}: {one}" if name else one[0].upper() + one[1:] for one, name in zip(said, names, strict=True)]


def _say_where_rows_look(map: LabelledMap, weights: np.ndarray, counted: np.ndarray) -> list[str]:
    """Say of each of some maps, `(head, row, column)`, what more than half of its counted rows look hardest at."""
    favourites = weights.argmax(axis=2)
    shares = np.take_along_axis(weights, favourites[..., None], axis=2)[..., 0]
    keys = map.allowed.sum(axis=1)
    is_clear = (shares > 0) & (shares >= np.where(keys > 2, np.maximum(_CLEAR, 2 / keys.clip(min=1)), 0))
    is_faint = ~is_clear & (weights.sum(axis=2) < 0.5)  # what it looks at is muted
    tokens = map.columns.labels
    is_cross = map.rows.side != map.columns.side
    # Of one row, its token says more than a place in which any token might stand.
    hits = {f"at {placed(tokens, column)}": favourites == column for column in range(len(tokens))}
    hits |= {_PLACES[role][is_cross]: favourites == columns for role, columns in columns_of_roles(map).items()}
    counts = np.stack([(hit & is_clear)[:, counted].sum(axis=1) for hit in hits.values()])
    found, most, rows = list(hits), counts.max(axis=0).tolist(), len(counted)
    unclear, faint = ((~is_clear)[:, counted].sum(axis=1).tolist(), is_faint[:, counted].sum(axis=1).tolist())
    strongest = counted[shares[:, counted].argmax(axis=1)].tolist()
    said = []
    for head, best in enumerate(counts.argmax(axis=0).tolist()):
        row = strongest[head]
        if 2 * most[head] > rows:
            place = found[best] if most[head] in (1, rows) else found[best].replace(_ITSELF, "at themselves")
            said.append(f"{_rows_look(most[head], rows)} hardest {place}")
        elif 2 * faint[head] > rows:
            said.append(f"{_rows_look(faint[head], rows)} at little that is shown")
        elif 2 * unclear[head] > rows:
            said.append(f"{_rows_look(unclear[head], rows)} at many tokens at once")
        else:
            look = f"{placed(map.rows.labels, row)} at {placed(tokens, favourites[head, row])}"
            share = percent(float(shares[head, row]))
            said.append(f"its rows look at different places; the strongest look is {look} ({share})")
    return said


def _rows_look(count: int, rows: int) -> str:
    return "its one row looks" if rows == 1 else "every row looks" if count == rows else f"{count} of {rows} rows look"


_CLEAR = 0.2
"""Share of a row's weight from which its strongest look says where it looks; of few keys, twice an even look."""
_ITSELF = "at itself"
_PLACES = {
    "diagonal": (_ITSELF, "at the same place in the source"),
    "mirror": ("at the mirrored place", "at the mirrored place"),
    "previous": ("at the token before", "one place earlier in the source"),
    "next": ("at the token after", "one place later in the source"),
}
"""The places that a row looks at, by role: within a sequence, and from the target into the source."""


_SWITCHED_OFF = "switched off. Its output is set to 0, so where it would look (grey) has no effect."


def _left_out(forced: int, padding: int) -> str:
    """Return a sentence on the rows that a description of weights leaves out; empty if there are none."""
    rows = [f"{forced} row{'' if forced == 1 else 's'} with a single token to look at"] if forced else []
    rows += [f"{padding} row{'' if padding == 1 else 's'} of padding"] if padding else []
    return f" Left out: {' and '.join(rows)}." if rows else ""
