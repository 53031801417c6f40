"""Links that somebody typed, cut short or made to break a page: they get a sentence, and the page as usual."""

import pytest
from visitor import go_to

from pages.look import strategies

HUGE = ["inf", "-inf", "1e309", "nan", "9" * 400, "-" + "9" * 5000]
WITH_NUMBERS = [
    ("decoding", {"strategy": "sampling"}),
    ("decoding", {"strategy": "beam"}),
    ("alignment", {}),
    ("positions", {"idea": "Sinusoids"}),
    ("positions", {"idea": "A shift is a rotation"}),
    ("positions", {"idea": "Formula or training"}),
    ("train", {}),
    ("train", {"task": "own pairs"}),
    ("twins", {}),
]


def told(app):
    """Return the parts that the page says it did not find here, by their names in the link."""
    sentence = "This link asks for something that is not here (", "); the usual is shown instead."
    said = [warning.value for warning in app.warning if warning.value.startswith(sentence[0])]
    return said[0].removeprefix(sentence[0]).removesuffix(sentence[1]).split(", ") if said else []


@pytest.mark.parametrize(("page", "query"), WITH_NUMBERS)
@pytest.mark.parametrize("first", [0, 3])
def test_a_number_that_no_field_can_hold_gets_a_sentence(open_page, page, query, first):
    usual = open_page(page, **query)
    keys = [field.key for field in (*usual.number_input, *usual.slider)]
    app = open_page(page, **query, **{key: HUGE[(first + place) % len(HUGE)] for place, key in enumerate(keys)})
    assert keys and not app.exception
    assert set(told(app)) == set(keys)
    for kind in ("number_input", "slider"):
        assert [field.value for field in app.get(kind)] == [field.value for field in usual.get(kind)]
    assert not set(keys) & set(app.query_params)
    assert not told(app.run())  # the page says it once


IDS = ["😀" * 40, "../" * 13, "²" * 12, "a\x00b", "/etc/passwd", "a" * 40, "😀" * 75, "ä" * 49 + "." + "a" * 50, ".a"]
NO_RUN = "There is no such run here: it was deleted, or the link is from another machine."


@pytest.mark.parametrize("run_id", IDS, ids=range(len(IDS)))
def test_an_id_that_no_folder_can_have_gets_a_sentence(open_page, run_id):
    for page, key in [("train", "run"), ("twins", "twins")][len(run_id) > 40 or "." in run_id :]:
        app = open_page(page, **{key: run_id})
        assert not app.exception and NO_RUN in [warning.value for warning in app.warning]


def test_a_forced_step_of_thousands_of_digits_gets_a_sentence(open_page):
    app = open_page("decoding", forced="9" * 5000 + " x")
    assert not app.exception and "A forced token is a step from 1 to 30" in app.warning[0].value


def test_what_the_player_forces_keeps_its_place_beside_a_strange_tag(monkeypatch):
    """A click on the player calls `force`, which reads the tags of the link too."""
    state = {"forced": ["² x", "9" * 5000 + " y", "1 a", "3 b"]}
    monkeypatch.setattr(strategies.st, "session_state", state)
    strategies.force(["z"] * 4, 1, "q")
    assert state["forced"] == ["² x", "9" * 5000 + " y", "1 a", "2 q"]


def test_no_name_in_a_link_reaches_what_a_session_keeps(open_page):
    app = open_page("heads", text="abc")
    kept = app.session_state["lab"]
    app.query_params.update({"lab": "1", "owner": "2", "model-by-name": "3"})
    go_to(app, "masks")
    assert not app.exception and app.session_state["lab"] is kept and app.text_input(key="text").value == "abc"
