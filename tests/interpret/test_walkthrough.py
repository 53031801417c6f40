"""Inside a head: every cell of every stage is worked out to what the model computed."""

from itertools import product

import numpy as np
import pytest
from rows import rows
from walked import CASES, cells, check_cells, shares_by_hand, stages_of, traced

from transformer import Trace, greedy
from transformer.interpret.walkthrough import walk_through
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
    embedding = stages_of(checkpoint, trace, "encoder")["embedding"]
    assert not embedding.operands[1].values.any()
    check_cells(embedding)
    edited = Trace(edits={"encoder.*.weights": lambda traced: traced.tensor * 0.5})
    greedy(checkpoint, "abc", trace=edited, max_length=4)
    with pytest.raises(ValueError, match="must not be edited at encoder.layers.1.self_attention.weights"):
        walk_through(checkpoint, edited, "encoder", 1, 0)
