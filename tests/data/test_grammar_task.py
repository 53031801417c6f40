"""The grammar as a task: batches, splits, and tokenizers of whole words."""

import zlib

import numpy as np
import pytest

from transformer.config import UNKNOWN
from transformer.data.grammar.sentences import ENGLISH_WORDS, EXAMPLES, draw
from transformer.data.grammar.task import Grammar, draw_from, english, spanish
from transformer.errors import TextError


def draws_as_held_out(words) -> bool:
    ids = np.asarray(english().encode(" ".join(words)), dtype=np.uint32)
    return zlib.crc32(ids.tobytes()) % 16 == 0


def test_no_sentence_is_both_trained_on_and_held_out():
    rng = np.random.default_rng(0)
    train = {draw_from("train", rng).english for _ in range(1500)}
    held_out = {draw_from("held-out", rng).english for _ in range(500)}
    assert len(held_out) > 300 and not train & held_out


def test_one_sentence_in_sixteen_is_held_out():
    rng = np.random.default_rng(2)
    held_out = {draw_from("held-out", rng).english for _ in range(300)}
    drawn = [draw(rng).english for _ in range(8000)]
    # Long sentences hardly ever come twice, so their checksums count the held-out ones among those drawn.
    share = np.mean([draws_as_held_out(words) for words in drawn])
    assert share == pytest.approx(1 / 16, abs=0.012)
    assert all(draws_as_held_out(words) for words in held_out)


def test_the_answer_is_there_only_for_sentences_of_the_grammar():
    assert Grammar().answer("She doesn't see them.") == "ella no los ve"
    assert Grammar().answer("colourless green ideas sleep") is None
    assert all(Grammar().answer(example) for example in EXAMPLES)


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
    with pytest.raises(TextError, match="makes 30 tokens; this model reads at most 22"):
        english().read("the cat sleeps " * 10, 24)
    assert english().unknown_characters("I don't: \ud800 zebra sleeps") == ["\ud800", "zebra"]
    assert english().encode(english().without_unknown("The zebra sleeps.")) == english().encode("the sleeps")
