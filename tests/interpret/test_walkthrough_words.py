"""Inside a head, in words and formulas: what is blocked and why, and what each head adds."""

import numpy as np
import pytest
import torch
from walked import check_cells, stages_of, traced

from transformer import Trace
from transformer.interpret.batches import read_batch, trace_batch
from transformer.interpret.walkthrough import as_latex, number_in_latex


def test_what_is_blocked_is_said_with_its_reason(make_checkpoint):
    checkpoint = make_checkpoint()
    stages = stages_of(checkpoint, traced(checkpoint))
    masked, weights = stages["masked"], stages["weights"]
    assert np.array_equal(masked.result.blocked, np.triu(np.ones((6, 6), dtype=bool), 1))
    assert np.array_equal(weights.result.blocked, masked.result.blocked)
    assert masked.work_out(1, 3).formula == "masked[2, 4] = −∞"
    assert masked.work_out(3, 1).note == "Allowed: the score stays as it is."
    assert [term.value > 0 for term in weights.work_out(1, 3).terms] == [True] * 2 + [False] * 4


def test_padding_is_blocked_and_a_token_may_look_at_nothing(make_checkpoint, make_ids):
    checkpoint, trace = make_checkpoint("paper"), Trace()
    trace_batch(checkpoint, read_batch(checkpoint, ["abcd", "xy"]), trace)
    for kind in ("encoder", "cross"):
        masked = stages_of(checkpoint, trace, kind, item=1)["masked"]
        assert masked.result.blocked.all(axis=0).tolist() == [False] * 4 + [True] * 2
        assert not stages_of(checkpoint, trace, kind, item=0)["masked"].result.blocked.any()
    checkpoint, trace, source, target = make_checkpoint(), Trace(), make_ids([4, 4]), make_ids([5, 3])
    source[1] = 0
    trace.label(source=[list("abcd")] * 2, target=[list("vwxyz")] * 2)
    with torch.inference_mode():
        checkpoint.model(source, target, trace)
    masked = stages_of(checkpoint, trace, "decoder", item=1)["masked"]
    assert masked.work_out(3, 4).note == (
        "Not allowed: it is padding, which only fills up a shorter text; and it comes later, "
        "and in training, where the whole target is read at once, it would give the answer away."
    )
    assert "later" not in masked.work_out(4, 3).note and "padding" not in masked.work_out(0, 1).note
    for kind in ("encoder", "cross"):
        stages = stages_of(checkpoint, trace, kind, item=1)
        assert stages["weights"].work_out(2, 1).note.startswith("This token may look at nothing")
        for stage in stages.values():
            check_cells(stage, count=3)


def test_what_each_head_adds(make_checkpoint):
    checkpoint = make_checkpoint("paper", num_heads=4)
    stages = stages_of(checkpoint, traced(checkpoint), head=2)
    concatenated, projected = stages["concatenated"], stages["projected"]
    assert concatenated.result.highlight == (8, 12) and concatenated.result.columns.labels[9] == "head 3, d_k 2"
    assert np.array_equal(concatenated.result.values[:, 8:12], stages["output"].result.values)
    assert concatenated.work_out(1, 9).formula == "concatenated[2, 10] = output_3[2, 2]"
    working = projected.work_out(1, 5)
    weight, bias = (operand.values for operand in projected.operands[1:])
    for head, share in working.shares.items():
        own = slice(4 * head, 4 * head + 4)
        assert share == pytest.approx(concatenated.result.values[1, own] @ weight[own, 5], abs=1e-5)
    assert list(working.shares) == [0, 1, 2, 3]
    assert sum(working.shares.values()) + bias[0, 5] == pytest.approx(working.result)
    assert "concatenated_row[8:12]" in working.snippet and stages["query"].work_out(0, 0).shares == {}


FORMULAS = [
    ("Q[2, 6] = Σ_i X[2, i] · W_Q[i, 6] + b_Q[6]", r"Q[2, 6] = \sum_{i}  X[2, i] \cdot  W_{Q}[i, 6] + b_{Q}[6]"),
    ("w[1, 2] = e^(s[1, 2] − m) / Σ_j e^(s[1, j] − m)", r"w[1, 2] = \frac{e^{s[1, 2] - m}}{\sum_{j}  e^{s[1, j] - m}}"),
    (
        "X = gain · (x − mean) / deviation + bias, with deviation = √(variance + 1e-05)",
        r"\begin{gathered}X = \text{gain} \cdot  \frac{x - \text{mean}}{\text{deviation}} + \text{bias} \\ "
        r"\text{deviation} = \sqrt{\text{variance} + 10^{-5}}\end{gathered}",
    ),
]


def test_formulas_and_numbers_are_typeset():
    for formula, latex in FORMULAS:
        assert as_latex(formula) == latex
    assert number_in_latex("−1,234.5") == "-1{,}234.5"
