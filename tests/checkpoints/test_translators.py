"""The shipped translators keep what their page promises; with the data at hand, they are measured again."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from transformer import TrainingSettings, greedy, load, load_spec
from transformer.data.tasks import task_from_dict
from transformer.runs.translation_quality import quality, translate

FOLDER = Path(__file__).parents[2] / "assets" / "checkpoints"
PROMISED = {
    "english-spanish": {"bleu": 50.0, "alignment_agreement": 0.81},
    "spanish-english": {"bleu": 57.0, "alignment_agreement": 0.80},
    "arabic-english": {"bleu": 30.0},
    "arabic-names": {"exact_match": 0.24, "character_error_rate": 0.22},
}
EXAMPLES = {
    "english-spanish": [
        ("She gave me a red book.", "ella me dio un libro rojo."),
        ("The black cat sleeps on the old chair.", "el gato negro duerme en la silla vieja."),
        ("My brother doesn’t like coffee.", "a mi hermano no le gusta el café."),
    ],
    "spanish-english": [
        ("Mi hermano tiene dos gatos negros.", "my brother has two black cats."),
        ("¿Dónde vive tu amigo?", "where does your friend live?"),
    ],
    "arabic-english": [
        ("أريد أن أتعلم تلك الأغنية.", "i want to learn that song."),
        ("ذهبت إلى المدرسة أمس.", "i went to school yesterday."),
    ],
    "arabic-names": [("إيهاب", "ihab"), ("ساراغات", "saragat")],
}
NAMES = list(PROMISED)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_good_and_writes_what_its_page_shows(name):
    checkpoint = load(FOLDER / f"{name}.safetensors")
    assert checkpoint.metrics["evaluated_on"] >= 250
    for key, bound in PROMISED[name].items():
        found = checkpoint.metrics[key]
        assert found <= bound if key == "character_error_rate" else found >= bound
    for source, expected in EXAMPLES[name]:
        decoding = greedy(checkpoint, source)
        assert decoding.text == expected and decoding.finished
    for source, written, target in checkpoint.task["failures"]:
        assert translate(checkpoint, [source]) == [written] and written != target


@pytest.mark.parametrize("name", NAMES)
def test_it_is_small_and_its_recipe_is_committed(name):
    path = FOLDER / f"{name}.safetensors"
    assert path.stat().st_size <= 10_000_000
    checkpoint, spec = load(path), json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert spec["task"].items() <= {**checkpoint.task, "file": spec["task"]["file"]}.items()
    assert Path(spec["task"]["file"]).name == checkpoint.task["file"] and checkpoint.task["credit"]
    assert TrainingSettings(**spec["settings"]) == TrainingSettings(**checkpoint.settings)
    config = checkpoint.config.to_dict()
    assert spec["sizes"].items() <= config.items()


@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_good_on_held_out_pairs_as_it_claims(name):
    stored = load(FOLDER / f"{name}.safetensors")
    source = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["task"]["file"]
    if not (FOLDER / source).is_file():
        pytest.skip("The pairs are not part of the project.")
    task = replace(task_from_dict(stored.task), file=str(FOLDER / source))
    assert load_spec(FOLDER / f"{name}.json").task.source_tokenizer.to_json() == stored.source_tokenizer.to_json()
    pairs = task.pairs.held_out[:: max(1, len(task.pairs.held_out) // 250)]
    found = quality(translate(stored, [pair[0] for pair in pairs]), [pair[1] for pair in pairs])
    error = (stored.metrics["exact_match"] * (1 - stored.metrics["exact_match"]) / len(pairs)) ** 0.5
    assert abs(found.exact_match - stored.metrics["exact_match"]) < 3 * error + 0.01
    assert abs(found.character_error_rate - stored.metrics["character_error_rate"]) < 0.08
