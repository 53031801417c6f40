"""A result between whole words: rows by the word that is written, and what stays in pieces."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from transformer import Checkpoint, Trace, greedy
from transformer.decoding import decode
from transformer.interpret.labelled_map import Axis, Place
from transformer.interpret.result import Result
from transformer.interpret.subwords import merge_subwords
from transformer.text.learning import pieces

TEXTS = ["the antidote cures them", "an antihero reads the book", "they reread a reader", "books and readers"]


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
def test_every_row_of_heads_and_summaries_sums_to_one_before_muting(result, kind):
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
    merged = merge_subwords(maps, ["an", "##ti", "##dote"])
    assert merged.rows.labels == ["<s>"] and merged.columns.labels == ["<s>", "anti"] and not merged.blocked.any()
