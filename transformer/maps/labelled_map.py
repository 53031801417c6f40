"""Labelled maps: numbers with the labels of their rows and columns, from the captured weights to figures and files.

Every step in between takes a labelled map and returns one, so that numbers and labels can't be mismatched.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, cast

import numpy as np

from transformer.errors import SettingError
from transformer.maps.plotting import plot_map
from transformer.maps.tables import heads_table, matrix_table

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

Kind = Literal["encoder", "cross", "decoder"]
Side = Literal["source", "target", ""]
Part = Literal["query", "key", "value", ""]

KIND_TITLES: dict[Kind, str] = {
    "cross": "Cross-attention",
    "encoder": "Encoder self-attention",
    "decoder": "Decoder self-attention",
}
"""Display name of each kind of attention, in the order in which users choose among them."""
SUMMARY_TITLES = {"mean": "mean of heads", "max": "max of heads", "rollout": "rollout"}
SIDES: dict[Kind, tuple[Side, Side]] = {
    "encoder": ("source", "source"),
    "cross": ("target", "source"),
    "decoder": ("target", "target"),
}
"""For each kind, the side of the queries and the side of the keys."""


@dataclass(frozen=True)
class Axis:
    """The rows or the columns of a map.

    Attributes:
        name: Title of the axis, in words.
        labels: One label per row or column: unescaped tokens, or numbers of dimensions.
        side: Sequence of the tokens, `source` or `target`; empty for other labels.
        part: `query`, `key`, `value` or empty; each part has one colour in all figures.
    """

    name: str
    labels: Sequence[str]
    side: Side = ""
    part: Part = ""


def axes_of(kind: Kind, queries: Sequence[str], keys: Sequence[str]) -> tuple[Axis, Axis]:
    """Return the row axis and the column axis of an attention map.

    Args:
        kind: `encoder`, `cross` or `decoder`.
        queries: Tokens of the queries.
        keys: Tokens of the keys.
    """
    looks, looked_at = SIDES[kind]
    return Axis("looks (query)", queries, looks, "query"), Axis("looked at (key)", keys, looked_at, "key")


@dataclass(frozen=True)
class Place:
    """The place of a head in a model, or of a summary of a layer's heads.

    Attributes:
        kind: `encoder`, `cross` or `decoder`.
        layer: Number of the layer, from 0.
        head: Name of the head: its number, from 1, or a key of `SUMMARY_TITLES`.
    """

    kind: Kind
    layer: int
    head: str

    @classmethod
    def parse(cls, written: str) -> Place:
        """Return the place of a head as people write it, `cross.2.1` or `cross.2.mean`; layers count from 1.

        Raises:
            SettingError: If it is not written so.
        """
        found = re.fullmatch(r"(encoder|cross|decoder)\.([1-9]\d*)\.(\w+)", written)
        if not found:
            advice = "Write kind, layer and head, the first being 1: cross.2.1."
            raise SettingError("head", "name a head", written, advice)
        return cls(cast(Kind, found[1]), int(found[2]) - 1, found[3])

    @property
    def number(self) -> int | None:
        """Number of the head, from 0; None for a summary."""
        return None if self.head in SUMMARY_TITLES else int(self.head) - 1

    @property
    def single(self) -> int:
        """Number of the head, from 0, where a summary is not accepted.

        Raises:
            SettingError: If the place is that of a summary.
        """
        if self.number is None:
            raise SettingError("head", "be the number of one head here", self.head)
        return self.number

    @property
    def name(self) -> str:
        """Display name, e.g. `Cross-attention, layer 1, head 2`; numbers count from 1."""
        return f"{KIND_TITLES[self.kind]}, layer {self.layer + 1}, {SUMMARY_TITLES.get(self.head, f'head {self.head}')}"


@dataclass(frozen=True, eq=False, repr=False)
class LabelledMap:
    """Numbers with labelled rows and columns.

    Attributes:
        values: Numbers, `(…, row, column)`.
        rows: Axis with one label per row.
        columns: Axis with one label per column.
        blocked: Boolean, `(row, column)`, True where the mask forbids attention; None if no mask applies.
        place: Head or summary of the map; None if the map is not of a single one.
        is_off: The head is switched off: where it looks has no effect.
    Raises:
        SettingError: If the numbers of labels don't match the shape of `values` or `blocked`.
    """

    values: np.ndarray
    rows: Axis
    columns: Axis
    blocked: np.ndarray | None = None
    place: Place | None = None
    is_off: bool = False

    def __post_init__(self) -> None:
        """Check that the numbers of labels match the shapes."""
        shapes = {"values": self.values.shape[-2:]}
        if self.blocked is not None:
            shapes["blocked"] = self.blocked.shape
        for name, shape in shapes.items():
            if shape != self._sides:
                rule = f"have one row and one column for each label {self._sides}"
                raise SettingError(name, rule, shape, "Take numbers and labels from the same map.")

    def __repr__(self) -> str:
        of = f"{self.head_name}, " if self.place else ""
        return f"{type(self).__name__}({of}{' × '.join(map(str, self.values.shape))})"

    def to_dataframe(self) -> pd.DataFrame:
        """Return a matrix as a table of pandas, with the labels of rows and columns.

        Raises:
            SettingError: If there are several matrices.
            LabError: If pandas is not installed.
        """
        self._must_be_matrix()
        return matrix_table(self)

    def plot(
        self,
        ax: Axes | None = None,
        *,
        title: str | None = None,
        numbers: bool = False,
        colour_bar: bool = True,
        size: tuple[float, float] | None = None,
    ) -> Axes:
        """Draw a matrix with matplotlib, for a paper: fonts and their sizes are those of `matplotlib.rcParams`.

        Values that all lie between 0 and 1 have the lab's scale of shares, others one that is centred at 0; cells that
        the mask blocks are hatched. Labels are written as they are, whatever LaTeX or mathtext would make of them.

        Args:
            ax: Where to draw. Default: a new figure.
            title: Above the matrix; empty = none. Default: the name of the head.
            numbers: Write the number into each cell; of shares in per cent.
            colour_bar: Draw the scale beside it.
            size: Width and height of a new figure, in inches. Default: as many cells need.
        Returns:
            The axes; `ax.figure.savefig("map.pdf")` keeps it.
        Raises:
            SettingError: If there are several matrices.
            LabError: If matplotlib is not installed.

        Example:
            decoding.map("cross", layer=2, head=1).plot().figure.savefig("cross.pdf")
        """
        self._must_be_matrix()
        return plot_map(self, ax, title=title, numbers=numbers, colour_bar=colour_bar, size=size)

    def _must_be_matrix(self) -> None:
        if self.values.ndim != 2:
            got = f"values of the shape {self.values.shape}"
            raise SettingError("map", "be one matrix here", got=got, advice="Take that of one head: `decoding.map`.")

    @property
    def _sides(self) -> tuple[int, int]:
        return len(self.rows.labels), len(self.columns.labels)

    @property
    def head_name(self) -> str:
        """Display name of `place`; empty if there is none."""
        return self.place.name if self.place else ""

    @property
    def allowed(self) -> np.ndarray:
        """Boolean, `(row, column)`, True = may attend; all True if no mask applies."""
        return np.ones(self._sides, dtype=bool) if self.blocked is None else ~self.blocked


@dataclass(frozen=True, eq=False, kw_only=True, repr=False)
class AttentionMaps(LabelledMap):
    """All heads of one kind of attention on one sequence; `values` are the weights, `(layer, head, query, key)`.

    Attributes:
        kind: `encoder`, `cross` or `decoder`.
        layers: Numbers of the layers in the model, from 0.
        heads: Names of the heads: numbers, from 1, or summaries.
        off: Layer, from 0, and name of each head that is switched off.
    Raises:
        SettingError: If labels, layers or heads don't match the shape of the weights.
    """

    kind: Kind
    layers: Sequence[int]
    heads: Sequence[str]
    off: frozenset[tuple[int, str]] = frozenset()

    def __post_init__(self) -> None:
        """Check that labels, layers and heads match the shape of the weights."""
        super().__post_init__()
        wanted = (len(self.layers), len(self.heads))
        if self.values.ndim != 4 or self.values.shape[:2] != wanted:
            rule = f"be (layer, head, query, key) with {wanted[0]} layers and {wanted[1]} heads"
            raise SettingError("values", rule, self.values.shape, "Name each layer and each head.")

    def __repr__(self) -> str:
        layers, heads, rows, columns = self.values.shape
        return f"AttentionMaps({self.kind}: {layers} layers × {heads} heads × {rows} × {columns})"

    def to_dataframe(self) -> pd.DataFrame:
        """Return a table of pandas with one row a weight: kind, layer, head, query, key, tokens, weight, blocked.

        Layers, heads and positions count from 1.

        Raises:
            LabError: If pandas is not installed.
        """
        return heads_table(self)

    def of(self, layer: int, head: int) -> LabelledMap:
        """Return the map of one head, `(query, key)`.

        Args:
            layer: Number of the layer in the model, from 0.
            head: Index into `heads`, from 0.
        Raises:
            SettingError: If `layers` doesn't contain the layer.
        """
        if layer not in self.layers:
            raise SettingError("layer", f"be one of {', '.join(map(str, self.layers))}", layer, "Choose another.")
        values = self.values[self.layers.index(layer), head]
        is_off = (layer, self.heads[head]) in self.off
        return LabelledMap(values, self.rows, self.columns, self.blocked, self.place_of(layer, head), is_off)

    def place_of(self, layer: int, head: int) -> Place:
        """Return the place of the head that `of` returns for the same arguments."""
        return Place(self.kind, layer, self.heads[head])

    def beside(self, *others: AttentionMaps) -> AttentionMaps:
        """Return maps with the heads of all arguments in each layer, those of this one first.

        Raises:
            SettingError: If the rows, columns or layers differ.
        """
        for other in others:
            if (self.rows, self.columns, self.layers) != (other.rows, other.columns, other.layers):
                got, advice = f"{', '.join(other.heads)} with others", "Take all from one result."
                raise SettingError("others", "have the same rows, columns and layers", got=got, advice=advice)
        values = np.concatenate([self.values, *(other.values for other in others)], axis=1)
        return replace(self, values=values, heads=[head for maps in (self, *others) for head in maps.heads])
