"""The English→Spanish grammar: right Spanish, right links, one translation a sentence; and the task made of it."""

import zlib

import numpy as np
import pytest

from transformer.data.grammar.sentences import ENGLISH_WORDS, MAX_WORDS, SPANISH_WORDS, Sentence, align, draw, split
from transformer.data.grammar.task import draw_from, english
from transformer.errors import TextError


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    rng = np.random.default_rng(0)
    return [draw(rng) for _ in range(6000)]


def test_translations():
    for english_text, spanish in {
        "our two old shirts": "nuestras dos camisas viejas",
        "she sees her sister": "ella ve a su hermana",
        "i never see them": "nunca los veo",
        "you do not know the women": "no conoces a las mujeres",
        "he looks for the black cat": "él busca el gato negro",
        "the water is cold": "el agua está fría",
        "this cold water": "esta agua fría",
        "an eagle": "un águila",
        "that poem is pretty": "ese poema es bonito",
        "he sees him": "él lo ve",
        "these shirts are old": "estas camisas son viejas",
    }.items():
        assert align(english_text).spanish == tuple(spanish.split())


NONE = ["the cold water is clean", "i see a orange", "i see me", "she see them", "the table reads a book", ""]


def test_what_the_grammar_would_not_say_has_no_translation():
    assert not [text for text in (*NONE, "the zebra sleeps", "the red cars " * 40) if align(text)]


def test_links_by_hand():
    for text, links in {
        "i do not have a dog": ["do no", "not no", "i tengo", "have tengo", "a un", "dog perro"],
        "they know the boy": ["they ellos", "know conocen", "the al", "boy niño"],
        "i go to the park": ["i voy", "go voy", "to al", "the al", "park parque"],
        "you work every day": ["you trabajas", "work trabajas", "every todos", "every los", "day días"],
    }.items():
        sentence = align(text)
        assert {f"{sentence.english[a]} {sentence.spanish[b]}" for a, b in sentence.links} == {*links}


def test_every_drawn_sentence_has_one_translation_and_all_its_words_a_link(sentences):
    found: dict[tuple[str, ...], Sentence] = {}
    for sentence in sentences:
        assert found.setdefault(sentence.english, sentence) == sentence
        assert {source for source, _ in sentence.links} == set(range(len(sentence.english)))
        assert {target for _, target in sentence.links} == set(range(len(sentence.spanish)))
        assert max(len(sentence.english), len(sentence.spanish)) <= MAX_WORDS
    assert len(found) > 5000 and {word for english in found for word in english} <= {*ENGLISH_WORDS}
    assert {word for sentence in sentences for word in sentence.spanish} <= {*SPANISH_WORDS}
    for sentence in sentences[:600]:
        assert align(" ".join(sentence.english)) == sentence


def test_capitals_signs_and_short_forms_are_read():
    assert split("I DON’T, she isn't: we're!") == "i do not she is not we are".split()
    assert align("I don't have a dog.") == align("i do not have a dog")


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


def test_unknown_words_are_named():
    with pytest.raises(TextError, match="never saw “zebra” “ideas” in training"):
        english().read("The zebra has ideas near the zebra", 24)
    with pytest.raises(TextError, match="no text yet"):
        english().read(" ?! ", 24)
    with pytest.raises(TextError, match="makes 30 tokens; this model reads up to 22"):
        english().read("the cat sleeps " * 10, 24)
    assert english().unknown_characters("I don't: \ud800 zebra sleeps") == ["\ud800", "zebra"]
    assert english().encode(english().without_unknown("The zebra sleeps.")) == english().encode("the sleeps")
