"""Roles on maps of known kind; entropy and distance of rows."""

from itertools import product

import numpy as np
import pytest

from transformer.interpret import row_entropy
from transformer.interpret.batches import relative_entropy
from transformer.interpret.roles import THRESHOLD, head_scores
from transformer.maps import LabelledMap, axes_of


def maps_of(weights, kind="encoder", keys=None, rows=None, causal=False):
    weights = np.asarray(weights, dtype=float)
    queries, width = weights.shape
    tokens = keys or [chr(ord("a") + number) for number in range(width)]
    blocked = np.triu(np.ones(weights.shape, dtype=bool), 1) if causal else None
    return LabelledMap(weights[None, None], *axes_of(kind, rows or ["x"] * queries, tokens), blocked)


def causal_scores(weights):
    tokens = ["<s>", *"abcdefgh"][: len(weights)]
    return head_scores(maps_of(weights, "decoder", tokens, tokens, causal=True))


def even_causal(size):
    weights = np.tril(np.ones((size, size)))
    return weights / weights.sum(axis=1, keepdims=True)


def test_a_map_of_a_known_kind_gets_its_role():
    ends, one = dict(keys=["<s>", *"abcd", "</s>"]), ["<s>", "a", "</s>"]
    for role, share, weights, tokens in (
        ("diagonal", 1, np.eye(6), {}),
        ("mirror", 1, np.eye(6)[::-1], {}),
        ("previous", 5 / 6, np.eye(6, k=-1), {}),
        ("next", 5 / 6, np.eye(6, k=1), {}),
        ("special", 1, np.tile([0.6, 0, 0, 0, 0, 0.4], (4, 1)), ends),
        ("mirror", 1, np.eye(3)[::-1], dict(keys=one, rows=one)),  # of a single letter, it looks at both ends
        # The threshold itself is not enough.
        ("unclassified", THRESHOLD, THRESHOLD * np.eye(8) + (1 - THRESHOLD) * np.roll(np.eye(8), 3, axis=1), {}),
        ("unclassified", 0, [[1.0]], dict(kind="decoder", keys=["<s>"], rows=["<s>"], causal=True)),
    ):
        assert head_scores(maps_of(weights, **tokens)).role(0, 0) == (role, pytest.approx(share))
    assert head_scores(maps_of(np.eye(5))).distance[0, 0] == 0
    first = np.eye(4)[[0, 0, 0, 0]]
    assert head_scores(maps_of(first)).distance[0, 0] == pytest.approx((0 + 1 + 2 + 3) / 4)


def test_a_head_that_looks_evenly_has_no_role_however_short_the_text_is():
    for size in range(1, 9):
        ended = ["<s>", *"abcdefgh"[: size - 1], "</s>"]
        open_rows = np.full((size + 1, size + 1), 1 / (size + 1))
        encoder = head_scores(maps_of(open_rows, keys=ended, rows=ended))
        cross = head_scores(maps_of(open_rows[1:], "cross", ended))
        for scores in (causal_scores(even_causal(size)), encoder, cross):
            assert scores.role(0, 0)[0] == "unclassified"
            for role, share in scores.shares.items():
                assert share[0, 0] == pytest.approx(scores.chances[role])


def test_rows_without_a_choice_are_left_out():
    for role, by in (("diagonal", 0), ("previous", -1)):
        weights = np.eye(4, k=by)
        weights[0] = [1, 0, 0, 0]  # the row may look at nothing else
        scores = causal_scores(weights)
        assert scores.role(0, 0) == (role, pytest.approx(1.0))
        assert scores.chances[role] == pytest.approx((1 / 2 + 1 / 3 + 1 / 4) / 3)
        assert scores.distance[0, 0] == pytest.approx(-by)
    assert causal_scores([[1.0]]).entropy[0, 0] == causal_scores([[1.0]]).distance[0, 0] == 0
    # Entropy is that of rows with a choice, as a part of the most possible.
    weights = np.array([[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [1 / 3, 1 / 3, 1 / 3], [0, 0, 0]])
    allowed = np.array([[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1]], dtype=bool)
    np.testing.assert_allclose(row_entropy(weights, allowed), [np.nan, 1, 0, 1, np.nan])
    np.testing.assert_allclose(relative_entropy(weights, allowed), 2 / 3)


def test_places_are_those_of_the_text_whether_the_source_has_ends_or_not():
    looks = {"diagonal": [0, 1, 2, 3], "mirror": [3, 2, 1, 0], "previous": [None, 0, 1, 2]}
    for before, after, (role, at) in product((True, False), (True, False), looks.items()):
        keys = ["<s>"] * before + list("abcd") + ["</s>"] * after
        weights = np.array([np.eye(len(keys))[0 if place is None else place + before] for place in at])
        scores = head_scores(maps_of(weights, "cross", keys))
        inside = [place for place in at if place is not None or before]
        assert scores.role(0, 0) == (role, pytest.approx(len(inside) / 4))
        # The encoder alone has its ends among the rows too.
        weights = np.zeros((len(keys), len(keys)))
        for row, place in enumerate(at):
            weights[row + before, 0 if place is None else place + before] = 1
        assert head_scores(maps_of(weights, "encoder", keys, keys)).role(0, 0)[0] == role


def test_the_end_is_no_resting_place_while_writing_it():
    keys = ["<s>", "a", "b", "</s>"]
    weights = np.eye(4)[1:]
    assert head_scores(maps_of(weights, "cross", keys)).shares["special"][0, 0] == 0
    working = np.eye(4)[[0, 2, 1, 3]]  # ends look at themselves
    assert head_scores(maps_of(working, keys=keys, rows=keys)).shares["special"][0, 0] == 0
