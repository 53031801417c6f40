"""JSON of strangers: what two readers could read in two ways is refused in a sentence of the library."""

import re

import pytest

from transformer import LabError
from transformer.text.strict_json import read_json


def test_a_refusal_is_a_sentence_that_begins_as_the_caller_says():
    for text, reason in {
        '{"a": 1, "a": 2}': "it has 'a' twice",
        "[NaN]": "NaN is no JSON",
        "[" * 100_000: "it is nested too deeply",
        b'"\xff"': "it holds half a character, or is not UTF-8",
        r'"\ud800"': "it holds half a character, or is not UTF-8",
    }.items():
        with pytest.raises(LabError, match=f"^The list can't be read: {re.escape(reason)}\\.$"):
            read_json(text, "The list can't be read")


def test_what_is_left_is_read_as_usual():
    assert read_json(b'{"a": [1, "\xc3\xa9", null]}') == {"a": [1, "é", None]}
    assert read_json(r'"\ud83d\ude00"') == "😀"
    assert read_json("[Infinity]", allow_constants=True) == [float("inf")]
