"""The header of a safetensors file, its names, dtypes, shapes and metadata as JSON, checked before a tensor is read."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeGuard

from transformer.errors import CheckpointError
from transformer.text.strict_json import read_json

MAX_BYTES = 1 << 30
MAX_HEADER_BYTES = 32 << 20
MOST_TENSORS = 50_000
LONGEST_NAME = 500

_BYTES = {"F16": 2, "BF16": 2, "F32": 4, "F64": 8}
"""Bytes per value of each dtype that weights may have."""


def read_header(path: Path) -> dict[str, Any]:
    """Read the entries of all tensors by name, and `__metadata__` if the file has it. A pickle is never opened.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        CheckpointError: If it is too large, not a safetensors file, incomplete or damaged.
    """
    size = path.stat().st_size
    if size > MAX_BYTES:
        raise CheckpointError(path.name, f"has {size / 2**20:,.0f} MB; the limit is {MAX_BYTES >> 20:,} MB")
    with path.open("rb") as file:
        start = file.read(8)
        # The length of a header may start with the same bytes, but then its JSON follows.
        if (start[:2] == b"PK" or start[:1] == b"\x80") and file.peek(1)[:1] != b"{":
            raise CheckpointError(
                path.name, "is a pickle, which can run programs when it is opened", "Save the model as safetensors."
            )
        if len(start) < 8 or (length := struct.unpack("<Q", start)[0]) > min(MAX_HEADER_BYTES, size - 8):
            raise CheckpointError(
                path.name, "is not a complete safetensors file", "Choose another, or download it again."
            )
        try:
            header = read_json(file.read(length))
        except ValueError:
            raise CheckpointError(path.name, "is not a safetensors file", "Choose another.") from None
    if not isinstance(header, dict) or not _are_texts(header.get("__metadata__", {})):
        raise CheckpointError(path.name, "is not a safetensors file", "Choose another.")
    _check_entries(path, {name: entry for name, entry in header.items() if name != "__metadata__"}, size - 8 - length)
    return header


def _are_texts(metadata: Any) -> bool:
    return isinstance(metadata, dict) and all(isinstance(value, str) for value in metadata.values())


def _check_entries(path: Path, entries: dict[str, Any], size: int) -> None:
    """Check that the tensors adjoin and fill the file to its last byte."""
    if len(entries) > MOST_TENSORS:
        raise CheckpointError(path.name, f"has {len(entries):,} tensors; the limit is {MOST_TENSORS:,}")
    if longest := next((name for name in entries if len(name) > LONGEST_NAME), ""):
        raise CheckpointError(path.name, f"has a tensor whose name has {len(longest):,} characters", "Choose another.")
    spans = []
    for name, entry in entries.items():
        if not isinstance(entry, dict) or not (_are_sizes(entry.get("shape")) and isinstance(entry.get("dtype"), str)):
            raise CheckpointError(path.name, "is not a safetensors file", "Choose another.")
        span = entry.get("data_offsets")
        if not _are_sizes(span) or len(span) != 2:
            raise CheckpointError(path.name, f"is damaged: nobody knows where {name[:80]} lies", "Download it again.")
        one = _BYTES.get(entry["dtype"])
        if one and span[1] - span[0] != one * math.prod(entry["shape"]):
            raise CheckpointError(path.name, f"is damaged: {name[:80]} has not the size of its shape", "Save it again.")
        spans.append((span[0], span[1]))
    end = 0
    for first, last in sorted(spans):
        if first != end or last < first:
            break
        end = last
    else:
        if end == size:
            return
    raise CheckpointError(path.name, "is damaged: its tensors don't fill it", "Copy or download it again.")


def _are_sizes(values: Any) -> TypeGuard[list[int]]:
    return (
        isinstance(values, list)
        and len(values) <= 8
        and all(type(value) is int and 0 <= value < 2**63 for value in values)
    )


def check_floats(path: Path, header: dict[str, Any], names: Iterable[str]) -> None:
    """Check that tensors hold floating-point numbers.

    Raises:
        CheckpointError: For the first one that doesn't.
    """
    for name in names:
        if (dtype := header[name]["dtype"]) not in _BYTES:
            raise CheckpointError(
                path.name,
                sentence=f"{name} in {path.name} must hold floating-point numbers, got {dtype[:20]}.",
                advice="Save it as F32.",
            )
