"""Numbers with the labels of their rows and columns: one value from the captured weights to the last picture and file.

Every step on the way takes such a value and returns such a value, so that labels can't be given to other numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from transformer.errors import SettingError

Kind = Literal["encoder", "cross", "decoder"]
Side = Literal["source", "target", ""]
Part = Literal["query", "key", "value", ""]

KIND_TITLES: dict[Kind, str] = {
    "cross": "Cross-attention",
    "encoder": "Encoder self-attention",
    "decoder": "Decoder self-attention",
}
"""Kinds of attention as people say them, in the order in which they choose among them."""
SUMMARY_TITLES = {"mean": "mean of heads", "max": "max of heads", "rollout": "rollout"}
SIDES: dict[Kind, tuple[Side, Side]] = {
    "encoder": ("source", "source"),
    "cross": ("target", "source"),
    "decoder": ("target", "target"),
}
"""The side whose tokens look, and the side whose tokens are looked at."""


@dataclass(frozen=True)
class Axis:
    """What the rows or the columns of a map are.

    Attributes:
        name: In words, as the title of the axis.
        labels: One for each row or column: tokens as they are, or numbers of dimensions.
        side: `source` or `target` where they are tokens of that sequence.
        part: `query`, `key`, `value` or nothing: the colour that it keeps everywhere.
    """

    name: str
    labels: Sequence[str]
    side: Side = ""
    part: Part = ""


def axes_of(kind: Kind, queries: Sequence[str], keys: Sequence[str]) -> tuple[Axis, Axis]:
    """Rows and columns of attention.

    Args:
        kind: `encoder`, `cross` or `decoder`.
        queries: The tokens that look.
        keys: The tokens looked at.
    """
    looks, looked_at = SIDES[kind]
    return Axis("looks (query)", queries, looks, "query"), Axis("looked at (key)", keys, looked_at, "key")


@dataclass(frozen=True)
class Place:
    """One head of a model, or a summary of the heads of one layer.

    Attributes:
        kind: `encoder`, `cross` or `decoder`.
        layer: Counted from 0.
        head: Its name: its number counted from 1, or one of `SUMMARIES`.
    """

    kind: Kind
    layer: int
    head: str

    @property
    def number(self) -> int | None:
        """The head's number counted from 0; None for a summary."""
        return None if self.head in SUMMARY_TITLES else int(self.head) - 1

    @property
    def single(self) -> int:
        """The head's number, where summaries have no place.

        Raises:
            ValueError: If it is a summary.
        """
        if self.number is None:
            raise SettingError("head", "be the number of one head here", self.head)
        return self.number

    @property
    def name(self) -> str:
        """As people say it: `Cross-attention, layer 1, head 2`."""
        return f"{KIND_TITLES[self.kind]}, layer {self.layer + 1}, {SUMMARY_TITLES.get(self.head, f'head {self.head}')}"


@dataclass(frozen=True, eq=False)
class LabelledMap:
    """Numbers, and what their rows and columns are.

    Attributes:
        values: `(…, row, column)`.
        rows: One label a row.
        columns: One label a column.
        blocked: Boolean `(row, column)`, True where the mask forbids to look; None where no mask applies.
        place: The head that it is from; None where it is not from one head.
    """

    values: np.ndarray
    rows: Axis
    columns: Axis
    blocked: np.ndarray | None = None
    place: Place | None = None

    def __post_init__(self) -> None:
        """Check that the labels fit the numbers."""
        shapes = {"values": self.values.shape[-2:]}
        if self.blocked is not None:
            shapes["blocked"] = self.blocked.shape
        for name, shape in shapes.items():
            if shape != self._sides:
                raise SettingError(
                    name,
                    f"have one row and one column for each label {self._sides}",
                    shape,
                    "Take numbers and labels from the same map.",
                )

    @property
    def _sides(self) -> tuple[int, int]:
        return len(self.rows.labels), len(self.columns.labels)

    @property
    def head_name(self) -> str:
        """The head that it is from, as people say it; empty where it is not from one head."""
        return self.place.name if self.place else ""

    @property
    def allowed(self) -> np.ndarray:
        """Boolean `(row, column)`, True = may attend; True everywhere where no mask applies."""
        return np.ones(self._sides, dtype=bool) if self.blocked is None else ~self.blocked


@dataclass(frozen=True, eq=False, kw_only=True)
class AttentionMaps(LabelledMap):
    """All heads of one kind of attention on one sequence; `values` are the weights, `(layer, head, query, key)`.

    Attributes:
        kind: `encoder`, `cross` or `decoder`.
        layers: Their numbers in the model, counted from 0.
        heads: Their names: numbers counted from 1, or summaries.
    """

    kind: Kind
    layers: Sequence[int]
    heads: Sequence[str]

    def __post_init__(self) -> None:
        """Check that labels, layers and heads fit the weights."""
        super().__post_init__()
        wanted = (len(self.layers), len(self.heads))
        if self.values.ndim != 4 or self.values.shape[:2] != wanted:
            raise SettingError(
                "values",
                f"be (layer, head, query, key) with {wanted[0]} layers and {wanted[1]} heads",
                self.values.shape,
                "Name each layer and each head.",
            )

    def of(self, layer: int, head: int) -> LabelledMap:
        """The map of one head.

        Args:
            layer: Its number in the model, counted from 0.
            head: Its place among `heads`, counted from 0.
        Raises:
            ValueError: If the layer is not among `layers`.
        """
        if layer not in self.layers:
            raise SettingError("layer", f"be one of {', '.join(map(str, self.layers))}", layer, "Choose another.")
        values = self.values[self.layers.index(layer), head]
        return LabelledMap(values, self.rows, self.columns, self.blocked, self.place_of(layer, head))

    def place_of(self, layer: int, head: int) -> Place:
        """Where in the model the head of `of` is."""
        return Place(self.kind, layer, self.heads[head])

    def beside(self, *others: AttentionMaps) -> AttentionMaps:
        """The heads of all of them in each layer, this one's first.

        Raises:
            ValueError: If one of them has other rows, columns or layers.
        """
        for other in others:
            if (self.rows, self.columns, self.layers) != (other.rows, other.columns, other.layers):
                raise SettingError(
                    "others",
                    "have the same rows, columns and layers",
                    got=f"{', '.join(other.heads)} with others",
                    advice="Take all from one result.",
                )
        values = np.concatenate([self.values, *(other.values for other in others)], axis=1)
        return replace(self, values=values, heads=[head for maps in (self, *others) for head in maps.heads])
