"""Fast reading of a run's spec, which is cached, and of its checkpoint's step, which needs only the header."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from transformer.checkpoints.header import read_header
from transformer.errors import CheckpointError, DamagedError
from transformer.runs.run import RunSpec, load_spec
from transformer.runs.storage import read_file


def read_spec(path: Path) -> RunSpec:
    """Read a spec from a file; an unchanged file is parsed only once.

    Raises:
        DamagedError: If the file can't be read.
    """
    try:
        status = path.stat()
    except OSError:
        raise DamagedError(path.name, sentence=f"What it trains is not there any more ({path.name}).") from None
    return _spec(path, status.st_ino, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=1024)
def _spec(path: Path, inode: int, modified: int, size: int) -> RunSpec:
    try:
        read_file(path)
        return load_spec(path)
    except Exception as error:  # of any kind, because the file may contain anything
        raise DamagedError(path.name, sentence=f"What it trains can't be read ({path.name}).") from error


def is_whole(path: Path) -> bool:
    """Return whether a model's file exists and is not truncated; no weight is read."""
    return _header(path) is not None


def saved_step(path: Path) -> int:
    """Return the step after which a checkpoint resumes; 0 if there is no complete one."""
    header = _header(path) or {}
    try:
        step = json.loads(header["__metadata__"]["training"])["step"]
    except (KeyError, TypeError, ValueError, RecursionError):
        return 0
    return step if isinstance(step, int) and step > 0 else 0


def _header(path: Path) -> dict | None:
    """Return the header of a file that its tensors fill; None otherwise."""
    try:
        return read_header(path) if path.is_file() else None
    except (OSError, CheckpointError):
        return None
