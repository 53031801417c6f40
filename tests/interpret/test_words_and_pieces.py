"""A result between whole words: rows by the word that is written, what stays in pieces, and lines in two directions."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from transformer import Checkpoint, Trace, greedy
from transformer.decoding import decode
from transformer.figures.theme import token_label
from transformer.interpret.labelled_map import Axis, Place
from transformer.interpret.result import Result
from transformer.interpret.subwords import has_pieces, merge_pieces, words_read
from transformer.text.learning import pieces, words
from transformer.text.tokenizer import TextError, letters
from transformer.text.tokenizer import words as english
from transformer.text.wording import clipped, in_a_line, isolated, left_to_right, sentence_of

TEXTS = ["the antidote cures them", "an antihero reads the book", "they reread a reader", "books and readers"]
WRITES = ["an", "##ti", "##dote", ".", "</s>"]


@pytest.fixture
def result(make_model):
    tokenizer = pieces(TEXTS, 64)
    model = make_model("modular", source_vocab_size=tokenizer.vocab_size, target_vocab_size=tokenizer.vocab_size)
    checkpoint = Checkpoint(name="tiny", model=model, source_tokenizer=tokenizer, target_tokenizer=tokenizer)
    trace = Trace("*attention.weights", "*attention.allowed")
    # Whatever it would write, here it writes a word of several pieces, and then others.
    forced = dict(enumerate([*tokenizer.encode("antihero reads book"), 2]))
    return Result.of(decode(checkpoint, "the antidote cures them", forced=forced, trace=trace), trace)


def test_rows_are_grouped_by_the_word_that_is_written(result):
    assert len(result.decoding.steps) > len(result.row_groups("cross")) > 2
    merged = result.in_words()
    encoder, cross, decoder = (merged.map(Place(kind, 0, "1")) for kind in ("encoder", "cross", "decoder"))
    assert cross.rows.labels[:2] == ["<s> → antihero", "antihero → reads"]
    assert decoder.rows.labels == cross.rows.labels
    assert encoder.rows.labels == encoder.columns.labels
    assert "antidote" in cross.columns.labels
    assert not any("##" in label for label in [*cross.rows.labels, *cross.columns.labels])


@pytest.mark.parametrize("kind", ["encoder", "cross", "decoder"])
def test_every_row_of_heads_and_summaries_sums_to_one_and_muting_comes_after(result, kind):
    merged = result.in_words()
    np.testing.assert_allclose(merged.maps[kind].values.sum(axis=-1), 1, atol=1e-5)
    for name in ("mean", "rollout"):
        np.testing.assert_allclose(merged.summary(kind, name).values.sum(axis=-1), 1, atol=1e-5)
    np.testing.assert_allclose(merged.summary(kind, "mean").values[:, 0], merged.maps[kind].values.mean(axis=1))
    sums = merged.muted().maps[kind].values.sum(axis=-1)
    assert np.all((sums == 0) | (np.abs(sums - 1) < 1e-5))
    assert "<s>" not in merged.muted().maps[kind].columns.labels


def test_a_row_of_words_is_the_mean_of_the_steps_that_write_its_pieces(result):
    first = result.row_groups("cross")[0]
    assert len(first) > 1
    merged = result.in_words()
    start = result.maps["cross"].values[..., first, 0].mean(axis=-1)  # <s> is one column in both
    np.testing.assert_allclose(merged.maps["cross"].values[..., 0, 0], start, rtol=1e-6)
    assert merged.piece_row("cross", 1) == len(first) and result.piece_row("cross", 1) == 1


def test_roles_and_the_decoding_stay_in_pieces(result):
    merged = result.in_words()
    assert merged.scores is result.scores and merged.decoding is result.decoding and merged.in_pieces is result


def test_without_pieces_nothing_changes(make_checkpoint):
    trace = Trace("*attention.weights", "*attention.allowed")
    result = Result.of(greedy(make_checkpoint(), "attention", trace=trace), trace)
    merged = result.in_words()
    for kind, maps in result.maps.items():
        np.testing.assert_array_equal(merged.maps[kind].values, maps.values)
        assert merged.map(Place(kind, 0, "1")).rows == result.map(Place(kind, 0, "1")).rows


def test_the_last_word_may_be_cut_off_in_its_middle(result):
    tokens = ["<s>", "an", "##ti"]
    maps = replace(
        result.maps["decoder"],
        values=np.full((1, 1, 3, 3), 1 / 3), rows=Axis("q", tokens), columns=Axis("k", tokens),
        blocked=np.triu(np.ones((3, 3), bool), 1), layers=[0], heads=["1"],
    )  # fmt: skip
    merged = merge_pieces(maps, ["an", "##ti", "##dote"])
    assert merged.rows.labels == ["<s>"] and merged.columns.labels == ["<s>", "anti"] and not merged.blocked.any()


def test_the_word_that_was_read_last_names_a_row():
    assert words_read(["<s>", *WRITES[:-1]], [[0, 1, 2], [3], [4]]) == ["<s>", "antidote", "."]


def test_only_some_tokenizers_have_pieces():
    assert has_pieces(pieces(TEXTS, 64)) and has_pieces(words(TEXTS, 64)) and has_pieces(english())
    assert not has_pieces(letters())


def test_an_unknown_word_is_named_up_to_24_letters():
    with pytest.raises(TextError, match="“ß”"):
        letters().read("ß", 20)
    from transformer.data.grammar.task import Grammar

    tokenizer = Grammar().source_tokenizer
    with pytest.raises(TextError, match="“extraordinary”"):
        tokenizer.read("the extraordinary cat", 24)
    with pytest.raises(TextError, match="“pneumonoultramicroscopi…”"):
        tokenizer.read("the pneumonoultramicroscopicsilicovolcanoconiosis", 24)


def test_a_token_keeps_its_direction_and_a_line_its_order():
    assert isolated("tom") == "\u2068tom\u2069" and in_a_line("tom") == left_to_right("tom") == "tom"
    assert in_a_line("لندن") == "\u2068لندن\u2069" and left_to_right("1 لندن") == "\u200e1 لندن"
    # "reads → writes" runs from left to right whatever its sides do.
    assert token_label("لندن → كتاب", 30) == "\u2068\u2068لندن\u2069 → \u2068كتاب\u2069\u2069"
    said = "the strongest look is “لندن” at “</s>” (88 %)"
    assert sentence_of(said) == said.replace("لندن", "\u2068لندن\u2069")
    assert sentence_of("“a” at “b”") == "“a” at “b”"


@pytest.mark.parametrize("text", ["कि" * 12, "👩‍🚀" * 8, "é" * 20, "👍🏽" * 12])
def test_a_cut_never_tears_a_sign_from_its_letter(text):
    import unicodedata

    kept = clipped(text)
    rest = text[len(kept) - 1 :]
    assert kept.endswith("…") and len(kept) <= 14
    assert unicodedata.category(rest[0])[0] != "M" and rest[0] not in "\u200d🏽" and kept[-2] != "\u200d"
