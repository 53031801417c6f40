"""Noun phrases of the English→Spanish grammar: how determiners, adjectives and nouns combine and agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TypeVar

from transformer.data.grammar.words import (
    ADJECTIVES,
    BARE,
    FIRST_PLURAL,
    NOUNS,
    NUMBERS,
    PLURAL,
    SINGULAR,
    THIRD,
    THIRD_PLURAL,
    Adjective,
    Determiner,
    Noun,
)

Option = TypeVar("Option")
Pieces = list[tuple[str, tuple[int, ...]]]
"""Spanish words, each with the places of the English words it is linked to."""

DEFINITE = frozenset({"definite", "possessive", "demonstrative"})
EVERY_DETERMINER = DEFINITE | {"indefinite", "count", "some"}


class Speaker(Protocol):
    """The side that makes the choices of a derivation, at random or to match a given text."""

    def choose(self, options: Sequence[Option]) -> Option:
        """Return one of the options."""
        ...

    def say(self, word: str) -> int:
        """Append an English word and return its place in the sentence."""
        ...


@dataclass(frozen=True, kw_only=True)
class Phrase:
    """A subject or object, with the features that others agree with.

    Attributes:
        pieces: Its Spanish words; empty for an omitted pronoun.
        person: Column of the verb form.
        feminine: Whether its gender is feminine.
        noun: Its noun; None for a pronoun.
        determiner: Kind of its determiner.
        dropped: Place of the English pronoun that Spanish omits.
    """

    pieces: Pieces
    person: int
    feminine: bool
    noun: Noun | None = None
    determiner: str = "pronoun"
    dropped: tuple[int, ...] = ()

    @property
    def human(self) -> bool:
        """True if the phrase refers to a person; pronouns count as persons."""
        return self.noun is None or self.noun.human

    @property
    def animal(self) -> bool:
        """True if the phrase refers to an animal."""
        return self.noun is not None and "animal" in self.noun.tags


def noun_phrase(
    speaker: Speaker, noun: Noun, kinds: frozenset[str], plural: bool | None = None, predicate: Adjective | None = None
) -> Phrase:
    """Derive a noun phrase: determiner, optional number and adjectives, noun.

    Args:
        speaker: Makes the choices.
        noun: The noun.
        kinds: Kinds of determiners allowed.
        plural: Whether it is plural; None = by choice.
        predicate: An adjective that will describe it later and must not be contradicted.
    """
    if plural is None:
        plural = len(noun.english) == 2 and speaker.choose((False, True))
    determiner = speaker.choose(_determiners_for(noun, kinds, plural))
    number = speaker.choose((None, None, None, *NUMBERS)) if plural and determiner.kind in DEFINITE else None
    adjectives = _choose_adjectives(speaker, noun, predicate)
    words = [*(number.english if number else ()), *(found.english[0] for found in adjectives), noun.english[plural]]
    pieces: Pieces = []
    if determiner is not BARE:
        form = determiner.english[-1 if words[0][0] in "aeiou" else 0]
        feminine = noun.feminine and not (
            noun.takes_el and determiner.kind in ("definite", "indefinite") and not plural
        )
        pieces.append((determiner.spanish[feminine], (speaker.say(form),)))
    places = [speaker.say(word) for word in words]
    if number:
        pieces.append((number.spanish[0], (places[0],)))
    pieces.append((noun.spanish[plural], (places[-1],)))
    phrase = Phrase(
        pieces=pieces, person=THIRD_PLURAL if plural else THIRD, feminine=noun.feminine, noun=noun,
        determiner=determiner.kind,
    )  # fmt: skip
    # The last adjective is next to the noun in both languages: "big red cars", "coches rojos grandes".
    pieces += [(agree(found, phrase), (place,)) for found, place in zip(reversed(adjectives), reversed(places[:-1]))]
    return phrase


def _choose_adjectives(speaker: Speaker, noun: Noun, predicate: Adjective | None) -> list[Adjective]:
    fitting = adjectives_for(noun.tags)
    if predicate:  # no adjective may contradict it: a clean shirt can't be dirty, but it can be cheap
        fitting = [found for found in fitting if (found.kind, found.estar) != (predicate.kind, predicate.estar)]
    if not fitting or "parent" in noun.tags or not speaker.choose((False, True)):
        return []
    sizes = [found for found in fitting if found.kind == "size"]
    colours = [found for found in fitting if found.kind == "colour"]
    if sizes and colours and speaker.choose((False, False, True)):
        return [speaker.choose(sizes), speaker.choose(colours)]
    return [speaker.choose(fitting)]


def agree(adjective: Adjective, phrase: Phrase) -> str:
    """Return the form of an adjective that agrees with a phrase in gender and number."""
    return adjective.spanish[2 * (phrase.person >= FIRST_PLURAL) + phrase.feminine]


@cache
def with_tags(tags: frozenset[str]) -> tuple[Noun, ...]:
    """Return the nouns that have at least one of these tags."""
    return tuple(noun for noun in NOUNS if noun.tags & tags)


@cache
def adjectives_for(tags: frozenset[str]) -> tuple[Adjective, ...]:
    """Return the adjectives that can describe nouns with these tags."""
    return tuple(adjective for adjective in ADJECTIVES if adjective.tags & tags)


@cache
def _determiners_for(noun: Noun, kinds: frozenset[str], plural: bool) -> tuple[Determiner, ...]:
    """Return the determiners of these kinds that suit a noun."""
    if noun.tags & {"person", "public"}:  # "my man" would mean something else
        kinds -= {"possessive"}
    if "mass" in noun.tags:
        kinds -= {"indefinite"}
    elif noun.human or not plural:
        kinds -= {"bare"}
    if "parent" in noun.tags:
        kinds &= {"possessive"}
    if "companion" in noun.tags:
        kinds -= {"demonstrative", "some"}
    found = [determiner for determiner in (*(PLURAL if plural else SINGULAR), BARE) if determiner.kind in kinds]
    if "companion" in noun.tags:
        found = [determiner for determiner in found if determiner.english[0] != "many"]
    return tuple(found)
