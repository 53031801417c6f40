"""Interventions as text: into a link and back, refused in a sentence, said in words."""

import itertools
import re

import numpy as np
import pytest

from transformer.interpret.intervention_words import describe
from transformer.interpret.interventions import MOST, Intervention, join, parse, parse_all
from transformer.maps import LabelledMap, axes_of


def everything():
    """Yield every form that an intervention has, with small and with the largest numbers."""
    for kind, column in itertools.product(("encoder", "cross", "decoder"), (0, 6, 8191)):
        yield Intervention(kind=kind, layer=None, action="hide", column=column)
    for kind, layer, head in itertools.product(("encoder", "cross", "decoder"), (0, 1, 47), (None, 0, 63)):
        yield Intervention(kind=kind, layer=layer, head=head)
        for action, row, column in itertools.product(("hide", "only"), (None, 0, 8191), (0, 6, 8191)):
            yield Intervention(kind=kind, layer=layer, head=head, action=action, row=row, column=column)


def test_text_and_back_is_the_same():
    several = list(everything())
    assert [parse(str(one)) for one in several] == several
    assert len({str(one) for one in several}) == len(several) == 3 * 3 + 3 * 3 * 3 * 19
    for first in range(0, len(several), MOST):
        part = tuple(several[first : first + MOST])
        assert parse_all(join(part)) == part


@pytest.mark.parametrize(
    "text, values",
    {
        "cross.2.1.off": ("cross", 1, 0, "off", None, None),
        "encoder.1.*.off": ("encoder", 0, None, "off", None, None),
        "cross.2.1.hide.3.5": ("cross", 1, 0, "hide", 2, 4),
        "cross.2.*.hide.*.4": ("cross", 1, None, "hide", None, 3),
        "cross.*.*.hide.*.4": ("cross", None, None, "hide", None, 3),
        " decoder.1.2.only.4.02 ": ("decoder", 0, 1, "only", 3, 1),
    }.items(),
)
def test_text_counts_from_1(text, values):
    one = parse(text)
    assert (one.kind, one.layer, one.head, one.action, one.row, one.column) == values


def test_several_have_commas_between_and_count_once():
    assert parse_all("") == parse_all(" , ") == ()
    assert join(parse_all("cross.1.1.off, encoder.1.1.off,,cross.1.1.off")) == "cross.1.1.off,encoder.1.1.off"
    with pytest.raises(ValueError, match="`text` must have at most 100 interventions, got 101. Leave some out."):
        parse_all(",".join(["cross.1.1.off"] * 101))


@pytest.mark.parametrize(
    "text, message",
    {
        "": r"must have 4 or 6 parts with dots between, got ''\. Write it like cross\.2\.1\.off",
        "cross.1.1": "must have 4 or 6 parts",
        "cross.1.1.off.1.1": "must have 4 parts",
        "cross.1.1.hide.1": "must have 6 parts",
        "cross.1.1.only.1.1.1": "must have 6 parts",
        "nose.1.1.off": r"`kind` must be one of encoder, cross, decoder, got 'nose' in 'nose\.1\.1\.off'\. Write",
        "nose": "`kind` must be one of",
        "cross.1.1.burn": "`action` must be one of off, hide, only, got 'burn'",
        "cross.1.1.burn.1.1": "`action` must be one of off, hide, only, got 'burn'",
        "cross.x.1.off": "`layer` must be a whole number from 1 to 48, got 'x' in 'cross.x.1.off'. Write it like",
        "cross.*.1.off": r"`layer` must be a whole number from 1 to 48, got '\*'",
        "cross.*.1.hide.*.2": r"`layer` must be a whole number from 1 to 48, got '\*'",
        "cross.*.*.hide.1.2": r"`layer` must be a whole number from 1 to 48, got '\*'",
        "cross.*.*.only.*.2": r"`layer` must be a whole number from 1 to 48, got '\*'",
        "cross.0.1.off": "`layer` must be a whole number from 1 to 48, got '0'",
        "cross.1.65.off": r"`head` must be a whole number from 1 to 64 or \*, got '65'",
        "cross.1.-1.off": "`head` must be .* got '-1'",
        "cross.1.1.hide.1.*": r"`column` must be a whole number from 1 to 8,192, got '\*'",
        "cross.1.1.hide.1.": "`column` must be .* got ''",
        "cross.1.1.hide.٣.1": "`row` must be .* got '٣'",
        "cross.1.1.hide.99999999999.1": "`row` must be",
        "cross.1.1.hide.1." + "9" * 5000: "`column` must be .* got '9{39}…'",
    }.items(),
)  # fmt: skip
def test_what_can_not_be_read_is_said(text, message):
    with pytest.raises(ValueError, match=message):
        parse(text)


@pytest.mark.parametrize(
    "changes, message",
    [
        (dict(kind="nose"), "`kind` must be one of encoder, cross, decoder, got 'nose'"),
        (dict(layer=None), "`layer` must be one layer here, got None. Only a token is hidden in all layers at once"),
        (dict(layer=None, head=None), "`layer` must be one layer here"),
        (dict(layer=None, head=None, row=None, action="only"), "`layer` must be one layer here"),
        (dict(layer=-1), "`layer` must be a whole number from 0 to 47, got -1"),
        (dict(head=True), "`head` must be a whole number from 0 to 63, got True"),
        (dict(action="burn"), "`action` must be one of off, hide, only, got 'burn'"),
        (dict(action="off", column=None), "`row` must be left out of 'off', got 1. Use 'hide'."),
        (dict(action="off", row=None), "`column` must be left out of 'off', got 2. Use 'hide'."),
        (dict(column=None), "`column` must be a whole number from 0 to 8,191, got None"),
        (dict(row=1.5), "`row` must be a whole number from 0 to 8,191, got 1.5"),
    ],
)
def test_values_that_mean_nothing_are_refused(changes, message):
    values = dict(kind="cross", layer=0, head=0, action="hide", row=1, column=2)
    with pytest.raises(ValueError, match=message):
        Intervention(**{**values, **changes})


@pytest.mark.parametrize(
    "text, message",
    {
        "cross.3.1.off": "`layer` must be from 1 to 2 here, got 3 in 'cross.3.1.off'. Change it.",
        "cross.1.3.off": "`head` must be from 1 to 2 here, got 3",
        "cross.1.1.hide.5.1": "`row` must be from 1 to 4 here, got 5",
        "cross.1.1.hide.*.7": "`column` must be from 1 to 6 here, got 7",
        "encoder.1.1.hide.7.1": "`row` must be from 1 to 6 here, got 7",
        "decoder.1.1.hide.1.5": "`column` must be from 1 to 4 here, got 5",
        "decoder.1.1.only.2.3": r"`column` must be at most the row \(2\), got 3 in .* an earlier token",
    }.items(),
)
def test_what_an_example_has_no_place_for_is_refused(make_model, text, message):
    with pytest.raises(ValueError, match=message):
        parse(text).check(make_model("modular").config, source=6, target=4)


def test_what_an_example_has_a_place_for_passes(make_model):
    config = make_model("modular").config
    for text in "cross.2.2.hide.4.6 cross.1.*.only.*.6 encoder.1.1.only.2.6 decoder.1.1.only.4.4".split():
        parse(text).check(config, source=6, target=4)
    parse("cross.*.*.hide.*.6").check(config, source=6, target=4)
    parse("decoder.1.1.hide.16.16").check(config)
    with pytest.raises(ValueError, match="`row` must be from 1 to 16 here, got 17"):
        parse("cross.1.1.hide.17.1").check(config)


def test_a_model_without_a_decoder_has_one_kind(make_model):
    config = make_model("encoder-only").config
    parse("encoder.1.1.off").check(config, source=3)
    with pytest.raises(ValueError, match="`kind` must be encoder for a model without a decoder, got 'cross.1.1.off'"):
        parse("cross.1.1.off").check(config)


# Words


@pytest.mark.parametrize(
    "text, words",
    {
        "cross.2.1.off": "Cross-attention, layer 2, head 1: off",
        "encoder.1.*.off": "Encoder self-attention, layer 1, all heads: off",
        "cross.1.2.hide.1.2": "Cross-attention, layer 1, head 2, row 1 “<s>”: can no longer look at token 2 “␣”",
        "cross.1.*.hide.*.1": "Cross-attention, layer 1, all heads: no row can look at token 1 “a”",
        "decoder.1.1.only.2.1": "Decoder self-attention, layer 1, head 1, row 2 “b”: looks only at token 1 “a”",
        "cross.1.1.only.*.2": "Cross-attention, layer 1, head 1: every row that may looks only at token 2 “␣”",
        "cross.1.1.hide.9.8": "Cross-attention, layer 1, head 1, row 9: can no longer look at token 8",
        "cross.*.*.hide.*.1": "Token 1 “a”: hidden from the decoder's cross-attention",
        "encoder.*.*.hide.*.1": "Token 1 “a”: hidden from the encoder's self-attention",
        "decoder.*.*.hide.*.9": "Target token 9: hidden from the decoder's self-attention",
    }.items(),
)
def test_it_is_said_in_a_few_words(text, words):
    tokens = LabelledMap(np.zeros((2, 2)), *axes_of("cross", ["<s>", "b"], ["a", " "]))
    assert describe(parse(text), tokens) == words
    assert describe(parse(text)) == re.sub(" “.”| “<s>”", "", words)  # without tokens, in numbers
