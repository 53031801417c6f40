"""Attention maps by kind, batches, entropy."""

import numpy as np
import pytest

from transformer import TextError, Trace, greedy
from transformer.interpret.maps import attention_maps, read_batch, trace_batch

SIDES = {"encoder": ("source", "source"), "cross": ("target", "source"), "decoder": ("target", "target")}


@pytest.mark.parametrize(("system", "kinds"), [("modular", list(SIDES)), ("encoder-only", ["encoder"])])
def test_maps_have_the_tokens_of_their_own_sides(make_checkpoint, system, kinds):
    trace = Trace("*attention.weights", "*attention.allowed")
    decoding = greedy(make_checkpoint(system), "abc", trace=trace, max_length=7)
    maps = attention_maps(trace)
    assert list(maps) == kinds
    tokens = {"source": ["<s>", "a", "b", "c", "</s>"], "target": decoding.target_tokens}
    for kind, found in maps.items():
        assert (found.rows.side, found.columns.side) == SIDES[kind]
        assert [axis.labels for axis in (found.rows, found.columns)] == [tokens[side] for side in SIDES[kind]]
        assert (found.kind, found.layers, found.heads) == (kind, [0, 1], ["1", "2"])
        assert found.values.shape == (2, 2, len(found.rows.labels), len(found.columns.labels))
        assert np.allclose(found.values.sum(axis=-1), 1, atol=1e-5)
        assert (found.values[:, :, found.blocked] == 0).all()
        future = np.triu(np.ones(found.values.shape[2:], dtype=bool), 1)
        assert np.array_equal(found.blocked, future if kind == "decoder" else np.zeros_like(future))


@pytest.mark.parametrize("system", ["paper", "encoder-only"])
def test_a_batch_is_padded_and_padding_is_blocked(make_checkpoint, system):
    checkpoint, trace, alone = make_checkpoint(system), Trace(), Trace()
    trace_batch(checkpoint, read_batch(checkpoint, ["abcd", "xy"]), trace)
    trace_batch(checkpoint, read_batch(checkpoint, ["xy"]), alone)
    short = attention_maps(trace, item=1)["encoder"]
    assert short.columns.labels == ["<s>", "x", "y", "</s>", "<pad>", "<pad>"]
    assert short.blocked.all(axis=0).tolist() == [False] * 4 + [True] * 2
    assert np.allclose(short.values[:, :, :4, :4], attention_maps(alone)["encoder"].values, atol=1e-5)


def test_a_batch_with_a_text_that_cannot_be_read_is_refused(make_checkpoint):
    with pytest.raises(TextError, match="no text yet"):
        read_batch(make_checkpoint(), ["abc", ""])
