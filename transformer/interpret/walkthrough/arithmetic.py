"""Cells of each operation in a head, as numbers, words and code: products, sums, norms, masks, softmax."""

from __future__ import annotations

import math

import numpy as np

from transformer.interpret.walkthrough.workings import Cell, Cells, Matrix, Term, name_labels

_LATER = "it comes later, and in training, where the whole target is read at once, it would give the answer away"


def product(left: Matrix, right: Matrix, bias: Matrix | None = None, transposed: bool = False) -> Cells:
    """Return the cells of `left · right + bias`.

    Args:
        left: Left factor, `(row, dimension)`.
        right: Right factor, `(dimension, column)`; transposed, `(column, dimension)`.
        bias: Added to each row, `(1, column)`; None adds nothing.
        transposed: Multiply by the transpose of `right`.
    """

    def cell(row: int, column: int) -> Cell:
        x, factors = left.values[row], right.values[column] if transposed else right.values[:, column]
        names = f"{left.symbol}_row", f"{right.symbol}_{'row' if transposed else 'column'}"
        numbers, code = dict(zip(names, (x, factors))), f"result = np.dot({', '.join(names)})"
        place = f"{column + 1}, i" if transposed else f"i, {column + 1}"
        formula = f"Σ_i {left.symbol}[{row + 1}, i] · {right.symbol}[{place}]"
        start, stop = left.highlight or (0, 0)
        heads = [i // (stop - start) if left.highlight else None for i in range(len(x))]
        parts = zip(name_labels(left.columns), x.tolist(), factors.tolist(), heads)
        terms = [Term(name, one, other, one * other, head) for name, one, other, head in parts]
        if bias is not None:
            numbers["bias"] = shift = float(bias.values[0, column])
            terms.append(Term("bias", shift, None, shift))
            formula, code = f"{formula} + {bias.symbol}[{column + 1}]", f"{code} + bias"
        if left.highlight:
            mine = ", ".join(f"{name}[{start}:{stop}]" for name in names)
            code += f"\nprint('this head adds', np.dot({mine}))"
        uses = {0: (row, None), 1: (column, None) if transposed else (None, column), 2: (0, column)}
        return Cell(formula, terms, numbers, code, uses=uses)

    return cell


def addition(left: Matrix, right: Matrix) -> Cells:
    """Return cells that are the sum of the same cell in both matrices."""

    def cell(row: int, column: int) -> Cell:
        numbers = {matrix.symbol: float(matrix.values[row, column]) for matrix in (left, right)}
        terms = [Term(name, number, None, number) for name, number in numbers.items()]
        formula = " + ".join(f"{name}[{row + 1}, {column + 1}]" for name in numbers)
        uses = {0: (row, column), 1: (row, column)}
        return Cell(formula, terms, numbers, f"result = {' + '.join(numbers)}", uses=uses)

    return cell


def copy(sources: list[Matrix]) -> Cells:
    """Return cells that are copied from the sources, which are concatenated along the columns."""

    def cell(row: int, column: int) -> Cell:
        number, inner = divmod(column, len(sources[0].columns.labels))
        source = sources[number]
        value = float(source.values[row, inner])
        return Cell(
            formula=f"{source.symbol}[{row + 1}, {inner + 1}]",
            terms=[Term(source.name, value, None, value)],
            numbers={source.symbol: value},
            code=f"result = {source.symbol}",
            note=f"Nothing is computed: this is dimension {inner + 1} of the {source.name}.",
            uses={number: (row, inner)},
        )

    return cell


def norm_of(x: Matrix, gain: Matrix, bias: Matrix, eps: float, standard: bool) -> Cells:
    """Return cells of a normalised row; standard: `eps` is added to the variance, else to the sample's deviation."""

    def cell(row: int, column: int) -> Cell:
        values = x.values[row].astype(np.float64)
        mean = float(values.mean())
        deviation = float(np.sqrt(values.var() + eps) if standard else values.std(ddof=1) + eps)
        scale, shift = float(gain.values[0, column]), float(bias.values[0, column])
        normed = (float(values[column]) - mean) / deviation
        terms = [Term("gain · (x − mean) / deviation", scale, normed, scale * normed), Term("bias", shift, None, shift)]
        code = f"deviation = {'np.sqrt(x.var() + eps)' if standard else 'x.std(ddof=1) + eps'}\n"
        code += f"result = gain * (x[{column}] - x.mean()) / deviation + bias"
        number = column + 1
        formula = f"gain[{number}] · ({x.symbol}[{row + 1}, {number}] − mean) / deviation + bias[{number}]"
        numbers = {"x": x.values[row], "gain": scale, "bias": shift, "eps": eps}
        given = {"mean": mean, "deviation": deviation}
        return Cell(formula, terms, numbers, code, given, uses={0: (row, None), 1: (0, column), 2: (0, column)})

    return cell


def division(scores: Matrix, d_k: int) -> Cells:
    """Return cells that are a score divided by √d_k."""

    def cell(row: int, column: int) -> Cell:
        score, root = float(scores.values[row, column]), math.sqrt(d_k)
        return Cell(
            formula=f"scores[{row + 1}, {column + 1}] / √{d_k}",
            terms=[Term("score · 1/√dₖ", score, 1 / root, score / root)],
            numbers={"score": score, "d_k": d_k},
            code="result = score / np.sqrt(d_k)",
            given={"√dₖ": root},
            uses={0: (row, column)},
        )

    return cell


def masking(scores: Matrix, blocked: np.ndarray, causal: bool) -> Cells:
    """Return cells that are a score, or −∞ where `blocked`, `(query, key)`, is True."""

    def cell(row: int, column: int) -> Cell:
        score = float(scores.values[row, column])
        value, formula, note = score, f"{scores.symbol}[{row + 1}, {column + 1}]", "Allowed: the score stays as it is."
        if blocked[row, column]:
            # A column that is blocked even for the last token is padding.
            why = ["it is padding, which only fills up a shorter text"] * bool(blocked[-1, column])
            why += [_LATER] * (causal and column > row)
            value, formula, note = -math.inf, "−∞", f"Not allowed: {'; and '.join(why)}."
        code = f"allowed = {not blocked[row, column]}\nresult = {scores.symbol} if allowed else -np.inf"
        name = "not allowed" if blocked[row, column] else "score"
        return Cell(
            formula, [Term(name, value, None, value)], {scores.symbol: score}, code, note=note, uses={0: (row, column)}
        )

    return cell


def contribution(weights: Matrix, along: Matrix) -> Cells:
    """Return cells that are weight times how far the value goes along what the head adds."""

    def cell(row: int, column: int) -> Cell:
        weight, part = float(weights.values[row, column]), float(along.values[row, column])
        return Cell(
            formula=f"weights[{row + 1}, {column + 1}] · along[{row + 1}, {column + 1}]",
            terms=[Term("weight · along", weight, part, weight * part)],
            numbers={"weight": weight, "along": part},
            code="result = weight * along",
            uses={0: (row, column), 1: (row, column)},
        )

    return cell


def softmax(masked: Matrix) -> Cells:
    """Return cells of the softmax of each row; 0 in a row that is wholly blocked."""

    def cell(row: int, column: int) -> Cell:
        scores = masked.values[row].astype(np.float64)
        largest = float(scores.max())
        exponents = (scores - largest if math.isfinite(largest) else scores).tolist()
        names = name_labels(masked.columns)
        terms = [Term(name, exponent, None, math.exp(exponent)) for name, exponent in zip(names, exponents)]
        total = sum(term.value for term in terms)
        of = masked.symbol
        formula = f"e^({of}[{row + 1}, {column + 1}] − largest) / Σ_j e^({of}[{row + 1}, j] − largest)"
        code = f"powers = np.exp({of}_row - {of}_row.max())\nresult = powers[{column}] / powers.sum()"
        note = ""
        if not total:
            code, note = "result = 0.0", "This token may look at nothing, so all its weights are 0."
        result = terms[column].value / total if total else 0.0
        numbers, given = {f"{of}_row": masked.values[row]}, {"largest": largest}
        return Cell(formula, terms, numbers, code, given, result, note, uses={0: (row, None)})

    return cell
