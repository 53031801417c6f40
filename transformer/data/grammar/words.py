"""Words of the English→Spanish grammar: nouns, adjectives, determiners, pronouns, verbs, and how they combine.

Every inflected word is listed with all its forms, so that the tables can be read, checked and extended without applying
rules of either language. Tags define natural combinations: a verb has the tags of its subjects and objects, an
adjective the tags of the nouns it can describe.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FIRST, SECOND, THIRD, FIRST_PLURAL, THIRD_PLURAL = range(5)
"""Columns of a Spanish verb: yo, tú, él or ella, nosotros, ellos."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Noun:
    """A noun.

    Attributes:
        english: Singular and plural; only one form if the grammar never uses the plural.
        spanish: The same forms in Spanish.
        feminine: Whether it is feminine in Spanish.
        tags: Its semantic classes.
        takes_el: Feminine, but with a stressed initial a: "el agua", "un águila", yet "las águilas", "agua fría".
    """

    english: tuple[str, ...]
    spanish: tuple[str, ...]
    feminine: bool
    tags: frozenset[str]
    takes_el: bool = False

    @property
    def human(self) -> bool:
        """True if the noun names a person, so that Spanish puts "a" before it as an object."""
        return bool(self.tags & HUMAN)


@dataclass(frozen=True, kw_only=True, eq=False)
class Adjective:
    """An adjective.

    Attributes:
        english: Its only form, in a tuple.
        spanish: Masculine and feminine singular, masculine and feminine plural.
        kind: `size` and `colour`, which can be combined; `state`, which takes no "very"; or `other`.
        estar: Whether it describes a temporary state: "está cansado", not "es".
        tags: Tags of the nouns it can describe.
    """

    english: tuple[str]
    spanish: tuple[str, str, str, str]
    kind: str
    estar: bool
    tags: frozenset[str]


@dataclass(frozen=True, kw_only=True, eq=False)
class Determiner:
    """A determiner.

    Attributes:
        english: Its forms, such as "a" and "an"; empty for a bare noun.
        spanish: Masculine and feminine form.
        kind: `definite`, `indefinite`, `possessive`, `demonstrative`, `count`, `some` or `bare`.
    """

    english: tuple[str, ...]
    spanish: tuple[str, str]
    kind: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Pronoun:
    """A pronoun.

    Attributes:
        english: Subject and object form.
        spanish: The same forms; None for a subject that Spanish omits because the verb marks it.
        person: Column of the Spanish verb.
        feminine: Whether it is feminine; a gender that English doesn't mark is masculine.
        thing: Whether it can refer to a thing.
    """

    english: tuple[str, str]
    spanish: tuple[str | None, str]
    person: int
    feminine: bool = False
    thing: bool = False


@dataclass(frozen=True, kw_only=True, eq=False)
class Verb:
    """A verb.

    Attributes:
        english: Base form and third person singular, without a particle.
        particle: Second word after both forms, as in "look for".
        spanish: Five forms.
        subjects: Tags of its subjects; `person` includes pronouns.
        objects: Tags of its objects; empty for an intransitive verb.
        places: Tags of the places where it can happen.
        times: Whether "every day" and the like can follow.
        consumes: Whether it uses up its object, which excludes habits: "she eats this apple", but not "every day".
    """

    english: tuple[str, str]
    particle: str | None
    spanish: tuple[str, str, str, str, str]
    subjects: frozenset[str]
    objects: frozenset[str]
    places: frozenset[str]
    times: bool
    consumes: bool = False


@dataclass(frozen=True, kw_only=True, eq=False)
class Time:
    """An adverbial of time at the end of a sentence.

    Attributes:
        english: Its English words.
        spanish: Its Spanish words, each with the place of the English word it is linked to.
    """

    english: tuple[str, ...]
    spanish: tuple[tuple[str, int], ...]


HUMAN = frozenset({"person", "companion", "parent", "profession"})

BE = ("am", "are", "is", "are", "are")
SER = ("soy", "eres", "es", "somos", "son")
ESTAR = ("estoy", "estás", "está", "estamos", "están")
GO = Verb(
    english=("go", "goes"), particle=None, spanish=("voy", "vas", "va", "vamos", "van"), times=True,
    subjects=frozenset({"person"}), objects=frozenset(), places=frozenset({"target"}),
)  # fmt: skip

PRONOUNS = (
    Pronoun(english=("i", "me"), spanish=(None, "me"), person=FIRST),
    Pronoun(english=("you", "you"), spanish=(None, "te"), person=SECOND),
    Pronoun(english=("he", "him"), spanish=("él", "lo"), person=THIRD),
    Pronoun(english=("she", "her"), spanish=("ella", "la"), person=THIRD, feminine=True),
    Pronoun(english=("we", "us"), spanish=(None, "nos"), person=FIRST_PLURAL),
    Pronoun(english=("they", "them"), spanish=("ellos", "los"), person=THIRD_PLURAL, thing=True),
)
IT = Pronoun(english=("it", "it"), spanish=(None, "lo"), person=THIRD, thing=True)
"""A pronoun that is only an object: as a subject, it would leave the gender of an adjective undetermined."""


def _determiner(english: str, masculine: str, feminine: str, kind: str) -> Determiner:
    return Determiner(english=tuple(english.split()), spanish=(masculine, feminine), kind=kind)


BARE = _determiner("", "", "", "bare")
SINGULAR = (
    _determiner("the", "el", "la", "definite"),
    _determiner("a an", "un", "una", "indefinite"),
    _determiner("this", "este", "esta", "demonstrative"),
    _determiner("that", "ese", "esa", "demonstrative"),
    _determiner("my", "mi", "mi", "possessive"),
    _determiner("your", "tu", "tu", "possessive"),
    _determiner("our", "nuestro", "nuestra", "possessive"),
    *(_determiner(owner, "su", "su", "possessive") for owner in ("his", "her", "their")),
)
NUMBERS = (_determiner("two", "dos", "dos", "count"), _determiner("three", "tres", "tres", "count"))
PLURAL = (
    _determiner("the", "los", "las", "definite"),
    _determiner("these", "estos", "estas", "demonstrative"),
    _determiner("those", "esos", "esas", "demonstrative"),
    _determiner("my", "mis", "mis", "possessive"),
    _determiner("your", "tus", "tus", "possessive"),
    _determiner("our", "nuestros", "nuestras", "possessive"),
    *(_determiner(owner, "sus", "sus", "possessive") for owner in ("his", "her", "their")),
    *NUMBERS,
    _determiner("many", "muchos", "muchas", "count"),
    _determiner("some", "algunos", "algunas", "some"),
)

TODAY = Time(english=("today",), spanish=(("hoy", 0),))
TIMES = (
    TODAY,
    Time(english=("every", "day"), spanish=(("todos", 0), ("los", 0), ("días", 1))),
    Time(english=("on", "mondays"), spanish=(("los", 0), ("lunes", 1))),
    Time(english=("at", "night"), spanish=(("por", 0), ("la", 1), ("noche", 1))),
)


def _table(name: str) -> list[str]:
    lines = (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _noun(line: str) -> Noun:
    english, spanish, gender, *tags = line.split()
    return Noun(
        english=tuple(english.split("/")), spanish=tuple(spanish.split("/")), feminine=gender != "m",
        tags=frozenset(tags), takes_el=gender == "fa",
    )  # fmt: skip


def _adjective(line: str) -> Adjective:
    english, spanish, kind, *tags = line.split()
    forms = spanish.split("/")
    masculine, feminine, masculines, feminines = forms if len(forms) == 4 else [forms[0], forms[0], forms[1], forms[1]]
    return Adjective(
        english=(english,), spanish=(masculine, feminine, masculines, feminines), kind=kind.removeprefix("+"),
        estar=kind[0] == "+", tags=frozenset(tags),
    )  # fmt: skip


def _verb(line: str) -> Verb:
    english, spanish, *tags, times = (column.split() for column in line.split("|"))
    plain, after_he, *particle = english
    first, second, third, first_plural, third_plural = spanish
    subjects, objects, places = map(frozenset, tags)
    return Verb(
        english=(plain, after_he), particle="".join(particle) or None,
        spanish=(first, second, third, first_plural, third_plural),
        subjects=subjects | HUMAN if "person" in subjects else subjects, objects=objects, places=places,
        times=times != ["-"], consumes=times == ["*"],
    )  # fmt: skip


NOUNS = tuple(map(_noun, _table("nouns.txt")))
ADJECTIVES = tuple(map(_adjective, _table("adjectives.txt")))
VERBS = tuple(map(_verb, _table("verbs.txt")))


def english_words() -> tuple[str, ...]:
    """Return every English word that a sentence can contain, sorted."""
    entries = (*NOUNS, *ADJECTIVES, *VERBS, GO, *PRONOUNS, IT, *SINGULAR, *PLURAL, *TIMES)
    particles = {verb.particle for verb in VERBS if verb.particle}
    others = {*BE, *particles, *"do does not never always very in near to with".split()}
    return tuple(sorted(others.union(*(entry.english for entry in entries))))


def spanish_words() -> tuple[str, ...]:
    """Return every Spanish word that a sentence can contain, sorted."""
    entries = (*NOUNS, *ADJECTIVES, *VERBS, GO, *PRONOUNS, *SINGULAR, *PLURAL)
    times = {word for time in TIMES for word, _ in time.spanish}
    others = {*SER, *ESTAR, *times, *"no nunca siempre muy en cerca de del a al con".split()}
    return tuple(sorted(others | {word for entry in entries for word in entry.spanish if word is not None}))
