"""Tokenizers: round trips, fixed specials, and text from people that gets a sentence, never a traceback."""

import unicodedata

import pytest

from tests.hostile.texts import TEXTS as TEXTS_OF_STRANGERS
from transformer.config import END, PAD, START, UNKNOWN
from transformer.errors import TextError
from transformer.text import learning
from transformer.text.tokenizer import CONTINUES, DIGITS, LETTERS, PUNCTUATION, SPECIALS, TOKENIZERS, Tokenizer

TEXTS = [
    "The quick brown fox jumps over the lazy dog, doesn't it?",
    "Zebras: 0 1 2 3 4 5 6 7 8 9!",
    "¿Qué? Ñandú, café.",
]


@pytest.fixture(params=[*TOKENIZERS, *(f"learned {unit}" for unit in learning.LEARNERS)])
def tokenizer(request) -> Tokenizer:
    name = request.param
    return TOKENIZERS[name]() if name in TOKENIZERS else learning.LEARNERS[name.split()[1]](TEXTS, 300, True)


@pytest.fixture
def letters() -> Tokenizer:
    return TOKENIZERS["letters"]()


@pytest.fixture
def words() -> Tokenizer:
    return TOKENIZERS["words"]()


def test_every_id_has_its_own_token_and_specials_the_first_four(tokenizer):
    assert (PAD, START, END, UNKNOWN) == (0, 1, 2, 3)
    tokens = tokenizer.tokens(list(range(tokenizer.vocab_size)))
    assert tokens[:4] == list(SPECIALS) == ["<pad>", "<s>", "</s>", "<unk>"]
    assert len(set(tokens)) == tokenizer.vocab_size
    assert [tokenizer.token_id(token) for token in tokens] == list(range(tokenizer.vocab_size))
    ids = tokenizer.encode("ab")
    assert tokenizer.decode([START, *ids, END, PAD, UNKNOWN]) == tokenizer.decode(ids) == "ab"
    for text in SPECIALS:  # typed, they are text
        assert not {PAD, START, END} & set(tokenizer.encode(text))


def test_letters_are_one_token_a_character(letters):
    alphabet = LETTERS + DIGITS + PUNCTUATION + " "
    assert letters.vocab_size == 4 + len(alphabet) == 47
    assert letters.tokens(letters.encode(alphabet)) == list(alphabet)


def test_every_known_word_is_one_token_and_comes_back(words):
    known = [token for token in words.tokens(list(range(4, words.vocab_size))) if not token.startswith(CONTINUES)]
    assert len(known) > 1000
    for word in known:
        assert words.tokens(words.encode(word)) == [word]
    assert words.decode(words.encode(" ".join(known))) == " ".join(known)
    assert words.tokens(words.encode("42 x2")) == ["4", "2", "x", "2"]  # each digit is a word of its own


def test_an_unknown_word_is_spelled_in_pieces_that_stay_together(words):
    ids = words.encode("the zyx people")
    tokens = words.tokens(ids)
    assert tokens[0] == "the" and tokens[-1] == "people" and tokens[1:-1] == ["z", "##y", "##x"]
    assert words.symbols(ids) == [ids[:1], ids[1:-1], ids[-1:]]
    assert words.tokens(words.encode("peoplez")) == ["people", "##z"]  # the longest known start, then letters


def test_spans_say_what_each_token_was_made_of(tokenizer):
    text = "The QUICK  zyx dog, 42!"
    assert tokenizer.encode(text) == tokenizer.encode(text.lower())
    tokens, spans = tokenizer.tokens(tokenizer.encode(text)), tokenizer.spans(text)
    assert [text[begin:end].lower() for begin, end in spans] == [token.removeprefix(CONTINUES) for token in tokens]
    assert spans == sorted(spans) and spans[-1] == (22, 23)


def test_unknown_characters_are_named_whole_once_and_in_order(letters, tokenizer):
    assert letters.unknown_characters("aжb€ж\x00") == ["ж", "€", "\x00"]
    assert letters.without_unknown("aжb€ж") == "ab"
    assert letters.unknown_characters("cafe\u0301") == ["é"]  # an accent belongs to its letter
    whole = ["👨\u200d👩\u200d👧", "🇩🇪", "नि"]
    assert tokenizer.unknown_characters("a" + "b".join(whole)) == whole
    assert tokenizer.without_unknown("a" + "b".join(whole)) == "abb"


@pytest.mark.parametrize("unit, text, sentence", [
    ("letters", "aжb€ж", "never saw “ж” “€” in training and can't read it. Leave it out"),
    ("letters", "абвгдежзиклмн", "“а” “б” “в” “г” “д” “е” “ж” “з” … in training"),
    ("letters", "", "There is no text yet. Type something"),
    ("letters", "a" * 15, "makes 15 tokens; this model reads up to 14. Take away 1."),
    ("letters", "a" * 1_000_000, "has 1,000,000 characters; this model reads 14 tokens. Shorten it."),
], ids=lambda part: part[:30])  # fmt: skip
def test_what_a_model_cannot_read_gets_a_sentence(unit, text, sentence):
    with pytest.raises(TextError, match=sentence):
        TOKENIZERS[unit]().read(text, 16)


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
