"""Matrices side by side, packed for the browser, which draws them with `assets/components/views/matrices/`.

A panel is one matrix and what is said of it. The panels of one picture share their axes, so that a row or a
column that is pointed at lights in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import numpy as np

from transformer.interpret.walkthrough import HEAD, MODEL
from transformer.maps import Axis, LabelledMap
from transformer.views.arrays import pack
from transformer.views.data import TOKENS, Grid, numbers_of
from transformer.views.matrices import Lit

EXACT_UP_TO = 256 * 256
"""Most cells of a matrix that is sent as 32-bit numbers; a larger one is sent in 65,536 levels of its own range."""
RIGHT = "texts exactly right"
IN_A_TEXT = {unit: f"{unit} in a text" for unit in ("letters", "words")}
_SPOKEN = {
    **dict.fromkeys((MODEL, HEAD, "d_model", "d_k"), "dimension "),
    RIGHT: "text ",
    **{name: f"{unit}: " for unit, name in IN_A_TEXT.items()},
}
_BARRED = "{row} may not look at {column}: blocked"


@dataclass(frozen=True, kw_only=True)
class Sum:
    """A number of a matrix as the sum that it is, as people write it: what is written adds up exactly.

    Attributes:
        terms: Of each product: its name, both factors, and the product.
        rest: Name and value of all other terms together; None if there are none.
        total: Name and value of the number.
    """

    terms: Sequence[tuple[str, str, str, str]]
    rest: tuple[str, str] | None
    total: tuple[str, str]


@dataclass(frozen=True, eq=False, kw_only=True)
class Panel:
    """One matrix of a picture of several.

    Attributes:
        map: Values, labels, and what is blocked, which is hatched and may be −∞.
        caption: What it shows now, in words. Plain text: it may hold tokens that people typed.
        scale: "shares" of 1, "signed" values around 0, or "plain": 1 is a filled cell, 0 an empty one.
        limit: Largest absolute value of a signed scale; None = that of the open cells.
        title: Heading above it; may be empty.
        sign: What joins it to the panel before it, e.g. "·" or "="; may be empty.
        said: What is said of a cell, with the fields `{row}` and `{column}`; its value follows.
        barred: What is said of a blocked one.
        lit: Cells, rows (`(row, None)`) or columns (`(None, column)`) with a ring, from 0.
        chosen: Rows with a ring, from 0.
        band: First and last column of a part that stands out, such as one head's.
        words: Texts to write into the cells instead of numbers, by row and column; "" = none.
        is_main: It gets more room than the others.
        is_bars: A bar stands for each row, from 0 to 1 of shares, else to the limit; it has one column, none below 0.
        units: For an export: unit of the row labels and of the column labels.
        sum: A number of it, added up before everybody's eyes.
        key: Name under which it is kept.
        about: For an export: what differs from the page's model, text and head.
    """

    map: LabelledMap
    caption: str
    scale: Literal["shares", "signed", "plain"] = "signed"
    limit: float | None = None
    title: str = ""
    sign: str = ""
    said: str = "{row}, {column}"
    barred: str = _BARRED
    lit: Sequence[Lit] = ()
    chosen: Sequence[int] = ()
    band: tuple[int, int] | None = None
    words: Sequence[Sequence[str]] | None = None
    is_main: bool = False
    is_bars: bool = False
    units: tuple[str, str] = TOKENS
    sum: Sum | None = None
    key: str = "matrix"
    about: Mapping[str, str] = field(default_factory=dict)

    def numbers(self) -> dict[str, Grid]:
        """Return the panel's numbers for files, by name; those of blocked cells are NaN there."""
        return numbers_of(self.map, self.units)


def weights_panel(map: LabelledMap, caption: str, *, chosen: Sequence[int] = (), **more: Any) -> Panel:
    """Return the attention weights of one head; `more` is what else a `Panel` has."""
    said = "switched off; {row} would look at {column}" if map.is_off else "{row} looks at {column}"
    return Panel(map=map, caption=caption, scale="shares", said=said, chosen=chosen, **more)


def mask_panel(map: LabelledMap, caption: str, **more: Any) -> Panel:
    """Return a mask: which keys each query may attend to."""
    allowed = LabelledMap(map.allowed.astype(np.float32), map.rows, map.columns, map.blocked)
    return Panel(map=allowed, caption=caption, scale="plain", said="{row} may look at {column}", **more)


def padding_panel(real: np.ndarray, tokens: Sequence[Sequence[str]], caption: str, **more: Any) -> Panel:
    """Return the padding mask of a batch, `(sequence, place)`, False at padding; the tokens stand in its cells."""
    rows, columns = ([str(number + 1) for number in range(count)] for count in real.shape)
    axes = Axis("text of the batch", rows), Axis("place (key)", columns, part="key")
    words = [
        [token if is_real else "" for token, is_real in zip(*line, strict=True)]
        for line in zip(tokens, real.tolist(), strict=True)
    ]
    return Panel(
        map=LabelledMap(real.astype(np.float32), *axes, ~real), caption=caption, words=words, scale="plain",
        said="text {row}, place {column}",
        barred="text {row}, place {column}: padding", **more,
    )  # fmt: skip


def scores_panel(map: LabelledMap, caption: str, **more: Any) -> Panel:
    """Return the scaled scores of one head; blocked ones are hatched."""
    limit = max(float(np.abs(map.values).max(initial=0)), 1e-9)
    return Panel(map=map, caption=caption, limit=limit, said="{row} scores {column}", **more)


def matrix_panel(
    map: LabelledMap,
    caption: str,
    *,
    shares: bool = False,
    lit: Sequence[Lit] = (),
    band: tuple[int, int] | None = None,
    **more: Any,
) -> Panel:
    """Return any labelled matrix, `(row, column)`: shares of 1, or signed values."""
    scale = "shares" if shares else "signed"
    return Panel(map=map, caption=caption, scale=scale, lit=lit, band=band, **more)


def encoding_panel(encoding: np.ndarray, caption: str, **more: Any) -> Panel:
    """Return an encoding, `(position, d_model)`, on a scale centred at 0."""
    return _number_cells(encoding, "position", "dimension", None, caption, **more)


def similarity_panel(encoding: np.ndarray, caption: str, **more: Any) -> Panel:
    """Return the cosine similarity of all pairs of positions of an encoding, from −1 to 1."""
    return _number_cells(cosines(encoding), "position", "position", 1, caption, **more)


def cosines(encoding: np.ndarray) -> np.ndarray:
    """Return the cosine similarity of all pairs of rows, `(position, position)`; 0 for rows of zeros."""
    lengths = np.linalg.norm(encoding, axis=1, keepdims=True)
    directions = encoding / np.where(lengths > 0, lengths, 1)
    return directions @ directions.T


def _number_cells(
    values: np.ndarray,
    down: str,
    across: str,
    limit: float | None,
    caption: str,
    **more: Any,
) -> Panel:
    """Return a matrix whose rows and columns are counted from 0; it belongs to no head."""
    rows, columns = (Axis(name, [str(i) for i in range(size)]) for name, size in zip((down, across), values.shape))
    about = {"head": "", **more.pop("about", {})}
    map = LabelledMap(values, rows, columns)
    units = (down.replace(" ", "_"), across.replace(" ", "_"))
    return Panel(map=map, caption=caption, limit=limit, units=units, about=about, **more)


def panels_data(panels: Sequence[Panel], *, linked: bool = True) -> bytes:
    """Pack the panels of one picture for the browser.

    Args:
        panels: From left to right.
        linked: What is pointed at lights in all panels that have the same axis.
    Returns:
        What `pack` makes of `panels`, each with its `values` (float32; of a large matrix uint16 between `low` and
        `high`) and `blocked` (a bit a cell, or null), and of `axes`, to which `rows` and `columns` refer. Its host
        says of each panel the name under which it is exported (`names`) and whether a cell can be chosen
        (`clickable`).
    """
    axes = _Axes()
    packed = [_pack_panel(panel, axes, 0 if linked else number) for number, panel in enumerate(panels)]
    return pack({"axes": axes.found, "panels": packed})


class _Axes:
    """The axes of a picture, each once: its labels are sent once, and lit together."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []
        self._places: dict[tuple[object, ...], int] = {}

    def place(self, axis: Axis, *apart: object) -> int:
        """Return the number of an axis; what stands `apart` is another one, although it is labelled alike."""
        key = (axis.name, axis.side, tuple(axis.labels), *apart)
        if key not in self._places:
            self._places[key] = len(self.found)
            counted = not axis.side and all(label.isdigit() for label in axis.labels)
            prefix = _SPOKEN.get(axis.name, f"{axis.name or 'row'} " if counted else "")
            self.found.append(
                {"name": axis.name, "labels": list(axis.labels), "isToken": bool(axis.side), "prefix": prefix}
            )  # fmt: skip
        return self._places[key]


def _pack_panel(panel: Panel, axes: _Axes, apart: int) -> dict[str, Any]:
    values, allowed = panel.map.values, panel.map.allowed
    shown = np.where(allowed & np.isfinite(values), values, 0).astype(np.float32)
    limit = panel.limit or max(float(np.abs(shown).max(initial=0)), 1e-9)
    low, high = float(shown.min(initial=0)), float(shown.max(initial=0))
    is_exact = shown.size <= EXACT_UP_TO
    levels = np.rint((shown - low) / ((high - low) or 1) * 65535).astype(np.uint16)
    rows, columns = panel.map.rows, panel.map.columns
    both = rows.name == columns.name and tuple(rows.labels) == tuple(columns.labels)
    return {
        "rows": axes.place(rows, apart, ""),
        "columns": axes.place(columns, apart, "columns" if both else ""),
        "parts": [rows.part, columns.part],
        "values": shown if is_exact else levels,
        "low": low,
        "high": high,
        "blocked": None if allowed.all() else np.packbits(~allowed),
        "scale": panel.scale,
        "limit": limit,
        "isOff": panel.map.is_off,
        "isSquare": both or bool(rows.side and columns.side),
        "isMain": panel.is_main,
        **({"isBars": True} if panel.is_bars else {}),
        **({"sum": asdict(panel.sum)} if panel.sum else {}),
        **{name: getattr(panel, name) for name in ("title", "sign", "caption", "said", "barred", "words", "band")},
        "lit": [list(one) for one in [*panel.lit, *((row, None) for row in panel.chosen)]],
    }
