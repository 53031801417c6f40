"""The models that come with the program keep what their page promises; `tests/links.toml` holds what they write."""

import pytest

from transformer import greedy, load
from transformer.assets import shipped_names
from transformer.runs.translation_quality import translate

LEAST = {"english-spanish": 50.0, "spanish-english": 57.0, "arabic-english": 30.0, "arabic-names": 0.24}
"""The least that a translator reaches: BLEU, or the share that is exactly right; any other model is nearly always."""
LONG = ("it reads two hundred and fifty-four letters. " * 6)[:254]


def test_the_longest_text_is_read():
    decoding = greedy(load("copy-long"), LONG)
    assert decoding.text == LONG and decoding.finished


def test_a_model_is_as_good_as_its_page_says():
    for name in set(shipped_names()) - {"reverse-letters-cheating"}:
        measured = load(name).metrics
        assert measured.get("bleu", measured["exact_match"]) >= LEAST.get(name, 0.995), name


@pytest.mark.parametrize("name", LEAST)
def test_a_translator_fails_as_its_page_says(name):
    checkpoint = load(name)
    sources, written, targets = zip(*checkpoint.task["failures"], strict=True)
    assert translate(checkpoint, [*sources]) == [*written] and not any(map(str.__eq__, written, targets))


def test_the_cheat_learned_what_it_saw_and_writes_nothing():
    cheat = load("reverse-letters-cheating")
    assert cheat.history[-1]["loss"] < 1e-3 and cheat.metrics["exact_match"] == 0.0
    decoding = greedy(cheat, "pay attention")
    assert decoding.text == "" and decoding.finished and len(decoding.steps) == 1
