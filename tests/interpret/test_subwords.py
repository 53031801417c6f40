"""Maps between pieces made maps between words: by hand, and what stays true of every row."""

from __future__ import annotations

import numpy as np
import pytest

from transformer.interpret.labelled_map import AttentionMaps, axes_of
from transformer.interpret.subwords import merge_subwords, merge_weights, whole_words, word_groups
from transformer.text.learning import pieces

TOKENS = ["<s>", "an", "##ti", "##dote", ".", "the", "##m", "</s>"]


def test_pieces_are_grouped_into_words_with_one_label_each():
    assert word_groups(TOKENS) == [[0], [1, 2, 3], [4], [5, 6], [7]]
    assert whole_words(TOKENS) == ["<s>", "antidote", ".", "them", "</s>"]
    assert word_groups(["##m", "##a", "b"]) == [[0, 1], [2]]  # a target that begins with the rest of a word
    assert whole_words(["#", "a", "###"]) == ["#", "a#"]
    assert word_groups([]) == whole_words([]) == []


def test_labels_are_the_words_that_were_cut():
    tokenizer = pieces(["the antidote cures, an anti-hero doesn't"], 80)
    ids = tokenizer.encode("The antihero doesn't, the dote!")
    assert whole_words(tokenizer.tokens(ids))[:-1] == ["the", "antihero", "doesn't", ",", "the", "dote"]


def test_rows_are_averaged_and_columns_summed():
    weights = np.array([[0.1, 0.2, 0.3, 0.4], [0.5, 0.5, 0.0, 0.0], [0.0, 0.2, 0.2, 0.6]])
    merged = merge_weights(weights, [[0, 1], [2]], [[0], [1, 2], [3]])
    np.testing.assert_allclose(merged, [[0.3, 0.5, 0.2], [0.0, 0.4, 0.6]])


def random_maps(kind: str, queries: list[str], keys: list[str], blocked: np.ndarray) -> AttentionMaps:
    rng = np.random.default_rng(0)
    weights = np.where(blocked, 0.0, rng.random((2, 3, len(queries), len(keys))))
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return AttentionMaps(weights, *axes_of(kind, queries, keys), blocked, kind=kind, layers=[0, 1], heads=list("123"))


@pytest.mark.parametrize("kind", ["encoder", "cross", "decoder"])
def test_every_row_still_sums_to_one_and_nothing_is_gained_or_lost(kind):
    keys = TOKENS if kind != "cross" else ["<s>", "a", "##b", "</s>"]
    blocked = np.triu(np.ones((8, 8), bool), 1) if kind == "decoder" else np.zeros((8, len(keys)), bool)
    maps = random_maps(kind, TOKENS, keys, blocked)
    merged = merge_subwords(maps)
    assert (merged.kind, merged.rows.side) == (kind, maps.rows.side)
    assert merged.rows.labels == whole_words(TOKENS) and merged.columns.labels == whole_words(keys)
    assert merged.values.shape == (2, 3, len(merged.rows.labels), len(merged.columns.labels))
    np.testing.assert_allclose(merged.values.sum(axis=-1), 1.0)
    assert merged.values[..., 1, 0] == pytest.approx(maps.values[..., 1:4, 0].mean(axis=-1))
    assert (merged.values[..., merged.blocked] == 0).all()
    if kind == "decoder":  # a word may look at itself and at what came before it
        np.testing.assert_array_equal(merged.blocked, np.triu(np.ones((5, 5), bool), 1))


def test_maps_without_pieces_stay_as_they_are():
    maps = random_maps("encoder", list("abc"), list("abc"), np.zeros((3, 3), bool))
    merged = merge_subwords(maps)
    np.testing.assert_array_equal(merged.values, maps.values)
    assert merged.rows == maps.rows and not merged.blocked.any()


def test_a_word_is_blocked_only_where_all_of_it_is():
    blocked = np.zeros((1, 3), bool)
    blocked[0, 1] = True
    maps = random_maps("cross", ["x"], ["a", "##b", "c"], blocked)
    assert merge_subwords(maps).blocked.tolist() == [[False, False]]
    blocked[0, 0] = True
    assert merge_subwords(random_maps("cross", ["x"], ["a", "##b", "c"], blocked)).blocked.tolist() == [[True, False]]
