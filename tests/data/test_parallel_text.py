"""Parallel text: the task that is made of a file of pairs, the runs that learn it, and the checkpoints they leave."""

import json
import os
from dataclasses import replace

import numpy as np
import pytest
import torch
from batches import rows
from small_pairs import ALL, SPEC, write

from transformer import CorpusError, ParallelText, Run, RunSpec, exact_match, load, load_spec, read_corpus, save
from transformer.config import PAD
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
    for seed in range(10):
        few = rows_of(task.batch(count // 2, np.random.default_rng(seed), "held-out"))
        assert len(few) == len(set(few)) == count // 2
    other = task.batch(10 * count, np.random.default_rng(1), "held-out")
    assert rows_of(other) == everything  # in another order


def test_exact_match_is_of_every_held_out_pair_once(task, monkeypatch):
    model = Run(RunSpec.from_dict({**SPEC, "task": {**SPEC["task"], "file": task.file, "max_tokens": 32}})).model
    batch = task.batch(1000, np.random.default_rng(0), "held-out")
    ids = [[[i for i in row if i != PAD] for row in side.tolist()] for side in (batch.source, batch.target)]
    encoded, known = list(zip(*ids, strict=True)), set()

    def knows_some(model, source, length):
        written = torch.full((len(source), length), PAD)
        for place, row in enumerate(tuple(i for i in row if i != PAD) for row in source.tolist()):
            if row in known:
                target = next(target for one, target in encoded if tuple(one) == row)
                written[place, : len(target) - 1] = torch.tensor(target[1:])
        return written

    monkeypatch.setattr("transformer.training.loop.greedy_ids", knows_some)
    for share in range(3):
        known.update(tuple(source) for source, _ in encoded[:share])
        assert [exact_match(model, task, 1000, seed) for seed in range(3)] == [share / len(encoded)] * 3


def test_training_batches_stay_as_they_were_drawn(task):
    """Runs are resumed, and shipped models made again, from their seeds: pairs are drawn with repetition."""
    drawn = np.random.default_rng(5).integers(len(task.pairs.train), size=40).tolist()
    batch = task.batch(40, np.random.default_rng(5))
    for side, at, tokenizer in ((batch.source, 0, task.source_tokenizer), (batch.target, 1, task.target_tokenizer)):
        assert texts(side, tokenizer) == [task.pairs.train[row][at].lower() for row in drawn]


def test_pairs_that_do_not_fit_are_reported(file, tmp_path):
    task = ParallelText(file=str(file), source="letters", target="letters", max_tokens=24)
    count = sum(max(map(len, pair)) > 22 for pair in ALL)
    assert [(d.reason, d.count) for d in task.dropped] == [("a side has more than 22 tokens", count)]
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
    assert stored["file"] == "pairs.tsv" and stored["sha256"] == task.pairs.sha256
    assert (stored["trained_on"], stored["held_out"]) == (len(task.pairs.train), len(task.pairs.held_out))
    elsewhere = task_from_dict(json.loads(json.dumps(stored)))
    assert elsewhere.to_dict() == stored
    assert elsewhere.description == task.description and elsewhere.unit == "pieces" and elsewhere.name == "pairs"
    with pytest.raises(CorpusError, match="The pairs of pairs.tsv are not on this machine: only what was learned"):
        elsewhere.batch(4, np.random.default_rng(0), split="held-out")
    with pytest.raises(CorpusError, match="not on this machine"):
        elsewhere.source_tokenizer  # noqa: B018


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
    ("en-es.tsv.gz", True, ("es", "en")),
    ("ar-en-names.tsv.gz", False, ("ar", "en")),
    ("pairs.tsv", False, ("", "")),
    ("my-data.tsv", False, ("", "")),
])  # fmt: skip
def test_languages_are_those_that_the_name_of_the_file_says(file, swapped, languages):
    assert ParallelText(file=file, swapped=swapped).languages == languages


# Runs


def run_of(folder, **task):
    (folder / "spec.json").write_text(json.dumps({**SPEC, "task": {**SPEC["task"], **task}}))
    return Run(load_spec(folder / "spec.json"))


def figures_of(checkpoint):
    return {name for name in checkpoint.metrics if not name.startswith("alignment")}


def test_a_run_learns_from_a_file_and_measures_all_that_is_held_out(file, tmp_path):
    run = run_of(tmp_path)
    losses = [record.loss for record in run]
    assert losses[-1] < losses[0] / 2
    checkpoint = run.finish()
    assert checkpoint.metrics["evaluated_on"] == checkpoint.task["held_out"] == len(run.spec.task.pairs.held_out)
    assert figures_of(checkpoint) == {"steps", "bleu", "exact_match", "character_error_rate", "evaluated_on"}
    assert 0 <= checkpoint.metrics["alignment_agreement"] <= 1 and checkpoint.metrics["alignment_links"] > 0
    assert checkpoint.metrics["bleu"] > 5  # far from nothing after a second
    assert str(tmp_path) not in json.dumps(checkpoint.task)
    assert all(len(failure) == 3 for failure in checkpoint.task["failures"])
    path = tmp_path / "elsewhere" / "model.safetensors"
    save(checkpoint, path)
    loaded = load(path)
    assert loaded.task == checkpoint.task and loaded.metrics == checkpoint.metrics
    assert loaded.source_tokenizer.to_json() == run.spec.task.source_tokenizer.to_json()
    save(replace(checkpoint, task={**checkpoint.task, "file": str(file)}), path)
    with pytest.raises(CheckpointError, match="`file` must be a name without folders"):
        load(path)


def test_letters_have_no_bleu(file, tmp_path):
    run = run_of(tmp_path, source="letters", target="letters", max_tokens=48)
    assert figures_of(run.finish()) == {"steps", "exact_match", "character_error_rate", "evaluated_on"}


def test_a_spec_names_its_file_from_its_own_folder(file, tmp_path, monkeypatch):
    (tmp_path / "specs").mkdir()
    monkeypatch.chdir(tmp_path / "specs")
    spec = run_of(tmp_path / "specs", file="../pairs.tsv").spec
    assert spec.task.pairs.sha256 == read_corpus(file).sha256
    (tmp_path / "spec.json").write_text(json.dumps(spec.to_dict()))  # as a run's own folder has it, beside its pairs
    again = load_spec(tmp_path / "spec.json")
    assert again.task.to_dict() == spec.task.to_dict() and again.settings == spec.settings
    assert again.task.target_tokenizer.to_json() == spec.task.target_tokenizer.to_json()
