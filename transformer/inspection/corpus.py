"""Inspection of files of sentence pairs: the requests made here, and the work done in the separate process."""

from __future__ import annotations

import csv
import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from transformer.data.encoded_pairs import Encoded, encode, find_usable, learn
from transformer.data.layout import Layout, open_layout
from transformer.data.outline import Outline, outline_of, outline_path
from transformer.data.parallel_corpus import ParallelCorpus, read_corpus, write_corpus
from transformer.data.parallel_text import LEARNED_WITH, ParallelText
from transformer.data.rows import Table
from transformer.errors import CorpusError, SettingError
from transformer.inspection.process import ask

SECONDS = 40.0
"""Most seconds of computing that a file of pairs may take."""
MOST_PAIRS = 200_000
"""Most lines of an uploaded file."""
MOST_MEGABYTES = 40
"""Most megabytes of an uploaded file, unpacked."""

_LEARNED_FROM = 20_000
"""Most pairs from which tokenizers are learned; of more, an evenly spaced selection."""
_A_FEW = 500
"""Most pairs of each split that the outline keeps."""
_SHOWN = 200
"""Most characters of an example of an excluded pair, and of a cell of a preview."""
_ROWS_SHOWN = 5
_COLUMNS_SHOWN = 30


@dataclass(frozen=True, kw_only=True)
class OutlinedText(ParallelText):
    """The task of a file that was read in another process; this one holds only its outline and a few pairs."""

    def answer(self, text: str) -> str | None:
        """Return the target paired with a user's text in the file, or None if the file lacks the text."""
        path = Path(self.file)
        return _answer(path, path.stat().st_mtime_ns, " ".join(text.split()).casefold()) if path.is_file() else None

    @property
    def _encoded(self) -> Encoded:
        path = outline_path(self.file)
        return _encode_a_few(self.file, path.stat().st_mtime_ns, self.max_tokens)


@dataclass(frozen=True)
class Preview:
    """The beginning of a table.

    Attributes:
        layout: How its pairs seem to be laid out.
        rows: Its first rows, headings not included, cut to a width and to a few columns.
    """

    layout: Layout
    rows: list[list[str]]


def preview_table(paths: Sequence[Path], **known: Any) -> Preview:
    """Look at the beginning of uploaded files in a separate process.

    Args:
        paths: A table, or two files whose lines belong together.
        **known: Fields of its `Layout` that somebody chose.
    Raises:
        CorpusError: If they hold no table.
    """
    return _preview(tuple(paths), _state_of(paths), json.dumps(known, sort_keys=True))


@lru_cache(maxsize=32)
def _preview(paths: tuple[Path, ...], state: str, known: str) -> Preview:
    request = {"paths": [str(path) for path in paths], "known": json.loads(known)}
    answer = ask("table", paths[0].name, SECONDS, request, CorpusError)
    return Preview(_layout(answer["layout"]), answer["rows"])


def inspect_corpus(
    task: ParallelText, paths: Sequence[Path], layout: Layout | None = None
) -> tuple[OutlinedText, Outline]:
    """Read uploaded pairs in a separate process, unless that was done already, and write them as a plain table.

    Args:
        task: The task; its file is the table to be written, with tabs and a column for the split, and an outline
            beside it.
        paths: The file as it came, or two whose lines belong together.
        layout: Its layout. Default: as it is found.
    Raises:
        CorpusError: If there are no usable pairs, or if they exceed the limits of time and memory.
        SettingError: If the task is swapped: its layout says which column is read.
    """
    if task.swapped:
        raise SettingError("swapped", "be false: the layout says which column is read", True)
    file = Path(task.file).resolve()
    options = _outline_options(task)
    origin = {"files": _state_of(paths), "layout": layout.to_dict() if layout else None}
    outline = outline_of(file)
    if outline is None or outline.learned != options or outline.origin != origin:
        request = {"paths": [str(path) for path in paths], "file": str(file), "options": options, "origin": origin}
        ask("pairs", paths[0].name, SECONDS, request, CorpusError)
        outline = _outline_now(file)
    known = {"sha256": outline.sha256, "trained_on": outline.train, "held_out": outline.held_out}
    return OutlinedText(**outline.learned, file=str(file), **known), outline


def _state_of(paths: Sequence[Path]) -> str:
    """Return what tells whether files have changed."""
    found = [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in paths]
    return json.dumps(found)


def _layout(values: dict[str, Any]) -> Layout:
    return Layout(**{**values, "names": tuple(values["names"])})


def _outline_now(path: Path) -> Outline:
    """Return the outline of a file that has been read."""
    outline = outline_of(path)
    if outline is None:
        raise CorpusError(path.name, "is not there any more", "Choose it again.")
    return outline


def _outline_options(task: ParallelText) -> dict[str, Any]:
    """Return the options on which the outline depends, besides the file."""
    return {name: getattr(task, name) for name in (*LEARNED_WITH, "max_tokens")}


@lru_cache(maxsize=64)
def _answer(path: Path, modified: int, wanted: str) -> str | None:
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t")
        return next((row[1] for row in rows if len(row) > 1 and row[0].casefold() == wanted), None)


@lru_cache(maxsize=8)
def _encode_a_few(file: str, modified: int, max_tokens: int) -> Encoded:
    outline = _outline_now(Path(file))
    return encode(
        _pairs(outline.some_train, outline.some_held_out),
        outline.source_tokenizer,
        outline.target_tokenizer,
        max_tokens,
    )


# The functions below run in the separate process.


def read_preview(paths: list[str], known: dict[str, Any]) -> dict[str, Any]:
    """Find the layout of a table, and return it with its first rows."""
    texts, layout = open_layout([Path(path) for path in paths], **known)
    rows = Table(texts, layout, MOST_MEGABYTES << 20).rows()
    shown = [[cell[:_SHOWN] for cell in cells[:_COLUMNS_SHOWN]] for _, cells, _ in itertools.islice(rows, _ROWS_SHOWN)]
    return {"layout": layout.to_dict(), "rows": shown}


def read_outline(paths: list[str], file: str, options: dict[str, Any], origin: dict[str, Any]) -> dict[str, Any]:
    """Read pairs, learn their tokenizers, count those that fit, and write them and their outline."""
    task = ParallelText(file=file, **options)
    layout = _layout(origin["layout"]) if origin["layout"] else None
    pairs = read_corpus([Path(path) for path in paths], False, MOST_PAIRS, MOST_MEGABYTES << 20, layout)
    sha256 = write_corpus(Path(file), pairs)
    some = _pairs(_some(pairs.train, _LEARNED_FROM), _some(pairs.held_out, _A_FEW), pairs.name)
    source, target = learn(some, task.source, task.target, task.pieces, task.shared, task.lower)
    usable = find_usable(pairs, source, target, task.max_tokens)
    outline = Outline(
        learned=options, source_tokenizer=source, target_tokenizer=target, sha256=sha256, origin=origin,
        train=len(usable.train), held_out=len(usable.held_out), usual_length=usable.usual_length,
        some_train=_some(usable.train, _A_FEW), some_held_out=_some(usable.held_out, _A_FEW),
        dropped=[replace(one, example=one.example[:_SHOWN]) for one in usable.dropped],
    )  # fmt: skip
    outline_path(file).write_bytes(outline.to_bytes())
    return {}


def _some(pairs: list[Any], most: int) -> list[Any]:
    return pairs[:: max(1, -(-len(pairs) // most))]


def _pairs(train: list[Any], held_out: list[Any], name: str = "The file") -> ParallelCorpus:
    lines = [0] * (len(train) + len(held_out))
    return ParallelCorpus(name=name, sha256="", train=train, held_out=held_out, lines=lines, dropped=[])
