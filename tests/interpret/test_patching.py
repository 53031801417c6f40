"""Activation patching: each share against a run by hand, and what the chosen pairs promise."""

from itertools import product

import numpy as np
import pytest
import torch

from transformer import START, SYSTEMS, greedy, load
from transformer.assets import chosen_pairs, shipped_names
from transformer.decoding.steps import read_source
from transformer.interpret import likely_other, patch, write_patched


def differing(checkpoint, alphabet="abcdef"):
    """Return two texts of three letters for which an untrained model writes different things from the first step on."""
    first = greedy(checkpoint, "abc")
    return next(
        ("abc", other)
        for other in map("".join, product(alphabet, repeat=3))
        if greedy(checkpoint, other).steps[0].token_id != first.steps[0].token_id
    )


@pytest.mark.parametrize("name", SYSTEMS)
def test_each_share_is_that_of_a_run_by_hand(name, make_checkpoint):
    checkpoint = make_checkpoint(name)
    text, other = differing(checkpoint)
    found, model = patch(checkpoint, text, other), checkpoint.model
    (ids, _), (other_ids, _) = (read_source(checkpoint, one) for one in (text, other))
    allowed = torch.ones(1, 1, 1, ids.shape[1], dtype=torch.bool)

    def streams(x):
        yield x
        for layer in model.encoder.layers:
            yield (x := layer(x, allowed))

    def difference(x, after):
        for layer in model.encoder.layers[after:]:
            x = layer(x, allowed)
        memory = x if model.encoder.norm is None else model.encoder.norm(x)
        if checkpoint.config.has_decoder:
            logits = model.decode(torch.tensor([[START]]), memory, ids)[0, -1]
        else:
            logits = model.predict(memory)[0, 0]
        one, two = (greedy(checkpoint, text).steps[0].token_id for text in (text, other))
        return float(logits[two] - logits[one])

    with torch.inference_mode():
        own, others = (
            list(streams(model.encoder.embedding(one) * model.encoder.scale + model.encoder.positions(0, one.shape[1])))
            for one in (ids, other_ids)
        )
        first, last = difference(own[0], 0), difference(others[0], 0)
        for stage, (mine, given) in enumerate(zip(own, others, strict=True)):
            assert difference(given, stage) == pytest.approx(last, abs=1e-4)  # all vectors at once: the other text
            for place in range(ids.shape[1]):
                patched = mine.clone()
                patched[0, place] = given[0, place]
                share = (difference(patched, stage) - first) / (last - first)
                assert found.shares[stage, place] == pytest.approx(share, abs=1e-3)
    assert found.step == 0 and found.stages == ["embedding", "after layer 1", "after layer 2"]


@pytest.mark.parametrize("name", sorted({*shipped_names()} - {"reverse-letters-cheating"}))
def test_every_shipped_model_has_two_pairs_that_can_be_patched(name):
    checkpoint, pairs = load(name), chosen_pairs(name)
    assert len(pairs) == 2
    for text, other in pairs:
        found = patch(checkpoint, text, other)
        if len(found.changed) == 1:  # before the first layer nothing has moved
            alone = np.eye(len(found.tokens))[found.changed[0]]
            assert found.shares[0] == pytest.approx(alone, abs=1e-4)
        place, _ = found.farthest
        patched = write_patched(checkpoint, text, other, len(found.stages) - 1, place)
        assert patched.steps[found.step].writes == found.patched_writes[-1][place]


def test_a_text_without_a_partner_gets_one_that_differs_in_a_token():
    checkpoint, text = load("english-spanish"), "The old man drinks cold water."
    other = likely_other(checkpoint, text)
    assert len(patch(checkpoint, text, other).changed) == 1
    assert likely_other(load("reverse-letters"), "!?") is None
