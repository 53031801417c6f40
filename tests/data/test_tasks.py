"""What holds for every task, a new one too: registered in one line, it is read, trained, measured and offered."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from doubled import Doubled

from transformer import Checkpoint, ParallelText, Run, RunSpec, SequenceTask, TrainingSettings
from transformer.checkpoints.checkpoint import load, save
from transformer.data.grammar.task import Grammar
from transformer.data.task import Task
from transformer.data.tasks import TASKS, task_from_dict
from transformer.interpret.alignment_quality import measure_alignment
from transformer.text.tokenizer import TOKENIZERS

SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=16)


@pytest.fixture
def tasks(tmp_path) -> list[Task]:
    """One of each name."""
    file = tmp_path / "pairs.tsv"
    file.write_text("".join(f"{a}{b}z\tz{b}{a}\n" for a in "abcdef" for b in "ghijklmn"), encoding="utf-8")
    fields = {"pairs": dict(file=str(file), source="letters", target="letters", max_tokens=8)}
    return [TASKS[name](name=name, **fields.get(name, {})) for name in TASKS]


def test_each_task_comes_back_from_its_plain_values_under_its_name(tasks):
    for name, task in zip(TASKS, tasks, strict=True):
        values = json.loads(json.dumps(task.to_dict()))
        assert task.name == values["name"] == name
        assert task_from_dict(values).to_dict() == values
        assert type(task_from_dict(values)) is type(task)


def test_a_nameless_task_is_the_default_one_and_an_unknown_name_is_refused():
    assert task_from_dict({}) == SequenceTask() and task_from_dict({"max_length": 3}) == SequenceTask(max_length=3)
    for name in ("guess", ["copy"], None, 3):
        with pytest.raises(ValueError, match="`name` must be one of copy, reverse, sort, shift, grammar, pairs, got"):
            task_from_dict({"name": name})
    with pytest.raises(ValueError, match=r"The task can't be read: it must be fields with their values, got \[\]"):
        task_from_dict([])


def test_no_sequence_is_longer_than_the_task_says(tasks):
    for task in tasks:
        assert task.longest <= task.max_tokens
        for split in ("train", "held-out"):
            batch = task.batch(64, np.random.default_rng(0), split)
            assert max(batch.source.shape[1], batch.target.shape[1]) <= task.longest
    assert SequenceTask(max_length=12, max_tokens=64).longest == 14
    assert SequenceTask(unit="words", max_length=12, max_tokens=64).longest == 64
    assert Grammar(max_tokens=100).longest == Grammar().max_tokens


def test_the_target_of_a_batch_is_the_answer_to_its_source(tasks):
    for task in tasks:
        batch = task.batch(8, np.random.default_rng(1), "held-out")
        for source, target in zip(batch.source.tolist(), batch.target.tolist(), strict=True):
            assert task.answer(task.source_tokenizer.decode(source)) == task.target_tokenizer.decode(target)


def test_examples_are_read_whole_and_answered(tasks):
    for task in tasks:
        texts = list(task.examples(task.source_tokenizer, task.max_tokens - 2))
        assert texts and all(task.answer(text) is not None for text in texts)
        assert all(len(task.source_tokenizer.read(text, task.max_tokens)) <= task.max_tokens for text in texts)
        assert "" not in texts


def test_examples_fit_a_model_that_reads_little():
    letters, words = (TOKENIZERS[unit]() for unit in ("letters", "words"))
    task = SequenceTask()
    assert [list(task.examples(letters, most)) for most in (13, 12, 3, 2)] == [
        ["pay attention"], ["attention"], ["pay"], ["pa"]
    ]  # fmt: skip
    assert SequenceTask(unit="words").examples(words, 3) == ["attention is all"]
    grammar = Grammar()
    assert [len(text.split()) for text in grammar.examples(grammar.source_tokenizer, 6)] == [6, 6, 6]


def test_examples_of_pairs_were_held_out_or_without_the_file_went_wrong(tasks):
    pairs = tasks[list(TASKS).index("pairs")]
    held_out = {source for source, _ in pairs.pairs.held_out}
    assert set(pairs.examples(pairs.source_tokenizer, 6)) == held_out
    failures = (("toolongtoread" * 2, "", "x"), ("wrong", "gnarw", "gnorw"), ("ab", "b", "ba"), ("zag", "", "gaz"))
    alone = ParallelText(file="gone.tsv", failures=failures)
    assert list(alone.examples(TOKENIZERS["letters"](), 20)) == ["zag", "wrong"]


def test_a_task_has_pairs_and_their_counts_exactly_where_it_has_a_file(tasks):
    for task in tasks:
        assert bool(task.file) == (task.pairs is not None) == bool(task.counts) == (task.name == "pairs")
        assert set(task.counts) <= set(task.to_dict())


def test_links_of_sequences_lead_each_symbol_to_its_new_place():
    assert SequenceTask(name="reverse").gold_links(list("abc"), list("cba"))[0] == {(0, 2), (1, 1), (2, 0)}
    assert SequenceTask(name="shift").gold_links(list("abc"), list("bca"))[0] == {(1, 0), (2, 1), (0, 2)}
    assert SequenceTask(name="copy").gold_links(list("abc"), list("abd")) is None
    # By words: the pieces of a word stay together.
    task = SequenceTask(name="reverse", unit="words")
    assert task.gold_links(["the", "z", "##e"], ["z", "##e", "the"])[0] == {(0, 1), (1, 0)}


def test_links_of_the_grammar_follow_its_translation():
    source, target = "the big red cars are new".split(), "los coches rojos grandes son nuevos".split()
    sure, _ = Grammar().gold_links(source, target)
    assert sure == {(0, 0), (3, 1), (2, 2), (1, 3), (4, 4), (5, 5)}
    assert Grammar().gold_links(source, target[::-1]) is None
    assert Grammar().gold_links(["cars", "the"], target) is None
    assert ParallelText(file="x.tsv").gold_links(source, target) is None


# A new task


@pytest.fixture
def doubled(monkeypatch) -> Checkpoint:
    """A barely trained model of a task that only the list knows."""
    monkeypatch.setitem(TASKS, "doubled", Doubled)
    settings = TrainingSettings(steps=4, batch_size=4, evaluate_every=4, evaluate_on=4)
    run = Run(RunSpec.from_dict({"name": "new", "sizes": SIZES, "task": {"name": "doubled"}}))
    run = Run(replace(run.spec, settings=settings))
    assert all(one.step < other.step for one, other in pairwise(run))
    return run.finish(evaluate_on=20)


def test_a_new_task_is_trained_measured_saved_and_aligned(doubled, tmp_path):
    assert doubled.metrics["evaluated_on"] == 20 and doubled.metrics["exact_match"] <= 1
    save(doubled, tmp_path / "new.safetensors")
    loaded = load(tmp_path / "new.safetensors")
    assert task_from_dict(loaded.task) == Doubled()
    quality = measure_alignment(loaded, task_from_dict(loaded.task), most=20)
    assert quality.knows_gold and quality.words == 20 * 10 and quality.sentences == 20
