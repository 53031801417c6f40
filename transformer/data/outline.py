"""The outline of a file of pairs: a small file beside it that saves reading and learning from it again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from transformer.data.parallel_corpus import DroppedLines, Pair
from transformer.errors import CorpusError, LabError
from transformer.text.strict_json import read_json
from transformer.text.tokenizer import Tokenizer

_LONGEST = 16 << 20


@dataclass(frozen=True, kw_only=True, eq=False)
class Outline:
    """Summary of a file of pairs.

    Attributes:
        learned: Options with which its tokenizers were learned, such as the unit of each side.
        source_tokenizer: Encodes the source.
        target_tokenizer: Decodes the target; the same object if the vocabulary is shared.
        sha256: SHA-256 of the file's bytes.
        origin: From what the file was made: names and sizes of files, and their layout.
        train: Number of training pairs, without those that are too long or have unknown characters.
        held_out: Number of held-out pairs, likewise.
        some_train: An evenly spaced selection of the training pairs that are short enough.
        some_held_out: The same of the held-out pairs.
        usual_length: Number of ids, start and end included, that 95 of 100 pairs don't exceed.
        dropped: Excluded pairs by reason, the most frequent reason first, with their lines in the file they came from.
    """

    learned: dict[str, Any]
    source_tokenizer: Tokenizer
    target_tokenizer: Tokenizer
    sha256: str
    origin: dict[str, Any]
    train: int
    held_out: int
    some_train: list[Pair]
    some_held_out: list[Pair]
    usual_length: int
    dropped: list[DroppedLines]

    def to_bytes(self) -> bytes:
        """Return the content of the outline's file."""
        both = dict.fromkeys([self.source_tokenizer, self.target_tokenizer])  # one if both sides share it
        values = vars(self) | {
            "tokenizers": [tokenizer.to_json() for tokenizer in both],
            "dropped": [asdict(one) for one in self.dropped],
        }
        del values["source_tokenizer"], values["target_tokenizer"]
        return json.dumps(values).encode()


def outline_path(file: str | Path) -> Path:
    """Return the path of the outline of a file of pairs."""
    return Path(f"{file}.outline.json")


def outline_of(file: str | Path) -> Outline | None:
    """Read the outline of a file of pairs; None if it has none.

    Raises:
        CorpusError: If the outline can't be read.
    """
    path = outline_path(file)
    try:
        found = path.stat()
    except OSError:
        return None
    return _read(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=8)  # a few megabytes each, most of it the tokenizers
def _read(path: Path, modified: int, size: int) -> Outline:
    what = f"{path.name} can't be read"
    try:
        if size > _LONGEST:
            raise LabError(f"{what}: it has {size:,} bytes.")
        values = read_json(path.read_bytes(), what)
        tokenizers = [Tokenizer.from_json(text) for text in values.pop("tokenizers")]
        dropped = [DroppedLines(**one) for one in values.pop("dropped")]
        some = {key: [(str(a), str(b)) for a, b in values.pop(key)] for key in ("some_train", "some_held_out")}
        return Outline(
            source_tokenizer=tokenizers[0], target_tokenizer=tokenizers[-1], dropped=dropped, **some, **values
        )
    except (OSError, ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        reason = str(error).removeprefix(f"{what}: ").removesuffix(".")
        raise CorpusError(path.name, f"can't be read: {reason[:200]}", "Start the run anew.") from None
