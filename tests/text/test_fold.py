"""The fold before every tokenizer: what phones type is read as what was trained on, and its place is kept."""

import pytest

from transformer import load, models
from transformer.text.fold import PLAIN, fold
from transformer.text.tokenizer import TOKENIZERS

KNOWN = frozenset("abcdefghijklmnopqrstuvwxyz0123456789.,!?'- ")


@pytest.mark.parametrize("typed, read", [
    ("don’t", "don't"), ("‘x’ ʼ ´ `", "'x' ' ' '"), ("a–b—c−d‑e", "a-b-c-d-e"), ("wait…", "wait..."),
    ("a\u00a0b\u2009c\td\u3000e", "a b c d e"), ("\ufeffa\u00ad\u200bb\u200d\u2060", "ab"),
    ("ﬁne oﬀ", "fine off"), ("ＡＢ１？", "AB1?"),
])  # fmt: skip
def test_what_is_typed_is_read_in_its_plain_form(typed, read):
    folded = fold(typed, KNOWN)
    assert folded.text == read
    for place, character in enumerate(read):
        begin, end = folded.span(place, place + 1)
        assert end - begin == 1 and fold(typed[begin:end], KNOWN).text.find(character) >= 0


def test_what_a_vocabulary_has_or_has_no_plain_form_of_stays():
    assert fold("“a”…’", KNOWN | set("“”…’")).text == "“a”…’"
    assert fold("“a” жük ½", KNOWN).text == "“a” жük ½"
    assert fold("`~^\x00", KNOWN - {"'"}).text == "`~^\x00"
    assert fold("\u200cب", KNOWN | {"\u200c"}).text == "\u200cب"


@pytest.mark.parametrize("name", models())
def test_every_shipped_model_reads_what_phones_and_word_processors_type(name):
    tokenizer = load(name).source_tokenizer
    letter = next(one for one in sorted(tokenizer.characters) if one.isalpha())
    for sign, plain in [*PLAIN.items(), ("\u00a0", " "), ("\ufeff", ""), ("\u00ad", "")]:
        typed, meant = f"{letter}{sign}{letter}", f"{letter}{plain}{letter}"
        if sign not in tokenizer.characters and not tokenizer.unknown_characters(meant):
            assert tokenizer.encode(typed) == tokenizer.encode(meant), (name, sign)


@pytest.mark.parametrize("unit", TOKENIZERS)
def test_spans_are_those_of_what_was_typed(unit):
    tokenizer, text = TOKENIZERS[unit](), "ﬁne, don’t…"
    tokens, spans = tokenizer.tokens(tokenizer.encode(text)), tokenizer.spans(text)
    assert len(tokens) == len(spans) and tokenizer.split(text)
    assert text[slice(*spans[0])][0] == "ﬁ" and text[slice(*spans[-1])] == "…"
    assert [span for token, span in zip(tokens, spans, strict=True) if token in "'"] == [(8, 9)]
