"""The grammar as a task: translation of random English sentences into Spanish, with words as tokens."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Literal

import numpy as np
import tokenizers
from tokenizers import Regex, models, normalizers

from transformer.config import END, START, UNKNOWN
from transformer.data.batches import HELD_OUT_SHARE, Batch, Split, pad
from transformer.data.grammar.sentences import ENGLISH_WORDS, EXAMPLES, MAX_WORDS, SPANISH_WORDS, Sentence, align, draw
from transformer.data.task import DrawnTask, Links
from transformer.errors import one_of, whole_number
from transformer.text import tokenizer_parts as parts
from transformer.text.tokenizer import SPECIALS, Tokenizer
from transformer.text.tokenizer_parts import PUNCTUATION, SHORT_FORMS


@dataclass(frozen=True, kw_only=True)
class Grammar(DrawnTask):
    """Translation of a small grammar's sentences; each is either trained on or held out, by a checksum of its ids.

    Attributes:
        name: Always `grammar`.
        unit: Always `words`.
        max_tokens: Most ids per sequence, start and end included.
    Raises:
        SettingError: If a value breaks a rule.
    """

    name: Literal["grammar"] = "grammar"
    unit: Literal["words"] = "words"
    max_tokens: int = MAX_WORDS + 2

    def __post_init__(self) -> None:
        one_of("name", self.name, Literal["grammar"])
        one_of("unit", self.unit, Literal["words"])
        whole_number("max_tokens", self.max_tokens, MAX_WORDS + 2, 1024)

    @property
    def source_tokenizer(self) -> Tokenizer:
        """Encodes English."""
        return english()

    @property
    def target_tokenizer(self) -> Tokenizer:
        """Encodes and decodes Spanish."""
        return spanish()

    @property
    def description(self) -> str:
        """The model's task in a sentence."""
        return "Translate a short English sentence into Spanish."

    @property
    def longest(self) -> int:
        """Most ids of a sentence, start and end included."""
        return MAX_WORDS + 2

    def answer(self, text: str) -> str | None:
        """Return the translation of a user's text, or None if it isn't a sentence of the grammar."""
        sentence = align(text)
        return None if sentence is None else " ".join(sentence.spanish)

    def batch(self, size: int, rng: np.random.Generator, split: Split = "train", buckets: int = 1) -> Batch:
        """Draw random sentences of one split with their translations.

        Args:
            size: Number of sentences.
            rng: Source of randomness; the same state gives the same batch.
            split: `train`, or `held-out` for sentences that are never trained on.
            buckets: Draw this many times `size` sentences, sort them by length and take one contiguous part, which
                saves padding; over many batches the mix of lengths is the same.
        """
        sentences = [draw_from(split, rng) for _ in range(size * buckets)]
        if buckets > 1:
            sentences.sort(key=lambda sentence: len(sentence.english))
            first = int(rng.integers(buckets)) * size
            sentences = sentences[first : first + size]
        source, target = _ids_of_words(self.source_tokenizer), _ids_of_words(self.target_tokenizer)
        return Batch(
            pad([[START, *(source[word] for word in sentence.english), END] for sentence in sentences]),
            pad([[START, *(target[word] for word in sentence.spanish), END] for sentence in sentences]),
        )

    def examples(self, tokenizer: Tokenizer, most: int) -> list[str]:
        """Sentences with something to see, such as words that change places.

        Args:
            tokenizer: The model's, which reads them.
            most: Tokens that the model reads, without start and end.
        """
        return [text for text in EXAMPLES if tokenizer.readable_part(text, most) == text]

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """The links by which the grammar translated a sentence.

        Args:
            source: Tokens, without start and end.
            target: Tokens, without start and end.
        Returns:
            Sure and possible links, which are the same; None if `target` is not the right translation.
        """
        sentence = align(" ".join(source))
        return None if sentence is None or sentence.spanish != tuple(target) else (sentence.links, sentence.links)

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain values, ready for JSON."""
        return asdict(self)


def draw_from(split: Split, rng: np.random.Generator) -> Sentence:
    """Draw a random sentence of one split, with its gold links."""
    ids = _ids_of_words(english())
    while True:
        sentence = draw(rng)
        checksum = zlib.crc32(np.asarray([ids[word] for word in sentence.english], dtype=np.uint32).tobytes())
        if (checksum % HELD_OUT_SHARE == 0) == (split == "held-out"):
            return sentence


@cache
def english() -> Tokenizer:
    """Return the tokenizer of the grammar's English: "I don't!" → i, do, not."""
    return _whole_words(ENGLISH_WORDS, [normalizers.Replace(Regex(form), full) for form, full in SHORT_FORMS])


@cache
def spanish() -> Tokenizer:
    """Return the tokenizer of the grammar's Spanish."""
    return _whole_words(SPANISH_WORDS, [])


def _whole_words(words: tuple[str, ...], replacements: list[normalizers.Normalizer]) -> Tokenizer:
    vocabulary = {word: number for number, word in enumerate([*SPECIALS, *words])}
    inner = tokenizers.Tokenizer(models.WordLevel(vocabulary, unk_token=SPECIALS[UNKNOWN]))
    plain = [normalizers.NFC(), normalizers.Lowercase()]
    inner.normalizer = normalizers.Sequence([*plain, *replacements, normalizers.Replace(Regex(PUNCTUATION), " ")])
    inner.pre_tokenizer = parts.spaced_words()
    return Tokenizer(inner)


@cache
def _ids_of_words(tokenizer: Tokenizer) -> dict[str, int]:
    ids = range(UNKNOWN + 1, tokenizer.vocab_size)
    return dict(zip(tokenizer.tokens(list(ids)), ids))
