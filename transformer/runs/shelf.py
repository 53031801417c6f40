"""Removal in two stages: what is removed is set aside and can be restored until its space is needed.

Removed runs and models appear on no page. When a new run needs their space, they are deleted for good, those removed
first going first.
"""

from __future__ import annotations

import os
import secrets
import shutil
import threading
import time
from pathlib import Path

from transformer.errors import LabError
from transformer.runs.jobs.folder import RunFolder

_ASIDE = "removed"


def set_aside(path: Path, root: Path) -> Path:
    """Remove a run's folder or a model's file so that `bring_back` can restore it; return its new path.

    Raises:
        FileNotFoundError: If it no longer exists.
        LabError: If it is not in `root`, e.g. a record that came with the program.
    """
    if not path.is_relative_to(root):
        raise LabError(f"{path.name} is not among the runs and models of this server: it can't be removed.")
    aside = root / _ASIDE
    aside.mkdir(parents=True, exist_ok=True)
    return path.rename(aside / f"{time.time_ns():020d}-{path.name}")


def bring_back(place: Path, home: Path) -> None:
    """Undo `set_aside`: move what is at `place` to its original path, `home`.

    Raises:
        FileNotFoundError: If it has been deleted for good.
        FileExistsError: If the original path is in use again.
    """
    if home.exists():
        raise FileExistsError(f"There is another {home.name} now.")
    home.parent.mkdir(parents=True, exist_ok=True)
    place.rename(home)


def removed_name(place: Path) -> str:
    """Return the name that a removed folder or file had before."""
    return place.name.split("-", 1)[1]


def removed_runs(root: Path, owner: str | None = None) -> list[RunFolder]:
    """Return the removed runs of an owner, or of everyone, that can be restored, oldest removal first."""
    folders = [RunFolder(place) for place in _removed(root) if place.is_dir()]
    return [folder for folder in folders if owner is None or folder.note("owner") == owner]


def purge_removed(root: Path, most: int) -> int:
    """Delete removed runs and models for good, oldest removal first, while the total exceeds the limit.

    Args:
        root: Folder of all runs.
        most: Most bytes in total: runs, shared models, and what was removed.
    Returns:
        Bytes in total after the deletion.
    """
    with _counting:
        used, holds_until = _counts.get(root, (0, 0.0))
        if (started := time.monotonic()) > holds_until:
            used = bytes_in(root)
            ended = time.monotonic()
            holds_until = ended + 20 * (ended - started)  # to bound the share of the time that counting takes
        for place in _removed(root):
            if used <= most:
                break
            used -= delete_for_good(place)
        if len(_counts) > 100:
            _counts.clear()
        _counts[root] = used, holds_until
    return used


_counts: dict[Path, tuple[int, float]] = {}
"""Bytes in each folder of runs, counted recently, and until when that holds."""
_counting = threading.Lock()


def delete_for_good(place: Path) -> int:
    """Delete for good what was set aside; return the bytes that this frees, 0 for anything that was not set aside."""
    if place.parent.name != _ASIDE:
        return 0
    size = bytes_in(place)
    doomed = place.with_name(f".{secrets.token_hex(8)}")
    try:
        place.rename(doomed)  # atomically, so that no half of it can be restored
    except FileNotFoundError:
        return 0
    if doomed.is_dir() and not doomed.is_symlink():
        shutil.rmtree(doomed, ignore_errors=True)
    else:
        doomed.unlink(missing_ok=True)
    return size


def bytes_in(path: Path) -> int:
    """Return the size of a file, or of everything in a folder, while files may come and go."""
    if path.is_symlink() or not path.is_dir():
        return _size(path)
    return sum(_size(os.path.join(folder, name)) for folder, _, names in os.walk(path) for name in names)


def bytes_in_use(root: Path) -> int:
    """Return the size of everything except what was removed, which is deleted when space is needed."""
    return bytes_in(root) - bytes_in(root / _ASIDE)


def _size(path: str | Path) -> int:
    try:
        return os.stat(path, follow_symlinks=False).st_size
    except OSError:
        return 0


def _removed(root: Path) -> list[Path]:
    return sorted((root / _ASIDE).glob("[0-9]*-*"))
