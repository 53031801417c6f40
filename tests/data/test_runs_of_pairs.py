"""Runs that learn from a file of pairs, and the checkpoints they leave."""

import json
from dataclasses import replace

import pytest
from small_pairs import SPEC

from transformer import Run, load, load_spec, read_corpus, save
from transformer.errors import CheckpointError


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
    held_out = len(run.spec.task.pairs.held_out)
    assert checkpoint.metrics["evaluated_on"] == checkpoint.task["held_out"] == held_out
    assert figures_of(checkpoint) == {"steps", "bleu", "exact_match", "character_error_rate", "evaluated_on"}
    assert 0 <= checkpoint.metrics["alignment_agreement"] <= 1 and checkpoint.metrics["alignment_links"] > 0
    assert checkpoint.metrics["bleu"] > 5  # far from nothing after a second
    assert str(tmp_path) not in json.dumps(checkpoint.task)
    assert all(len(failure) == 3 for failure in checkpoint.task["failures"])
    save(checkpoint, tmp_path / "elsewhere" / "model.safetensors")
    loaded = load(tmp_path / "elsewhere" / "model.safetensors")
    assert loaded.task == checkpoint.task and loaded.metrics == checkpoint.metrics
    assert loaded.source_tokenizer.to_json() == run.spec.task.source_tokenizer.to_json()


def test_letters_have_no_bleu(file, tmp_path):
    run = run_of(tmp_path, source="letters", target="letters", max_tokens=48)
    assert figures_of(run.finish()) == {"steps", "exact_match", "character_error_rate", "evaluated_on"}


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
    checkpoint = run_of(tmp_path).checkpoint()
    save(replace(checkpoint, task={**checkpoint.task, "file": str(file)}), tmp_path / "model.safetensors")
    with pytest.raises(CheckpointError, match="`file` must be a name without folders"):
        load(tmp_path / "model.safetensors")
