"""Rollout against its product; summaries and muting as the example for JavaScript has them, and what it has not."""

import numpy as np

from transformer.interpret.combined_heads import mute, rollout
from transformer.maps import AttentionMaps, axes_of

NOTHING = np.zeros((2, 2), dtype=bool)


def maps_of(kind, *layers):
    """Return maps of layers that have one head each."""
    return heads_of(kind, [[layer] for layer in layers], ["a", "b"], ["a", "b"])


def heads_of(kind, weights, queries, keys, blocked=NOTHING):
    weights = np.array(weights, dtype=float)
    layers, heads = range(len(weights)), [str(number + 1) for number in range(weights.shape[1])]
    return AttentionMaps(weights, *axes_of(kind, queries, keys), blocked, kind=kind, layers=layers, heads=heads)


def test_rollout_is_a_product_and_into_the_decoder_the_part_of_a_whole_one():
    for layers in (1, 2, 3):
        random = np.random.default_rng(layers)
        weights = {kind: random.dirichlet(np.ones(2), size=(layers, 1, 2)) for kind in ("encoder", "decoder", "cross")}
        maps = {kind: maps_of(kind, *found[:, 0]) for kind, found in weights.items()}
        none, one = np.zeros((2, 2)), np.eye(2)
        through = np.eye(4)  # two tokens of the source, then two of the target
        for layer, own in enumerate(weights["encoder"][:, 0]):
            through = np.block([[0.5 * own + 0.5 * one, none], [none, one]]) @ through
            assert np.allclose(rollout(maps, "encoder").of(layer, 0).values, through[:2, :2])
        for own, other in zip(weights["decoder"][:, 0], weights["cross"][:, 0]):
            through = np.block([[one, none], [0.5 * other, 0.5 * (0.5 * own + 0.5 * one)]]) @ through
        assert np.allclose(through[2:, 2:].sum(axis=1), 0.5**layers)  # a quarter is left out at two layers
        assert np.allclose(rollout(maps, "cross").values[-1, 0], through[2:, :2] / (1 - 0.5**layers))


def test_where_special_tokens_stand_alone_they_are_not_muted():
    maps = heads_of("encoder", np.full((1, 1, 2, 2), 0.5), ["<s>", "</s>"], ["<s>", "</s>"])
    assert mute(maps).columns.labels == ["<s>", "</s>"]
