"""Texts of each length: counted as greedy decoding would, also beyond training."""

from dataclasses import replace

import numpy as np
import pytest

from transformer import Transformer, load
from transformer.data import SequenceTask
from transformer.decoding import greedy_ids
from transformer.interpret import right_by_length
from transformer.interpret.lengths import TEXTS, texts_of_length


def right_by_decoding(checkpoint, length):
    """Decode texts of a length greedily with a model whose table of positions is made longer."""
    task = SequenceTask(**{key: value for key, value in checkpoint.task.items() if key != "sample"})
    batch = texts_of_length(task, length, None)
    model = Transformer(replace(checkpoint.config, max_length=64)).eval()
    model.load_state_dict(checkpoint.model.state_dict())
    expected = batch.target[:, 1:] if checkpoint.config.has_decoder else batch.target
    written = greedy_ids(model, batch.source, expected.shape[1])
    return (written == expected).all(dim=1).numpy()


@pytest.mark.parametrize("name", ["copy-letters", "sort-letters", "reverse-encoder-only", "reverse-letters-cheating"])
def test_one_pass_counts_what_greedy_decoding_would(name):
    checkpoint, lengths = load(name), (3, 28, 29, 31)
    found = right_by_length(checkpoint, lengths)
    assert found.lengths == lengths and found.right.shape == (4, TEXTS)
    decoded = np.stack([right_by_decoding(checkpoint, length) for length in lengths])
    assert np.array_equal(found.right, decoded)
