"""Translation metrics: edit distance and BLEU against hand-computed cases, batched against single decoding."""

import functools
import random

import pytest
from sacrebleu.metrics import BLEU

from transformer import assets_folder, greedy
from transformer.runs.translation_quality import BLEU_SIGNATURE, bleu, edit_distance, quality, translate


def test_edit_distance_is_the_least_over_all_ways():
    @functools.cache
    def least(a: str, b: str) -> int:
        if not a or not b:
            return len(a) + len(b)
        return min(least(a[1:], b) + 1, least(a, b[1:]) + 1, least(a[1:], b[1:]) + (a[0] != b[0]))

    rng = random.Random(0)
    for _ in range(100):
        a, b = ("".join(rng.choices("abc", k=rng.randrange(8))) for _ in range(2))
        assert edit_distance(a, b) == edit_distance(b, a) == least(a, b)
    assert edit_distance("kitten", "sitting") == 3


def test_the_signature_of_bleu_is_the_one_that_is_told():
    metric = BLEU(lowercase=True)
    score = metric.corpus_score(["the Cat sat on a mat"], [["the cat sat on the mat"]]).score
    assert score == bleu(["the Cat sat on a mat"], ["the cat sat on the mat"])
    told, here = (text.rpartition("|version:") for text in (BLEU_SIGNATURE, str(metric.get_signature())))
    assert told[0] == here[0]
    assert f"`{BLEU_SIGNATURE}`" in (assets_folder() / "checkpoints" / "README.md").read_text(encoding="utf-8")


def test_quality_by_hand():
    found = quality(["Abc", "xy", "cafe\u0301"], ["abc", "xyz", "café"])
    assert found.exact_match == pytest.approx(2 / 3) and found.evaluated_on == 3
    assert found.character_error_rate == pytest.approx(1 / 10)  # one letter of 3 + 3 + 4


SENTENCES = ["abc", "z", "the end.", "abc", "hello again", "qqqq"]


def test_batches_of_any_size_write_what_greedy_writes_alone(make_checkpoint):
    checkpoint = make_checkpoint()
    limit = checkpoint.config.max_length
    alone = [greedy(checkpoint, text).text for text in SENTENCES]
    for batch_size in (1, 2, 128):
        together = translate(checkpoint, SENTENCES, batch_size)
        # Outputs that never end stop at the model's length, where their lengths may differ by one token.
        assert [text[: limit - 2] for text in together] == [text[: limit - 2] for text in alone]
    # Texts that are too long or unknown are read as far as possible.
    assert translate(checkpoint, ["a" * 100, "жж", ""])[0] == translate(checkpoint, ["a" * 14])[0]
