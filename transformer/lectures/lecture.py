"""A lecture: a folder of scenes in the order of their file names."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from transformer.assets import assets_folder
from transformer.errors import FileError
from transformer.lectures.scene import Scene, read_scene

_ABOUT = "lecture.toml"
MOST_SCENES = 60
_LONGEST = {"title": 80, "summary": 300}


@dataclass(frozen=True, kw_only=True)
class Lecture:
    """A lecture.

    Attributes:
        id: Name of its folder, which stands in links.
        title: Its title, plain text.
        summary: For whom it is and what it shows, plain text.
        scenes: In their order; at least one.
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
    for name, most in _LONGEST.items():
        if not isinstance(about.get(name), str) or not 0 < len(about[name]) <= most:
            raise FileError(_ABOUT, f"must have a {name} of 1 to {most} characters")
    return Lecture(id=folder.name, title=about["title"], summary=about["summary"], scenes=scenes)


def shipped_lectures() -> dict[str, Lecture]:
    """Return the lectures that came with the program, by id, in the order of their folders' names."""
    folders = sorted(path.parent for path in (assets_folder() / "lectures").glob(f"*/{_ABOUT}"))
    return {lecture.id: lecture for lecture in map(read_lecture, folders)}
