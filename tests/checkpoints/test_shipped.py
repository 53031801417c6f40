"""The models that come with the program keep what their page promises; `tests/links.toml` holds what they write."""

import pytest

from transformer import greedy, load
from transformer.runs.translation_quality import translate

LONG = ("it reads two hundred and fifty-four letters. " * 6)[:254]


def test_the_longest_text_is_read():
    decoding = greedy(load("copy-long"), LONG)
    assert decoding.text == LONG and decoding.finished


@pytest.mark.parametrize("name", ["english-spanish", "spanish-english", "arabic-english", "arabic-names"])
def test_a_translator_fails_as_its_page_says(name):
    checkpoint = load(name)
    sources, written, targets = zip(*checkpoint.task["failures"], strict=True)
    assert translate(checkpoint, [*sources]) == [*written] and not any(map(str.__eq__, written, targets))


def test_the_cheat_learned_what_it_saw_and_writes_nothing():
    cheat = load("reverse-letters-cheating")
    assert cheat.history[-1]["loss"] < 1e-3 and cheat.metrics["exact_match"] == 0.0
    decoding = greedy(cheat, "pay attention")
    assert decoding.text == "" and decoding.finished and len(decoding.steps) == 1
