"""What was removed: set aside, brought back, and really deleted when its space is needed.

The rule, for people: what you remove is on no page any more; its space is given back when a new run needs it, what was
removed first goes first; until then it can be brought back.
"""

from __future__ import annotations

import os
import secrets
import shutil
import threading
import time
from dataclasses import dataclass, replace
from pathlib import Path

from transformer.runs.jobs.folder import RunFolder

_ASIDE = "removed"


def set_aside(path: Path, root: Path) -> Path:
    """Remove a run's folder, or a model's file, in a way that can be undone.

    Args:
        path: Of the folder or file.
        root: Folder of all runs.
    Returns:
        Where it is now, for `bring_back`.
    Raises:
        FileNotFoundError: If it is not there any more.
    """
    aside = root / _ASIDE
    aside.mkdir(parents=True, exist_ok=True)
    return path.rename(aside / f"{time.time_ns():020d}-{path.name}")


def bring_back(place: Path, home: Path) -> None:
    """Undo `set_aside`.

    Args:
        place: Where it is now.
        home: Where it was.
    Raises:
        FileNotFoundError: If it was really deleted meanwhile.
        FileExistsError: If something else has its name now.
    """
    if home.exists():
        raise FileExistsError(f"There is another {home.name} now.")
    home.parent.mkdir(parents=True, exist_ok=True)
    place.rename(home)


def removed_name(place: Path) -> str:
    """The name that something had before it was set aside."""
    return place.name.split("-", 1)[1]


def removed_runs(root: Path, owner: str | None = None) -> list[RunFolder]:
    """Runs that an owner removed and can still bring back, oldest removal first; without an owner everybody's."""
    folders = [RunFolder(place) for place in _removed(root) if place.is_dir()]
    return [folder for folder in folders if owner is None or folder.note("owner") == owner]


def purge_removed(root: Path, most: int) -> int:
    """Really delete what was removed, oldest first, for as long as everything here takes more than it may.

    Args:
        root: Folder of all runs.
        most: Bytes that everything may take: runs, models that are shared, and what was removed.
    Returns:
        Bytes that everything takes in the end.
    """
    with _counting:
        count = _counts.get(root)
        if count is None or time.monotonic() > count.holds_until:
            count = _Count.of(root)
        used = count.used
        for place in _removed(root):
            if used <= most:
                break
            used -= delete_for_good(place)
        if len(_counts) > 100:
            _counts.clear()
        _counts[root] = replace(count, used=used)
    return used


@dataclass(frozen=True)
class _Count:
    """Bytes that everything takes, counted a moment ago."""

    used: int
    holds_until: float

    @classmethod
    def of(cls, root: Path) -> _Count:
        """Count; it may take a twentieth of the time: with thousands of files a class would wait for it."""
        started = time.monotonic()
        used = bytes_in(root)
        ended = time.monotonic()
        return cls(used, ended + 20 * (ended - started))


_counts: dict[Path, _Count] = {}
_counting = threading.Lock()


def delete_for_good(place: Path) -> int:
    """Really delete what was set aside; returns the bytes that this gives back."""
    size = bytes_in(place)
    doomed = place.with_name(f".{secrets.token_hex(8)}")
    try:
        place.rename(doomed)  # in one move: nobody brings half of it back
    except FileNotFoundError:
        return 0
    if doomed.is_dir() and not doomed.is_symlink():
        shutil.rmtree(doomed, ignore_errors=True)
    else:
        doomed.unlink(missing_ok=True)
    return size


def bytes_in(path: Path) -> int:
    """Size of a file or of everything in a folder; files may come and go meanwhile."""
    if path.is_symlink() or not path.is_dir():
        return _size(path)
    return sum(_size(os.path.join(folder, name)) for folder, _, names in os.walk(path) for name in names)


def bytes_in_use(root: Path) -> int:
    """Size of everything but what was removed, which makes room by itself."""
    return bytes_in(root) - bytes_in(root / _ASIDE)


def _size(path: str | Path) -> int:
    try:
        return os.stat(path, follow_symlinks=False).st_size
    except OSError:
        return 0


def _removed(root: Path) -> list[Path]:
    return sorted((root / _ASIDE).glob("[0-9]*-*"))
