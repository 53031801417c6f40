"""The editor of a lecture: each change is kept at once, refused beside its field, undone, and its owner's alone."""

import pytest
from models_page import MINE, THEIRS
from own_lecture import LETTERS, MASKS, begun, click, field, now, sent, titles, warned, with_scenes, write

from pages.lecture import changes, scene_list
from pages.ui.shell import messages
from pages.ui.shell.glossary import literal
from pages.ui.state.session import Session
from transformer.lectures import KINDS, Question

QUESTION = {"kind": "sure", "why": "{share}", "ask": "Hm?", "head": "cross.1.1", "step": 3}


@pytest.fixture
def tab(monkeypatch, acting_as):
    """Provide `tab(session, function, *arguments)`: a change that one tab makes, by default as the lecture's owner."""

    def tab(session, function, *arguments, token=MINE):
        with monkeypatch.context() as patch, acting_as(token):
            for module in (changes, messages):
                patch.setattr(module, "session", lambda: session)
            return function(*arguments)

    return tab


@pytest.fixture
def press_in_list(tab):
    """Provide `press_in_list(app, lecture, what, number)`: a press of a button in the list of scenes."""

    def press_in_list(app, lecture, what, number):
        tab(app.session_state["lab"], scene_list.act, lecture.id, {"what": what, "number": number})
        app.run()

    return press_in_list


@pytest.fixture
def lecture():
    return begun(LETTERS, MASKS, LETTERS, question=QUESTION)


def asked(lecture):
    return lecture.scenes[0].question


CHANGES = [
    (changes.set_about, ("title", " A talk "), lambda now: now.title, "A talk"),
    (changes.set_scene, (2, "minutes", 2.5), lambda now: now.scenes[1].minutes, 2.5),
    (changes.set_sentences, (1, "  *So*. <b>\n\n+++  "), lambda now: now.scenes[0].sentences, "*So*. <b>\n\n+++"),
    (changes.set_question, (1, "ask", "Where?"), asked, Question(**QUESTION | {"ask": "Where?"})),
    (changes.set_kind, (1, changes.NOTHING), asked, None),
    *((changes.set_kind, (1, kind), asked, Question(kind=kind, head="cross.1.1", step=3)) for kind in KINDS),
    (changes.swap, (1, 2), titles, ["Scene 2", "Scene 1", "Scene 3"]),
    (changes.duplicate, (1,), titles, ["Scene 1", "Scene 1", "Scene 2", "Scene 3"]),
    (changes.drop, (2,), titles, ["Scene 1", "Scene 3"]),
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


def test_what_another_tab_changed_is_not_changed_unseen(tab, lecture):
    mine, other = Session(), Session()
    for session in (mine, other):
        tab(session, changes.note_seen, lecture)
    tab(mine, changes.set_scene, lecture.id, 1, "title", "Mine")
    tab(other, changes.swap, lecture.id, 3, 2)  # neither scene was changed meanwhile
    after = now(lecture)
    assert titles(now(lecture)) == ["Mine", "Scene 3", "Scene 2"]
    for change, arguments in ((changes.set_sentences, (2, "Too late.")), (changes.drop, (3,)), (changes.undo, ())):
        tab(mine, change, lecture.id, *arguments)
        assert now(lecture) == after and "changed in another tab" in mine.messages.pop(changes.part_of(0))[0]
    tab(mine, changes.note_seen, after)
    tab(mine, changes.set_sentences, lecture.id, 2, "Meant for this one.")
    assert now(lecture).scenes[1].sentences == "Meant for this one."
    tab(other, changes.drop, lecture.id, 3)
    tab(mine, changes.drop, lecture.id, 3)  # the scene is not there any more
    assert titles(now(lecture)) == ["Mine", "Scene 3"]


def test_a_forged_press_changes_nothing(tab, lecture):
    mine, pairs = Session(), (("up", 1), ("down", 3), ("remove", 4), ("remove", -1), ("x", 1), ("remove", "1"))
    for pressed in (None, {}, *({"what": what, "number": number} for what, number in pairs)):
        tab(mine, scene_list.act, lecture.id, pressed)
        assert now(lecture) == lecture and not tab(mine, changes.can_undo, lecture.id)


# On its page


def test_what_is_written_is_kept_at_once_and_there_again(edit, press_in_list):
    lecture = begun(LETTERS, MASKS)
    app = edit(lecture)
    given = {
        1: {"title": "A talk", "summary": "Long.", "kind-1": "row", "ask-1": "Where?", "why-1": "Because {share}."},
        2: {"title-2": "Masks *now*", "said-2": "So.\n\n+++", "minutes-2": 2.5, "notes-2": "N", "takeaway-2": "So."},
    }
    for number, fields in given.items():
        press_in_list(app, lecture, "open", number)
        for name, value in fields.items():
            write(app, name, value)
    again = edit(lecture)
    for number, fields in given.items():
        press_in_list(again, lecture, "open", number)
        assert {name: field(again, name).value for name in fields} == fields and not warned(app) and not warned(again)
    first, second = now(lecture).scenes
    assert (second.sentences, first.question.ask) == ("So.\n\n+++", "Where?")


def test_a_question_is_judged_while_one_writes(edit, press_in_list):
    app = edit(begun("alignment?model=reverse-letters&text=abc"))
    write(app, "kind-1", "row")
    assert warned(app) == ["This can't be asked of this view: it shows no single head."]
    write(app, "kind-1", "next")
    assert not warned(app)
    lecture = begun(LETTERS, MASKS, LETTERS)
    app = edit(lecture)
    press_in_list(app, lecture, "open", 3)
    write(app, "kind-3", "row")
    [warning] = warned(app)
    assert "Scene 1 shows the answer" in warning and "move this scene before scene 1" in warning
    problems = [one["problem"] for one in sent(app, "sceneList")["scenes"]]
    assert problems == ["", "", "Scene 1 gives its answer away."]
    press_in_list(app, lecture, "up", 3)
    press_in_list(app, lecture, "up", 2)
    assert not warned(app)


def test_what_is_refused_is_said_and_not_kept(edit):
    lecture = begun(LETTERS, MASKS, question={"kind": "sure", "why": "It is {share}."})
    app = edit(lecture)
    for name, value in (("title", "  "), ("title-1", "   "), ("why-1", "Because {nonsense}")):
        write(app, name, value)
        assert now(lecture) == lecture
    assert ["computes: {token}, {share}, got nonsense" in text for text in warned(app)] == [True]
    assert field(app, "why-1").value == "Because {nonsense}"


def test_the_list_moves_copies_and_removes_and_the_fields_follow(edit, press_in_list):
    lecture = begun(LETTERS, MASKS, "train")
    app = edit(lecture)
    for what, number, open, left in (
        ("down", 1, 2, [2, 1, 3]), ("up", 3, 2, [2, 3, 1]),
        ("duplicate", 2, 3, [2, 3, 3, 1]), ("remove", 4, 3, [2, 3, 3]),
    ):  # fmt: skip
        press_in_list(app, lecture, what, number)
        data = sent(app, "sceneList")
        assert titles(now(lecture)) == [one["title"] for one in data["scenes"]] == [f"Scene {n}" for n in left]
        assert data["open"] == open and field(app, f"title-{open}").value == f"Scene {left[open - 1]}"
    opened = []
    while not app.button(key="edit-undo").disabled:
        click(app, "edit-undo")
        opened.append(sent(app, "sceneList")["open"])
    assert now(lecture) == lecture and opened == [4, 3, 2, 1] and field(app, "title-1").value == "Scene 1"


def test_texts_of_people_stay_text(edit, open_as):
    hostile = "![x](https://evil.example) **b** <script> :smile: $x$"
    lecture = begun(LETTERS, title=hostile)
    with_scenes(lecture, {"title": hostile, "view": LETTERS, "notes": hostile})
    app = edit(lecture)
    assert field(app, "title").value == field(app, "title-1").value == hostile
    assert literal(hostile) in [header.value for header in open_as(MINE, "lecture").header]
    ended = open_as(MINE, "lecture", ended=lecture.id)
    assert any("\\*\\*b" in header.value for header in ended.header)
