"""Each change of the editor by itself, without a page: its effect on a lecture, its owner, and its undoing."""

import pytest
from models_page import MINE, THEIRS
from own_lecture import LETTERS, MASKS, begun, now, titles

from pages.lecture import changes
from pages.ui.shell import messages
from pages.ui.state.session import Session
from transformer.lectures import KINDS, Question

QUESTION = {"kind": "sure", "why": "{share}", "ask": "Hm?", "head": "cross.1.1", "step": 3}


@pytest.fixture
def tab(monkeypatch, acting_as):
    """Provide `tab(session, function, *arguments)`: a change that one tab makes, by default as the lecture's owner."""

    def tab(session, function, *arguments, token=MINE):
        for module in (changes, messages):
            monkeypatch.setattr(module, "session", lambda: session)
        with acting_as(token):
            return function(*arguments)

    return tab


@pytest.fixture
def lecture():
    return begun(LETTERS, MASKS, LETTERS, question=QUESTION)


def asked(lecture):
    return lecture.scenes[0].question


def titles_of(lecture):
    return [scene.title for scene in lecture.scenes]


CHANGES = [
    (changes.set_about, ("title", " A talk "), lambda now: now.title, "A talk"),
    (changes.set_about, ("summary", "Long."), lambda now: now.summary, "Long."),
    (changes.set_scene, (2, "title", "Masks *now*"), lambda now: now.scenes[1].title, "Masks *now*"),
    (changes.set_scene, (2, "minutes", 2.5), lambda now: now.scenes[1].minutes, 2.5),
    (changes.set_scene, (2, "notes", "Ask\nthem."), lambda now: now.scenes[1].notes, "Ask\nthem."),
    (changes.set_sentences, (1, "  *So*. <b>\n\n+++  "), lambda now: now.scenes[0].sentences, "*So*. <b>\n\n+++"),
    (changes.set_question, (1, "ask", "Where?"), asked, Question(**QUESTION | {"ask": "Where?"})),
    (changes.set_question, (1, "why", " "), asked, Question(**QUESTION | {"why": ""})),
    (changes.set_kind, (1, changes.NOTHING), asked, None),
    *((changes.set_kind, (1, kind), asked, Question(kind=kind, head="cross.1.1", step=3))
      for kind in KINDS),
    (changes.swap, (1, 2), titles_of, ["Scene 2", "Scene 1", "Scene 3"]),
    (changes.swap, (3, 2), titles_of, ["Scene 1", "Scene 3", "Scene 2"]),
    (changes.drop, (2,), titles_of, ["Scene 1", "Scene 3"]),
]  # fmt: skip


@pytest.mark.parametrize("change, arguments, read, value", CHANGES)
def test_a_change_is_kept_at_once_undone_and_its_owners_alone(tab, lecture, change, arguments, read, value):
    mine, theirs = Session(), Session()
    tab(theirs, change, lecture.id, *arguments, token=THEIRS)  # a browser's message may be forged
    assert now(lecture) == lecture and not theirs.lecture_history
    tab(mine, change, lecture.id, *arguments)
    assert read(now(lecture)) == value != read(lecture)
    changed = now(lecture)
    tab(mine, changes.undo, lecture.id, token=THEIRS)
    assert now(lecture) == changed and tab(mine, changes.can_undo, lecture.id)
    tab(mine, changes.undo, lecture.id)
    assert now(lecture) == lecture and not tab(mine, changes.can_undo, lecture.id)


@pytest.mark.parametrize("change, arguments", [
    (changes.set_about, ("title", "  ")), (changes.set_scene, (1, "title", "   ")),
    (changes.set_question, (1, "why", "Because {nonsense}")), (changes.set_scene, (1, "minutes", 99)),
])  # fmt: skip
def test_what_can_not_be_kept_is_not(tab, lecture, change, arguments):
    tab(Session(), change, lecture.id, *arguments)
    assert now(lecture) == lecture


def test_changes_are_undone_one_after_the_other_the_last_first(tab, lecture):
    mine, seen = Session(), []
    for change, *arguments in ((changes.swap, 1, 2), (changes.swap, 3, 2), (changes.drop, 2), (changes.drop, 1)):
        seen.append(now(lecture))
        tab(mine, change, lecture.id, *arguments)
    assert titles(lecture) == ["Scene 1"]
    for before in reversed(seen):
        tab(mine, changes.undo, lecture.id)
        assert now(lecture) == before


def test_what_another_tab_changed_is_not_changed_unseen(tab, lecture):
    mine, other = Session(), Session()
    for session in (mine, other):
        tab(session, changes.note_seen, lecture)
    tab(mine, changes.set_scene, lecture.id, 1, "title", "Mine")
    tab(other, changes.swap, lecture.id, 3, 2)  # neither scene was changed meanwhile
    after = now(lecture)
    assert titles(lecture) == ["Mine", "Scene 3", "Scene 2"]
    for change, arguments in ((changes.set_sentences, (2, "Too late.")), (changes.drop, (3,)), (changes.undo, ())):
        tab(mine, change, lecture.id, *arguments)
        assert now(lecture) == after
    tab(mine, changes.note_seen, after)
    tab(mine, changes.set_sentences, lecture.id, 2, "Meant for this one.")
    assert now(lecture).scenes[1].sentences == "Meant for this one."
    tab(other, changes.drop, lecture.id, 3)
    tab(mine, changes.drop, lecture.id, 3)  # the scene is not there any more
    assert titles(lecture) == ["Mine", "Scene 3"]
