"""Inside a head: every cell of every stage is worked out to what the model computed, in words and formulas."""

from itertools import product

import numpy as np
import pytest
from rows import rows
from walked import CASES, cells, check_cells, shares_by_hand, stages_of, traced

from transformer import Trace, greedy
from transformer.interpret.walkthrough import as_latex, number_in_latex, walk_through
from transformer.interpret.what_if import positions_off
from transformer.maps import KINDS

IDS = (
    "embedding input query key value scores scaled masked weights output contributions concatenated projected residual "
    "norm"
).split()
HOSTILE = ["'", '"', '"""', "'''\n", "\\", "\n", '"); raise SystemExit(1)  # ', "{row}", "{", "%s"]


def test_every_stage_is_what_was_captured_and_every_cell_is_worked_out(make_checkpoint, subtests):
    every = [*product(CASES, (True, False))]
    for (name, kind), final_norm in rows(every, few=[(case, at % 2 == 0) for at, case in enumerate(CASES)]):
        checkpoint = make_checkpoint(name, final_norm=final_norm)
        trace = traced(checkpoint)
        stack, attention = KINDS[kind]
        for layer, head in ((0, 1), (1, 0)):
            with subtests.test(f"{name} {kind} {final_norm} {layer}"):
                path = f"{stack}.layers.{layer}.{attention}"
                stages = stages_of(checkpoint, trace, kind, layer, head)
                assert list(stages) == (IDS[:-1] if checkpoint.config.norm_first else IDS)
                names = {id: f"{path}.{id}" for id in IDS[2:13]} | {
                    "embedding": f"{stack}.embedded",
                    "masked": f"{path}.masked_scores",
                    "residual": f"{path}_residual",
                    "norm": f"{path}_norm",
                }
                for id, stage in stages.items():
                    if id == "contributions":
                        shares = shares_by_hand(checkpoint, trace, kind, layer, head)
                        assert np.allclose(stage.result.values, shares, atol=1e-4)
                    elif id != "input":
                        captured = trace[names[id]]
                        expected = captured.array[0, head] if "head" in captured.axes else captured.array[0]
                        assert np.array_equal(stage.result.values, expected)
                    check_cells(stage, count=3)


def test_tokens_are_text_and_never_reach_a_snippet(make_checkpoint):
    checkpoint = make_checkpoint()
    trace, hostile = (traced(checkpoint, "badcabba", max_length=10) for _ in range(2))
    hostile.label(source=[HOSTILE], target=[HOSTILE])
    for kind in KINDS:
        before, after = (stages_of(checkpoint, one, kind) for one in (trace, hostile))
        for id, stage in after.items():
            for row, column in cells(stage.result, 4):
                working = stage.work_out(row, column)
                assert working.snippet == before[id].work_out(row, column).snippet
                assert f"“{HOSTILE[row]}” (row {row + 1})" in working.question
        assert after["weights"].result.columns.labels == HOSTILE


def test_edited_inputs_are_fine_and_edited_results_are_refused(make_checkpoint):
    checkpoint = make_checkpoint()
    trace = Trace(edits=positions_off())
    greedy(checkpoint, "abc", trace=trace, max_length=4)
    check_cells(stages_of(checkpoint, trace, "encoder")["embedding"])
    edited = Trace(edits={"encoder.*.weights": lambda traced: traced.tensor * 0.5})
    greedy(checkpoint, "abc", trace=edited, max_length=4)
    with pytest.raises(ValueError, match="must not be edited at encoder.layers.1.self_attention.weights"):
        walk_through(checkpoint, edited, "encoder", 1, 0)


def test_what_is_blocked_is_said_with_its_reason(make_checkpoint):
    checkpoint = make_checkpoint()
    stages = stages_of(checkpoint, traced(checkpoint))
    masked, weights = stages["masked"], stages["weights"]
    assert np.array_equal(masked.result.blocked, np.triu(np.ones((6, 6), dtype=bool), 1))
    assert np.array_equal(weights.result.blocked, masked.result.blocked)
    assert masked.work_out(1, 3).formula == "masked[2, 4] = −∞"
    assert masked.work_out(3, 1).note == "Allowed: the score stays as it is."
    assert [term.value > 0 for term in weights.work_out(1, 3).terms] == [True] * 2 + [False] * 4


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
