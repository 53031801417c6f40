"""Formulas of the walkthrough as LaTeX."""

import pytest

from transformer.interpret.walkthrough import as_latex, number_in_latex


@pytest.mark.parametrize(
    ("formula", "latex"),
    [
        ("Q = X · W_Q + b_Q", r"Q = X \cdot  W_{Q} + b_{Q}"),
        ("scores = Q · Kᵀ", r"\text{scores} = Q \cdot  K^{\top}"),
        ("scaled = scores / √16", r"\text{scaled} = \frac{\text{scores}}{\sqrt{16}}"),
        ("Q[2, 6] = Σ_i X[2, i] · W_Q[i, 6] + b_Q[6]", r"Q[2, 6] = \sum_{i}  X[2, i] \cdot  W_{Q}[i, 6] + b_{Q}[6]"),
        ("masked[1, 2] = −∞", r"\text{masked}[1, 2] = -\infty "),
        ("x = standard deviation (n − 1)", r"x = \text{standard}\ \text{deviation}\ (n - 1)"),
        (
            "weights[1, 2] = e^(masked[1, 2] − largest) / Σ_j e^(masked[1, j] − largest)",
            r"\text{weights}[1, 2] = \frac{e^{\text{masked}[1, 2] - \text{largest}}}"
            r"{\sum_{j}  e^{\text{masked}[1, j] - \text{largest}}}",
        ),
        (
            "X = gain · (x − mean) / deviation + bias, with deviation = √(variance + 1e-05)",
            r"\begin{gathered}X = \text{gain} \cdot  \frac{x - \text{mean}}{\text{deviation}} + \text{bias} \\ "
            r"\text{deviation} = \sqrt{\text{variance} + 10^{-5}}\end{gathered}",
        ),
    ],
)
def test_a_formula_is_typeset(formula, latex):
    assert as_latex(formula) == latex


def test_numbers_are_typeset_as_they_are_written():
    assert number_in_latex("−1,234.5") == "-1{,}234.5"
    assert number_in_latex("−∞") == r"-\infty "
