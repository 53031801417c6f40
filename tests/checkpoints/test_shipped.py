"""The models that come with the program keep what their page promises; `tests/links.toml` holds what they write."""

from pathlib import Path

import pytest

from transformer import greedy, load
from transformer.runs.translation_quality import translate

FOLDER = Path(__file__).parents[2] / "assets" / "checkpoints"
LONG = ("it reads two hundred and fifty-four letters. " * 6)[:254]
TASKS = ["copy-long", "shift-letters", "copy-letters", "reverse-letters", "sort-letters", "reverse-words",
         "reverse-encoder-only", "spanish-grammar"]  # fmt: skip
PAIRS = {
    "english-spanish": {"bleu": 50.0, "alignment_agreement": 0.81},
    "spanish-english": {"bleu": 57.0, "alignment_agreement": 0.80},
    "arabic-english": {"bleu": 30.0},
    "arabic-names": {"exact_match": 0.24},
}


def shipped(name):
    return load(FOLDER / f"{name}.safetensors")


def test_a_model_of_a_task_does_it_and_the_longest_text_is_read():
    for name in TASKS:
        measured = shipped(name).metrics
        assert measured["exact_match"] >= 0.995 and measured["evaluated_on"] >= 1000, name
    decoding = greedy(shipped("copy-long"), LONG)
    assert decoding.text == LONG and decoding.finished


@pytest.mark.parametrize("name", PAIRS)
def test_a_translator_is_as_good_as_its_page_shows_and_fails_as_it_says(name):
    checkpoint = shipped(name)
    assert checkpoint.metrics["evaluated_on"] >= 250 and checkpoint.metrics["character_error_rate"] <= 0.6
    assert all(checkpoint.metrics[key] >= bound for key, bound in PAIRS[name].items())
    sources, written, targets = zip(*checkpoint.task["failures"], strict=True)
    assert translate(checkpoint, [*sources]) == [*written] and not any(map(str.__eq__, written, targets))


def test_the_cheat_learned_what_it_saw_and_writes_nothing():
    cheat = shipped("reverse-letters-cheating")
    assert cheat.history[-1]["loss"] < 1e-3 and cheat.metrics["exact_match"] == 0.0
    decoding = greedy(cheat, "pay attention")
    assert decoding.text == "" and decoding.finished and len(decoding.steps) == 1
