"""Interventions as text: into a link and back, refused in a sentence, said in words."""

import numpy as np
import pytest

from transformer.interpret.intervention_words import describe
from transformer.interpret.interventions import Intervention, join, parse, parse_all
from transformer.maps import LabelledMap, axes_of

FORMS = (
    "encoder.1.1.off,cross.48.*.off,decoder.1.64.hide.3.8192,cross.2.*.hide.*.7,encoder.*.*.hide.*.1,"
    "decoder.1.2.only.8192.1,cross.1.*.only.*.2"
)


def test_text_counts_from_1_and_text_and_back_is_the_same():
    assert join(parse_all(FORMS)) == FORMS
    hidden = Intervention(kind="cross", layer=1, head=None, action="hide", row=2, column=4)
    assert parse("cross.2.*.hide.3.5") == hidden
    assert str(parse(" decoder.1.2.only.4.02 ")) == "decoder.1.2.only.4.2"
    assert parse_all("") == parse_all(" , ") == ()
    assert join(parse_all("cross.1.1.off, encoder.1.1.off,,cross.1.1.off")) == "cross.1.1.off,encoder.1.1.off"
    with pytest.raises(ValueError, match="`text` must have at most 100 interventions, got 101. Leave some out."):
        parse_all(",".join(["cross.1.1.off"] * 101))


UNREADABLE = {
    "": r"must have 4 or 6 parts with dots between, got ''\. Write it like cross\.2\.1\.off",
    "cross.1.1.hide.1": "must have 6 parts",
    "nose.1.1.off": r"`kind` must be one of encoder, cross, decoder, got 'nose' in 'nose\.1\.1\.off'\. Write",
    "cross.*.1.off": r"`layer` must be a whole number from 1 to 48, got '\*'",
    "cross.1.65.off": r"`head` must be a whole number from 1 to 64 or \*, got '65'",
    "cross.1.1.hide.٣.1": "`row` must be .* got '٣'",
    "cross.1.1.hide.1." + "9" * 5000: "`column` must be .* got '9{39}…'",
}


def test_what_can_not_be_read_is_said(subtests):
    for text, message in UNREADABLE.items():
        with subtests.test(text[:40]), pytest.raises(ValueError, match=message):
            parse(text)


NO_PLACE = {
    "cross.1.1.hide.5.1": "`row` must be from 1 to 4 here, got 5",
    "encoder.1.1.hide.7.1": "`row` must be from 1 to 6 here, got 7",
    "decoder.1.1.hide.1.5": "`column` must be from 1 to 4 here, got 5",
    "decoder.1.1.only.2.3": r"`column` must be at most the row \(2\), got 3 in .* an earlier token",
}


def test_what_an_example_has_no_place_for_is_refused(make_model, subtests):
    config, alone = make_model("modular").config, make_model("encoder-only").config
    for text, message in NO_PLACE.items():
        with subtests.test(text), pytest.raises(ValueError, match=message):
            parse(text).check(config, source=6, target=4)
    for one in parse_all("cross.2.2.hide.4.6,encoder.1.1.only.2.6,decoder.1.1.only.4.4,cross.*.*.hide.*.6"):
        one.check(config, source=6, target=4)
    with pytest.raises(ValueError, match="`kind` must be encoder for a model without a decoder, got 'cross.1.1.off'"):
        parse("cross.1.1.off").check(alone)


WORDS = {
    "cross.1.2.hide.1.2": "Cross-attention, layer 1, head 2, row 1 “<s>”: can no longer look at token 2 “␣”",
    "cross.1.*.hide.*.1": "Cross-attention, layer 1, all heads: no row can look at token 1 “a”",
    "decoder.1.1.only.2.1": "Decoder self-attention, layer 1, head 1, row 2 “b”: looks only at token 1 “a”",
    "cross.1.1.only.*.2": "Cross-attention, layer 1, head 1: every row that may looks only at token 2 “␣”",
    "decoder.*.*.hide.*.9": "Target token 9: hidden from the decoder's self-attention",
}


def test_it_is_said_in_a_few_words():
    tokens = LabelledMap(np.zeros((2, 2)), *axes_of("cross", ["<s>", "b"], ["a", " "]))
    for text, words in WORDS.items():
        assert describe(parse(text), tokens) == words
