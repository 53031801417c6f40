"""What is known of a file of pairs without reading it again: a small file beside it, written by whoever read it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from transformer.data.parallel_corpus import Dropped, Pair
from transformer.errors import CorpusError
from transformer.text.strict_json import read_json
from transformer.text.tokenizer import Tokenizer

_LONGEST = 16 << 20


@dataclass(frozen=True, kw_only=True, eq=False)
class Outline:
    """A file of pairs in short.

    Attributes:
        learned: How its tokenizers were learned: unit of each side and so on.
        source_tokenizer: Reads the source.
        target_tokenizer: Writes the target; the same object where the vocabulary is shared.
        sha256: Of the file's bytes, unpacked.
        train: Number of pairs to learn from, before those are left out that are too long.
        held_out: Number of pairs that training never shows, likewise.
        some_train: A few of the former, evenly chosen, each short enough.
        some_held_out: A few of the latter, likewise.
        dropped: What was left out and why, the commonest reason first.
    """

    learned: dict[str, Any]
    source_tokenizer: Tokenizer
    target_tokenizer: Tokenizer
    sha256: str
    train: int
    held_out: int
    some_train: list[Pair]
    some_held_out: list[Pair]
    dropped: list[Dropped]

    def fits(self, swapped: bool, source: str, target: str, pieces: int, shared: bool, lower: bool) -> bool:
        """Whether a task with these options has these tokenizers."""
        options = dict(source=source, target=target, pieces=pieces, swapped=swapped, shared=shared, lower=lower)
        return all(self.learned.get(name) == value for name, value in options.items())

    def to_bytes(self) -> bytes:
        """The content of the small file."""
        tokenizers = [self.source_tokenizer.to_json(), self.target_tokenizer.to_json()]
        if self.target_tokenizer is self.source_tokenizer:
            tokenizers.pop()
        values = {
            "learned": self.learned, "tokenizers": tokenizers, "sha256": self.sha256, "train": self.train,
            "held_out": self.held_out, "some_train": self.some_train, "some_held_out": self.some_held_out,
            "dropped": [asdict(one) for one in self.dropped],
        }  # fmt: skip
        return json.dumps(values).encode()


def outline_path(file: str | Path) -> Path:
    """Where the outline of a file of pairs lies."""
    return Path(f"{file}.outline.json")


def outline_of(file: str | Path) -> Outline | None:
    """The outline of a file of pairs; None where it has none.

    Raises:
        CorpusError: If there is one that can't be read.
    """
    path = outline_path(file)
    try:
        found = path.stat()
    except OSError:
        return None
    return _read(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=8)  # a few megabytes each, most of it the tokenizers
def _read(path: Path, modified: int, size: int) -> Outline:
    try:
        if size > _LONGEST:
            raise ValueError(f"it has {size:,} bytes")
        values = read_json(path.read_bytes())
        tokenizers = [Tokenizer.from_json(text) for text in values.pop("tokenizers")]
        dropped = [Dropped(**one) for one in values.pop("dropped")]
        some = {key: [(str(a), str(b)) for a, b in values.pop(key)] for key in ("some_train", "some_held_out")}
        return Outline(
            source_tokenizer=tokenizers[0], target_tokenizer=tokenizers[-1], dropped=dropped, **some, **values
        )
    except (OSError, ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise CorpusError(path.name, f"can't be read: {str(error)[:200]}", "Start the run anew.") from None
