"""Contributions of all heads at once: as by hand, and with attention changed."""

import numpy as np
import pytest
from walked import shares_by_hand

from transformer import SYSTEMS, Trace, greedy, load
from transformer.attention import MAPS
from transformer.interpret import Result, contributions_of, parse_all, run_with_changes

FAR = 1e-4


@pytest.mark.parametrize("name", SYSTEMS)
def test_all_heads_at_once_have_the_shares_of_each_by_hand(name, make_checkpoint):
    checkpoint, trace = make_checkpoint(name), Trace()
    result = Result.of(greedy(checkpoint, "abc", trace=trace), trace)
    found = contributions_of(checkpoint, "abc", result)
    assert found.keys() == result.maps.keys()
    for kind, maps in found.items():
        for layer, head in np.ndindex(*maps.values.shape[:2]):
            by_hand = shares_by_hand(checkpoint, trace, kind, layer, head)
            assert np.allclose(maps.values[layer, head], by_hand, atol=FAR)
        assert np.allclose(maps.values.sum(axis=-1), 1, atol=FAR) and maps.blocked is result.maps[kind].blocked


def test_with_attention_changed_the_shares_are_those_of_the_changed_run():
    checkpoint, text = load("reverse-letters"), "stream"
    trace = Trace(*MAPS)
    usual = Result.of(greedy(checkpoint, text, trace), trace)
    changes = parse_all("encoder.1.1.off,cross.2.1.hide.*.3")
    changed = run_with_changes(checkpoint, text, len(usual.decoding.steps), changes)
    found = contributions_of(checkpoint, text, changed, changes)["cross"].values
    assert not found[1, 0, :, 2].any()  # of a token that is hidden nothing comes
    assert np.allclose(found.sum(axis=-1), 1, atol=FAR)
    unchanged = contributions_of(checkpoint, text, changed)["cross"].values
    assert np.abs(found - unchanged).max() > 0.01  # without the head the values of layer 2 are others
