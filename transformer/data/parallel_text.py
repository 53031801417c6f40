"""Parallel text as a task: what stands in one column of a file, for what stands in the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Literal

import numpy as np

from transformer.config import END, START
from transformer.data.batches import Batch, Split, pad
from transformer.data.encoded_pairs import Encoded, Ids, encode, learn
from transformer.data.outline import outline_of
from transformer.data.parallel_corpus import Dropped, ParallelCorpus, read_corpus
from transformer.data.task import Links
from transformer.errors import CorpusError, SettingError, number, one_of, whole_number
from transformer.text.bpe_dropout import BPEDropout
from transformer.text.learning import Unit
from transformer.text.tokenizer import Tokenizer

_SHORT = range(3, 13)
"""Tokens of a sentence that is easy to look at."""
_SEARCHED = 2000
"""Held-out pairs among which examples are looked for."""


@dataclass(frozen=True, kw_only=True)
class ParallelText:
    """A task given by a file of pairs; see `read_corpus` for the file. Made without reading it.

    Attributes:
        file: The file of pairs.
        source: Unit of the source: `pieces` of words, `letters` or `words`.
        target: Unit of the target.
        pieces: Ids of each vocabulary, special tokens included.
        swapped: The other way round: read the second column, write the first.
        shared: One vocabulary, learned from both sides.
        lower: Read and write capitals as small letters.
        max_tokens: Most ids of a sequence, start and end included; longer pairs are left out.
        piece_dropout: Probability that a merge of pieces is left out when a word is cut for training.
        description: What the model is asked to do, in a sentence.
        credit: Who wrote the pairs, and their licence.
        sha256: Of the file that was trained on; filled in by `to_dict`.
        trained_on: Pairs to learn from; filled in by `to_dict`.
        held_out: Pairs for measuring; filled in by `to_dict`.
        failures: Held-out pairs that the finished model got wrong: source, what it wrote, target.
        name: Always `pairs`.
    """

    file: str
    source: Unit = "pieces"
    target: Unit = "pieces"
    pieces: int = 4000
    swapped: bool = False
    shared: bool = False
    lower: bool = True
    max_tokens: int = 64
    piece_dropout: float = 0.0
    description: str = "Write what stands beside it in the file of pairs."
    credit: str = ""
    sha256: str = ""
    trained_on: int = 0
    held_out: int = 0
    failures: tuple[tuple[str, str, str], ...] = ()
    name: Literal["pairs"] = "pairs"

    _given: ClassVar[tuple[Tokenizer, Tokenizer] | None] = None

    def __post_init__(self) -> None:
        for name in ("file", "description", "credit", "sha256"):
            if not isinstance(getattr(self, name), str):
                raise SettingError(name, "be text", getattr(self, name))
        if not self.file.strip() or "\0" in self.file:
            raise SettingError("file", "name a file of pairs", self.file)
        one_of("source", self.source, Unit)
        one_of("target", self.target, Unit)
        one_of("name", self.name, Literal["pairs"])
        whole_number("pieces", self.pieces, 64, 32_000)
        number("piece_dropout", self.piece_dropout, 0, 0.9)
        whole_number("max_tokens", self.max_tokens, 4, 1024)
        whole_number("trained_on", self.trained_on, 0, 10**9)
        whole_number("held_out", self.held_out, 0, 10**9)
        for name in ("swapped", "shared", "lower"):
            if not isinstance(getattr(self, name), bool):
                raise SettingError(name, "be true or false", getattr(self, name))
        if self.piece_dropout and (self.source, self.target) != ("pieces", "pieces"):
            raise SettingError("piece_dropout", "be 0 without pieces on both sides", self.piece_dropout)
        if self.shared and self.source != self.target:
            raise SettingError(
                "target", f"be the unit of the source ({self.source}) for a shared vocabulary", self.target
            )
        rows = self.failures if isinstance(self.failures, (list, tuple)) else [()]
        failures = tuple(tuple(row) if isinstance(row, (list, tuple)) else () for row in rows)
        if not all(len(row) == 3 and all(isinstance(text, str) for text in row) for row in failures):
            raise SettingError("failures", "have three texts each: source, what the model wrote, target")
        object.__setattr__(self, "failures", failures)

    @property
    def unit(self) -> Unit:
        """Unit of the target."""
        return self.target

    @property
    def longest(self) -> int:
        """Most ids of a sequence, start and end included."""
        return self.max_tokens

    @property
    def source_tokenizer(self) -> Tokenizer:
        """Reads the source."""
        return self._tokenizers[0]

    @property
    def target_tokenizer(self) -> Tokenizer:
        """Writes the target; the same object as the source's where the vocabulary is shared."""
        return self._tokenizers[1]

    def with_tokenizers(self, source: Tokenizer, target: Tokenizer) -> ParallelText:
        """The same task with tokenizers that are there already, as a checkpoint has them."""
        task = replace(self)
        object.__setattr__(task, "_given", (source, target))
        return task

    @property
    def pairs(self) -> ParallelCorpus:
        """What the file holds.

        Raises:
            CorpusError: If the file is not there, can't be used, or is another than the one trained on.
        """
        pairs = _read(*self._key, self.swapped)
        if self.sha256 and self.sha256 != pairs.sha256:
            raise CorpusError(
                f"{pairs.name} is not the file that this model was trained on: its checksum differs. "
                "Put the file of that time in its place."
            )
        return pairs

    @property
    def dropped(self) -> list[Dropped]:
        """What was left out of the file and why, the commonest reason first."""
        return sorted(self.pairs.dropped + self._encoded.dropped, key=lambda dropped: -dropped.count)

    @property
    def counts(self) -> dict[str, int]:
        """How many pairs are learned from and held out, as the two fields are called."""
        return {"trained_on": len(self._encoded.train), "held_out": len(self._encoded.held_out)}

    def answer(self, text: str) -> str | None:
        """The target beside a person's text in the file; None where the text, or the file, is not there."""
        try:
            pairs = self.pairs
        except CorpusError:
            return None
        wanted = " ".join(text.split()).casefold()
        return next((target for source, target in pairs.held_out + pairs.train if source.casefold() == wanted), None)

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Random pairs of one split.

        Args:
            size: Number of pairs; of held-out ones, no more than there are.
            rng: Source of randomness; the same state gives the same batch.
            split: `train`, or `held-out` for pairs that training never shows, each at most once.
            buckets: In training, draw this many times `size`, order by length, and take one part of it: less padding,
                and over many batches the same mix of lengths.
        Raises:
            CorpusError: If the file is not there or can't be used.
        """
        if split == "held-out":
            # A pair drawn twice would be measured twice.
            held_out = self._encoded.held_out
            return _padded([held_out[row] for row in rng.permutation(len(held_out))[:size].tolist()])
        encoded = self._encoded.train
        numbers = rng.integers(len(encoded), size=size * buckets).tolist()
        if buckets > 1:
            numbers.sort(key=lambda row: (len(encoded[row][1]), len(encoded[row][0])))
            first = int(rng.integers(buckets)) * size
            numbers = numbers[first : first + size]
        return _padded(self._recut(numbers, rng) if self.piece_dropout else [encoded[row] for row in numbers])

    def examples(self, tokenizer: Tokenizer, most: int) -> Iterator[str]:
        """Short sources that were held out; without the file those of `failures`.

        Args:
            tokenizer: The model's, which reads them.
            most: Tokens that the model reads, without start and end.
        """
        try:
            sources = [source for source, _ in self.pairs.held_out[:_SEARCHED]]
        except (OSError, CorpusError):
            sources = sorted((source for source, _, _ in self.failures), key=len)
        short = (source for source in dict.fromkeys(sources) if len(tokenizer.encode(source)) in _SHORT)
        return (source for source in short if tokenizer.readable_part(source, most) == source)

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """None; a file of pairs names no words that belong together."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON: of the file only its name, its checksum and its counts."""
        values = asdict(self) | {"file": Path(self.file).name, "failures": [list(row) for row in self.failures]}
        if not self.sha256:
            values |= {"sha256": self.pairs.sha256, **self.counts}
        return values

    @property
    def _key(self) -> tuple[Path, int, int]:
        path = Path(self.file)
        if not path.is_file():
            raise CorpusError(
                f"The pairs of {path.name} are not on this machine: only what was learned from them is. "
                "Put the file in its place to train or to measure."
            )
        return path, path.stat().st_mtime_ns, path.stat().st_size

    @property
    def _tokenizers(self) -> tuple[Tokenizer, Tokenizer]:
        if self._given:
            return self._given
        options = self.source, self.target, self.pieces, self.shared, self.lower
        outline = outline_of(self.file)
        if outline and outline.fits(self.swapped, *options):
            return outline.source_tokenizer, outline.target_tokenizer
        return learn(self.pairs, *options)

    @property
    def _encoded(self) -> Encoded:
        return encode(self.pairs, *self._tokenizers, self.max_tokens)

    def _recut(self, numbers: list[int], rng: np.random.Generator) -> list[Ids]:
        """Ids of pairs to learn from with their words cut anew; as they are where that would be too long."""
        encoded = self._encoded
        source, target = _cutters(*self._tokenizers, self.piece_dropout)
        drawn = []
        for row in numbers:
            texts = encoded.texts[row]
            ids = ([START, *source.encode(texts[0], rng), END], [START, *target.encode(texts[1], rng), END])
            drawn.append(ids if max(map(len, ids)) <= self.max_tokens else encoded.train[row])
        return drawn


def _padded(pairs: list[Ids]) -> Batch:
    return Batch(pad([source for source, _ in pairs]), pad([target for _, target in pairs]))


@lru_cache(maxsize=1)  # a file may take hundreds of megabytes
def _read(path: Path, modified: int, size: int, swapped: bool) -> ParallelCorpus:
    """The time and the size in the key: a file that was changed is read again."""
    return read_corpus(path, swapped)


@lru_cache(maxsize=4)
def _cutters(source: Tokenizer, target: Tokenizer, dropout: float) -> tuple[BPEDropout, BPEDropout]:
    return BPEDropout(source, dropout), BPEDropout(target, dropout)
