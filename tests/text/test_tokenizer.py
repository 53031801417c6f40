"""Tokenizers: round trips, fixed specials, and text from people that gets a sentence, never a traceback."""

import unicodedata

import pytest

from tests.hostile.texts import TEXTS as TEXTS_OF_STRANGERS
from transformer.config import END, PAD, START, UNKNOWN
from transformer.errors import TextError
from transformer.text import learning
from transformer.text.tokenizer import DIGITS, LETTERS, PUNCTUATION, TOKENIZERS, Tokenizer, letters, words

TEXTS = [
    "The quick brown fox jumps over the lazy dog, doesn't it?",
    "Zebras: 0 1 2 3 4 5 6 7 8 9!",
    "¿Qué? Ñandú, café.",
]


@pytest.fixture(params=[*TOKENIZERS, *(f"learned {unit}" for unit in learning.LEARNERS)])
def tokenizer(request) -> Tokenizer:
    name = request.param
    return TOKENIZERS[name]() if name in TOKENIZERS else learning.LEARNERS[name.split()[1]](TEXTS, 300, True)


def test_every_id_has_its_own_token_and_specials_the_first_four(tokenizer):
    assert (PAD, START, END, UNKNOWN) == (0, 1, 2, 3)
    tokens = tokenizer.tokens(list(range(tokenizer.vocab_size)))
    assert tokens[:4] == ["<pad>", "<s>", "</s>", "<unk>"]
    assert len(set(tokens)) == tokenizer.vocab_size
    assert [tokenizer.token_id(token) for token in tokens] == list(range(tokenizer.vocab_size))
    ids = tokenizer.encode("ab")
    assert tokenizer.decode([START, *ids, END, PAD, UNKNOWN]) == tokenizer.decode(ids) == "ab"
    for text in tokens[:4]:  # typed, they are text
        assert not {PAD, START, END} & set(tokenizer.encode(text))


def test_letters_are_one_token_a_character():
    alphabet = LETTERS + DIGITS + PUNCTUATION + " "
    assert letters().vocab_size == 4 + len(alphabet) == 47
    assert letters().tokens(letters().encode(alphabet)) == list(alphabet)


def test_a_known_word_is_one_token_and_an_unknown_one_stays_together():
    tokenizer = words()
    known = [token for token in tokenizer.tokens(list(range(4, tokenizer.vocab_size))) if token[:2] != "##"]
    assert len(known) > 1000 and all(tokenizer.tokens(tokenizer.encode(word)) == [word] for word in known)
    assert tokenizer.decode(tokenizer.encode(" ".join(known))) == " ".join(known)
    assert tokenizer.tokens(tokenizer.encode("42 x2")) == ["4", "2", "x", "2"]  # each digit is a word of its own
    ids = tokenizer.encode("the zyx people")
    assert tokenizer.tokens(ids) == ["the", "z", "##y", "##x", "people"]
    assert tokenizer.symbols(ids) == [ids[:1], ids[1:-1], ids[-1:]]
    assert tokenizer.tokens(tokenizer.encode("peoplez")) == ["people", "##z"]  # the longest known start, then letters


def test_spans_say_what_each_token_was_made_of(tokenizer):
    text = "The QUICK  zyx dog, 42!"
    assert tokenizer.encode(text) == tokenizer.encode(text.lower())
    tokens, spans = tokenizer.tokens(tokenizer.encode(text)), tokenizer.spans(text)
    assert [text[begin:end].lower() for begin, end in spans] == [token.removeprefix("##") for token in tokens]
    assert spans == sorted(spans) and spans[-1] == (22, 23)


def test_unknown_characters_are_named_whole_once_and_in_order(tokenizer):
    assert letters().unknown_characters("aжb€ж\x00") == ["ж", "€", "\x00"]
    assert letters().without_unknown("aжb€ж") == "ab"
    assert letters().unknown_characters("cafe\u0301") == ["é"]  # an accent belongs to its letter
    whole = ["👨\u200d👩\u200d👧", "🇩🇪", "नि"]
    assert tokenizer.unknown_characters("a" + "b".join(whole)) == whole
    assert tokenizer.without_unknown("a" + "b".join(whole)) == "abb"


def test_what_a_model_cannot_read_gets_a_sentence():
    for text, sentence in {
        "aжb€ж": "never saw “ж” “€” in training and can't read it. Leave it out",
        "абвгдежзиклмн": "“а” “б” “в” “г” “д” “е” “ж” “з” … in training",
        "": "There is no text yet. Type something",
        "a" * 15: "makes 15 tokens; this model reads up to 14. Take away 1.",
        "a" * 1_000_000: "has 1,000,000 characters; this model reads 14 tokens. Shorten it.",
    }.items():
        with pytest.raises(TextError, match=sentence):
            letters().read(text, 16)


HOSTILE = [
    *TEXTS_OF_STRANGERS,
    *("a\ud800b\udfff", b"caf\xe9".decode("utf-8", "surrogateescape")),  # halves of pairs, e.g. of a command line
    *("e\u0301 a" + "\u0300\u0301\u0302" * 40, "".join(map(chr, range(0x400, 0x500))), "ab 😀" * 250_000),
]


def test_hostile_text_is_read_or_gets_a_sentence(tokenizer):
    for text in HOSTILE:
        for limit in (8, 1024):
            try:
                ids = tokenizer.read(text, limit)
            except TextError as error:
                message = str(error)
                assert message.endswith(".") and len(message) < 600
                message.encode()  # can be shown
            else:
                assert ids[0] == START and ids[-1] == END and 3 <= len(ids) <= limit
                assert UNKNOWN not in ids and PAD not in ids
                tokenizer.decode(ids)
        rest = tokenizer.without_unknown(text[:1000])
        assert set(rest) <= set(unicodedata.normalize("NFC", text[:1000]))
        assert UNKNOWN not in tokenizer.encode(rest)
