"""Texts with headers: TOML between two lines `+++`, then Markdown, as static site generators have it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from transformer.errors import FileError

FENCE = "+++"
_ESCAPED = re.compile(rf"^(\\*{re.escape(FENCE)}\s*)$", re.MULTILINE)
_UNESCAPED = re.compile(rf"^\\(\\*{re.escape(FENCE)}\s*)$", re.MULTILINE)


def split_parts(text: str, name: str, most: int) -> list[tuple[dict[str, Any], str]]:
    """Cut a text into its parts, each a header and the text below it.

    Args:
        text: Of a file, perhaps a stranger's.
        name: Of the file, for errors.
        most: Most parts.
    Returns:
        The header of each part as plain values, and its text without the space around it.
    Raises:
        FileError: If it does not begin with a header, a header is not closed or not TOML, or there are too many.
    """
    lines = _lines(text.removeprefix("\ufeff")).split("\n")
    fences = [place for place, line in enumerate(lines) if line.rstrip() == FENCE]
    if not fences or "".join(lines[: fences[0]]).strip():
        raise FileError(name, f"must begin with a header of TOML between two lines “{FENCE}”")
    if len(fences) % 2:
        raise FileError(name, f"has a header that is not closed by a line “{FENCE}”")
    if len(fences) > 2 * most:
        raise FileError(name, f"must have at most {most} headers, got {len(fences) // 2}")
    parts = []
    ends = [*fences[2::2], len(lines)]
    for begin, close, end in zip(fences[::2], fences[1::2], ends, strict=True):
        try:
            # Empty lines before it, so that an error counts lines as the file does.
            header = tomllib.loads("\n" * (begin + 1) + "\n".join(lines[begin + 1 : close]))
        except (ValueError, RecursionError) as error:  # also of a number with thousands of digits
            raise FileError(name, f"has a header that is not TOML, from line {begin + 1} on: {error}") from None
        body = _UNESCAPED.sub(r"\1", "\n".join(lines[close + 1 : end]))
        parts.append((header, body.strip()))
    return parts


def format_part(header: Mapping[str, Any], body: str) -> str:
    """Write one part, as `split_parts` reads it.

    Args:
        header: Texts, numbers, lists of texts, tables of these, and lists of such tables.
        body: What stands below; a line of it that is a fence gets a backslash in front.
    """
    plain, tables = [], []
    for name, value in header.items():
        if isinstance(value, Mapping):
            tables.append(_table(f"[{name}]", value))
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            tables += [_table(f"[[{name}]]", one) for one in value]
        else:
            plain.append(f"{name} = {_value(value)}")
    lines = "\n".join([*plain, *tables])
    text = _ESCAPED.sub(r"\\\1", _lines(body).strip())
    return f"{FENCE}\n{lines}\n{FENCE}\n{text}\n"


def _lines(text: str) -> str:
    """Return a text with line feeds alone: whoever opens a file as text gets no others."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _table(title: str, values: Mapping[str, Any]) -> str:
    return "\n".join(["", title, *(f"{name} = {_value(value)}" for name, value in values.items())])


def _value(value: str | float | list[str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if not isinstance(value, str):
        return repr(value)
    lines = ["".join(map(_character, line)) for line in value.split("\n")]
    if len(lines) > 1 and FENCE not in (line.rstrip() for line in lines):
        return '"""\n' + "\n".join(lines) + '"""'
    return '"' + "\\n".join(lines) + '"'


def _character(one: str) -> str:
    """Return a character for a basic string of TOML, which may hold no control characters and no half of a pair."""
    if one in '"\\':
        return f"\\{one}"
    code = ord(one)
    if 0xD800 <= code < 0xE000:
        return "\\uFFFD"
    return f"\\u{code:04X}" if code < 32 or code == 127 else one
