"""Matrices of the walkthrough, read from a trace and a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

import numpy as np
from torch import Tensor

from transformer.checkpoints.checkpoint import Checkpoint
from transformer.errors import SettingError, whole_number
from transformer.interpret.walkthrough.arithmetic import norm_of
from transformer.interpret.walkthrough.workings import HEAD, LOOKED_AT, LOOKS, MODEL, SHARED, Cells, Matrix
from transformer.maps import SIDES, Axis, Part, Place
from transformer.trace import Trace

AXES = {"query": LOOKS, "key": LOOKED_AT, "position": LOOKS, "d_model": MODEL, "d_k": HEAD}


@dataclass(frozen=True, eq=False)
class Reader:
    """A reader of labelled matrices from a trace and a model, for one head and one sequence."""

    checkpoint: Checkpoint
    trace: Trace
    place: Place
    item: int

    def read_value(self, symbol: str, name: str, path: str, part: Part = "", head: int | None = None) -> Matrix:
        """Return a captured value; of this head, or of another head of the same layer.

        Raises:
            SettingError: If the trace lacks the value, holds only a cached step of it, or was edited there.
        """
        if path not in self.trace or self.trace[path].start:
            raise SettingError(
                "trace", "hold every value of a full pass", got=f"one without {path}", advice="Capture everything."
            )
        # Edited embeddings and positions are valid inputs; any other edited value would contradict its formula.
        edited = any(fnmatchcase(path, pattern) for pattern in self.trace.edits)
        if edited and not path.endswith((".embedding", ".positions")):
            raise SettingError("trace", f"not be edited at {path}", got="an edit", advice="Its formula would not hold.")
        traced = self.trace[path]
        if traced.axes[0] == "batch":
            whole_number("item", self.item, 0, len(traced.tensor) - 1)
        place = self.place if head is None else replace(self.place, head=str(head + 1))
        chosen = {"batch": self.item, "head": place.single}
        values = np.array(traced.array[tuple(chosen.get(axis, slice(None)) for axis in traced.axes)])
        rows, columns = (
            self.axis(AXES[axis], traced.tokens(axis, self.item) if axis in traced.labels else _numbers(count), part)
            for axis, count in zip(traced.axes[-2:], values.shape)
        )
        of = place if "head" in traced.axes else None
        return Matrix(values, rows, columns, place=of, symbol=symbol, name=name, part=part)

    def axis(self, name: str, labels: Sequence[str], part: Part = "") -> Axis:
        """Return an axis with the side and part of its tokens; an axis of dimensions gets `part`."""
        looks, looked_at = SIDES[self.place.kind]
        tokens = {LOOKS: Axis(name, labels, looks, "query"), LOOKED_AT: Axis(name, labels, looked_at, "key")}
        return tokens.get(name, Axis(name, labels, part=part))

    def looked_at(self, matrix: Matrix) -> Matrix:
        """Return the same matrix with its tokens as keys instead of queries."""
        return replace(matrix, rows=self.axis(LOOKED_AT, matrix.rows.labels))

    def parameters(self, path: str) -> tuple[Tensor, Tensor]:
        """Return the weight (of a norm: the gain) and the bias of the module at `path`."""
        model = self.checkpoint.model
        return model.get_parameter(f"{path}.weight"), model.get_parameter(f"{path}.bias")

    def projection(self, path: str, letter: str, part: Part) -> tuple[Matrix, Matrix]:
        """Return this head's slice of the weights, `(d_model, d_k)`, and of the bias, `(1, d_k)`."""
        weight, bias = self.parameters(f"{path}.{part}_projection")
        d_k = self.checkpoint.config.d_k
        own = slice(self.place.single * d_k, (self.place.single + 1) * d_k)
        # nn.Linear stores (out, in), but the formula multiplies by the weights from the right.
        return (
            parameter_matrix(f"W_{letter}", f"{part} weights of this head", weight[own].T, MODEL, HEAD, part),
            parameter_matrix(f"b_{letter}", f"{part} bias of this head", bias[own][None], SHARED, HEAD, part),
        )

    def norm(self, x: Matrix, path: str) -> tuple[str, list[Matrix], Cells]:
        """Return the formula, operands and cells of the norm at `path` applied to `x`."""
        gain, bias = (
            parameter_matrix(symbol, f"learned {symbol}", tensor.expand(len(x.columns.labels))[None], SHARED, MODEL)
            for symbol, tensor in zip(("gain", "bias"), self.parameters(path))
        )
        standard, eps = self.checkpoint.config.norm == "standard", self.checkpoint.config.norm_eps
        deviation = f"√(variance + {eps:g})" if standard else f"standard deviation (n − 1) + {eps:g}"
        formula = f"gain · ({x.symbol} − mean) / deviation + bias, with deviation = {deviation}"
        return formula, [x, gain, bias], norm_of(x, gain, bias, eps, standard)


def parameter_matrix(symbol: str, name: str, tensor: Tensor, row: str, column: str, part: Part = "") -> Matrix:
    """Return a parameter as a matrix.

    Args:
        symbol: Symbol in formulas.
        name: Name in words.
        tensor: The parameter, `(row, column)`.
        row: Title of the row axis.
        column: Title of the column axis.
        part: `query`, `key`, `value` or empty.
    """
    values = tensor.detach().float().cpu().numpy().copy()  # a copy, because all sessions share the model
    rows, columns = (Axis(axis, _numbers(size), part=part) for axis, size in zip((row, column), values.shape))
    return Matrix(values, rows, columns, symbol=symbol, name=name, part=part)


def _numbers(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]
