"""Captions made by code: each of these inputs once made one false."""

import numpy as np

from transformer import greedy, load
from transformer.assets import checkpoint_path
from transformer.interpret import Result, parse_all, run_with_changes
from transformer.maps import Place
from transformer.trace import Trace
from transformer.views import describe_rows
from transformer.views.cards import head_card

WEIGHTS = "*attention.weights", "*attention.allowed"


def result_of(name, text, changes=""):
    checkpoint, trace = load(checkpoint_path(name)), Trace(*WEIGHTS)
    usual = Result.of(greedy(checkpoint, text, trace=trace), trace)
    return run_with_changes(checkpoint, text, len(usual.decoding.steps), parse_all(changes)) if changes else usual


def test_rows_of_a_maximum_or_of_a_head_that_is_off_agree_on_nothing():
    usual = result_of("reverse-letters", "attention")
    maximum = usual.map(Place("encoder", 1, "max"))
    assert np.minimum(*maximum.values[:2]).sum() > 1  # a caption called it 188 % of their weight
    assert "agree" not in describe_rows(maximum, [0, 1])
    off = result_of("reverse-letters", "attention", "cross.2.1.off").map(Place("cross", 1, "1"))
    said = describe_rows(off, [2, 3])
    assert said.count("would look at") == 2 and " looks at" not in said and "agree" not in said


def test_too_few_tokens_tell_no_role():
    def said(text, kind):
        return head_card({"this text": result_of("shift-letters", text).scores[kind]}, 0, 0)["said"]

    assert said("x", "cross") == ["On this text there are too few tokens to tell a role."]
    assert "unclassified" not in said("x", "encoder")[0] and "too few" not in said("abcdef", "cross")[0]
