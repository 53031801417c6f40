"""Inside a head: every cell of every stage is worked out to what the model computed."""

import ast

import numpy as np
import pytest
from walked import CASES, cells, check_cells, run_snippet, stages_of, traced

from transformer import Trace, greedy
from transformer.interpret.walkthrough import walk_through
from transformer.interpret.what_if import positions_off
from transformer.maps import KINDS

IDS = (
    "embedding input query key value scores scaled masked weights output contributions concatenated projected residual "
    "norm"
).split()
LARGE = 1e6
HOSTILE = ["'", '"', '"""', "'''\n", "\\", "\n", '"); raise SystemExit(1)  # ', "{row}", "{", "%s"]


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_every_stage_is_what_was_captured_and_every_cell_is_worked_out(make_checkpoint, name, kind):
    checkpoint = make_checkpoint(name)
    trace = traced(checkpoint)
    stack, attention = KINDS[kind]
    for layer, head in ((0, 1), (1, 0)):
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
                output = checkpoint.model.get_parameter(f"{path}.output_projection.weight").detach().numpy()
                value, d_k = trace[f"{path}.value"].array[0, head], checkpoint.config.d_k
                added = value @ output[:, head * d_k : (head + 1) * d_k].T  # (key, d_model)
                parts = trace[f"{path}.weights"].array[0, head][..., None] * added  # (query, key, d_model)
                whole = parts.sum(axis=1, keepdims=True)
                shares = (parts * whole).sum(axis=-1) / (whole**2).sum(axis=-1)
                assert np.allclose(stage.result.values, shares, atol=1e-4)
                assert np.allclose(stage.result.values.sum(axis=1), 1, atol=1e-5)
            elif id != "input":
                captured = trace[names[id]]
                expected = captured.array[0, head] if "head" in captured.axes else captured.array[0]
                assert np.array_equal(stage.result.values, expected)
            check_cells(stage)


@pytest.mark.parametrize(("name", "kind"), CASES)
@pytest.mark.parametrize("changes", [{}, {"final_norm": True, "num_layers": 3}, {"final_norm": False}])
def test_the_layer_reads_what_the_module_was_given(make_checkpoint, name, kind, changes):
    checkpoint = make_checkpoint(name, **changes)
    stack, attention = KINDS[kind]
    for layer in range(checkpoint.config.num_layers):
        given = []
        module = checkpoint.model.get_submodule(f"{stack}.layers.{layer}.{attention}")
        hook = module.register_forward_pre_hook(lambda module, inputs, given=given: given.append(inputs))
        stages = stages_of(checkpoint, traced(checkpoint), kind, layer)
        hook.remove()
        read = given[-1][0], given[-1][2 if kind == "cross" else 0]  # the last call is the full pass; 2 is the memory
        queries, keys = (tensor[0].numpy() for tensor in read)
        assert np.array_equal(stages["input"].result.values, queries)
        for id, expected in (("query", queries), ("key", keys), ("value", keys)):
            assert np.array_equal(stages[id].operands[0].values, expected)
        check_cells(stages["input"], count=3)
        check_cells(stages["residual"], count=3)


@pytest.mark.parametrize("name", ["modular", "paper", "arabic-english"])
@pytest.mark.parametrize("id", IDS)
def test_a_snippet_with_one_number_changed_fails(make_checkpoint, name, id):
    checkpoint = make_checkpoint(name)
    stages = stages_of(checkpoint, traced(checkpoint))
    if id not in stages:
        return
    row = len(stages[id].result.rows.labels) - 1  # this token may look at every other
    # A weight of nearly 0 or 1 would not show a change of one score.
    column = int(np.abs(stages[id].result.values[row] - 0.5).argmin()) if id == "weights" else 2
    snippet = stages[id].work_out(row, column).snippet
    run_snippet(snippet)
    changed = 0
    for place, number in enumerate(numbers_of(ast.parse(snippet))):
        tree = ast.parse(snippet)
        numbers_of(tree)[place].value = number.value + LARGE
        with pytest.raises(AssertionError):
            exec(compile(tree, "snippet", "exec"), {})
        changed += 1
    assert changed >= 2


def numbers_of(tree):
    """Return the literals that a snippet starts from: those it assigns as they are, or in an array."""
    given = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        if isinstance(node.value, (ast.Constant, ast.UnaryOp)) or ast.unparse(node.value).startswith("np.array")
    ]
    found = [node for value in given for node in ast.walk(value) if isinstance(node, ast.Constant)]
    return [node for node in found if not isinstance(node.value, bool)]


@pytest.mark.parametrize("kind", KINDS)
def test_tokens_are_text_and_never_reach_a_snippet(make_checkpoint, kind):
    checkpoint = make_checkpoint()
    trace = traced(checkpoint, "badcabba", max_length=10)
    before = stages_of(checkpoint, trace, kind)
    trace.label(source=[HOSTILE], target=[HOSTILE])
    after = stages_of(checkpoint, trace, kind)
    for id, stage in after.items():
        for row, column in cells(stage.result):
            working = stage.work_out(row, column)
            assert working.snippet == before[id].work_out(row, column).snippet
            assert f"“{HOSTILE[row]}” (row {row + 1})" in working.question
    assert after["weights"].result.columns.labels == HOSTILE


def test_nothing_that_is_handed_out_is_the_models_own_memory(make_checkpoint):
    checkpoint = make_checkpoint("paper")
    trace = traced(checkpoint)
    matrices = [m for stage in stages_of(checkpoint, trace).values() for m in (stage.result, *stage.operands)]
    own = [parameter.detach().numpy() for parameter in checkpoint.model.parameters()]
    own += [trace[name].array for name in trace]
    assert not any(np.may_share_memory(matrix.values, array) for matrix in matrices for array in own)


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
