"""Entries of a header that say the impossible are refused before a tensor is read."""

from __future__ import annotations

import json
import struct

import pytest

from transformer import CheckpointError, load


def spans(path, change) -> None:
    """Write the file again with other entries in its header."""
    content = path.read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    header = json.loads(content[8 : 8 + length])
    change(header)
    written = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(written)) + written + content[8 + length :])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda entry: entry.update(data_offsets=[0, 2**62]), "has not the size of its shape"),
        (lambda entry: entry.update(data_offsets=[0]), "nobody knows where encoder.norm.weight lies"),
        (lambda entry: entry.update(data_offsets=[4, 8]), "its tensors don't fill it"),
        (lambda entry: entry.update(shape=[2**62, 2**62]), "has not the size of its shape"),
        (lambda entry: entry.update(shape=[-1]), "is not a safetensors file"),
        (lambda entry: entry.update(shape=[True]), "is not a safetensors file"),
        (lambda entry: entry.update(shape=[1] * 9), "is not a safetensors file"),
        (lambda entry: entry.clear(), "is not a safetensors file"),
    ],
)
def test_tensors_that_lie_nowhere_are_refused(saved, change, message):
    spans(saved, lambda header: change(header["encoder.norm.weight"]))
    with pytest.raises(CheckpointError, match=message):
        load(saved)
