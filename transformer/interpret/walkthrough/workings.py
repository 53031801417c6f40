"""Labelled matrices, stages, and the working of a single cell.

Whatever people read counts from 1: tokens, dimensions, layers, heads, and the rows and columns of formulas. Only the
code that they can run counts from 0, as NumPy does, and so do the arguments and attributes here.
"""

from __future__ import annotations

import math
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from transformer.errors import whole_number
from transformer.maps import Axis, LabelledMap, Part

LOOKS, LOOKED_AT = "token that looks", "token looked at"
MODEL, HEAD = "dimension of the model (d_model)", "dimension of the head (d_k)"
ALL_HEADS, SHARED = "head and its dimension (d_k)", "shared by all tokens"

_COUNTED = {
    LOOKS: "token{s}", LOOKED_AT: "token{s}", SHARED: "row{s}", MODEL: "dimension{s} of the model",
    HEAD: "dimension{s} of the head", ALL_HEADS: "dimension{s} of all heads",
}  # fmt: skip
_NAMED = {LOOKS: "“{}”", LOOKED_AT: "“{}”", MODEL: "dimension {}", HEAD: "dimension {}", ALL_HEADS: "{}"}


@dataclass(frozen=True, eq=False, kw_only=True)
class Matrix(LabelledMap):
    """A matrix of the walkthrough.

    Attributes:
        symbol: Symbol in formulas, e.g. `W_Q`.
        name: Name in words.
        part: `query`, `key`, `value` or empty; each part has one colour in all figures.
        highlight: Half-open range of the columns that belong to this head, `(start, stop)`; None if none stands out.
    """

    symbol: str
    name: str
    part: Part = ""
    highlight: tuple[int, int] | None = None

    @property
    def shape_in_words(self) -> str:
        """The shape in words, e.g. `14 tokens × 16 dimensions of the head`."""
        sides = (self.rows.name, len(self.rows.labels)), (self.columns.name, len(self.columns.labels))
        return " × ".join(f"{count} {_COUNTED[axis].format(s='' if count == 1 else 's')}" for axis, count in sides)


def name_labels(axis: Axis) -> list[str]:
    """Return the labels of an axis in words, e.g. `dimension 3`."""
    return [_NAMED[axis.name].format(label) for label in axis.labels]


def _place(axis: Axis, side: str, number: int) -> str:
    if axis.name in (MODEL, HEAD):
        return f"dimension {axis.labels[number]}"
    name = _NAMED[axis.name].format(axis.labels[number])
    # The number tells equal tokens apart.
    return name if axis.name == ALL_HEADS else f"{name} ({side} {number + 1})"


Uses = Mapping[int, tuple[int | None, int | None]]


@dataclass(frozen=True)
class Term:
    """One summand of a cell.

    Attributes:
        name: Name of the summand, e.g. `dimension 3`, `“t”` or `bias`.
        left: First factor, or the only number. In a softmax: the exponent, score − largest score of the row.
        right: Second factor, if there are two.
        value: left · right, or left. In a softmax: e to the power of left.
        head: Number of the head whose output `left` is, from 0; None except in `projected`.
    """

    name: str
    left: float
    right: float | None
    value: float
    head: int | None = None


@dataclass(frozen=True)
class Working:
    """The working of one cell.

    Attributes:
        row: Row of the cell, from 0.
        column: Column of the cell, from 0.
        question: Question that the cell answers.
        formula: Formula in plain text, with the cell's row and column, from 1.
        terms: Summands of the cell; in a softmax, of its denominator.
        given: Other numbers used, by name: mean and deviation of a norm, √d_k, or the largest score of a row.
        result: The cell computed from the terms in float64.
        captured: The cell as the model computed it.
        note: Remark on the cell, e.g. why it is blocked; often empty.
        uses: Row and column used of each operand, by its number; None = all of them.
        snippet: Python code that needs only NumPy, computes the cell and compares it with `captured`.
    """

    row: int
    column: int
    question: str
    formula: str
    terms: list[Term]
    given: dict[str, float]
    result: float
    captured: float
    note: str
    uses: Uses
    snippet: str

    @property
    def total(self) -> float:
        """The sum of the terms."""
        return float(sum(term.value for term in self.terms))

    @property
    def shares(self) -> dict[int, float]:
        """Contribution of each head to a cell of `projected`, by head number, from 0; empty in other stages."""
        heads = dict.fromkeys(term.head for term in self.terms if term.head is not None)
        return {head: float(sum(term.value for term in self.terms if term.head == head)) for head in heads}


@dataclass(frozen=True)
class Cell:
    """The numbers of a working: right-hand side of the formula, terms, and the code that computes `result`."""

    formula: str
    terms: list[Term]
    numbers: Mapping[str, float | np.ndarray]
    code: str
    given: dict[str, float] = field(default_factory=dict)
    result: float | None = None  # None = the sum of the terms
    note: str = ""
    uses: Uses = field(default_factory=dict)


Cells = Callable[[int, int], Cell]
"""A function from the row and column of a cell, from 0, to the cell."""


@dataclass(frozen=True, eq=False)
class Stage:
    """One stage of the walkthrough.

    Attributes:
        id: Identifier, e.g. `scores`.
        title: Title of a few words.
        text: Explanation in a few sentences.
        formula: Formula of the whole matrix, in plain text.
        operands: Matrices that the formula uses.
        result: Matrix that the model computed.
        question: Question that a cell answers, with the fields `{row}` and `{column}`.
    """

    id: str
    title: str
    text: str
    formula: str
    operands: list[Matrix]
    result: Matrix
    question: str
    _cell: Cells = field(repr=False)

    def work_out(self, row: int, column: int) -> Working:
        """Compute one cell of `result` step by step.

        Args:
            row: Row of the cell, from 0.
            column: Column of the cell, from 0.
        Raises:
            SettingError: If the matrix has no such cell.
        """
        whole_number("row", row, 0, len(self.result.rows.labels) - 1)
        whole_number("column", column, 0, len(self.result.columns.labels) - 1)
        cell = self._cell(row, column)
        row_name = _place(self.result.rows, "row", row)
        column_name = _place(self.result.columns, "column", column)
        formula = f"{self.result.symbol}[{row + 1}, {column + 1}] = {cell.formula}"
        captured = float(self.result.values[row, column])
        total = sum(term.value for term in cell.terms)
        return Working(
            row=row,
            column=column,
            question=self.question.format(row=row_name, column=column_name),
            formula=formula,
            terms=cell.terms,
            given=cell.given,
            result=float(total if cell.result is None else cell.result),
            captured=captured,
            note=cell.note,
            uses=cell.uses,
            snippet=_snippet(formula, cell, captured),
        )


def _snippet(formula: str, cell: Cell, captured: float) -> str:
    """Return the code of a working; it holds no tokens, because users run it and a token may be any text."""
    lines = ["import numpy as np", "", f"# {formula}", "# Rows and columns of the formula count from 1, NumPy from 0."]
    lines += [f"{name} = {_literal(number)}" for name, number in cell.numbers.items()]
    lines += [cell.code, f"captured = {_literal(captured)}  # what the model computed", "print(result, captured)"]
    return "\n".join([*lines, "assert np.isclose(result, captured, rtol=1e-4, atol=1e-5)", ""])


def _literal(number: float | np.ndarray) -> str:
    if not isinstance(number, np.ndarray):
        text = f"{number:.9g}"  # nine digits restore a float32 exactly
        return text if math.isfinite(number) else text.replace("inf", "np.inf").replace("nan", "np.nan")
    text = ", ".join(map(_literal, number.tolist()))
    if len(text) > 80:
        inside = textwrap.fill(
            text, 100, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False, break_long_words=False
        )
        text = f"\n{inside}\n"
    return f"np.array([{text}])"
