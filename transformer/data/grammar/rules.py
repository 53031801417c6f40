"""Rules of the English→Spanish grammar: word order, combinations of words, and agreement.

Each rule appends its English words from left to right and returns the Spanish words in their own order, each with the
places of the English words it is linked to.
"""

from __future__ import annotations

from collections.abc import Sequence

from transformer.data.grammar.phrases import (
    DEFINITE,
    EVERY_DETERMINER,
    Phrase,
    Pieces,
    Speaker,
    adjectives_for,
    agree,
    noun_phrase,
    with_tags,
)
from transformer.data.grammar.words import (
    ADJECTIVES,
    BE,
    ESTAR,
    FIRST,
    FIRST_PLURAL,
    GO,
    HUMAN,
    IT,
    NOUNS,
    PRONOUNS,
    SER,
    THIRD,
    THIRD_PLURAL,
    TIMES,
    TODAY,
    VERBS,
    Adjective,
    Noun,
    Pronoun,
    Time,
    Verb,
)

_INDOORS = frozenset({"dry", "room"})
"""Tags of places unsuitable for animals."""
_ANYONE = frozenset({"companion", "adult"})
"""Tags of a pronoun, by which its adjectives are chosen."""


def sentence(speaker: Speaker) -> Pieces:
    """Derive a sentence or noun phrase; return its Spanish pieces."""
    kinds = (_only_a_noun, _description, _description, _whereabouts, _journey, *[_action] * 6)
    return speaker.choose(kinds)(speaker)


def _only_a_noun(speaker: Speaker) -> Pieces:
    return noun_phrase(speaker, speaker.choose(NOUNS), EVERY_DETERMINER | {"bare"}).pieces


def _description(speaker: Speaker) -> Pieces:
    """Derive "the cars are (not) (very) expensive"."""
    who = _choose_subject(speaker, with_tags(frozenset().union(*(adjective.tags for adjective in ADJECTIVES))))
    adjective = speaker.choose(adjectives_for(_ANYONE if isinstance(who, Pronoun) else who.tags))
    subject = _say_subject(speaker, who, predicate=adjective)
    before, pieces = _be(speaker, subject, ESTAR if adjective.estar else SER)
    if adjective.kind in ("size", "other") and speaker.choose((False, False, True)):
        pieces.append(("muy", (speaker.say("very"),)))
    pieces.append((agree(adjective, subject), (speaker.say(adjective.english[0]),)))
    if adjective.estar and subject.human and speaker.choose((False, False, True)):
        pieces += _time(speaker, TODAY)
    return before + pieces


def _whereabouts(speaker: Speaker) -> Pieces:
    """Derive "the dog is (not) in the garden"."""
    who = _choose_subject(speaker, with_tags(HUMAN | {"animal", "text", "clothes", "food"}))
    subject = _say_subject(speaker, who)
    if subject.animal:
        places = frozenset({"building", "green", "town"})
    else:
        places = frozenset({"dry", "green", "town"} if subject.human else {"building", "room"})
    pieces, verb = _be(speaker, subject, ESTAR)
    return pieces + verb + _place(speaker, places)


def _be(speaker: Speaker, subject: Phrase, forms: Sequence[str]) -> tuple[Pieces, Pieces]:
    """Derive "am", "are" or "is" with its negation; return the subject's pieces and the verb's."""
    place = speaker.say(BE[subject.person])
    negation: Pieces = [("no", (speaker.say("not"),))] if speaker.choose((False, False, True)) else []
    return subject.pieces, negation + [(forms[subject.person], (*subject.dropped, place))]


def _journey(speaker: Speaker) -> Pieces:
    """Derive "we (never) go to the park (with my brother) (on mondays)"."""
    subject = _say_subject(speaker, _choose_subject(speaker, with_tags(HUMAN)))
    before, verb, negation = _verb(speaker, subject, GO)
    place = speaker.say("to")
    target = noun_phrase(speaker, speaker.choose(with_tags(GO.places)), DEFINITE, plural=False)
    return before + verb + [("a", (place,))] + target.pieces + _end(speaker, subject, GO, negation, frozenset())


def _action(speaker: Speaker) -> Pieces:
    """Derive "she (never) reads (the book) (in the garden) (every day)"."""
    verb = speaker.choose(VERBS)
    subject = _say_subject(speaker, _choose_subject(speaker, with_tags(verb.subjects)))
    places = verb.places - _INDOORS if subject.animal else verb.places
    before, verb_pieces, negation = _verb(speaker, subject, verb)
    if not verb.objects:
        if verb.english[0] == "live":  # needs a place
            return before + verb_pieces + _place(speaker, places)
        return before + verb_pieces + _end(speaker, subject, verb, negation, places)
    found = _object(speaker, subject, verb, negation)
    if found.noun is None:  # a pronoun
        pieces = before + found.pieces + verb_pieces
    else:
        personal: Pieces = [("a", found.pieces[0][1])] if found.noun.human and verb.english[0] != "have" else []
        pieces = before + verb_pieces + personal + found.pieces
    if verb.consumes and found.determiner in ("definite", "possessive", "demonstrative"):
        return pieces + (_place(speaker, places) if speaker.choose((False, True)) else [])
    return pieces + _end(speaker, subject, verb, negation, places)


def _verb(speaker: Speaker, subject: Phrase, verb: Verb) -> tuple[Pieces, Pieces, str | None]:
    """Return the pieces before a clitic (subject, negation), those of the verb, and the negation or frequency word."""
    often = ("never", "always") if verb.times else ()
    negation = speaker.choose((None, None, None, "not", "not", *often))
    before = list(subject.pieces)
    third = subject.person == THIRD
    if negation == "not":
        before.append(("no", (speaker.say("does" if third else "do"), speaker.say("not"))))
    elif negation:
        before.append(("nunca" if negation == "never" else "siempre", (speaker.say(negation),)))
    places = (*subject.dropped, speaker.say(verb.english[third and negation != "not"]))
    if verb.particle:
        places += (speaker.say(verb.particle),)
    return before, [(verb.spanish[subject.person], places)], negation


def _object(speaker: Speaker, subject: Phrase, verb: Verb, negation: str | None) -> Phrase:
    owned = verb.english[0] == "have"
    if speaker.choose((False, False, True)):
        people = (
            [pronoun for pronoun in PRONOUNS if _differ(pronoun, subject)] if verb.objects & HUMAN and not owned else []
        )
        things = [IT, *(pronoun for pronoun in PRONOUNS if pronoun.thing)] if verb.objects - HUMAN else []
        pronoun = speaker.choose(list(dict.fromkeys([*people, *things])))
        place = speaker.say(pronoun.english[1])
        return Phrase(pieces=[(pronoun.spanish[1], (place,))], person=pronoun.person, feminine=pronoun.feminine)
    nouns = with_tags(verb.objects)
    if subject.animal and verb.english[0] in ("eat", "drink"):
        nouns = [noun for noun in nouns if "feed" in noun.tags]
    noun = speaker.choose(nouns)
    kinds = EVERY_DETERMINER | {"bare"}
    if noun.human and verb.english[0] in ("look", "need"):  # any doctor would take no "a": "busco un médico"
        kinds = DEFINITE
    elif "companion" in noun.tags:
        kinds = frozenset({"indefinite", "count"}) if owned else DEFINITE
    if negation:  # "does not see some cars" and "no veo a un niño" are not idiomatic
        kinds = kinds - ({"some", "indefinite"} if noun.human and not owned else {"some"})
    if negation in ("never", "always") and verb.consumes:
        kinds = kinds - DEFINITE
    if verb.english[0] in ("buy", "sell", "write"):  # "she buys her books" could mean "for her"
        kinds = kinds - {"possessive"}
    return noun_phrase(speaker, noun, kinds)


def _differ(pronoun: Pronoun, subject: Phrase) -> bool:
    """Return whether an object can't be the subject itself: "i see me" and "we see me" are ungrammatical."""
    if {pronoun.person, subject.person} <= {FIRST, FIRST_PLURAL}:
        return False
    return subject.person in (THIRD, THIRD_PLURAL) or pronoun.person != subject.person


def _end(speaker: Speaker, subject: Phrase, verb: Verb, negation: str | None, places: frozenset[str]) -> Pieces:
    """Derive the end of a sentence: where or with whom, and when."""
    pieces: Pieces = []
    sociable = subject.human and (not verb.objects or verb.english[0] in ("eat", "drink"))
    if places and speaker.choose((False, True)):
        pieces = _place(speaker, places)
    elif sociable and speaker.choose((False, False, True)):
        pieces = [("con", (speaker.say("with"),))]
        noun = speaker.choose(with_tags(frozenset({"companion", "parent", "profession"})))
        pieces += noun_phrase(speaker, noun, frozenset({"possessive"}), plural=None).pieces
    if verb.times and negation in (None, "not") and speaker.choose((False, False, True)):
        pieces += _time(speaker, speaker.choose(TIMES))
    return pieces


def _place(speaker: Speaker, tags: frozenset[str]) -> Pieces:
    near = speaker.choose((False, False, True))
    place = speaker.say("near" if near else "in")
    pieces: Pieces = [("cerca", (place,)), ("de", (place,))] if near else [("en", (place,))]
    return pieces + noun_phrase(speaker, speaker.choose(with_tags(tags)), DEFINITE, plural=False).pieces


def _time(speaker: Speaker, time: Time) -> Pieces:
    places = [speaker.say(word) for word in time.english]
    return [(word, (places[place],)) for word, place in time.spanish]


def _choose_subject(speaker: Speaker, nouns: Sequence[Noun]) -> Pronoun | Noun:
    if any(noun.human for noun in nouns) and speaker.choose((False, True)):
        return speaker.choose(PRONOUNS)
    return speaker.choose(nouns)


def _say_subject(speaker: Speaker, who: Pronoun | Noun, predicate: Adjective | None = None) -> Phrase:
    if isinstance(who, Noun):
        kinds = DEFINITE | {"count"} if "companion" in who.tags else EVERY_DETERMINER
        return noun_phrase(speaker, who, kinds, predicate=predicate)
    place = speaker.say(who.english[0])
    word = who.spanish[0]
    if word is None:
        return Phrase(pieces=[], person=who.person, feminine=who.feminine, dropped=(place,))
    return Phrase(pieces=[(word, (place,))], person=who.person, feminine=who.feminine)
