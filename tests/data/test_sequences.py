"""Tasks: right answers by hand, the format of batches, and sequences that training never shows."""

import numpy as np
import pytest
import torch
from batches import rows

from transformer import SequenceTask
from transformer.data.sequences import OPERATIONS
from transformer.text.tokenizer import CONTINUES, TOKENIZERS


@pytest.mark.parametrize(("unit", "name", "text", "answer"), [
    ("letters", "copy", "hello", "hello"),
    ("letters", "copy", "a", "a"),
    ("letters", "reverse", "hello", "olleh"),
    ("letters", "reverse", "ab c1", "1c ba"),
    ("letters", "sort", "hello", "ehllo"),
    ("letters", "sort", "b2a1 .", "ab12. "),
    ("letters", "shift", "hello", "elloh"),
    ("letters", "shift", "a", "a"),
    ("letters", "reverse", "ABC", "cba"),
    ("words", "copy", "the people know", "the people know"),
    ("words", "reverse", "the people know", "know people the"),
    ("words", "reverse", "the zyx know qqq", "qqq know zyx the"),  # made-up words stay readable
    ("words", "sort", "people know the", "know people the"),
    ("words", "shift", "the zyx know", "zyx know the"),
    ("words", "reverse", "what , now ?", "? now , what"),
])  # fmt: skip
def test_answers_by_hand(unit, name, text, answer):
    assert SequenceTask(name=name, unit=unit).answer(text) == answer


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


def test_words_are_drawn_known_and_made_up():
    task = SequenceTask(name="copy", unit="words", max_length=6)
    drawn = rows(task.batch(200, np.random.default_rng(0)).source)
    tokens = {token for row in drawn for token in task.source_tokenizer.tokens(row)}
    assert any(token.startswith(CONTINUES) for token in tokens) and any(len(token) > 3 for token in tokens)


def test_every_letter_is_drawn():
    seen = {number for row in rows(SequenceTask().batch(300, np.random.default_rng(0)).source) for number in row}
    assert seen == set(range(4, 47))


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
    task = SequenceTask(unit=unit, max_length=2, max_tokens=16)  # the same ones are drawn again and again

    def drawn(split: str, seed: int) -> set[tuple[int, ...]]:
        return {tuple(row) for row in rows(task.batch(3000, np.random.default_rng(seed), split).source)}

    trained, held_out = drawn("train", 0), drawn("held-out", 1)
    assert not trained & held_out
    assert len(drawn("held-out", 2) & held_out) > 50  # held-out sequences do repeat among themselves
    assert trained & drawn("train", 3)


def test_about_a_sixteenth_is_held_out():
    # Each sequence of two letters belongs to one split for good.
    task = SequenceTask(min_length=2, max_length=2)
    held_out = {tuple(row) for row in rows(task.batch(4000, np.random.default_rng(0), "held-out").source)}
    assert 0.7 < len(held_out) / (43**2 / 16) < 1.3
