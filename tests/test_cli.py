"""`python -m transformer`: train, decode, inspect and resume, and errors that help."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from jobs import assert_same_weights, measure_few

from transformer import Run, Strategy, beam_search, decode, greedy, load, read_corpus
from transformer.__main__ import main

SPEC = {
    "name": "tiny",
    "system": "paper",
    "sizes": {"d_model": 16, "num_heads": 2, "num_layers": 1, "d_ff": 24},
    "task": {"name": "copy", "max_length": 4, "max_tokens": 8},
    "settings": {"steps": 6, "batch_size": 4, "evaluate_every": 3, "evaluate_on": 2},
}


@pytest.fixture(autouse=True)
def few_final_sequences(monkeypatch):
    measure_few(monkeypatch)


@pytest.fixture
def spec_path(tmp_path) -> Path:
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps(SPEC))
    return path


@pytest.fixture
def trained(spec_path, capsys) -> Path:
    assert main(["train", str(spec_path)]) == 0
    capsys.readouterr()
    return spec_path.with_suffix(".safetensors")


def runs(capsys, *arguments) -> tuple[str, str]:
    """Return the texts that a command writes on its two channels, after it ended well."""
    assert main([str(argument) for argument in arguments]) == 0
    return capsys.readouterr()


def fails(capsys, arguments: list, message: str) -> None:
    """Check that a command ends with status 1, a sentence on the error channel, and no traceback."""
    assert main([str(argument) for argument in arguments]) == 1
    captured = capsys.readouterr()
    assert message in captured.err and "Traceback" not in captured.err and captured.out == ""


def test_train_from_a_file_also_to_another_place_in_half(spec_path, tmp_path, capsys):
    saved, half = spec_path.with_suffix(".safetensors"), tmp_path / "new folder" / "half.safetensors"
    out, err = runs(capsys, "train", spec_path)
    checkpoint = load(saved)
    assert f"tiny: {checkpoint.model.num_parameters:,} parameters, 6 steps" in out
    assert f"exactly right. Saved {saved}" in out
    assert "6/6" in err and "exact_match=" in err  # the progress bar
    assert checkpoint.metrics["steps"] == 6 and checkpoint.training is None
    assert checkpoint.settings["steps"] == 6 and checkpoint.config.norm_first is False
    runs(capsys, "train", spec_path, "-o", half, "--half", "--resume")  # without a file it starts from the beginning
    assert 0 < half.stat().st_size < saved.stat().st_size and load(half).name == "tiny"


def test_train_from_options(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    options = "--name mine --system encoder-only --task shift --unit letters --steps 1 --seed 4 --device cpu"
    runs(capsys, "train", *options.split(), "--learning-rate", "0.01")
    checkpoint = load(tmp_path / "mine.safetensors")
    assert checkpoint.name == "mine" and checkpoint.task["name"] == "shift" and not checkpoint.config.has_decoder
    assert checkpoint.settings["seed"] == 4 and checkpoint.settings["learning_rate"] == 0.01
    assert checkpoint.config.d_model == 64


def test_a_file_is_written_over_only_if_that_is_asked_for(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    options = "train --name mine --steps 1 --device cpu --task".split()
    runs(capsys, *options, "copy")
    first = (tmp_path / "mine.safetensors").read_bytes()
    said = "There is a file mine.safetensors already. Take another name by -o, or write over it by --replace."
    fails(capsys, [*options, "shift"], said)
    fails(capsys, ["import", "mine.safetensors", "-o", "mine.safetensors"], said)
    assert (tmp_path / "mine.safetensors").read_bytes() == first
    runs(capsys, *options, "shift", "--replace")
    assert load(tmp_path / "mine.safetensors").task["name"] == "shift"


def test_interrupt_and_resume_equals_uninterrupted(spec_path, tmp_path, trained, monkeypatch, capsys):
    output = tmp_path / "stopped.safetensors"
    original = Run.__iter__

    def interrupted(self):
        for record in original(self):
            yield record
            if record.step == 4:
                raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Run, "__iter__", interrupted)
        assert main(["train", str(spec_path), "-o", str(output)]) == 130
    assert f"Stopped at step 4; go on with --resume. Saved {output}" in capsys.readouterr().err
    assert load(output).training.step == 4
    _, err = runs(capsys, "train", spec_path, "-o", output, "--resume")
    assert "4/6" in err  # the bar starts where it had stopped
    assert_same_weights(load(output).model, load(trained).model)
    finished = output.read_bytes()
    fails(capsys, ["train", spec_path, "-o", output, "--resume"], "'tiny' was finished")
    assert output.read_bytes() == finished


def test_decode(saved, capsys):
    expected = greedy(load(saved), "hello")
    out, err = runs(capsys, "decode", saved, "hello", "--top", "3")
    lines = out.splitlines()
    assert lines[0] == expected.text and len(lines) == 1 + len(expected.steps)
    assert lines[1].startswith(f"  0  reads <s>  writes {expected.steps[0].writes}:") and lines[1].count("%") == 3
    assert "It reached the limit of 16 tokens" in err
    assert runs(capsys, "decode", saved, "hello")[0] == expected.text + "\n"


def test_decode_writes_a_line_for_each_line(saved, tmp_path, capsys, monkeypatch):
    """Empty lines stay, and one that can't be read has an empty line and a sentence of its own."""
    checkpoint = load(saved)
    expected = [greedy(checkpoint, text).text if text else "" for text in ("hello", "", "abc", "")]
    texts = tmp_path / "texts.txt"
    texts.write_bytes("\ufeffhello\r\n \nabc\nжук".encode())
    for arguments in (["--file", texts], ["-"]):
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(texts.read_bytes())))
        assert main(["decode", str(saved), *map(str, arguments)]) == 1
        out, err = capsys.readouterr()
        assert out.splitlines() == expected and "Line 4: This model never saw" in err
        assert err.endswith("1 of the lines could not be read; their lines are empty.\n")
    monkeypatch.chdir(tmp_path)
    fails(capsys, ["decode", saved, "texts.txt"], "texts.txt is a file here. Its lines are read by --file texts.txt.")
    texts.write_bytes(b"caf\xe9")
    fails(capsys, ["decode", saved, "--file", texts], "texts.txt is not a text in UTF-8")
    for arguments in ([], ["abc", "--file", texts]):
        fails(capsys, ["decode", saved, *arguments], "Give either a text or a file of texts")


def test_decode_searches_and_samples_as_its_options_say(saved, capsys):
    checkpoint = load(saved)
    searched = beam_search(checkpoint, "hello", 3, length_penalty=0.0).best.text
    assert runs(capsys, "decode", saved, "hello", "--beams", "3", "--length-penalty", "0")[0] == searched + "\n"
    strategy = Strategy(temperature=2.0, top_k=9, top_p=0.9, seed=7)
    options = ["--temperature", "2", "--top-k", "9", "--top-p", "0.9", "--seed", "7", "--device", "cpu"]
    assert runs(capsys, "decode", saved, "hello", *options)[0] == decode(checkpoint, "hello", strategy).text + "\n"
    fails(capsys, ["decode", saved, "hello", "--beams", "3", "--top", "2"], "goes with neither sampling nor --top")
    fails(capsys, ["decode", saved, "hello", "--top-k", "3"], "belong to sampling")
    fails(capsys, ["decode", saved, "hello", "--length-penalty", "1"], "belongs to beams")
    fails(capsys, ["decode", saved, "hello", "--beams", "-1"], "`width` must be")
    fails(capsys, ["decode", saved, "hello", "--temperature", "-1"], "`temperature` must lie from 0")


def test_inspect_tells_all_and_measures_sequences_of_the_wanted_length(trained, capsys):
    out, _ = runs(capsys, "inspect", trained)
    for part in ("tiny:", "config", "d_model              16", "task", "copy", "settings", "metrics", "tensors"):
        assert part in out
    assert "encoder.layers.0.self_attention.query_projection.weight" in out and "16×16" in out
    for longest, said in ([], 4), (["--longest", "2"], 2):
        out, _ = runs(capsys, "inspect", trained, "--measure", "3", *longest)
        assert f" of 3 fresh sequences of at most {said} letters\n" in out


def test_inspect_measures_no_more_pairs_than_are_held_out(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("pairs.tsv").write_text("".join(f"{a}{b}z\tz{b}{a}\n" for a in "abcdef" for b in "ghijklmn"))
    task = {"name": "pairs", "file": "pairs.tsv", "source": "letters", "target": "letters", "max_tokens": 8}
    Path("own.json").write_text(json.dumps({**SPEC, "task": task}))
    runs(capsys, "train", "own.json")
    held_out = load("own.safetensors").task["held_out"]
    out, _ = runs(capsys, "inspect", "own.safetensors", "--measure", "1000", "--longest", "2")
    assert held_out > 1 and f" of {held_out} fresh sequences\n" in out


def test_texts_and_files_that_cannot_be_read(trained, tmp_path, capsys):
    fails(capsys, ["decode", trained, ""], "There is no text yet")
    fails(capsys, ["decode", trained, "жук"], "never saw “ж” “у” “к” in training")
    fails(capsys, ["decode", trained, "much too long"], "makes 13 tokens; this model reads at most 6. Take away 7.")
    fails(capsys, ["decode", trained, b"caf\xe9".decode("utf-8", "surrogateescape")], "never saw")
    other = tmp_path / "other.safetensors"
    for command, *text in ["inspect"], ["decode", "abc"]:
        fails(capsys, [command, tmp_path / "nothing.safetensors", *text], "There is no file")
        other.write_bytes(b"hello " * 100)
        fails(capsys, [command, other, *text], "other.safetensors is not a complete safetensors file")
        torch.save({}, other)
        fails(capsys, [command, other, *text], "is a pickle")
        fails(capsys, [command, tmp_path, *text], str(tmp_path))  # a folder


def test_specs_that_are_no_run(spec_path, tmp_path, capsys):
    fails(capsys, ["train", tmp_path / "nothing.json"], "There is no file")
    fails(capsys, ["train", tmp_path], str(tmp_path))
    spec_path.write_text("{")
    fails(capsys, ["train", spec_path], "tiny.json is not JSON")
    for changes, name in ({"system": "gpt"}, "`system`"), ({"sizes": {"max_length": 4}}, "`max_length`"):
        spec_path.write_text(json.dumps({**SPEC, **changes}))
        fails(capsys, ["train", spec_path], f"{name} must be")
    fails(capsys, ["train", "--steps", "0"], "`steps` must be a whole number")


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["decode"], ["train", "--system", "gpt"], ["--threads", "0", "inspect", "x"]]
)
def test_wrong_usage_is_explained_by_the_name_of_the_program(arguments, capsys, monkeypatch):
    for program, name in (("__main__.py", "python -m transformer"), ("/usr/bin/attention-lab", "attention-lab")):
        monkeypatch.setattr("sys.argv", [program])
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        assert caught.value.code == 2 and f"usage: {name} " in capsys.readouterr().err


def test_a_shipped_model_is_called_by_its_name(capsys):
    assert runs(capsys, "decode", "reverse-letters", "stream")[0] == "maerts\n"
    fails(
        capsys,
        ["decode", "Helsinki-NLP/opus-mt-en-es", "a"],
        "There is no file Helsinki-NLP/opus-mt-en-es. A model of a",
    )
    fails(capsys, ["decode", "reverse-lettuce", "stream"], "neither a file nor a shipped model 'reverse-lettuce'")


def test_as_a_program(tmp_path):
    missing = tmp_path / "nothing.safetensors"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "transformer", "decode", str(missing), "hello"],
        cwd=Path(__file__).parents[1], env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == f"There is no file {missing}."


def test_a_table_of_pairs_is_shown_counted_written_and_learned(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    rows = [f'{n},"the cat, no {n}",le chat {n},el gato {n}' for n in range(200)]
    Path("mine.csv").write_text("\n".join(["id,English,French,Spanish", *rows, "x,alone"]), encoding="utf-8")
    assert main(["pairs", "mine.csv", "--columns", "spanish", "2", "--max-tokens", "16", "-o", "pairs.tsv"]) == 0
    said = capsys.readouterr().out
    assert "mine.csv: a table with a comma between, UTF-8, the first row names its columns." in said
    assert "Reads Spanish, writes English:\n  el gato 0  →  the cat, no 0\n" in said
    assert "100 left out: a side has more than 14 tokens; line 102: el gato 100" in said
    assert "1 left out: it has only 2 columns; line 202: x" in said
    assert re.search(r"As letters, of at most 16 tokens: \d\d pairs to learn from, \d+ held out", said)
    pairs = read_corpus("pairs.tsv")
    assert ("el gato 7", "the cat, no 7") in pairs.train + pairs.held_out and len(pairs.lines) == 200
    assert main(["pairs", "mine.csv", "--columns", "Dutch", "1"]) == 1
    assert "There is no column Dutch. It has id, English, French, Spanish." in capsys.readouterr().err
    assert main(["pairs", "mine.csv", "-o", "pairs.tsv"]) == 1 and "already" in capsys.readouterr().err
    tiny = ["--name", "tiny", "--steps", "2", "--max-tokens", "40"]
    assert main(["train", "--pairs", "pairs.tsv", *tiny]) == 0
    assert load("tiny.safetensors").task["name"] == "pairs"
