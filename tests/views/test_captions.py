"""Captions of heads on texts of one token: a role that nobody can tell is not told."""

from transformer import greedy, load
from transformer.assets import checkpoint_path
from transformer.interpret import Result
from transformer.trace import Trace
from transformer.views.cards import head_card


def test_too_few_tokens_tell_no_role():
    def said(text, kind):
        trace = Trace("*attention.weights", "*attention.allowed")
        result = Result.of(greedy(load(checkpoint_path("shift-letters")), text, trace=trace), trace)
        return head_card({"this text": result.scores[kind]}, 0, 0)["said"]

    assert said("x", "cross") == ["On this text there are too few tokens to tell a role."]
    assert "unclassified" not in said("x", "encoder")[0] and "too few" not in said("abcdef", "cross")[0]
