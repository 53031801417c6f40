"""Inspection of a lecture in one file: the request made here, and the work done in the separate process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from transformer.errors import FileError
from transformer.inspection.process import ask
from transformer.text.headers import split_parts

SECONDS = 5.0
MOST_KILOBYTES = 400
"""Most kilobytes of a lecture's file: sixty long scenes."""
MOST_PARTS = 100


def inspect_lecture(path: Path, name: str) -> list[tuple[dict[str, Any], str]]:
    """Read an uploaded lecture in a separate process, as plain values; no rule of lectures is checked yet.

    Args:
        path: Of the file.
        name: What the person calls it.
    Returns:
        The header of each part, and the text below it.
    Raises:
        FileError: If it is no text of that form, or exceeds the limits of size, time and memory.
    """
    answer = ask("lecture", name, SECONDS, {"path": str(path.resolve()), "name": name})
    return [(header, body) for header, body in answer["parts"]]


# The functions below run in the separate process.


def read_parts(path: str, name: str) -> dict[str, Any]:
    """Read the parts of a file; a value that JSON has no word for, like a date, becomes text."""
    content = Path(path).read_bytes()
    if len(content) > MOST_KILOBYTES * 1000:
        raise FileError(name, f"must have at most {MOST_KILOBYTES} kB", "Make it shorter.")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise FileError(name, "must be text in UTF-8", "Save it so in your editor.") from None
    parts = split_parts(text, name, MOST_PARTS)
    try:
        return {"parts": [(_plain(header), body) for header, body in parts]}
    except RecursionError:
        raise FileError(name, "has a header of tables in tables in tables, deeper than any lecture's") from None


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value if isinstance(value, (str, int, float)) else str(value)
