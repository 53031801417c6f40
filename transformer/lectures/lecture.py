"""A lecture: a folder of scenes in the order of their file names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from transformer.assets import assets_folder
from transformer.errors import FileError
from transformer.lectures.scene import Scene, read_scene, scene_of
from transformer.text.headed import headed

_ABOUT = "lecture.toml"
MOST_SCENES = 60
LONGEST_ABOUT = {"title": 80, "summary": 300}
"""Most characters of what is said of a lecture."""


@dataclass(frozen=True, kw_only=True)
class Lecture:
    """A lecture.

    Attributes:
        id: Name of its folder, which stands in links.
        title: Its title, plain text.
        summary: For whom it is and what it shows, plain text.
        scenes: In their order; a shipped one has at least one.
    """

    id: str
    title: str
    summary: str
    scenes: tuple[Scene, ...]

    @property
    def minutes(self) -> float:
        """How long it takes."""
        return sum(scene.minutes for scene in self.scenes)


def read_lecture(folder: Path) -> Lecture:
    """Read a lecture: `lecture.toml` with title and summary, and a file `*.md` for each scene.

    Args:
        folder: Its folder.
    Raises:
        FileError: If a file is missing or breaks a rule; the sentence names the file.
    """
    try:
        about = tomllib.loads((folder / _ABOUT).read_text(encoding="utf-8"))
        files = sorted(folder.glob("*.md"))
        texts = [file.read_text(encoding="utf-8") for file in files[: MOST_SCENES + 1]]
    except (OSError, ValueError, RecursionError) as error:  # ValueError: bytes, TOML, or too long a number
        raise FileError(folder.name, f"can't be read as a lecture: {error}") from None
    if not 1 <= len(files) <= MOST_SCENES:
        raise FileError(folder.name, f"must have 1 to {MOST_SCENES} scenes, got {len(files)}")
    scenes = tuple(read_scene(text, file.name) for text, file in zip(texts, files))
    return Lecture(id=folder.name, **_about(about, _ABOUT), scenes=scenes)


def lecture_of(parts: Sequence[tuple[Mapping[str, Any], str]], id: str, name: str) -> Lecture:
    """Make a lecture of one file: first title and summary, then the scenes; see `lecture_text`.

    Args:
        parts: As `headed_parts` reads them.
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
    return Lecture(id=id, **_about(about, name), scenes=tuple(made))


def lecture_text(lecture: Lecture) -> str:
    """Write a lecture as one text, which people can read and change."""
    about = headed({"title": lecture.title, "summary": lecture.summary}, "")
    return "\n".join([about, *(headed(scene.header, scene.sentences) for scene in lecture.scenes)])


def _about(about: Mapping[str, Any], name: str) -> dict[str, str]:
    for field, most in LONGEST_ABOUT.items():
        if not isinstance(about.get(field), str) or not 0 < len(about[field]) <= most:
            raise FileError(name, f"must have a {field} of 1 to {most} characters")
    return {field: about[field] for field in LONGEST_ABOUT}


def shipped_lectures() -> dict[str, Lecture]:
    """Return the lectures that came with the program, by id, in the order of their folders' names."""
    folders = sorted(path.parent for path in (assets_folder() / "lectures").glob(f"*/{_ABOUT}"))
    return {lecture.id: lecture for lecture in map(read_lecture, folders)}
