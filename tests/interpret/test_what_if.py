"""Edits do to a run what they say: no positions, other positions, no mask, a mask, and what a link changes."""

import numpy as np
import pytest
import torch

from transformer import Trace, greedy, load
from transformer.attention import MAPS
from transformer.config import PAD
from transformer.interpret import LONGER, MOST_CHANGES, Result, describe_outcome, parse, read_changes, run_with_changes
from transformer.interpret.what_if import causal_off, causal_on, future_share, positions_off, positions_shuffled
from transformer.masks import causal_mask, padding_mask

WITH_DECODER = ["modular", "paper", "lightning", "arabic-english"]


def embedded(model, source, edits):
    trace = Trace("encoder.*", edits=edits)
    model.encode(source, trace)
    return trace


def allowed_of(model, source, target, edits):
    trace = Trace("*.allowed", edits=edits)
    model(source, target, trace)
    return trace


def test_without_positions_order_is_nothing_and_shuffled_ones_are_the_same(make_model, make_ids):
    model, source = make_model("modular"), make_ids([6])
    order = torch.randperm(6, generator=torch.Generator().manual_seed(1))
    straight, mixed = (embedded(model, ids, positions_off()) for ids in (source, source[:, order]))
    assert (straight["encoder.positions"].tensor == 0).all()
    assert torch.allclose(straight["encoder.norm"].tensor[:, order], mixed["encoder.norm"].tensor, atol=1e-5)
    plain, shuffled, again = (
        embedded(model, source, edits)["encoder.positions"].tensor
        for edits in ({}, positions_shuffled(3), positions_shuffled(3))
    )
    assert torch.equal(shuffled, again) and not torch.equal(shuffled, plain)
    assert sorted(map(tuple, shuffled.tolist())) == sorted(map(tuple, plain.tolist()))


def test_without_the_causal_mask_the_future_is_open_and_padding_is_not(make_model, make_ids):
    source, target = make_ids([4, 6]), make_ids([6, 3], seed=1)
    real = padding_mask(target).expand(2, 2, 6, 6)
    for system in WITH_DECODER:
        model = make_model(system)
        masked, opened = (allowed_of(model, source, target, edits) for edits in ({}, causal_off()))
        for name in masked:
            if "decoder" not in name or "cross" in name:
                assert torch.equal(masked[name].tensor, opened[name].tensor), name
            else:
                assert torch.equal(opened[name].tensor, real), name
                assert torch.equal(masked[name].tensor, real & causal_mask(6)), name


def test_the_causal_mask_put_on_is_that_of_a_causal_model(make_model, make_ids):
    source, target = make_ids([4, 6]), make_ids([6, 3], seed=1)
    causal, opened = make_model("modular"), make_model("modular", causal=False)
    opened.load_state_dict(causal.state_dict())
    logits = [causal(source, target), opened(source, target, Trace(edits=causal_on(), record=False))]
    real = target != PAD
    assert torch.allclose(logits[0][real], logits[1][real], atol=1e-5)
    assert not torch.allclose(logits[0][real], opened(source, target)[real], atol=1e-3)
    plain, closed = allowed_of(causal, source, target, {}), allowed_of(opened, source, target, causal_on())
    assert all(torch.equal(closed[name].tensor, plain[name].tensor) for name in closed)


def test_the_future_takes_its_share():
    weights = np.array([[0.25, 0.75, 0], [0.5, 0.25, 0.25], [0, 0, 1]])
    assert future_share(weights) == pytest.approx((0.75 + 0.25) / 2)
    assert future_share(np.stack([weights, np.eye(3)])).tolist() == pytest.approx([0.5, 0])


def test_only_so_many_changes_are_kept_and_a_model_without_end_is_stopped():
    reverser, trace = load("reverse-letters"), Trace(*MAPS)
    usual = Result.of(greedy(reverser, "stream", trace), trace)
    many = [f"cross.1.{1 + at % 4}.hide.1.{1 + at // 4}" for at in range(30)]
    changes, problems = read_changes([*many[:2], *many, "nose"], reverser, usual)
    assert len(changes) == MOST_CHANGES - 2 and not problems
    off, length = [parse(f"cross.{layer}.*.off") for layer in (1, 2)], len(usual.decoding.steps)
    changed = run_with_changes(reverser, "stream", length, off)
    assert len(changed.decoding.steps) <= length + LONGER
    said = describe_outcome(usual, changed)
    assert said.startswith("What it writes differs from step 1 on.")
    assert ("stopped" in said) != changed.decoding.finished
