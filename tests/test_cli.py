"""`python -m transformer`: train, decode, inspect and resume, and errors that help."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from jobs import measure_few

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
def in_a_folder_of_its_own(monkeypatch, tmp_path):
    """Measure few sequences at the end of a run, and let files named alone lie in a new folder."""
    measure_few(monkeypatch)
    monkeypatch.chdir(tmp_path)
    Path("tiny.json").write_text(json.dumps(SPEC))


@pytest.fixture
def runs(capsys):
    """Provide `runs(*arguments)`: the texts that a command writes on its two channels, after it ended well."""

    def runs(*arguments) -> tuple[str, str]:
        assert main([str(argument) for argument in arguments]) == 0
        return capsys.readouterr()

    return runs


@pytest.fixture
def fails(capsys):
    """Provide `fails(message, *arguments)`: a command ends with status 1, a sentence and no traceback."""

    def fails(message: str, *arguments) -> None:
        assert main([str(argument) for argument in arguments]) == 1
        captured = capsys.readouterr()
        assert message in captured.err and "Traceback" not in captured.err and captured.out == ""

    return fails


def test_train_from_a_file_also_to_another_place_in_half(runs):
    saved, half = Path("tiny.safetensors"), Path("new folder/half.safetensors")
    out, err = runs("train", "tiny.json")
    checkpoint = load(saved)
    assert f"tiny: {checkpoint.model.num_parameters:,} parameters, 6 steps" in out
    assert f"exactly right. Saved {saved}" in out
    assert "6/6" in err and "exact_match=" in err  # the progress bar
    assert checkpoint.metrics["steps"] == 6 and checkpoint.training is None
    assert checkpoint.settings["steps"] == 6 and checkpoint.config.norm_first is False
    runs("train", "tiny.json", "-o", half, "--half", "--resume")  # without a file it starts from the beginning
    assert 0 < half.stat().st_size < saved.stat().st_size and load(half).name == "tiny"


def test_a_file_is_written_over_only_if_that_is_asked_for(runs, fails):
    path, train = Path("tiny.safetensors"), ("train", "tiny.json")
    runs(*train)
    first = path.read_bytes()
    said = "There is a file tiny.safetensors already. Take another name by -o, or write over it by --replace."
    fails(said, *train)
    fails(said, "import", path, "-o", path)
    assert path.read_bytes() == first
    Path("tiny.json").write_text(json.dumps({**SPEC, "task": {**SPEC["task"], "name": "shift"}}))
    runs(*train, "--replace")
    assert load(path).task["name"] == "shift"


def test_what_was_interrupted_goes_on_where_it_stopped(runs, fails, monkeypatch, capsys):
    output = Path("stopped.safetensors")
    original = Run.__iter__

    def interrupted(self):
        for record in original(self):
            yield record
            if record.step == 4:
                raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Run, "__iter__", interrupted)
        assert main(["train", "tiny.json", "-o", str(output)]) == 130
    assert f"Stopped at step 4; go on with --resume. Saved {output}" in capsys.readouterr().err
    assert load(output).training.step == 4
    _, err = runs("train", "tiny.json", "-o", output, "--resume")
    assert "4/6" in err  # the bar starts where it had stopped
    assert load(output).training is None
    fails("'tiny' was finished", "train", "tiny.json", "-o", output, "--resume")


def test_decode_searches_and_samples_as_its_options_say(saved, runs, fails):
    checkpoint = load(saved)
    expected = greedy(checkpoint, "hello")
    out, err = runs("decode", saved, "hello", "--top", "3")
    lines = out.splitlines()
    assert lines[0] == expected.text and len(lines) == 1 + len(expected.steps)
    assert lines[1].startswith(f"  0  reads <s>  writes {expected.steps[0].writes}:") and lines[1].count("%") == 3
    assert "It reached the limit of 16 tokens" in err
    searched = beam_search(checkpoint, "hello", 3, length_penalty=0.0).best.text
    drawn = decode(checkpoint, "hello", Strategy(temperature=2.0, top_k=9, top_p=0.9, seed=7)).text
    for options, written in [
        ("", expected.text),
        ("--beams 3 --length-penalty 0", searched),
        ("--temperature 2 --top-k 9 --top-p 0.9 --seed 7 --device cpu", drawn),
    ]:
        assert runs("decode", saved, "hello", *options.split())[0] == written + "\n"
    fails("goes with neither sampling nor --top", "decode", saved, "hello", *"--beams 3 --top 2".split())
    fails("belong to sampling", "decode", saved, "hello", "--top-k", "3")


def test_decode_writes_a_line_for_each_line(saved, fails, capsys, monkeypatch):
    """Empty lines stay, and one that can't be read has an empty line and a sentence of its own."""
    checkpoint = load(saved)
    expected = [greedy(checkpoint, text).text if text else "" for text in ("hello", "", "abc", "")]
    texts = Path("texts.txt")
    texts.write_bytes("\ufeffhello\r\n \nabc\nжук".encode())
    for arguments in (["--file", texts], ["-"]):
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(texts.read_bytes())))
        assert main(["decode", str(saved), *map(str, arguments)]) == 1
        out, err = capsys.readouterr()
        assert out.splitlines() == expected and "Line 4: This model never saw" in err
        assert err.endswith("1 of the lines could not be read; their lines are empty.\n")
    fails("texts.txt is a file here. Its lines are read by --file texts.txt.", "decode", saved, texts)
    texts.write_bytes(b"caf\xe9")
    fails("texts.txt is not a text in UTF-8", "decode", saved, "--file", texts)


def test_inspect_tells_all_and_measures_sequences_of_the_wanted_length(runs):
    runs("train", "tiny.json")
    out, _ = runs("inspect", "tiny.safetensors")
    for part in ("tiny:", "d_model              16", "copy", "self_attention.query_projection.weight", "16×16"):
        assert part in out
    for longest, said in ([], 4), (["--longest", "2"], 2):
        out, _ = runs("inspect", "tiny.safetensors", "--measure", "3", *longest)
        assert f" of 3 new sequences of at most {said} letters\n" in out


def test_texts_files_and_specs_that_cannot_be_read(saved, fails):
    fails("makes 20 tokens; this model reads up to 14. Take away 6.", "decode", saved, "much too long, it is")
    fails("neither a file nor a shipped model 'reverse-lettuce'", "decode", "reverse-lettuce", "stream")
    fails("There is no file", "inspect", "nothing.safetensors")
    pickled, folder, spec = Path("other.safetensors"), Path("folder"), Path("spec.json")
    torch.save({}, pickled)
    fails("is a pickle", "inspect", pickled)
    folder.mkdir()
    fails("folder can't be read or written: Is a directory.", "decode", folder, "abc")
    spec.write_text("{")
    fails("spec.json is not JSON", "train", spec)
    spec.write_text(json.dumps({**SPEC, "system": "gpt"}))
    fails("`system` must be", "train", spec)


def test_a_table_of_pairs_is_shown_counted_written_and_learned(runs, fails, capsys):
    rows = [f'{n},"the cat, no {n}",le chat {n},el gato {n}' for n in range(200)]
    Path("mine.csv").write_text("\n".join(["id,English,French,Spanish", *rows, "x,alone"]), encoding="utf-8")
    said, _ = runs("pairs", "mine.csv", "--columns", "spanish", "2", "--max-tokens", "16", "-o", "pairs.tsv")
    assert "mine.csv: a table with a comma between, UTF-8, the first row names its columns." in said
    assert "Reads Spanish, writes English:\n  el gato 0  →  the cat, no 0\n" in said
    assert "100 left out: a side has more than 14 tokens; line 102: el gato 100" in said
    assert "1 left out: it has only 2 columns; line 202: x" in said
    assert re.search(r"As letters, of at most 16 tokens: \d\d pairs to learn from, \d+ held out", said)
    pairs = read_corpus("pairs.tsv")
    assert ("el gato 7", "the cat, no 7") in pairs.train + pairs.held_out and len(pairs.lines) == 200
    columns = "There is no column Dutch. It has id, English, French, Spanish."
    fails(columns, "pairs", "mine.csv", "--columns", "Dutch", "1")
    assert main(["pairs", "mine.csv", "-o", "pairs.tsv"]) == 1 and "already" in capsys.readouterr().err
    options = "--pairs pairs.tsv --name small --steps 2 --max-tokens 40 --seed 4 --device cpu --learning-rate 0.01"
    runs("train", *options.split())
    learned = load("small.safetensors")
    assert learned.task["name"] == "pairs" and learned.settings["learning_rate"] == 0.01
