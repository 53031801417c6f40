"""Tasks on sequences: right answers by hand, the format of batches, and sequences that training never shows."""

import numpy as np
import pytest
import torch
from batches import rows

from transformer import SequenceTask
from transformer.data.sequences import OPERATIONS
from transformer.text.tokenizer import TOKENIZERS


@pytest.mark.parametrize(("unit", "name", "text", "answer"), [
    ("letters", "reverse", "ab c1", "1c ba"),
    ("letters", "reverse", "ABC", "cba"),
    ("letters", "sort", "b2a1 .", "ab12. "),
    ("letters", "shift", "hello", "elloh"),
    ("words", "reverse", "the zyx know qqq", "qqq know zyx the"),  # made-up words stay readable
    ("words", "shift", "the zyx know", "zyx know the"),
])  # fmt: skip
def test_answers_by_hand(unit, name, text, answer):
    assert SequenceTask(name=name, unit=unit).answer(text) == answer


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
