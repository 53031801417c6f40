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
from transformer.data.entries import first_languages, first_objects, is_json
from transformer.data.packed import Bounded, Packed, find_texts
from transformer.errors import CorpusError

Kind = Literal["table", "lines", "json lines", "json", "tmx"]

LOOKED_AT = 1 << 20
"""Most bytes looked at."""
MOST_COLUMNS = 200
LONGEST_CELL = 64
"""Most lines over which a row in quotation marks may reach."""
_ROWS = 400
"""Most rows looked at."""
DELIMITERS = {"\t": "a tab", ",": "a comma", ";": "a semicolon", "|": "a bar"}
"""Marks between the cells of a table, each with its name."""
_AS_LINES = 'Save it as JSON Lines, a line each: {"source": "…", "target": "…"}.'
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
        skipped: Number of rows before the table: a title, remarks.
        other_encoding: Of two files, the encoding of the second; empty = the same.
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
    skipped: int = 0
    other_encoding: str = ""
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
        starts = [_start_of(text) for text in texts]
        both = [known.get("encoding") or find_encoding(text.name, one) for text, one in zip(texts, starts, strict=True)]
        if all(one.count(b"\t") > one.count(b"\n") // 2 > 0 for one in starts):
            problem = f"and {texts[1].name} are tables: two files belong together only line by line"
            raise CorpusError(texts[0].name, problem, "Choose one of them, or put one after the other in one file.")
        return Layout(
            kind="lines", encoding=both[0], other_encoding=both[1], names=_names_of_files(texts),
            source=known.get("source", 0), target=known.get("target", 1),
        )  # fmt: skip
    (text,) = texts
    content = _start_of(text)
    if not content:
        raise CorpusError(text.name, "is empty", "It must have a pair of texts in each line, with a tab between.")
    encoding = known.get("encoding") or find_encoding(text.name, content)
    try:
        sample = codecs.getincrementaldecoder(codec_of(encoding))(errors="replace").decode(content)
    except UnicodeError:
        problem = f"is no {encoding.upper()}: it has no mark of that at its start"
        raise CorpusError(text.name, problem, "Choose another encoding.") from None
    lines = re.split("\r\n|\r|\n", sample)
    if len(content) == LOOKED_AT and lines[1:]:
        lines.pop()  # it is cut off
    start = sample.lstrip("\ufeff \r\n\t")
    if start.startswith("<") and re.search(r"<tmx\b", start[:2000]):
        return _of_objects("tmx", text.name, encoding, first_languages(start), known)
    if re.match(r"\[?\s*\{", start) and (objects := first_objects(start, lines)):
        kind = "json" if start.startswith("[") else "json lines"
        if kind == "json lines" and len(lines) < 2:
            raise CorpusError(text.name, "is JSON, but no objects with two texts each", _AS_LINES)
        return _of_objects(kind, text.name, encoding, objects, known)
    if start[:1] in ("{", "[") and is_json(lines[0]):
        raise CorpusError(text.name, "is JSON, but no objects with two texts each", _AS_LINES)
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
    if told := re.fullmatch('"?sep=(.)"?', lines[0].strip("\ufeff \r")):  # Excel's own way to say it
        known = {"delimiter": told[1], **known}
    delimiter = known.get("delimiter") or _delimiter(name, lines)
    quoted = known["quoted"] if known.get("quoted") is not None else _is_quoted(lines, delimiter)
    rows = [row for row in _split_lines(lines, delimiter, quoted) if row]
    skipped = _before_the_table(rows)
    rows = rows[skipped:]
    width = Counter(len(row) for row in rows if len(row) > 1).most_common(1)[0][0]
    if width > MOST_COLUMNS:
        raise CorpusError(name, f"has {width} columns; the limit is {MOST_COLUMNS}", "Keep those with the texts.")
    layout = Layout(encoding=encoding, delimiter=delimiter, quoted=quoted, width=width, skipped=skipped)
    heading = known["heading"] if known.get("heading") is not None else _has_heading(rows)
    if heading:
        layout = replace(layout, heading=True, names=tuple(cell.strip() for cell in rows[0]))
        rows = rows[1:]
    return _with_columns(name, layout, rows, known)


def _delimiter(name: str, lines: list[str]) -> str:
    """Return what stands between the cells of most lines, and in each as often."""
    if sum("\t" in line for line in lines) * 2 >= len(lines):
        return "\t"
    shares: dict[str, tuple[float, bool, bool]] = {}
    for delimiter in (";", ",", "|"):
        rows = _split_lines(lines, delimiter, quoted=True)
        widths = Counter(map(len, rows))
        width, count = widths.most_common(1)[0] if widths else (1, 0)
        is_prose = all(f"{delimiter} " in line for line in lines if delimiter in line)
        has_heading = headings.are_headings(rows[0]) if rows else False
        shares[delimiter] = (count / len(rows) if width > 1 else 0, has_heading, not is_prose)
    best = max(shares, key=lambda delimiter: shares[delimiter])
    if shares[best][0] < 0.5:
        example = lines[len(lines) // 2].strip()[:60]
        problem = f"has one column, as in “{example}”"
        advice = (
            "A table needs two, with a tab, a comma or a semicolon between. If the other side lies in a file of its "
            "own, choose both files together."
        )
        if dash := next((mark for mark in (" - ", " – ", " = ") if sum(mark in o for o in lines) * 2 > len(lines)), ""):
            advice = f"A table needs two: put a tab in the place of “{dash}”."
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
        return next(csv.reader([line], delimiter=delimiter, strict=True, skipinitialspace=delimiter != "\t"), [])
    except csv.Error as error:
        return None if "end of data" in str(error) else line.split(delimiter)


def _split_lines(lines: Sequence[str], delimiter: str, quoted: bool) -> list[list[str]]:
    """Return the rows of lines; one with quotation marks may reach over several."""
    rows, place = [], 0
    while place < len(lines):
        row, count = split_line(lines[place], delimiter, quoted), 1
        while row is None and count < LONGEST_CELL and place + count < len(lines):
            count += 1
            row = split_line("\n".join(lines[place : place + count]), delimiter, quoted)
        rows.append(lines[place].split(delimiter) if row is None else row)
        place += 1 if row is None else count
    return rows


def _before_the_table(rows: list[list[str]]) -> int:
    """Return how many rows stand before a table: its title, remarks, Excel's `sep=;`."""
    count = 0
    for row in rows[:10]:
        filled = [cell for cell in row if cell.strip("\ufeff \t")]
        if len(filled) > 1 and not filled[0].startswith("#"):
            break
        count += 1
    return count if count < min(len(rows), 10) and len(rows) > count + 1 else 0


def _has_heading(rows: list[list[str]]) -> bool:
    """Return whether the first row names columns: by its words, or as it differs in kind from all below."""
    first, below = rows[0], rows[1:]
    again = (
        sum(row[column : column + 1] == [cell] for row in below) for column, cell in enumerate(first) if cell.strip()
    )
    if not below or max(again, default=0) > 1:
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
    for column in ranks:
        if layout.heading and headings.is_beside(layout.name(column)):
            ranks[column] = min(ranks[column], 1)
        elif layout.heading and headings.is_language(layout.name(column)) and ranks[column] > 1:
            ranks[column] = 6
    if "source" in known and "target" in known:
        source, target = known["source"], known["target"]
        for column in (source, target):
            if not 0 <= column < layout.width:
                problem = f"has {layout.width} columns; there is no column {column + 1}"
                raise CorpusError(name, problem, "Choose two of them.")
        return replace(layout, source=source, target=target, split=split if split not in (source, target) else None)
    named = [
        next((column for exactly in (True, False) for column in ranks if belongs(layout.name(column), exactly)), None)
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
    """Return what a column most likely holds.

    Returns:
        5 texts, 4 texts of which many come again, 3 numbers, 2 a few names, 1 an index or addresses, 0 nothing.
    """
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
    if different == 1 and len(filled) > 2:
        return 0
    if len(filled) >= 6 and different <= max(len(filled) // 10, 3):
        return 2
    return 4 if different * 2 <= len(filled) else 5


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
