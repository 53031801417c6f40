"""Files as people bring them: as they are, packed with gzip, or in a zip beside others."""

from __future__ import annotations

import gzip
import io
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from io import BufferedIOBase
from pathlib import Path, PurePosixPath
from typing import cast

from transformer.errors import CorpusError

DAMAGED = (OSError, EOFError, zlib.error, zipfile.BadZipFile, NotImplementedError, RuntimeError)
"""Errors that the readers of packed files raise."""

_BESIDE = {"readme", "license", "licence", "copying", "about"}
"""Names, without their endings, of files that lie beside the texts in a zip."""
_NO_TEXTS = {".xml", ".ids", ".scores", ".info", ".pdf", ".html", ".md"}
_FOREIGN = {
    b"PAR1": ("a Parquet file", "Save it as CSV: `pandas.read_parquet(file).to_csv(\"pairs.csv\")`."),
    b"\xd0\xcf\x11\xe0": ("a file of Excel or Word", "Save its table as CSV UTF-8."),
    b"%PDF": ("a PDF", "Copy its pairs into a table, and save that as CSV."),
    b"Rar!": ("a rar archive", "Unpack it first."),
    b"7z\xbc\xaf": ("a 7z archive", "Unpack it first."),
    b"BZh": ("packed with bzip2", "Unpack it first."),
    b"\xfd7zXZ": ("packed with xz", "Unpack it first."),
    b"SQLite f": ("a database", "Save its table as CSV."),
}  # fmt: skip


@dataclass(frozen=True)
class Packed:
    """A file of texts, which may lie in another.

    Attributes:
        name: Its name.
        open: Opens its bytes, unpacked.
    """

    name: str
    open: Callable[[], BufferedIOBase]


def find_texts(path: Path) -> list[Packed]:
    """Return the file of texts at `path`, or in the zip there: one, or two that belong to each other line by line.

    Raises:
        CorpusError: If it is of a kind that holds no texts, or a zip from which can't be told what is meant.
    """
    with path.open("rb") as file:
        start = file.read(8)
    if start.startswith(b"\x1f\x8b"):
        return [Packed(path.name, lambda: gzip.open(path))]
    if start.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return _in_zip(path)
    if path.suffix == ".gz":
        raise CorpusError(path.name, "is damaged: its name says gzip, its first bytes don't", "Copy or pack it again.")
    for mark, (what, advice) in _FOREIGN.items():
        if start.startswith(mark):
            raise CorpusError(path.name, f"is {what}, not a table of texts", advice)
    return [Packed(path.name, lambda: path.open("rb"))]


class Bounded(io.RawIOBase):
    """The bytes of a file, counted and summed up while they are read.

    Args:
        name: Name of the file, for messages.
        file: Its bytes.
        most: Most bytes that it may have.
    """

    def __init__(self, name: str, file: BufferedIOBase, most: int) -> None:
        self._name, self._file, self._most = name, file, most
        self._left, self.digest = most, sha256()

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Read bytes into `buffer`; return how many.

        Raises:
            CorpusError: If the file has more than its limit, or can't be unpacked.
        """
        try:
            content = self._file.read(len(buffer))
        except DAMAGED as error:
            place = self._most - self._left
            problem = f"can't be unpacked after {place:,} bytes: {str(error)[:80]}"
            raise CorpusError(self._name, problem, "Copy or pack it again.") from None
        self._left -= len(content)
        if self._left < 0:
            raise CorpusError(
                self._name, f"must have at most {self._most >> 20} MB of text", "Keep a part of its lines."
            )
        self.digest.update(content)
        buffer[: len(content)] = content
        return len(content)

    def close(self) -> None:
        """Close the file."""
        self._file.close()
        super().close()


def _in_zip(path: Path) -> list[Packed]:
    """Return the files of texts in a zip."""
    try:
        with zipfile.ZipFile(path) as archive:
            found = [one for one in archive.infolist() if not one.is_dir()]
    except DAMAGED:
        raise CorpusError(path.name, "is damaged: it can't be unpacked", "Copy or pack it again.") from None
    names = {one.filename for one in found}
    if "[Content_Types].xml" in names or "mimetype" in names:
        what = "an Excel workbook" if any(name.startswith("xl/") for name in names) else "a document of an office"
        raise CorpusError(path.name, f"is {what}, not a table of texts", "Save its table as CSV UTF-8, and choose it.")
    if any(name.startswith("collection.anki") for name in names):
        raise CorpusError(path.name, "is a deck of Anki", "Export it as Notes in Plain Text.")
    texts = [one for one in found if _holds_texts(PurePosixPath(one.filename))]
    if any(one.flag_bits & 1 for one in texts):
        raise CorpusError(path.name, "is locked with a password", "Unpack it first.")
    stems = {one.filename.rpartition(".")[0] for one in texts}
    if len(texts) == 1 or (len(texts) == 2 and len(stems) == 1):
        return [_member(path, one) for one in sorted(texts, key=_in_the_order_of_its_name)]
    listed = ", ".join(PurePosixPath(one.filename).name[:40] for one in texts[:4]) or "none"
    problem = f"has {len(texts)} files that may hold pairs ({listed}{' …' if texts[4:] else ''})"
    raise CorpusError(path.name, problem, "Unpack it, and choose one, or two that belong together line by line.")


def _holds_texts(path: PurePosixPath) -> bool:
    name = path.name.lstrip("_").lower()
    is_beside = name.partition(".")[0] in _BESIDE or path.name.startswith(".") or "__MACOSX" in path.parts
    return not is_beside and path.suffix.lower() not in _NO_TEXTS


def _in_the_order_of_its_name(member: zipfile.ZipInfo) -> tuple[bool, str]:
    """Return what sorts `a.en-es.en` before `a.en-es.es`, and other names by the alphabet."""
    stem, _, language = member.filename.rpartition(".")
    return not stem.partition("-")[0].endswith(language), member.filename


def _member(path: Path, member: zipfile.ZipInfo) -> Packed:
    def opened() -> BufferedIOBase:
        return cast(BufferedIOBase, zipfile.ZipFile(path).open(member))

    return Packed(PurePosixPath(member.filename).name, opened)
