"""Checkpoints: what is saved comes back to the bit, and no write leaves half a file."""

import contextlib
import dataclasses
import json
import os

import pytest
import safetensors.torch
import torch

from transformer import SYSTEMS, greedy, load, save
from transformer.checkpoints import read_header, rewrite_metadata


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_is_saved_comes_back(make_checkpoint, make_ids, run_model, path, name):
    before = dataclasses.replace(
        make_checkpoint(name),
        name="Über-Modell",
        task={"name": "copy"},
        settings={"steps": 5},
        metrics={"exact_match": 0.875},
        history=[{"step": 1, "loss": 0.1 + 0.2, "exact_match": None}],
    )
    save(before, path)
    after = load(path)
    inputs = make_ids([6, 3], 47), make_ids([4, 2], 47)
    assert torch.equal(run_model(after.model, *inputs), run_model(before.model, *inputs))
    assert not after.model.training and after.config == before.config
    for field in ("name", "task", "settings", "metrics", "history", "training"):
        assert getattr(after, field) == getattr(before, field), field
    assert after.source_tokenizer.to_json() == before.source_tokenizer.to_json()
    assert after.target_tokenizer is after.source_tokenizer
    assert greedy(after, "hello").tokens == greedy(before, "hello").tokens
    metadata = read_header(path)["__metadata__"]  # plain data alone
    assert metadata["format"] == "attention-lab" and metadata["format_version"] == "1"
    assert json.loads(metadata["config"])["d_model"] == 16


@pytest.mark.parametrize(("name", "tied"), [("lightning", True), ("lightning", False), ("paper", True)])
def test_shared_tables_are_saved_once_and_shared_again(make_checkpoint, make_ids, path, name, tied):
    before = make_checkpoint(name, tied_output=tied)
    save(before, path)
    names = set(safetensors.torch.load_file(path))
    assert ("decoder.embedding.weight" in names) == (name == "paper")
    assert ("output_projection.weight" in names) == (not tied)
    after = load(path).model
    assert (after.decoder.embedding.weight is after.encoder.embedding.weight) == (name == "lightning")
    assert (after.output_projection.weight is after.decoder.embedding.weight) == tied
    inputs = make_ids([6, 3], 47), make_ids([4, 2], 47)
    assert torch.equal(after(*inputs), before.model(*inputs))


@pytest.mark.parametrize("has_room", [True, False])
@pytest.mark.parametrize("what", ["all", "description"])
def test_a_file_changes_in_one_move_or_not_at_all(make_checkpoint, saved, monkeypatch, what, has_room):
    old, moves, replace = saved.read_bytes(), [], os.replace

    def spy(temporary, target):
        assert saved.read_bytes() == old  # until the move nobody sees anything new
        if not has_room:
            raise OSError("disk full")
        moves.append((os.path.dirname(temporary) == str(saved.parent), load(temporary).name))
        replace(temporary, target)

    monkeypatch.setattr(os, "replace", spy)
    with contextlib.nullcontext() if has_room else pytest.raises(OSError, match="disk full"):
        if what == "all":
            save(dataclasses.replace(make_checkpoint("modular", seed=1), name="other"), saved)
        else:
            rewrite_metadata(saved, {"name": "other"})
    assert moves == [(True, "other")] * has_room and (saved.read_bytes() == old) == (not has_room)
    assert list(saved.parent.iterdir()) == [saved]
