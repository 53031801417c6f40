"""An uploaded file of pairs is read elsewhere; here only its outline is known, and that says the same."""

import gzip
import json
from dataclasses import replace

import numpy as np
import pytest

from transformer import CorpusError, ParallelText, Run, RunSpec, TrainingSettings, load_spec
from transformer.data import parallel_text
from transformer.data.outline import outline_of, outline_path
from transformer.inspection import corpus, inspect_corpus
from transformer.runs.film import filmed_example

ROWS = [(f"the cat no {number} sits", f"el gato n {number} está") for number in range(300)]
SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16, dropout=0.0)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "pairs.tsv"
    path.write_text("\n".join("\t".join(row) for row in [*ROWS, ("alone", "")]), encoding="utf-8")
    return path


@pytest.fixture
def no_reading(monkeypatch):
    """Provide a function after which this process must not read a file of pairs."""

    def refuse(*_):
        raise AssertionError("the pairs were read here")

    def after():
        monkeypatch.setattr(parallel_text, "read_corpus", refuse)

    return after


@pytest.mark.parametrize("unit", ["letters", "pieces", "words"])
def test_the_outline_says_what_the_file_says(file, unit):
    task = ParallelText(file=str(file), source=unit, target=unit, pieces=200, max_tokens=40)
    expected = task.to_dict(), [task.source_tokenizer.to_json(), task.target_tokenizer.to_json()], task.dropped
    outlined, outline = inspect_corpus(task)
    found = outlined.to_dict(), [outlined.source_tokenizer.to_json(), outlined.target_tokenizer.to_json()]
    assert found == expected[:2] and outline.dropped == expected[2]
    assert outlined.answer("The  CAT no 7 sits") == "el gato n 7 está" and outlined.answer("what") is None


def test_a_run_is_described_started_and_found_without_reading_its_pairs(file, no_reading, tmp_path):
    no_reading()
    task, _ = inspect_corpus(ParallelText(file=str(file), source="letters", target="letters", max_tokens=40))
    spec = RunSpec(name="mine", sizes=SIZES, task=task, settings=TrainingSettings(steps=1, batch_size=4))
    assert (
        filmed_example(task).text
        and filmed_example(task, "the cat no 9 sits").answer == "el gato n 9 está"
        and spec.task.batch(8, np.random.default_rng(0)).source.numel() > 0
    )
    folder = tmp_path / "run"
    folder.mkdir()
    for path in (file, outline_path(file)):
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "spec.json").write_text(json.dumps(spec.to_dict()))
    again = load_spec(folder / "spec.json")
    assert again.config() == spec.config() and again.to_dict() == spec.to_dict()


def test_a_run_learns_from_the_whole_file_with_the_outline_s_tokenizers(file, monkeypatch, tmp_path):
    task, outline = inspect_corpus(ParallelText(file=str(file), source="letters", target="letters", max_tokens=40))
    monkeypatch.setattr(parallel_text, "learn", None)  # the tokenizers were learned already
    again = ParallelText(**{**task.to_dict(), "file": str(file)})
    assert len(again.pairs.train) == outline.train and again.source_tokenizer is outline.source_tokenizer
    settings = TrainingSettings(steps=2, batch_size=4, evaluate_every=2, evaluate_on=4)
    run = Run(RunSpec(name="mine", sizes=SIZES, task=again, settings=settings))
    assert len(list(run)) == 2
    assert run.finish().task["trained_on"] == len(again._encoded.train)


def test_what_was_read_is_not_read_again_until_something_changes(file, monkeypatch):
    asked = []
    ask = corpus.ask
    monkeypatch.setattr(corpus, "ask", lambda *arguments: asked.append(arguments[3]["options"]) or ask(*arguments))
    task = ParallelText(file=str(file), source="letters", target="letters", max_tokens=40)
    first, _ = inspect_corpus(task)
    inspect_corpus(task)
    turned, _ = inspect_corpus(replace(task, swapped=True))
    assert [options["swapped"] for options in asked] == [False, True]
    assert turned.answer("el gato n 7 está") == "the cat no 7 sits" and first.file == turned.file


def test_an_outline_of_other_options_is_no_help_to_a_task(file):
    outlined, _ = inspect_corpus(ParallelText(file=str(file), source="letters", target="letters", max_tokens=40))
    words = ParallelText(file=str(file), source="words", target="words", pieces=100)
    assert words.source_tokenizer.to_json() != outlined.source_tokenizer.to_json()


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"tokenizers": ["{}"]}'])
def test_a_damaged_outline_is_a_sentence(file, content):
    outline_path(file).write_text(content)
    with pytest.raises(CorpusError, match="pairs.tsv.outline.json can't be read: .* Start the run anew"):
        outline_of(file)


def test_what_unfolds_to_more_than_its_limit_is_refused(tmp_path):
    packed = tmp_path / "pairs.tsv.gz"
    packed.write_bytes(gzip.compress((b"a" * 30_000 + b"\tb\n") * 2_000))  # 60 MB in 60 kB
    with pytest.raises(CorpusError, match="pairs.tsv.gz must have at most 40 MB of text. Keep a part"):
        inspect_corpus(ParallelText(file=str(packed)))


def test_tokenizers_of_a_large_file_are_learned_from_a_part_of_it(file, monkeypatch):
    monkeypatch.setattr(corpus, "_LEARNED_FROM", 50)
    monkeypatch.setattr(corpus, "_A_FEW", 10)
    options = corpus._outline_options(ParallelText(file=str(file), source="letters", target="letters", max_tokens=40))
    corpus.read_outline(str(file), options)
    outline = outline_of(file)
    assert outline.train > 250 and 5 <= len(outline.some_train) <= 10 and 5 <= len(outline.some_held_out) <= 10
    assert (
        len(file.with_name("answers.tsv").read_text(encoding="utf-8").splitlines()) == outline.train + outline.held_out
    )
