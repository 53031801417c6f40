"""The layout of a table of texts, found by looking at its beginning: encoding, marks between cells, columns."""

from __future__ import annotations

import codecs
import csv
import itertools
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Literal

from transformer.data import headings
from transformer.data.encodings import codec_of, find_encoding
from transformer.data.entries import first_languages, first_objects
from transformer.data.packed import Bounded, Packed, find_texts
from transformer.errors import CorpusError

Kind = Literal["table", "lines", "json lines", "json", "tmx"]

LOOKED_AT = 1 << 20
"""Most bytes looked at."""
MOST_COLUMNS = 200
_ROWS = 400
"""Most rows looked at."""
DELIMITERS = {"\t": "a tab", ",": "a comma", ";": "a semicolon", "|": "a bar"}
"""Marks between the cells of a table, each with its name."""
_NUMBER = re.compile(r"[\d.,:/ +-]*")


@dataclass(frozen=True, kw_only=True)
class Layout:
    """How the pairs of a file are laid out.

    Attributes:
        kind: A `table` of lines with a mark between cells, two files of `lines`, `json lines` of one object each, a
            `json` list of objects, or a `tmx`.
        encoding: One of `ENCODINGS`, or `utf-16-le` and `utf-16-be` without a mark.
        delimiter: What stands between the cells of a table.
        quoted: Cells of a table may stand in quotation marks, as in CSV (RFC 4180).
        heading: The first row of a table names its columns.
        names: Names of the columns; empty where the file has none.
        width: Number of columns.
        source: The column read, from 0.
        target: The column written.
        split: The column that says which pairs are trained on (`headings.SPLITS`); None if there is none.
        doubt: Why no two columns can be taken for texts; empty if two can.
    """

    kind: Kind = "table"
    encoding: str = "utf-8"
    delimiter: str = "\t"
    quoted: bool = False
    heading: bool = False
    names: tuple[str, ...] = ()
    width: int = 2
    source: int = 0
    target: int = 1
    split: int | None = None
    doubt: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, ready for JSON; `Layout(**values)` is the inverse."""
        return asdict(self) | {"names": list(self.names)}

    def label(self, column: int) -> str:
        """Return what a column is called: its name, or its number from 1."""
        return self.name(column) or f"column {column + 1}"

    def name(self, column: int) -> str:
        """Return the name of a column; empty if it has none."""
        return self.names[column].strip() if column < len(self.names) else ""


def find_layout(texts: Sequence[Packed], **known: Any) -> Layout:
    """Find the layout of a table, or of two files whose lines belong together.

    Args:
        texts: The file, or the two.
        **known: Fields of the layout that are known: they are not looked for.
    Raises:
        CorpusError: If it has no two columns.
    """
    if len(texts) == 2:
        encoding = known.get("encoding") or find_encoding(texts[0].name, _start_of(texts[0]))
        source, target = known.get("source", 0), known.get("target", 1)
        return Layout(kind="lines", encoding=encoding, names=_names_of_files(texts), source=source, target=target)
    (text,) = texts
    content = _start_of(text)
    if not content:
        raise CorpusError(text.name, "is empty", "It must have a pair of texts in each line, with a tab between.")
    encoding = known.get("encoding") or find_encoding(text.name, content)
    sample = codecs.getincrementaldecoder(codec_of(encoding))(errors="replace").decode(content)
    lines = re.split("\r\n|\r|\n", sample)
    if len(content) == LOOKED_AT and lines[1:]:
        lines.pop()  # it is cut off
    start = sample.lstrip("\ufeff \r\n\t")
    if start.startswith("<") and re.search(r"<tmx\b", start[:2000]):
        return _of_objects("tmx", text.name, encoding, first_languages(start), known)
    if re.match(r"\[?\s*\{", start) and (objects := first_objects(start, lines)):
        kind = "json" if start.startswith("[") else "json lines"
        return _of_objects(kind, text.name, encoding, objects, known)
    return _of_table(text.name, encoding, [line for line in lines if line.strip()], known)


def open_layout(paths: Sequence[Path], **known: Any) -> tuple[list[Packed], Layout]:
    """Return the files of texts at `paths`, and their layout; see `find_layout`.

    Raises:
        CorpusError: If they are of a kind that holds no texts.
    """
    texts = [one for path in paths for one in find_texts(path)]
    if len(texts) > 2:
        problem = f"and the others are {len(texts)} files: pairs lie in one table, or in two files line by line"
        raise CorpusError(texts[0].name, problem, "Choose one, or two that belong together.")
    return texts, find_layout(texts, **known)


def _start_of(text: Packed) -> bytes:
    with Bounded(text.name, text.open(), LOOKED_AT * 2) as raw:
        found = b""
        while len(found) < LOOKED_AT and (more := raw.read(min(1 << 16, LOOKED_AT - len(found)))):
            found += more
    return found


def _names_of_files(texts: Sequence[Packed]) -> tuple[str, ...]:
    return tuple(text.name.removesuffix(".gz").rpartition(".")[2] for text in texts)


def _of_table(name: str, encoding: str, lines: list[str], known: dict[str, Any]) -> Layout:
    if not lines:
        raise CorpusError(name, "is empty", "It must have a pair of texts in each line, with a tab between.")
    lines = lines[:_ROWS]
    delimiter = known.get("delimiter") or _delimiter(name, lines)
    quoted = known["quoted"] if known.get("quoted") is not None else _is_quoted(lines, delimiter)
    rows = [row for row in (split_line(line, delimiter, quoted) for line in lines) if row]
    width = Counter(len(row) for row in rows if len(row) > 1).most_common(1)[0][0]
    if width > MOST_COLUMNS:
        raise CorpusError(name, f"has {width} columns; the limit is {MOST_COLUMNS}", "Keep those with the texts.")
    layout = Layout(encoding=encoding, delimiter=delimiter, quoted=quoted, width=width)
    heading = known["heading"] if known.get("heading") is not None else _has_heading(rows)
    if heading:
        layout = replace(layout, heading=True, names=tuple(cell.strip() for cell in rows[0]))
        rows = rows[1:]
    return _with_columns(name, layout, rows, known)


def _delimiter(name: str, lines: list[str]) -> str:
    """Return what stands between the cells of most lines, and in each as often."""
    if sum("\t" in line for line in lines) * 2 >= len(lines):
        return "\t"
    shares: dict[str, float] = {}
    for delimiter in (",", ";", "|"):
        rows = [row for row in (split_line(line, delimiter, quoted=True) for line in lines) if row]
        widths = Counter(len(row) for row in rows)
        width, count = widths.most_common(1)[0] if widths else (1, 0)
        shares[delimiter] = count / len(lines) if width > 1 else 0
    best = max(shares, key=lambda delimiter: shares[delimiter])
    if shares[best] < 0.5:
        example = lines[len(lines) // 2].strip()[:60]
        problem = f"has one column, as in “{example}”"
        advice = (
            "A table needs two, with a tab, a comma or a semicolon between. If the other side lies in a file of its "
            "own, choose both files together."
        )
        raise CorpusError(name, problem, advice)
    return best


def _is_quoted(lines: list[str], delimiter: str) -> bool:
    """Return whether quotation marks around cells belong to the file, not to its texts.

    With tabs between they do if every cell that begins with one is well formed, and either holds what must be quoted,
    or no other cell has what Excel quotes for.
    """
    if delimiter != "\t":
        return True
    cells = [cell for line in lines for cell in line.split("\t")]
    opened = [cell for cell in cells if cell.startswith('"')]
    if not opened or not all(re.fullmatch(r'"(?:[^"]|"")*"', cell) for cell in opened):
        return False
    others = [cell for cell in cells if not cell.startswith('"')]
    return all('""' in cell[1:-1] for cell in opened) or not any("," in cell or '"' in cell for cell in others)


def split_line(line: str, delimiter: str, quoted: bool) -> list[str] | None:
    """Return the cells of a line; None if it ends within quotation marks."""
    if not quoted or '"' not in line:
        return line.split(delimiter)
    try:
        return next(csv.reader([line], delimiter=delimiter, strict=True), [])
    except csv.Error as error:
        return None if "end of data" in str(error) else line.split(delimiter)


def _has_heading(rows: list[list[str]]) -> bool:
    """Return whether the first row names columns: by its words, or as it differs in kind from all below."""
    first, below = rows[0], rows[1:]
    if not below:
        return False
    if headings.are_headings(first) or (any(map(headings.is_source, first)) and any(map(headings.is_target, first))):
        return True
    for column, cell in enumerate(first):
        values = [row[column].strip() for row in below if column < len(row) and row[column].strip()]
        if len(values) < 2 or not cell.strip():
            continue
        if _is_number(values) and not _NUMBER.fullmatch(cell.strip()) and len(first) > 2:
            return True
        if _is_split(values) and cell.strip().casefold() not in headings.SPLITS and len(first) > 2:
            return True
    return False


def _with_columns(name: str, layout: Layout, rows: list[list[str]], known: dict[str, Any]) -> Layout:
    """Return the layout with the columns of source, target and split."""
    columns = [[row[column].strip() for row in rows if column < len(row)] for column in range(layout.width)]
    split = None
    if layout.width > 2:
        split = next((column for column, values in enumerate(columns) if _is_split(values)), None)
    ranks = {column: _rank(values) for column, values in enumerate(columns) if column != split}
    named = [
        next((column for column in ranks if column < len(layout.names) and belongs(layout.names[column])), None)
        for belongs in (headings.is_source, headings.is_target)
    ]
    if "source" in known and "target" in known:
        source, target = known["source"], known["target"]
        for column in (source, target):
            if not 0 <= column < layout.width:
                problem = f"has {layout.width} columns; there is no column {column + 1}"
                raise CorpusError(name, problem, "Choose two of them.")
        return replace(layout, source=source, target=target, split=split if split not in (source, target) else None)
    named = [
        next((column for column in ranks if belongs(layout.name(column))), None)
        for belongs in (headings.is_source, headings.is_target)
    ]
    if named[0] is not None and named[1] is not None and named[0] != named[1]:
        return replace(layout, source=named[0], target=named[1], split=split)
    texts = [column for column, rank in ranks.items() if rank > 1 or layout.width == 2]
    best = sorted([*texts, *(column for column in ranks if column not in texts)], key=lambda column: -ranks[column])
    source, target = sorted(best[:2])
    doubt = ""
    if len(texts) < 2:
        have = f"only {layout.label(texts[0])}" if texts else "none"
        doubt = f"has {layout.width} columns, of which {have} holds texts"
    return replace(layout, source=source, target=target, split=split, doubt=doubt)


def _rank(values: list[str]) -> int:
    """Return what a column most likely holds: 4 texts, 3 numbers, 2 a few names, 1 an index or addresses, 0 nothing."""
    filled = [value for value in values if value]
    if len(filled) * 2 < len(values) or not filled:
        return 0
    if _is_number(filled):
        counts = [int(value) for value in filled if value.isdecimal() and len(value) < 19]
        rises = len(counts) == len(filled) > 2 and all(after > before for before, after in itertools.pairwise(counts))
        return 1 if rises else 3
    if sum(value.startswith(("http://", "https://")) for value in filled) * 2 > len(filled):
        return 1
    different = len(set(filled))
    if len(filled) >= 20 and different <= max(3, len(filled) // 50):
        return 2 if different > 1 else 0
    return 4


def _is_number(values: list[str]) -> bool:
    return all(_NUMBER.fullmatch(value) for value in values)


def _is_split(values: list[str]) -> bool:
    filled = [value.casefold() for value in values if value]
    return bool(filled) and len(filled) * 20 >= len(values) * 19 and headings.SPLITS.keys() >= set(filled)


def _of_objects(kind: Kind, name: str, encoding: str, objects: list[dict[str, str]], known: dict[str, Any]) -> Layout:
    """Return the layout of rows that name their cells."""
    names = list(dict.fromkeys(key for one in objects for key in one))[:MOST_COLUMNS]
    if len(names) < 2:
        what = "language" if kind == "tmx" else "text"
        problem = f"has {len(names) or 'no'} {what} in each entry" + (f", {names[0][:40]}" if names else "")
        raise CorpusError(name, problem, f"Each must have two {what}s.")
    layout = Layout(kind=kind, encoding=encoding, names=tuple(names), width=len(names))
    return _with_columns(name, layout, [[one.get(key, "") for key in names] for one in objects], known)
