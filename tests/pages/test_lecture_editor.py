"""The editor of a lecture: each field is kept at once, refused beside itself, and undone."""

import pytest
from models_page import MINE, hash_of, labels, press, said
from own_lecture import LETTERS, MASKS, begun, click, field, now, titles, warned, with_scenes, write

from pages.server.own_lectures import OWN_LECTURES
from pages.ui.shell.glossary import literal
from transformer.lectures import KINDS

ELSEWHERE = literal("This lecture was changed in another tab; here it is as it is now. Your last change was not made.")


def test_a_new_lecture_opens_in_the_editor_and_says_what_to_do(open_as):
    app = open_as(MINE, "lecture")
    assert any("Begin a lecture" in text for text in said(app))
    press(app, "New lecture")
    [mine] = OWN_LECTURES.of_owner(hash_of(MINE))
    assert app.query_params["edit"] == mine.id and mine.title == "My lecture" and mine.scenes == ()
    assert field(app, "title").value == mine.title and field(app, "summary").value == mine.summary
    assert "Add this view" in app.info[0].value and not warned(app)
    click(app, "edit-close")
    assert "edit" not in app.query_params and mine.title in [header.value for header in app.header]
    assert f"save-{mine.id}" and not any("Share" in label for label in labels(app))


def test_every_field_is_kept_at_once(edit):
    lecture = begun(LETTERS, MASKS)
    app = edit(lecture)
    for name, value in (
        ("title", "A talk"), ("summary", "Long."), ("title-2", "Masks *now*"),
        ("said-2", "  Said *so*. <b>x</b>\n\n+++  "),
        ("minutes-2", 2.5), ("notes-2", "Ask\nthem."), ("kind-1", "row"), ("ask-1", "Where?"),
        ("why-1", "Because {share}."),
    ):  # fmt: skip
        write(app, name, value)
    found = now(lecture)
    first, second = found.scenes
    assert (found.title, found.summary) == ("A talk", "Long.")
    assert (second.title, second.sentences) == ("Masks *now*", "Said *so*. <b>x</b>\n\n+++")
    assert (second.minutes, second.notes) == (2.5, "Ask\nthem.")
    assert (first.question.kind, first.question.ask, first.question.why) == ("row", "Where?", "Because {share}.")
    assert (first.title, first.sentences, first.link) == ("Scene 1", "Said.", lecture.scenes[0].link)
    again = edit(lecture)
    assert field(again, "said-2").value == second.sentences and field(again, "kind-1").value == "row"
    assert not warned(app) and not warned(again)


def test_a_question_that_cannot_be_asked_is_told_while_one_writes(edit):
    lecture = begun("alignment?model=reverse-letters&text=abc", LETTERS)
    app = edit(lecture)
    write(app, "kind-2", "row")
    assert not warned(app)
    write(app, "kind-1", "row")
    assert warned(app) == ["This can't be asked of this view: it shows no single head."]
    write(app, "kind-1", "next")
    assert not warned(app)


def test_a_scene_that_gives_an_answer_away_is_named_while_one_writes(edit):
    lecture = begun(LETTERS, MASKS, LETTERS)
    app = edit(lecture)
    write(app, "kind-3", "row")
    [warning] = warned(app)
    assert "Scene 1 shows the answer" in warning and "move this scene before scene 1" in warning
    click(app, "Up-3")
    click(app, "Up-2")
    assert not warned(app)


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_of_each_kind_is_chosen_and_taken_away(edit, kind):
    lecture = begun(LETTERS, question={"kind": "sure", "why": "{share}", "ask": "Hm?", "head": "cross.1.1", "step": 3})
    app = edit(lecture)
    write(app, "kind-1", kind)
    question = now(lecture).scenes[0].question
    assert (question.kind, question.head, question.step) == (kind, "cross.1.1", 3)
    assert bool(warned(app)) == (kind == "twin") and field(app, "ask-1").value == question.ask
    write(app, "kind-1", "nothing")
    assert now(lecture).scenes[0].question is None
    assert not [one for one in app.text_input if (one.key or "").startswith("edit-ask")]


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("why-1", "Because {nonsense}", "computes: {token}, {share}, got nonsense"),
        ("title-1", "   ", "Scene 1 must have a title, and has an empty one."),
    ],
)
def test_what_is_refused_is_said_beside_its_scene_and_not_kept(edit, name, value, sentence):
    lecture = begun(LETTERS, MASKS, question={"kind": "sure", "why": "It is {share}."})
    app = edit(lecture)
    write(app, name, value)
    assert [sentence in text for text in warned(app)] == [True] and now(lecture) == lecture
    kinds = [element.type for element in app.main]
    keys = [getattr(element, "key", None) or "" for element in app.main]
    first, words = (
        next(n for n, key in enumerate(keys) if key.startswith(f"edit-{at}")) for at in ("title-1", "said-1")
    )
    assert first < kinds.index("warning") < words
    assert field(app, name).value == value and app.button(key="edit-undo").disabled
    write(app, "title-2", "Another")
    assert not warned(app) and titles(lecture) == ["Scene 1", "Another"]


def test_an_empty_title_of_the_lecture_stays_what_it_was(edit):
    lecture = begun(LETTERS)
    write(edit(lecture), "title", "  ")
    assert now(lecture).title == "My talk"


def test_up_down_remove_and_undo(edit):
    lecture = begun(LETTERS, MASKS, "train")
    app = edit(lecture)
    assert [app.button(key=f"Up-{n}").disabled for n in (1, 2, 3)] == [True, False, False]
    assert [app.button(key=f"Down-{n}").disabled for n in (1, 2, 3)] == [False, False, True]
    click(app, "Down-1")
    assert titles(lecture) == ["Scene 2", "Scene 1", "Scene 3"]
    assert [field(app, f"title-{n}").value for n in (1, 2, 3)] == titles(lecture)
    click(app, "Up-3")
    assert titles(lecture) == ["Scene 2", "Scene 3", "Scene 1"]
    click(app, "remove-2")
    assert titles(lecture) == ["Scene 2", "Scene 1"] and field(app, "title-2").value == "Scene 1"
    write(app, "said-1", "Other words.")
    seen = []
    while not app.button(key="edit-undo").disabled:
        click(app, "edit-undo")
        seen.append([titles(lecture), now(lecture).scenes[0].sentences, field(app, "title-2").value])
    assert seen == [
        [["Scene 2", "Scene 1"], "Said.", "Scene 1"],
        [["Scene 2", "Scene 3", "Scene 1"], "Said.", "Scene 3"],
        [["Scene 2", "Scene 1", "Scene 3"], "Said.", "Scene 1"],
        [["Scene 1", "Scene 2", "Scene 3"], "Said.", "Scene 2"],
    ]
    assert now(lecture) == lecture


def test_a_scene_that_another_tab_removed_is_not_changed_and_ends_nothing(edit):
    lecture = begun(LETTERS, MASKS)
    app, other = edit(lecture), edit(lecture)
    click(other, "remove-2")
    write(app, "said-2", "Too late.")
    assert titles(lecture) == ["Scene 1"] and now(lecture).scenes[0].sentences == "Said."
    click(edit(lecture), "remove-1")
    click(app, "remove-1")
    assert now(lecture).scenes == () and app.info


def test_what_another_tab_changed_is_not_overwritten_unseen(edit):
    lecture = begun(LETTERS, MASKS, LETTERS)
    app, other = edit(lecture), edit(lecture)
    write(app, "title-1", "Mine")
    click(other, "Down-2")
    write(app, "said-2", "Meant for the scene that stood here.")
    assert titles(lecture) == ["Mine", "Scene 3", "Scene 2"] and warned(app) == [ELSEWHERE]
    assert {scene.sentences for scene in now(lecture).scenes} == {"Said."}
    assert field(app, "title-2").value == "Scene 3" and field(app, "said-2").value == "Said."
    write(app, "said-2", "Meant for this one.")
    assert now(lecture).scenes[1].sentences == "Meant for this one." and warned(app) == []
    write(other, "said-2", "Theirs.")
    assert now(lecture).scenes[1].sentences == "Meant for this one." and warned(other) == [ELSEWHERE]
    click(app, "edit-undo")
    assert now(lecture).scenes[1].sentences == "Said."
    write(edit(lecture), "title-1", "Theirs")
    click(app, "edit-undo")
    assert titles(lecture)[0] == "Theirs" and warned(app) == [ELSEWHERE]


def test_minutes_shorter_than_the_field_offers_do_not_end_the_editor(edit):
    lecture = begun(LETTERS, minutes=0.25)
    assert field(edit(lecture), "minutes-1").value == 0.25


def test_texts_of_people_stay_text(edit, open_as):
    hostile = "![x](https://evil.example) **b** <script> :smile: $x$"
    lecture = begun(LETTERS, title=hostile)
    with_scenes(lecture, {"title": hostile, "view": LETTERS, "notes": hostile})
    app = edit(lecture)
    assert field(app, "title").value == field(app, "title-1").value == hostile
    shown = open_as(MINE, "lecture")
    assert literal(hostile) in [header.value for header in shown.header]
    ended = open_as(MINE, "lecture", ended=lecture.id)
    assert any("\\*\\*b" in header.value for header in ended.header) and not ended.exception


@pytest.mark.parametrize("id", ["", "x", "../x", "😀", "abcdefghijkl", "a" * 3000])
def test_a_link_to_no_lecture_says_so(open_as, id):
    for name in ("edit", "ended", "lecture"):
        app = open_as(MINE, "lecture", **{name: id})
        assert not app.exception
        is_said = any("There is no lecture with this link" in text for text in warned(app))
        assert is_said == (name == "edit" and id != "")
