"""Sentence pairs from a file with two columns: read line by line, checked, filtered and split."""

from __future__ import annotations

import gzip
import hashlib
import re
import unicodedata
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedIOBase
from pathlib import Path

from transformer.data.batches import HELD_OUT_SHARE
from transformer.errors import CorpusError
from transformer.text.fold import INVISIBLE

MAX_BYTES = 100 << 20
"""Most bytes read from a file, unpacked."""
MAX_PAIRS = 1_000_000
MAX_LINE = 1 << 16
MAX_CHARACTERS = 1000
"""Most characters on either side of a pair; pairs with longer texts are excluded."""
SPLITS = {"train", "valid"}
_CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f]")
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


class Report:
    """A count of excluded pairs, with the first example of each reason."""

    def __init__(self) -> None:
        self._dropped: dict[str, DroppedLines] = {}

    def add(self, reason: str, line: int, pair: Pair) -> None:
        """Record one excluded pair."""
        before = self._dropped.get(reason)
        first = before or DroppedLines(reason=reason, count=0, line=line, example="\t".join(pair))
        self._dropped[reason] = DroppedLines(
            reason=reason, count=first.count + 1, line=first.line, example=first.example
        )

    @property
    def dropped(self) -> list[DroppedLines]:
        """Excluded pairs by reason, the most frequent reason first."""
        return sorted(self._dropped.values(), key=lambda dropped: -dropped.count)


def read_corpus(
    path: str | Path, swapped: bool = False, most_pairs: int | None = None, most_bytes: int | None = None
) -> ParallelCorpus:
    """Read a parallel corpus from a UTF-8 file with two tab-separated columns; gzip is unpacked.

    Further columns are ignored, unless the last one is `train` or `valid` in every line and so defines the split.
    Otherwise, one source in 16 is held out, chosen by its checksum, regardless of the order of the lines.

    Args:
        path: The file, for example from manythings.org/anki or Tatoeba.
        swapped: Take the second column as the source.
        most_pairs: Most lines accepted. Default: a million.
        most_bytes: Most bytes accepted, unpacked. Default: 100 MB.
    Raises:
        FileNotFoundError: If the file doesn't exist.
        CorpusError: If the file exceeds these limits, is not UTF-8, or has too few pairs for both splits, or if a line
            has only one column or a control character; with the number of the line.
    """
    path = Path(path)
    digest, report = hashlib.sha256(), Report()
    found: list[tuple[int, Pair, str]] = []
    seen: set[Pair] = set()
    is_empty, has_split = True, True
    most_pairs, most_bytes = most_pairs or MAX_PAIRS, most_bytes or MAX_BYTES
    with _open(path, most_bytes) as file:
        for number, raw in _lines(path.name, file, most_pairs, most_bytes):
            digest.update(raw)
            if not (columns := _columns(path.name, number, raw)):
                continue
            last = columns[-1].strip()
            is_empty, has_split = False, has_split and len(columns) > 2 and last in SPLITS
            first, second = _plain(columns[0]), _plain(columns[1])
            pair = (second, first) if swapped else (first, second)
            if reason := _objection(pair, seen):
                report.add(reason, number, pair)
            else:
                seen.add(pair)
                found.append((number, pair, last if has_split else ""))
    if is_empty:
        raise CorpusError(path.name, "is empty", "It must have a pair of texts in each line, with a tab between.")
    train, held_out = _split_pairs(found, has_split, report)
    for part, name in ((train, "to learn from"), (held_out, "held out for measuring")):
        if not part:
            raise CorpusError(path.name, f"has no pairs {name}", "Add more lines: a few hundred at least.")
    return ParallelCorpus(
        name=path.name,
        sha256=digest.hexdigest(),
        train=[pair for _, pair in train],
        held_out=[pair for _, pair in held_out],
        lines=[number for number, _ in train + held_out],
        dropped=report.dropped,
    )


Numbered = list[tuple[int, Pair]]


def _split_pairs(pairs: list[tuple[int, Pair, str]], has_split: bool, report: Report) -> tuple[Numbered, Numbered]:
    """Split pairs into training and held-out ones, which share no source."""
    kept: dict[str, Numbered] = {"train": [], "valid": []}
    for number, pair, split in pairs:
        kept[split if has_split else _split(pair[0])].append((number, pair))
    held_out_sources = {pair[0].casefold() for _, pair in kept["valid"]}
    train = []
    for number, pair in kept["train"]:
        if pair[0].casefold() in held_out_sources:
            report.add("the source is also among the held-out ones", number, pair)
        else:
            train.append((number, pair))
    return train, kept["valid"]


def _open(path: Path, most_bytes: int) -> BufferedIOBase:
    with path.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
    if not packed and path.suffix == ".gz":
        raise CorpusError(path.name, "is damaged: its name says gzip, its first bytes don't", "Copy or pack it again.")
    if not packed and path.stat().st_size > most_bytes:
        raise _too_large(path.name, most_bytes)
    return gzip.open(path) if packed else path.open("rb")


def _too_large(name: str, most_bytes: int) -> CorpusError:
    return CorpusError(name, f"must have at most {most_bytes >> 20} MB of text", "Keep a part of its lines.")


def _in_line(number: int, name: str, problem: str, advice: str) -> CorpusError:
    return CorpusError(name, sentence=f"Line {number} of {name} {problem}.", advice=advice)


def _lines(name: str, file: BufferedIOBase, most_pairs: int, most_bytes: int) -> Iterator[tuple[int, bytes]]:
    """Yield numbered lines, and keep no more than one limited line in memory."""
    total = number = 0
    while True:
        try:
            raw = file.readline(MAX_LINE + 1)
        except (OSError, EOFError, zlib.error) as error:
            problem = f"can't be unpacked after line {number}: {error}"
            raise CorpusError(name, problem, "Copy or pack it again.") from None
        if not raw:
            return
        number, total = number + 1, total + len(raw)
        if total > most_bytes:
            raise _too_large(name, most_bytes)
        if number > most_pairs:
            raise CorpusError(name, f"must have at most {most_pairs:,} lines", "Keep a part of them.")
        if number == 1 and raw.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise CorpusError(name, "must be UTF-8, got UTF-16 in line 1", "Save it as UTF-8.")
        if len(raw) > MAX_LINE:
            raise _in_line(number, name, f"must have at most {MAX_LINE:,} bytes", "Is it a text with tabs?")
        yield number, raw


def _columns(name: str, number: int, raw: bytes) -> list[str] | None:
    """Return the columns of a line, or None if it is blank."""
    try:
        text = raw.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError as error:
        problem = f"must be UTF-8, got the byte 0x{raw[error.start]:02x} at place {error.start + 1}"
        raise _in_line(number, name, problem, "Save the file as UTF-8.") from None
    if control := _CONTROL.search(text):
        problem = f"must have no control characters, got U+{ord(control[0]):04X}"
        raise _in_line(number, name, problem, "Take it out.")
    if not text.strip():
        return None
    columns = text.split("\t")
    if len(columns) < 2:
        problem = f"must have two columns with a tab between, got one: “{text[:60]}”"
        raise _in_line(number, name, problem, "From a spreadsheet, save it as text with tabs (.tsv).")
    return columns


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
