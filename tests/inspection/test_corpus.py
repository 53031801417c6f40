"""An uploaded file of pairs is read elsewhere; here only its outline is known, and that says the same."""

import gzip
import hashlib
from dataclasses import replace

import pytest

from transformer import CorpusError, ParallelText, read_corpus
from transformer.inspection import inspect_corpus, preview_table

ROWS = [(f"the cat no {number} sits", f"el gato n {number} está") for number in range(300)]


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


def letters_of(file):
    return ParallelText(file=str(file), source="letters", target="letters", max_tokens=40)


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
    trained = ParallelText(**{**outlined.to_dict(), "file": str(file)})  # as a run reads it
    assert len(trained.pairs.train) == outline.train and trained.source_tokenizer is outline.source_tokenizer
    assert outlined.answer("The  CAT no 7 sits") == "el gato n 7 está" and outlined.answer("what") is None


def test_columns_that_somebody_chose_are_those_that_are_read(upload, file):
    layout = preview_table([upload], source=2, target=1).layout
    inspect_corpus(letters_of(file), [upload])
    turned, _ = inspect_corpus(letters_of(file), [upload], layout)
    assert turned.answer("el gato n 7 está") == "the cat no 7 sits"


def test_what_unfolds_to_more_than_its_limit_is_refused(tmp_path):
    packed = tmp_path / "pairs.tsv.gz"
    packed.write_bytes(gzip.compress((b"a" * 30_000 + b"\tb\n") * 2_000))  # 60 MB in 60 kB
    with pytest.raises(CorpusError, match="pairs.tsv.gz must have at most 40 MB of text. Keep a part"):
        inspect_corpus(ParallelText(file=str(tmp_path / "plain.tsv")), [packed])
