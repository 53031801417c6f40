"""Files that change all at once, and the description in a checkpoint's file, which changes without its weights."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from transformer.checkpoints.header import MAX_HEADER_BYTES, read_header
from transformer.errors import CheckpointError


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Open a temporary file beside `path`, and rename it to `path` once it is written; the folder must exist.

    A reader of `path` gets either the old file or the new one; after an error the old one stays.
    """
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def write_atomically(path: Path, content: bytes) -> None:
    """Write to a temporary file beside `path`, then rename it to `path`; the folder must exist."""
    with replacing(path) as file:
        file.write(content)


def rewrite_metadata(path: Path, changes: Mapping[str, str]) -> None:
    """Change entries of a safetensors file's metadata; the bytes of its tensors are copied as they are.

    Args:
        path: The file, which is replaced at once: see `replacing`.
        changes: New text of each entry, by name; other entries stay.
    Raises:
        FileNotFoundError: If the file doesn't exist.
        CheckpointError: If it is no safetensors file, or the header would become too long.
    """
    header = read_header(path)
    header["__metadata__"] = {**header.get("__metadata__", {}), **changes}
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)  # so the tensors stay aligned, as safetensors writes them
    if len(text) > MAX_HEADER_BYTES:
        problem = f"would have a description of {len(text):,} bytes; the limit is {MAX_HEADER_BYTES:,}"
        raise CheckpointError(path.name, problem, "Keep less in it.")
    with path.open("rb") as old, replacing(path) as new:
        (length,) = struct.unpack("<Q", old.read(8))
        old.seek(8 + length)
        new.write(struct.pack("<Q", len(text)))
        new.write(text)
        shutil.copyfileobj(old, new, 1 << 20)
