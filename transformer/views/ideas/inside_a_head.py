"""The idea One head: the matrices of one stage of its path, and a number worked out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from transformer.interpret.walkthrough import (
    ALL_HEADS,
    HEAD,
    LOOKED_AT,
    LOOKS,
    MODEL,
    SHARED,
    Matrix,
    Stage,
    Working,
    stage_ids,
)
from transformer.maps import Axis
from transformer.replay import Field, Replay
from transformer.text import decimal
from transformer.views.idea import HeadChoice, Idea
from transformer.views.maps import compare_largest
from transformer.views.matrices import Lit, describe_matrix
from transformer.views.panels import Panel, Sum, matrix_panel
from transformer.views.view import View, side_by_side

_SHORT_AXES = {
    LOOKS: "looks", LOOKED_AT: "looked at", MODEL: "d_model", HEAD: "d_k", ALL_HEADS: "heads × d_k", SHARED: "",
}  # fmt: skip
_SIGNS = {
    "embedding": ["+", "="], "query": ["·", "+", "="], "key": ["·", "+", "="], "value": ["·", "+", "="],
    "scores": ["·", "="], "output": ["·", "="], "contributions": ["×", "="],
    "projected": ["·", "+", "="], "residual": ["+", "="],
}  # fmt: skip
"""Signs between the matrices of a stage; in a stage that is not listed, an arrow stands before the last matrix."""

_MOST_TERMS = 4
"""Most products of a score that are written one by one."""


def stage_of(replay: Replay) -> Stage:
    """Return the stage that the link names, or the first one; nothing that comes after it is worked out.

    The rows of a decoder say what is read and written there, as those of every map of the decoder do.
    """
    head, ids = replay.head(), stage_ids(replay.checkpoint.config)
    wanted = replay.state["stage"]
    stage = replay.walk(head, wanted if wanted in ids else ids[0])
    return stage if head.kind == "encoder" else _with_rows(stage, replay.usual_result().map(head).rows.labels)


def _with_rows(stage: Stage, labels: Sequence[str]) -> Stage:
    def named(matrix: Matrix) -> Matrix:
        return replace(matrix, rows=replace(matrix.rows, labels=labels)) if matrix.rows.name == LOOKS else matrix

    return replace(stage, operands=[named(matrix) for matrix in stage.operands], result=named(stage.result))


def work_out_cell(replay: Replay, stage: Stage) -> Working:
    """Return how the number that the link names comes about; by default the largest of the second row."""
    values, state = stage.result.values, replay.state
    row = min(state["cell_row"], len(values) - 1)
    column = state["cell_column"]
    column = largest_in_row(values[row]) if column is None else min(column, values.shape[1] - 1)
    return stage.work_out(row, column)


def largest_in_row(row: np.ndarray) -> int:
    """Return the place of the largest number of a row, whatever its sign; −∞ is none."""
    return int(np.where(np.isfinite(row), np.abs(row), -1).argmax())


def inside_view(replay: Replay) -> View:
    """Return what goes into a stage beside what comes out, with a ring around a number and what it is made of."""
    stage = stage_of(replay)
    working = work_out_cell(replay, stage)
    signs = ["", *_signs(stage)]
    uses = [[working.uses[i]] if i in working.uses else [] for i in range(len(stage.operands))]
    operands = [
        _panel(matrix, f"operand-{stage.id}-{number}", signs[number], uses[number])
        for number, matrix in enumerate(stage.operands)
    ]
    result = _panel(stage.result, f"stage-{stage.id}", signs[-1], [(working.row, working.column)])
    if stage.id == "contributions":
        apart = compare_largest(stage.operands[0], stage.result.values)
        result = replace(result, caption=f"{result.caption} {apart}")
    added = add_up(working) if stage.id == "scores" else None
    return side_by_side([*operands, replace(result, is_main=True, sum=added)], stage.text)


def add_up(working: Working) -> Sum:
    """Return a dot product as a sum: the products that count most one by one, all others together."""
    ranked = sorted(working.terms, key=lambda term: -abs(term.value))
    count = len(ranked) if len(ranked) <= _MOST_TERMS + 1 else _MOST_TERMS
    first, others = ranked[:count], ranked[count:]
    values = [*(term.value for term in first), *([sum(term.value for term in others)] if others else [])]
    largest = max(map(abs, values), default=0)
    digits = 1 if largest >= 1 else 2 if largest >= 0.1 else 3
    units = round_to_sum([value * 10**digits for value in values])
    *written, total = [decimal(unit / 10**digits, digits) for unit in [*units, sum(units)]]
    terms = [
        (term.name.replace("dimension", "d_k"), decimal(term.left, 2), decimal(term.right or 0, 2), product)
        for term, product in zip(first, written)
    ]
    rest = (f"the other {len(others)}", written[-1]) if others else None
    return Sum(terms=terms, rest=rest, total=("score", total))


def round_to_sum(values: Sequence[float]) -> list[int]:
    """Round numbers up or down so that they add up to their rounded sum: those are rounded up that lose most."""
    floors = [math.floor(value) for value in values]
    missing = round(sum(values)) - sum(floors)
    ups = sorted(range(len(values)), key=lambda place: floors[place] - values[place])[:missing]
    return [floor + (place in ups) for place, floor in enumerate(floors)]


def _signs(stage: Stage) -> list[str]:
    """Return the sign before each matrix but the first."""
    if stage.id == "input" and len(stage.operands) == 1:
        return ["="]
    return _SIGNS.get(stage.id, [*[""] * (len(stage.operands) - 1), "→"])


def _panel(matrix: Matrix, key: str, sign: str, lit: list[Lit]) -> Panel:
    """Return a matrix under its symbol; the caption holds the full names of its axes."""
    is_percent = matrix.symbol == "contributions"  # as their sentences name them
    values, title = (matrix.values * 100, f"{matrix.symbol}, %") if is_percent else (matrix.values, matrix.symbol)
    shown = replace(matrix, values=values, rows=_shorten_axis(matrix.rows), columns=_shorten_axis(matrix.columns))
    # A symbol of several parts, as W_Q, stands in the title alone.
    is_named = "_" in matrix.symbol or matrix.name.startswith(matrix.symbol)
    name = matrix.name if is_named else f"{matrix.symbol}, {matrix.name}"
    caption = describe_matrix(shown, f"{name[:1].upper()}{name[1:]}: {matrix.shape_in_words}")
    is_share, own = matrix.symbol == "weights", matrix.highlight
    return matrix_panel(
        shown, caption, shares=is_share, lit=lit, band=own and (own[0], own[1] - 1), title=title, sign=sign,
        key=key, about={"figure": matrix.symbol},
    )  # fmt: skip


def _shorten_axis(axis: Axis) -> Axis:
    labels = [label.replace(", d_k ", ", ") for label in axis.labels] if axis.name == ALL_HEADS else axis.labels
    return replace(axis, name=_SHORT_AXES[axis.name], labels=labels)


ONE_HEAD = Idea(
    name="One head",
    view=inside_view,
    words="One head's path from embedding to output, a matrix at a time, with every number worked out.",
    fields=(
        Field(name="stage", kind="choice"),
        Field(name="cell_row", kind="count", usual=1),
        Field(name="cell_column", kind="count"),
    ),
    head=HeadChoice(),
)
