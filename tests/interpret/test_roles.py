"""Roles on maps of known kind, and on the shipped models."""

import numpy as np
import pytest

from transformer import Trace, greedy, load
from transformer.interpret.result import Result
from transformer.interpret.roles import ROLES, THRESHOLD, head_scores, task_scores
from transformer.maps import LabelledMap, axes_of


def maps_of(weights, kind="encoder", keys=None, rows=None, causal=False):
    weights = np.asarray(weights, dtype=float)
    queries, width = weights.shape
    tokens = keys or [chr(ord("a") + number) for number in range(width)]
    blocked = np.triu(np.ones(weights.shape, dtype=bool), 1) if causal else None
    return LabelledMap(weights[None, None], *axes_of(kind, rows or ["x"] * queries, tokens), blocked)


@pytest.mark.parametrize(
    ("role", "share", "weights", "tokens"),
    [
        ("diagonal", 1, np.eye(6), {}),
        ("mirror", 1, np.eye(6)[::-1], {}),
        ("previous", 5 / 6, np.eye(6, k=-1), {}),
        ("next", 5 / 6, np.eye(6, k=1), {}),
        ("special", 1, np.tile([0.6, 0, 0, 0, 0, 0.4], (4, 1)), dict(keys=["<s>", *"abcd", "</s>"])),
        # The mirror of a single letter looks at both ends.
        ("mirror", 1, np.eye(3)[::-1], dict(keys=["<s>", "a", "</s>"], rows=["<s>", "a", "</s>"])),
        # The threshold itself is not enough.
        ("unclassified", THRESHOLD, THRESHOLD * np.eye(8) + (1 - THRESHOLD) * np.roll(np.eye(8), 3, axis=1), {}),
        ("unclassified", 0, [[1.0]], dict(kind="decoder", keys=["<s>"], rows=["<s>"], causal=True)),
    ],
)
def test_a_map_of_a_known_kind_gets_its_role(role, share, weights, tokens):
    assert head_scores(maps_of(weights, **tokens)).role(0, 0) == (role, pytest.approx(share))


def even_causal(size):
    weights = np.tril(np.ones((size, size)))
    return weights / weights.sum(axis=1, keepdims=True)


@pytest.mark.parametrize("size", range(1, 9))
def test_a_head_that_looks_evenly_has_no_role_however_short_the_text_is(size):
    tokens = ["<s>", *"abcdefgh"[: size - 1]]
    ended = [*tokens, "</s>"]
    causal = head_scores(maps_of(even_causal(size), "decoder", tokens, tokens, causal=True))
    open_rows = np.full((size + 1, size + 1), 1 / (size + 1))
    encoder = head_scores(maps_of(open_rows, keys=ended, rows=ended))
    cross = head_scores(maps_of(open_rows[1:], "cross", ended))
    for scores in (causal, encoder, cross):
        assert scores.role(0, 0)[0] == "unclassified"
        for role, share in scores.shares.items():
            assert share[0, 0] == pytest.approx(scores.chances[role])


@pytest.mark.parametrize(("role", "by"), [("diagonal", 0), ("previous", -1)])
def test_rows_without_a_choice_are_left_out(role, by):
    tokens, weights = ["<s>", "a", "b", "c"], np.eye(4, k=by)
    weights[0] = [1, 0, 0, 0]  # the row may look at nothing else
    scores = head_scores(maps_of(weights, "decoder", tokens, tokens, causal=True))
    assert scores.role(0, 0) == (role, pytest.approx(1.0))
    assert scores.chances[role] == pytest.approx((1 / 2 + 1 / 3 + 1 / 4) / 3)
    assert scores.distance[0, 0] == pytest.approx(-by)


def test_a_map_whose_rows_have_no_choice_has_neither_entropy_nor_distance():
    scores = head_scores(maps_of([[1.0]], "decoder", ["<s>"], ["<s>"], causal=True))
    assert scores.entropy[0, 0] == scores.distance[0, 0] == 0


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("after", [True, False])
@pytest.mark.parametrize("role", ["diagonal", "mirror", "previous"])
def test_places_are_those_of_the_text_whether_the_source_has_ends_or_not(before, after, role):
    keys = ["<s>"] * before + list("abcd") + ["</s>"] * after
    at = {"diagonal": [0, 1, 2, 3], "mirror": [3, 2, 1, 0], "previous": [None, 0, 1, 2]}[role]
    weights = np.array([np.eye(len(keys))[0 if place is None else place + before] for place in at])
    scores = head_scores(maps_of(weights, "cross", keys))
    assert scores.role(0, 0)[0] == role
    inside = [place for place in at if place is not None or before]
    assert scores.shares[role][0, 0] == pytest.approx(len(inside) / 4)
    # The encoder alone has its ends among the rows too.
    weights = np.zeros((len(keys), len(keys)))
    for row, place in enumerate(at):
        weights[row + before, 0 if place is None else place + before] = 1
    assert head_scores(maps_of(weights, "encoder", keys, keys)).role(0, 0)[0] == role


def test_padding_is_no_resting_place_nor_is_the_end_while_writing_it():
    keys = ["<s>", "a", "b", "</s>"]
    weights = np.array([[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    scores = head_scores(maps_of(weights, "cross", keys))
    assert scores.shares["special"][0, 0] == 0 and "padding" not in ROLES["special"]
    working = np.array([[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]])  # ends look at themselves
    assert head_scores(maps_of(working, keys=keys, rows=keys)).shares["special"][0, 0] == 0


def test_on_a_short_text_no_decoder_head_is_said_to_rest():
    checkpoint, trace = load("assets/checkpoints/reverse-letters.safetensors"), Trace()
    scores = Result.of(greedy(checkpoint, "pay", trace=trace), trace).scores["decoder"]
    assert "special" not in {scores.role(layer, head)[0] for layer, head in np.ndindex(scores.entropy.shape)}


def test_entropy_is_that_of_rows_with_a_choice_and_of_the_most_possible():
    tokens = ["<s>", "a", "b", "c"]
    assert head_scores(maps_of(even_causal(4), "decoder", tokens, tokens, causal=True)).entropy[0, 0] == pytest.approx(
        1
    )
    weights = np.array([[1, 0, 0], [0.5, 0.5, 0], [1, 0, 0]])
    scores = head_scores(maps_of(weights, "decoder", tokens[:3], tokens[:3], causal=True))
    assert scores.entropy[0, 0] == pytest.approx((1 + 0) / 2)


def test_distance_is_counted_in_tokens():
    assert head_scores(maps_of(np.eye(5))).distance[0, 0] == 0
    weights = np.zeros((4, 4))
    weights[:, 0] = 1
    assert head_scores(maps_of(weights)).distance[0, 0] == pytest.approx((0 + 1 + 2 + 3) / 4)


@pytest.mark.parametrize(
    ("name", "kinds", "mirroring"),
    [("reverse-letters", {"encoder", "cross", "decoder"}, "cross"), ("reverse-encoder-only", {"encoder"}, "encoder")],
)
def test_models_that_reverse_mirror_in_their_second_layer(name, kinds, mirroring):
    scores = task_scores(load(f"assets/checkpoints/{name}.safetensors"), count=8)
    roles = {scores[mirroring].role(1, head)[0] for head in range(4)}
    assert set(scores) == kinds and (roles == {"mirror"} if mirroring == "cross" else "mirror" in roles)
    for found in scores.values():
        assert set(found.shares) == set(ROLES)
        assert all(((share >= 0) & (share <= 1 + 1e-6)).all() for share in found.shares.values())
