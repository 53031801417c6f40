"""The command `pairs`: what is in a table of texts, how it is read, and the plain table that is made of it."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path
from typing import Any, get_args

from transformer.data.encoded_pairs import find_usable, learn
from transformer.data.encodings import ENCODINGS
from transformer.data.layout import DELIMITERS, Layout, open_layout
from transformer.data.parallel_corpus import MAX_BYTES, read_corpus, write_corpus
from transformer.data.parallel_text import ParallelText
from transformer.data.rows import Table
from transformer.errors import LabError
from transformer.text.learning import Unit

_SHOWN = 5
_KINDS = {"lines": "two files of lines", "json": "a JSON list", "json lines": "JSON lines", "tmx": "a TMX"}


def add_pairs(commands: argparse._SubParsersAction) -> None:
    """Add the command to those of the program."""
    pairing = commands.add_parser("pairs", help="show how a table of pairs is read, and what of it can be learned")
    pairing.add_argument("files", nargs="+", type=Path, help="a table (tabs, CSV, JSON, TMX), or two files of lines")
    pairing.add_argument(
        "--columns", nargs=2, metavar=("READ", "WRITE"), help="names of columns, or numbers from 1 (default: as found)"
    )
    pairing.add_argument(
        "--heading", action=argparse.BooleanOptionalAction, help="the first row names the columns (default: as found)"
    )
    pairing.add_argument("--encoding", choices=ENCODINGS, help="(default: as found)")
    pairing.add_argument(
        "--unit", choices=get_args(Unit), default="letters", help="of what tokens are (default: letters)"
    )
    pairing.add_argument(
        "--max-tokens", type=int, default=64, metavar="N", help="longest text, ends included (default: 64)"
    )
    pairing.add_argument("-o", "--output", type=Path, metavar="PAIRS.tsv", help="write the pairs as a plain table")
    pairing.set_defaults(command=_show_pairs)


def _show_pairs(options: argparse.Namespace) -> None:
    known: dict[str, Any] = {"encoding": options.encoding, "heading": options.heading}
    ParallelText(file="pairs", max_tokens=options.max_tokens)  # the limits of a task
    texts, layout = open_layout(options.files, **known)
    if options.columns:
        source, target = (_column(layout, name) for name in options.columns)
        texts, layout = open_layout(options.files, **known, source=source, target=target)
    pairs = read_corpus(options.files, layout=layout)
    print(f"{options.files[0].name}: {_describe(layout)}.")
    rows = [cells for _, cells, fault in islice(Table(texts, layout, MAX_BYTES), _SHOWN) if not fault]
    print(f"Reads {layout.label(layout.source)}, writes {layout.label(layout.target)}:")
    for cells in rows:
        print(f"  {cells[0][:60]}  →  {cells[1][:60]}")
    tokenizers = learn(pairs, options.unit, options.unit, 4000, shared=False, lower=True)
    usable = find_usable(pairs, *tokenizers, options.max_tokens)
    print(
        f"As {options.unit}, of at most {options.max_tokens} tokens: {len(usable.train):,} pairs to learn from, "
        f"{len(usable.held_out):,} held out for measuring. 95 of 100 fit in {usable.usual_length}."
    )
    for one in usable.dropped:
        print(f"  {one.count:,} left out: {one.reason}; line {one.line}: {one.example[:60]}")
    if options.output:
        if options.output.exists():
            raise LabError(f"There is a file {options.output} already.", "Take another name by -o.")
        write_corpus(options.output, pairs)
        print(f"Saved {options.output}.")


def _column(layout: Layout, name: str) -> int:
    """Return the column that somebody means by a name or a number."""
    names = [one.strip().casefold() for one in layout.names]
    if name.casefold() in names:
        return names.index(name.casefold())
    if name.isdecimal() and 0 < int(name) <= layout.width:
        return int(name) - 1
    have = ", ".join(layout.label(column) for column in range(min(layout.width, 8)))
    advice = "" if layout.heading else " If the first row names the columns, say so by --heading."
    raise LabError(f"There is no column {name}.", f"It has {have}.{advice}")


def _describe(layout: Layout) -> str:
    kind = _KINDS.get(layout.kind) or f"a table with {DELIMITERS[layout.delimiter]} between"
    heading = ", the first row names its columns" if layout.heading else ""
    return f"{kind}, {layout.encoding.upper()}{heading}"
