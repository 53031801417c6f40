"""Texts of each length: counted as greedy decoding would, also beyond training, and where positions end."""

from dataclasses import replace

import numpy as np
import pytest

from transformer import LabError, Transformer, load
from transformer.data import SequenceTask
from transformer.decoding import greedy_ids
from transformer.interpret import right_by_length
from transformer.interpret.lengths import TEXTS, texts_of_length


def shipped(name):
    return load(f"assets/checkpoints/{name}.safetensors")


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
    checkpoint, lengths = shipped(name), (3, 28, 29, 31)
    found = right_by_length(checkpoint, lengths)
    assert found.lengths == lengths and found.right.shape == (4, TEXTS)
    decoded = np.stack([right_by_decoding(checkpoint, length) for length in lengths])
    assert np.array_equal(found.right, decoded)


def test_a_reverser_ends_at_once_and_a_sorter_bit_by_bit():
    reverser, sorter = (right_by_length(shipped(name)) for name in ("reverse-letters", "sort-letters"))
    assert reverser.lengths == sorter.lengths == tuple(range(1, 37))
    assert reverser.right[:28].all() and not reverser.right[28:].any()
    assert sorter.share(29) == 1 and 0 < sorter.share(31) < 1 and sorter.share(36) == 0
    assert "280 are right. Of 80 with 29 to 36 letters, 0 are." in reverser.in_words


def test_models_that_have_no_longer_texts_say_why():
    learned = right_by_length(shipped("shift-letters"))
    assert learned.lengths[-1] == 26 and "there is none beyond" in learned.in_words
    with pytest.raises(LabError, match="texts can't be made as long as one likes"):
        right_by_length(shipped("spanish-grammar"))
    with pytest.raises(LabError, match="none beyond 26 letters"):
        right_by_length(shipped("shift-letters"), (27,))
