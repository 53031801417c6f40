"""A view in a cell of a notebook: its page in a frame, and below it what stands there where no script runs."""

from __future__ import annotations

import base64
import html
import importlib.util
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from transformer.text.wording import clipped, decimal, isolated, percent, plain_token
from transformer.views.data import Grid, is_share
from transformer.views.offline import cell_page
from transformer.views.theme import DIVERGING, SEQUENTIAL

if TYPE_CHECKING:
    from transformer.views.view import View

HEIGHT = 600
"""Pixels of the frame until its page has said how high it is, and where it can't."""
_MOST = 12
"""Most rows and columns of the table."""
_CELL, _WIDEST = 16, 480
"""Pixels of a cell of the still picture, and of all of it."""


def cell_of(view: View, selection: Mapping[str, object] | None = None) -> str:
    """Return the HTML of a notebook's cell that shows a view.

    A notebook that nobody trusted yet, GitHub and nbviewer leave the frame out: then the caption, a picture of the
    cells and the first numbers are to be seen. Where scripts run, the frame hides them.

    Args:
        view: The view.
        selection: What is selected at first, by part.
    """
    page = cell_page(view.component, view.standalone_data(), selection)
    frame = (
        f'<iframe data-attention-lab="" title="{html.escape(view.title or view.caption)}" srcdoc="{html.escape(page)}" '
        f'style="display: block; width: 100%; height: {HEIGHT}px; border: 0"></iframe>'
    )
    return f"<div>{frame}<div>{_still(view)}</div></div>"


def _still(view: View) -> str:
    pictures = view.pictures()
    caption, grid = view.caption, None
    for picture in pictures.values():
        grids = [part for part in picture.numbers().values() if isinstance(part, Grid)]
        if grids:
            caption, grid = picture.caption, grids[0]
            break
    paragraph = f'<p dir="auto">{html.escape(caption)}</p>'
    return paragraph + (f"{_image(grid, caption)}{_table(grid)}" if grid else "")


def _image(grid: Grid, caption: str) -> str:
    """Return the cells as a picture, those of several heads beside and below each other; nothing without Pillow."""
    if importlib.util.find_spec("PIL") is None:
        return ""
    from PIL import Image  # an extra: only notebooks need it

    values = _side_by_side(np.asarray(grid.arrays()["value"], dtype=np.float64))
    are_shares, known = is_share(values), np.isfinite(values)
    limit = 1.0 if are_shares else float(np.abs(values[known]).max(initial=1e-9))
    shares = values if are_shares else (values / limit + 1) / 2
    levels = np.where(known, 1 + np.round(np.nan_to_num(shares) * 254), 0).astype(np.uint8)
    picture = Image.fromarray(levels)
    picture.putpalette(_palette(SEQUENTIAL if are_shares else DIVERGING))
    scale = max(1, min(_CELL, _WIDEST // max(picture.size)))
    picture = picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)
    content = io.BytesIO()
    picture.save(content, "PNG", optimize=True)
    data = base64.b64encode(content.getvalue()).decode()
    return f'<img alt="{html.escape(caption)}" src="data:image/png;base64,{data}">'


def _side_by_side(values: np.ndarray) -> np.ndarray:
    """Return `(…, row, column)` as one matrix: the heads of a layer beside each other, the layers below each other."""
    framed = np.pad(values, [(0, 0)] * (values.ndim - 2) + [(0, 1), (0, 1)], constant_values=np.nan)
    while framed.ndim > 3:
        framed = np.concatenate(list(np.moveaxis(framed, -3, 0)), axis=-1)
    if framed.ndim == 3:
        framed = np.concatenate(list(framed), axis=0)
    return framed[:-1, :-1]


def _palette(colours: Sequence[str]) -> bytes:
    """Return 256 colours: white for an unknown value, then the scale."""
    stops = np.array([[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in colours])
    at = np.linspace(0, len(stops) - 1, 255)
    scale = np.stack([np.interp(at, np.arange(len(stops)), channel) for channel in stops.T], axis=1)
    return bytes([255, 255, 255]) + scale.round().astype(np.uint8).tobytes()


def _table(grid: Grid) -> str:
    """Return the first rows and columns of a matrix as HTML; of several heads, those of the first one."""
    values = np.asarray(grid.arrays()["value"])  # of a blocked cell there is none
    while values.ndim > 2:
        values = values[0]
    rows, columns = grid.map.rows.labels, grid.map.columns.labels
    write = percent if is_share(values) else lambda value: decimal(value, 2)
    head = "".join(f"<th>{_label(label)}</th>" for label in columns[:_MOST])
    body = "".join(
        f"<tr><th>{_label(label)}</th>"
        + "".join(f"<td>{write(float(value)) if np.isfinite(value) else ''}</td>" for value in line[:_MOST])
        + "</tr>"
        for label, line in zip(rows[:_MOST], values, strict=False)
    )
    cut = [
        f"{_MOST} of {len(labels)} {what}"
        for labels, what in ((rows, "rows"), (columns, "columns"))
        if len(labels) > _MOST
    ]
    note = f"<p>The first {' and '.join(cut)}.</p>" if cut else ""
    return f"<table><tr><th></th>{head}</tr>{body}</table>{note}"


def _label(label: str) -> str:
    return html.escape(isolated(clipped(plain_token(label))))
