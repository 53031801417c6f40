"""The journal of a class: lines that are on disk before they are acknowledged, until the class is written again."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

_NAMES = "said-*.jsonl"
_LOG = logging.getLogger("attention_lab")


class Journal:
    """The journal of one class.

    Args:
        folder: The folder of the class; until it exists nothing is noted.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._first_version = 0

    def note(self, version: int, line: dict[str, Any]) -> None:
        """Write a line, which survives the end of the server once this returns.

        Args:
            version: The version of the class with this line.
            line: The content of the line.
        """
        try:
            with (self._folder / f"said-{self._first_version}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps({"version": version, **line}) + "\n")
        except OSError as error:  # the class goes on in memory, and phones send again
            if self._folder.is_dir():
                _LOG.warning("What is said in %s can't be noted: %s", self._folder, error)

    def begin_again(self, version: int) -> None:
        """Write into another file from now on: the earlier lines are about to be kept with the class."""
        self._first_version = version

    def forget_before(self, version: int) -> None:
        """Delete the files that were begun before a version: their lines are kept with the class by now."""
        for path in self._folder.glob(_NAMES):
            if _first_version_of(path) < version:
                path.unlink(missing_ok=True)


def read_journal(folder: Path, after: int) -> list[dict[str, Any]]:
    """Return the lines since a kept version, oldest first, without a last one that is cut: nobody acknowledged it."""
    lines = []
    for path in folder.glob(_NAMES):
        for text in path.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                line = json.loads(text)
                if line["version"] > after:
                    lines.append(line)
            except (ValueError, KeyError, TypeError):
                continue
    # A server that was killed before it wrote the class leaves its lines beside those of the next one.
    return sorted(lines, key=lambda line: line["version"])


def _first_version_of(path: Path) -> int:
    digits = path.stem.removeprefix("said-")
    return int(digits) if digits.isdecimal() else 0
