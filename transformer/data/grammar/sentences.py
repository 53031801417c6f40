"""Sentences of a small English→Spanish grammar, each with its gold word alignment.

One description of the grammar, in `rules`, has two uses: random choices draw a sentence, and a search over the same
choices finds the derivation of a given one. English words are derived from left to right; each Spanish word records the
English words it translates, so the alignment is right by construction.

Ambiguities of English are resolved so that every sentence has one translation: "you" is one friend (tú); Spanish
subject pronouns stay only if the verb doesn't mark the person (él, ella, ellos); "it", "them", "friend" and the like
are masculine. Links follow these rules: an omitted subject is linked to the verb ("i see" → "veo"); "do not" and "does
not" to "no"; the personal "a" to the determiner of its object ("the boy" → "al niño", "her brother" → "a su
hermano"); every word on either side has at least one link.

Source: Real Academia Española, Nueva gramática de la lengua española (2009), for el agua (§14.2), the personal a
(§34.8) and the order of clitics (§16.7).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from transformer.data.grammar.phrases import Option, Pieces
from transformer.data.grammar.rules import sentence
from transformer.data.grammar.words import english_words, spanish_words
from transformer.text.tokenizer_parts import PUNCTUATION, SHORT_FORMS

MAX_WORDS = 22
"""Most words of a sentence, on either side."""

_AHEAD = 9
"""Number of next words within which a choice appears: "these two big black cats are not very tired"."""

EXAMPLES = (
    "the big red cars are new",
    "my sister does not see them",
    "i do not have a dog",
    "the girls drink cold water every day",
    "we go to the park with our brothers",
)
"""Sentences that show in turn: agreement and order, a clitic under negation, an omitted subject, the gender of "agua",
a contraction."""

ENGLISH_WORDS, SPANISH_WORDS = english_words(), spanish_words()
"""All words of each language, sorted."""


@dataclass(frozen=True)
class Sentence:
    """A sentence in both languages.

    Attributes:
        english: Its English words.
        spanish: Its Spanish words.
        links: Sure links, each the place of an English word and the place of a Spanish one.
    """

    english: tuple[str, ...]
    spanish: tuple[str, ...]
    links: frozenset[tuple[int, int]]


def draw(rng: np.random.Generator) -> Sentence:
    """Draw a random sentence; the same state of `rng` gives the same sentence."""
    speaker = _Random(rng.random(64).tolist())
    return _finish(speaker.words, sentence(speaker))


def align(text: str) -> Sentence | None:
    """Find the derivation of a text, with its translation and links; None if it isn't a sentence of the grammar.

    Args:
        text: English text; capitals, punctuation and short forms such as "don't" are allowed.
    """
    words = split(text)
    if len(words) > MAX_WORDS or not set(words) <= set(ENGLISH_WORDS):
        return None
    path: list[tuple[int, int]] | None = []
    while path is not None:
        speaker = _Search(words, path)
        try:
            pieces = sentence(speaker)
            if speaker.place == len(words):
                return _finish(words, pieces)
        except _DeadEndError:
            pass
        path = speaker.next_path()
    return None


def split(text: str) -> list[str]:
    """Split an English text into words as the grammar writes them: "I don't!" → i, do, not."""
    text = unicodedata.normalize("NFC", text).lower()
    for form, full in SHORT_FORMS:
        text = re.sub(form, full, text)
    return re.sub(PUNCTUATION, " ", text).split()


@dataclass
class _Random:
    """A speaker that takes its choices from a list of random numbers between 0 and 1."""

    numbers: list[float]
    words: list[str] = field(default_factory=list)

    def choose(self, options: Sequence[Option]) -> Option:
        return options[int(self.numbers.pop() * len(options))]

    def say(self, word: str) -> int:
        self.words.append(word)
        return len(self.words) - 1


class _DeadEndError(Exception):
    """A dead end: the choices so far can't lead to the text."""


class _Search:
    """A speaker that follows a path of choices, then takes first options, and stops as soon as a word differs."""

    def __init__(self, words: list[str], path: list[tuple[int, int]]) -> None:
        self.words = words
        self.path, self.step, self.place = list(path), 0, 0

    def choose(self, options: Sequence[Option]) -> Option:
        # An option whose words are not among the next ones of the text can't be right.
        ahead = self.words[self.place : self.place + _AHEAD]
        forms = [getattr(option, "english", ()) for option in options]
        options = [option for option, words in zip(options, forms) if not words or not set(words).isdisjoint(ahead)]
        if not options:
            raise _DeadEndError
        if self.step == len(self.path):
            self.path.append((0, len(options)))
        self.step += 1
        return options[self.path[self.step - 1][0]]

    def say(self, word: str) -> int:
        if self.place == len(self.words) or self.words[self.place] != word:
            raise _DeadEndError
        self.place += 1
        return self.place - 1

    def next_path(self) -> list[tuple[int, int]] | None:
        """Return the path to try after this one, or None after the last."""
        path = self.path[: self.step]
        while path:
            taken, count = path.pop()
            if taken + 1 < count:
                return [*path, (taken + 1, count)]
        return None


def _finish(english: list[str], pieces: Pieces) -> Sentence:
    """Contract "a" and "de" with a following "el", and make links of the places."""
    merged: Pieces = []
    for word, places in pieces:
        if word == "el" and merged and merged[-1][0] in ("a", "de"):
            before, earlier = merged.pop()
            word, places = before + "l", earlier + places
        merged.append((word, places))
    links = {(source, target) for target, (_, places) in enumerate(merged) for source in places}
    return Sentence(tuple(english), tuple(word for word, _ in merged), frozenset(links))
