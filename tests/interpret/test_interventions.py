"""Interventions do to attention what they say, together and alone, in one pass and step by step."""

from itertools import product

import numpy as np
import pytest
import torch
from rows import rows
from walked import CASES

from transformer import LabError, Trace, greedy
from transformer.interpret.interventions import edits_of, parse_all
from transformer.maps import KINDS

PLACES = {kind: f"{stack}.layers.{{}}.{attention}" for kind, (stack, attention) in KINDS.items()}


@pytest.fixture
def ids(make_ids):
    """Return source and target, the second sequence padded."""
    return make_ids([6, 4]), make_ids([5, 3], seed=1)


def run(model, ids, edits):
    """Run the model with edits; return logits and trace."""
    trace, (source, target) = Trace(edits=edits), ids
    return model(source, target if model.config.has_decoder else None, trace), trace


def change(model, ids, text):
    return run(model, ids, edits_of(parse_all(text)))


def weights_by_hand(weights, changes):
    """Return weights `(batch, head, query, key)` after changes, each row scaled to 1 again, or 0 if nothing is left.

    Each sees the mask as it was, here the weights that are above 0.
    """
    left = torch.ones_like(weights, dtype=torch.bool)
    for one in changes:
        heads, rows, columns = (slice(at, None if at is None else at + 1) for at in (one.head, one.row, one.column))
        if one.action == "hide":
            left[:, heads, rows, columns] = False
        elif one.action == "only" and one.column < weights.shape[-1]:
            others = torch.arange(weights.shape[-1]) != one.column
            left[:, heads, rows] &= ~(others & (weights[:, heads, rows, columns] > 0))
    kept = weights * left
    return kept / kept.sum(dim=-1, keepdim=True).clamp(min=1e-30)


def edits_by_hand(changes):
    """Return edits of weights after the softmax, and of the outputs of heads that are off."""
    edits = {}
    for kind, layer in product(KINDS, (0, 1)):
        own = [one for one in changes if one.kind == kind and one.layer in (None, layer)]

        def without_off(traced, own=own):
            output = traced.tensor.clone()
            for one in own:
                if one.action == "off":
                    output[:, slice(one.head, None if one.head is None else one.head + 1)] = 0.0
            return output

        if own:
            edits[f"{PLACES[kind]}.weights".format(layer)] = lambda traced, own=own: weights_by_hand(traced.tensor, own)
            edits[f"{PLACES[kind]}.output".format(layer)] = without_off
    return edits


TEXTS = [
    "{0}.2.1.off", "{0}.2.*.off", "{0}.1.1.hide.3.2", "{0}.1.*.hide.3.2", "{0}.1.2.hide.*.2", "{0}.*.*.hide.*.2",
    "{0}.1.2.only.3.1",
    "{0}.1.*.only.*.3",  # of the decoder, the first rows may not look at it, and stay as they are
    "{0}.1.*.only.*.5",  # padding of the second text
    ",".join(f"{{0}}.{layer}.*.hide.*.{column}" for layer in (1, 2) for column in range(1, 7)),  # nothing is left
    "{0}.1.1.hide.2.3,{0}.1.*.hide.*.1,{0}.1.2.only.4.2,{0}.1.2.off,{0}.2.1.off",
    # What is hidden counts as present for what looks only at it.
    "{0}.1.1.only.3.2,{0}.2.2.only.3.1,{0}.1.*.hide.*.2,{0}.2.*.hide.*.2,{0}.1.2.off",
    "{0}.1.1.only.3.2,{0}.1.1.only.3.1",  # contradicts itself: a row of zeros
]  # fmt: skip


def test_what_is_changed_is_what_a_forward_pass_by_hand_changes(make_model, ids, subtests):
    few = [("modular", "cross"), ("paper", "encoder"), ("arabic-english", "decoder"), ("encoder-only", "encoder")]
    for name, kind in rows(CASES, few):
        model = make_model(name)
        plain = run(model, ids, {})[0]
        with subtests.test(f"{name} {kind}"):
            for text in (text.format(kind) for text in TEXTS):
                logits, trace = change(model, ids, text)
                expected, by_hand = run(model, ids, edits_by_hand(parse_all(text)))
                torch.testing.assert_close(logits, expected, atol=1e-5, rtol=0, msg=text)
                assert not torch.allclose(logits, plain, atol=1e-4), text
                for place in (PLACES[kind].format(layer) for layer in (0, 1)):
                    weights = trace[f"{place}.weights"].tensor
                    torch.testing.assert_close(weights, by_hand[f"{place}.weights"].tensor, atol=1e-5, rtol=0)
                    if "off" not in text:  # the shown weights are those that flow on
                        flows = weights @ trace[f"{place}.value"].tensor
                        torch.testing.assert_close(trace[f"{place}.output"].tensor, flows)
                assert all(not one.tensor.isnan().any() for one in trace.find("*")), text
                assert torch.equal(logits, change(model, ids, ",".join(reversed(text.split(","))))[0]), text


def test_what_a_model_does_not_have_changes_nothing_or_is_refused(make_model, ids):
    model = make_model("paper")
    text = "cross.1.1.hide.9.1,cross.1.1.hide.1.9,cross.1.1.only.9.1,cross.1.1.only.1.9,cross.1.2.only.*.9"
    assert torch.equal(change(model, ids, text)[0], run(model, ids, {})[0])
    with pytest.raises(LabError, match="`head` must be from 1 to 2 here, got 9 in '"):
        change(model, ids, "cross.2.9.hide.1.2")


DECODED = [
    "cross.2.1.off,decoder.1.*.off,encoder.1.2.off",
    "decoder.1.1.hide.3.2,decoder.2.*.hide.*.1,cross.1.2.hide.2.3",
    "decoder.1.2.only.4.2,decoder.2.*.only.*.3,cross.2.*.only.3.1,encoder.2.1.only.1.4",
    "decoder.1.*.hide.1.1,cross.1.*.hide.*.1,cross.1.*.only.*.1",
]


def test_with_a_cache_and_without_interventions_do_the_same(make_checkpoint):
    names = sorted({name for name, kind in CASES if kind == "decoder"})
    for name in names:
        checkpoint = make_checkpoint(name)
        for edits in (edits_of(parse_all(text)) for text in DECODED):
            trace = Trace(edits=edits)
            one = greedy(checkpoint, "abcb", trace, max_length=8)
            other = greedy(checkpoint, "abcb", Trace(edits=edits), max_length=8, cached=False)
            assert one.tokens == other.tokens
            for mine, yours in zip(one.steps, other.steps, strict=True):
                np.testing.assert_allclose(mine.probabilities, yours.probabilities, atol=1e-5)
                for weights in mine.rows:
                    np.testing.assert_allclose(mine.rows[weights], yours.rows[weights], atol=1e-5)
                    # Each step saw the row that the full pass at the end shows.
                    row = trace[weights].array[0, :, mine.position, : mine.rows[weights].shape[-1]]
                    np.testing.assert_allclose(mine.rows[weights], row, atol=1e-5)
