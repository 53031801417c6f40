"""The lecturer's second window: each lecture has its own secret, its clock, and a bounded number is kept."""

import pytest

from pages.ui.state import notes_window as module
from pages.ui.state.lecturing import OpenScene
from pages.ui.state.session import Session
from transformer.lectures import shipped_lectures

LECTURE = shipped_lectures()["beginners"]


@pytest.fixture(autouse=True)
def sessions(monkeypatch):
    monkeypatch.setattr(module, "_given", type(module._given)())

    def begin():
        of_visitor = Session()
        monkeypatch.setattr(module, "session", lambda: of_visitor)

    begin()
    return begin


def scene(number):
    return OpenScene(LECTURE, number, is_left=False)


def test_the_notes_follow_their_own_lecture_and_keep_its_clock(sessions):
    secret = module.secret_of_notes(scene(1))
    began = module.lecture_of(secret).began
    sessions()
    other = module.secret_of_notes(scene(5))
    assert other != secret and len(secret) >= 16
    assert module.lecture_of(secret).scene.number == 1 and module.lecture_of(other).scene.number == 5
    assert module.secret_of_notes(scene(6)) == other and module.lecture_of(other).scene.number == 6
    assert module.lecture_of(secret).began == began and module.lecture_of("guessed") is None


def test_lectures_that_nobody_moves_give_way(sessions, monkeypatch):
    monkeypatch.setattr(module, "_MOST", 3)
    secrets = []
    for _ in range(4):
        sessions()
        secrets.append(module.secret_of_notes(scene(1)))
    assert [module.lecture_of(one) is None for one in secrets] == [True, False, False, False]
