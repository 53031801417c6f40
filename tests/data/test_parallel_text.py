"""Parallel text: files of pairs, good and bad, and the task that is made of them."""

from __future__ import annotations

import gzip
import hashlib
import itertools
import json
import os
import zlib
from dataclasses import asdict, replace

import numpy as np
import pytest
import torch

from transformer import CorpusError, ParallelText, Run, RunSpec, exact_match, load, load_spec, read_corpus, save
from transformer.config import END, PAD, START, UNKNOWN
from transformer.data import parallel_corpus as pairs_file
from transformer.data.sequences import SequenceTask
from transformer.data.tasks import task_from_dict
from transformer.errors import CheckpointError

NOUNS = {"cat": "gato", "dog": "perro", "boy": "niño", "book": "libro", "tree": "árbol", "king": "rey"}
VERBS = {"sleeps": "duerme", "falls": "cae", "comes": "viene", "sings": "canta", "lives": "vive"}
WORDS = {"red": "rojo", "old": "viejo", "good": "bueno", "small": "pequeño", "tired": "cansado"}
ALL = [
    (f"The {a} {n} {v}{end}", f"El {NOUNS[n]} {WORDS[a]} {VERBS[v]}{end}")
    for a, n, v, end in itertools.product(WORDS, NOUNS, VERBS, ".!")
]


def write(path, rows, newline="\n"):
    path.write_bytes("".join("\t".join(row) + newline for row in rows).encode())
    return path


@pytest.fixture
def file(tmp_path):
    return write(tmp_path / "pairs.tsv", ALL)


@pytest.fixture
def task(file):
    return ParallelText(file=str(file), pieces=120, max_tokens=32)


def test_every_pair_is_read_once_and_the_checksum_splits_by_source(file):
    pairs = read_corpus(file)
    assert sorted(pairs.train + pairs.held_out) == sorted(ALL)
    assert all(zlib.crc32(source.lower().encode()) % 16 == 0 for source, _ in pairs.held_out)
    assert not any(zlib.crc32(source.lower().encode()) % 16 == 0 for source, _ in pairs.train)
    assert pairs.name == "pairs.tsv" and pairs.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    assert pairs.dropped == []
    assert [ALL[line - 1] for line in pairs.lines] == pairs.train + pairs.held_out


def test_one_source_is_wholly_on_one_side(tmp_path):
    rows = [row for source, target in ALL for row in ((source, target), (source.upper(), target + " Sí."))]
    pairs = read_corpus(write(tmp_path / "two.tsv", rows))
    assert not {s.lower() for s, _ in pairs.train} & {s.lower() for s, _ in pairs.held_out}


def test_a_file_read_the_other_way_round_is_the_file_with_its_columns_swapped(tmp_path, file):
    pairs, turned = read_corpus(file, swapped=True), read_corpus(write(tmp_path / "t.tsv", [row[::-1] for row in ALL]))
    assert (pairs.train, pairs.held_out) == (turned.train, turned.held_out)
    assert sorted(pairs.train + pairs.held_out) == sorted((target, source) for source, target in ALL)
    task = ParallelText(file=str(file), pieces=120, max_tokens=32, swapped=True)
    source, target = pairs.train[0]
    assert task.answer(source) == target
    assert task_from_dict(json.loads(json.dumps(task.to_dict()))).swapped


def test_the_order_of_the_lines_does_not_move_the_split(tmp_path, file):
    other = read_corpus(write(tmp_path / "turned.tsv", ALL[::-1]))
    assert sorted(other.held_out) == sorted(read_corpus(file).held_out)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"])
def test_a_packed_file_with_a_mark_and_windows_lines_holds_the_same(tmp_path, file, newline, start):
    plain = write(tmp_path / "w.tsv", ALL, newline)
    path = tmp_path / "w.tsv.gz"
    path.write_bytes(gzip.compress(start + plain.read_bytes()))
    pairs = read_corpus(path)
    assert (pairs.train, pairs.held_out) == (read_corpus(file).train, read_corpus(file).held_out)


def test_a_last_column_of_splits_is_the_split_and_other_columns_are_ignored(tmp_path):
    rows = [(s, t, "CC-BY 2.0 (France)", "valid" if n % 10 == 0 else "train") for n, (s, t) in enumerate(ALL)]
    pairs = read_corpus(write(tmp_path / "s.tsv", rows))
    assert pairs.held_out == ALL[::10]
    assert set(pairs.train) == set(ALL) - set(ALL[::10])
    rows[7] = (*rows[7][:3], "test")  # not in every line: an ordinary column
    assert read_corpus(write(tmp_path / "t.tsv", rows)).held_out != ALL[::10]


def test_two_columns_are_no_split(tmp_path):
    rows = [(source, "valid" if number % 2 else "train") for number, (source, _) in enumerate(ALL)]
    pairs = read_corpus(write(tmp_path / "s.tsv", rows))
    assert len(pairs.train) > len(pairs.held_out) and pairs.train[0][1] in ("train", "valid")


def test_what_is_left_out_is_counted_with_one_example_each(tmp_path):
    bad = [
        ALL[0],
        ("", "nada"),
        ("x" * 1001, "y" * 1001),
        ("Go.", "z" * 60),
        ("  ", "nunca"),
        (ALL[1][0] + " ", " " + ALL[1][1]),  # equal but for spaces
    ]
    dropped = {d.reason: d for d in read_corpus(write(tmp_path / "b.tsv", ALL + bad)).dropped}
    first = len(ALL) + 1
    assert {(d.reason, d.count, d.line) for d in dropped.values()} == {
        ("the same pair came before", 2, first),
        ("a side is empty", 2, first + 1),
        ("a side has more than 1,000 characters", 1, first + 2),
        ("one side is more than four times as long as the other", 1, first + 3),
    }
    assert dropped["a side is empty"].example == "\tnada"


def test_a_source_that_is_held_out_is_never_learned(tmp_path):
    rows = [(s, t, "valid" if n < 20 else "train") for n, (s, t) in enumerate(ALL)]
    rows.append((ALL[3][0].upper(), "otra cosa", "train"))
    pairs = read_corpus(write(tmp_path / "s.tsv", rows))
    assert [(d.reason, d.count) for d in pairs.dropped] == [("the source is also among the held-out ones", 1)]
    assert "otra cosa" not in {target for _, target in pairs.train}


def test_letters_are_composed_and_invisible_marks_taken_out(tmp_path):
    rows = [*ALL, ("cafe\u0301 \u200fnoir\u202c", "cafe\u0301\u00a0 negro")]
    pairs = read_corpus(write(tmp_path / "n.tsv", rows))
    assert ("café noir", "café negro") in pairs.train + pairs.held_out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "bad.tsv is empty. It must have a pair of texts in each line, with a tab between."),
        (b"\n \n\t\n"[:3], "bad.tsv is empty"),
        (b"a\tb\nno tab here\n", "Line 2 of bad.tsv must have two columns with a tab between, got one: “no tab here”"),
        (b"a\tb\nc\td\ncaf\xe9\tx\n", "Line 3 of bad.tsv must be UTF-8, got the byte 0xe9 at place 4. Save"),
        ("a\tb\n".encode("utf-16"), "bad.tsv must be UTF-8, got UTF-16 in line 1"),
        (b"a\tb\nc\x00\td\n", "Line 2 of bad.tsv must have no control characters, got U\\+0000. Take it out."),
        (b"a\tb\x1b[31m\n", "Line 1 of bad.tsv must have no control characters, got U\\+001B"),
        ("a\tb\u0085\n".encode(), "got U\\+0085"),
        (b"a\tb\rc\td\n", "got U\\+000D"),
        (b"a\tb\n" + b"x" * 70_000 + b"\ty\n", "Line 2 of bad.tsv must have at most 65,536 bytes"),
        (b"a\t\n\tb\n", "bad.tsv has no pairs to learn from. Add more lines"),
        (b"\x1f\x8b nonsense", "bad.tsv can't be unpacked after line 0"),
        (gzip.compress(b"a\tb\n" * 999, mtime=0)[:-9], "bad.tsv can't be unpacked after line"),
    ],
)
def test_bad_files_get_a_sentence_with_the_line(tmp_path, content, message):
    path = tmp_path / "bad.tsv"
    path.write_bytes(content)
    with pytest.raises(CorpusError, match=message) as caught:
        read_corpus(path)
    assert str(caught.value).endswith((".", "?")) and len(str(caught.value)) < 300


def test_a_file_of_a_gigabyte_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "huge.tsv"
    with path.open("wb") as file:
        file.truncate(1 << 30)  # sparse: takes no room
    with pytest.raises(CorpusError, match="huge.tsv must have at most 100 MB of text. Keep a part of its lines."):
        read_corpus(path)


def test_a_small_file_that_unpacks_to_much_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(pairs_file, "MAX_BYTES", 1 << 20)
    path = tmp_path / "bomb.tsv.gz"
    path.write_bytes(gzip.compress(b"a b c\td e f\n" * 100_000))
    assert path.stat().st_size < 1 << 16
    with pytest.raises(CorpusError, match="bomb.tsv.gz must have at most 1 MB of text"):
        read_corpus(path)


def test_too_many_lines_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(pairs_file, "MAX_PAIRS", 10)
    with pytest.raises(CorpusError, match="many.tsv must have at most 10 lines. Keep a part of them."):
        read_corpus(write(tmp_path / "many.tsv", ALL))


def texts(task, side, tokenizer):
    return [tokenizer.decode([i for i in row if i not in (PAD, START, END)]) for row in side.tolist()]


@pytest.mark.parametrize("unit", ["pieces", "letters", "words"])
@pytest.mark.parametrize("buckets", [1, 4])
@pytest.mark.parametrize("split", ["train", "held-out"])
def test_batches_hold_pairs_of_their_split(file, unit, buckets, split):
    task = ParallelText(file=str(file), source=unit, target=unit, pieces=120, max_tokens=64)
    pairs = task.pairs.train if split == "train" else task.pairs.held_out
    known = {(source.lower(), target.lower()) for source, target in pairs}
    batch = task.batch(16, np.random.default_rng(3), split, buckets)
    assert len(batch.source) == len(batch.target) == 16
    for side in (batch.source, batch.target):
        assert (side[:, 0] == START).all() and ((side == END).sum(dim=1) == 1).all() and not (side == UNKNOWN).any()
    read = zip(
        texts(task, batch.source, task.source_tokenizer), texts(task, batch.target, task.target_tokenizer), strict=True
    )
    assert set(read) <= known


def rows_of(batch):
    return sorted(zip(map(tuple, batch.source.tolist()), map(tuple, batch.target.tolist()), strict=True))


def test_a_held_out_pair_is_drawn_at_most_once(task):
    count = len(task.pairs.held_out)
    everything = rows_of(task.batch(10 * count, np.random.default_rng(0), "held-out"))
    assert len(everything) == len(set(everything)) == count
    for seed in range(10):
        few = rows_of(task.batch(count // 2, np.random.default_rng(seed), "held-out"))
        assert len(few) == len(set(few)) == count // 2
    other = task.batch(10 * count, np.random.default_rng(1), "held-out")
    assert rows_of(other) == everything  # in another order


def test_exact_match_is_of_every_held_out_pair_once(task, monkeypatch):
    model = Run(RunSpec.from_dict({**SPEC, "task": {**SPEC["task"], "file": task.file, "max_tokens": 32}})).model
    (encoded, count), known = (task._encoded.held_out, len(task._encoded.held_out)), set()

    def knows_some(model, source, length):
        rows = [tuple(i for i in row if i != PAD) for row in source.tolist()]
        written = torch.full((len(rows), length), PAD)
        for place, row in enumerate(rows):
            if row in known:
                target = next(target for one, target in encoded if tuple(one) == row)
                written[place, : len(target) - 1] = torch.tensor(target[1:])
        return written

    monkeypatch.setattr("transformer.training.loop.greedy_ids", knows_some)
    for share in range(3):
        known.clear()
        known.update(tuple(source) for source, _ in encoded[:share])
        assert [exact_match(model, task, 1000, seed) for seed in range(3)] == [share / count] * 3


def test_training_batches_stay_as_they_were_drawn(task):
    """Runs are resumed, and shipped models made again, from their seeds: pairs are drawn with repetition."""
    rng = np.random.default_rng(5)
    drawn = [task._encoded.train[row] for row in rng.integers(len(task._encoded.train), size=40).tolist()]
    batch = task.batch(40, np.random.default_rng(5))
    for side, rows in ((batch.source, 0), (batch.target, 1)):
        assert [[i for i in row if i != PAD] for row in side.tolist()] == [pair[rows] for pair in drawn]


def test_the_same_randomness_gives_the_same_batch(task):
    first, second, other = (task.batch(8, np.random.default_rng(seed), buckets=4) for seed in (1, 1, 2))
    assert torch.equal(first.source, second.source) and torch.equal(first.target, second.target)
    assert first.source.shape != other.source.shape or not torch.equal(first.source, other.source)


def test_buckets_save_padding(tmp_path):
    long = [
        (f"{s} {n}", f"{t} {n}") for n, (s, t) in enumerate(ALL) for s, t in ((s, t), ((s + " ") * 6, (t + " ") * 6))
    ]
    task = ParallelText(file=str(write(tmp_path / "l.tsv", long)), pieces=200, max_tokens=100)
    padding = []
    for buckets in (1, 8):
        batches = [task.batch(16, np.random.default_rng(seed), buckets=buckets) for seed in range(20)]
        padding.append(sum((b.target == PAD).sum().item() for b in batches) / sum(b.target.numel() for b in batches))
    assert padding[1] < padding[0] / 3
    mix = [
        task.batch(16, np.random.default_rng(seed), buckets=8).target.ne(PAD).sum().item() / 16 for seed in range(40)
    ]
    plain = [task.batch(16, np.random.default_rng(seed)).target.ne(PAD).sum().item() / 16 for seed in range(40)]
    assert np.mean(mix) == pytest.approx(np.mean(plain), rel=0.3)


def test_pairs_that_do_not_fit_are_reported(file, tmp_path):
    task = ParallelText(file=str(file), source="letters", target="letters", max_tokens=24)
    reasons = [(d.reason, d.count) for d in task.dropped]
    assert len(reasons) == 1 and reasons[0][0] == "a side has more than 22 tokens"
    assert reasons[0][1] == sum(max(map(len, pair)) > 22 for pair in ALL)
    with pytest.raises(CorpusError, match="has no pairs to learn from of at most 2 tokens. Raise `max_tokens`"):
        replace(task, max_tokens=4).batch(4, np.random.default_rng(0))
    rare = write(tmp_path / "rare.tsv", ALL + [(f"{chr(0x4E00 + n)} x", "El gato") for n in range(90)])
    found = ParallelText(file=str(rare), pieces=160).dropped
    assert found[0].reason == "it has a character too rare for the vocabulary" and 40 < found[0].count <= 90


def test_a_shared_vocabulary_is_one_object(task):
    shared = replace(task, shared=True)
    assert shared.source_tokenizer is shared.target_tokenizer
    assert shared.source_tokenizer.encode("El GATO") == shared.source_tokenizer.encode("el gato")
    assert task.source_tokenizer.encode("gato") != shared.source_tokenizer.encode("gato")


def test_the_answer_is_the_target_in_the_file(task):
    source, target = task.pairs.held_out[0]
    assert task.answer(f" {source.lower()} ") == target
    assert task.answer("Nobody wrote this.") is None
    assert replace(task, file="nowhere.tsv").answer(source) is None


def test_without_the_file_it_can_be_made_and_read_but_not_trained(task):
    stored = task.to_dict()
    json.dumps(stored)
    assert stored["file"] == "pairs.tsv" and stored["sha256"] == task.pairs.sha256
    assert (stored["trained_on"], stored["held_out"]) == (len(task.pairs.train), len(task.pairs.held_out))
    elsewhere = task_from_dict(json.loads(json.dumps(stored)))
    assert elsewhere.to_dict() == stored
    assert elsewhere.description == task.description and elsewhere.unit == "pieces" and elsewhere.name == "pairs"
    with pytest.raises(CorpusError, match="The pairs of pairs.tsv are not on this machine: only what was learned"):
        elsewhere.batch(4, np.random.default_rng(0), split="held-out")
    with pytest.raises(CorpusError, match="not on this machine"):
        elsewhere.source_tokenizer  # noqa: B018


def test_another_file_of_the_same_name_is_refused(task, file):
    stored = replace(task_from_dict(task.to_dict()), file=str(file))
    assert len(stored.batch(4, np.random.default_rng(0)).source) == 4
    write(file, ALL[:-1])
    with pytest.raises(CorpusError, match="pairs.tsv is not the file that this model was trained on: its checksum"):
        stored.batch(4, np.random.default_rng(0))


def test_a_file_that_was_changed_is_read_again(task, file):
    before = task.source_tokenizer
    assert task.source_tokenizer is before
    write(file, [(s, t.replace("gato", "pato")) for s, t in ALL])  # as long as before
    os.utime(file, ns=(0, 10**18))
    assert task.source_tokenizer is not before and "pato" in str(task.pairs.train)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"file": ""}, "`file` must name a file of pairs, got ''"),
        ({"file": 3}, "`file` must be text, got 3"),
        ({"file": "a\0b"}, "`file` must name a file of pairs"),
        ({"source": "bytes"}, "`source` must be one of pieces, letters, words, got 'bytes'"),
        ({"target": None}, "`target` must be one of pieces, letters, words"),
        ({"pieces": 10}, "`pieces` must be a whole number from 64 to 32,000, got 10"),
        ({"max_tokens": 4096}, "`max_tokens` must be a whole number from 4 to 1,024, got 4096"),
        ({"lower": "yes"}, "`lower` must be true or false, got 'yes'"),
        ({"shared": True, "target": "letters"}, "`target` must be the unit of the source \\(pieces\\)"),
        ({"piece_dropout": 1.0}, "`piece_dropout` must lie from 0 to 0.9, got 1.0"),
        ({"piece_dropout": 0.1, "target": "letters"}, "`piece_dropout` must be 0 without pieces on both sides"),
        ({"failures": [["a", "b"]]}, "`failures` must have three texts each"),
        ({"failures": 3}, "`failures` must have three texts each"),
        ({"nonsense": 1}, "The task can't be read: .*nonsense"),
    ],
)
def test_bad_values_get_a_sentence(changes, message):
    with pytest.raises(ValueError, match=message):
        task_from_dict({"name": "pairs", "file": "pairs.tsv", **changes})


def test_either_kind_of_task_comes_back_from_its_dict(task):
    for one in (SequenceTask(name="sort", max_length=5), replace(task, piece_dropout=0.1, failures=(("a", "b", "c"),))):
        assert task_from_dict(json.loads(json.dumps(asdict(one)))) == one


SPEC = {
    "name": "tiny",
    "sizes": {"d_model": 32, "num_heads": 2, "num_layers": 1, "d_ff": 64, "dropout": 0.0, "tied_output": True},
    "task": {"name": "pairs", "file": "pairs.tsv", "pieces": 120, "max_tokens": 24},
    "settings": {"steps": 60, "batch_size": 32, "learning_rate": 5e-3, "evaluate_every": 60, "evaluate_on": 4},
}


def test_a_run_learns_from_a_file_beside_its_spec_and_measures_all_that_is_held_out(file, tmp_path):
    spec_path = tmp_path / "spec.json"
    spec_path.write_text(json.dumps(SPEC))
    run = Run(load_spec(spec_path))
    losses = [record.loss for record in run]
    assert losses[-1] < losses[0] / 2
    checkpoint = run.finish()
    held_out = len(run.spec.task.pairs.held_out)
    assert checkpoint.metrics["evaluated_on"] == checkpoint.task["held_out"] == held_out
    figures = {name for name in checkpoint.metrics if not name.startswith("alignment")}
    assert figures == {"steps", "bleu", "exact_match", "character_error_rate", "evaluated_on"}
    assert 0 <= checkpoint.metrics["alignment_agreement"] <= 1 and checkpoint.metrics["alignment_links"] > 0
    assert checkpoint.metrics["bleu"] > 5  # far from nothing after a second
    assert str(tmp_path) not in json.dumps(checkpoint.task)
    assert all(len(failure) == 3 for failure in checkpoint.task["failures"])
    save(checkpoint, tmp_path / "elsewhere" / "model.safetensors")
    loaded = load(tmp_path / "elsewhere" / "model.safetensors")
    assert loaded.task == checkpoint.task and loaded.metrics == checkpoint.metrics
    assert loaded.source_tokenizer.to_json() == run.spec.task.source_tokenizer.to_json()


def test_letters_have_no_bleu(file, tmp_path):
    values = {**SPEC, "task": {**SPEC["task"], "source": "letters", "target": "letters", "max_tokens": 48}}
    run = Run(RunSpec.from_dict({**values, "task": {**values["task"], "file": str(file)}}))
    figures = {name for name in run.finish().metrics if not name.startswith("alignment")}
    assert figures == {"steps", "exact_match", "character_error_rate", "evaluated_on"}


def test_a_spec_names_its_file_from_its_own_folder(file, tmp_path, monkeypatch):
    (tmp_path / "specs").mkdir()
    monkeypatch.chdir(tmp_path / "specs")
    (tmp_path / "specs" / "s.json").write_text(json.dumps({**SPEC, "task": {**SPEC["task"], "file": "../pairs.tsv"}}))
    spec = load_spec(tmp_path / "specs" / "s.json")
    assert spec.task.pairs.sha256 == read_corpus(file).sha256
    (tmp_path / "spec.json").write_text(json.dumps(spec.to_dict()))  # as a run's own folder has it, beside its pairs
    again = load_spec(tmp_path / "spec.json")
    assert again.task.to_dict() == spec.task.to_dict() and again.settings == spec.settings
    assert again.task.target_tokenizer.to_json() == spec.task.target_tokenizer.to_json()


def test_a_checkpoint_that_names_a_path_is_refused(file, tmp_path):
    spec_path = tmp_path / "spec.json"
    spec_path.write_text(json.dumps(SPEC))
    checkpoint = Run(load_spec(spec_path)).checkpoint()
    save(replace(checkpoint, task={**checkpoint.task, "file": str(file)}), tmp_path / "model.safetensors")
    with pytest.raises(CheckpointError, match="`file` must be a name without folders"):
        load(tmp_path / "model.safetensors")
