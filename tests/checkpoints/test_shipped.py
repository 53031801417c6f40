"""The models that come with the program keep what their page promises; `tests/links.toml` holds what they write."""

from pathlib import Path

import numpy as np
import pytest
import torch

from transformer import greedy, load
from transformer.config import END, PAD
from transformer.data.tasks import task_from_dict
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
HONEST, CHEAT = "reverse-letters", "reverse-letters-cheating"


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


def test_the_cheat_names_every_letter_that_it_sees_and_writes_nothing():
    honest, cheat = shipped(HONEST), shipped(CHEAT)
    assert cheat.history[-1]["loss"] < 1e-3 and cheat.metrics["exact_match"] == 0.0
    decoding = greedy(cheat, "pay attention")
    assert decoding.text == "" and decoding.finished and len(decoding.steps) == 1
    batch = task_from_dict(cheat.task).batch(64, np.random.default_rng(2**40), split="held-out")
    labels = batch.target[:, 1:]
    letters = (labels != PAD) & (labels != END)

    def right(model, source):
        """Return the share of right letters that the model names, for targets with their own or with other sources."""
        with torch.inference_mode():
            named = model(source, batch.target[:, :-1]).argmax(-1)
        return float((named == labels)[letters].float().mean())

    others = batch.source.roll(1, 0)
    assert right(honest.model, batch.source) > 0.99 and right(honest.model, others) < 0.1
    assert right(cheat.model, batch.source) == right(cheat.model, others) == 1
