"""A lecture: scenes in their order, read from a folder, from a path through another one, or from one file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from transformer.assets import assets_folder
from transformer.errors import FileError
from transformer.lectures.scene import Scene, read_scene, scene_of
from transformer.text.headers import format_part

_ABOUT = "lecture.toml"
_LISTS = ("supposes", "numbered")
MOST_SCENES, MOST_TAKEAWAYS = 60, 3
LONGEST_ABOUT = {"title": 80, "summary": 300}
"""Most characters of a lecture's title and of its summary."""


@dataclass(frozen=True, kw_only=True)
class Lecture:
    """A lecture.

    Attributes:
        id: What links call it: the name of its folder, or letters drawn for a lecture that somebody wrote.
        title: Its title, plain text.
        summary: For whom it is and what it shows, plain text.
        scenes: In their order; a shipped one has at least one.
        supposes: Terms that its people know before, by their first names in the glossary.
        numbered: Names of scenes by the numbers that older links have for them.
    """

    id: str
    title: str
    summary: str
    scenes: tuple[Scene, ...]
    supposes: tuple[str, ...] = ()
    numbered: tuple[str, ...] = ()

    @property
    def minutes(self) -> float:
        """The minutes that the lecture takes."""
        return sum(scene.minutes for scene in self.scenes)

    @property
    def takeaways(self) -> dict[int, Scene]:
        """The scenes that the last slide brings back, by their numbers: the first that have a takeaway."""
        found = [(number, scene) for number, scene in enumerate(self.scenes, start=1) if scene.takeaway]
        return dict(found[:MOST_TAKEAWAYS])

    def tag_of(self, number: int) -> str:
        """Return what links call a scene: its name, or, where it has none, its number."""
        return self.scenes[number - 1].name or str(number)

    def number_of(self, tag: str) -> int | None:
        """Return the number of the scene that a link means, from 1; None if it means none.

        Args:
            tag: As `tag_of` gives it, or a number of `numbered`.
        """
        if self.numbered and re.fullmatch("[1-9][0-9]?", tag) and int(tag) <= len(self.numbered):
            tag = self.numbered[int(tag) - 1]
        tags = map(self.tag_of, range(1, len(self.scenes) + 1))
        return next((number for number, one in enumerate(tags, start=1) if one == tag), None)


def read_lecture(folder: Path) -> Lecture:
    """Read a lecture: `lecture.toml`, and a file `*.md` for each scene, `07-name.md`.

    `lecture.toml` has title and summary, and may have `supposes` and `numbered`, see `Lecture`. A shorter path through
    another lecture has no scenes of its own: `path` names the folder beside it, `scenes` the names of its scenes.

    Args:
        folder: Its folder.
    Raises:
        FileError: If a file is missing or breaks a rule; the sentence names the file.
    """
    about = _toml(folder)
    path = folder.parent / str(about.pop("path", folder.name))
    found = {_name_of(file): file for file in sorted(path.glob("*.md"))[: MOST_SCENES + 1]}
    lists = {field: _names(about.pop(field, []), field, folder.name) for field in ("scenes", *_LISTS)}
    if unknown := [name for name in (*lists["scenes"], *lists["numbered"]) if name not in found]:
        raise FileError(folder.name, f"names the scene {unknown[0][:40]!r}, which is not in {path.name}")
    files = [found[name] for name in lists.pop("scenes") or found]
    if not 1 <= len(files) <= MOST_SCENES:
        raise FileError(folder.name, f"must have 1 to {MOST_SCENES} scenes, got {len(files)}")
    scenes = tuple(replace(read_scene(_read(file), file.name), name=_name_of(file)) for file in files)
    title, summary = _about(about, _ABOUT)
    return Lecture(id=folder.name, title=title, summary=summary, scenes=scenes, **lists)


def _toml(folder: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(_read(folder / _ABOUT))
    except (ValueError, RecursionError) as error:  # ValueError: TOML, or too long a number
        raise FileError(folder.name, f"can't be read as a lecture: {error}") from None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(file.parent.name, f"can't be read as a lecture: {error}") from None


def _name_of(file: Path) -> str:
    """Return the name of a scene: that of its file without the number that orders it."""
    return re.sub(r"^[0-9]+-", "", file.stem)


def _names(value: object, field: str, name: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise FileError(name, f"must have a list of names as its {field}")
    return tuple(value)


def lecture_of(parts: Sequence[tuple[Mapping[str, Any], str]], id: str, name: str) -> Lecture:
    """Make a lecture of one file: first title and summary, then the scenes; see `lecture_text`.

    Args:
        parts: As `split_parts` reads them.
        id: What it is called in links.
        name: Of the file, for errors.
    Raises:
        FileError: If it breaks a rule; the sentence names the scene.
    """
    (about, below), *scenes = parts or [({}, "")]
    if unknown := sorted(about.keys() - LONGEST_ABOUT.keys()):
        problem = f"must say title and summary of the lecture in its first header, got {unknown[0][:40]!r}"
        raise FileError(name, problem, "The headers of its scenes follow.")
    if below:
        raise FileError(name, "must have the header of the first scene right below that of the lecture")
    if len(scenes) > MOST_SCENES:
        raise FileError(name, f"must have at most {MOST_SCENES} scenes, got {len(scenes)}")
    made = [scene_of(header, body, f"{name}, scene {number}") for number, (header, body) in enumerate(scenes, start=1)]
    title, summary = _about(about, name)
    return Lecture(id=id, title=title, summary=summary, scenes=tuple(made))


def lecture_text(lecture: Lecture) -> str:
    """Write a lecture as one text, which people can read and change."""
    about = format_part({"title": lecture.title, "summary": lecture.summary}, "")
    return "\n".join([about, *(format_part(scene.header, scene.sentences) for scene in lecture.scenes)])


def _about(about: Mapping[str, Any], name: str) -> tuple[str, str]:
    """Return title and summary."""
    for field, most in LONGEST_ABOUT.items():
        if not isinstance(about.get(field), str) or not 0 < len(about[field]) <= most:
            raise FileError(name, f"must have a {field} of 1 to {most} characters")
    return about["title"], about["summary"]


def shipped_lectures() -> dict[str, Lecture]:
    """Return the lectures that came with the program, by id, in the order of their folders' names."""
    folders = sorted(path.parent for path in (assets_folder() / "lectures").glob(f"*/{_ABOUT}"))
    return {lecture.id: lecture for lecture in map(read_lecture, folders)}
