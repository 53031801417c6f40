"""Files of pairs, good and bad: which lines are read, which are left out, and how pairs are split."""

import gzip
import hashlib
import json
import random
import zlib

import pytest
from small_pairs import ALL, write

from transformer import CorpusError, ParallelText, read_corpus
from transformer.data import parallel_corpus as pairs_file
from transformer.data.tasks import task_from_dict


def test_every_pair_is_read_once_and_the_checksum_splits_by_source(tmp_path, file):
    pairs = read_corpus(file)
    assert sorted(pairs.train + pairs.held_out) == sorted(ALL)
    assert all(zlib.crc32(source.lower().encode()) % 16 == 0 for source, _ in pairs.held_out)
    assert not any(zlib.crc32(source.lower().encode()) % 16 == 0 for source, _ in pairs.train)
    assert pairs.name == "pairs.tsv" and pairs.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    assert pairs.dropped == []
    assert [ALL[line - 1] for line in pairs.lines] == pairs.train + pairs.held_out
    rows = [row for row in ALL if zlib.crc32(row[0].casefold().encode()) % 16][:20]
    few, turned = (read_corpus(write(tmp_path / "few.tsv", lines)) for lines in (rows, rows[::-1]))
    assert len(few.held_out) == 1 and few.held_out == turned.held_out and len(few.train) == 19  # in any order of lines


def test_one_source_is_wholly_on_one_side(tmp_path):
    rows = [row for source, target in ALL for row in ((source, target), (source.upper(), target + " Sí."))]
    pairs = read_corpus(write(tmp_path / "two.tsv", rows))
    assert not {s.lower() for s, _ in pairs.train} & {s.lower() for s, _ in pairs.held_out}
    rows = [*((s, t, "valid" if n < 20 else "train") for n, (s, t) in enumerate(ALL))]
    rows.append((ALL[3][0].upper(), "otra cosa", "train"))
    pairs = read_corpus(write(tmp_path / "s.tsv", rows))
    assert [(d.reason, d.count) for d in pairs.dropped] == [("the source is also among the held-out ones", 1)]
    assert "otra cosa" not in {target for _, target in pairs.train}


def test_a_file_read_the_other_way_round_is_the_file_with_columns_swapped(tmp_path, file):
    pairs, turned = read_corpus(file, swapped=True), read_corpus(write(tmp_path / "t.tsv", [row[::-1] for row in ALL]))
    assert (pairs.train, pairs.held_out) == (turned.train, turned.held_out)
    assert sorted(pairs.train + pairs.held_out) == sorted((target, source) for source, target in ALL)
    task = ParallelText(file=str(file), pieces=120, max_tokens=32, swapped=True)
    source, target = pairs.train[0]
    assert task.answer(source) == target
    assert task_from_dict(json.loads(json.dumps(task.to_dict()))).swapped


def test_a_last_column_of_splits_is_the_split_and_others_are_ignored(tmp_path):
    rows = [(s, t, "CC-BY 2.0 (France)", "valid" if n % 10 == 0 else "train") for n, (s, t) in enumerate(ALL)]
    pairs = read_corpus(write(tmp_path / "s.tsv", rows))
    assert pairs.held_out == ALL[::10]
    assert set(pairs.train) == set(ALL) - set(ALL[::10])
    rows[7] = (*rows[7][:3], "Test")
    tested = read_corpus(write(tmp_path / "t.tsv", rows))
    assert tested.held_out == ALL[::10] and ALL[7] not in tested.train
    assert [(d.reason, d.line) for d in tested.dropped] == [("it is set aside for a test", 8)]
    without = [(*row[:2], "test" if row[3] == "valid" else "train") for row in rows]
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
    pairs = read_corpus(write(tmp_path / "b.tsv", ALL + bad))
    dropped, first = {d.reason: d for d in pairs.dropped}, len(ALL) + 1
    assert {(d.reason, d.count, d.line) for d in dropped.values()} == {
        ("the same pair came before", 2, first),
        ("a side is empty", 1, first + 1),
        ("a side has more than 1,000 characters", 1, first + 2),
        ("one side is more than four times as long as the other", 1, first + 3),
    }
    assert dropped["a side is empty"].example == "\tnada"
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
    assert [(d.reason, d.count, d.line) for d in pairs.dropped] == [(why, 1, 6 + at) for at, why in enumerate(bad)]


# Without the time of its making, so that all workers call the case by the same name.
CUT = gzip.compress(bytes(random.Random(0).choices(b"ab\t\n", k=1_200_000)), mtime=0)[:-9]


@pytest.mark.parametrize(("content", "message"), [
    (b"", "bad.tsv is empty. It must have a pair of texts in each line, with a tab between."),
    (b"one\ntwo\n", "bad.tsv has one column, as in “two”. A table needs two, .* choose both files together"),
    (b"one cat\tun gato\n" * 2 + b"two dogs\x07\tdos\n" * 3, "3 of 5 lines of bad.tsv can't be read; line 3: it has"),
    (b"a\t\n\tb\n", "bad.tsv has no pairs to learn from. Add more lines"),
    (b"a\tb\na\tc\n", "bad.tsv has no pairs held out for measuring. Add more lines"),
    (bytes(range(256)) * 99, "bad.tsv is no text: its bytes are those of another kind of file. Save its table as CSV."),
    (CUT, "bad.tsv can't be unpacked after 1"),
], ids=lambda part: str(part)[:20])  # fmt: skip
def test_a_file_that_can_not_be_read_gets_a_sentence(tmp_path, content, message):
    path = tmp_path / "bad.tsv"
    path.write_bytes(content)
    with pytest.raises(CorpusError, match=message) as caught:
        read_corpus(path)
    assert str(caught.value).endswith((".", "?")) and len(str(caught.value)) < 300


def test_what_is_too_much_is_refused_before_it_is_read(tmp_path, monkeypatch):
    bomb = tmp_path / "bomb.tsv.gz"
    monkeypatch.setattr(pairs_file, "MAX_BYTES", 1 << 20)
    bomb.write_bytes(gzip.compress(b"a b c\td e f\n" * 100_000, mtime=0))
    with pytest.raises(CorpusError, match="bomb.tsv.gz must have at most 1 MB of text"):
        read_corpus(bomb)
    monkeypatch.setattr(pairs_file, "MAX_PAIRS", 10)
    with pytest.raises(CorpusError, match="many.tsv must have at most 10 lines. Keep a part of them."):
        read_corpus(write(tmp_path / "many.tsv", ALL))
