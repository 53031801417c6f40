"""Sentence pairs from a table of texts: read row by row, checked, filtered and split."""

from __future__ import annotations

import csv
import hashlib
import re
import unicodedata
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from transformer.data.batches import HELD_OUT_SHARE
from transformer.data.headings import SPLITS
from transformer.data.layout import Layout, open_layout
from transformer.data.rows import Table
from transformer.errors import CorpusError
from transformer.text.fold import INVISIBLE

MAX_BYTES = 100 << 20
"""Most bytes read from a file, unpacked."""
MAX_PAIRS = 1_000_000
MAX_CHARACTERS = 1000
"""Most characters on either side of a pair; pairs with longer texts are excluded."""
_NO_SPLIT = "it is neither for training nor for a test"
_SHOWN = 200
_INVISIBLE = re.compile("[" + "".join(sorted(INVISIBLE)) + "]")

Pair = tuple[str, str]


@dataclass(frozen=True, kw_only=True)
class DroppedLines:
    """The pairs excluded for one reason.

    Attributes:
        reason: The reason, as in "1,204 pairs were left out: `reason`".
        count: Number of pairs.
        line: Line of the first one, from 1.
        example: Texts of the first one, separated by a tab.
    """

    reason: str
    count: int
    line: int
    example: str


@dataclass(frozen=True, kw_only=True, eq=False)
class ParallelCorpus:
    """The pairs of a file.

    Attributes:
        name: Name of the file.
        sha256: SHA-256 of the file's bytes, unpacked.
        train: Training pairs.
        held_out: Pairs that are never trained on.
        lines: Line numbers of `train`, then of `held_out`, from 1.
        dropped: Excluded pairs by reason, the most frequent reason first.
    """

    name: str
    sha256: str
    train: list[Pair]
    held_out: list[Pair]
    lines: list[int]
    dropped: list[DroppedLines]


def by_count(dropped: list[DroppedLines]) -> list[DroppedLines]:
    """Return excluded pairs by reason, the most frequent reason first."""
    return sorted(dropped, key=lambda one: -one.count)


class Report:
    """A count of excluded pairs, with the first example of each reason."""

    def __init__(self) -> None:
        self._dropped: dict[str, DroppedLines] = {}

    def add(self, reason: str, line: int, pair: Sequence[str]) -> None:
        """Record one excluded pair, or the cells of a row that is none."""
        before = self._dropped.get(reason)
        first = before or DroppedLines(reason=reason, count=0, line=line, example="\t".join(pair))
        self._dropped[reason] = DroppedLines(
            reason=reason, count=first.count + 1, line=first.line, example=first.example
        )

    @property
    def dropped(self) -> list[DroppedLines]:
        """Excluded pairs by reason, the most frequent reason first."""
        return by_count([*self._dropped.values()])


def read_corpus(
    path: str | Path | Sequence[str | Path],
    swapped: bool = False,
    most_pairs: int | None = None,
    most_bytes: int | None = None,
    layout: Layout | None = None,
) -> ParallelCorpus:
    """Read a parallel corpus from a table of texts (tabs, CSV, JSON, JSON Lines, TMX) or two files of lines.

    Encoding, delimiter, headings and columns are found by looking (`find_layout`); gzip and zip are unpacked. A column
    of `train`, `valid` and `test` defines the split: tests are left out, or held out if nothing is `valid`. Otherwise,
    one source in 16 is held out, chosen by its checksum, regardless of the order of the lines, and at least one.
    Rows that can't be read are left out and counted.

    Args:
        path: The file, for example from manythings.org/anki, Tatoeba or a spreadsheet; or two, whose lines belong
            together (Moses).
        swapped: Take the target as the source.
        most_pairs: Most rows accepted. Default: a million.
        most_bytes: Most bytes accepted, unpacked. Default: 100 MB.
        layout: The layout of the table, if it is known.
    Raises:
        FileNotFoundError: If the file doesn't exist.
        CorpusError: If the file exceeds these limits, is not a table of texts, or has too few pairs for both splits,
            or if most of its rows can't be read.
    """
    texts, found_layout = open_layout([Path(one) for one in ([path] if isinstance(path, (str, Path)) else path)])
    name, layout = texts[0].name, layout or found_layout
    if layout.doubt:
        raise CorpusError(name, layout.doubt, "A table needs two columns of texts.")
    most_pairs = most_pairs or MAX_PAIRS
    table, report = Table(texts, layout, most_bytes or MAX_BYTES), Report()
    found: list[tuple[int, Pair, str]] = []
    seen: set[Pair] = set()
    rows = 0
    for number, cells, fault in table:
        rows += 1
        if rows > most_pairs:
            raise CorpusError(name, f"must have at most {most_pairs:,} lines", "Keep a part of them.")
        if fault:
            report.add(fault, number, tuple(cell[:_SHOWN] for cell in cells[:3]))
            continue
        first, second = _plain(cells[0]), _plain(cells[1])
        split = cells[2].strip().casefold() if cells[2:] else ""
        pair = (second, first) if swapped else (first, second)
        if reason := _objection(pair, seen) or ("" if layout.split is None or split in SPLITS else _NO_SPLIT):
            report.add(reason, number, pair)
        else:
            seen.add(pair)
            found.append((number, pair, SPLITS.get(split, "")))
    _check_faults(name, rows, report)
    train, held_out = _split_pairs(found, layout.split is not None, report)
    if not train:
        raise CorpusError(name, "has no pairs to learn from", "Add more lines: a few hundred at least.")
    if not held_out:
        raise CorpusError(name, "has no pairs held out for measuring", "Add more lines: a few hundred at least.")
    return ParallelCorpus(
        name=name,
        sha256=table.sha256,
        train=[pair for _, pair in train],
        held_out=[pair for _, pair in held_out],
        lines=[number for number, _ in train + held_out],
        dropped=report.dropped,
    )


def write_corpus(path: Path, pairs: ParallelCorpus) -> str:
    """Write pairs as a table with tabs that `read_corpus` reads as they are; return the SHA-256 of its bytes."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, delimiter="\t", quoting=csv.QUOTE_ALL, lineterminator="\n")
        rows.writerow(("source", "target", "split"))
        rows.writerows((*pair, "train") for pair in pairs.train)
        rows.writerows((*pair, "valid") for pair in pairs.held_out)
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _check_faults(name: str, rows: int, report: Report) -> None:
    """Refuse a file of which most rows can't be read: it is another kind of file than it seemed."""
    if not rows:
        raise CorpusError(name, "is empty", "It must have a pair of texts in each line, with a tab between.")
    if 2 * sum(one.count for one in report.dropped if one.reason.startswith("it has ")) > rows:
        most = next(one for one in report.dropped if one.reason.startswith("it has "))
        sentence = f"{most.count:,} of {rows:,} lines of {name} can't be read; line {most.line}: {most.reason}."
        is_coded = "bytes" in most.reason or "control" in most.reason
        advice = "Choose another encoding." if is_coded else "Each must have a text in both columns."
        raise CorpusError(name, sentence=sentence, advice=advice)


Numbered = list[tuple[int, Pair]]


def _split_pairs(pairs: list[tuple[int, Pair, str]], has_split: bool, report: Report) -> tuple[Numbered, Numbered]:
    """Split pairs into training and held-out ones, which share no source."""
    kept: dict[str, Numbered] = {"train": [], "valid": [], "test": []}
    for number, pair, split in pairs:
        kept[split if has_split else _split(pair[0])].append((number, pair))
    if kept["valid"]:
        for number, pair in kept["test"]:
            report.add("it is set aside for a test", number, pair)
    else:
        kept["valid"] = kept["test"]
    if not has_split and not kept["valid"]:
        kept["train"], kept["valid"] = hold_one_out(kept["train"])
    held_out_sources = {pair[0].casefold() for _, pair in kept["valid"]}
    train = []
    for number, pair in kept["train"]:
        if pair[0].casefold() in held_out_sources:
            report.add("the source is also among the held-out ones", number, pair)
        else:
            train.append((number, pair))
    return train, kept["valid"]


def hold_one_out(pairs: Numbered) -> tuple[Numbered, Numbered]:
    """Return the pairs without one source, of the lowest checksum, and those with it; none if there is only one."""
    sources = {pair[0].casefold() for _, pair in pairs}
    if len(sources) < 2:
        return pairs, []
    chosen = min(sources, key=lambda source: (zlib.crc32(source.encode()), source))
    held_out = [one for one in pairs if one[1][0].casefold() == chosen]
    return [one for one in pairs if one[1][0].casefold() != chosen], held_out


def _plain(text: str) -> str:
    if not text.isascii():
        text = _INVISIBLE.sub("", unicodedata.normalize("NFC", text))
    return " ".join(text.split())


def _objection(pair: Pair, seen: set[Pair]) -> str | None:
    shorter, longer = sorted(map(len, pair))
    if not shorter:
        return "a side is empty"
    if pair in seen:
        return "the same pair came before"
    if longer > MAX_CHARACTERS:
        return f"a side has more than {MAX_CHARACTERS:,} characters"
    if longer > 4 * shorter + 20:
        return "one side is more than four times as long as the other"
    return None


def _split(source: str) -> str:
    return "valid" if zlib.crc32(source.casefold().encode()) % HELD_OUT_SHARE == 0 else "train"
