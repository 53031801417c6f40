"""Trace: the same logits, every value by name, right labels, edits on the way, and no mixing between runs."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import torch

from transformer import LabError, Trace, greedy

ATTENTION = "query key value scores scaled allowed masked_scores weights output concatenated projected".split()


@pytest.fixture
def ids(make_ids):
    return make_ids([6, 3], seed=1), make_ids([4, 2], seed=2)


def expected_names(config) -> set[str]:
    names = {"logits", "probabilities"}
    stacks = {"encoder": ["self_attention"]}
    if config.has_decoder:
        stacks["decoder"] = ["self_attention", "cross_attention"]
    for stack, attentions in stacks.items():
        names |= {f"{stack}.{name}" for name in ("embedding", "positions", "embedded")}
        names |= {f"{stack}.norm"} if config.final_norm else set()
        for number in range(config.num_layers):
            layer = f"{stack}.layers.{number}"
            names |= {f"{layer}.{attention}.{value}" for attention in attentions for value in ATTENTION}
            names |= {f"{layer}.feed_forward.{value}" for value in ("hidden", "projected")}
            names |= {f"{layer}.{part}_{x}" for part in [*attentions, "feed_forward"] for x in ("norm", "residual")}
    return names


def test_every_value_is_captured_once_and_changes_nothing(any_model, ids, run_model):
    def everything():
        return {(id(module), key): id(value) for module in any_model.modules() for key, value in vars(module).items()}

    def count(traced):
        calls[traced.name] += 1
        return traced.tensor

    calls, untraced, before = Counter(), run_model(any_model, *ids), everything()
    trace, names = Trace(edits={"*": count}), expected_names(any_model.config)
    edited, traced = run_model(any_model, *ids, trace), run_model(any_model, *ids, Trace())
    assert torch.equal(edited, traced)
    torch.testing.assert_close(traced, untraced, atol=1e-5, rtol=0)
    assert everything() == before  # nothing of one run is stored on the model
    assert set(trace) == names and len(trace) == len(list(trace)) == len(names)
    assert calls == dict.fromkeys(names, 1)


def test_every_axis_has_its_size_and_the_tokens_of_its_side(any_model, ids, run_model):
    trace, has_decoder = Trace(), any_model.config.has_decoder
    run_model(any_model, *ids, trace)
    tokens = {"source": [list("abcdef"), [*"ghi", *["<pad>"] * 3]], "target": [list("WXYZ"), [*"UV", *["<pad>"] * 2]]}
    trace.label(**tokens)  # labels may come after the run
    for traced in trace.find("*"):
        assert traced.name in trace and not traced.tensor.requires_grad
        is_target = traced.name.startswith("decoder") or (has_decoder and traced.name in ("logits", "probabilities"))
        own = "target" if is_target else "source"
        sides = {"position": own, "query": own, "key": "source" if ".cross_attention." in traced.name else own}
        sizes = dict(batch=2, head=2, d_model=16, d_k=8, d_ff=24, vocabulary=13)
        sizes |= {axis: len(tokens[side][0]) for axis, side in sides.items()}
        assert traced.tensor.shape == tuple(sizes[axis] for axis in traced.axes), traced.name
        assert set(traced.labels) == set(sides) & set(traced.axes), traced.name
        for axis in traced.labels:
            assert [traced.tokens(axis, item) for item in (0, 1)] == tokens[sides[axis]], traced.name
    with pytest.raises(KeyError, match="has no tokens along 'head'; it has them along \\['query', 'key'\\]"):
        trace["encoder.layers.1.self_attention.weights"].tokens("head")


def test_capture_is_limited_to_patterns(make_model, ids):
    trace = Trace("*.cross_attention.weights", "logits")
    make_model("modular")(*ids, trace)
    assert list(trace) == [*(f"decoder.layers.{number}.cross_attention.weights" for number in range(2)), "logits"]
    with pytest.raises(KeyError, match="encoder.norm was not captured. Captured: decoder"):
        trace["encoder.norm"]


# Edits


def test_an_edit_of_the_wrong_shape_is_refused(make_model, ids):
    trace = Trace(edits={"encoder.layers.0.self_attention.weights": lambda traced: torch.zeros(2, 1, 6, 6)})
    said = r"An edit of encoder.* must return the shape \(2, 2, 6, 6\), got \(2, 1, 6, 6\)"
    with pytest.raises(LabError, match=said):
        make_model("modular")(*ids, trace)


@pytest.mark.parametrize("patterns, edited, said", [
    (["*.weigths"], [], r"captures '\*\.weigths', but no value .* There are \*\.weights,"),
    ([], ["decoder.layers.7.*"], r"edits .*layers\.7\..*decoder\.layers\.1\."),
])  # fmt: skip
def test_a_name_that_meets_no_value_is_refused_after_the_run(make_model, make_checkpoint, ids, patterns, edited, said):
    edits = {name: lambda traced: traced.tensor for name in edited}
    with pytest.raises(LabError, match=said):
        make_model("modular")(*ids, Trace(*patterns, edits=edits))
    for cached in (True, False):
        with pytest.raises(LabError, match=said):
            greedy(make_checkpoint("modular"), "ab", Trace(*patterns, edits=edits), cached=cached)


# Scopes and threads


def test_threads_with_their_own_traces_do_not_mix(make_model, make_ids):
    model = make_model("modular")
    inputs = [(make_ids([6], seed=n), make_ids([4], seed=n + 50)) for n in range(4)]
    zero = {"*cross_attention.output": lambda traced: torch.zeros_like(traced.tensor)}
    edits = [None, zero, None, zero]

    def run(number: int) -> dict[str, np.ndarray]:
        trace = Trace(edits=edits[number])
        trace.label(source=[[f"{number}"] * 6])
        with torch.inference_mode():
            model(*inputs[number], trace)
        assert trace["encoder.norm"].tokens("position") == [f"{number}"] * 6
        return {name: trace[name].array for name in trace}

    alone = [run(number) for number in range(4)]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(run, [0, 1, 2, 3] * 8))
    for place, result in enumerate(together):
        for name, expected in alone[place % 4].items():
            np.testing.assert_array_equal(result[name], expected)
