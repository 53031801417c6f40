"""The grammar as a task: translation of random English sentences into Spanish, with words as tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

import numpy as np
import tokenizers
from tokenizers import Regex, models, normalizers

from transformer.config import END, START, UNKNOWN
from transformer.data.batches import Ids, Split, is_held_out
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

    description = "Translate a short English sentence into Spanish."
    languages = ("en", "es")
    longest = MAX_WORDS + 2
    """Most ids of a sentence, start and end included."""

    name: Literal["grammar"] = "grammar"
    unit: Literal["words"] = "words"
    max_tokens: int = MAX_WORDS + 2

    def __post_init__(self) -> None:
        one_of("name", self.name, Literal["grammar"])
        one_of("unit", self.unit, Literal["words"])
        whole_number("max_tokens", self.max_tokens, MAX_WORDS + 2, 1024)

    @property
    def source_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes English."""
        return english()

    @property
    def target_tokenizer(self) -> Tokenizer:
        """The tokenizer that encodes and decodes Spanish."""
        return spanish()

    def answer(self, text: str) -> str | None:
        """Return the translation of a user's text, or None if it isn't a sentence of the grammar."""
        sentence = align(text)
        return None if sentence is None else " ".join(sentence.spanish)

    def draw(self, split: Split, rng: np.random.Generator) -> Ids:
        """Draw a sentence of one split with its translation."""
        sentence = draw_from(split, rng)
        source, target = _ids_of_words(english()), _ids_of_words(spanish())
        return (
            [START, *(source[word] for word in sentence.english), END],
            [START, *(target[word] for word in sentence.spanish), END],
        )

    def examples(self, tokenizer: Tokenizer, most: int) -> list[str]:
        """Return the sentences of `EXAMPLES` that the model can read."""
        return [text for text in EXAMPLES if tokenizer.readable_part(text, most) == text]

    def gold_links(self, source: Sequence[str], target: Sequence[str]) -> tuple[Links, Links] | None:
        """Return the links by which the grammar translates a sentence, see `Task.gold_links`; all of them are sure."""
        sentence = align(" ".join(source))
        return None if sentence is None or sentence.spanish != tuple(target) else (sentence.links, sentence.links)


def draw_from(split: Split, rng: np.random.Generator) -> Sentence:
    """Draw a random sentence of one split, with its gold links."""
    ids = _ids_of_words(english())
    while True:
        sentence = draw(rng)
        if is_held_out([ids[word] for word in sentence.english]) == (split == "held-out"):
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
