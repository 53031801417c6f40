"""Trace: the same logits, every value by name, right labels, and no mixing between runs."""

from __future__ import annotations

import math
import threading
from collections import Counter

import numpy as np
import pytest
import torch

from transformer import Trace
from transformer.trace import UNTRACED, TraceScope

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


def test_traced_equals_untraced(any_model, ids, run_model):
    traced, untraced = run_model(any_model, *ids, Trace()), run_model(any_model, *ids)
    torch.testing.assert_close(traced, untraced, atol=1e-5, rtol=0)


def test_every_value_is_captured_once(any_model, ids, run_model):
    calls = Counter()

    def count(traced):
        calls[traced.name] += 1
        return traced.tensor

    trace = Trace(edits={"*": count})
    run_model(any_model, *ids, trace)
    assert set(trace) == expected_names(any_model.config)
    assert len(trace) == len(list(trace)) == len(set(trace))
    assert calls == {name: 1 for name in expected_names(any_model.config)}


def test_axes_name_every_dimension_and_shapes_follow_them(any_model, ids, run_model):
    trace, config = Trace(), any_model.config
    run_model(any_model, *ids, trace)
    for name in trace:
        traced = trace[name]
        assert traced.name == name and not traced.tensor.requires_grad
        side, other = (4, 6) if name.startswith("decoder") else (6, 6)
        if "cross_attention." not in name:
            other = side
        if name in {"logits", "probabilities"} and config.has_decoder:
            side = 4
        sizes = dict(batch=2, position=side, query=side, key=other, head=2, d_model=16, d_k=8, d_ff=24, vocabulary=13)
        assert traced.tensor.shape == tuple(sizes[axis] for axis in traced.axes), name


def test_captured_values_obey_the_equations(any_model, ids, run_model):
    trace, config, close = Trace(), any_model.config, np.testing.assert_allclose
    logits = run_model(any_model, *ids, trace).detach().numpy()
    np.testing.assert_array_equal(trace["logits"].array, logits)
    close(trace["probabilities"].array, trace["logits"].tensor.softmax(-1), atol=1e-6)
    close(trace["encoder.embedded"].array, trace["encoder.embedding"].array + trace["encoder.positions"].array)
    table = any_model.encoder.embedding.weight[ids[0]].detach() * (math.sqrt(16) if config.scaled_embedding else 1)
    close(trace["encoder.embedding"].array, table, atol=1e-6)
    for weights in trace.find("*attention.weights"):
        name = weights.name.removesuffix("weights")
        get = lambda value, name=name: trace[name + value].array  # noqa: E731
        close(get("scores"), get("query") @ get("key").swapaxes(-1, -2), atol=1e-4)
        close(get("scaled"), get("scores") / math.sqrt(8), atol=1e-5)
        assert get("allowed").dtype == bool
        close(get("masked_scores"), np.where(get("allowed"), get("scaled"), -np.inf))
        exponents = np.exp(get("masked_scores") - get("masked_scores").max(-1, keepdims=True))
        close(get("weights"), exponents / exponents.sum(-1, keepdims=True), atol=1e-6)
        close(get("output"), get("weights") @ get("value"), atol=1e-5)
        close(get("concatenated"), np.concatenate([get("output")[:, 0], get("output")[:, 1]], axis=-1))


def test_residuals_and_norms_are_what_they_say(make_model, ids):
    trace = Trace()
    model = make_model("paper")
    model(*ids, trace)
    layer = "decoder.layers.0."
    get = lambda name: trace[layer + name].tensor  # noqa: E731
    torch.testing.assert_close(
        get("self_attention_residual"), trace["decoder.embedded"].tensor + get("self_attention.projected")
    )
    torch.testing.assert_close(
        get("cross_attention_residual"), get("self_attention_norm") + get("cross_attention.projected")
    )
    torch.testing.assert_close(
        get("feed_forward_residual"), get("cross_attention_norm") + get("feed_forward.projected")
    )
    assert torch.allclose(
        model.decoder.layers[0].feed_forward_norm(get("feed_forward_residual")), get("feed_forward_norm"), atol=1e-6
    )


def test_labels_belong_to_their_side(make_model, ids):
    trace = Trace()
    make_model("modular")(*ids, trace)
    source = [list("abcdef"), list("ghi") + ["<pad>"] * 3]
    target = [list("WXYZ"), list("UV") + ["<pad>"] * 2]
    trace.label(source=source, target=target)  # labels may come after the run
    cross = trace["decoder.layers.1.cross_attention.weights"]
    assert cross.axes == ("batch", "head", "query", "key") and set(cross.labels) == {"query", "key"}
    assert cross.tokens("query") == target[0] and cross.tokens("key") == source[0]
    assert cross.tokens("query", 1) == target[1] and cross.tokens("key", item=1) == source[1]
    decoder = trace["decoder.layers.1.self_attention.weights"]
    assert decoder.tokens("query") == decoder.tokens("key") == target[0]
    encoder = trace["encoder.layers.1.self_attention.weights"]
    assert encoder.tokens("query", 1) == encoder.tokens("key", 1) == source[1]
    assert trace["decoder.layers.0.cross_attention.key"].tokens("key") == source[0]
    assert trace["encoder.norm"].tokens("position") == source[0]
    assert trace["decoder.positions"].tokens("position") == trace["logits"].tokens("position") == target[0]
    with pytest.raises(KeyError, match="has no tokens along 'head'; it has them along \\['query', 'key'\\]"):
        cross.tokens("head")


def test_every_labelled_axis_is_as_long_as_its_tokens(any_model, ids, run_model):
    trace = Trace()
    trace.label(source=[list("abcdef")] * 2, target=[list("WXYZ")] * 2)
    run_model(any_model, *ids, trace)
    for traced in trace.find("*"):
        for axis in traced.labels:
            assert len(traced.tokens(axis)) == traced.tensor.shape[traced.axes.index(axis)], traced.name
        assert ("query" in traced.labels) == ("query" in traced.axes), traced.name
        assert ("position" in traced.labels) == ("position" in traced.axes), traced.name


def test_logits_of_an_encoder_alone_carry_source_tokens(make_model, ids):
    trace = Trace("logits")
    trace.label(source=[list("abcdef")] * 2)
    make_model("encoder-only")(ids[0], trace=trace)
    assert trace["logits"].tokens("position") == list("abcdef")


def test_capture_is_limited_to_patterns(make_model, ids):
    trace = Trace("*.cross_attention.weights", "logits")
    make_model("modular")(*ids, trace)
    weights = [f"decoder.layers.{number}.cross_attention.weights" for number in range(2)]
    assert list(trace) == [*weights, "logits"]
    assert [traced.name for traced in trace.find("*weights")] == weights
    assert "encoder.embedding" not in trace and len(trace) == 3
    with pytest.raises(KeyError, match=r"encoder.norm was not captured. Captured: decoder"):
        trace["encoder.norm"]
    with pytest.raises(KeyError, match="Captured: nothing yet"):
        Trace()["logits"]


def test_a_trace_that_records_nothing_takes_no_patterns():
    with pytest.raises(ValueError, match=r"`record` must be True where patterns are given, got False. Leave out"):
        Trace("*.weights", record=False)


def test_captured_values_are_not_changed_by_training_on(make_model, ids):
    trace, model = Trace(), make_model("paper")
    model(*ids, trace)
    before = trace["logits"].array.copy()
    with torch.no_grad():
        model.output_projection.weight += 1
    np.testing.assert_array_equal(trace["logits"].array, before)


# Edits


# Scopes and threads


def test_scopes_nest_without_leaking():
    trace = Trace()
    trace.label(source=[["s"]], target=[["t"]])
    outer = TraceScope(trace)
    inner = outer.within("a", position="source").within("b", start=3)
    inner("x", torch.zeros(1, 1), "batch position")
    outer("y", torch.zeros(1, 1), "batch position")
    inner.within(position="target")("z", torch.zeros(1, 1), "batch position")
    assert list(trace) == ["a.b.x", "y", "a.b.z"]
    assert trace["a.b.x"].tokens("position") == ["s"] and trace["a.b.x"].start == 3
    assert trace["y"].labels == {} and trace["y"].start == 0
    assert trace["a.b.z"].tokens("position") == ["t"]


def test_two_traces_of_one_model_are_apart(make_model, make_ids):
    model = make_model("paper")
    one, other = Trace(), Trace()
    model(make_ids([6]), make_ids([4]), one)
    before = one["logits"].array
    model(make_ids([3], seed=5), make_ids([2], seed=6), other)
    np.testing.assert_array_equal(one["logits"].array, before)
    assert other["logits"].array.shape == (1, 2, 13)


def test_nothing_is_stored_on_the_model(any_model, ids, run_model):
    def everything():
        return {(id(module), key): id(value) for module in any_model.modules() for key, value in vars(module).items()}

    before = everything()
    run_model(any_model, *ids, Trace())
    assert everything() == before


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
    together: list[list] = [[] for _ in range(4)]
    barrier = threading.Barrier(4)

    def work(number: int) -> None:
        barrier.wait()
        together[number] = [run(number) for _ in range(15)]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number in range(4):
        assert len(together[number]) == 15
        for result in together[number]:
            for name, expected in alone[number].items():
                np.testing.assert_array_equal(result[name], expected)


def test_untraced_is_not_active_and_gives_values_back():
    value = torch.zeros(1)
    assert not UNTRACED.is_active and UNTRACED.within("a", 3, key="source") is UNTRACED
    assert UNTRACED("x", value, "batch") is value
    assert TraceScope(Trace()).is_active  # also before anything is captured


def test_arrays_are_float32_or_bool():
    trace = Trace()
    TraceScope(trace)("half", torch.ones(2, dtype=torch.bfloat16, requires_grad=True), "batch")
    TraceScope(trace)("mask", torch.ones(2, dtype=torch.bool), "batch")
    assert trace["half"].array.dtype == np.float32 and trace["mask"].array.dtype == bool
