"""Lectures that people write here: a file for each, its owner, and removed ones that can still be brought back."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from pages.server.storage import runs_root
from transformer import LabError
from transformer.checkpoints import write_atomically
from transformer.inspection import MOST_KILOBYTES
from transformer.lectures import MOST_SCENES, Lecture, lecture_of, lecture_text
from transformer.runs import Shelf, cached_owner, note_owner
from transformer.text import counted, split_parts

MOST_OF_ONE, MOST_OF_ALL = 20, 1000
"""The most lectures at a time, of one browser and of everybody."""
_ID = re.compile("[a-z][a-z0-9]{11}")
"""The form of an id. It can't be guessed: a person who has the link was invited."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


class OwnLectures:
    """All lectures that people wrote on this server.

    Args:
        root: Returns the folder in which runs and all that people make are stored.
    """

    def __init__(self, root: Callable[[], Path]) -> None:
        self._root = root

    @property
    def _shelf(self) -> Shelf:
        return Shelf(self._root(), "own_lectures", ".lecture.md")

    def find(self, id: str) -> Lecture | None:
        """Return the lecture of an id, which may come from a link; None if there is none."""
        if not _ID.fullmatch(id):
            return None
        try:
            return _read(id, self._shelf.path(id).read_bytes())
        except (OSError, ValueError):
            return None

    def owner_of(self, id: str) -> str:
        """Return the owner of a lecture; empty if there is no such lecture."""
        path = self._shelf.path(id)
        return cached_owner(str(path)) if _ID.fullmatch(id) and path.exists() else ""

    def of_owner(self, owner: str) -> list[Lecture]:
        """Return the lectures of an owner, the last changed first."""
        return [lecture for id in self._ids_of(owner) if (lecture := self.find(id))]

    def of_all(self) -> list[Lecture]:
        """Return everybody's lectures, the last changed first."""
        return [lecture for id in self._ids() if (lecture := self.find(id))]

    def damaged_of(self, owner: str) -> list[str]:
        """Return the ids of an owner's lectures that can't be read; these count as others do until they are removed."""
        return [id for id in self._ids_of(owner) if self.find(id) is None]

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
        with self._shelf.lock:
            self._must_have_room(owner)
            content = _content(lecture)
            id = secrets.choice(_LETTERS[:26]) + "".join(secrets.choice(_LETTERS) for _ in range(11))
            note_owner(path := self._shelf.path(id), owner)
            write_atomically(path, content)
        lecture_on_disk = self.find(id)
        if lecture_on_disk is None:
            raise LabError("The lecture can't be read back.")
        return lecture_on_disk

    def keep(self, lecture: Lecture) -> None:
        """Keep a changed lecture in place of its former text.

        Raises:
            LabError: If the lecture is too long, or has too many scenes.
        """
        write_atomically(self._shelf.path(lecture.id), _content(lecture))

    def remove(self, id: str) -> Path:
        """Remove a lecture in a way that can be undone, and return the place where it is now, for `restore`.

        Raises:
            FileNotFoundError: If the lecture is not there any more.
        """
        return self._shelf.remove(self._shelf.path(id))

    def restore(self, place: Path) -> str:
        """Undo `remove`, and return the lecture's id.

        Raises:
            FileNotFoundError: If the lecture was really deleted meanwhile.
            FileExistsError: If the lecture is there again.
            LabError: If the owner, or all together, have as many as may be.
        """
        return self._shelf.id_of(self._shelf.restore(place, self._must_have_room))

    def removed_title(self, place: Path) -> str:
        """Return the title of a removed lecture; empty if it was really deleted meanwhile, or can't be read."""
        try:
            return _read(self._shelf.id_of(place), place.read_bytes()).title
        except (OSError, ValueError):
            return ""

    def removed_by(self, owner: str) -> list[Path]:
        """Return the places of an owner's removed lectures that can still be brought back, the last removal first."""
        return self._shelf.list_removed(owner)[::-1]

    def _must_have_room(self, owner: str) -> None:
        """Refuse one more lecture if there are as many as may be."""
        if len(self._ids_of(owner)) >= MOST_OF_ONE:
            problem = f"You have {MOST_OF_ONE} lectures here already, as many as one may have."
            raise LabError(problem, "Save one as a file and remove it.")
        if len(self._ids()) >= MOST_OF_ALL:
            raise LabError(f"This server holds {counted(MOST_OF_ALL)} lectures already, as many as it can.")

    def _ids(self) -> list[str]:
        """Return the ids of all files, the last changed first."""
        paths = sorted(self._shelf.paths(), key=lambda path: -path.stat().st_mtime_ns)
        return [id for id in map(self._shelf.id_of, paths) if _ID.fullmatch(id)]

    def _ids_of(self, owner: str) -> list[str]:
        return [id for id in self._ids() if self.owner_of(id) == owner]


OWN_LECTURES = OwnLectures(runs_root)
"""The lectures of this server."""


def _content(lecture: Lecture) -> bytes:
    if len(lecture.scenes) > MOST_SCENES:
        raise LabError(f"A lecture has at most {MOST_SCENES} scenes.", "Begin another one.")
    content = lecture_text(lecture).encode("utf-8", "replace")
    if len(content) > MOST_KILOBYTES * 1000:
        raise LabError(f"A lecture has at most {MOST_KILOBYTES} kB of text, and this has more.", "Make it shorter.")
    return content


@lru_cache(maxsize=64)  # by the content: a file that is written twice at once has the same time of change
def _read(id: str, content: bytes) -> Lecture:
    """Read the content of a file that was inspected, or written here."""
    return lecture_of(split_parts(content.decode("utf-8"), id, 100), id, id)
