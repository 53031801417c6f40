"""The numbers of a drawing, for export: CSV in long form, and NumPy arrays."""

from __future__ import annotations

import csv
import io
import itertools
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from transformer.errors import SettingError
from transformer.maps import LabelledMap

About = Mapping[str, str]
"""Origin of a figure: program, model, text, head, figure, caption, link."""


@dataclass(frozen=True, kw_only=True)
class Grid:
    """A labelled map for export.

    Attributes:
        map: The labelled map.
        axes: Name of each axis before rows and columns, e.g. `("layer", "head")`.
        labels: Labels along these axes, under a name that begins with the axis, e.g. `{"head_name": [...]}`.
        units: Unit of the row labels and of the column labels.
    Raises:
        SettingError: If the axes or the labels don't match the shape of the map.
    """

    map: LabelledMap
    axes: Sequence[str] = ()
    labels: Mapping[str, Sequence[str]] = field(default_factory=dict)
    units: tuple[str, str] = ("token", "token")

    def __post_init__(self) -> None:
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

    def _mask_values(self) -> tuple[np.ndarray, np.ndarray | None]:
        values = self.map.values
        if self.map.blocked is None:
            return values, None
        blocked = np.broadcast_to(self.map.blocked, values.shape)
        return np.where(blocked, np.nan, values.astype(np.result_type(values, np.float16))), blocked

    def columns(self) -> dict[str, list]:
        """Return the columns of the long form, one row per value; positions count from 1, blocked values are empty."""
        values, blocked = self._mask_values()
        columns: dict[str, list] = {}
        for axis, places in zip((*self.axes, "row", "column"), np.indices(values.shape), strict=True):
            columns[axis] = (places.ravel() + 1).tolist()
            for name, labels in self._labels().items():
                if name.split("_")[0] == axis:
                    columns[name] = [labels[place] for place in places.ravel().tolist()]
        columns["value"] = _format_exactly(values)
        if blocked is not None:
            columns["blocked"] = blocked.ravel().astype(int).tolist()
        return columns

    def arrays(self) -> dict[str, np.ndarray]:
        """Return NumPy arrays: `value` (NaN where blocked), the labels and, if a mask applies, `blocked`."""
        values, blocked = self._mask_values()
        labels = {name: np.array(list(labels), dtype=str) for name, labels in self._labels().items()}
        return {"value": values, **labels, **({} if blocked is None else {"blocked": blocked})}


@dataclass(frozen=True, kw_only=True)
class Series:
    """Points of a line, or bars over tokens.

    Attributes:
        x: Horizontal positions; tokens count from 1.
        y: Values.
        x_token: Token at each position; None for a line.
    """

    x: np.ndarray
    y: np.ndarray
    x_token: Sequence[str] | None = None

    def columns(self) -> dict[str, list]:
        """Return the columns of the long form, one row per point."""
        tokens = {} if self.x_token is None else {"x_token": list(self.x_token)}
        return {"x": _format_exactly(self.x), **tokens, "y": _format_exactly(self.y)}

    def arrays(self) -> dict[str, np.ndarray]:
        """Return the points as NumPy arrays."""
        tokens = {} if self.x_token is None else {"x_token": np.array(list(self.x_token), dtype=str)}
        return {"x": np.asarray(self.x), **tokens, "y": np.asarray(self.y)}


Numbers = Callable[[], Mapping[str, Grid | Series]]
"""A function that gives numbers by name, when somebody asks for them."""
TOKENS = ("token", "token")
"""Units of a map whose rows and columns are tokens."""


def is_share(values: np.ndarray) -> bool:
    """Return whether all known values are shares of 1, but for rounding."""
    found = values[np.isfinite(values)]
    return found.size > 0 and found.min() >= 0 and found.max() <= 1 + 1e-6


def numbers_of(map: LabelledMap, units: tuple[str, str] = TOKENS) -> dict[str, Grid]:
    """Return the numbers of one matrix, `(row, column)`, as float32 under the name `map`.

    Args:
        map: The matrix. One of tokens says of every cell whether it is blocked, even if none is.
        units: Unit of the row labels and of the column labels.
    """
    values = map.values.astype(np.float32)
    blocked = ~map.allowed | np.isnan(values) if units == TOKENS else map.blocked
    return {"map": Grid(map=replace(map, values=values, blocked=blocked), units=units)}


def table(parts: Mapping[str, Grid | Series]) -> list[list]:
    """Return header and rows in long form: `row, row_token, column, column_token, value, blocked` or `series, x, y`."""
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


def _format_exactly(values: np.ndarray) -> list[str]:
    """Return each number in the fewest digits that restore it exactly; an empty text for NaN."""
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


def guard_formula(cell: object) -> object:
    """Return a cell of a CSV file; a label that a spreadsheet would run gets an apostrophe: see `APOSTROPHES`."""
    if isinstance(cell, str) and (cell.startswith(_FORMULA) or cell.lower() in _EMPTY):
        return f"'{cell}"
    return cell


def to_csv(parts: Mapping[str, Grid | Series]) -> bytes:
    """Return a CSV file of the numbers in long form, which `pandas.read_csv(file)` and spreadsheets open directly.

    It is UTF-8 with a byte order mark, without which Excel misreads characters beyond ASCII. It holds nothing but its
    table; its name says where it comes from. For labels see `APOSTROPHES`.
    """
    header, *rows = table(parts)
    labels = {place for place, name in enumerate(header) if "_" in name or name in ("part", "series")}
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\r\n")
    writer.writerow(header)
    for row in rows:
        writer.writerow([guard_formula(cell) if place in labels else cell for place, cell in enumerate(row)])
    return content.getvalue().encode("utf-8-sig", "replace")


def to_npz(parts: Mapping[str, Grid | Series], about: About) -> bytes:
    """Return an NPZ file of the numbers, without pickles; the names of several parts prefix those of their arrays."""
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
    return array.astype(np.float64) if array.dtype == object else array  # None, i.e. not measured, becomes NaN
