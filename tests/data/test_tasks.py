"""Rules for every task, a new one too: it is read, trained, measured and offered; and the tasks on sequences."""

import json
from dataclasses import replace

import numpy as np
import pytest
import torch
from batches import rows
from small_pairs import ALL, write

from transformer import ParallelText, SequenceTask
from transformer.config import PAD
from transformer.data.grammar.task import Grammar
from transformer.data.sequences import OPERATIONS
from transformer.data.task import Task
from transformer.data.tasks import TASKS, task_from_dict
from transformer.text.tokenizer import TOKENIZERS


@pytest.fixture
def tasks(tmp_path) -> list[Task]:
    """Return a task of each name."""
    file = write(tmp_path / "pairs.tsv", [(f"{a}{b}z", f"z{b}{a}") for a in "abcdef" for b in "ghijklmn"])
    fields = {"pairs": dict(file=str(file), source="letters", target="letters", max_tokens=8)}
    return [TASKS[name](name=name, **fields.get(name, {})) for name in TASKS]


def test_each_task_comes_back_from_its_plain_values_under_its_name(tasks):
    whole = [
        SequenceTask(name="sort", unit="words", min_length=2, max_length=5, max_tokens=30),
        Grammar(max_tokens=40),
        ParallelText(file="pairs.tsv", sha256="a" * 64, piece_dropout=0.1, failures=(("a", "b", "c"),)),
    ]
    for name, task in [*zip(TASKS, tasks, strict=True), *((task.name, task) for task in whole)]:
        values = json.loads(json.dumps(task.to_dict()))
        again = task_from_dict(values)
        assert task.name == values["name"] == name and again.to_dict() == values
        told = ("file", "sha256", "trained_on", "held_out") if task.file else ()  # fields of its place and content
        assert replace(again, **{part: getattr(task, part) for part in told}) == task
    assert task_from_dict({}) == SequenceTask() and task_from_dict({"max_length": 3}) == SequenceTask(max_length=3)


ONE_OF = "`name` must be one of copy, reverse, sort, shift, grammar, pairs, got"
PAIRS = dict(name="pairs", file="pairs.tsv")


def test_values_that_cannot_be_get_a_sentence():
    for values, message in (
        *((dict(name=name), ONE_OF) for name in ("guess", ["copy"], None)),
        ([], r"The task can't be read: it must be fields with their values, got \[\]"),
        (dict(unit="bytes"), "`unit` must be one of letters, words, got 'bytes'"),
        (dict(max_length=20, max_tokens=21), "`max_tokens` less 2 \\(19\\) must not fall. Make the sequences shorter"),
        (dict(colour="red"), "The task can't be read: .*colour"),
        (dict(name="grammar", unit="letters"), "`unit` must be one of words, got 'letters'"),
        (PAIRS | {"file": ""}, "`file` must name a file of pairs, got ''"),
        (PAIRS | {"pieces": 10}, "`pieces` must be a whole number from 64 to 32,000, got 10"),
        (PAIRS | {"lower": "yes"}, "`lower` must be true or false, got 'yes'"),
        (PAIRS | {"shared": True, "target": "letters"}, "`target` must be the unit of the source \\(pieces\\)"),
        (PAIRS | {"piece_dropout": 0.1, "target": "letters"}, "`piece_dropout` must be 0 without pieces on both sides"),
        (PAIRS | {"failures": [["a", "b"]]}, "`failures` must have three texts each"),
    ):
        with pytest.raises(ValueError, match=message):
            task_from_dict(values)


@pytest.mark.parametrize("split", ["train", "held-out"])
def test_a_batch_shows_what_people_type_and_the_answers_to_it(tasks, split):
    for task in (*tasks, SequenceTask(name="reverse", unit="words", max_length=6)):
        batch = task.batch(64, np.random.default_rng(0), split)
        assert max(batch.source.shape[1], batch.target.shape[1]) <= task.longest <= task.max_tokens
        for source, target in zip(rows(batch.source), rows(batch.target), strict=True):
            text = task.source_tokenizer.decode(source)
            assert task.source_tokenizer.encode(text) == source
            assert task.answer(text) == task.target_tokenizer.decode(target)


def test_the_same_seed_gives_the_same_batch(tasks):
    for buckets, task in ((buckets, task) for buckets in (1, 4) for task in (*tasks, SequenceTask(unit="words"))):
        one, same, other = (task.batch(8, np.random.default_rng(seed), buckets=buckets) for seed in (3, 3, 4))
        assert one.source.equal(same.source) and one.target.equal(same.target)
        assert not one.source.equal(other.source)


def test_buckets_save_padding_and_keep_the_mix_of_lengths(tmp_path):
    long = [(" ".join([s] * n), " ".join([t] * n)) for s, t in ALL for n in (1, 6)]
    pairs = ParallelText(file=str(write(tmp_path / "l.tsv", long)), pieces=200, max_tokens=100)
    for task in (SequenceTask(name="reverse", max_length=8), Grammar(), pairs):
        rng, padding, length = np.random.default_rng(0), {}, {}
        for buckets in (1, 4):
            sides = [task.batch(32, rng, buckets=buckets).source for _ in range(60)]
            padding[buckets] = np.mean([(side == PAD).float().mean() for side in sides])
            length[buckets] = np.mean([(side != PAD).float().sum(dim=1).mean() for side in sides])
        assert padding[4] < padding[1] / 2 and length[4] == pytest.approx(length[1], rel=0.15)


def test_examples_are_read_whole_and_answered(tasks):
    for task in tasks:
        texts = list(task.examples(task.source_tokenizer, task.max_tokens - 2))
        assert texts and "" not in texts and all(task.answer(text) is not None for text in texts)
        assert all(len(task.source_tokenizer.read(text, task.max_tokens)) <= task.max_tokens for text in texts)
        assert bool(task.file) == (task.pairs is not None) == bool(task.counts) == (task.name == "pairs")


def test_links_lead_each_symbol_and_each_translated_word_to_its_new_place():
    assert SequenceTask(name="reverse").gold_links(list("abc"), list("cba"))[0] == {(0, 2), (1, 1), (2, 0)}
    assert SequenceTask(name="shift").gold_links(list("abc"), list("bca"))[0] == {(1, 0), (2, 1), (0, 2)}
    assert SequenceTask(name="copy").gold_links(list("abc"), list("abd")) is None
    sure, possible = SequenceTask(name="sort").gold_links(list("bab"), list("abb"))
    assert sure == {(1, 0), (0, 1), (2, 2)} and possible == sure | {(2, 1), (0, 2)}  # equal ones may change places
    # With words as the unit, the pieces of a word stay together.
    task = SequenceTask(name="reverse", unit="words")
    assert task.gold_links(["the", "z", "##e"], ["z", "##e", "the"])[0] == {(0, 1), (1, 0)}
    source, target = "the big red cars are new".split(), "los coches rojos grandes son nuevos".split()
    assert Grammar().gold_links(source, target)[0] == {(0, 0), (3, 1), (2, 2), (1, 3), (4, 4), (5, 5)}
    assert Grammar().gold_links(source, target[::-1]) is None


# Sequences


RIGHT = {"copy": list, "reverse": lambda row: row[::-1], "sort": sorted, "shift": lambda row: [*row[1:], row[0]]}


@pytest.mark.parametrize("unit", TOKENIZERS)
def test_a_batch_holds_sequences_of_all_lengths_and_their_answers(unit):
    for name in OPERATIONS:
        task = SequenceTask(name=name, unit=unit, min_length=2, max_length=6, max_tokens=40)
        batch, tokenizer, lengths = task.batch(50, np.random.default_rng(0)), task.source_tokenizer, set()
        assert batch.source.dtype == batch.target.dtype == torch.long and len(batch.source) == len(batch.target) == 50
        for source, target in zip(rows(batch.source), rows(batch.target), strict=True):
            symbols = tokenizer.symbols(source)
            assert len(source) + 2 <= 40 and tokenizer.symbols(target) == RIGHT[name](symbols)
            lengths.add(len(symbols))
        assert lengths == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("unit", TOKENIZERS)
def test_held_out_sequences_never_occur_in_training_batches(unit):
    # The same ones are drawn again and again: pairs of 43 letters, or one or two words.
    count, shortest = (3000, 2) if unit == "letters" else (1000, 1)
    task = SequenceTask(unit=unit, min_length=shortest, max_length=2, max_tokens=16)

    def drawn(split: str, seed: int) -> set[tuple[int, ...]]:
        return {tuple(row) for row in rows(task.batch(count, np.random.default_rng(seed), split).source)}

    trained, held_out = drawn("train", 0), drawn("held-out", 1)
    assert not trained & held_out and trained & drawn("train", 3)
    if unit == "letters":  # each sequence of two belongs to one split for good, a sixteenth of all to the held-out one
        assert 0.7 < len(held_out) / (43**2 / 16) < 1.3
