"""Roles on maps of known kind, and on the shipped models."""

import numpy as np
import pytest

from transformer import load
from transformer.interpret.labelled_map import LabelledMap, axes_of
from transformer.interpret.roles import ROLES, THRESHOLD, head_scores, task_scores


def maps_of(weights, kind="encoder", keys=None):
    weights = np.asarray(weights, dtype=float)
    queries, width = weights.shape
    tokens = keys or [chr(ord("a") + number) for number in range(width)]
    return LabelledMap(weights[None, None], *axes_of(kind, ["x"] * queries, tokens))


def shifted(size, by):
    return np.eye(size, k=by)


@pytest.mark.parametrize(
    ("role", "weights"),
    [
        ("diagonal", np.eye(6)),
        ("mirror", np.eye(6)[::-1]),
        ("previous", shifted(6, -1)),
        ("next", shifted(6, 1)),
    ],
)
def test_a_map_of_a_known_kind_gets_its_role(role, weights):
    scores = head_scores(maps_of(weights))
    assert scores.role(0, 0)[0] == role
    assert scores.shares[role][0, 0] == pytest.approx(weights.sum() / 6)


def test_a_head_that_rests_on_special_tokens_is_called_so():
    weights = np.zeros((4, 6))
    weights[:, 0] = 0.6
    weights[:, 5] = 0.4
    scores = head_scores(maps_of(weights, keys=["<s>", "a", "b", "c", "d", "</s>"]))
    assert scores.role(0, 0) == ("special", pytest.approx(1.0))


def test_an_even_spread_is_unclassified():
    assert head_scores(maps_of(np.full((8, 8), 1 / 8))).role(0, 0)[0] == "unclassified"


def test_the_threshold_itself_is_not_enough():
    weights = THRESHOLD * np.eye(8) + (1 - THRESHOLD) * np.roll(np.eye(8), 3, axis=1)
    scores = head_scores(maps_of(weights))
    assert scores.shares["diagonal"][0, 0] == pytest.approx(THRESHOLD)
    assert scores.role(0, 0)[0] == "unclassified"


def test_in_cross_attention_places_are_those_of_the_written_token():
    # Source <s> a b c </s>; the decoder writes a, b, c, </s>: a copy looks one column behind its row.
    copy = np.eye(5)[1:]
    reverse = np.array([np.eye(5)[column] for column in (3, 2, 1, 0)])
    keys = ["<s>", "a", "b", "c", "</s>"]
    assert head_scores(maps_of(copy, "cross", keys)).role(0, 0) == ("diagonal", pytest.approx(1.0))
    assert head_scores(maps_of(reverse, "cross", keys)).role(0, 0) == ("mirror", pytest.approx(1.0))


def test_distance_is_counted_in_tokens():
    assert head_scores(maps_of(np.eye(5))).distance[0, 0] == 0
    weights = np.zeros((4, 4))
    weights[:, 0] = 1
    assert head_scores(maps_of(weights)).distance[0, 0] == pytest.approx((0 + 1 + 2 + 3) / 4)


def test_the_last_cross_attention_of_the_reversing_model_mirrors():
    scores = task_scores(load("assets/checkpoints/reverse-letters.safetensors"), count=8)
    assert set(scores) == {"encoder", "cross", "decoder"}
    assert {scores["cross"].role(1, head)[0] for head in range(4)} == {"mirror"}
    for found in scores.values():
        assert set(found.shares) == set(ROLES)
        assert all(((share >= 0) & (share <= 1 + 1e-6)).all() for share in found.shares.values())


def test_the_encoder_alone_mirrors_in_self_attention():
    scores = task_scores(load("assets/checkpoints/reverse-encoder-only.safetensors"), count=8)
    assert list(scores) == ["encoder"]
    assert "mirror" in {scores["encoder"].role(1, head)[0] for head in range(4)}
