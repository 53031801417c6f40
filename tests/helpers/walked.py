"""Stages of the walkthrough, and a check of their cells."""

import random

import numpy as np
import pytest

from transformer import SYSTEMS, Trace, greedy
from transformer.interpret.walkthrough import walk_through
from transformer.maps import KINDS

CASES = [(name, kind) for name, values in SYSTEMS.items() for kind in KINDS if values.get("has_decoder", True)]
CASES.append(("encoder-only", "encoder"))
"""Systems, each with the kinds of attention that it has."""


def traced(checkpoint, text="badcab", max_length=6):
    trace = Trace()
    greedy(checkpoint, text, trace=trace, max_length=max_length)
    return trace


def stages_of(checkpoint, trace, kind="decoder", layer=1, head=1, item=0):
    return {stage.id: stage for stage in walk_through(checkpoint, trace, kind, layer, head, item)}


def shares_by_hand(checkpoint, trace, kind, layer, head):
    """Return the share of each token in what one head adds to each row, `(query, key)`, a cell at a time."""
    stack, attention = KINDS[kind]
    path, d_k = f"{stack}.layers.{layer}.{attention}", checkpoint.config.d_k
    projection = checkpoint.model.get_parameter(f"{path}.output_projection.weight").detach().numpy()
    values = trace[f"{path}.value"].array[0, head] @ projection[:, head * d_k : (head + 1) * d_k].T
    weights = trace[f"{path}.weights"].array[0, head]
    found = np.zeros_like(weights)
    for row, column in np.ndindex(*weights.shape):
        whole = sum(weight * value for weight, value in zip(weights[row], values))
        found[row, column] = weights[row, column] * (values[column] @ whole) / (whole @ whole)
    return found


def cells(matrix, count=12, seed=0):
    """Return the corners of a matrix and a sample of the cells between."""
    rows, columns = matrix.values.shape
    draw = random.Random(seed)
    corners = {(row, column) for row in (0, rows - 1) for column in (0, columns - 1)}
    return corners | {(draw.randrange(rows), draw.randrange(columns)) for _ in range(count)}


def check_cells(stage, count=12):
    """Check that result, terms, captured value and snippet of some cells of a stage agree."""
    for row, column in cells(stage.result, count):
        working = stage.work_out(row, column)
        assert working.captured == stage.result.values[row, column]
        assert np.isclose(working.result, working.captured, rtol=1e-4, atol=1e-5), (stage.id, row, column)
        if stage.id == "weights":
            assert np.allclose([term.value for term in working.terms], np.exp([term.left for term in working.terms]))
            own = working.terms[column].value
            assert working.result == (own / working.total if working.total else 0)
        else:
            assert working.result == working.total
            for term in working.terms:
                assert term.value == pytest.approx(term.left * (1 if term.right is None else term.right))
        space = {}
        exec(working.snippet, space)
        assert np.isclose(space["result"], working.result, rtol=1e-6, atol=1e-8)
        assert space["captured"] == pytest.approx(working.captured, rel=1e-8)
        assert working.formula.startswith(f"{stage.result.symbol}[{row + 1}, {column + 1}] = ")
        assert working.formula in working.snippet and len(working.snippet.splitlines()) <= 40
