"""Parallel text: the task that is made of a file of pairs."""

import json
import os
from dataclasses import replace

import numpy as np
import pytest
import torch
from batches import rows
from small_pairs import ALL, SPEC, write

from transformer import CorpusError, ParallelText, Run, RunSpec, exact_match
from transformer.config import PAD
from transformer.data.tasks import task_from_dict


def texts(side, tokenizer):
    return [tokenizer.decode(row) for row in rows(side)]


@pytest.mark.parametrize("unit", ["pieces", "letters", "words"])
@pytest.mark.parametrize("buckets", [1, 4])
@pytest.mark.parametrize("split", ["train", "held-out"])
def test_batches_hold_pairs_of_their_split(file, unit, buckets, split):
    task = ParallelText(file=str(file), source=unit, target=unit, pieces=120, max_tokens=64)
    pairs = task.pairs.train if split == "train" else task.pairs.held_out
    known = {(source.lower(), target.lower()) for source, target in pairs}
    batch = task.batch(16, np.random.default_rng(3), split, buckets)
    read = [*zip(texts(batch.source, task.source_tokenizer), texts(batch.target, task.target_tokenizer), strict=True)]
    assert len(read) == 16 and set(read) <= known


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
    for side, at in ((batch.source, 0), (batch.target, 1)):
        assert [[i for i in row if i != PAD] for row in side.tolist()] == [pair[at] for pair in drawn]


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


@pytest.mark.parametrize(("file", "swapped", "languages"), [
    ("data/en-es.tsv.gz", False, ("en", "es")),
    ("en-es.tsv.gz", True, ("es", "en")),
    ("ar-en-names.tsv.gz", False, ("ar", "en")),
    ("pairs.tsv", False, ("", "")),
    ("my-data.tsv", False, ("", "")),
])  # fmt: skip
def test_languages_are_those_that_the_name_of_the_file_says(file, swapped, languages):
    assert ParallelText(file=file, swapped=swapped).languages == languages
