"""Every file that is no checkpoint of this program is refused with its reason."""

from __future__ import annotations

import dataclasses
import json
import os
import pickle
import struct

import pytest
import safetensors.torch
import torch

from transformer import CheckpointError, SequenceTask, TrainingSettings, load, save, train
from transformer.checkpoints.header import MAX_BYTES
from transformer.text.tokenizer import TOKENIZERS


def refused(path, message: str) -> None:
    """`load` raises a CheckpointError with this message, which names the file."""
    with pytest.raises(CheckpointError, match=message) as caught:
        load(path)
    assert path.name in str(caught.value)


def rewrite(path, change_tensors=None, raw=False, **metadata) -> None:
    """Write the file again with other tensors and metadata; a value None removes the key."""
    tensors = safetensors.torch.load_file(path)
    with safetensors.safe_open(path, "pt") as file:
        old = file.metadata()
    if change_tensors is not None:
        change_tensors(tensors)
    new = {**old, **{key: value if raw or value is None else json.dumps(value) for key, value in metadata.items()}}
    path.write_bytes(safetensors.torch.save(tensors, {key: value for key, value in new.items() if value is not None}))


def config_of(path) -> dict:
    with safetensors.safe_open(path, "pt") as file:
        return json.loads(file.metadata()["config"])


def test_a_rewritten_good_file_is_still_good(saved):
    rewrite(saved)
    assert load(saved).name == "tiny"


@pytest.mark.parametrize("start", [b"\x80", b"\x80\x52", b"PK"])
def test_a_header_whose_length_looks_like_a_pickle_is_read(saved, start):
    content = saved.read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    padded = length  # spaces behind the JSON belong to the format
    while struct.pack("<Q", padded)[: len(start)] != start:
        padded += 1
    saved.write_bytes(struct.pack("<Q", padded) + content[8 : 8 + length].ljust(padded) + content[8 + length :])
    assert load(saved).name == "tiny"


def test_no_file(path):
    with pytest.raises(FileNotFoundError):
        load(path)


class Bomb:
    def __reduce__(self):
        return os.mkdir, ("bomb-went-off",)


@pytest.mark.parametrize("kind", ["torch zip", "torch legacy", "pickle 0", "pickle 2", "pickle 5"])
def test_pickles_are_refused_unopened(path, kind, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    if kind.startswith("torch"):
        torch.save({"weight": Bomb()}, path, _use_new_zipfile_serialization=kind == "torch zip")
    else:
        path.write_bytes(pickle.dumps(Bomb(), protocol=int(kind[-1])))
    refused(path, "is a pickle, which can run programs" if kind != "pickle 0" else "is not a complete safetensors file")
    assert not (tmp_path / "bomb-went-off").exists()


@pytest.mark.parametrize("keep", [0, 1, 7, 8, 9, 100, 2000, -1, -1000])
def test_truncated_files_are_refused(saved, keep):
    saved.write_bytes(saved.read_bytes()[:keep])
    refused(saved, "is not a complete safetensors file|is damaged")


def test_a_file_with_something_behind_it_is_refused(saved):
    saved.write_bytes(saved.read_bytes() + b"more")
    refused(saved, "is damaged")


@pytest.mark.parametrize("length", [2**63, 2**64 - 1, 2**40, 33 << 20])
def test_a_huge_header_is_refused(path, length):
    path.write_bytes(struct.pack("<Q", length) + b"{}" * 1000)
    refused(path, "is not a complete safetensors file")


def with_header(header: bytes) -> bytes:
    return struct.pack("<Q", len(header)) + header


@pytest.mark.parametrize(
    "header",
    [b"{", b"not json", b"\xff", b"[]", b'"text"', b'{"__metadata__": []}', b"[" * 200_000, b'{"a":' * 200_000],
)  # fmt: skip
def test_a_header_that_is_no_safetensors_header_is_refused(path, header):
    path.write_bytes(with_header(header))
    refused(path, "is not a safetensors file. Choose another")


@pytest.mark.parametrize("content", [b"hello " * 1000, b"\x89PNG\r\n" * 50, b"\0" * 4096, os.urandom(5000)])
def test_other_files_are_refused(path, content):
    path.write_bytes(content)
    refused(path, "safetensors file|was not written by this program|pickle")


def test_a_file_too_large_is_refused_unread(path):
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)  # takes no room on the disk
    refused(path, "has 1,024 MB; the limit is 1,024 MB")


@pytest.mark.parametrize("metadata", [None, {"format": "pt"}, {"config": "{}"}])
def test_foreign_safetensors_are_refused(path, metadata):
    path.write_bytes(safetensors.torch.save({"weight": torch.zeros(2)}, metadata))
    refused(path, "was not written by this program: it has weights, but no description of a model")


@pytest.mark.parametrize("version", ["2", "0", "1.0", "", None])
def test_unknown_versions_are_refused(saved, version):
    rewrite(saved, raw=True, format_version=version)
    refused(saved, f"has format version {version!r}; this program reads version 1. Update")


def test_a_file_without_a_name_is_refused(saved):
    rewrite(saved, raw=True, name="  ")
    refused(saved, "must hold a name of 1 to 60 characters")


def test_a_missing_tensor_is_refused(saved):
    rewrite(saved, lambda tensors: tensors.pop("decoder.layers.1.cross_attention.key_projection.bias"))
    refused(saved, "lacks 1 tensors of its model, e.g. decoder.layers.1.cross_attention.key_projection.bias")


def test_an_extra_tensor_is_refused(saved):
    rewrite(saved, lambda tensors: tensors.update(surprise=torch.zeros(1)))
    refused(saved, "has 1 tensors its model doesn't know, e.g. surprise")


def test_a_tensor_of_the_wrong_shape_is_refused(saved):
    rewrite(saved, lambda tensors: tensors.update({"output_projection.weight": torch.zeros(16, 47)}))
    refused(saved, r"output_projection.weight in .* must have the shape \[47, 16\], got \[16, 47\]")


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
def test_values_that_are_not_finite_are_refused(saved, value, dtype):
    def spoil(tensors):
        tensors["encoder.norm.weight"] = torch.tensor([value], dtype=dtype)

    rewrite(saved, spoil)
    refused(saved, "holds a value that is not finite, in encoder.norm.weight")


@pytest.mark.parametrize("dtype", [torch.int8, torch.bool, torch.int64, torch.complex64, torch.float8_e4m3fn])
def test_numbers_of_another_kind_are_refused(saved, dtype):
    rewrite(saved, lambda tensors: tensors.update({"encoder.norm.weight": torch.ones(1).to(dtype)}))
    refused(saved, "encoder.norm.weight in .* must hold floating-point numbers")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (dict(d_model=10**9), "`d_model` must be a whole number from 1 to 4,096, got 1000000000"),
        (dict(num_layers=10**6), "`num_layers` must be a whole number from 1 to 48"),
        (dict(max_length=10**9), "`max_length` must be"),
        (dict(source_vocab_size=10**12), "`source_vocab_size` must be"),
        (dict(d_model="16"), "`d_model` must be"),
        (dict(num_heads=0), "`num_heads` must be"),
        (dict(dropout=None), "`dropout` must be"),
        (dict(norm=[]), "`norm` must be one of"),
        (dict(depth=3), "Unknown setting of a model: depth"),
    ],
)
def test_models_that_cannot_be_are_refused(saved, changes, message):
    rewrite(saved, config={**config_of(saved), **changes})
    refused(saved, f"describes a model that can't be: {message}")


def test_absurd_sizes_within_the_limits_cost_nothing(saved):
    # 48 layers of 4,096: 13 billion numbers that the file does not have, refused before any memory is taken.
    largest = dict(d_model=4096, d_ff=16384, num_layers=48, max_length=8192, num_heads=64)
    rewrite(saved, config={**config_of(saved), **largest})
    refused(saved, "lacks .* tensors of its model")
    rewrite(saved, config={**config_of(saved), "num_layers": 2, "d_ff": 24})
    refused(saved, "must have the shape")


@pytest.mark.parametrize("key", ["config", "task", "settings", "metrics", "history", "training"])
@pytest.mark.parametrize("text", [None, "", "{", "[" * 100_000, "3", '"text"'])
def test_bad_json_is_refused(saved, key, text):
    rewrite(saved, raw=True, **{key: text})
    readable = text in ("3", '"text"')
    refused(saved, f"The {key} in .* can't be read" if readable else f"has no readable {key} in it")


@pytest.mark.parametrize("training", [{}, {"step": "3", "loss_scale": {}}, {"step": 3}, {"step": -1, "loss_scale": {}}])
def test_a_training_state_that_makes_no_sense_is_refused(saved, training):
    rewrite(saved, training=training)
    refused(saved, "The training state in .* can't be read")


def test_moments_without_a_state_are_refused(saved):
    rewrite(saved, lambda tensors: tensors.update({"training.exp_avg.encoder.norm.weight": torch.zeros(1)}))
    refused(saved, "has the tensors of a training run without its state")


@pytest.mark.parametrize("text", [None, "", "{}", "not json"])
def test_a_tokenizer_that_cannot_be_read_is_refused(saved, text):
    rewrite(saved, raw=True, source_tokenizer=text)
    refused(saved, "has no readable tokenizer in it")


@pytest.mark.parametrize("side", ["source_tokenizer", "target_tokenizer"])
def test_a_tokenizer_of_another_size_is_refused(saved, side):
    rewrite(saved, raw=True, **{side: TOKENIZERS["words"]().to_json()})
    refused(saved, "The tokenizers in .* have .* tokens; its model has others")


def test_a_missing_moment_is_refused_when_the_run_goes_on(make_checkpoint, saved):
    task = SequenceTask(max_length=3, max_tokens=8)
    checkpoint = make_checkpoint("modular")
    training = train(checkpoint.model, task, TrainingSettings(steps=3, batch_size=2))
    next(training)
    save(dataclasses.replace(checkpoint, training=training.state), saved)
    rewrite(saved, lambda tensors: tensors.pop("training.exp_avg.output_projection.bias"))
    broken = load(saved)
    with pytest.raises(ValueError, match="exp_avg.output_projection.bias"):
        train(broken.model, task, TrainingSettings(), broken.training)
    for name, shape in {"exp_avg.output_projection.bias": 3, "exp_avg.surprise": 1, "surprise.bias": 1}.items():
        save(dataclasses.replace(checkpoint, training=training.state), saved)
        rewrite(saved, lambda tensors, name=name, shape=shape: tensors.update({f"training.{name}": torch.zeros(shape)}))
        refused(saved, f"training.{name} in .* is no tensor of its training state")


@pytest.mark.parametrize(
    ("key", "text", "message"),
    [
        ("config", '{"d_model": 16, "d_model": 1600}', "has no readable config in it: it has 'd_model' twice"),
        ("task", '{"name": NaN}', "has no readable task in it: NaN is no JSON"),
        ("task", '{"name": "\\ud800"}', "has no readable task in it: it holds half a character"),
        (
            "task",
            '{"name": "copy", "description": "' + "x" * 10**6 + '"}',
            "it has .* characters; the limit is",
        ),
        ("history", "[" + ",".join(['{"step": 1, "loss": 1}'] * 20_001) + "]", "must have at most 20,000 records"),
        ("history", '[{"step": 1, "loss": 1, "exact_match": null, "more": [1]}]', "must have at most 16 numbers"),
        ("metrics", "{" + ",".join(f'"m{n}": 0.123' for n in range(9_000)) + "}", "the limit is 100,000"),
    ],
)
def test_parts_that_are_absurd_or_ambiguous_are_refused(saved, key, text, message):
    rewrite(saved, raw=True, **{key: text})
    refused(saved, message)


def test_a_gradient_that_was_not_finite_may_stand_in_a_history(saved):
    rewrite(saved, raw=True, history='[{"step": 1, "loss": 2.0, "gradient_norm": Infinity, "exact_match": null}]')
    assert load(saved).history[0]["gradient_norm"] == float("inf")


def test_a_long_history_is_thinned_so_that_its_file_opens(make_checkpoint, path):
    history = [{"step": step, "loss": 1.0} for step in range(1, 50_001)]
    save(dataclasses.replace(make_checkpoint("modular"), history=history), path)
    kept = [record["step"] for record in load(path).history]
    assert len(kept) == 16_667 and kept[-1] == 50_000 and kept[1] - kept[0] == kept[-1] - kept[-2] == 3


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("task", {"name": 5, "unit": "letters"}, "describes a training that can't be"),
        ("task", {"name": "juggle"}, "describes a training that can't be"),
        ("settings", {"steps": "many"}, "describes a training that can't be"),
        ("metrics", {"exact_match": "high"}, "metrics .* must be finite numbers"),
        ("history", [{"foo": 1}], "must have a step and a loss"),
        ("history", [{"step": 1, "loss": 1.0, "exact_match": "all"}], "is no number"),
    ],
)
def test_parts_that_pages_count_on_are_checked(tmp_path, make_checkpoint, key, value, message):
    path = tmp_path / "odd.safetensors"
    save(dataclasses.replace(make_checkpoint(), **{key: value}), path)
    with pytest.raises(CheckpointError, match=message):
        load(path)


def test_a_name_without_end_is_refused(tmp_path, make_checkpoint):
    path = tmp_path / "long.safetensors"
    save(dataclasses.replace(make_checkpoint(), name="x" * 1000), path)
    with pytest.raises(CheckpointError, match="name of 1 to 60 characters"):
        load(path)
