"""The header of a safetensors file, its names, dtypes, shapes and metadata as JSON, checked before a tensor is read."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeGuard

from transformer.errors import CheckpointError, LabError
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
    size, file = path.stat().st_size, path.name
    if size > MAX_BYTES:
        raise CheckpointError(file, f"has {size / 2**20:,.0f} MB; the limit is {MAX_BYTES >> 20:,} MB")
    with path.open("rb") as opened:
        start = opened.read(8)
        # The length of a header may start with the same bytes, but then its JSON follows.
        if (start[:2] == b"PK" or start[:1] == b"\x80") and opened.peek(1)[:1] != b"{":
            problem = "is a pickle, which can run programs when it is opened"
            raise CheckpointError(file, problem, "Let its own program save it as safetensors: see docs/models.md.")
        if len(start) < 8 or (length := struct.unpack("<Q", start)[0]) > min(MAX_HEADER_BYTES, size - 8):
            raise CheckpointError(file, "is not a complete safetensors file", "Choose another, or download it again.")
        try:
            header = read_json(opened.read(length))
        except LabError:
            raise _no_safetensors(file) from None
    if not isinstance(header, dict) or not _are_texts(header.get("__metadata__", {})):
        raise _no_safetensors(file)
    _check_entries(file, {name: entry for name, entry in header.items() if name != "__metadata__"}, size - 8 - length)
    return header


def _no_safetensors(file: str) -> CheckpointError:
    return CheckpointError(file, "is not a safetensors file", "Choose another.")


def _are_texts(metadata: Any) -> bool:
    return isinstance(metadata, dict) and all(isinstance(value, str) for value in metadata.values())


def _check_entries(file: str, entries: dict[str, Any], size: int) -> None:
    """Check that the tensors adjoin and fill the file to its last byte."""
    if len(entries) > MOST_TENSORS:
        raise CheckpointError(file, f"has {len(entries):,} tensors; the limit is {MOST_TENSORS:,}")
    if longest := next((name for name in entries if len(name) > LONGEST_NAME), ""):
        raise CheckpointError(file, f"has a tensor whose name has {len(longest):,} characters", "Choose another.")
    spans = []
    for name, entry in entries.items():
        if not isinstance(entry, dict) or not (_are_sizes(entry.get("shape")) and isinstance(entry.get("dtype"), str)):
            raise _no_safetensors(file)
        span = entry.get("data_offsets")
        if not _are_sizes(span) or len(span) != 2:
            raise CheckpointError(file, f"is damaged: nobody knows where {name[:80]} lies", "Download it again.")
        one = _BYTES.get(entry["dtype"])
        if one and span[1] - span[0] != one * math.prod(entry["shape"]):
            raise CheckpointError(file, f"is damaged: {name[:80]} has not the size of its shape", "Save it again.")
        spans.append((span[0], span[1]))
    spans.sort()
    firsts, lasts = [first for first, _ in spans], [last for _, last in spans]
    if [*firsts, size] != [0, *lasts] or any(first > last for first, last in spans):
        raise CheckpointError(file, "is damaged: its tensors don't fill it", "Copy or download it again.")


def _are_sizes(values: Any) -> TypeGuard[list[int]]:
    return (
        isinstance(values, list)
        and len(values) <= 8
        and all(type(value) is int and 0 <= value < 2**63 for value in values)
    )


def check_floats(file: str, header: dict[str, Any], names: Iterable[str]) -> None:
    """Check that tensors hold floating-point numbers.

    Raises:
        CheckpointError: For the first one that doesn't.
    """
    for name in names:
        if (dtype := header[name]["dtype"]) not in _BYTES:
            sentence = f"{name} in {file} must hold floating-point numbers, got {dtype[:20]}."
            raise CheckpointError(file, sentence=sentence, advice="Save it as F32.")
