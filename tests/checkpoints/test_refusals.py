"""Every file whose bytes or tensors are no checkpoint of this program is refused with its reason."""

import json
import os
import pickle
import struct

import pytest
import safetensors.torch
import torch
from refusals import refused, rewrite

from transformer import load
from transformer.checkpoints.header import MAX_BYTES


def test_a_header_whose_length_looks_like_a_pickle_is_read(saved):
    content = saved.read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    for start in (b"\x80", b"PK"):
        padded = length  # spaces behind the JSON belong to the format
        while struct.pack("<Q", padded)[: len(start)] != start:
            padded += 1
        saved.write_bytes(struct.pack("<Q", padded) + content[8 : 8 + length].ljust(padded) + content[8 + length :])
        assert load(saved).name == "tiny"


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


def headed(header: bytes, length: int = -1) -> bytes:
    return struct.pack("<Q", len(header) if length < 0 else length) + header


def test_files_that_are_cut_or_too_long_or_absent_are_refused(saved, path):
    whole = saved.read_bytes()
    for keep in (0, 1, 7, 8, 9, 100, 2000, -1, -1000):
        saved.write_bytes(whole[:keep])
        refused(saved, "is not a complete safetensors file|is damaged")
    saved.write_bytes(whole + b"more")
    refused(saved, "is damaged")
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)  # takes no room on the disk
    refused(path, "has 1,024 MB; the limit is 1,024 MB")
    path.unlink()
    with pytest.raises(FileNotFoundError):
        load(path)


NO_HEADER = [b"not json", b"\xff", b"[]", b'{"__metadata__": []}', b'{"a":' * 200_000]


@pytest.mark.parametrize(("content", "message"), [
    *((headed(b"{}" * 1000, length), "is not a complete safetensors file") for length in
      (2**63, 33 << 20)),
    *((headed(header), "is not a safetensors file. Choose another") for header in NO_HEADER),
    (b"\x89PNG\r\n" * 50, "is not a complete safetensors file"),
    (safetensors.torch.save({"weight": torch.zeros(2)}, {"format": "pt"}),
     "was not written by this program: it has weights, but no description of a model"),
], ids=lambda part: part[:20].hex() if isinstance(part, bytes) else "")  # fmt: skip
def test_other_files_are_refused(path, content, message):
    path.write_bytes(content)
    refused(path, message)


NORM, OUTPUT, KEYS = "encoder.norm.weight", "output_projection.weight", "cross_attention.key_projection.bias"


@pytest.mark.parametrize(("name", "tensor", "message"), [
    (f"decoder.layers.1.{KEYS}", None, f"lacks 1 tensors of its model, e.g. decoder.layers.1.{KEYS}"),
    ("surprise", torch.zeros(1), "has 1 tensors its model doesn't know, e.g. surprise"),
    (OUTPUT, torch.zeros(16, 47), rf"{OUTPUT} in .* must have the shape \[47, 16\], got \[16, 47\]"),
    *((NORM, torch.tensor([value], dtype=dtype), f"holds a value that is not finite, in {NORM}")
      for value in (float("nan"), float("inf"), -float("inf")) for dtype in (torch.float32, torch.float16)),
    *((NORM, torch.ones(1).to(dtype), f"{NORM} in .* must hold floating-point numbers")
      for dtype in (torch.int8, torch.bool, torch.int64, torch.complex64, torch.float8_e4m3fn)),
    (f"training.exp_avg.{NORM}", torch.zeros(1), "has the tensors of a training run without its state"),
])  # fmt: skip
def test_tensors_that_are_not_the_models_are_refused(saved, name, tensor, message):
    rewrite(saved, lambda tensors: tensors.pop(name) if tensor is None else tensors.update({name: tensor}))
    refused(saved, message)


@pytest.mark.parametrize(("entry", "message"), [
    (dict(data_offsets=[4, 8]), "its tensors don't fill it"),
    (dict(shape=[2**62, 2**62]), "has not the size of its shape"),
    (dict(shape=[-1]), "is not a safetensors file"),
    ({}, "is not a safetensors file"),
])  # fmt: skip
def test_tensors_that_lie_nowhere_are_refused(saved, entry, message):
    content = saved.read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    header = json.loads(content[8 : 8 + length])
    header[NORM] = {**header[NORM], **entry} if entry else {}
    saved.write_bytes(headed(json.dumps(header).encode()) + content[8 + length :])
    refused(saved, message)
