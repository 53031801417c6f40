"""Tokenizers learned from texts: merges by hand, round trips, the same from the same texts, and what phones type."""

import numpy as np
import pytest

from transformer.text.bpe_dropout import VARIANTS, BPEDropout
from transformer.text.learning import LEARNERS, letters, pieces
from transformer.text.tokenizer import SPECIALS, Tokenizer

TEXTS = [
    "The newest, widest tree isn't low.",
    "Lower, slower: the slowest of the 12 trees (at 3.5 m)!",
    '"Twenty-one," he said, "is the lowest."',
    "¿Dónde está el árbol más bajo? ¡Aquí! Cuesta $30 o 30 €.",
    "أين الشجرة؟ إنها هنا، في الحديقة.",
]


def test_the_commonest_pair_is_merged_first():
    # Words: low ×3, lower ×2, newer ×4. Pairs: ##e##r 6, l##o and ##o##w 5 each, ##w##e 6. Of ##e##r and ##w##e
    # the lower ids win: ##e comes before ##w.
    tokenizer = pieces(["low low low lower lower newer newer newer newer"], vocab_size=64)
    tokens = tokenizer.tokens(list(range(tokenizer.vocab_size)))
    assert tokens[:4] == list(SPECIALS)
    assert tokens[4:16] == ["e", "l", "n", "o", "r", "w", "##e", "##l", "##n", "##o", "##r", "##w"]
    assert tokens[16:18] == ["##er", "##wer"]
    assert set(tokens[18:]) >= {"low", "lower", "newer"}
    assert tokenizer.tokens(tokenizer.encode("lower newer slow")) == ["lower", "newer", "<unk>", "##l", "##o", "##w"]


@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("unit", LEARNERS)
def test_texts_come_back_and_no_token_is_half_a_character(unit, lower):
    tokenizer = LEARNERS[unit](TEXTS, 400, lower)
    for text in TEXTS:
        assert tokenizer.decode(tokenizer.encode(text)) == (text.lower() if lower else text)
    assert "\ufffd" not in "".join(tokenizer.tokens(list(range(4, tokenizer.vocab_size))))
    for text in ("日本", "🙂"):
        assert set(tokenizer.tokens(tokenizer.encode(text))) <= {"<unk>"}
        assert tokenizer.unknown_characters(text) == list(text)


@pytest.mark.parametrize("unit", ["pieces", "words"])
def test_marks_have_the_spaces_of_the_texts(unit):
    for texts in [
        ["मैं घर जाता हूँ ।", "वह सोता है ।"],
        ["میں گھر جاتا ہوں۔ وہ سوتا ہے۔"],
        ["我要回家，因为晚了。你好！"],
        ["„Komm,“ sagte er.", "Er rief: „Halt!“"],
        ["« Ça va ? », dit-il."],
        ["and/or (maybe) 50%", "Hello, world."],
    ]:
        tokenizer = Tokenizer.from_json(LEARNERS[unit](texts * 15, 300, False).to_json())
        assert [tokenizer.decode(tokenizer.encode(text)) for text in texts] == texts


def test_the_same_texts_give_the_same_tokenizer():
    # Many pairs are equally common here, and the library's own order of characters differs from call to call.
    texts = [f"{a}{b}{c} {c}{a}" for a in "abcdefgh" for b in "ijklmn" for c in "opqrst"]
    for learn in LEARNERS.values():
        assert len({learn(texts, 200, True).to_json() for _ in range(8)}) == 1


def test_a_letter_with_its_marks_is_one_token():
    tokenizer = letters(["किताब", "x\u0323\u0302", "👩‍👩‍👧!"], 100, True)
    assert tokenizer.tokens(tokenizer.encode("किताब")) == ["कि", "ता", "ब"]
    assert len(tokenizer.encode("x\u0323\u0302")) == 1
    assert tokenizer.tokens(tokenizer.encode("👩‍👩‍👧!")) == ["👩‍👩‍👧", "!"]
    assert tokenizer.unknown_characters("किताब 👩‍👩‍👧") == [" "]
    assert tokenizer.without_unknown("कि ता👩‍👩‍👧") == "किता👩‍👩‍👧"


def test_without_dropout_pieces_are_cut_as_ever():
    made_up = [f"{a}{b}{c}{a}{b} {c}{a}{b}" for a in "abcde" for b in "cdefg" for c in "efgha"]
    for texts in (TEXTS, made_up):
        tokenizer = pieces(texts[::3], 120)
        cutter = BPEDropout(tokenizer, 0.0)
        for text in texts:
            assert cutter.encode(text, np.random.default_rng(0)) == tokenizer.encode(text)


def test_with_dropout_the_text_stays_and_the_cuts_differ():
    tokenizer = pieces(TEXTS, 400)
    cutter, rng = BPEDropout(tokenizer, 0.3), np.random.default_rng(0)
    found = {tuple(cutter.encode(TEXTS[1], rng)) for _ in range(30)}
    assert len(found) > 20 and {tokenizer.decode(list(ids)) for ids in found} == {TEXTS[1].lower()}
    ways = {tuple(cutter.encode("slowest", rng)) for _ in range(200)}
    assert 1 < len(ways) <= VARIANTS
    again = BPEDropout(tokenizer, 0.3)
    assert ways == {tuple(again.encode("slowest", np.random.default_rng(seed))) for seed in range(200)}
