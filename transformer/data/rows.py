"""The rows of a table of texts, one after the other: its cells, or why it can't be read."""

from __future__ import annotations

import io
import re
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from hashlib import sha256
from itertools import zip_longest

from transformer.data.entries import MAX_LINE, TOO_LONG, Entry, Line, read_list, read_objects, read_units
from transformer.data.layout import LONGEST_CELL, Layout, split_line
from transformer.data.packed import Bounded, Packed
from transformer.errors import CorpusError

_FORGIVEN = 20
"""Times that quotation marks may stay open before they are taken for text."""
_HALF = re.compile("[\ud800-\udfff]")
_RULE = re.compile(":?-*:?")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")

Row = tuple[int, list[str], str]
"""Number of the line or entry, from 1; its cells; why it can't be read, or an empty text."""


class Table:
    """The rows of a file, read once.

    Args:
        texts: The file, or two whose lines belong together.
        layout: Their layout.
        most_bytes: Most bytes of each, unpacked.
    """

    def __init__(self, texts: Sequence[Packed], layout: Layout, most_bytes: int) -> None:
        self._texts, self._layout, self._most_bytes = texts, layout, most_bytes
        self._digests: list[str] = []

    @property
    def sha256(self) -> str:
        """SHA-256 of the bytes of the file, unpacked; of two files, of their checksums."""
        return self._digests[0] if len(self._digests) == 1 else sha256("".join(self._digests).encode()).hexdigest()

    def __iter__(self) -> Iterator[Row]:
        """Yield the rows that are not blank, with their source, target and split as cells.

        Raises:
            CorpusError: If a file is too large, or can't be unpacked or read to its end.
        """
        chosen = [self._layout.source, self._layout.target]
        chosen += [] if self._layout.split is None else [self._layout.split]
        for number, cells, fault in self.rows():
            texts = [cells[column] if column < len(cells) else "" for column in chosen]
            yield number, texts if not fault else cells, fault or self._fault(texts[:2])

    def rows(self) -> Iterator[Row]:
        """Yield the rows that are not blank, with all their cells; errors are those of iteration."""
        with ExitStack() as stack:
            raws = [stack.enter_context(Bounded(one.name, one.open(), self._most_bytes)) for one in self._texts]
            yield from self._read(raws)
            self._digests = [raw.digest.hexdigest() for raw in raws]

    def _read(self, raws: list[Bounded]) -> Iterator[Row]:
        layout, name = self._layout, self._texts[0].name
        match layout.kind:
            case "tmx":
                return _named(read_units(name, raws[0]), layout)
            case "json":
                return _named(read_list(name, raws[0], layout.encoding), layout)
            case "json lines":
                return _named(read_objects(_lines(raws[0], layout.encoding)), layout)
            case "lines":
                both = (layout.encoding, layout.other_encoding or layout.encoding)
                sides = [_lines(raw, encoding, "\n") for raw, encoding in zip(raws, both, strict=True)]
                return _side_by_side(self._texts, sides)
            case "table":
                return _cells(_lines(raws[0], layout.encoding), layout)

    def _fault(self, texts: list[str]) -> str:
        """Return why the texts of a row are none."""
        for text in texts:
            if _HALF.search(text):
                return "it has half a character"
            if "\ufffd" in text:
                return f"it has bytes that are no {self._layout.encoding.upper()} text"
            if control := _CONTROL.search(text):
                return f"it has a control character, U+{ord(control[0]):04X}"
        return ""


def _lines(raw: Bounded, encoding: str, newline: str | None = None) -> Iterator[Line]:
    """Yield numbered lines, None for one that is too long, and keep no more than one in memory."""
    codec = "utf-8-sig" if encoding == "utf-8" else encoding
    file = io.TextIOWrapper(io.BufferedReader(raw, 1 << 16), codec, errors="replace", newline=newline)
    number = 0
    while line := file.readline(MAX_LINE + 1):
        number += 1
        if len(line) <= MAX_LINE or line.endswith("\n"):
            yield number, line.removesuffix("\n").removesuffix("\r")
            continue
        yield number, None
        while (line := file.readline(MAX_LINE)) and not line.endswith("\n"):
            pass


def _cells(lines: Iterator[Line], layout: Layout) -> Iterator[Row]:
    """Yield the rows of a table of lines; quotation marks that never close are text."""
    held: deque[Line] = deque()
    quoted, forgiven, before = layout.quoted, 0, layout.skipped + layout.heading
    needed = max(layout.source, layout.target) + 1
    while (found := held.popleft() if held else next(lines, None)) is not None:
        number, line = found
        if line is None:
            yield number, [], TOO_LONG
            continue
        cells = split_line(line, layout.delimiter, quoted)
        if cells is None:
            after: list[Line] = []
            whole = line
            while cells is None and len(after) < LONGEST_CELL:
                more = held.popleft() if held else next(lines, None)
                if more is None or more[1] is None:
                    held.extendleft([more] if more else [])
                    break
                after.append((more[0], more[1]))
                whole = f"{whole}\n{more[1]}"
                cells = split_line(whole, layout.delimiter, quoted=True)
            if cells is None:
                held.extendleft(reversed(after))
                cells = line.split(layout.delimiter)
                forgiven += 1
                quoted = quoted and forgiven < _FORGIVEN
        if not any(map(str.strip, cells)):
            continue
        if before:
            before -= 1
            continue
        if all(_RULE.fullmatch(cell.strip()) for cell in cells):  # of a table in Markdown
            continue
        fault = ""
        if len(cells) < needed:
            fault = "it has one column" if len(cells) == 1 else f"it has only {len(cells)} columns"
        elif len(cells) > layout.width and layout.delimiter != "\t":
            fault = f"it has {len(cells)} columns instead of {layout.width}"
        yield number, cells, fault


def _side_by_side(texts: Sequence[Packed], sides: list[Iterator[Line]]) -> Iterator[Row]:
    """Yield the lines of two files, beside each other."""
    for first, second in zip_longest(*sides):
        if first is None or second is None:
            shorter, longer = (texts[0], texts[1]) if first is None else (texts[1], texts[0])
            lines = next(one[0] for one in (first, second) if one) - 1
            problem = f"ends after {lines:,} lines, but {longer.name} goes on"
            raise CorpusError(shorter.name, problem, "Line by line they must be translations of each other.")
        (number, one), (_, other) = first, second
        if one is None or other is None:
            yield number, [], TOO_LONG
        elif one.strip() or other.strip():
            yield number, [one, other], ""


def _named(found: Iterator[Entry], layout: Layout) -> Iterator[Row]:
    """Yield a row for each entry that names its texts."""
    for number, entry, fault in found:
        yield number, [entry.get(name, "") for name in layout.names] if entry else [], fault
