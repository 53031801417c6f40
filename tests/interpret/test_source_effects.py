"""The cost of a hidden token equals the cost of a plain, slow run without it."""

from itertools import product

import numpy as np
import torch

from transformer import Trace, greedy
from transformer.interpret.forcing import teacher_forced
from transformer.interpret.interventions import edits_of, parse_all
from transformer.interpret.source_effects import measure_source_effects


def by_hand(checkpoint, text, decoding, number=None, edits=None):
    """Return log-probabilities of the written tokens, with one source token masked in a run of its own."""
    pattern = "decoder.*.cross_attention.allowed" if checkpoint.config.has_decoder else "encoder.*.allowed"

    def masked(allowed):
        left = allowed.tensor.clone()
        left[..., number] = False
        return left

    hidden = {} if number is None else {pattern: masked}
    trace = Trace(edits={**(edits or {}), **hidden}, record=False)
    written = [step.token_id for step in decoding.steps]
    if checkpoint.config.has_decoder:
        return teacher_forced(checkpoint, text, written, trace).log_probabilities
    source = torch.tensor([checkpoint.source_tokenizer.read(text, 30)])
    with torch.inference_mode():
        logs = checkpoint.model(source, trace=trace)[0].log_softmax(-1)
    return logs[range(len(written)), written].numpy()


def same_by_hand(checkpoint, text, edits):
    decoding = greedy(checkpoint, text, Trace(edits=edits, record=False) if edits else None, max_length=7)
    found = measure_source_effects(checkpoint, text, decoding, edits)
    drops = found.drops.values
    assert drops.shape == (len(decoding.steps), len(text) + 2) and np.isfinite(drops).all()
    assert found.drops.columns.labels == ["<s>", *text, "</s>"] and found.drops.rows.labels == decoding.tokens
    plain = by_hand(checkpoint, text, decoding, edits=edits)
    np.testing.assert_allclose(found.log_probabilities, plain, atol=1e-4)
    np.testing.assert_allclose(found.log_probabilities, np.log([s.probability for s in decoding.steps]), atol=1e-4)
    for number in range(len(text) + 2):
        expected = plain - by_hand(checkpoint, text, decoding, number, edits)
        np.testing.assert_allclose(drops[:, number], expected, atol=1e-4)
    assert np.abs(drops).max() > 1e-3


def test_hiding_all_tokens_in_one_pass_is_hiding_them_one_by_one(make_checkpoint, monkeypatch, subtests):
    for name, (text, most) in product(
        ["modular", "arabic-english", "encoder-only"],
        [
            ("", 10**6),
            ("{0}.1.1.off,{0}.2.*.hide.*.2,{0}.1.2.only.2.1", 1),  # a token takes a pass of its own
            ("{0}.*.*.hide.*.3", 2 * 7 * 47),  # a pass hides two; the column can't matter
            ("{0}.1.*.only.*.2,{0}.2.*.only.*.2", 10**6),  # every other column is hidden
        ],
    ):
        with subtests.test(f"{name} {text}"):
            monkeypatch.setattr("transformer.interpret.source_effects.MOST_VALUES", most)
            kind = "encoder" if name == "encoder-only" else "cross"
            same_by_hand(make_checkpoint(name), "abcb", edits_of(parse_all(text.format(kind))))


def test_without_a_causal_mask_each_step_is_measured_as_it_was_written(make_checkpoint):
    checkpoint = make_checkpoint("modular", causal=False)
    decoding = greedy(checkpoint, "abcb", max_length=6)
    found = measure_source_effects(checkpoint, "abcb", decoding)
    logs = np.log([step.probability for step in decoding.steps])
    np.testing.assert_allclose(found.log_probabilities, logs, atol=1e-4)
    hidden = greedy(checkpoint, "abcb", Trace(edits=edits_of(parse_all("cross.1.*.hide.*.3,cross.2.*.hide.*.3"))), 1)
    expected = logs[0] - np.log(hidden.steps[0].probabilities[decoding.steps[0].token_id])
    assert abs(found.drops.values[0, 2] - expected) < 1e-4
