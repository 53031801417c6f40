"""The signs that a model reads, in words."""

import pytest

from transformer import load
from transformer.text import alphabet_in_words, lowers
from transformer.text.learning import letters


@pytest.mark.parametrize("name, words", [
    ("reverse-letters", "a–z, 0–9, ! ' , - . ?"),
    ("spanish-english", "a–z, 0–9, letters with accents, ! \" $ % & ' ( ) …"),
    ("arabic-names", "Arabic letters, . ،"),
])  # fmt: skip
def test_ranges_and_alphabets_have_their_names(name, words):
    assert alphabet_in_words(load(name).source_tokenizer) == words


def test_few_letters_are_listed_and_what_is_listed_can_be_read():
    tokenizer = letters(["Åbé 12", "Ωb\u200c"], lower=False)
    assert alphabet_in_words(tokenizer) == "1 2 b Å é Ω" and not lowers(tokenizer)
    assert not tokenizer.unknown_characters("12bÅéΩ")
    assert lowers(letters(["Åbé aA"]))
