"""A target that a model is made to read, beside its own answer."""

import numpy as np
import torch

from transformer import Trace, greedy, load
from transformer.config import END, START
from transformer.data import task_from_dict
from transformer.interpret.forcing import (
    ForcedPredictions,
    RightAnswer,
    compare_with_own,
    find_difference,
    right_answer,
    right_target,
    teacher_forced,
)
from transformer.runs.translation_quality import quality, translate


def test_a_model_is_forced_to_read_the_right_target(make_checkpoint):
    checkpoint = make_checkpoint("paper")
    target = [*checkpoint.target_tokenizer.encode("cab"), END]
    forced = teacher_forced(checkpoint, "abc", target, Trace())
    assert forced.reads == ["<s>", "c", "a", "b"] and forced.right == ["c", "a", "b", "</s>"]
    source = torch.tensor([checkpoint.source_tokenizer.read("abc", 16)])
    with torch.inference_mode():
        logits = checkpoint.model(source, torch.tensor([[START, *target[:-1]]]))[0].log_softmax(-1)
    assert np.allclose(forced.log_probabilities, logits[range(4), target], atol=1e-5)
    assert checkpoint.target_tokenizer.tokens(logits.argmax(-1).tolist()) == forced.predicted
    assert forced.is_known and not teacher_forced(checkpoint, "abc", [END], is_known=False).is_known
    # Without a task, the right target is what the model writes.
    decoding = greedy(checkpoint, "abc")
    assert checkpoint.target_tokenizer.tokens(right_target(checkpoint, "abc", decoding)) == decoding.tokens


def forced(text, *losses, is_known=False):
    tokens = list(text)
    return ForcedPredictions(
        ["<s>", *tokens[:-1]], tokens, tokens, text, -np.array(losses or [1.0] * len(tokens)), is_known
    )


def test_the_words_on_two_outputs_name_only_what_can_be_known():
    assert find_difference(forced("ab"), forced("abc")) == find_difference(forced("abc"), forced("ab")) == 2
    assert find_difference(forced("abc"), forced("abc")) is None
    right, named = forced("abc", is_known=True), "exposure bias"
    assert named in compare_with_own(right, forced("axc"))
    assert named not in compare_with_own(right, forced("abx"))  # it ends there and reads nothing more
    assert named not in compare_with_own(forced("abc"), forced("axc"))  # the right answer is not known
    assert "likelier of the two" in compare_with_own(forced("ab", 0.1, 0.1), forced("cb", 0.05, 0.9))
    cut = compare_with_own(forced("ab", 0.1, 0.1), forced("cbbb"), finished=False)
    assert "by itself, cut at the limit, it is −4.00 nats, over 4." in cut and "likelier" not in cut


def test_outputs_are_called_right_as_often_as_the_measure_says():
    only, one_of_several = (RightAnswer("Canción", is_only) for is_only in (True, False))
    for answer in (only, one_of_several):  # whatever their case
        assert answer.verdict_on("canción") == answer.verdict_on("CANCIO\N{COMBINING ACUTE ACCENT}N") == "exactly right"
    assert only.verdict_on("cancion") == "not right"
    assert one_of_several.verdict_on("cancion") == "The reference says: Canción"
    checkpoint = load("english-spanish")
    pairs = task_from_dict(checkpoint.task).sample[:40]
    answers, written = [right_answer(checkpoint, source) for source, _ in pairs], translate(checkpoint, [*dict(pairs)])
    shares = [answer.is_met_by(text) for answer, text in zip(answers, written)]
    assert sum(shares) / 40 == quality(written, [target for _, target in pairs]).exact_match > 0.1
