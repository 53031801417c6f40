"""The models that come with the program keep what their page promises."""

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
DRAWN = {
    "copy-long": (LONG, LONG),
    "shift-letters": ("attention", "ttentiona"),
    "copy-letters": ("pay attention", "pay attention"),
    "reverse-letters": ("attention", "noitnetta"),
    "sort-letters": ("banana", "aaabnn"),
    "reverse-words": ("the zebras sleep", "sleep zebras the"),  # a word outside the vocabulary is spelled
    "reverse-encoder-only": ("attention", "noitnetta"),
    "spanish-grammar": ("the big red cars are new", "los coches rojos grandes son nuevos"),
}
HONEST, CHEAT = "reverse-letters", "reverse-letters-cheating"
PAIRS = {
    "english-spanish": ({"bleu": 50.0, "alignment_agreement": 0.81}, {
        "She gave me a red book.": "ella me dio un libro rojo.",
        "My brother doesn’t like coffee.": "a mi hermano no le gusta el café.",
    }),
    "spanish-english": ({"bleu": 57.0, "alignment_agreement": 0.80}, {
        "¿Dónde vive tu amigo?": "where does your friend live?",
    }),
    "arabic-english": ({"bleu": 30.0}, {"أريد أن أتعلم تلك الأغنية.": "i want to learn that song."}),
    "arabic-names": ({"exact_match": 0.24}, {"إيهاب": "ihab", "ساراغات": "saragat"}),
}  # fmt: skip


def path_of(name):
    return FOLDER / f"{name}.safetensors"


@pytest.mark.parametrize("name", DRAWN)
def test_it_does_what_its_name_says(name):
    text, expected = DRAWN[name]
    checkpoint = load(path_of(name))
    decoding = greedy(checkpoint, text)
    assert decoding.text == expected and decoding.finished
    assert checkpoint.metrics["exact_match"] >= 0.995 and checkpoint.metrics["evaluated_on"] >= 1000


@pytest.mark.parametrize("name", PAIRS)
def test_it_translates_as_well_as_its_page_shows(name):
    checkpoint = load(path_of(name))
    promised, examples = PAIRS[name]
    assert checkpoint.metrics["evaluated_on"] >= 250 and checkpoint.metrics["character_error_rate"] <= 0.6
    assert all(checkpoint.metrics[key] >= bound for key, bound in promised.items())
    assert translate(checkpoint, [*examples]) == [*examples.values()]
    sources, written, targets = zip(*checkpoint.task["failures"], strict=True)
    assert translate(checkpoint, [*sources]) == [*written] and not any(map(str.__eq__, written, targets))


# The cheating model and its honest twin


def test_the_cheat_names_every_letter_that_it_sees_and_writes_nothing():
    honest, cheat = (load(path_of(name)) for name in (HONEST, CHEAT))
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
