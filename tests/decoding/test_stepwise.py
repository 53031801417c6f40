"""Greedy decoding: the cached steps are the full forward's, in a batch as alone, and it says why it stopped."""

import math

import numpy as np
import pytest
import torch

from transformer import SYSTEMS, Trace, beam_search, greedy
from transformer.attention import MAPS
from transformer.config import END, PAD, START
from transformer.decoding import Step, greedy_ids
from transformer.text.tokenizer import letters

WITH_DECODER = [name for name in SYSTEMS if SYSTEMS[name].get("has_decoder", True)]


def slow_greedy(model, source: torch.Tensor, limit: int) -> list[int]:
    """Decode greedily by definition: run the whole decoder again at every step, without a cache."""
    read = [START]
    while len(read) <= limit and read[-1] != END:
        read.append(int(model(source, torch.tensor([read]))[0, -1].argmax()))
    return read[1:]


@pytest.mark.parametrize("name", WITH_DECODER)
@pytest.mark.parametrize("edits", [{}, {"decoder.layers.1.cross_attention.weights": lambda traced: traced.tensor * 0}])
def test_steps_and_joined_maps_are_those_of_a_full_pass(make_checkpoint, name, edits):
    checkpoint, maps, everything = make_checkpoint(name, seed=3), Trace(*MAPS, edits=edits), Trace(edits=edits)
    decoding = greedy(checkpoint, "hello", trace=maps)
    whole = greedy(checkpoint, "hello", trace=everything)
    assert decoding.source_tokens == ["<s>", *"hello", "</s>"] and (edits or len(set(decoding.tokens)) > 1)
    assert set(maps) == {name for name in everything if name.endswith(("attention.weights", "attention.allowed"))}
    for path in maps:
        joined, full = maps[path], everything[path]
        assert (joined.axes, joined.labels, joined.start) == (full.axes, full.labels, full.start)
        np.testing.assert_allclose(joined.array, full.array, atol=1e-5)
        sides = [
            decoding.target_tokens if path.startswith("decoder") and (axis == "query" or ".self_" in path)
            else decoding.source_tokens for axis in ("query", "key")
        ]  # fmt: skip
        assert [full.tokens("query"), full.tokens("key")] == sides
    for position, (step, same) in enumerate(zip(decoding.steps, whole.steps, strict=True)):
        assert (step.position, step.reads) == (position, decoding.target_tokens[position])
        assert step.writes == decoding.tokens[position] == same.writes
        assert (step.writes, step.probability) == step.top(1)[0]
        np.testing.assert_allclose(same.probabilities, everything["probabilities"].array[0, position], atol=1e-5)
        assert len(step.rows) == 4 and step.rows.keys() == same.rows.keys()
        for path, row in step.rows.items():
            full = maps[path].array[0, :, position]
            assert row.shape == (2, position + 1 if "self_attention" in path else 7)
            np.testing.assert_array_equal(row, full[:, : row.shape[1]])
            assert (full[:, row.shape[1] :] == 0).all()


@pytest.mark.parametrize("cached", [True, False])
def test_it_stops_at_the_end_token_or_at_the_limit_and_says_so(make_checkpoint, cached):
    checkpoint = make_checkpoint()
    for max_length, steps in [(None, 16), (3, 3), (99, 16), (1, 1)]:
        decoding = greedy(checkpoint, "hello", max_length=max_length, cached=cached)
        assert len(decoding.steps) == len(decoding.tokens) == steps
        assert not decoding.finished
        assert decoding.reason == f"It reached the limit of {steps} tokens before it wrote the end token </s>."
    with torch.no_grad():
        checkpoint.model.output_projection.bias[END] = 1e4
    decoding = greedy(checkpoint, "hello", cached=cached)
    assert decoding.finished and decoding.text == "" and decoding.tokens == ["</s>"]
    assert decoding.reason == "It wrote the end token </s>, so it stopped."


def test_an_encoder_alone_predicts_every_position_at_once(make_checkpoint):
    checkpoint, trace = make_checkpoint("encoder-only", seed=1), Trace()
    decoding = greedy(checkpoint, "hello", trace=trace)
    ids = torch.tensor([letters().read("hello", 16)])
    with torch.inference_mode():
        expected = checkpoint.model(ids)[0].argmax(-1).tolist()
    assert [step.token_id for step in decoding.steps] == expected and len(expected) == 7
    assert decoding.finished and "every position at once" in decoding.reason
    assert decoding.target_tokens == decoding.source_tokens == [step.reads for step in decoding.steps]
    for position, step in enumerate(decoding.steps):
        assert len(step.rows) == 2
        for name, row in step.rows.items():
            np.testing.assert_array_equal(row, trace[name].array[0, :, position])


def test_top_and_entropy_of_a_step_by_hand():
    shares = np.array([0.25, 0.0, 0.125, 0.0, 0.5, 0.125], dtype=np.float32)
    step = Step(0, "<s>", "a", 4, shares, {}, letters(), candidates=shares, forced=False, choice_id=4)
    # Equal ones stand in the order of the vocabulary.
    assert step.top(4) == [("a", 0.5), ("<pad>", 0.25), ("</s>", 0.125), ("b", 0.125)]
    assert step.top(0) == [] and len(step.top(99)) == 6
    assert step.entropy == pytest.approx(1.75 * math.log(2))


@pytest.mark.parametrize("name", WITH_DECODER)
def test_a_batch_decodes_like_each_sequence_alone(make_model, make_ids, name):
    endings = set()
    for seed in range(6):
        model = make_model(name, seed=seed)
        with torch.no_grad():  # the end comes early for some sequences and never for others
            model.output_projection.weight[END] *= 5.0
            model.output_projection.bias[PAD] = -1e4
        source = make_ids([6, 3, 1, 5, 2, 6], seed=seed)
        written = greedy_ids(model, source, 8)
        assert written.shape == (6, 8)
        for row, ids in zip(source, written.tolist(), strict=True):
            alone = row[row != PAD][None]
            expected = slow_greedy(model, alone, 8)
            assert ids == expected + [PAD] * (8 - len(expected))
            endings.add(len(expected))
    assert len(endings) > 2, "every sequence ended at the same step: nothing tested"
    with torch.no_grad():
        model.output_projection.bias[END] = 1e4
    assert greedy_ids(model, make_ids([6, 3]), 4).tolist() == [[END, PAD, PAD, PAD]] * 2


def test_a_batch_of_an_encoder_alone(make_model, make_ids):
    model, source = make_model("encoder-only"), make_ids([6, 3])
    written = greedy_ids(model, source, 99)
    assert torch.equal(written[source == PAD], torch.zeros(3, dtype=torch.long))
    assert torch.equal(written[source != PAD], model(source).argmax(-1)[source != PAD])


def test_a_model_that_is_not_causal_reads_the_whole_target_at_every_step(make_checkpoint):
    checkpoint = make_checkpoint(causal=False)
    source = torch.tensor([letters().read("badcab", 16)])
    written = slow_greedy(checkpoint.model, source, 7)
    assert [step.token_id for step in greedy(checkpoint, "badcab", max_length=7).steps] == written
    assert greedy_ids(checkpoint.model, source, 7)[0].tolist() == written
    assert beam_search(checkpoint, "badcab", width=1, max_length=7).best.token_ids == written
