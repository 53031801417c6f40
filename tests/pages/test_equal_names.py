"""Names from people are never keys: who owns two of each thing with equal names finds every page as anybody else."""

from contextlib import nullcontext

import pytest
from links import WAYS
from models_page import MINE, THEIRS
from own_lecture import LETTERS, begun, menu_of_buttons, now
from visitor import log

from pages.ui.models.shares import share_model
from transformer.text import numbered

RUNS = {MINE: ("minerun00001", "minerun00002"), THEIRS: ("theirrun0001", "theirrun0002")}


@pytest.fixture
def two_of_each(make_own_run, acting_as):
    """Let two people each own two lectures, two finished runs, two that failed, and two shares, by equal names."""
    lectures = {}
    for token, runs in RUNS.items():
        lectures[token] = [begun(LETTERS, token=token, title="My lecture") for _ in range(2)]
        folders = [make_own_run(run, token) for run in runs]
        for run in runs:
            make_own_run(f"{run[:7]}fail{run[-1]}", token, state="failed")
        with acting_as(token):
            for folder in folders:
                share_model(folder)
    return lectures


LINKS = [*WAYS, ("twins", {"twins": ".".join(RUNS[MINE])}), ("train", {"run": RUNS[MINE][0]})]


@pytest.mark.parametrize("is_of_teacher", [False, True], ids=["visitor", "teacher"])
@pytest.mark.parametrize(("page", "query"), LINKS, ids=lambda part: part if isinstance(part, str) else str(part))
def test_every_page_opens(two_of_each, open_as, as_teacher, page, query, is_of_teacher):
    with log() as said, as_teacher() if is_of_teacher else nullcontext():
        app = open_as(MINE, page, **query)
    assert not app.exception and not app.error and not said


def test_a_view_goes_into_the_one_of_two_equal_lectures_that_is_chosen(two_of_each, open_as, monkeypatch):
    monkeypatch.setattr("streamlit.menu_button", menu_of_buttons)
    app = open_as(MINE, "heads")
    (button,) = [one for one in app.button if one.label == "Add this view to “My lecture (2)”"]
    button.click().run()
    chosen = button.key.removeprefix("add-view-")
    assert {one.id: len(now(one).scenes) for one in two_of_each[MINE]} == {
        one.id: 1 + (one.id == chosen) for one in two_of_each[MINE]
    }


def test_twins_of_one_name_are_told_apart(two_of_each, open_as):
    app = open_as(MINE, "twins", twins=".".join(RUNS[MINE]))
    assert [one.value for one in app.subheader] == ["my model", "my model (2)"]
    assert any("my model" in one.value and "my model (2)" in one.value for one in app.text), "the verdict names both"


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ((), []),
        (("a", "b"), ["a", "b"]),
        (("a", "a", "b", "a"), ["a", "a (2)", "b", "a (3)"]),
        (("a", "a", "a (2)"), ["a", "a (3)", "a (2)"]),
        (("a (2)", "a", "a"), ["a (2)", "a", "a (3)"]),
        (("a (2)", "a (2)"), ["a (2)", "a (2) (2)"]),
    ],
)
def test_equal_names_get_numbers_and_others_stay(names, told):
    assert numbered(names) == told and len(set(told)) == len(told)
