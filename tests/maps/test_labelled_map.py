"""Each part of a map keeps its labels, and a batch blocks its padding."""

from dataclasses import replace

import numpy as np
import pytest

from transformer import TextError, Trace
from transformer.interpret.batches import read_batch, trace_batch
from transformer.maps import AttentionMaps, Place, attention_maps, axes_of


def maps_of(kind="cross", layers=(0, 1), heads=("1", "2", "3"), queries=("u", "v"), keys=("x", "y", "z")):
    shape = (len(layers), len(heads), len(queries), len(keys))
    weights = np.arange(np.prod(shape), dtype=float).reshape(shape)
    return AttentionMaps(weights, *axes_of(kind, queries, keys), kind=kind, layers=layers, heads=heads)


def test_one_head_of_all_knows_where_it_is_from():
    one = maps_of(layers=(3, 5)).of(5, 1)
    assert one.values.tolist() == maps_of().values[1, 1].tolist()
    assert one.place == Place("cross", 5, "2") and one.place.name == "Cross-attention, layer 6, head 2"
    assert (one.rows.labels, one.columns.labels) == (("u", "v"), ("x", "y", "z"))


def test_heads_stand_beside_others_of_the_same_tokens():
    maps = maps_of()
    mean = replace(maps, values=maps.values.mean(axis=1, keepdims=True), heads=("mean",))
    most = replace(maps, values=maps.values.max(axis=1, keepdims=True), heads=("max",))
    together = maps.beside(mean, most)
    assert together.heads == ["1", "2", "3", "mean", "max"] and together.of(1, 3).place == Place("cross", 1, "mean")
    assert np.array_equal(together.of(0, 4).values, maps.values[0].max(axis=0))
    assert np.array_equal(together.of(1, 2).values, maps.values[1, 2])


def test_a_batch_is_padded_and_padding_is_blocked(make_checkpoint):
    for system in ("paper", "encoder-only"):
        checkpoint, trace, alone = make_checkpoint(system), Trace(), Trace()
        trace_batch(checkpoint, read_batch(checkpoint, ["abcd", "xy"]), trace)
        trace_batch(checkpoint, read_batch(checkpoint, ["xy"]), alone)
        short = attention_maps(trace, item=1)["encoder"]
        assert short.columns.labels == ["<s>", "x", "y", "</s>", "<pad>", "<pad>"]
        assert short.blocked.all(axis=0).tolist() == [False] * 4 + [True] * 2
        assert np.allclose(short.values[:, :, :4, :4], attention_maps(alone)["encoder"].values, atol=1e-5)
    with pytest.raises(TextError, match="no text yet"):
        read_batch(checkpoint, ["abc", ""])
