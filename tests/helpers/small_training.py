"""A tiny model, a tiny task, and settings with which a run of both takes a moment."""

from __future__ import annotations

from transformer import SequenceTask, TrainingSettings, Transformer, system_config

TASK = SequenceTask(name="reverse", max_length=4, max_tokens=8)
SIZES = dict(d_model=16, num_heads=2, num_layers=1, d_ff=24, max_length=8, source_vocab_size=47, target_vocab_size=47)


def make(name: str = "modular", dropout: float = 0.2, seed: int = 0, **changes) -> Transformer:
    return Transformer(system_config(name, **{**SIZES, "dropout": dropout, **changes}), seed=seed)


def settings(**changes) -> TrainingSettings:
    return TrainingSettings(**{"steps": 8, "batch_size": 6, "evaluate_every": 4, "evaluate_on": 3, **changes})
