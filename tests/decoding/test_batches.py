"""Several texts in one padded pass: what each writes, and what its trace holds, is what it would be alone."""

import numpy as np
import pytest

from transformer import TextError, Trace, greedy, load
from transformer.interpret import Result

TEXTS = {
    "reverse-letters": ["hello", "a", "the quick brown fox", "zz"],
    "reverse-encoder-only": ["hello", "a", "quickly", "zz"],
    "spanish-grammar": ["the small cats sleep .", "the dog sleeps .", "I eat an apple ."],
}


@pytest.mark.parametrize("name", TEXTS)
def test_each_is_what_it_is_alone(name):
    checkpoint, texts, whole = load(name), TEXTS[name], Trace()
    alone = [greedy(checkpoint, text, trace=Trace()) for text in texts]
    for one, other in zip(alone, greedy(checkpoint, texts, trace=whole), strict=True):
        for part in ("text", "tokens", "source_tokens", "target_tokens", "finished", "reason", "unused_forced"):
            assert getattr(one, part) == getattr(other, part), part
        for step, same in zip(one.steps, other.steps, strict=True):
            for part in ("position", "reads", "writes", "token_id", "forced", "choice_id"):
                assert getattr(step, part) == getattr(same, part), part
            np.testing.assert_allclose(step.probabilities, same.probabilities, atol=1e-5)
            np.testing.assert_array_equal(step.candidates, same.candidates)
            assert step.rows.keys() == same.rows.keys() and step.rows
            for path, row in step.rows.items():
                np.testing.assert_allclose(row, same.rows[path], atol=1e-5)
        assert list(one.trace) == list(other.trace) == list(whole)
        for path in one.trace:
            here, there = one.trace[path], other.trace[path]
            assert here.axes == there.axes and here.labels == there.labels
            np.testing.assert_allclose(here.array, there.array, rtol=1e-5, atol=1e-4, err_msg=path)
        results = [Result.of(decoding, decoding.trace) for decoding in (one, other)]
        np.testing.assert_array_equal(*(result.scores["encoder"].entropy.round(4) for result in results))
        assert other.show().data  # the stage draws it
    shape = whole["encoder.layers.0.self_attention.weights"].array.shape
    assert (shape[0], shape[-1]) == (len(texts), max(len(one.source_tokens) for one in alone))


def test_edits_count_in_every_text_also_when_another_has_ended():
    checkpoint, texts = load("reverse-letters"), ["abc", "attention", "go"]

    def switch_off(value):
        tensor = value.tensor.clone()
        assert len(tensor) in (1, 3)  # alone, or with all others, also those that have ended
        tensor[:, 0] = 0
        return tensor

    edits = {"decoder.layers.1.cross_attention.output": switch_off}
    alone = [greedy(checkpoint, text, trace=Trace(edits=edits)).text for text in texts]
    assert [one.text for one in greedy(checkpoint, texts, trace=Trace(edits=edits))] == alone
    assert alone != [greedy(checkpoint, text).text for text in texts]


def test_each_ends_by_itself_and_what_cannot_be_read_is_named():
    checkpoint = load("copy-letters")
    decodings = greedy(checkpoint, ["abcdef", "ab"], max_length=3)
    assert [(one.text, one.finished) for one in decodings] == [("abc", False), ("ab", True)]
    assert "limit of 3 tokens" in decodings[0].reason
    assert greedy(checkpoint, []) == []
    with pytest.raises(TextError, match="^Text 2 of 3: This model never saw “é”"):
        greedy(checkpoint, ["abc", "é", "abc"])
