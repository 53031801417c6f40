"""Rollout against its product; the example for JavaScript holds summaries and muting."""

import numpy as np

from transformer.interpret.combined_heads import rollout
from transformer.maps import AttentionMaps, axes_of


def maps_of(kind, *layers):
    """Return maps of layers that have one head each."""
    weights, axes = np.array(layers)[:, None], axes_of(kind, ["a", "b"], ["a", "b"])
    return AttentionMaps(weights, *axes, kind=kind, layers=range(len(layers)), heads=["1"])


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
