"""An uploaded file of pairs is read elsewhere; here only its outline is known, and that says the same."""

import gzip
import hashlib
import json
from dataclasses import replace

import numpy as np
import pytest

from transformer import CorpusError, ParallelText, Run, RunSpec, TrainingSettings, load_spec, read_corpus
from transformer.data import parallel_text
from transformer.data.outline import outline_of, outline_path
from transformer.errors import SettingError
from transformer.inspection import corpus, inspect_corpus, preview_table
from transformer.runs.film import filmed_example

ROWS = [(f"the cat no {number} sits", f"el gato n {number} está") for number in range(300)]
SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16, dropout=0.0)


@pytest.fixture
def upload(tmp_path):
    """Return a file of pairs as somebody brought it."""
    path = tmp_path / "mine.csv"
    lines = [f'{number},"{source}","{target}"' for number, (source, target) in enumerate([*ROWS, ("alone", "")])]
    path.write_text("\n".join(["id,sentence,translation", *lines]), encoding="utf-8")
    return path


@pytest.fixture
def file(tmp_path):
    """Return where its pairs are written."""
    (tmp_path / "kept").mkdir()
    return tmp_path / "kept" / "pairs.tsv"


def letters_of(file, **options):
    return ParallelText(**{"file": str(file), "source": "letters", "target": "letters", "max_tokens": 40, **options})


@pytest.mark.parametrize("unit", ["letters", "pieces", "words"])
def test_the_outline_says_what_the_file_says(upload, file, unit):
    task = ParallelText(file=str(file), source=unit, target=unit, pieces=200, max_tokens=40)
    outlined, outline = inspect_corpus(task, [upload])
    whole = replace(task, file=str(upload))
    assert {**outlined.to_dict(), "file": "mine.csv", "sha256": whole.pairs.sha256} == whole.to_dict()
    for name in ("source_tokenizer", "target_tokenizer"):
        assert getattr(outlined, name).to_json() == getattr(whole, name).to_json()
    assert outline.dropped == whole.dropped and outline.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    again = read_corpus(file)
    assert (again.train, again.held_out, again.dropped) == (whole.pairs.train, whole.pairs.held_out, [])
    assert outlined.answer("The  CAT no 7 sits") == "el gato n 7 está" and outlined.answer("what") is None


def test_a_run_is_described_started_and_found_without_reading_its_pairs(upload, file, monkeypatch, tmp_path):
    monkeypatch.setattr(parallel_text, "read_corpus", None)
    task, _ = inspect_corpus(letters_of(file), [upload])
    spec = RunSpec(name="mine", sizes=SIZES, task=task, settings=TrainingSettings(steps=1, batch_size=4))
    assert filmed_example(task).text and spec.task.batch(8, np.random.default_rng(0)).source.numel() > 0
    assert filmed_example(task, "the cat no 9 sits").answer == "el gato n 9 está"
    folder = tmp_path / "run"
    folder.mkdir()
    for path in (file, outline_path(file)):
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "spec.json").write_text(json.dumps(spec.to_dict()))
    again = load_spec(folder / "spec.json")
    assert again.config() == spec.config() and again.to_dict() == spec.to_dict()


def test_a_run_learns_from_the_whole_file_with_the_outline_s_tokenizers(upload, file):
    task, outline = inspect_corpus(letters_of(file), [upload])
    again = ParallelText(**{**task.to_dict(), "file": str(file)})
    assert len(again.pairs.train) == outline.train and again.source_tokenizer is outline.source_tokenizer
    settings = TrainingSettings(steps=2, batch_size=4, evaluate_every=2, evaluate_on=4)
    run = Run(RunSpec(name="mine", sizes=SIZES, task=again, settings=settings))
    assert len(list(run)) == 2
    assert run.finish().task["trained_on"] == outline.train
    words = ParallelText(file=str(file), source="words", target="words", pieces=100)  # other options
    assert words.source_tokenizer.to_json() != task.source_tokenizer.to_json()


def test_what_was_read_is_not_read_again_until_something_changes(upload, file, monkeypatch):
    asked = []
    ask = corpus.ask
    monkeypatch.setattr(corpus, "ask", lambda *arguments: asked.append(arguments[0]) or ask(*arguments))
    task = letters_of(file)
    first, _ = inspect_corpus(task, [upload])
    inspect_corpus(task, [upload])
    layout = preview_table([upload], source=2, target=1).layout
    turned, _ = inspect_corpus(task, [upload], layout)
    assert asked == ["pairs", "table", "pairs"]
    assert turned.answer("el gato n 7 está") == "the cat no 7 sits" and first.file == turned.file
    with pytest.raises(SettingError, match="`swapped` must be false: the layout says which column is read"):
        inspect_corpus(replace(task, swapped=True), [upload])


def test_a_damaged_outline_is_a_sentence(file):
    for content in ("", "{", "[]", "{}", '{"tokenizers": ["{}"]}'):
        outline_path(file).write_text(content)
        with pytest.raises(CorpusError, match="pairs.tsv.outline.json can't be read: .* Start the run anew"):
            outline_of(file)


def test_what_unfolds_to_more_than_its_limit_is_refused(tmp_path):
    packed = tmp_path / "pairs.tsv.gz"
    packed.write_bytes(gzip.compress((b"a" * 30_000 + b"\tb\n") * 2_000))  # 60 MB in 60 kB
    with pytest.raises(CorpusError, match="pairs.tsv.gz must have at most 40 MB of text. Keep a part"):
        inspect_corpus(ParallelText(file=str(tmp_path / "plain.tsv")), [packed])


def test_tokenizers_of_a_large_file_are_learned_from_a_part_of_it(upload, file, monkeypatch):
    monkeypatch.setattr(corpus, "_LEARNED_FROM", 50)
    monkeypatch.setattr(corpus, "_A_FEW", 10)
    monkeypatch.setattr(corpus, "ask", lambda *arguments: corpus.read_outline(**arguments[3]))
    _, outline = inspect_corpus(letters_of(file), [upload])
    assert outline.train > 250 and 5 <= len(outline.some_train) <= 10 and 5 <= len(outline.some_held_out) <= 10
    assert len(file.read_text(encoding="utf-8").splitlines()) == outline.train + outline.held_out + 1


def test_pairs_are_counted_after_all_limits(upload, file):
    lines = upload.read_text(encoding="utf-8").splitlines()
    upload.write_text("\n".join([*lines, f"900,{'long ' * 20},{'largo ' * 20}", "901,one § two,uno"]), encoding="utf-8")
    task, outline = inspect_corpus(letters_of(file, max_tokens=20), [upload])
    spec = RunSpec(name="mine", sizes=SIZES, task=ParallelText(**{**task.to_dict(), "file": str(file)}))
    learned, held_out = spec.task.counts["trained_on"], spec.task.counts["held_out"]
    assert (outline.train, outline.held_out) == (learned, held_out) and 50 < learned < 100
    said = {one.reason: (one.count, one.line) for one in outline.dropped}
    assert said["a side is empty"] == (1, 302) and said["a side has more than 18 tokens"][0] == 302 - learned - held_out
    assert outline.usual_length == 21  # “the cat no 100 sits”, start and end


def test_a_preview_shows_what_a_table_holds(upload):
    preview = preview_table([upload])
    assert preview.layout.names == ("id", "sentence", "translation") and preview.layout.heading
    assert (preview.layout.source, preview.layout.target) == (1, 2)
    assert preview.rows[0] == ["0", *ROWS[0]] and len(preview.rows) == 5
    without = preview_table([upload], heading=False, source=0, target=2)
    assert without.rows[0] == ["id", "sentence", "translation"] and without.layout.source == 0
