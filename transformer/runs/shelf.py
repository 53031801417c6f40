"""The belongings of people on this server: their owners, and their removal in two stages.

A removed run or file appears on no page and can be restored until its space is needed; the one removed first is then
deleted for good first.
"""

from __future__ import annotations

import os
import secrets
import shutil
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from transformer.checkpoints.rewriting import write_atomically
from transformer.errors import LabError
from transformer.runs.locks import Lock
from transformer.runs.storage import read_note

_ASIDE = "removed"
_OWNER = ".owner"
_MOST_REMEMBERED = 20_000


class Shelf:
    """One kind of belongings: the folders of runs, or the files of one ending in a folder beside them.

    Each has a note of its owner: `owner.txt` in a run's folder, `NAME.owner` beside a file.

    Args:
        root: Folder of all runs, in which everything that people make is stored.
        name: Name of the folder of the files; empty for the folders of runs.
        ending: Ending of the names of the files.
    """

    def __init__(self, root: Path, name: str = "", ending: str = "") -> None:
        self._root, self._folder, self._ending = root, root / name, ending

    def path(self, id: str) -> Path:
        """Return the path that belongs to an id, whether anything is there or not."""
        return self._folder / f"{id}{self._ending}"

    def paths(self) -> list[Path]:
        """Return the paths of all files, by name."""
        return sorted(self._folder.glob(f"*{self._ending}"))

    def id_of(self, path: Path) -> str:
        """Return the id of the run or file at a path, also after its removal."""
        name = removed_name(path) if path.parent == self._root / _ASIDE else path.name
        return name.removesuffix(self._ending)

    @property
    def lock(self) -> Lock:
        """Lock under which something comes onto the shelf, so that no two take one name and none exceeds a limit."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return Lock(self._folder / ".lock")

    def remove(self, path: Path) -> Path:
        """Remove a file or folder so that `restore` can bring it back; return its new path.

        It is moved with its note, not written, so that a full disk doesn't prevent it.

        Raises:
            FileNotFoundError: If it no longer exists.
            LabError: If it is not in `root`, e.g. a record that came with the program.
        """
        if not path.is_relative_to(self._root):
            raise LabError(f"{path.name} is not among the runs and models of this server: it can't be removed.")
        aside = self._root / _ASIDE
        aside.mkdir(parents=True, exist_ok=True)
        place = path.rename(aside / f"{time.time_ns():020d}-{path.name}")
        _move_note(path, place)
        return place

    def list_removed(self, owner: str | None = None) -> list[Path]:
        """Return what an owner, or anyone, has removed and can still restore, oldest removal first."""
        places = [place for place in _list_removed(self._root) if place.name.endswith(self._ending)]
        places = [place for place in places if place.is_dir() == (not self._ending)]
        return [place for place in places if owner is None or owner_of(place) == owner]

    def restore(self, place: Path, may_return: Callable[[str], None] = lambda owner: None) -> Path:
        """Undo `remove`; return the original path, where it is again.

        Args:
            place: Where it is now.
            may_return: Receives the owner and raises an error if there is no room for it.
        Raises:
            FileNotFoundError: If it has been deleted for good, or restored already.
            FileExistsError: If the original path is in use again.
        """
        original = self._folder / removed_name(place)
        with self.lock:
            may_return(owner_of(place))
            if not place.exists():
                raise FileNotFoundError(f"{original.name} is not among what was removed.")
            if original.exists():
                raise FileExistsError(f"There is another {original.name} now.")
            _move_note(place, original)  # first: nothing is ever there without
            return place.rename(original)


# Owners


def owner_of(path: Path) -> str:
    """Return the owner of a file or folder, also after its removal; empty if nobody is noted."""
    return read_note(note_of(path))


def note_owner(path: Path, owner: str) -> None:
    """Note the owner of a file before it is written: no file is ever there without one."""
    write_atomically(note_of(path), owner.encode())


def note_of(path: Path) -> Path:
    """Return the path of the note of the owner; names of folders have no ending."""
    return path.with_suffix(_OWNER) if path.suffix else path / "owner.txt"


_owners: dict[str, str] = {}


def cached_owner(path: str) -> str:
    """Return `owner_of` from memory, for runs and lectures: their names are never given again, so it can't change."""
    if path not in _owners:
        if not (owner := owner_of(Path(path))):
            return ""  # it may only just be made
        if len(_owners) > _MOST_REMEMBERED:
            _owners.clear()
        _owners[path] = owner
    return _owners[path]


def _move_note(path: Path, goal: Path) -> None:
    if path.suffix:
        with suppress(FileNotFoundError):
            note_of(path).rename(note_of(goal))


# Removed runs and files


def removed_name(place: Path) -> str:
    """Return the name that a removed folder or file had before."""
    return place.name.split("-", 1)[1]


def purge_removed(root: Path, most: int) -> int:
    """Delete for good what was removed, oldest removal first, while the total exceeds the limit.

    Args:
        root: Folder of all runs.
        most: Most bytes in total: runs, shared models, lectures, and what was removed.
    Returns:
        Bytes in total after the deletion.
    """
    with _count_lock:
        used, holds_until = _counts.get(root, (0, 0.0))
        if (started := time.monotonic()) > holds_until:
            used = bytes_in(root)
            ended = time.monotonic()
            holds_until = ended + 20 * (ended - started)  # to bound the share of the time that counting takes
        for place in _list_removed(root):
            if used <= most:
                break
            used -= delete_for_good(place)
        if len(_counts) > 100:
            _counts.clear()
        _counts[root] = used, holds_until
    return used


_counts: dict[Path, tuple[int, float]] = {}
"""Bytes in each folder of runs, counted recently, and until when that holds."""
_count_lock = threading.Lock()


def delete_for_good(place: Path) -> int:
    """Delete for good what was removed; return the bytes that this frees, 0 for anything that was not removed."""
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
        if place.suffix != _OWNER:
            size += delete_for_good(note_of(place))
    return size


def _list_removed(root: Path) -> list[Path]:
    """Return what was removed, oldest removal first, and notes that a version before this one left alone there."""
    return sorted((root / _ASIDE).glob("[0-9]*-*"), key=lambda path: (path.suffix == _OWNER, path.name))


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
