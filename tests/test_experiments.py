"""Edits do to a run what they say."""

import torch

from transformer import Trace, greedy, load
from transformer.experiments import positions_off, positions_shuffled


def embedded(model, source, edits):
    trace = Trace("encoder.*", edits=edits)
    model.encode(source, trace)
    return trace


def test_without_positions_the_order_of_the_source_does_not_matter(make_model, make_ids):
    model, source = make_model("modular"), make_ids([6])
    order = torch.randperm(6, generator=torch.Generator().manual_seed(1))
    straight, mixed = (embedded(model, ids, positions_off()) for ids in (source, source[:, order]))
    assert (straight["encoder.positions"].tensor == 0).all()
    assert torch.allclose(straight["encoder.norm"].tensor[:, order], mixed["encoder.norm"].tensor, atol=1e-5)


def test_shuffled_positions_are_the_same_vectors_elsewhere(make_model, make_ids):
    model, source = make_model("arabic-english"), make_ids([7])
    plain = embedded(model, source, {})["encoder.positions"].tensor
    shuffled = embedded(model, source, positions_shuffled(3))["encoder.positions"].tensor
    again = embedded(model, source, positions_shuffled(3))["encoder.positions"].tensor
    assert torch.equal(shuffled, again) and not torch.equal(shuffled, plain)
    assert sorted(map(tuple, shuffled.tolist())) == sorted(map(tuple, plain.tolist()))


def test_a_model_that_reverses_needs_its_positions():
    checkpoint = load("assets/checkpoints/reverse-letters.safetensors")
    assert greedy(checkpoint, "stressed", trace=Trace(edits={})).text == "desserts"
    for edits in (positions_off(), positions_shuffled()):
        assert greedy(checkpoint, "stressed", trace=Trace(edits=edits)).text != "desserts"
