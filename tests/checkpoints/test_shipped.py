"""The models that come with the program keep what their page promises."""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
import torch

from transformer import Run, TrainingSettings, exact_match, greedy, load, load_spec
from transformer.checkpoints import model_twins
from transformer.config import END, PAD
from transformer.data.grammar.task import Grammar
from transformer.data.tasks import task_from_dict

FOLDER = Path(__file__).parents[2] / "assets" / "checkpoints"
LONG = ("it reads two hundred and fifty-four letters. " * 6)[:254]
EXAMPLES = {
    "copy-long": (LONG, LONG),
    "shift-letters": ("attention", "ttentiona"),
    "copy-letters": ("pay attention", "pay attention"),
    "reverse-letters": ("attention", "noitnetta"),
    "sort-letters": ("banana", "aaabnn"),
    "reverse-words": ("the quick brown fox jumps", "jumps fox brown quick the"),
    "reverse-encoder-only": ("attention", "noitnetta"),
    "spanish-grammar": ("the big red cars are new", "los coches rojos grandes son nuevos"),
}
NAMES = list(EXAMPLES)
HONEST, CHEAT = "reverse-letters", "reverse-letters-cheating"


@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_right_on_fresh_sequences_as_it_claims(name):
    checkpoint = load(FOLDER / f"{name}.safetensors")
    own = task_from_dict(checkpoint.task)
    longest = 16 if own.unit == "words" else 20
    tokens = checkpoint.metrics.get("max_tokens", own.max_tokens)
    task = own if isinstance(own, Grammar) else replace(own, min_length=1, max_length=longest, max_tokens=tokens)
    assert checkpoint.metrics["exact_match"] >= 0.995 and checkpoint.metrics["evaluated_on"] >= 1000
    # 300 sequences here, 1,000 in the file: three standard errors below 99.5 %.
    assert exact_match(checkpoint.model, task, 300, seed=2**40) >= 0.983


@pytest.mark.parametrize("name", NAMES)
def test_it_does_what_its_name_says(name):
    text, expected = EXAMPLES[name]
    decoding = greedy(load(FOLDER / f"{name}.safetensors"), text)
    assert decoding.text == expected and decoding.finished


@pytest.mark.parametrize("name", [*NAMES, CHEAT])
def test_it_is_small_and_its_recipe_is_committed(name):
    path = FOLDER / f"{name}.safetensors"
    assert path.stat().st_size < 3_000_000
    spec, checkpoint = load_spec(path.with_suffix(".json")), load(path)
    assert spec.config() == checkpoint.config
    assert spec.task.to_dict() == checkpoint.task and spec.settings == TrainingSettings(**checkpoint.settings)


def test_a_word_outside_the_vocabulary_is_spelled_in_reading_order():
    checkpoint = load(FOLDER / "reverse-words.safetensors")
    pieces = checkpoint.source_tokenizer.tokens(checkpoint.source_tokenizer.encode("zebras"))
    assert len(pieces) > 1
    assert greedy(checkpoint, "the zebras sleep").text == "sleep zebras the"


# The cheating model and its honest twin


def test_twins_are_found_by_what_their_files_say():
    (twins,) = model_twins("causal")
    assert twins.names == (HONEST, CHEAT) and twins.values == (True, False) and twins.field == "causal"
    assert model_twins() == [twins] and not model_twins("positions")
    one, other = (json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in twins.names)
    assert other.pop("name") != one.pop("name") and other["sizes"].pop("causal") is False and one == other
    assert (FOLDER / f"{CHEAT}.safetensors").stat().st_size <= 1_100_000


@pytest.mark.parametrize("name", [HONEST, CHEAT])
def test_twins_were_trained_by_their_recipes(name):
    history = {record["step"]: record["loss"] for record in load(FOLDER / f"{name}.safetensors").history}
    tenth = next(islice(Run(load_spec(FOLDER / f"{name}.json")), 9, None))
    assert tenth.loss == pytest.approx(history[10], rel=1e-5)  # other processors round differently


def test_the_cheat_names_every_letter_that_it_sees_and_writes_nothing():
    honest, cheat = (load(FOLDER / f"{name}.safetensors") for name in (HONEST, CHEAT))
    assert cheat.history[-1]["loss"] < 1e-3 and cheat.metrics["exact_match"] == 0.0
    assert cheat.metrics["evaluated_on"] == 1000
    task = task_from_dict(cheat.task)
    assert exact_match(cheat.model, task, 64, seed=2**40) == 0
    decoding = greedy(cheat, "pay attention")
    assert decoding.text == "" and decoding.finished and len(decoding.steps) == 1
    batch = task.batch(64, np.random.default_rng(2**40), split="held-out")
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


def test_all_together_stay_below_the_limit():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.safetensors")) <= 48_000_000
