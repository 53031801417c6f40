"""Entries of files that name their texts: JSON objects, a line each or in a list, and the units of a TMX."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

from transformer.data.packed import Bounded
from transformer.errors import CorpusError

MAX_LINE = 1 << 16
"""Most characters of a line."""
TOO_LONG = f"it has more than {MAX_LINE:,} characters"
"""Why a line can't be read that has more."""
_LOOKED_AT = 400

Line = tuple[int, str | None]
"""Number of a line, and its text; None if it is too long."""
Entry = tuple[int, dict[str, str] | None, str]
"""Number of an entry, its texts by name, and why it can't be read."""


def first_objects(start: str, lines: list[str]) -> list[dict[str, str]]:
    """Return the first objects of JSON lines, or of a JSON list whose beginning this is."""
    found = []
    if start.startswith("{"):
        for line in lines[:_LOOKED_AT]:
            if flat := flat_object(line):
                found.append(flat)
        return found if len(found) * 2 >= len([line for line in lines[:_LOOKED_AT] if line.strip()]) else []
    decoder, place = json.JSONDecoder(), 1
    while len(found) < _LOOKED_AT:
        place += len(start[place : place + 100]) - len(start[place : place + 100].lstrip(" \r\n\t,"))
        try:
            value, place = decoder.raw_decode(start, place)
        except (ValueError, RecursionError):
            return found
        if flat := flat_object(value):
            found.append(flat)
    return found


def flat_object(value: Any) -> dict[str, str] | None:
    """Return the texts and numbers of a JSON object, or of a line that holds one, by name; `a.b` for one inside."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return None
    if not isinstance(value, dict):
        return None
    flat: dict[str, str] = {}
    for key, part in value.items():
        inside = part.items() if isinstance(part, dict) else [("", part)]
        for name, text in inside:
            if isinstance(text, (str, int, float)) and not isinstance(text, bool):
                flat[".".join(filter(None, (key, str(name))))] = str(text)
    return flat


def is_json(line: str) -> bool:
    """Return whether a line is JSON, or the beginning of a whole file of it."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return line.strip() in ("{", "[") or bool(re.match(r'\s*[\[{]\s*"[^"]*"\s*:', line))
    return True


def first_languages(start: str) -> list[dict[str, str]]:
    """Return an entry for each unit of translation at the beginning of a TMX: its languages, each with a text."""
    found = []
    for unit in re.split(r"<tu\b", start)[1 : _LOOKED_AT + 1]:
        codes = re.findall(r"<tuv\b[^>]*?\b(?:xml:)?lang\s*=\s*[\"']([^\"']{1,40})", unit)
        if codes:
            found.append({code.casefold(): f"text {len(found)} of {code}" for code in codes})
    return found


def read_objects(lines: Iterator[Line]) -> Iterator[Entry]:
    """Yield the object of each line."""
    for number, line in lines:
        if line is None:
            yield number, None, TOO_LONG
        elif line.strip():
            flat = flat_object(line)
            yield number, flat, "" if flat else "it is no JSON object"


def read_list(name: str, raw: Bounded, encoding: str) -> Iterator[Entry]:
    """Yield the objects of a JSON list, which is read whole."""
    try:
        values = json.loads(raw.readall().decode(encoding).removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        problem = f"is no whole JSON: {str(error)[:80]}"
        raise CorpusError(name, problem, "Save it as JSON Lines, an object a line.") from None
    for number, value in enumerate(values, start=1):
        flat = flat_object(value) if isinstance(value, dict) else None
        yield number, flat, "" if flat else "it is no JSON object"


def read_units(name: str, raw: Bounded) -> Iterator[Entry]:
    """Yield the units of translation of a TMX: their texts by language, without the formatting inside them."""
    parser = expat.ParserCreate()
    found: list[dict[str, str]] = []
    unit: dict[str, str] = {}
    text: list[str] = []
    place = {"language": "", "segment": 0, "formatting": 0}

    def start(tag: str, attributes: dict[str, str]) -> None:
        if tag == "tu":
            unit.clear()
        elif tag == "tuv":
            place["language"] = (attributes.get("xml:lang") or attributes.get("lang") or "").casefold()
        elif tag == "seg":
            place["segment"] = 1
            text.clear()
        elif tag in ("bpt", "ept", "ph", "it", "ut"):
            place["formatting"] += 1

    def end(tag: str) -> None:
        if tag == "seg":
            place["segment"] = 0
            unit.setdefault(str(place["language"]), "".join(text))
        elif tag == "tu":
            found.append(dict(unit))
        elif tag in ("bpt", "ept", "ph", "it", "ut"):
            place["formatting"] -= 1

    def data(characters: str) -> None:
        if place["segment"] and not place["formatting"]:
            text.append(characters)

    def refuse(*_: object) -> None:
        raise CorpusError(name, "defines entities of its own, which is not allowed", "Take them out.")

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, data
    parser.EntityDeclHandler = refuse
    number = 0
    try:
        while content := raw.read(1 << 16):
            parser.Parse(content, False)
            for one in found:
                number += 1
                yield number, one, ""
            found.clear()
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        problem = f"is no whole TMX: {expat.errors.messages[error.code]} in line {error.lineno}"
        raise CorpusError(name, problem, "Export it again.") from None
