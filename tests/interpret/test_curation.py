"""The head to open first: the best aligned of a translator, the clearest role of a toy task, and crossing words."""

import json
from dataclasses import replace

import pytest
import torch

from transformer import ParallelText, Run, RunSpec, TrainingSettings, greedy, load, save
from transformer.__main__ import main
from transformer.assets import checkpoint_path
from transformer.data import task_from_dict
from transformer.interpret import board_of
from transformer.interpret.curation import best_aligning, crossing_text, sample_of
from transformer.maps import Place
from transformer.runs.curated_file import curate_file


def test_a_translator_opens_on_its_best_head_with_words_that_cross():
    checkpoint = load("english-spanish")
    task, place = task_from_dict(checkpoint.task), Place("cross", 1, "mean")
    assert best_aligning(checkpoint, task) == (place, checkpoint.opening.single)
    straight, crossing = "It was very small.", "My brother has two black cats."
    assert crossing_text(checkpoint, task, place, [straight, "ß" * 200, crossing]) == crossing
    own = crossing_text(checkpoint, task, place)  # the text is from its sample, and written rightly
    assert task.answer(own).casefold() == greedy(checkpoint, own).text


def test_the_command_keeps_a_sample_only_when_told_and_no_weight_changes(capsys, tmp_path):
    pairs, path = tmp_path / "pairs.tsv", tmp_path / "own.safetensors"
    pairs.write_text("".join(f"{a}{b}\t{b}{a}\n" for a in "abcdefgh" for b in "abcdefghijklmnop"), encoding="utf-8")
    task = ParallelText(file=str(pairs), source="letters", target="letters", max_tokens=8)
    sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16)
    run = Run(RunSpec(name="own", sizes=sizes, task=task, settings=TrainingSettings(steps=2, batch_size=4)))
    list(run)
    save(run.finish(), path)
    checkpoint = load(path)  # a run ends with a measurement of its heads, and keeps no texts
    assert board_of(checkpoint).count == checkpoint.task["held_out"] and "sample" not in checkpoint.task
    before = checkpoint.model.state_dict()
    assert main(["curate", str(path), "--data", str(pairs), "--sample", "3"]) == 0
    said = capsys.readouterr().out
    assert "own opens " in said and "On 3 held-out texts" in said and "its weights are as they were" in said
    checkpoint = load(path)
    assert len(checkpoint.task["sample"]) == 3 and board_of(checkpoint).count == 3
    assert sample_of(replace(task_from_dict(checkpoint.task), file=str(pairs)), 3) == checkpoint.task["sample"]
    assert all(torch.equal(before[key], value) for key, value in checkpoint.model.state_dict().items())
    pairs.unlink()  # from now on the model's sample is measured
    again = curate_file(path)
    assert again.board == checkpoint.board and again.opening == checkpoint.opening
    assert main(["curate", str(path), "--sample", "3"]) == 1
    assert "are not on this machine" in capsys.readouterr().err
    assert load(path).board == checkpoint.board


def test_the_command_makes_the_shipped_file(tmp_path, capsys):
    shipped, copy = checkpoint_path("copy-letters"), tmp_path / "copy-letters.safetensors"
    copy.write_bytes(shipped.read_bytes())
    assert main(["curate", str(copy)]) == 0
    assert "copy-letters opens on cross attention, layer 2, head 1." in capsys.readouterr().out
    assert copy.read_bytes() == shipped.read_bytes()


def test_a_sample_of_a_stranger_is_small_and_can_be_read():
    for sample in ([["a", "b"]] * 1001, [["a" * 1001, "b"]], [["\ud800", "b"]], [["a"]], [["a", 1]]):
        with pytest.raises(ValueError, match="`sample` must have "):
            ParallelText(file="pairs.tsv", sample=sample)
    task = ParallelText(file="gone.tsv", sample=[["Hello there", "hola"]], sha256="0" * 64)
    assert task.answer("hello  THERE") == "hola" and task.answer("good bye") is None
    assert task_from_dict(json.loads(json.dumps(task.to_dict()))) == task
