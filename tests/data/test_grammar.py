"""The English→Spanish grammar: right Spanish, right links, one translation a sentence; and the task made of it."""

import zlib

import numpy as np
import pytest

from transformer.config import UNKNOWN
from transformer.data.grammar.sentences import (
    ENGLISH_WORDS,
    EXAMPLES,
    MAX_WORDS,
    SPANISH_WORDS,
    Sentence,
    align,
    draw,
    split,
)
from transformer.data.grammar.task import draw_from, english, spanish
from transformer.data.grammar.words import ADJECTIVES, NOUNS, PLURAL, SINGULAR, VERBS
from transformer.errors import TextError


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    rng = np.random.default_rng(0)
    return [draw(rng) for _ in range(6000)]


def links_of(sentence: Sentence) -> set[tuple[str, str]]:
    return {(sentence.english[source], sentence.spanish[target]) for source, target in sentence.links}


@pytest.mark.parametrize(("english", "spanish"), [
    ("our two old shirts", "nuestras dos camisas viejas"),
    ("she does not see her", "ella no la ve"),
    ("she sees her sister", "ella ve a su hermana"),
    ("i never see them", "nunca los veo"),
    ("they know the boy", "ellos conocen al niño"),
    ("you do not know the women", "no conoces a las mujeres"),
    ("he looks for the black cat", "él busca el gato negro"),
    ("the water is cold", "el agua está fría"),
    ("this cold water", "esta agua fría"),
    ("an eagle", "un águila"),
    ("the eagles", "las águilas"),
    ("that poem is pretty", "ese poema es bonito"),
    ("the young men are tired", "los hombres jóvenes están cansados"),
    ("he is very happy", "él está muy feliz"),
    ("the houses are not blue", "las casas no son azules"),
    ("we play near the park", "jugamos cerca del parque"),
    ("my mother drinks fresh milk every day", "mi madre bebe leche fresca todos los días"),
    ("the girls sleep at night", "las niñas duermen por la noche"),
    ("i see an orange", "veo una naranja"),
    ("he sees him", "él lo ve"),
    ("she sees us", "ella nos ve"),
    ("they know me", "ellos me conocen"),
    ("these shirts are old", "estas camisas son viejas"),
    ("these boys are tired", "estos niños están cansados"),
    ("this old book", "este libro viejo"),
])  # fmt: skip
def test_translations(english, spanish):
    assert align(english).spanish == tuple(spanish.split())


NONE = ["the cold water is clean", "we live near the park", "i see a orange", "i see me", "we see me", "you see you"]
NONE += ["she see them", "the table reads a book", "he drinks bread", "", "the zebra sleeps", "the red cars " * 40]


@pytest.mark.parametrize("english", NONE, ids=lambda text: text[:24])
def test_what_the_grammar_would_not_say_has_no_translation(english):
    assert align(english) is None


@pytest.mark.parametrize(("english", "links"), [
    ("i do not have a dog", {"do no", "not no", "i tengo", "have tengo", "a un", "dog perro"}),
    ("she does not see them", {"she ella", "does no", "not no", "see ve", "them los"}),
    ("we look for her brother", {"we buscamos", "look buscamos", "for buscamos", "her a", "her su",
                                 "brother hermano"}),
    ("they know the boy", {"they ellos", "know conocen", "the al", "boy niño"}),
    ("i go to the park", {"i voy", "go voy", "to al", "the al", "park parque"}),
    ("he is near the city", {"he él", "is está", "near cerca", "near de", "the la", "city ciudad"}),
    ("you work every day", {"you trabajas", "work trabajas", "every todos", "every los", "day días"}),
])  # fmt: skip
def test_links_by_hand(english, links):
    assert links_of(align(english)) == {tuple(link.split()) for link in links}


def test_links_are_places_and_not_words():
    sentence = align("my son sees my dog")
    assert sentence.spanish == ("mi", "hijo", "ve", "mi", "perro")
    assert sentence.links == {(place, place) for place in range(5)}


def test_every_drawn_sentence_has_one_translation_and_all_its_words_a_link(sentences):
    found: dict[tuple[str, ...], Sentence] = {}
    for sentence in sentences:
        assert found.setdefault(sentence.english, sentence) == sentence
        assert {source for source, _ in sentence.links} == set(range(len(sentence.english)))
        assert {target for _, target in sentence.links} == set(range(len(sentence.spanish)))
        assert max(len(sentence.english), len(sentence.spanish)) <= MAX_WORDS
    assert len(found) > 5000
    for sentence in sentences[:600]:
        assert align(" ".join(sentence.english)) == sentence


def test_the_vocabularies_are_closed_sorted_and_small(sentences):
    for words, side in ((ENGLISH_WORDS, "english"), (SPANISH_WORDS, "spanish")):
        assert {word for sentence in sentences for word in getattr(sentence, side)} <= set(words)
        assert list(words) == sorted(set(words)) and len(words) < 400
        assert all(word == word.lower() and word.strip() for word in words)
    for entries in (NOUNS, ADJECTIVES, VERBS, SINGULAR, PLURAL):
        forms = [entry.english for entry in entries]
        assert len(forms) == len(set(forms))


def test_every_word_can_be_drawn():
    rng = np.random.default_rng(1)
    english, spanish = set(ENGLISH_WORDS), set(SPANISH_WORDS)
    for _ in range(40_000):
        sentence = draw(rng)
        english.difference_update(sentence.english)
        spanish.difference_update(sentence.spanish)
        if not english and not spanish:
            return
    raise AssertionError(f"never drawn: {english | spanish}")


def test_the_examples_show_crossing_a_clitic_and_a_dropped_subject():
    examples = [align(text) for text in EXAMPLES]
    assert None not in examples
    crossing = [any(a < c and b > d for a, b in found.links for c, d in found.links) for found in examples]
    assert sum(crossing) >= 3
    assert ("them", "los") in links_of(examples[1]) and ("not", "no") in links_of(examples[1])
    assert "i" in examples[2].english and "yo" not in examples[2].spanish


def test_capitals_signs_and_short_forms_are_read():
    assert split("I DON’T, she isn't: we're!") == "i do not she is not we are".split()
    assert align("I don't have a dog.") == align("i do not have a dog")
    assert align("I'm tired!") == align("i am tired")
    assert align("We’re not in the garden") == align("we are not in the garden")


# The task


def draws_as_held_out(words) -> bool:
    ids = np.asarray(english().encode(" ".join(words)), dtype=np.uint32)
    return zlib.crc32(ids.tobytes()) % 16 == 0


def test_one_sentence_in_sixteen_is_held_out_and_never_trained_on(sentences):
    rng = np.random.default_rng(2)
    assert all(draws_as_held_out(draw_from("held-out", rng).english) for _ in range(100))
    assert not any(draws_as_held_out(draw_from("train", rng).english) for _ in range(1000))
    # Long sentences hardly ever come twice, so their checksums count the held-out ones among those drawn.
    assert np.mean([draws_as_held_out(one.english) for one in sentences]) == pytest.approx(1 / 16, abs=0.012)


def test_every_word_is_one_token():
    assert english().vocab_size == len(ENGLISH_WORDS) + 4
    ids = english().encode("I DON'T have a dog!")
    assert english().tokens(ids) == "i do not have a dog".split()
    assert spanish().decode(spanish().encode("Las niñas beben agua fría.")) == "las niñas beben agua fría"
    assert spanish().encode("nin\u0303o") == spanish().encode("niño") and UNKNOWN not in spanish().encode("niño")


def test_unknown_words_are_named():
    with pytest.raises(TextError, match="never saw “zebra” “ideas” in training"):
        english().read("The zebra has ideas near the zebra", 24)
    with pytest.raises(TextError, match="no text yet"):
        english().read(" ?! ", 24)
    with pytest.raises(TextError, match="makes 30 tokens; this model reads up to 22"):
        english().read("the cat sleeps " * 10, 24)
    assert english().unknown_characters("I don't: \ud800 zebra sleeps") == ["\ud800", "zebra"]
    assert english().encode(english().without_unknown("The zebra sleeps.")) == english().encode("the sleeps")
