"""Greedy decoding: the cached rows are the full forward's, in a batch as alone, and it says why it stopped."""

import math

import numpy as np
import pytest
import torch

from transformer import SYSTEMS, LabError, TextError, Trace, beam_search, decode, greedy
from transformer.attention import MAPS
from transformer.cache import KeyValueCache
from transformer.config import END, PAD, START
from transformer.decoding import Step, greedy_ids
from transformer.text.tokenizer import letters
from transformer.trace import Traced

WITH_DECODER = [name for name in SYSTEMS if SYSTEMS[name].get("has_decoder", True)]


def slow_greedy(model, source: torch.Tensor, limit: int) -> list[int]:
    """Decode greedily by definition: run the whole decoder again at every step, without a cache."""
    read = [START]
    while len(read) <= limit and read[-1] != END:
        read.append(int(model(source, torch.tensor([read]))[0, -1].argmax()))
    return read[1:]


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("piece", [1, 2, 3])
def test_cached_rows_equal_the_full_forward(decoder_model, make_ids, traced, piece):
    source, target = make_ids([6, 3]), make_ids([6, 6], seed=1)
    full_trace = Trace()
    full = decoder_model(source, target, full_trace)
    memory, cache = decoder_model.encode(source), KeyValueCache()
    for first in range(0, 6, piece):
        trace = Trace() if traced else None
        rows = slice(first, first + piece)
        logits = decoder_model.decode(target[:, rows], memory, source, cache, trace)
        torch.testing.assert_close(logits, full[:, rows], atol=1e-5, rtol=0)
        assert cache.length == first + piece
        if traced:
            for weights in trace.find("decoder.*attention.weights"):
                expected = full_trace[weights.name].tensor[:, :, rows, : weights.tensor.shape[-1]]
                torch.testing.assert_close(weights.tensor, expected, atol=1e-6, rtol=0)
                assert weights.start == first
            positions = trace["decoder.positions"].tensor
            torch.testing.assert_close(positions, full_trace["decoder.positions"].tensor[rows])


def test_a_cache_counts_towards_the_longest_target(make_model, make_ids):
    model, source = make_model("paper"), make_ids([3])
    memory, cache = model.encode(source), KeyValueCache()
    model.decode(make_ids([16]), memory, source, cache)
    with pytest.raises(ValueError, match="The target must have 1 to 16 tokens, got 17"):
        model.decode(make_ids([1]), memory, source, cache)


@pytest.mark.parametrize("name", WITH_DECODER)
def test_greedy_writes_what_the_full_forward_would(make_checkpoint, name):
    checkpoint = make_checkpoint(name, seed=3)
    ids = checkpoint.source_tokenizer.read("hello", 16)
    with torch.inference_mode():
        expected = slow_greedy(checkpoint.model, torch.tensor([ids]), 16)
    decoding = greedy(checkpoint, "hello")
    assert [step.token_id for step in decoding.steps] == expected
    assert len(set(expected)) > 1
    assert decoding.text == letters().decode(expected)
    assert decoding.tokens == letters().tokens(expected)
    assert decoding.source_tokens == ["<s>", *"hello", "</s>"]
    assert decoding.target_tokens == ["<s>", *decoding.tokens[:-1]]
    assert [(step.writes, step.probability) for step in decoding.steps] == [step.top(1)[0] for step in decoding.steps]
    assert not any(step.rows for step in decoding.steps)  # without a trace


@pytest.mark.parametrize("name", WITH_DECODER)
def test_steps_equal_the_full_pass_of_the_same_decoding(make_checkpoint, name):
    checkpoint, trace = make_checkpoint(name, seed=3), Trace()
    decoding = greedy(checkpoint, "hello", trace=trace, max_length=9)
    names = {traced.name for traced in trace.find("decoder.*attention.weights")}
    assert len(names) == 4
    for position, step in enumerate(decoding.steps):
        assert step.position == position and step.reads == decoding.target_tokens[position]
        assert step.writes == decoding.tokens[position]
        np.testing.assert_allclose(step.probabilities, trace["probabilities"].array[0, position], atol=1e-5)
        assert set(step.rows) == names
        for name_, row in step.rows.items():
            assert row.shape == (2, position + 1 if "self_attention" in name_ else 7)
            full = trace[name_].array[0, :, position]
            np.testing.assert_allclose(row, full[:, : row.shape[1]], atol=1e-5)
            assert (full[:, row.shape[1] :] == 0).all()
            np.testing.assert_allclose(row.sum(axis=1), 1, atol=1e-5)


@pytest.mark.parametrize("name", WITH_DECODER)
@pytest.mark.parametrize("edits", [{}, {"decoder.layers.1.cross_attention.weights": lambda traced: traced.tensor * 0}])
def test_maps_joined_of_cached_steps_are_those_of_a_full_pass(make_checkpoint, name, edits):
    checkpoint, maps, everything = make_checkpoint(name, seed=3), Trace(*MAPS, edits=edits), Trace(edits=edits)
    decoding = greedy(checkpoint, "hello", trace=maps, max_length=9)
    greedy(checkpoint, "hello", trace=everything, max_length=9)
    assert set(maps) == {name for name in everything if name.endswith(("attention.weights", "attention.allowed"))}
    for name_ in maps:
        joined, full = maps[name_], everything[name_]
        assert (joined.axes, joined.labels, joined.start) == (full.axes, full.labels, full.start)
        assert joined.array.dtype == full.array.dtype
        np.testing.assert_allclose(joined.array, full.array, atol=1e-5)
    for position, step in enumerate(decoding.steps):
        for name_, row in step.rows.items():
            np.testing.assert_array_equal(row, maps[name_].array[0, :, position, : row.shape[1]])


def test_a_traced_decoding_is_labelled(make_checkpoint):
    trace = Trace("*.cross_attention.weights", "*encoder.*.self_attention.weights", "logits")
    decoding = greedy(make_checkpoint(), "hello", trace=trace, max_length=4)
    cross = trace["decoder.layers.0.cross_attention.weights"]
    assert cross.tensor.shape == (1, 2, 4, 7)
    assert cross.tokens("query") == decoding.target_tokens and cross.tokens("key") == decoding.source_tokens
    assert trace["encoder.layers.0.self_attention.weights"].tokens("query") == decoding.source_tokens
    assert trace["logits"].tokens("position") == decoding.target_tokens
    assert not any("decoder.layers.0.self" in name for name in trace)  # limited capture stays limited


def test_edits_of_a_step_see_the_labels_of_the_source(make_checkpoint):
    seen = []

    def look(traced: Traced) -> torch.Tensor:
        seen.append(traced.tokens("key"))
        return traced.tensor

    greedy(make_checkpoint(), "hello", trace=Trace(edits={"*.cross_attention.weights": look}), max_length=2)
    assert seen and all(tokens == ["<s>", *"hello", "</s>"] for tokens in seen)


@pytest.mark.parametrize("cached", [True, False])
def test_it_stops_at_the_end_token_and_says_so(make_checkpoint, cached):
    checkpoint = make_checkpoint()
    with torch.no_grad():
        checkpoint.model.output_projection.bias[END] = 1e4
    decoding = greedy(checkpoint, "hello", cached=cached)
    assert decoding.finished and decoding.text == "" and decoding.tokens == ["</s>"]
    assert decoding.reason == "It wrote the end token </s>, so it stopped."


@pytest.mark.parametrize(("max_length", "steps"), [(None, 16), (3, 3), (99, 16), (1, 1)])
def test_it_stops_at_the_limit_and_says_so(make_checkpoint, max_length, steps):
    decoding = greedy(make_checkpoint(), "hello", max_length=max_length)
    assert len(decoding.steps) == len(decoding.tokens) == steps
    assert not decoding.finished
    assert decoding.reason == f"It reached the limit of {steps} tokens before it wrote the end token </s>."


@pytest.mark.parametrize("max_length", [0, -1])
def test_a_limit_below_one_is_refused(make_checkpoint, max_length):
    with pytest.raises(ValueError, match=f"`max_length` must be at least 1, got {max_length}. Leave it out"):
        greedy(make_checkpoint(), "hello", max_length=max_length)


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
    assert greedy(checkpoint, "hello").steps[0].rows == {}


@pytest.mark.parametrize(("text", "message"), [("", "no text yet"), ("a" * 15, "makes 15 tokens"), ("ж", "never saw")])
def test_unreadable_text_is_refused(make_checkpoint, text, message):
    with pytest.raises(TextError, match=message):
        greedy(make_checkpoint(), text)


@pytest.mark.parametrize("write", [decode, beam_search])
def test_arguments_of_another_kind_are_told_in_a_sentence(make_checkpoint, write):
    checkpoint = make_checkpoint()
    with pytest.raises(
        TextError, match="reads a text, not a value of type list. Several texts are given to `greedy` as a list"
    ):
        write(checkpoint, ["a", "b"])
    with pytest.raises(LabError, match="`checkpoint` must be a model .* got a value of type str. The checkpoint comes"):
        write("ab", checkpoint)


# Step


def make_step(probabilities: list[float], token_id: int = 0) -> Step:
    array = np.array(probabilities, dtype=np.float32)
    return Step(0, "<s>", "a", token_id, array, {}, letters(), candidates=array, forced=False, choice_id=token_id)


def test_top_is_sorted_and_names_tokens():
    step = make_step([0.1, 0.0, 0.2, 0.0, 0.5, 0.2])
    top = step.top(3)
    assert [token for token, _ in top] == ["a", "</s>", "b"]  # equal ones stand in the order of the vocabulary
    assert [probability for _, probability in top] == pytest.approx([0.5, 0.2, 0.2])
    assert step.top(0) == [] and len(step.top(99)) == 6
    assert sum(probability for _, probability in step.top(99)) == pytest.approx(1)


def test_entropy_by_hand():
    assert make_step([0.0, 1.0, 0.0]).entropy == 0
    assert make_step([0.25] * 4).entropy == pytest.approx(math.log(4))
    assert make_step([0.5, 0.25, 0.25, 0]).entropy == pytest.approx(1.5 * math.log(2))


# Batches


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


def test_a_batch_that_ends_at_once(make_model, make_ids):
    model = make_model("paper")
    with torch.no_grad():
        model.output_projection.bias[END] = 1e4
    assert greedy_ids(model, make_ids([6, 3]), 4).tolist() == [[END, PAD, PAD, PAD]] * 2


def test_a_batch_of_an_encoder_alone(make_model, make_ids):
    model, source = make_model("encoder-only"), make_ids([6, 3])
    written = greedy_ids(model, source, 99)
    assert torch.equal(written[source == PAD], torch.zeros(3, dtype=torch.long))
    assert torch.equal(written[source != PAD], model(source).argmax(-1)[source != PAD])
