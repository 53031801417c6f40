"""The English→Spanish grammar: right Spanish, right links, one translation a sentence."""

import numpy as np
import pytest

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
from transformer.data.grammar.words import ADJECTIVES, NOUNS, PLURAL, SINGULAR, VERBS


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    rng = np.random.default_rng(0)
    return [draw(rng) for _ in range(6000)]


def links_of(sentence: Sentence) -> set[tuple[str, str]]:
    return {(sentence.english[source], sentence.spanish[target]) for source, target in sentence.links}


@pytest.mark.parametrize(("english", "spanish"), [
    ("the red cars", "los coches rojos"),
    ("the big white house", "la casa blanca grande"),
    ("our two old shirts", "nuestras dos camisas viejas"),
    ("she sees them", "ella los ve"),
    ("she does not see her", "ella no la ve"),
    ("she sees her sister", "ella ve a su hermana"),
    ("i never see them", "nunca los veo"),
    ("i do not have a dog", "no tengo un perro"),
    ("we have a brother", "tenemos un hermano"),
    ("they know the boy", "ellos conocen al niño"),
    ("you do not know the women", "no conoces a las mujeres"),
    ("he looks for the black cat", "él busca el gato negro"),
    ("the cold water is clean", None),  # water is not described so
    ("the water is cold", "el agua está fría"),
    ("this cold water", "esta agua fría"),
    ("an eagle", "un águila"),
    ("the eagles", "las águilas"),
    ("that poem is pretty", "ese poema es bonito"),
    ("the young men are tired", "los hombres jóvenes están cansados"),
    ("he is very happy", "él está muy feliz"),
    ("they are happy", "ellos están felices"),
    ("the houses are not blue", "las casas no son azules"),
    ("i go to the park", "voy al parque"),
    ("we live near the park", None),  # nobody lives in a park
    ("we play near the park", "jugamos cerca del parque"),
    ("my mother drinks fresh milk every day", "mi madre bebe leche fresca todos los días"),
    ("the girls sleep at night", "las niñas duermen por la noche"),
    ("his daughters play in the garden", "sus hijas juegan en el jardín"),
    ("i see a orange", None),
    ("i see an orange", "veo una naranja"),
    ("i see me", None),
    ("we see me", None),
    ("you see you", None),
    ("he sees him", "él lo ve"),
    ("she see them", None),
    ("the table reads a book", None),
    ("he drinks bread", None),
    ("", None),
    ("the zebra sleeps", None),
    ("the red cars " * 40, None),
])  # fmt: skip
def test_translations(english, spanish):
    sentence = align(english)
    assert (" ".join(sentence.spanish) if sentence else None) == spanish


@pytest.mark.parametrize(("english", "links"), [
    ("i do not have a dog", {"do no", "not no", "i tengo", "have tengo", "a un", "dog perro"}),
    ("she does not see them", {"she ella", "does no", "not no", "see ve", "them los"}),
    ("the big red car", {"the el", "big grande", "red rojo", "car coche"}),
    ("we look for her brother", {"we buscamos", "look buscamos", "for buscamos", "her a", "her su",
                                 "brother hermano"}),
    ("they know the boy", {"they ellos", "know conocen", "the al", "boy niño"}),
    ("i go to the park", {"i voy", "go voy", "to al", "the al", "park parque"}),
    ("he is near the city", {"he él", "is está", "near cerca", "near de", "the la", "city ciudad"}),
    ("i am not tired", {"i estoy", "am estoy", "not no", "tired cansado"}),
    ("you work every day", {"you trabajas", "work trabajas", "every todos", "every los", "day días"}),
])  # fmt: skip
def test_links_by_hand(english, links):
    assert links_of(align(english)) == {tuple(link.split()) for link in links}


def test_links_are_places_and_not_words():
    sentence = align("my son sees my dog")
    assert sentence.spanish == ("mi", "hijo", "ve", "mi", "perro")
    assert sentence.links == {(place, place) for place in range(5)}


def test_every_drawn_sentence_is_found_again_with_its_links(sentences):
    for sentence in sentences[:600]:
        assert align(" ".join(sentence.english)) == sentence


def test_a_sentence_has_one_translation_and_the_draw_many_sentences(sentences):
    found: dict[tuple[str, ...], Sentence] = {}
    for sentence in sentences:
        assert found.setdefault(sentence.english, sentence) == sentence
    assert len(found) > 5000


def test_every_word_has_a_link_and_no_sentence_is_too_long(sentences):
    for sentence in sentences:
        assert {source for source, _ in sentence.links} == set(range(len(sentence.english)))
        assert {target for _, target in sentence.links} == set(range(len(sentence.spanish)))
        assert max(len(sentence.english), len(sentence.spanish)) <= MAX_WORDS


def test_the_vocabularies_are_closed_sorted_and_small(sentences):
    assert {word for sentence in sentences for word in sentence.english} <= set(ENGLISH_WORDS)
    assert {word for sentence in sentences for word in sentence.spanish} <= set(SPANISH_WORDS)
    for words in (ENGLISH_WORDS, SPANISH_WORDS):
        assert list(words) == sorted(set(words)) and len(words) < 400
        assert all(word == word.lower() and word.strip() for word in words)


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


def test_what_stands_beside_a_noun_agrees_with_it(sentences):
    """Articles and adjectives on both sides of a noun are checked on the Spanish alone, against the tables."""
    gender = {}
    for noun in NOUNS:
        for number, form in enumerate(noun.spanish):
            gender[form] = (noun, number)
    verbs = {form for verb in VERBS for form in verb.spanish}
    adjective_of = {form: adjective for adjective in ADJECTIVES for form in adjective.spanish}
    checked = 0
    for sentence in sentences:
        words = sentence.spanish
        for before, word, after in zip(("", *words), words, (*words[1:], "")):
            if word not in gender:
                continue
            noun, number = gender[word]
            if before in ("el", "la", "los", "las", "al", "del"):
                singular = "el" if noun.takes_el or not noun.feminine else "la"
                allowed = {"el", "al", "del"} if singular == "el" else {"la"}
                assert before in (({"las"} if noun.feminine else {"los"}) if number else allowed), words
            if before in ("este", "esta", "estos", "estas"):
                assert before == ("este", "estos", "esta", "estas")[2 * noun.feminine + number], words
            if after in adjective_of and after not in verbs:  # "limpia" is both
                assert after == adjective_of[after].spanish[2 * number + noun.feminine], words
                checked += 1
    assert checked > 1000


def test_no_article_is_left_uncontracted_and_clitics_stand_before_the_verb(sentences):
    verbs = {form for verb in VERBS for form in verb.spanish}
    for sentence in sentences:
        text = f" {' '.join(sentence.spanish)} "
        assert " a el " not in text and " de el " not in text
        for source, target in sentence.links:
            if sentence.english[source] in ("me", "him", "us", "them", "it"):
                assert sentence.spanish[target + 1] in verbs, text


def test_the_tables_hold_each_entry_once():
    for entries in (NOUNS, ADJECTIVES, VERBS, SINGULAR, PLURAL):
        forms = [entry.english for entry in entries]
        assert len(forms) == len(set(forms))
    assert all(len(noun.english) == len(noun.spanish) for noun in NOUNS)
    assert all(len(adjective.spanish) == 4 for adjective in ADJECTIVES)
    assert all(len(verb.spanish) == 5 for verb in VERBS)


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
