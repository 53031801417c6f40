"""Inspection of files of sentence pairs: the requests made here, and the work done in the separate process."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from transformer.data.encoded_pairs import Encoded, encode, learn
from transformer.data.outline import Outline, outline_of, outline_path
from transformer.data.parallel_corpus import ParallelCorpus, read_corpus
from transformer.data.parallel_text import LEARNED_WITH, ParallelText
from transformer.errors import CorpusError
from transformer.inspection.process import ask

SECONDS = 15.0
MOST_PAIRS = 200_000
"""Most lines of an uploaded file."""
MOST_MEGABYTES = 40
"""Most megabytes of an uploaded file, unpacked."""

_LEARNED_FROM = 20_000
"""Most pairs from which tokenizers are learned; of more, an evenly spaced selection."""
_A_FEW = 500
"""Most pairs of each split that the outline keeps."""
_SHOWN = 200
"""Most characters of an example of an excluded pair."""
_ANSWERS = "answers.tsv"


@dataclass(frozen=True, kw_only=True)
class OutlinedText(ParallelText):
    """The task of a file that was read in another process; this one holds only its outline and a few pairs."""

    def answer(self, text: str) -> str | None:
        """Return the target paired with a user's text in the file, or None if the file lacks the text."""
        path = Path(self.file).with_name(_ANSWERS)
        return _answer(path, path.stat().st_mtime_ns, " ".join(text.split()).casefold()) if path.is_file() else None

    @property
    def _encoded(self) -> Encoded:
        path = outline_path(self.file)
        return _encode_a_few(self.file, path.stat().st_mtime_ns, self.max_tokens)


def inspect_corpus(task: ParallelText) -> tuple[OutlinedText, Outline]:
    """Read an uploaded file of pairs in a separate process, unless that was done already.

    Args:
        task: The task of the file. Its folder must be writable: it receives the outline and the normalised pairs.
    Raises:
        CorpusError: If the file has no usable pairs, or exceeds the limits of time and memory.
    """
    path = Path(task.file).resolve()
    outline = outline_of(path)
    if outline is None or outline.learned != _outline_options(task):
        ask("pairs", path.name, SECONDS, {"path": str(path), "options": _outline_options(task)}, CorpusError)
        outline = _outline_now(path)
    known = {"sha256": outline.sha256, "trained_on": outline.train, "held_out": outline.held_out}
    return OutlinedText(**outline.learned, file=str(path), **known), outline


def _outline_now(path: Path) -> Outline:
    """Return the outline of a file that has been read."""
    outline = outline_of(path)
    if outline is None:
        raise CorpusError(path.name, "is not there any more", "Choose it again.")
    return outline


def _outline_options(task: ParallelText) -> dict[str, Any]:
    """Return the options on which the outline depends, besides the file."""
    return {name: getattr(task, name) for name in (*LEARNED_WITH, "swapped", "max_tokens")}


@lru_cache(maxsize=64)
def _answer(path: Path, modified: int, wanted: str) -> str | None:
    with path.open(encoding="utf-8", newline="\n") as file:
        for line in file:
            source, _, target = line.rstrip("\n").partition("\t")
            if source.casefold() == wanted:
                return target
    return None


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


def read_outline(path: str, options: dict[str, Any]) -> dict[str, Any]:
    """Read a file of pairs, learn its tokenizers, and write its outline and normalised pairs beside it."""
    file = Path(path)
    task = ParallelText(file=path, **options)
    pairs = read_corpus(file, task.swapped, MOST_PAIRS, MOST_MEGABYTES << 20)
    some = _pairs(_some(pairs.train, _LEARNED_FROM), _some(pairs.held_out, _A_FEW), pairs.name)
    source, target = learn(some, task.source, task.target, task.pieces, task.shared, task.lower)
    few = encode(_pairs(_some(some.train, 4 * _A_FEW), some.held_out, pairs.name), source, target, task.max_tokens)
    with file.with_name(_ANSWERS).open("w", encoding="utf-8", newline="\n") as answers:
        answers.writelines(f"{first}\t{second}\n" for first, second in pairs.held_out + pairs.train)
    outline = Outline(
        learned=options, source_tokenizer=source, target_tokenizer=target, sha256=pairs.sha256,
        train=len(pairs.train), held_out=len(pairs.held_out), some_train=_some(few.texts, _A_FEW),
        some_held_out=few.held_out_texts,
        dropped=[replace(one, example=one.example[:_SHOWN]) for one in pairs.dropped],
    )  # fmt: skip
    outline_path(file).write_bytes(outline.to_bytes())
    return {}


def _some(pairs: list[Any], most: int) -> list[Any]:
    return pairs[:: max(1, -(-len(pairs) // most))]


def _pairs(train: list[Any], held_out: list[Any], name: str = "The file") -> ParallelCorpus:
    lines = [0] * (len(train) + len(held_out))
    return ParallelCorpus(name=name, sha256="", train=train, held_out=held_out, lines=lines, dropped=[])
