"""Parallel text: the task that is made of a file of pairs, the runs that learn it, and the checkpoints they leave."""

import json
import os
from dataclasses import replace

import numpy as np
import pytest
from batches import rows
from small_pairs import ALL, SPEC, write

from transformer import CorpusError, ParallelText, Run, load, load_spec, save
from transformer.data.tasks import task_from_dict
from transformer.errors import CheckpointError


def texts(side, tokenizer):
    return [tokenizer.decode(row) for row in rows(side)]


def rows_of(batch):
    return sorted(zip(map(tuple, batch.source.tolist()), map(tuple, batch.target.tolist()), strict=True))


def test_a_held_out_pair_is_drawn_at_most_once(task):
    count = len(task.pairs.held_out)
    everything = rows_of(task.batch(10 * count, np.random.default_rng(0), "held-out"))
    assert len(everything) == len(set(everything)) == count
    other = task.batch(10 * count, np.random.default_rng(1), "held-out")
    assert rows_of(other) == everything  # in another order


def test_training_batches_stay_as_they_were_drawn(task):
    """Runs are resumed, and shipped models made again, from their seeds: pairs are drawn with repetition."""
    drawn = np.random.default_rng(5).integers(len(task.pairs.train), size=40).tolist()
    batch = task.batch(40, np.random.default_rng(5))
    for side, at, tokenizer in ((batch.source, 0, task.source_tokenizer), (batch.target, 1, task.target_tokenizer)):
        assert texts(side, tokenizer) == [task.pairs.train[row][at].lower() for row in drawn]


def test_the_answer_is_the_target_in_the_file(task):
    source, target = task.pairs.held_out[0]
    assert task.answer(f" {source.lower()} ") == target
    assert task.answer("Nobody wrote this.") is None
    assert replace(task, file="nowhere.tsv").answer(source) is None


def test_without_the_file_it_can_be_made_and_read_but_not_trained(task):
    stored = task.to_dict()
    assert stored["file"] == "pairs.tsv" and stored["sha256"] == task.pairs.sha256
    assert (stored["trained_on"], stored["held_out"]) == (len(task.pairs.train), len(task.pairs.held_out))
    elsewhere = task_from_dict(stored)
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


@pytest.mark.parametrize(("file", "swapped", "languages"), [
    ("data/en-es.tsv.gz", False, ("en", "es")),
    ("ar-en-names.tsv.gz", True, ("en", "ar")),
    ("my-data.tsv", False, ("", "")),
])  # fmt: skip
def test_languages_are_those_that_the_name_of_the_file_says(file, swapped, languages):
    assert ParallelText(file=file, swapped=swapped).languages == languages


# Runs


def run_of(folder, **task):
    (folder / "spec.json").write_text(json.dumps({**SPEC, "task": {**SPEC["task"], **task}}))
    return Run(load_spec(folder / "spec.json"))


def test_a_run_learns_from_a_file_and_measures_all_that_is_held_out(file, tmp_path):
    run = run_of(tmp_path)
    losses = [record.loss for record in run]
    assert losses[-1] < losses[0] / 2
    checkpoint = run.finish()
    assert checkpoint.metrics["evaluated_on"] == checkpoint.task["held_out"] == len(run.spec.task.pairs.held_out)
    assert checkpoint.metrics["bleu"] > 5  # far from nothing after a second
    assert str(tmp_path) not in json.dumps(checkpoint.task)
    path = tmp_path / "elsewhere" / "model.safetensors"
    save(checkpoint, path)
    loaded = load(path)
    assert loaded.task == checkpoint.task and loaded.metrics == checkpoint.metrics
    assert loaded.source_tokenizer.to_json() == run.spec.task.source_tokenizer.to_json()
    save(replace(checkpoint, task={**checkpoint.task, "file": str(file)}), path)
    with pytest.raises(CheckpointError, match="`file` must be a name without folders"):
        load(path)
