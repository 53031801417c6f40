"""The numbers of a figure, as they leave the program: CSV in long form, and NumPy arrays."""

from __future__ import annotations

import csv
import html
import io
import itertools
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import plotly.graph_objects as go

from transformer.errors import SettingError
from transformer.interpret.labelled_map import Axis, LabelledMap

About = Mapping[str, str]
"""Where a figure comes from: program, model, text, head, figure, caption, link."""


@dataclass(frozen=True, kw_only=True)
class Grid:
    """A labelled map as it leaves the program.

    Attributes:
        map: Numbers, labels of rows and columns, and what is blocked.
        axes: Name of each axis before rows and columns, e.g. `("layer", "head")`.
        labels: Labels along these axes, under a name that begins with the axis: `{"head_name": [...]}`.
        units: What a label of a row and of a column is.
    """

    map: LabelledMap
    axes: Sequence[str] = ()
    labels: Mapping[str, Sequence[str]] = field(default_factory=dict)
    units: tuple[str, str] = ("token", "token")

    def __post_init__(self) -> None:
        """Check that axes and labels fit the values."""
        before = self.map.values.shape[:-2]
        if len(self.axes) != len(before):
            raise SettingError("axes", f"name each of the {len(before)} first axes", tuple(self.axes))
        sizes = dict(zip(self.axes, before, strict=True))
        for name, labels in self.labels.items():
            axis = name.split("_")[0]
            if sizes.get(axis) != len(labels):
                raise SettingError(name, f"have one label for each {axis} ({sizes.get(axis)})", len(labels))

    def _labels(self) -> dict[str, Sequence[str]]:
        rows, columns = (f"{axis}_{unit}" for axis, unit in zip(("row", "column"), self.units, strict=True))
        return {**self.labels, rows: self.map.rows.labels, columns: self.map.columns.labels}

    def _masked(self) -> tuple[np.ndarray, np.ndarray | None]:
        values = self.map.values
        if self.map.blocked is None:
            return values, None
        blocked = np.broadcast_to(self.map.blocked, values.shape)
        return np.where(blocked, np.nan, values.astype(np.result_type(values, np.float16))), blocked

    def columns(self) -> dict[str, list]:
        """Long form: one row a value; positions count from 1, what is blocked has no value."""
        values, blocked = self._masked()
        columns: dict[str, list] = {}
        for axis, places in zip((*self.axes, "row", "column"), np.indices(values.shape), strict=True):
            columns[axis] = (places.ravel() + 1).tolist()
            for name, labels in self._labels().items():
                if name.split("_")[0] == axis:
                    columns[name] = [labels[place] for place in places.ravel().tolist()]
        columns["value"] = _written(values)
        if blocked is not None:
            columns["blocked"] = blocked.ravel().astype(int).tolist()
        return columns

    def arrays(self) -> dict[str, np.ndarray]:
        """As NumPy arrays: `value` (NaN where blocked), `blocked`, and the labels."""
        values, blocked = self._masked()
        labels = {name: np.array(list(labels), dtype=str) for name, labels in self._labels().items()}
        return {"value": values, **labels, **({} if blocked is None else {"blocked": blocked})}


@dataclass(frozen=True, kw_only=True)
class Series:
    """Points of a line, or bars over tokens; tokens count from 1."""

    x: np.ndarray
    y: np.ndarray
    x_token: Sequence[str] | None = None

    def columns(self) -> dict[str, list]:
        """One row a point."""
        tokens = {} if self.x_token is None else {"x_token": list(self.x_token)}
        return {"x": _written(self.x), **tokens, "y": _written(self.y)}

    def arrays(self) -> dict[str, np.ndarray]:
        """The same as NumPy arrays."""
        tokens = {} if self.x_token is None else {"x_token": np.array(list(self.x_token), dtype=str)}
        return {"x": np.asarray(self.x), **tokens, "y": np.asarray(self.y)}


def figure_data(figure: go.Figure) -> dict[str, Grid | Series]:
    """The numbers of a figure by the name of their trace; a map is the part `map`.

    What is only there to help, unseen points or the circle behind a clock, has no entry in the legend and is left out.
    """
    parts: dict[str, Grid | Series] = {}
    for number, trace in enumerate(figure.data, start=1):
        if isinstance(trace, go.Heatmap):
            parts["map" if number == 1 else f"map {number}"] = _grid_of(trace, figure.layout)
        elif isinstance(trace, (go.Scatter, go.Bar)) and trace.showlegend is not False:
            name = re.sub("[\u2068\u2069]", "", html.unescape(str(trace.name or f"series {number}")))
            parts[name] = _series_of(trace, (figure.layout.meta or {}).get("columns"))
    return parts


def _series_of(trace: go.Scatter | go.Bar, tokens: Sequence[str] | None) -> Series:
    y = np.asarray([] if trace.y is None else trace.y)
    if tokens is not None:
        return Series(x=np.arange(len(y)) + 1, y=y, x_token=tokens)
    return Series(x=np.arange(len(y)) if trace.x is None else np.asarray(trace.x), y=y)


def _grid_of(trace: go.Heatmap, layout: go.Layout) -> Grid:
    values, tokens = np.asarray(trace.z), layout.meta
    titles = [str(layout[f"{axis}.title.text"] or "label") for axis in ("yaxis", "xaxis")]
    if isinstance(tokens, dict) and "rows" in tokens:
        rows, columns = (Axis(title, tokens[side]) for title, side in zip(titles, ("rows", "columns"), strict=True))
        return Grid(map=LabelledMap(values, rows, columns, np.isnan(values)))
    # A matrix of positions: its labels are the numbers on its axes, which begin at 0.
    numbers = [range(size) if given is None else given for size, given in zip(values.shape, (trace.y, trace.x))]
    rows, columns = (Axis(title, [str(number) for number in along]) for title, along in zip(titles, numbers))
    return Grid(map=LabelledMap(values, rows, columns), units=(_identifier(titles[0]), _identifier(titles[1])))


def table(parts: Mapping[str, Grid | Series]) -> list[list]:
    """Header and rows in long form: `row, row_token, column, column_token, value, blocked`, or `series, x, y`."""
    several = "series" if all(isinstance(part, Series) for part in parts.values()) else "part"
    tables = {name: part.columns() for name, part in parts.items()}
    header = list(dict.fromkeys(itertools.chain.from_iterable(tables.values())))
    named = len(tables) > 1 or several == "series"
    rows: list[list] = [[several, *header] if named else header]
    for name, columns in tables.items():
        length = len(next(iter(columns.values())))
        lines = zip(*(columns.get(column, [""] * length) for column in header), strict=True)
        rows += [[name, *line] if named else list(line) for line in lines]
    return rows


def _written(values: np.ndarray) -> list[str]:
    """Each number in the fewest digits that give it back exactly; nothing for NaN."""
    flat = np.asarray(values).ravel()
    if not flat.size:
        return []
    if flat.dtype.kind != "f":
        return ["" if value is None else str(value) for value in flat.tolist()]
    return ["" if text == "nan" else text for text in flat.astype(str).tolist()]


APOSTROPHES = (
    "CSV: a label that a spreadsheet would run as a formula, or a program would read as empty, has an apostrophe in "
    "front; so has one that begins with an apostrophe. Take one off to get the label back. NPZ holds it as it is."
)
NUMBERS = "Positions count from 1. A blocked value is empty in CSV and NaN in NPZ."
_FORMULA = tuple("=+-@'\t\r\n＝＋－＠")
_EMPTY = {"", "na", "n/a", "nan", "null", "none", "<na>", "#n/a", "#na", "#n/a n/a", "1.#ind", "1.#qnan"}


def _guarded(cell: object) -> object:
    if isinstance(cell, str) and (cell.startswith(_FORMULA) or cell.lower() in _EMPTY):
        return f"'{cell}"
    return cell


def to_csv(parts: Mapping[str, Grid | Series], about: About) -> bytes:
    """The numbers in long form; `pandas.read_csv(file)` and a spreadsheet open it as it is.

    UTF-8 with a byte order mark: without it Excel shows letters beyond ASCII as others; pandas skips it. `about` is
    JSON in the first row of the last column, because lines before the header would be read as rows. See `APOSTROPHES`.
    """
    header, *rows = table(parts)
    labels = {place for place, name in enumerate(header) if "_" in name or name in ("part", "series")}
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\r\n")
    writer.writerow([*header, "about"])
    first = json.dumps({**about, "note": f"{NUMBERS} {APOSTROPHES}"}, ensure_ascii=False)
    for row in rows or [[""] * len(header)]:
        writer.writerow([*(_guarded(cell) if place in labels else cell for place, cell in enumerate(row)), first])
        first = ""
    return content.getvalue().encode("utf-8-sig", "replace")


def to_npz(parts: Mapping[str, Grid | Series], about: About) -> bytes:
    """The numbers as arrays, for `numpy.load(file)`; no pickles. Several parts have their name in front."""
    arrays = {"about": np.array(json.dumps(dict(about), ensure_ascii=False))}
    for name, part in parts.items():
        prefix = f"{_identifier(name)}_" if len(parts) > 1 else ""
        arrays |= {f"{prefix}{column}": _plain(array) for column, array in part.arrays().items()}
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    return content.getvalue()


def _identifier(name: str) -> str:
    return re.sub(r"\W+", "_", name).strip("_")


def _plain(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64) if array.dtype == object else array  # None = not measured = NaN
