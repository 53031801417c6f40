"""Edits do to a run what they say."""

import re
from dataclasses import replace

import numpy as np
import pytest
import torch

from transformer import Trace, greedy, load
from transformer.config import END, PAD, START
from transformer.interpret.forcing import ForcedPredictions, right_target, teacher_forced
from transformer.interpret.what_if import (
    causal_off,
    causal_on,
    compare_forced,
    describe_closing,
    describe_future,
    describe_opening,
    future_share,
    positions_off,
    positions_shuffled,
)
from transformer.maps import AttentionMaps, axes_of
from transformer.masks import causal_mask, padding_mask

WITH_DECODER = ["modular", "paper", "lightning", "arabic-english"]


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


def allowed_of(model, source, target, edits):
    trace = Trace("*.allowed", edits=edits)
    model(source, target, trace)
    return trace


def test_without_the_causal_mask_the_future_is_open_and_padding_is_not(decoder_model, make_ids):
    source, target = make_ids([4, 6]), make_ids([6, 3], seed=1)
    masked, opened = (allowed_of(decoder_model, source, target, edits) for edits in ({}, causal_off()))
    real = padding_mask(target).expand(2, 2, 6, 6)
    for layer in range(2):
        name = f"decoder.layers.{layer}.self_attention.allowed"
        assert torch.equal(opened[name].tensor, real)
        assert torch.equal(masked[name].tensor, real & causal_mask(6))
    for name in masked:
        if "decoder" not in name or "cross" in name:
            assert torch.equal(masked[name].tensor, opened[name].tensor)


def test_the_causal_mask_put_on_is_that_of_a_causal_model(make_model, make_ids):
    source, target = make_ids([4, 6]), make_ids([6, 3], seed=1)
    causal, opened = make_model("modular"), make_model("modular", causal=False)
    opened.load_state_dict(causal.state_dict())
    logits = [causal(source, target), opened(source, target, Trace(edits=causal_on(), record=False))]
    real = target != PAD
    assert torch.allclose(logits[0][real], logits[1][real], atol=1e-5)
    assert not torch.allclose(logits[0][real], opened(source, target)[real], atol=1e-3)
    closed = allowed_of(opened, source, target, causal_on())
    for name, plain in {name: allowed_of(causal, source, target, {})[name] for name in closed}.items():
        assert torch.equal(closed[name].tensor, plain.tensor)


def test_the_future_takes_its_share():
    weights = np.array([[0.25, 0.75, 0], [0.5, 0.25, 0.25], [0, 0, 1]])
    assert future_share(weights) == pytest.approx((0.75 + 0.25) / 2)
    assert future_share(np.stack([weights, np.eye(3)])).tolist() == pytest.approx([0.5, 0])
    assert np.isnan(future_share(np.ones((1, 1))))
    tokens, layer = ["<s>", "a", "b"], np.stack([weights, np.eye(3)])[None]
    maps = AttentionMaps(layer, *axes_of("decoder", tokens, tokens), kind="decoder", layers=[1], heads=["1", "2"])
    sentence = describe_future(maps, 1, 0)
    assert sentence.startswith("Decoder self-attention, layer 2, head 1: tokens that have a future")
    assert "50.0 % of their weight" in sentence and "“<s>” looks at “a” (75 %)" in sentence and "25.0 %" in sentence
    alone = AttentionMaps(
        np.ones((1, 1, 1, 1)), *axes_of("decoder", ["<s>"], ["<s>"]), kind="decoder", layers=[0], heads=["1"]
    )
    assert "no future" in describe_future(alone, 0, 0)


@pytest.mark.parametrize("name", WITH_DECODER)
def test_with_an_open_future_every_step_reads_the_whole_prefix_anew(make_checkpoint, name):
    checkpoint = make_checkpoint(name)
    source = torch.tensor([checkpoint.source_tokenizer.read("abcb", 16)])
    read, probabilities = [START], []
    with torch.inference_mode():
        while len(read) < 8:
            logits = checkpoint.model(source, torch.tensor([read]), Trace(edits=causal_off(), record=False))[0, -1]
            probabilities.append(logits.softmax(-1).numpy())
            read.append(int(logits[PAD + 1 :].argmax()) + PAD + 1)
    trace = Trace("*self_attention.*", edits=causal_off())
    decoding = greedy(checkpoint, "abcb", trace, max_length=7, cached=False)
    assert [step.token_id for step in decoding.steps] == read[1:]
    assert np.allclose([step.probabilities for step in decoding.steps], probabilities, atol=1e-5)
    assert not decoding.finished and "limit of 7 tokens" in decoding.reason
    assert trace["decoder.layers.1.self_attention.allowed"].array.all()
    # A cache would have kept the first rows as they were before their future was written.
    kept = greedy(checkpoint, "abcb", Trace(edits=causal_off()), max_length=7)
    assert not np.allclose(kept.steps[-1].probabilities, decoding.steps[-1].probabilities, atol=1e-6)


def test_a_trained_model_does_not_profit_from_seeing_the_future():
    checkpoint = load("assets/checkpoints/reverse-letters.safetensors")
    target = right_target(checkpoint, "stressed", greedy(checkpoint, "stressed"))
    assert checkpoint.target_tokenizer.decode(target) == "desserts" and target[-1] == END
    masked = teacher_forced(checkpoint, "stressed", target)
    opened = teacher_forced(checkpoint, "stressed", target, Trace(edits=causal_off()))
    assert masked.text == "desserts" and masked.num_right == 9
    assert opened.num_right < 9 and opened.mean_log_probability < masked.mean_log_probability
    # The last token has no future of its own, but those before it have.
    assert "worse" in describe_opening(masked, opened, "desserts", "desserts")


RIGHT = ForcedPredictions(["<s>", "a"], ["a", " "], ["a", " "], "a ", np.log([0.9, 0.5]))
WRONG = replace(RIGHT, predicted=["b", " "], text="b ", log_probabilities=np.log([0.1, 0.5]))
NOT_KNOWN = [replace(one, is_known=False) for one in (RIGHT, WRONG)]


def test_predictions_are_compared_position_by_position():
    table = compare_forced(RIGHT, WRONG)
    assert table["differs"] == ["≠", ""] and table["should write"] == ["a", "␣"]
    assert table["P(right) with the mask"] == ["90.0 %", "50.0 %"] and table["P(right) without"][0] == "10.0 %"
    table = compare_forced(RIGHT, WRONG, is_causal=False)
    assert table["without a mask"] == ["a", "␣"] and table["mask put on"] == ["b", "␣"]
    assert "1 of 2 tokens right" in WRONG.result and f"−{-np.log([0.1, 0.5]).mean():.3f} nats" in WRONG.result
    assert "nearly 0" in ForcedPredictions(["<s>"], ["a"], ["a"], "a", np.zeros(1) - 1e-6).result


@pytest.mark.parametrize(
    ("mask", "as_trained", "changed", "written", "said"),
    [
        ("off", RIGHT, WRONG, "b", "worse without the mask: 1 of 2 tokens right, 2 with it.* writes something else"),
        ("off", WRONG, RIGHT, "a", "here it happens to help. By itself it writes the same"),
        ("off", RIGHT, RIGHT, "a", "does no better without"),
        ("off", *NOT_KNOWN, "b", "On this target the model does worse .*: 1 of 2 tokens as in it, 2 with it"),
        ("on", RIGHT, WRONG, "b", "it gets 2 of 2 .* worse .*: 1 of 2. So it uses .* writes something else"),
        ("on", RIGHT, RIGHT, "a", "makes no difference to it. By itself it writes the same"),
        ("on", WRONG, RIGHT, "a", "here it happens to help"),
    ],
)
def test_what_the_mask_does_is_said(mask, as_trained, changed, written, said):
    found = {"off": describe_opening, "on": describe_closing}[mask](as_trained, changed, "a", written)
    assert re.search(said, found) and ("right" in found) == as_trained.is_known
    assert found.startswith("This model was trained without the causal mask") == (mask == "on")


def test_a_target_that_is_not_known_to_be_right_is_not_called_so(make_checkpoint):
    table = compare_forced(*NOT_KNOWN)
    assert table["target"] == ["a", "␣"] and "P(target) with the mask" in table
    result = NOT_KNOWN[1].result
    assert "1 of 2 tokens as in the target; mean log-probability of the target's −" in result
    assert not any("right" in words or "should" in words for words in (result, *table))
    for is_known in (True, False):
        assert teacher_forced(make_checkpoint(), "abc", [END], is_known=is_known).is_known == is_known


def test_a_model_without_a_decoder_has_no_future(make_checkpoint):
    checkpoint = make_checkpoint("encoder-only")
    with pytest.raises(ValueError, match="`checkpoint` must have a decoder"):
        teacher_forced(checkpoint, "abc", [END])
