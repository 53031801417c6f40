"""Labels that don't fit are refused, and each step on the way keeps those that do."""

from dataclasses import replace

import numpy as np
import pytest

from transformer.interpret.labelled_map import AttentionMaps, Axis, LabelledMap, Place, axes_of


def maps_of(kind="cross", layers=(0, 1), heads=("1", "2", "3"), queries=("u", "v"), keys=("x", "y", "z")):
    shape = (len(layers), len(heads), len(queries), len(keys))
    weights = np.arange(np.prod(shape), dtype=float).reshape(shape)
    return AttentionMaps(weights, *axes_of(kind, queries, keys), kind=kind, layers=layers, heads=heads)


@pytest.mark.parametrize("shape", [(3, 2), (2, 2), (4, 2, 2), (3,), ()])
def test_numbers_and_labels_must_fit(shape):
    rows, columns = axes_of("cross", ["u", "v"], ["x", "y", "z"])
    with pytest.raises(ValueError, match=r"`values` must have one row and one column for each label \(2, 3\), got"):
        LabelledMap(np.zeros(shape), rows, columns)
    with pytest.raises(ValueError, match=r"`blocked` must have one row and one column for each label \(2, 3\), got"):
        LabelledMap(np.zeros((2, 3)), rows, columns, np.zeros(shape, dtype=bool))


def test_one_mask_is_that_of_all_heads():
    with pytest.raises(ValueError, match=r"`blocked` must have one row and .* \(2, 3\), got \(2, 3, 2, 3\)"):
        replace(maps_of(), blocked=np.zeros((2, 3, 2, 3), dtype=bool))


def test_other_labels_must_fit_too():
    with pytest.raises(ValueError, match="Take numbers and labels from the same map"):
        replace(maps_of(), rows=Axis("looks", ["u"]))


def test_where_no_mask_applies_all_is_allowed():
    plain, blocked = maps_of().of(0, 0), np.array([[True, False, False], [False, False, True]])
    assert plain.blocked is None and plain.allowed.tolist() == [[True] * 3] * 2
    assert np.array_equal(replace(plain, blocked=blocked).allowed, ~blocked)


def test_one_head_of_all_knows_where_it_is_from():
    one = maps_of(layers=(3, 5)).of(5, 1)
    assert one.values.tolist() == maps_of().values[1, 1].tolist()
    assert one.place == Place("cross", 5, "2") and one.place.name == "Cross-attention, layer 6, head 2"
    assert (one.rows.labels, one.columns.labels) == (("u", "v"), ("x", "y", "z"))
    with pytest.raises(ValueError, match="`layer` must be one of 3, 5, got 1. Choose another."):
        maps_of(layers=(3, 5)).of(1, 1)


@pytest.mark.parametrize("names", [dict(layers=(0,)), dict(heads=("1", "2")), dict(heads=())])
def test_each_layer_and_head_has_a_name(names):
    with pytest.raises(ValueError, match=r"`values` must be \(layer, head, query, key\) with .* got \(2, 3, 2, 3\)"):
        replace(maps_of(), **names)


def test_heads_stand_beside_others_of_the_same_tokens():
    maps = maps_of()
    mean = replace(maps, values=maps.values.mean(axis=1, keepdims=True), heads=("mean",))
    most = replace(maps, values=maps.values.max(axis=1, keepdims=True), heads=("max",))
    together = maps.beside(mean, most)
    assert together.heads == ["1", "2", "3", "mean", "max"] and together.of(1, 3).place == Place("cross", 1, "mean")
    assert np.array_equal(together.of(1, 3).values, maps.values[1].mean(axis=0))
    assert np.array_equal(together.of(0, 4).values, maps.values[0].max(axis=0))
    assert np.array_equal(together.of(1, 2).values, maps.values[1, 2])
    for other in (maps_of(queries=("u", "w")), maps_of(keys=("x", "y", "w")), maps_of(layers=(0, 2))):
        with pytest.raises(ValueError, match="`others` must have the same rows, columns and layers, got 1, 2, 3 with"):
            maps.beside(mean, other)


def test_a_place_is_a_head_or_a_summary():
    head, mean = Place("encoder", 0, "3"), Place("decoder", 1, "mean")
    assert head.number == head.single == 2 and head.name == "Encoder self-attention, layer 1, head 3"
    assert mean.number is None and mean.name == "Decoder self-attention, layer 2, mean of heads"
    with pytest.raises(ValueError, match="`head` must be the number of one head here, got 'mean'"):
        _ = mean.single
