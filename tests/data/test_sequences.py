"""Tasks: right answers by hand, the format of batches, and sequences that training never shows."""

from __future__ import annotations

import json

import numpy as np
import pytest
import torch

from transformer import SequenceTask
from transformer.config import END, PAD, START, UNKNOWN
from transformer.data.sequences import OPERATIONS
from transformer.data.tasks import task_from_dict
from transformer.text.tokenizer import CONTINUES, TOKENIZERS


@pytest.mark.parametrize(
    ("name", "text", "answer"),
    [
        ("copy", "hello", "hello"),
        ("copy", "a", "a"),
        ("reverse", "hello", "olleh"),
        ("reverse", "ab c1", "1c ba"),
        ("sort", "hello", "ehllo"),
        ("sort", "b2a1 .", "ab12. "),
        ("shift", "hello", "elloh"),
        ("shift", "a", "a"),
        ("reverse", "ABC", "cba"),
    ],
)
def test_answers_by_letters(name, text, answer):
    assert SequenceTask(name=name, unit="letters").answer(text) == answer


@pytest.mark.parametrize(
    ("name", "text", "answer"),
    [
        ("copy", "the people know", "the people know"),
        ("reverse", "the people know", "know people the"),
        ("reverse", "the zyx know qqq", "qqq know zyx the"),  # made-up words stay readable
        ("sort", "people know the", "know people the"),
        ("shift", "the zyx know", "zyx know the"),
        ("reverse", "what , now ?", "? now , what"),
    ],
)
def test_answers_by_words(name, text, answer):
    assert SequenceTask(name=name, unit="words").answer(text) == answer


def rows(batch_side: torch.Tensor) -> list[list[int]]:
    """Symbols of each row, after checking the format: start, symbols, end, padding."""
    found = []
    for row in batch_side.tolist():
        length = row.index(END)
        assert row[0] == START and all(number > UNKNOWN for number in row[1:length])
        assert row[length + 1 :] == [PAD] * (len(row) - length - 1)
        found.append(row[1:length])
    assert max(map(len, found)) + 2 == batch_side.shape[1]
    return found


@pytest.mark.parametrize("unit", TOKENIZERS)
@pytest.mark.parametrize("name", OPERATIONS)
def test_format_of_a_batch_and_its_answers(name, unit):
    task = SequenceTask(name=name, unit=unit, min_length=2, max_length=6, max_tokens=40)
    batch = task.batch(50, np.random.default_rng(0))
    assert batch.source.dtype == batch.target.dtype == torch.long and len(batch.source) == len(batch.target) == 50
    tokenizer = task.source_tokenizer
    lengths = set()
    for source, target in zip(rows(batch.source), rows(batch.target), strict=True):
        assert len(source) + 2 <= 40
        symbols = tokenizer.symbols(source)
        lengths.add(len(symbols))
        expected = {
            "copy": symbols,
            "reverse": list(reversed(symbols)),
            "sort": sorted(symbols),
            "shift": [*symbols[1:], symbols[0]],
        }[name]
        assert tokenizer.symbols(target) == expected
        assert max(target) < tokenizer.vocab_size
    assert lengths == {2, 3, 4, 5, 6}


def test_what_batches_show_is_what_people_type():
    # A sequence of a batch, read as text and typed again, has the same ids and the same answer.
    for unit in TOKENIZERS:
        task = SequenceTask(name="reverse", unit=unit, max_length=6)
        batch = task.batch(50, np.random.default_rng(1))
        for source, target in zip(rows(batch.source), rows(batch.target), strict=True):
            text = task.source_tokenizer.decode(source)
            assert task.source_tokenizer.encode(text) == source
            assert task.answer(text) == task.target_tokenizer.decode(target)


def test_words_are_drawn_known_and_made_up():
    task = SequenceTask(name="copy", unit="words", max_length=6)
    tokens = {
        token
        for row in rows(task.batch(200, np.random.default_rng(0)).source)
        for token in task.source_tokenizer.tokens(row)
    }
    assert any(token.startswith(CONTINUES) for token in tokens) and any(len(token) > 3 for token in tokens)


def test_every_letter_is_drawn():
    seen = {number for row in rows(SequenceTask().batch(300, np.random.default_rng(0)).source) for number in row}
    assert seen == set(range(4, 47))


def test_the_same_seed_gives_the_same_batch():
    for unit in TOKENIZERS:
        task = SequenceTask(unit=unit)
        one, same, other = (task.batch(8, np.random.default_rng(seed)) for seed in (3, 3, 4))
        assert torch.equal(one.source, same.source) and torch.equal(one.target, same.target)
        assert one.source.shape != other.source.shape or not torch.equal(one.source, other.source)


def test_length_buckets_pad_less_and_keep_the_mix_of_lengths():
    task, rng = SequenceTask(name="reverse", max_length=8), np.random.default_rng(0)
    batches = [task.batch(20, rng, buckets=4) for _ in range(200)]
    lengths = []
    for batch in batches:
        sources, targets = rows(batch.source), rows(batch.target)
        assert len(sources) == 20 and targets == [row[::-1] for row in sources]
        lengths.append([len(row) for row in sources])
    assert np.mean([max(row) - min(row) for row in lengths]) < 4  # unsorted: nearly always 7
    shares = np.bincount(np.concatenate(lengths), minlength=9)[1:] / 4000
    assert np.abs(shares - 1 / 8).max() < 0.03


@pytest.mark.parametrize("unit", TOKENIZERS)
def test_held_out_sequences_never_occur_in_training_batches(unit):
    task = SequenceTask(
        unit=unit, max_length=2, max_tokens=16
    )  # short, so that the same ones are drawn again and again

    def drawn(split: str, seed: int) -> set[tuple[int, ...]]:
        return {tuple(row) for row in rows(task.batch(3000, np.random.default_rng(seed), split).source)}

    trained, held_out = drawn("train", 0), drawn("held-out", 1)
    assert not trained & held_out
    assert len(drawn("held-out", 2) & held_out) > 50  # they do repeat among themselves
    assert trained & drawn("train", 3)


def test_about_a_sixteenth_is_held_out():
    # All sequences of two letters: each belongs to one split for good.
    task = SequenceTask(min_length=2, max_length=2)
    held_out = {tuple(row) for row in rows(task.batch(4000, np.random.default_rng(0), "held-out").source)}
    assert 0.7 < len(held_out) / (43**2 / 16) < 1.3


def test_a_name_of_another_task_is_none_of_a_sequence():
    with pytest.raises(ValueError, match="`name` must be one of copy, reverse, sort, shift, got 'grammar'"):
        SequenceTask(name="grammar")


def test_dictionary_round_trip():
    task = SequenceTask(name="sort", unit="words", min_length=2, max_length=5, max_tokens=30)
    assert task_from_dict(json.loads(json.dumps(task.to_dict()))) == task
    assert task.description == "Write the symbols in the order of the vocabulary."


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (dict(name="guess"), "`name` must be one of copy, reverse, sort, shift, grammar, pairs, got 'guess'"),
        (dict(unit="bytes"), "`unit` must be one of letters, words, got 'bytes'"),
        (dict(min_length=0), "`min_length` must be a whole number from 1 to 1,022, got 0"),
        (dict(min_length=9, max_length=8), "must not fall"),
        (dict(max_length=20, max_tokens=21), "`max_tokens` less 2 \\(19\\) must not fall. Make the sequences shorter"),
        (dict(max_tokens=1025), "`max_tokens` must be a whole number from 3 to 1,024, got 1025"),
        (dict(colour="red"), "The task can't be read: .*colour"),
        (dict(max_length="9"), "`max_length` must be a whole number from 1 to 1,022, got '9'"),
        (dict(max_length=2.5), "`max_length` must be a whole number"),
    ],
)
def test_rules(values, message):
    with pytest.raises(ValueError, match=message):
        task_from_dict(values)
