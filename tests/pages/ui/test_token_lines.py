"""What Python sends to the token lines, and what it believes of what comes back."""

import base64

import numpy as np
import pytest

from pages.ui import token_lines as module
from transformer.interpret import LabelledMap, axes_of

WEIGHTS = np.array([[0.25, 0.75, 0.0], [0.0, 0.999999, 0.000001]], dtype=np.float32)
QUERY, KEY = ["<s> → b", "b → a"], ["<s>", "a", "b"]


@pytest.fixture
def mounted(monkeypatch):
    """What the component was called with."""
    calls = {}
    monkeypatch.setattr(module, "_TOKEN_LINES", lambda **arguments: calls.update(arguments))
    return calls


def draw(weights=WEIGHTS, query=QUERY, blocked=None, chosen=(), **options):
    module.token_lines(LabelledMap(weights, *axes_of("cross", query, KEY), blocked), chosen, "lines", **options)


def floats(text):
    return np.frombuffer(base64.b64decode(text), dtype="<f4").reshape(2, 3)


def test_the_browser_gets_exact_weights(mounted):
    draw(WEIGHTS.astype(np.float64))
    np.testing.assert_array_equal(floats(mounted["data"]["weights"]), WEIGHTS)
    assert mounted["data"]["query_tokens"] == QUERY and mounted["data"]["key_tokens"] == KEY
    assert mounted["data"]["blocked"] is None


def test_undefined_and_blocked_weights_are_zero_and_blocked_pairs_are_told_apart(mounted):
    blocked = np.array([[False, True, True], [False, False, False]])
    draw(np.where(blocked, 0.5, [[np.nan, 0, 0], [0, 1, 0]]), blocked=blocked)
    np.testing.assert_array_equal(floats(mounted["data"]["weights"]), [[0, 0, 0], [0, 1, 0]])
    assert list(base64.b64decode(mounted["data"]["blocked"])) == [0, 1, 1, 0, 0, 0]


def test_a_choice_alone_leaves_the_id_as_it_is(mounted):
    draw()
    first = mounted["data"]["id"]
    draw(chosen=[1])
    assert mounted["data"]["id"] == first
    draw(WEIGHTS[:, ::-1])
    assert mounted["data"]["id"] != first


def test_chosen_rows_that_the_text_lacks_are_left_out(mounted):
    draw(chosen=[7, 1, np.int64(0), -1, 1])
    assert mounted["data"]["chosen"] == [0, 1]


def test_it_takes_one_map_and_not_several():
    with pytest.raises(ValueError, match="`shown` must be one map with at least one row and column, got \\(1, 2, 3\\)"):
        draw(WEIGHTS[None])


def test_there_must_be_a_token():
    with pytest.raises(ValueError, match="at least one row and column, got \\(0, 3\\)"):
        draw(np.zeros((0, 3)), query=[])


def test_a_height_without_room_for_tokens_is_refused():
    with pytest.raises(ValueError, match="`height` must be at least 280 pixels, got 90"):
        draw(height=90)


@pytest.mark.parametrize(
    ("answer", "believed"),
    [(0, [0]), (1, [1]), (2, []), (-1, []), (None, []), (True, []), (1.0, []), ("1", []), ([1], []), ({"row": 1}, [])],
)
def test_only_a_row_that_was_shown_is_believed(mounted, monkeypatch, answer, believed):
    rows = []
    draw(on_choose=rows.append)
    monkeypatch.setattr(module.st, "session_state", {"lines": {"chose": answer}})
    mounted["on_chose_change"]()
    assert rows == believed


def test_rows_can_be_shown_without_being_chosen(mounted, monkeypatch):
    draw()
    assert mounted["data"]["choosable"] is False
    monkeypatch.setattr(module.st, "session_state", {"lines": {"chose": 1}})
    mounted["on_chose_change"]()
