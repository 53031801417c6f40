"""Whole words and their pieces as people read them: names of rows, refusals, and lines in two directions."""

from __future__ import annotations

import pytest

from transformer.errors import TextError
from transformer.interpret.subwords import has_subwords, words_read
from transformer.text.learning import pieces, words
from transformer.text.tokenizer import letters
from transformer.text.tokenizer import words as english
from transformer.text.wording import clipped, in_a_line, isolated, left_to_right, sentence_of
from transformer.views.theme import token_label

TEXTS = ["the antidote cures them", "an antihero reads the book", "they reread a reader", "books and readers"]
WRITES = ["an", "##ti", "##dote", ".", "</s>"]


def test_the_word_that_was_read_last_names_a_row():
    assert words_read(["<s>", *WRITES[:-1]], [[0, 1, 2], [3], [4]]) == ["<s>", "antidote", "."]


def test_only_some_tokenizers_have_pieces():
    assert has_subwords(pieces(TEXTS, 64)) and has_subwords(words(TEXTS, 64)) and has_subwords(english())
    assert not has_subwords(letters())


def test_an_unknown_word_is_named_up_to_24_letters():
    with pytest.raises(TextError, match="“ß”"):
        letters().read("ß", 20)
    from transformer.data.grammar.task import Grammar

    tokenizer = Grammar().source_tokenizer
    with pytest.raises(TextError, match="“extraordinary”"):
        tokenizer.read("the extraordinary cat", 24)
    with pytest.raises(TextError, match="“pneumonoultramicroscopi…”"):
        tokenizer.read("the pneumonoultramicroscopicsilicovolcanoconiosis", 24)


def test_a_token_keeps_its_direction_and_a_line_its_order():
    assert isolated("tom") == "\u2068tom\u2069" and in_a_line("tom") == left_to_right("tom") == "tom"
    assert in_a_line("لندن") == "\u2068لندن\u2069" and left_to_right("1 لندن") == "\u200e1 لندن"
    # "reads → writes" runs from left to right whatever its sides do.
    assert token_label("لندن → كتاب", 30) == "\u2068\u2068لندن\u2069 → \u2068كتاب\u2069\u2069"
    said = "the strongest look is “لندن” at “</s>” (88 %)"
    assert sentence_of(said) == said.replace("لندن", "\u2068لندن\u2069")
    assert sentence_of("“a” at “b”") == "“a” at “b”"


@pytest.mark.parametrize("text", ["कि" * 12, "👩‍🚀" * 8, "é" * 20, "👍🏽" * 12])
def test_a_cut_never_tears_a_sign_from_its_letter(text):
    import unicodedata

    kept = clipped(text)
    rest = text[len(kept) - 1 :]
    assert kept.endswith("…") and len(kept) <= 14
    assert unicodedata.category(rest[0])[0] != "M" and rest[0] not in "\u200d🏽" and kept[-2] != "\u200d"
