"""Files that people drop on the page Models, told by their first bytes."""

import struct
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Literal

from transformer import LabError
from transformer.importing import vocabulary_of_text

Kind = Literal["checkpoint", "weights", "pickle", "vocabulary", "lecture", "pairs", "other"]

_OURS = b"attention-lab"
_LARGEST_VOCABULARY = 8_000_000
_TABLES = {".tsv", ".csv", ".tmx", ".jsonl", ".xlsx", ".xls", ".zip", ".gz"}


@dataclass(frozen=True)
class Dropped:
    """A file that somebody dropped.

    Attributes:
        name: Its name.
        kind: What it is.
        content: Its bytes.
        vocabulary: Its tokens, if it is a vocabulary.
    """

    name: str
    kind: Kind
    content: bytes
    vocabulary: Any = None


def recognise(name: str, content: bytes) -> Dropped:
    """Return what a file is; nothing is executed, and of weights nothing is read."""
    if is_safetensors(content):
        length = struct.unpack("<Q", content[:8])[0]
        return Dropped(name, "checkpoint" if _OURS in content[8 : 8 + length] else "weights", content)
    suffix = PurePath(name).suffix.lower()
    if content[:1] == b"\x80" or (content[:2] == b"PK" and suffix not in _TABLES):
        return Dropped(name, "pickle", content)
    if content.lstrip()[:3] == b"+++":
        return Dropped(name, "lecture", content)
    if suffix in _TABLES:
        return Dropped(name, "pairs", content)
    if suffix in (".json", ".txt", ".vocab", ".dict", "") and len(content) <= _LARGEST_VOCABULARY:
        try:
            return Dropped(name, "vocabulary", content, vocabulary_of_text(content.decode("utf-8-sig")))
        except (UnicodeDecodeError, LabError):
            pass
    return Dropped(name, "other", content)


def is_safetensors(content: bytes) -> bool:
    """Return whether bytes begin as a safetensors file does: with the length of a JSON object, and that."""
    return len(content) > 8 and content[8:9] == b"{" and struct.unpack("<Q", content[:8])[0] <= len(content) - 8
