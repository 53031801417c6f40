"""Lectures that people write here: a file each, whose it is, and what was removed and can still be brought back."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from filelock import FileLock

from pages.server.storage import runs_root
from transformer import LabError
from transformer.checkpoints import write_atomically
from transformer.inspection import MOST_KILOBYTES
from transformer.lectures import Lecture, lecture_of, lecture_text
from transformer.runs.jobs import bring_back, removed_name, set_aside
from transformer.text import counted, headed_parts

MOST_OF_ONE, MOST_OF_ALL = 20, 1000
"""Lectures at a time, of one browser and of everybody."""
_ENDING, _OWNER = ".lecture.md", ".owner"
_ID = re.compile("[a-z][a-z0-9]{11}")
"""It can't be guessed: who has a link was invited."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


class OwnLectures:
    """All lectures that people wrote on this server.

    Args:
        root: Says where runs and what people make are stored.
    """

    def __init__(self, root: Callable[[], Path]) -> None:
        self._root = root

    @property
    def _folder(self) -> Path:
        return self._root() / "own_lectures"

    def find(self, id: str) -> Lecture | None:
        """The lecture of an id, which may come from a link; None if there is none."""
        if not _ID.fullmatch(id):
            return None
        try:
            return _read(id, self._path(id).read_bytes())
        except (OSError, ValueError):
            return None

    def owner_of(self, id: str) -> str:
        """Whose a lecture is; empty if there is none."""
        path = self._path(id).with_suffix(_OWNER)
        return _owner_in(path) if _ID.fullmatch(id) and path.exists() else ""

    def of_owner(self, owner: str) -> list[Lecture]:
        """The lectures of an owner, the last changed first."""
        found = (self.find(_id_of(path)) for path in self._paths() if self.owner_of(_id_of(path)) == owner)
        return [lecture for lecture in found if lecture]

    def of_all(self) -> list[Lecture]:
        """Everybody's lectures, the last changed first."""
        return [lecture for path in self._paths() if (lecture := self.find(_id_of(path)))]

    def damaged_of(self, owner: str) -> list[str]:
        """Ids of an owner's lectures that can't be read: they count as others do until they are removed."""
        ids = map(_id_of, self._paths())
        return [id for id in ids if self.owner_of(id) == owner and self.find(id) is None]

    def add(self, owner: str, title: str, summary: str) -> Lecture:
        """Begin a lecture without scenes.

        Raises:
            LabError: If the owner, or all together, have as many as may be.
        """
        return self.take(owner, Lecture(id="", title=title, summary=summary, scenes=()))

    def take(self, owner: str, lecture: Lecture) -> Lecture:
        """Keep a lecture under a new id.

        Raises:
            LabError: If the owner, or all together, have as many as may be, or it is too long.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        with FileLock(self._folder / ".lock"):
            self._must_have_room(owner)
            content = _content(lecture)
            id = secrets.choice(_LETTERS[:26]) + "".join(secrets.choice(_LETTERS) for _ in range(11))
            write_atomically(self._path(id).with_suffix(_OWNER), owner.encode())  # first: none is ever without
            write_atomically(self._path(id), content)
        found = self.find(id)
        if found is None:
            raise LabError("The lecture can't be read back.")
        return found

    def keep(self, lecture: Lecture) -> None:
        """Keep a changed lecture in the place of what it was.

        Raises:
            LabError: If it is too long.
        """
        write_atomically(self._path(lecture.id), _content(lecture))

    def remove(self, id: str) -> Path:
        """Remove a lecture in a way that can be undone; the place where it is now, for `restore`.

        Raises:
            FileNotFoundError: If it is not there any more.
        """
        path = self._path(id)
        place = set_aside(path, self._root())
        with suppress(FileNotFoundError):  # moved, not written: a full disk takes nothing new
            path.with_suffix(_OWNER).rename(place.with_suffix(_OWNER))
        return place

    def restore(self, place: Path) -> str:
        """Undo `remove`; the lecture's id.

        Raises:
            FileNotFoundError: If it was really deleted meanwhile.
            FileExistsError: If it is there again.
            LabError: If the owner, or all together, have as many as may be.
        """
        home = self._folder / removed_name(place)
        whose = _note(place.with_suffix(_OWNER))
        with FileLock(self._folder / ".lock"):
            self._must_have_room(whose)
            if not place.exists():
                raise FileNotFoundError(f"{home.name} was deleted for good.")
            write_atomically(home.with_suffix(_OWNER), whose.encode())
            bring_back(place, home)
        place.with_suffix(_OWNER).unlink(missing_ok=True)
        return _id_of(home)

    def removed_title(self, place: Path) -> str:
        """What a removed lecture is called; empty if it was really deleted meanwhile."""
        try:
            return _read(removed_name(place).removesuffix(_ENDING), place.read_bytes()).title
        except (OSError, ValueError):
            return ""

    def removed_by(self, owner: str) -> list[Path]:
        """Where an owner's removed lectures are, as long as they can be brought back; the last removal first."""
        places = sorted((self._root() / "removed").glob(f"[0-9]*-*{_ENDING}"), reverse=True)
        return [place for place in places if _note(place.with_suffix(_OWNER)) == owner]

    def _must_have_room(self, owner: str) -> None:
        """Refuse one more lecture where there are as many as may be."""
        paths = self._paths()
        mine = sum(self.owner_of(_id_of(path)) == owner for path in paths)
        if mine >= MOST_OF_ONE:
            problem = f"You have {MOST_OF_ONE} lectures here already, as many as one may have."
            raise LabError(problem, "Save one as a file and remove it.")
        if len(paths) >= MOST_OF_ALL:
            raise LabError(f"This server holds {counted(MOST_OF_ALL)} lectures already, as many as it can.")

    def _path(self, id: str) -> Path:
        return self._folder / f"{id}{_ENDING}"

    def _paths(self) -> list[Path]:
        paths = [path for path in self._folder.glob(f"*{_ENDING}") if _ID.fullmatch(_id_of(path))]
        return sorted(paths, key=lambda path: -path.stat().st_mtime_ns)


OWN_LECTURES = OwnLectures(runs_root)
"""Those of this server."""


def _id_of(path: Path) -> str:
    return path.name.removesuffix(_ENDING)


@lru_cache(maxsize=2048)  # a lecture never changes hands
def _owner_in(path: Path) -> str:
    return _note(path)


def _note(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _content(lecture: Lecture) -> bytes:
    content = lecture_text(lecture).encode("utf-8", "replace")
    if len(content) > MOST_KILOBYTES * 1000:
        raise LabError(f"A lecture has at most {MOST_KILOBYTES} kB of text, and this has more.", "Make it shorter.")
    return content


@lru_cache(maxsize=64)  # by what it holds: a file that is written twice at once has one time of change
def _read(id: str, content: bytes) -> Lecture:
    """Read a file that was inspected, or written here."""
    return lecture_of(headed_parts(content.decode("utf-8"), id, 100), id, id)
