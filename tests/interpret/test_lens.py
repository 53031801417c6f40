"""The lens and the words of a head: the last layer is the model itself, and one layer is worked out by hand."""

import numpy as np
import pytest
import torch

from transformer import SYSTEMS, Trace, greedy, load
from transformer.attention import MAPS
from transformer.interpret import (
    Result,
    find_writing_heads,
    lens_names,
    look_through,
    measure_head_words,
    value_name,
    words_of_head,
    words_of_source,
)
from transformer.maps import Place

CROSS = Place("cross", 0, "2")


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_last_layer_writes_what_the_model_writes(name, make_checkpoint):
    checkpoint = make_checkpoint(name)
    trace = Trace(*lens_names(checkpoint))
    decoding = greedy(checkpoint, "abc", trace=trace)
    lens, size = look_through(checkpoint, trace), len(decoding.steps)
    assert lens.stages == ["embedding", "after layer 1", "after layer 2"]
    assert lens.tokens[-1][:size] == [step.writes for step in decoding.steps]
    assert np.allclose(lens.probabilities[-1, :size], [step.probability for step in decoding.steps], atol=1e-5)
    assert (lens.ranks[-1] == 1).all() and lens.ranks.max() > 1
    stack = checkpoint.model.decoder if checkpoint.config.has_decoder else checkpoint.model.encoder
    embedded = trace[lens_names(checkpoint)[0]].tensor[0]
    with torch.inference_mode():
        normed = embedded if stack.norm is None else stack.norm(embedded)
        by_hand = checkpoint.model.output_projection(normed).softmax(-1).max(-1).values
    assert np.allclose(lens.probabilities[0], by_hand, atol=1e-6)
    for step, stage in enumerate(lens.settled()):
        assert (lens.ranks[stage:, step] == 1).all() and (stage == 0 or lens.ranks[stage - 1, step] > 1)


def test_of_one_layer_the_gains_are_those_of_the_logits(make_checkpoint):
    checkpoint = make_checkpoint("modular", num_layers=1, norm_first=True, final_norm=False)
    with torch.no_grad():  # the stream goes straight from the head to the output
        for parameter in checkpoint.model.decoder.layers[0].feed_forward.output_projection.parameters():
            parameter.zero_()
    trace = Trace(value_name(CROSS))
    greedy(checkpoint, "abc", trace=trace)
    found = words_of_head(checkpoint, trace, CROSS)
    source = torch.tensor([[1, *checkpoint.source_tokenizer.encode("abc"), 2]])

    def logits(row):
        def look(traced):
            weights = traced.tensor.clone()
            weights[0, 1] = row
            return weights

        edits = {"decoder.layers.0.cross_attention.weights": look}
        return checkpoint.model(source, torch.tensor([[1]]), Trace(edits=edits, record=False))[0, -1]

    size = source.shape[1]
    assert len(found.looked_at) == size
    for at in range(size):
        risen = logits(torch.eye(size)[at]) - logits(torch.full((size,), 1 / size))
        risen = (risen - risen.mean()).detach()
        best = risen.topk(3)
        assert found.raised[at] == checkpoint.target_tokenizer.tokens(best.indices.tolist())
        assert np.allclose(found.gains[at], best.values, atol=1e-4)
        assert found.lowered[at] == checkpoint.target_tokenizer.tokens([int(risen.argmin())])[0]
        assert found.losses[at] == pytest.approx(-float(risen.min()), abs=1e-4)


def test_all_heads_at_once_name_the_words_that_each_names_alone():
    for checkpoint in (load("english-spanish"), load("reverse-encoder-only")):
        kind = "cross" if checkpoint.config.has_decoder else "encoder"
        every = words_of_source(checkpoint, "a cat.")
        for layer, head in np.ndindex(checkpoint.config.num_layers, checkpoint.config.num_heads):
            place = Place(kind, layer, str(head + 1))
            trace = Trace(value_name(place))
            greedy(checkpoint, "a cat.", trace=trace)
            assert every[layer][head] == words_of_head(checkpoint, trace, place).raised


def test_where_all_tokens_are_named_each_meets_what_is_written():
    checkpoint = load("reverse-encoder-only")
    met = measure_head_words(
        checkpoint, Place("encoder", 1, "1"), texts=8, count=checkpoint.target_tokenizer.vocab_size
    )
    assert met.share == 1 and 0 < met.chance <= 1


def test_its_share_is_the_weight_on_tokens_that_raise_what_is_written():
    checkpoint, trace = load("reverse-letters"), Trace(*MAPS)
    result = Result.of(greedy(checkpoint, "stream", trace), trace)
    weights, writes = result.maps["cross"].values, [step.writes for step in result.decoding.steps]
    every = [[[[token] for token in result.decoding.source_tokens]] * 4] * 2  # each raises itself
    by_hand = np.mean([weights[1, 0, row, 6 - row] for row in range(len(writes) - 1)])  # the mirror; not the end
    share, chance = find_writing_heads(result, every)[1, 0]
    assert share == pytest.approx(by_hand, abs=1e-5) and chance == pytest.approx(1 / 8)
    none = [[[[] for _ in result.decoding.source_tokens]] * 4] * 2
    assert find_writing_heads(result, none) == {}
