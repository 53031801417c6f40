"""Reverse, the task that the page Train begins with, is learned; test_loop.py learns copy, which takes a moment."""

import pytest
from rows import rows

from transformer import SequenceTask, TrainingSettings, Transformer, exact_match, system_config, train


@pytest.mark.parametrize("steps", rows([600], []))  # half a minute
def test_reverse_is_learned_to_99_percent(steps):
    task = SequenceTask(name="reverse", max_length=4, max_tokens=8)
    sizes = dict(num_layers=1, d_model=64, num_heads=4, d_ff=128, dropout=0.0, max_length=8)
    sizes |= dict(source_vocab_size=47, target_vocab_size=47)
    model = Transformer(system_config("modular", **sizes), seed=0)
    for _ in train(model, task, TrainingSettings(steps=steps, learning_rate=0.004, evaluate_every=600, evaluate_on=50)):
        pass
    assert exact_match(model, task, 300, seed=2**33) >= 0.99
