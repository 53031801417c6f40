"""Edits of values on the way: what replaces them is used and recorded, and has their shape."""

from __future__ import annotations

import pytest
import torch

from transformer import Trace


@pytest.fixture
def ids(make_ids):
    return make_ids([6, 3], seed=1), make_ids([4, 2], seed=2)


def test_replaced_weights_are_used_and_recorded(make_model, ids):
    model, name = make_model("modular"), "decoder.layers.0.cross_attention.weights"
    first = torch.zeros(2, 2, 4, 6)
    first[..., 0] = 1.0
    trace = Trace(edits={name: lambda traced: first})
    logits = model(*ids, trace)
    assert torch.equal(trace[name].tensor, first)
    value = trace["decoder.layers.0.cross_attention.value"].tensor
    output = trace["decoder.layers.0.cross_attention.output"].tensor
    assert torch.equal(output, value[:, :, :1].expand_as(output))
    assert not torch.allclose(logits, model(*ids), atol=1e-3)


def test_an_edit_that_changes_nothing_changes_nothing(any_model, ids, run_model):
    same = run_model(any_model, *ids, Trace(edits={"*": lambda traced: traced.tensor}))
    assert torch.equal(same, run_model(any_model, *ids, Trace()))


@pytest.mark.parametrize("head", [0, 1])
def test_ablating_a_head_equals_dropping_its_slice_of_the_projection(make_model, ids, head):
    model = make_model("lightning")

    def ablate(traced):
        assert traced.axes == ("batch", "head", "query", "d_k")
        return traced.tensor.index_fill(1, torch.tensor(head), 0.0)

    trace = Trace(edits={"decoder.layers.1.cross_attention.output": ablate}, record=False)
    edited = model(*ids, trace)
    assert len(trace) == 0
    assert not torch.allclose(edited, model(*ids), atol=1e-3)
    with torch.no_grad():
        projection = model.decoder.layers[1].cross_attention.output_projection.weight
        projection[:, head * 8 : (head + 1) * 8] = 0.0
    torch.testing.assert_close(edited, model(*ids), atol=1e-5, rtol=0)


def test_the_causal_mask_can_be_switched_off(decoder_model, make_ids):
    source, target = make_ids([6], seed=1), make_ids([4], seed=2)
    changed = target.clone()
    changed[0, 3] = 4 + (changed[0, 3] - 3) % 9
    edits = {"decoder.*.self_attention.allowed": lambda traced: torch.ones_like(traced.tensor)}

    def first_logits(target, edits=None):
        trace = Trace(edits=edits)
        return decoder_model(source, target, trace)[0, 0], trace

    (before, trace), (after, _) = first_logits(target, edits), first_logits(changed, edits)
    assert not torch.allclose(before, after, atol=1e-3)
    assert (trace["decoder.layers.0.self_attention.weights"].array > 0).all()
    assert torch.equal(first_logits(target)[0], first_logits(changed)[0])


def test_edits_see_labels_and_axes(make_model, ids):
    seen = []
    trace = Trace(edits={"*.cross_attention.scores": lambda traced: seen.append(traced) or traced.tensor})
    trace.label(source=[list("abcdef")] * 2, target=[list("WXYZ")] * 2)
    make_model("modular")(*ids, trace)
    assert [traced.name for traced in seen] == [f"decoder.layers.{n}.cross_attention.scores" for n in range(2)]
    assert seen[0].tokens("query") == list("WXYZ") and seen[0].tokens("key") == list("abcdef")


def test_an_edit_of_the_wrong_shape_is_refused(make_model, ids):
    trace = Trace(edits={"encoder.layers.0.self_attention.weights": lambda traced: traced.tensor[:, :1]})
    message = (
        r"An edit of encoder.layers.0.self_attention.weights must return the shape \(2, 2, 6, 6\), got \(2, 1, 6, 6\)"
    )
    with pytest.raises(ValueError, match=message):
        make_model("modular")(*ids, trace)
