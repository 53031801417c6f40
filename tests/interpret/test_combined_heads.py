"""Mean, max and rollout against cases worked out by hand; maps without special tokens."""

from dataclasses import replace

import numpy as np
import pytest

from transformer import Trace, greedy
from transformer.interpret.combined_heads import heads_in_one, mute, rollout
from transformer.maps import AttentionMaps, attention_maps, axes_of

NOTHING = np.zeros((2, 2), dtype=bool)


def maps_of(kind, *layers):
    """Return maps of layers that have one head each."""
    return heads_of(kind, [[layer] for layer in layers], ["a", "b"], ["a", "b"])


def heads_of(kind, weights, queries, keys, blocked=NOTHING):
    weights = np.array(weights, dtype=float)
    layers, heads = range(len(weights)), [str(number + 1) for number in range(weights.shape[1])]
    return AttentionMaps(weights, *axes_of(kind, queries, keys), blocked, kind=kind, layers=layers, heads=heads)


def test_rollout_through_two_layers_worked_out_by_hand():
    first, second = [[1.0, 0.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]
    # ½A₁ + ½I = [[1, 0], [½, ½]];  ½A₂ + ½I = [[½, ½], [0, 1]];  their product is [[¾, ¼], [½, ½]].
    rolled = rollout({"encoder": maps_of("encoder", first, second)}, "encoder")
    assert np.allclose(rolled.of(0, 0).values, [[1, 0], [0.5, 0.5]])
    assert np.allclose(rolled.of(1, 0).values, [[0.75, 0.25], [0.5, 0.5]])
    assert rolled.of(1, 0).place.name == "Encoder self-attention, layer 2, rollout"


@pytest.mark.parametrize("layers", [1, 2, 3])
def test_rollout_into_the_decoder_is_the_source_part_of_a_whole_rollout(layers):
    random = np.random.default_rng(layers)
    weights = {kind: random.dirichlet(np.ones(2), size=(layers, 1, 2)) for kind in ("encoder", "decoder", "cross")}
    maps = {kind: maps_of(kind, *found[:, 0]) for kind, found in weights.items()}
    through = np.eye(4)  # two tokens of the source, then two of the target
    for own in weights["encoder"][:, 0]:
        through = np.block([[0.5 * own + 0.5 * np.eye(2), np.zeros((2, 2))], [np.zeros((2, 2)), np.eye(2)]]) @ through
    for own, other in zip(weights["decoder"][:, 0], weights["cross"][:, 0]):
        reads = np.block([[np.eye(2), np.zeros((2, 2))], [0.5 * other, 0.5 * (0.5 * own + 0.5 * np.eye(2))]])
        through = reads @ through
    assert np.allclose(through[2:, 2:].sum(axis=1), 0.5**layers)  # a quarter is left out at two layers
    assert np.allclose(rollout(maps, "cross").values[-1, 0], through[2:, :2] / (1 - 0.5**layers))


def test_summaries_of_two_heads():
    heads = np.array([[[[1.0, 0.0], [0.2, 0.8]], [[0.0, 1.0], [0.6, 0.4]]]])
    maps = heads_of("encoder", heads, ["a", "b"], ["a", "b"])
    summaries = {name: heads_in_one(maps, name) for name in ("mean", "max")}
    summaries["rollout"] = rollout({"encoder": maps}, "encoder")
    expected = {
        "mean": [[0.5, 0.5], [0.4, 0.6]],
        "max": [[1, 1], [0.6, 0.8]],
        "rollout": [[0.75, 0.25], [0.2, 0.8]],
    }
    for name, found in summaries.items():
        assert np.allclose(found.of(0, 0).values, expected[name]) and found.heads == [name]


def test_a_summary_is_off_where_all_heads_of_its_layer_are():
    both = [[[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]]
    maps = replace(
        heads_of("cross", [both, both], ["a", "b"], ["c", "d"]), off=frozenset({(0, "1"), (0, "2"), (1, "2")})
    )
    for name in ("mean", "max"):
        assert [heads_in_one(maps, name).of(layer, 0).is_off for layer in (0, 1)] == [True, False]


@pytest.mark.parametrize("name", ["modular", "encoder-only"])
def test_rollout_of_a_model_has_rows_that_sum_to_one_and_sees_no_future(make_checkpoint, name):
    trace = Trace("*attention.weights", "*attention.allowed")
    greedy(make_checkpoint(name), "abcde", trace=trace, max_length=7)
    maps = attention_maps(trace)
    for kind, found in maps.items():
        rolled = rollout(maps, kind)
        assert np.allclose(rolled.values.sum(axis=-1), 1, atol=1e-5)
        assert rolled.values.shape == found.values[:, :1].shape
        assert (rolled.rows, rolled.columns) == (found.rows, found.columns)
        assert (rolled.values[:, :, found.blocked] == 0).all()


def test_special_tokens_are_muted_and_the_rest_of_a_row_is_scaled():
    weights = np.array([[[[0.6, 0.1, 0.3], [0.98, 0.02, 0.0], [0.0, 1.0, 0.0]]]])
    blocked = np.array([[False, False, False], [False, False, True], [True, False, True]])
    muted = mute(heads_of("encoder", weights, list("xyz"), ["<s>", "a", "b"], blocked))
    assert muted.columns.labels == ["a", "b"] and muted.rows.labels == list("xyz")
    # The second row gives 2 % to real tokens, which is too little to be made large.
    assert np.allclose(muted.values, [[[[0.25, 0.75], [0, 0], [1, 0]]]])
    assert np.array_equal(muted.blocked, blocked[:, 1:])


def test_where_there_is_nothing_but_special_tokens_they_stay():
    maps = heads_of("encoder", np.full((1, 1, 2, 2), 0.5), ["<s>", "</s>"], ["<s>", "</s>"])
    assert mute(maps).columns.labels == ["<s>", "</s>"]
