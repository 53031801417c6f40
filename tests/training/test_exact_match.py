"""Exact match: how it counts, on which sequences, and that none of them is trained on."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from small_training import SIZES, TASK, make, settings

from transformer import SequenceTask, exact_match, train
from transformer.config import PAD


def test_exact_match_counts_wholly_right_sequences():
    # The model is an encoder alone whose output is its input: right on copy, and on reverse only for palindromes.
    sizes = {**SIZES, "d_model": 47, "num_heads": 1, "positions": "none"}
    model = make("encoder-only", 0.0, **{**sizes, "d_model": 48, "num_heads": 1}).eval()
    with torch.no_grad():
        for name, p in model.named_parameters():
            if "norm.weight" not in name:
                p.zero_()
        model.encoder.embedding.weight[:, :47] = torch.eye(47)
        model.output_projection.weight[:, :47] = torch.eye(47)
    copying = SequenceTask(name="copy", max_length=3, max_tokens=8)
    reversing = SequenceTask(name="reverse", max_length=3, max_tokens=8)
    assert exact_match(model, copying, 300, seed=0) == 1.0
    batch = reversing.batch(100, np.random.default_rng(5), "held-out")
    palindromes = (batch.source == batch.target).all(dim=1).float().mean().item()
    assert 0 < palindromes < 1
    assert exact_match(model, reversing, 100, seed=5) == pytest.approx(palindromes)


def test_exact_match_of_many_is_measured_in_parts(monkeypatch):
    """The parts are read as if drawn one after the other, without padding that only the others need."""
    rng, read = np.random.default_rng(1), []
    parts = [TASK.batch(size, rng, split="held-out") for size in (256, 256, 88)]

    def right_in_the_second(model, source, length):
        read.append(source)
        part = parts[len(read) - 1]
        assert length == part.target.shape[1] - 1
        return part.target[:, 1:] if len(read) == 2 else torch.full_like(part.target[:, 1:], PAD)

    monkeypatch.setattr("transformer.training.loop.greedy_ids", right_in_the_second)
    assert exact_match(make(), TASK, 600, seed=1) == 256 / 600
    assert all(torch.equal(one, part.source) for one, part in zip(read, parts, strict=True))


@pytest.mark.parametrize("mode", [True, False])
def test_exact_match_keeps_the_mode_of_the_model(mode):
    model = make().train(mode)
    exact_match(model, TASK, 3, seed=0)
    assert model.training == mode


@pytest.mark.parametrize("buckets", [1, 3])
def test_training_never_sees_a_held_out_sequence(monkeypatch, buckets):
    seen = {"train": set(), "held-out": set()}
    original = SequenceTask.batch

    def spy(self, size, rng, split="train", **options):
        batch = original(self, size, rng, split, **options)
        seen[split] |= {tuple(n for n in row if n) for row in batch.source.tolist()}
        return batch

    monkeypatch.setattr(SequenceTask, "batch", spy)
    task = SequenceTask(name="copy", max_length=2, max_tokens=8)
    often = dict(steps=60, batch_size=30, evaluate_every=10, evaluate_on=60, length_buckets=buckets)
    list(train(make(), task, settings(**often)))
    assert len(seen["held-out"]) > 80 and not seen["train"] & seen["held-out"]
