"""Parallel text as a task: translation from one column of a file into the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import numpy as np

from transformer.config import END, START
from transformer.data.batches import Batch, Ids, Split, of_similar_length
from transformer.data.encoded_pairs import Encoded, encode, learn
from transformer.data.outline import outline_of
from transformer.data.parallel_corpus import (
    MAX_CHARACTERS,
    DroppedLines,
    Pair,
    ParallelCorpus,
    by_count,
    read_corpus,
)
from transformer.data.task import Links
from transformer.errors import CorpusError, SettingError, number, one_of, whole_number
from transformer.text.bpe_dropout import BPEDropout
from transformer.text.learning import Unit
from transformer.text.tokenizer import Tokenizer

LEARNED_WITH = ("source", "target", "pieces", "shared", "lower")
"""Fields on which the tokenizers depend, besides the pairs."""
MOST_IN_SAMPLE = 1000
_NAMES_LANGUAGES = re.compile(r"([a-z]{2})-([a-z]{2})(?![a-z0-9])")
"""The beginning of a file's name that names the languages of its columns, e.g. `ar-en-names.tsv.gz`."""
_SHORT = range(3, 13)
"""Numbers of tokens of a sentence short enough for an example."""
_SEARCHED = 2000
"""Number of held-out pairs searched for examples."""


@dataclass(frozen=True, kw_only=True)
class ParallelText:
    """The task of translating the pairs of a file, which is read only when needed; see `read_corpus` for its format.

    Attributes:
        file: Path of the file. A name such as `en-es.tsv` also says in which languages its columns are.
        source: Unit of the source: `pieces` (subwords), `letters` or `words`.
        target: Unit of the target.
        pieces: Size of each vocabulary, special tokens included.
        swapped: Take the second column as the source.
        shared: Use one vocabulary for both sides, learned from both.
        lower: Convert texts to lower case.
        max_tokens: Most ids per sequence, start and end included; longer pairs are excluded.
        piece_dropout: Probability that a merge is skipped when a word is segmented for training (BPE-dropout).
        description: The model's task in a sentence.
        credit: Authors and licence of the pairs.
        sha256: SHA-256 of the training file; filled in by `to_dict`.
        trained_on: Number of training pairs; filled in by `to_dict`.
        held_out: Number of held-out pairs; filled in by `to_dict`.
        failures: Held-out pairs that the trained model got wrong: source, its output, target.
        sample: Some held-out pairs, to measure with where the file is missing; only within its licence.
        name: Always `pairs`.
    Raises:
        SettingError: If a value breaks a rule.
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
    sample: tuple[Pair, ...] = ()
    name: Literal["pairs"] = "pairs"

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
        for name, columns in (("failures", "source, what the model wrote, target"), ("sample", "source, target")):
            object.__setattr__(self, name, _rows(name, getattr(self, name), columns))
        if len(self.sample) > MOST_IN_SAMPLE or not all(_is_usable(text) for pair in self.sample for text in pair):
            limits = f"have at most {MOST_IN_SAMPLE:,} pairs of texts of at most {MAX_CHARACTERS:,} characters"
            raise SettingError("sample", limits)

    @property
    def unit(self) -> Unit:
        """Unit of the target."""
        return self.target

    @property
    def longest(self) -> int:
        """Most ids per sequence, start and end included."""
        return self.max_tokens

    @property
    def languages(self) -> tuple[str, str]:
        """Languages of source and target, from the file's name (`en-es.tsv`); empty where it doesn't say them."""
        found = _NAMES_LANGUAGES.match(Path(self.file).name)
        first, second = found.groups() if found else ("", "")
        return (second, first) if self.swapped else (first, second)

    @property
    def source_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes the source."""
        return self._tokenizers[0]

    @property
    def target_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes and decodes the target; it is that of the source if the vocabulary is shared."""
        return self._tokenizers[1]

    @property
    def pairs(self) -> ParallelCorpus:
        """The pairs of the file.

        Raises:
            CorpusError: If the file is missing, can't be used, or is not the one that was trained on.
        """
        pairs = _read(*self._key, self.swapped)
        if self.sha256 and self.sha256 != pairs.sha256:
            problem = "is not the file that this model was trained on: its checksum differs"
            raise CorpusError(pairs.name, problem, "Put the file of that time in its place.")
        return pairs

    @property
    def dropped(self) -> list[DroppedLines]:
        """Excluded pairs by reason, the most frequent reason first."""
        return by_count(self.pairs.dropped + self._encoded.dropped)

    @property
    def counts(self) -> dict[str, int]:
        """Numbers of training and held-out pairs, by the names of their fields."""
        return {"trained_on": len(self._encoded.train), "held_out": len(self._encoded.held_out)}

    def answer(self, text: str) -> str | None:
        """Return the target of a user's text in the file, or without it in `sample`; None if the text is missing."""
        try:
            pairs = self.pairs.held_out + self.pairs.train
        except CorpusError:
            pairs = self.sample
        wanted = " ".join(text.split()).casefold()
        return next((target for source, target in pairs if source.casefold() == wanted), None)

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Draw random pairs of one split, each held-out one at most once; see `Task.batch`.

        Raises:
            CorpusError: If the file is missing or can't be used.
        """
        if split == "held-out":
            # Drawn without replacement: a pair drawn twice would count twice in the evaluation.
            held_out = self._encoded.held_out
            return Batch.of([held_out[row] for row in rng.permutation(len(held_out))[:size].tolist()])
        encoded = self._encoded.train
        rows = rng.integers(len(encoded), size=size * buckets).tolist()
        rows = of_similar_length(rows, size, rng, lambda row: (len(encoded[row][1]), len(encoded[row][0])))
        return Batch.of(self._recut(rows, rng) if self.piece_dropout else [encoded[row] for row in rows])

    def examples(self, tokenizer: Tokenizer, most: int) -> Iterator[str]:
        """Yield short held-out sources; without the file, those in `sample`, or else in `failures`, shortest first."""
        try:
            sources = [source for source, _ in self.pairs.held_out[:_SEARCHED]]
        except (OSError, CorpusError):
            sources = sorted((row[0] for row in self.sample or self.failures), key=len)
        short = (source for source in dict.fromkeys(sources) if len(tokenizer.encode(source)) in _SHORT)
        return (source for source in short if tokenizer.readable_part(source, most) == source)

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """Return None, as a file of pairs has no word links."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON; of the file only its name, checksum and counts."""
        values = asdict(self) | {"file": Path(self.file).name}
        values |= {name: [list(row) for row in values[name]] for name in ("failures", "sample")}
        if not self.sample:
            del values["sample"]
        if not self.sha256:
            values |= {"sha256": self.pairs.sha256, **self.counts}
        return values

    @property
    def _key(self) -> tuple[Path, int, int]:
        path = Path(self.file)
        if not path.is_file():
            raise CorpusError(
                path.name,
                sentence=f"The pairs of {path.name} are not on this machine: only what was learned from them is.",
                advice="Put the file in its place to train or to measure.",
            )
        return path, path.stat().st_mtime_ns, path.stat().st_size

    @property
    def _tokenizers(self) -> tuple[Tokenizer, Tokenizer]:
        options = {name: getattr(self, name) for name in LEARNED_WITH}
        outline = outline_of(self.file)
        if outline and not self.swapped and all(outline.learned.get(name) == options[name] for name in options):
            return outline.source_tokenizer, outline.target_tokenizer
        return learn(self.pairs, **options)

    @property
    def _encoded(self) -> Encoded:
        return encode(self.pairs, *self._tokenizers, self.max_tokens)

    def _recut(self, numbers: list[int], rng: np.random.Generator) -> list[Ids]:
        """Return the ids of training pairs with their words segmented anew; the usual ids if those are too long."""
        encoded = self._encoded
        source, target = _cutters(*self._tokenizers, self.piece_dropout)
        drawn = []
        for row in numbers:
            texts = encoded.texts[row]
            ids = ([START, *source.encode(texts[0], rng), END], [START, *target.encode(texts[1], rng), END])
            drawn.append(ids if max(map(len, ids)) <= self.max_tokens else encoded.train[row])
        return drawn


def _rows(name: str, values: Any, columns: str) -> tuple[tuple[str, ...], ...]:
    """Check rows of texts that a model keeps."""
    rows = tuple(
        tuple(row) if isinstance(row, (list, tuple)) else ()
        for row in (values if isinstance(values, (list, tuple)) else [()])
    )
    width = columns.count(",") + 1
    if not all(len(row) == width and all(isinstance(text, str) for text in row) for row in rows):
        raise SettingError(name, f"have {'two' if width == 2 else 'three'} texts each: {columns}")
    return rows


def _is_usable(text: str) -> bool:
    """Return whether a text of a stranger's file can be encoded, and in a short time."""
    return len(text) <= MAX_CHARACTERS and not any("\ud800" <= character <= "\udfff" for character in text)


@lru_cache(maxsize=1)  # a file may take hundreds of megabytes
def _read(path: Path, modified: int, size: int, swapped: bool) -> ParallelCorpus:
    """Read a corpus; the time and size are part of the cache key, so that a changed file is read again."""
    return read_corpus(path, swapped)


@lru_cache(maxsize=4)
def _cutters(source: Tokenizer, target: Tokenizer, dropout: float) -> tuple[BPEDropout, BPEDropout]:
    return BPEDropout(source, dropout), BPEDropout(target, dropout)
