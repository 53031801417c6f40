"""The models that come with the program keep what their page promises."""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
import torch
from rows import rows

from transformer import Run, TrainingSettings, exact_match, greedy, load, load_spec
from transformer.checkpoints import model_twins
from transformer.config import END, PAD
from transformer.data.grammar.task import Grammar
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


@pytest.mark.parametrize("name", rows([*DRAWN], few=["shift-letters", "reverse-words", "spanish-grammar"]))
def test_it_is_as_right_on_fresh_sequences_as_it_claims(name):
    checkpoint = load(path_of(name))
    own = task_from_dict(checkpoint.task)
    longest = 16 if own.unit == "words" else 20
    tokens = checkpoint.metrics.get("max_tokens", own.max_tokens)
    task = own if isinstance(own, Grammar) else replace(own, min_length=1, max_length=longest, max_tokens=tokens)
    # 300 sequences here, 1,000 in the file: three standard errors below 99.5 %.
    assert exact_match(checkpoint.model, task, 300, seed=2**40) >= 0.983


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


def test_all_are_small_and_made_by_their_recipes():
    for name in (*DRAWN, CHEAT, *PAIRS):
        checkpoint, recipe = load(path_of(name)), json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        assert path_of(name).stat().st_size < (10_000_000 if name in PAIRS else 3_000_000)
        assert TrainingSettings(**recipe["settings"]) == TrainingSettings(**checkpoint.settings)
        assert recipe["sizes"].items() <= checkpoint.config.to_dict().items()
        if name in PAIRS:
            assert recipe["task"].items() <= {**checkpoint.task, "file": recipe["task"]["file"]}.items()
            assert Path(recipe["task"]["file"]).name == checkpoint.task["file"] and checkpoint.task["credit"]
        else:
            spec = load_spec(FOLDER / f"{name}.json")
            assert spec.config() == checkpoint.config and spec.task.to_dict() == checkpoint.task
    assert sum(path.stat().st_size for path in FOLDER.glob("*.safetensors")) <= 48_000_000


# The cheating model and its honest twin


def test_twins_are_found_by_what_their_files_say():
    (twins,) = model_twins("causal")
    assert twins.names == (HONEST, CHEAT) and twins.values == (True, False) and twins.field == "causal"
    assert model_twins() == [twins] and not model_twins("positions")
    one, other = (json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in twins.names)
    assert other.pop("name") != one.pop("name") and other["sizes"].pop("causal") is False and one == other


@pytest.mark.parametrize("name", rows([HONEST, CHEAT], few=[CHEAT]))
def test_twins_were_trained_by_their_recipes(name):
    history = {record["step"]: record["loss"] for record in load(path_of(name)).history}
    tenth = next(islice(Run(load_spec(FOLDER / f"{name}.json")), 9, None))
    assert tenth.loss == pytest.approx(history[10], rel=1e-5)  # other processors round differently


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
