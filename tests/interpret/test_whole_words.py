"""Pieces made whole words: maps by hand and of a model, what stays in pieces, and how words and lines are read."""

from dataclasses import replace

import numpy as np
import pytest

from transformer import Checkpoint, Trace
from transformer.decoding import decode
from transformer.interpret.result import Result
from transformer.interpret.subwords import (
    has_subwords,
    merge_subwords,
    merge_weights,
    whole_words,
    word_groups,
    words_read,
)
from transformer.maps import AttentionMaps, Axis, Place, axes_of
from transformer.text.learning import pieces, words
from transformer.text.tokenizer import letters
from transformer.text.tokenizer import words as english
from transformer.text.wording import in_a_line, left_to_right, sentence_of
from transformer.views.theme import token_label

TEXTS = ["the antidote cures them", "an antihero reads the book", "they reread a reader", "books and readers"]
TOKENS = ["<s>", "an", "##ti", "##dote", ".", "the", "##m", "</s>"]


def test_pieces_are_grouped_into_words_with_one_label_each():
    assert word_groups(TOKENS) == [[0], [1, 2, 3], [4], [5, 6], [7]]
    assert whole_words(TOKENS) == ["<s>", "antidote", ".", "them", "</s>"]
    assert word_groups(["##m", "##a", "b"]) == [[0, 1], [2]]  # a target that begins with the rest of a word
    assert whole_words(["#", "a", "###"]) == ["#", "a#"]
    assert word_groups([]) == whole_words([]) == []
    assert words_read(TOKENS[:5], [[0, 1, 2], [3], [4]]) == ["<s>", "antidote", "."]
    tokenizer = pieces(["the antidote cures, an anti-hero doesn't"], 80)
    ids = tokenizer.encode("The antihero doesn't, the dote!")
    assert whole_words(tokenizer.tokens(ids))[:-1] == ["the", "antihero", "doesn't", ",", "the", "dote"]
    assert has_subwords(words(TEXTS, 64)) and has_subwords(english()) and not has_subwords(letters())


def test_rows_are_averaged_and_columns_summed():
    weights = np.array([[0.1, 0.2, 0.3, 0.4], [0.5, 0.5, 0.0, 0.0], [0.0, 0.2, 0.2, 0.6]])
    merged = merge_weights(weights, [[0, 1], [2]], [[0], [1, 2], [3]])
    np.testing.assert_allclose(merged, [[0.3, 0.5, 0.2], [0.0, 0.4, 0.6]])
    # A word is blocked only where all of it is.
    for first in (False, True):
        blocked, axes = np.array([[first, True, False]]), axes_of("cross", ["x"], ["a", "##b", "c"])
        maps = AttentionMaps(np.ones((1, 1, 1, 3)) / 3, *axes, blocked, kind="cross", layers=[0], heads=["1"])
        assert merge_subwords(maps).blocked.tolist() == [[first, False]]


@pytest.fixture
def result(make_model):
    tokenizer = pieces(TEXTS, 64)
    model = make_model("modular", source_vocab_size=tokenizer.vocab_size, target_vocab_size=tokenizer.vocab_size)
    checkpoint = Checkpoint(name="tiny", model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
    trace = Trace("*attention.weights", "*attention.allowed")
    # The model is made to write a word of several pieces, and then others.
    forced = dict(enumerate([*tokenizer.encode("antihero reads book"), 2]))
    return Result.of(decode(checkpoint, "the antidote cures them", forced=forced, trace=trace), trace)


def test_rows_are_words_that_are_written_and_sum_to_one(result):
    merged, first = result.merge_words(), result.row_groups("cross")[0]
    assert len(result.decoding.steps) > len(result.row_groups("cross")) > 2 and len(first) > 1
    encoder, cross, decoder = (merged.map(Place(kind, 0, "1")) for kind in ("encoder", "cross", "decoder"))
    assert cross.rows.labels[:2] == ["<s> → antihero", "antihero → reads"]
    assert decoder.rows.labels == cross.rows.labels
    assert encoder.rows.labels == encoder.columns.labels
    assert "antidote" in cross.columns.labels
    assert not any("##" in label for label in [*cross.rows.labels, *cross.columns.labels])
    assert merged.scores is result.scores and merged.decoding is result.decoding and merged.in_pieces is result
    # A row is the mean of the steps that write its pieces; <s> is one column in both.
    start = result.maps["cross"].values[..., first, 0].mean(axis=-1)
    np.testing.assert_allclose(merged.maps["cross"].values[..., 0, 0], start, rtol=1e-6)
    assert merged.piece_row("cross", 1) == len(first) and result.piece_row("cross", 1) == 1
    for kind, found in merged.maps.items():
        np.testing.assert_allclose(found.values.sum(axis=-1), 1, atol=1e-5)
        np.testing.assert_allclose(merged.summary(kind, "rollout").values.sum(axis=-1), 1, atol=1e-5)
        np.testing.assert_allclose(merged.summary(kind, "mean").values[:, 0], found.values.mean(axis=1))
        muted = merged.mute_specials().maps[kind]
        sums = muted.values.sum(axis=-1)
        assert np.all((sums == 0) | (np.abs(sums - 1) < 1e-5)) and "<s>" not in muted.columns.labels


def test_the_last_word_may_be_cut_off_in_its_middle(result):
    tokens = ["<s>", "an", "##ti"]
    maps = replace(
        result.maps["decoder"],
        values=np.full((1, 1, 3, 3), 1 / 3), rows=Axis("q", tokens), columns=Axis("k", tokens),
        blocked=np.triu(np.ones((3, 3), bool), 1), layers=[0], heads=["1"],
    )  # fmt: skip
    merged = merge_subwords(maps, ["an", "##ti", "##dote"])
    assert merged.rows.labels == ["<s>"] and merged.columns.labels == ["<s>", "anti"] and not merged.blocked.any()


def test_a_token_keeps_its_direction_and_a_line_its_order():
    assert in_a_line("tom") == left_to_right("tom") == "tom"
    assert in_a_line("لندن") == "\u2068لندن\u2069" and left_to_right("1 لندن") == "\u200e1 لندن"
    # "reads → writes" runs from left to right, in whatever direction its sides run.
    assert token_label("لندن → كتاب", 30) == "\u2068\u2068لندن\u2069 → \u2068كتاب\u2069\u2069"
    said = "the strongest look is “لندن” at “</s>” (88 %)"
    assert sentence_of(said) == said.replace("لندن", "\u2068لندن\u2069")
