"""Files of pairs: which lines are read and how they are split; the task made of them, its runs and its checkpoints."""

import gzip
import hashlib
import json
import os
import random
import zlib
from dataclasses import replace

import numpy as np
import pytest
from batches import rows
from small_pairs import ALL, SPEC, write

from transformer import CorpusError, ParallelText, Run, load, load_spec, read_corpus, save
from transformer.data.tasks import task_from_dict
from transformer.errors import CheckpointError


@pytest.fixture
def file(tmp_path):
    return write(tmp_path / "pairs.tsv", ALL)


@pytest.fixture
def task(file):
    return ParallelText(file=str(file), pieces=120, max_tokens=32)


def left_out(pairs):
    return [(dropped.reason, dropped.count, dropped.line) for dropped in pairs.dropped]


def test_every_pair_is_read_once_and_the_checksum_splits_by_source(tmp_path, file):
    pairs = read_corpus(file)
    assert sorted(pairs.train + pairs.held_out) == sorted(ALL)
    assert all(zlib.crc32(source.lower().encode()) % 16 == 0 for source, _ in pairs.held_out)
    assert not any(zlib.crc32(source.lower().encode()) % 16 == 0 for source, _ in pairs.train)
    assert pairs.name == "pairs.tsv" and pairs.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    assert pairs.dropped == [] and [ALL[line - 1] for line in pairs.lines] == pairs.train + pairs.held_out
    few = [row for row in ALL if zlib.crc32(row[0].casefold().encode()) % 16][:20]
    one, turned = (read_corpus(write(tmp_path / "few.tsv", lines)) for lines in (few, few[::-1]))
    assert len(one.held_out) == 1 and one.held_out == turned.held_out and len(one.train) == 19  # in any order of lines


def test_one_source_is_wholly_on_one_side(tmp_path):
    twice = [row for source, target in ALL for row in ((source, target), (source.upper(), target + " Sí."))]
    pairs = read_corpus(write(tmp_path / "two.tsv", twice))
    assert not {s.lower() for s, _ in pairs.train} & {s.lower() for s, _ in pairs.held_out}
    split = [*((s, t, "valid" if n < 20 else "train") for n, (s, t) in enumerate(ALL))]
    split.append((ALL[3][0].upper(), "otra cosa", "train"))
    pairs = read_corpus(write(tmp_path / "s.tsv", split))
    assert left_out(pairs) == [("the source is also among the held-out ones", 1, len(split))]
    assert "otra cosa" not in {target for _, target in pairs.train}


def test_a_last_column_of_splits_is_the_split_and_others_are_ignored(tmp_path):
    split = [(s, t, "CC-BY 2.0 (France)", "valid" if n % 10 == 0 else "train") for n, (s, t) in enumerate(ALL)]
    split[7] = (*split[7][:3], "Test")
    tested = read_corpus(write(tmp_path / "t.tsv", split))
    assert tested.held_out == ALL[::10] and {*tested.train} == {*ALL} - {*ALL[::10], ALL[7]}
    assert left_out(tested) == [("it is set aside for a test", 1, 8)]
    without = [(*row[:2], "test" if row[3] == "valid" else "train") for row in split]
    assert read_corpus(write(tmp_path / "w.tsv", without)).held_out == ALL[::10]  # nothing else measures


def test_what_is_left_out_is_counted_with_one_example_each(tmp_path):
    bad = [
        ALL[0],
        ("", "nada"),
        ("x" * 1001, "y" * 1001),
        ("Go.", "z" * 60),
        (ALL[1][0] + " ", " " + ALL[1][1]),  # equal but for spaces
        ("cafe\u0301 \u200fnoir\u202c", "cafe\u0301\u00a0 negro"),  # composed, without invisible marks, and kept
    ]
    pairs, first = read_corpus(write(tmp_path / "b.tsv", ALL + bad)), len(ALL) + 1
    assert left_out(pairs) == [
        ("the same pair came before", 2, first),
        ("a side is empty", 1, first + 1),
        ("a side has more than 1,000 characters", 1, first + 2),
        ("one side is more than four times as long as the other", 1, first + 3),
    ]
    assert pairs.dropped[1].example == "\tnada"
    assert {*pairs.train, *pairs.held_out} - {*ALL} == {("café noir", "café negro")}


def test_a_line_that_can_not_be_read_is_left_out_with_its_number(file):
    lines, bad = file.read_bytes().splitlines(), {
        "it has one column": b"no tab here",
        "it has bytes that are no UTF-8 text": b"caf\xe9\tx",
        "it has a control character, U+001B": b"a\tb\x1b[31m",
        "it has more than 65,536 characters": b"x" * 70_000 + b"\ty",
    }  # fmt: skip
    file.write_bytes(b"\n".join([*lines[:5], *bad.values(), *lines[5:]]))
    pairs = read_corpus(file)
    assert sorted(pairs.train + pairs.held_out) == sorted(ALL)
    assert left_out(pairs) == [(why, 1, 6 + at) for at, why in enumerate(bad)]


def test_a_file_that_can_not_be_read_gets_a_sentence(tmp_path):
    cut = gzip.compress(bytes(random.Random(0).choices(b"ab\t\n", k=1_200_000)))[:-9]
    for content, message in (
        (b"", "bad.tsv is empty. It must have a pair of texts in each line, with a tab between."),
        (b"one\ntwo\n", "bad.tsv has one column, as in “two”. A table needs two, .* choose both files together"),
        (b"one cat\tun gato\n" * 2 + b"two dogs\x07\tdos\n" * 3, "3 of 5 lines of bad.tsv can't be read; line 3: it"),
        (b"a\t\n\tb\n", "bad.tsv has no pairs to learn from. Add more lines"),
        (b"a\tb\na\tc\n", "bad.tsv has no pairs held out for measuring. Add more lines"),
        (bytes(range(256)) * 99, "bad.tsv is no text: its bytes are those of another kind of file. Save its table as"),
        (cut, "bad.tsv can't be unpacked after 1"),
    ):
        (tmp_path / "bad.tsv").write_bytes(content)
        with pytest.raises(CorpusError, match=message) as caught:
            read_corpus(tmp_path / "bad.tsv")
        assert str(caught.value).endswith((".", "?")) and len(str(caught.value)) < 300


# The task


def test_a_file_read_the_other_way_round_answers_the_other_way_round(file):
    pairs, turned = read_corpus(file), read_corpus(file, swapped=True)
    assert sorted(turned.train + turned.held_out) == sorted((target, source) for source, target in ALL)
    for name, swapped, languages in (("en-es.tsv.gz", False, ("en", "es")), ("ar-en-names.tsv", True, ("en", "ar"))):
        task = ParallelText(file=str(file.with_name(name)), swapped=swapped, sha256="0" * 64)
        assert task.languages == languages and task_from_dict(json.loads(json.dumps(task.to_dict()))).swapped == swapped
    assert ParallelText(file=str(file), swapped=True).answer(pairs.train[0][1]) == pairs.train[0][0]


def test_a_held_out_pair_is_drawn_at_most_once(task):
    def drawn(seed):
        batch = task.batch(10 * count, np.random.default_rng(seed), "held-out")
        return sorted(zip(map(tuple, batch.source.tolist()), map(tuple, batch.target.tolist()), strict=True))

    count = len(task.pairs.held_out)
    assert len(drawn(0)) == len({*drawn(0)}) == count and drawn(1) == drawn(0)  # in another order


def test_training_batches_stay_as_they_were_drawn(task):
    """Runs are resumed, and shipped models made again, from their seeds: pairs are drawn with repetition."""
    drawn = np.random.default_rng(5).integers(len(task.pairs.train), size=40).tolist()
    batch = task.batch(40, np.random.default_rng(5))
    for side, at, tokenizer in ((batch.source, 0, task.source_tokenizer), (batch.target, 1, task.target_tokenizer)):
        texts = [tokenizer.decode(ids) for ids in rows(side)]
        assert texts == [task.pairs.train[row][at].lower() for row in drawn]


def test_without_the_file_it_can_be_made_and_read_but_not_trained(task):
    source, target = task.pairs.held_out[0]
    assert task.answer(f" {source.lower()} ") == target and task.answer("Nobody wrote this.") is None
    stored = task.to_dict()
    assert stored["file"] == "pairs.tsv" and stored["sha256"] == task.pairs.sha256
    assert (stored["trained_on"], stored["held_out"]) == (len(task.pairs.train), len(task.pairs.held_out))
    elsewhere = task_from_dict(stored)
    assert elsewhere.answer(source) is None
    with pytest.raises(CorpusError, match="The pairs of pairs.tsv are not on this machine: only what was learned"):
        elsewhere.batch(4, np.random.default_rng(0), split="held-out")


def test_another_file_of_its_name_is_refused_and_a_changed_one_read_again(task, file):
    before = task.source_tokenizer
    assert task.source_tokenizer is before
    stored = replace(task_from_dict(task.to_dict()), file=str(file))
    assert len(stored.batch(4, np.random.default_rng(0)).source) == 4
    write(file, [(s, t.replace("gato", "pato")) for s, t in ALL])  # as long as before
    os.utime(file, ns=(0, 10**18))
    assert task.source_tokenizer is not before and "pato" in str(task.pairs.train)
    with pytest.raises(CorpusError, match="pairs.tsv is not the file that this model was trained on: its checksum"):
        stored.batch(4, np.random.default_rng(0))


def test_a_run_learns_from_a_file_and_measures_all_that_is_held_out(file, tmp_path):
    (tmp_path / "spec.json").write_text(json.dumps(SPEC))
    run = Run(load_spec(tmp_path / "spec.json"))
    losses = [record.loss for record in run]
    checkpoint, path = run.finish(), tmp_path / "elsewhere" / "model.safetensors"
    assert losses[-1] < losses[0] / 2 and checkpoint.metrics["bleu"] > 5  # far from nothing after a second
    assert checkpoint.metrics["evaluated_on"] == checkpoint.task["held_out"] == len(run.spec.task.pairs.held_out)
    assert str(tmp_path) not in json.dumps(checkpoint.task)
    save(checkpoint, path)
    assert load(path).task == checkpoint.task
    save(replace(checkpoint, task={**checkpoint.task, "file": str(file)}), path)
    with pytest.raises(CheckpointError, match="`file` must be a name without folders"):
        load(path)
