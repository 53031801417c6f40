"""Attention maps by kind, batches, entropy."""

import numpy as np
import pytest

from transformer import Checkpoint, TextError, Trace, Transformer, greedy, system_config
from transformer.interpret.maps import attention_maps, read_batch, trace_batch
from transformer.text.tokenizer import letters

TINY = dict(d_model=16, num_heads=2, num_layers=2, d_ff=32, max_length=24)


def checkpoint(system="modular"):
    vocabulary = dict(source_vocab_size=letters().vocab_size, target_vocab_size=letters().vocab_size)
    model = Transformer(system_config(system, **TINY, **vocabulary), seed=0).eval()
    return Checkpoint(name="tiny", model=model, source_tokenizer=letters(), target_tokenizer=letters())


def test_maps_have_the_tokens_of_their_own_sides():
    trace = Trace("*attention.weights", "*attention.allowed")
    decoding = greedy(checkpoint(), "abc", trace=trace, max_length=7)
    maps = attention_maps(trace)
    assert list(maps) == ["encoder", "cross", "decoder"]
    source, target = ["<s>", "a", "b", "c", "</s>"], decoding.target_tokens
    tokens = {"source": source, "target": target}
    sides = {"encoder": ("source", "source"), "cross": ("target", "source"), "decoder": ("target", "target")}
    for kind, found in maps.items():
        assert (found.rows.side, found.columns.side) == sides[kind]
        assert [axis.labels for axis in (found.rows, found.columns)] == [tokens[side] for side in sides[kind]]
        assert (found.kind, found.layers, found.heads) == (kind, [0, 1], ["1", "2"])
        assert found.values.shape == (2, 2, len(found.rows.labels), len(found.columns.labels))
        assert np.allclose(found.values.sum(axis=-1), 1, atol=1e-5)
        assert (found.values[:, :, found.blocked] == 0).all()
    assert np.array_equal(maps["decoder"].blocked, np.triu(np.ones((len(target),) * 2, dtype=bool), 1))


def test_an_encoder_alone_has_one_kind():
    trace = Trace("*attention.weights", "*attention.allowed")
    greedy(checkpoint("encoder-only"), "abc", trace=trace)
    assert list(attention_maps(trace)) == ["encoder"]


@pytest.mark.parametrize("system", ["paper", "encoder-only"])
def test_a_batch_is_padded_and_padding_is_blocked(system):
    trace = Trace()
    trace_batch(checkpoint(system), read_batch(checkpoint(system), ["abcd", "xy"]), trace)
    short = attention_maps(trace, item=1)["encoder"]
    assert short.columns.labels == ["<s>", "x", "y", "</s>", "<pad>", "<pad>"]
    assert short.blocked.all(axis=0).tolist() == [False] * 4 + [True] * 2
    alone = Trace()
    trace_batch(checkpoint(system), read_batch(checkpoint(system), ["xy"]), alone)
    assert np.allclose(short.values[:, :, :4, :4], attention_maps(alone)["encoder"].values, atol=1e-5)


def test_a_batch_with_a_text_that_cannot_be_read_is_refused():
    with pytest.raises(TextError, match="no text yet"):
        read_batch(checkpoint(), ["abc", ""])
