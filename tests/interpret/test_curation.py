"""The head to open first: the best aligned of a translator, the clearest role of a toy task, and crossing words."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from transformer import (
    LabError,
    ParallelText,
    Run,
    RunSpec,
    SequenceTask,
    Trace,
    TrainingSettings,
    chosen_texts,
    greedy,
    load,
    save,
)
from transformer.__main__ import main
from transformer.checkpoints import read_header
from transformer.data import task_from_dict
from transformer.interpret import (
    AlignmentQuality,
    HeadAblation,
    HeadScores,
    Result,
    ablate_each_head,
    board_of,
    crossings,
    curate,
    task_scores,
    word_map,
)
from transformer.interpret import curation as module
from transformer.interpret.curation import clearest_role, crossing_text, sample_of, stored_board, worth_opening
from transformer.maps import Place
from transformer.runs.curated_file import curate_file

SHIPPED = Path(__file__).parents[2] / "assets" / "checkpoints"
FILES = sorted(SHIPPED.glob("*.safetensors"))


def test_every_shipped_model_opens_on_what_was_measured(subtests):
    for path in FILES:
        with subtests.test(path.stem):
            checkpoint = load(path)
            opening, config = checkpoint.opening, checkpoint.config
            place = Place(opening.kind, opening.layer, opening.head)
            quality = AlignmentQuality.from_metrics(checkpoint.metrics, config.num_layers, config.num_heads)
            if checkpoint.source_tokenizer is not checkpoint.target_tokenizer or checkpoint.task.get("file"):
                assert quality and place == quality.best_place and opening.single == quality.best
                assert max(max(quality.means), *(max(row) for row in quality.heads)) == quality.ranked()[0][2]
            elif "mean" not in opening.head:
                # A head that rests on start and end is nothing to look at first.
                role, _ = task_scores(checkpoint)[opening.kind].role(*opening.single)
                assert role not in ("unclassified", "special") and opening.single == (opening.layer, place.number)
            if opening.text:
                trace = Trace("*attention.weights", "*attention.allowed")
                result = Result.of(greedy(checkpoint, opening.text, trace=trace), trace)
                words = word_map(result.map(place), [step.writes for step in result.decoding.steps])
                assert crossings(words.order) and result.decoding.finished
            if "file" not in checkpoint.task:
                board = stored_board(checkpoint)
                assert (
                    isinstance(board, HeadAblation) and board.count == 256 and len(json.dumps(checkpoint.board)) < 3000
                )
    assert chosen_texts("english-spanish")[0] == "The red cars are new." and chosen_texts("mine") == ()


def scores(shares, chances=0.1):
    """Return scores of two heads of one layer in one role, `mirror`."""
    zero = np.zeros((1, len(shares)))
    return HeadScores(
        {name: np.array([shares]) if name == "mirror" else zero for name in module.ROLES},
        dict.fromkeys(module.ROLES, chances), zero, zero,
    )  # fmt: skip


def test_the_clearest_role_is_opened_and_of_those_alike_the_first(monkeypatch, make_checkpoint):
    for cross, encoder, opens in (
        ([0.60, 0.90], [0.95, 0.1], Place("encoder", 0, "1")),
        ([0.895, 0.90], [0.1, 0.1], Place("cross", 0, "1")),  # of equal heads, the first
        ([0.80, 0.90], [0.905, 0.1], Place("cross", 0, "2")),
        ([0.3, 0.4], [0.45, 0.2], None),  # none has a role
    ):
        measured = {"encoder": scores(encoder), "cross": scores(cross)}
        monkeypatch.setattr(module, "task_scores", lambda *_, measured=measured: measured)
        found = clearest_role(make_checkpoint())
        assert (found and found[0]) == opens


def test_a_text_without_crossing_words_is_passed_over():
    checkpoint = load(SHIPPED / "english-spanish.safetensors")
    task, place = task_from_dict(checkpoint.task), Place("cross", 1, "mean")
    straight, crossing = "It was very small.", "My brother has two black cats."
    assert crossing_text(checkpoint, task, place, [straight, "ß" * 200, crossing]) == crossing
    own = crossing_text(checkpoint, task, place)  # the text is from its sample, and written rightly
    assert task.answer(own).casefold() == greedy(checkpoint, own).text
    letters = load(SHIPPED / "copy-letters.safetensors")
    assert crossing_text(letters, task_from_dict(letters.task), Place("cross", 1, "1")) == ""


def test_what_can_t_be_measured_loses_no_model(make_checkpoint):
    gone = ParallelText(file="gone.tsv", sha256="0" * 64)
    checkpoint = replace(make_checkpoint(), task=gone.to_dict())
    found = curate(checkpoint, gone)
    assert found.opening is None and found.board == {} and found.model is checkpoint.model
    with pytest.raises(ValueError, match="names no task"):
        worth_opening(make_checkpoint("encoder-only"), SequenceTask())


def test_what_the_shipped_heads_are_worth_is_what_was_counted_before(make_checkpoint):
    """The count was made by others, on other draws, so it holds within three standard errors."""
    board = stored_board(load(SHIPPED / "reverse-letters.safetensors"))
    assert board.baseline == 1
    shares = board.shares("zero")["cross"]
    assert np.allclose(shares[1], [0.35, 0.30, 0.43, 0.22], atol=0.12)
    assert shares[0, 0] < 0.1 and shares[0, 2] < 0.1 and board.most("cross")[0] in [(0, 0), (0, 2)]
    words = stored_board(load(SHIPPED / "reverse-words.safetensors"))
    for way in ("zero", "mean"):
        assert words.baseline - words.shares(way)["cross"][1, 0] == pytest.approx(0.41, abs=0.09)
    for fits_no_model, said in (({"losses": {}}, "fits no model of its sizes"), ({"broken": {}}, "missing or unknown")):
        with pytest.raises(LabError, match=said):
            stored_board(replace(make_checkpoint(), board=fits_no_model))
    bare = replace(load(SHIPPED / "copy-letters.safetensors"), board={})
    assert board_of(bare, count=4).to_dict() == ablate_each_head(bare, 4).to_dict() and stored_board(bare) is None


@pytest.fixture
def own(tmp_path):
    """Return a translator of letters in a file, without a sample, and its file of pairs."""
    pairs = tmp_path / "pairs.tsv"
    pairs.write_text("".join(f"{a}{b}\t{b}{a}\n" for a in "abcdefgh" for b in "abcdefghijklmnop"), encoding="utf-8")
    task = ParallelText(file=str(pairs), source="letters", target="letters", max_tokens=8)
    sizes = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16)
    run = Run(RunSpec(name="own", sizes=sizes, task=task, settings=TrainingSettings(steps=2, batch_size=4)))
    list(run)
    path = tmp_path / "own.safetensors"
    save(run.finish(), path)
    return path, pairs


def test_the_command_keeps_a_sample_only_when_told_and_no_weight_changes(own, capsys, tmp_path):
    path, pairs = own
    checkpoint = load(path)  # a run ends with a measurement of its heads, and keeps no texts
    assert board_of(checkpoint).count == checkpoint.task["held_out"] and "sample" not in checkpoint.task
    before = {key: value for key, value in read_header(path).items() if key != "__metadata__"}
    weights = path.read_bytes()[-1000:]
    assert main(["curate", str(path), "--data", str(pairs), "--sample", "3"]) == 0
    said = capsys.readouterr().out
    assert "own opens " in said and "On 3 held-out texts" in said and "its weights are as they were" in said
    checkpoint = load(path)
    assert len(checkpoint.task["sample"]) == 3 and board_of(checkpoint).count == 3
    assert sample_of(replace(task_from_dict(checkpoint.task), file=str(pairs)), 3) == checkpoint.task["sample"]
    assert {key: value for key, value in read_header(path).items() if key != "__metadata__"} == before
    assert path.read_bytes()[-1000:] == weights
    pairs.unlink()  # from now on the model's sample is measured
    again = curate_file(path)
    assert again.board == checkpoint.board and again.opening == checkpoint.opening
    assert main(["curate", str(path), "--sample", "3"]) == 1
    assert "are not on this machine" in capsys.readouterr().err
    assert load(path).board == checkpoint.board


def test_the_command_says_what_it_can_t_measure_and_makes_the_shipped_file(saved, tmp_path, capsys):
    assert main(["curate", str(saved)]) == 1
    assert "'tiny' names no task to measure its heads on." in capsys.readouterr().err
    letters = Path(shutil.copy(SHIPPED / "copy-letters.safetensors", tmp_path))
    assert main(["curate", str(letters), "--data", "pairs.tsv"]) == 1
    assert "`--data` must be left out for 'copy-letters'" in capsys.readouterr().err
    assert main(["curate", str(letters), "--sample", "5"]) == 1
    assert "Only a model of pairs keeps a sample of them" in capsys.readouterr().err
    assert main(["curate", str(letters)]) == 0
    said = capsys.readouterr().out
    assert "copy-letters opens on cross attention, layer 2, head 1." in said and "On 256 held-out texts" in said
    assert letters.read_bytes() == (SHIPPED / letters.name).read_bytes()  # the command makes the shipped file


def test_a_sample_of_a_stranger_is_small_and_can_be_read():
    for sample in ([["a", "b"]] * 1001, [["a" * 1001, "b"]], [["\ud800", "b"]], [["a"]], "abc", [["a", 1]]):
        with pytest.raises(ValueError, match="`sample` must have "):
            ParallelText(file="pairs.tsv", sample=sample)
    task = ParallelText(file="gone.tsv", sample=[["Hello there", "hola"]], sha256="0" * 64)
    assert task.answer("hello  THERE") == "hola" and task.answer("good bye") is None
    assert json.loads(json.dumps(task.to_dict()))["sample"] == [["Hello there", "hola"]]
    assert task_from_dict(task.to_dict()) == replace(task, sha256="0" * 64)
