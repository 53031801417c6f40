"""The values that links show: taken from the program as it is, and as it was when somebody last looked at it.

    PYTHONPATH=.:tests/helpers python -m golden    # writes both files anew: read the difference before it is committed

`tests/golden/views.jsonl` has a line for each link: what the model writes, what draws it, what is open, which of the
drawings is its, which files can be kept of it, and its words; then, by drawing, each way in which drawings say
something, once, and the theme. `views.bin.gz` has the drawings, as the components get them; many links share one. What
the page of an old link may say, in better words, is not what it promises: see `tests/test_links.py`.
"""

import gzip
import json
import math
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any

import numpy as np
from links import RUNS, TESTS, Replayer, all_links
from package import shown_of
from rounded import about

from transformer import LabError
from transformer.views import Grid, Series, css_variables
from transformer.views.ideas import views_of

ROWS, DRAWINGS = TESTS / "golden" / "views.jsonl", TESTS / "golden" / "views.bin.gz"
_FILLED = re.compile(r"“[^”]*”|[<>−]?[\d.,]*\d")
_SENTENCE = re.compile(r"(?:\S+\s+){3}\S")
_NEAR = 1e-3
"""How far a number may be from the one before, of its size: kernels of other processors add in another order."""
_LEVELS = 1
"""How far a rounded level of an array may be."""


def taken(replay: Replayer, link: str) -> tuple[dict[str, Any], bytes]:
    """Return the line of a link, without the number of its drawing, and the drawing; of a refusal there is none."""
    try:
        replayed = replay(link)
        (view,) = views_of(replayed)
    except LabError as error:
        return {"link": link, "refused": str(error)}, b""
    pictures = view.pictures()
    words = [view.title, view.caption, *(one.caption for one in pictures.values())]
    row = {
        "link": link,
        "writes": replayed.result().decoding.text,
        "component": view.component,
        "opens": asdict(view.opens or replayed.selection()),
        "host": dict(view.host),
        "files": {name: _shapes(picture.numbers()) for name, picture in pictures.items()},
        "words": _once(words),
    }
    return json.loads(json.dumps(row)), view.data


def words_of(drawing: bytes) -> list[str]:
    """Return the sentences in a drawing."""
    return _once(_sentences(shown_of(drawing)))


def read() -> tuple[dict[str, dict[str, Any]], list[bytes]]:
    """Return the lines of links, by link, and the drawings."""
    lines = [json.loads(line) for line in ROWS.read_text(encoding="utf-8").splitlines()]
    rows = [line for line in lines if "link" in line]
    content, drawings = gzip.decompress(DRAWINGS.read_bytes()), []
    while content:
        end = 8 + int.from_bytes(content[:8], "little")
        drawings.append(content[8:end])
        content = content[end:]
    return {row["link"]: row for row in rows}, drawings


def write() -> None:
    """Take all links anew; what differs only as another processor's numbers do stays as it was."""
    rows, drawings = read() if ROWS.exists() else ({}, [])
    replay, lines, new = Replayer(), [], []
    for link in all_links():
        row, drawing = taken(replay, link)
        before = rows.get(link)
        told = before, drawings, row, drawing
        if before and not promises_broken(*told) and not words_changed(*told):
            row, drawing = {key: before[key] for key in before if key != "view"}, _drawing(before, drawings)
        if drawing and drawing not in new:
            new.append(drawing)
        lines.append({**row, **({"view": new.index(drawing)} if drawing else {})})
    lines += [*_new_ways(new), {"theme": _theme()}]
    ROWS.write_text("".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines), encoding="utf-8")
    blocks = b"".join(len(one).to_bytes(8, "little") + one for one in new)
    DRAWINGS.write_bytes(gzip.compress(blocks, mtime=0))
    print(f"{sum('link' in line for line in lines)} links, {len(new)} drawings, {DRAWINGS.stat().st_size:,} bytes")


def promises_broken(before: dict, drawings: list[bytes], now: dict, drawing: bytes) -> list[str]:
    """Return what a link does not show as it did: all but its words."""
    told = [
        {"refuses": "refused" in row, **{key: row[key] for key in row if key not in ("refused", "words", "view")}}
        for row in (before, now)
    ]
    broken = [*_differences(*told, "link")]
    if not broken and drawing:
        broken = [*_differences(shown_of(_drawing(before, drawings)), shown_of(drawing), "drawing")]
    return broken


def words_changed(before: dict, drawings: list[bytes], now: dict, drawing: bytes) -> list[str]:
    """Return the words that a link does not show as it did; a rounded number may differ in its last digit."""
    told = [(before, _drawing(before, drawings)), (now, drawing)]
    old, new = ([row["refused"]] if "refused" in row else row["words"] + words_of(drawn) for row, drawn in told)
    if len(old) == len(new):
        return [f"{text!r} was {then!r}" for then, text in zip(old, new) if not _is_same_text(then, text)]
    return [f"{new} was {old}"]


def _drawing(row: dict, drawings: list[bytes]) -> bytes:
    return drawings[row["view"]] if "view" in row else b""


def _new_ways(drawings: list[bytes]) -> list[dict[str, Any]]:
    """Return the sentences of each drawing that differ from earlier ones in more than numbers and tokens."""
    ways, lines = set(), []
    for number, drawing in enumerate(drawings):
        told = {_FILLED.sub("…", text): text for text in reversed(words_of(drawing))}
        if new := [text for way, text in reversed(told.items()) if way not in ways]:
            lines.append({"drawing": number, "words": new})
        ways |= set(told)
    return lines


def _theme() -> dict[str, dict[str, str]]:
    """Return the variables of CSS that pictures are drawn with, by theme."""
    light, _, dark = css_variables("").splitlines()
    return {
        "light": dict(re.findall(r"(--[\w-]+): ([^;]+);", light)),
        "dark": dict(re.findall(r"(--[\w-]+): ([^;]+);", light + dark)),
    }


def _shapes(numbers: Mapping[str, Grid | Series]) -> dict[str, dict[str, list[int]]]:
    return {name: {part: list(array.shape) for part, array in one.arrays().items()} for name, one in numbers.items()}


def _once(words: Iterable[str]) -> list[str]:
    return [text for text in dict.fromkeys(words) if text]


def _sentences(part: Any) -> Iterator[str]:
    """Yield the sentences among the values of a drawing."""
    if isinstance(part, dict):
        for one in part.values():
            yield from _sentences(one)
    elif isinstance(part, list):
        for one in part:
            yield from _sentences(one)
    elif isinstance(part, str) and _SENTENCE.match(part):
        yield part


def _differences(old: Any, new: Any, place: str) -> Iterator[str]:
    """Yield the places at which two values differ, sentences aside."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            if name in old and name in new:
                yield from _differences(old[name], new[name], f"{place}.{name}")
            else:
                yield f"{place}.{name} is {'not there any more' if name in old else 'new'}"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (one, other) in enumerate(zip(old, new)):
            yield from _differences(one, other, f"{place}[{at}]")
    elif isinstance(old, np.ndarray) and isinstance(new, np.ndarray):
        if old.dtype != new.dtype or old.shape != new.shape:
            yield f"{place} has {new.shape} of {new.dtype}, had {old.shape} of {old.dtype}"
        elif not np.allclose(old.astype(float), new.astype(float), rtol=0, atol=_most(old), equal_nan=True):
            yield f"{place}: {np.count_nonzero(old != new)} of {old.size} differ"
    elif not _is_same(old, new):
        yield f"{place} is {new!r}, was {old!r}"


def _most(array: np.ndarray) -> float:
    if array.dtype.kind == "u":
        return _LEVELS
    return _NEAR * max(1e-3, float(np.nanmax(np.abs(array), initial=0)))


def _is_same(old: Any, new: Any) -> bool:
    if isinstance(old, str) and isinstance(new, str):
        return bool(_SENTENCE.match(old) and _SENTENCE.match(new)) or _is_same_text(old, new)
    if isinstance(old, float) or isinstance(new, float):
        return type(new) in (int, float) and math.isclose(old, new, rel_tol=_NEAR, abs_tol=_NEAR**2 * 100)
    return type(old) is type(new) and old == new


def _is_same_text(old: str, new: str) -> bool:
    return old == new or about(old).fullmatch(new) is not None


if __name__ == "__main__":
    os.environ["ATTENTION_LAB_RUNS"] = str(RUNS)
    write()
