"""The editor of a lecture: each field is kept at once, refused beside itself, and undone."""

import pytest
from models_page import MINE, hash_of, labels, press
from own_lecture import LETTERS, MASKS, begun, click, field, now, titles, warned, with_scenes, write

from pages.server.own_lectures import OWN_LECTURES
from pages.ui.shell.glossary import literal

ELSEWHERE = literal("This lecture was changed in another tab; here it is as it is now. Your last change was not made.")


def test_a_new_lecture_opens_in_the_editor_and_says_what_to_do(open_as):
    app = open_as(MINE, "lecture")
    assert any("press Add this view" in (button.help or "") for button in app.button)
    press(app, "New lecture")
    [mine] = OWN_LECTURES.of_owner(hash_of(MINE))
    assert app.query_params["edit"] == mine.id and mine.title == "My lecture" and mine.scenes == ()
    assert field(app, "title").value == mine.title and field(app, "summary").value == mine.summary
    assert "Add this view" in app.info[0].value and not warned(app)
    click(app, "edit-close")
    assert "edit" not in app.query_params and mine.title in [header.value for header in app.header]
    assert f"save-{mine.id}" and not any("Share" in label for label in labels(app))


def test_what_is_written_is_kept_at_once_and_there_again(edit):
    lecture = begun(LETTERS, MASKS)
    app = edit(lecture)
    given = {
        "title": "A talk", "summary": "Long.", "title-2": "Masks *now*", "said-2": "So.\n\n+++", "minutes-2": 2.5,
        "notes-2": "Ask\nthem.", "kind-1": "row", "ask-1": "Where?", "why-1": "Because {share}.",
    }  # fmt: skip
    for name, value in given.items():
        write(app, name, value)
    again = edit(lecture)
    assert {name: field(again, name).value for name in given} == given and not warned(app) and not warned(again)
    found, (first, second) = now(lecture), now(lecture).scenes
    assert (found.title, second.sentences, first.question.ask) == ("A talk", "So.\n\n+++", "Where?")
    write(app, "kind-1", "nothing")
    assert not [one for one in app.text_input if (one.key or "").startswith("edit-ask")]


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


def test_what_is_refused_is_said_beside_its_scene_and_not_kept(edit):
    name, value = "why-1", "Because {nonsense}"
    lecture = begun(LETTERS, MASKS, question={"kind": "sure", "why": "It is {share}."})
    app = edit(lecture)
    write(app, name, value)
    assert ["computes: {token}, {share}, got nonsense" in text for text in warned(app)] == [True] and now(
        lecture
    ) == lecture
    kinds = [element.type for element in app.main]
    keys = [getattr(element, "key", None) or "" for element in app.main]
    first, words = (
        next(n for n, key in enumerate(keys) if key.startswith(f"edit-{at}")) for at in ("title-1", "said-1")
    )
    assert first < kinds.index("warning") < words
    assert field(app, name).value == value and app.button(key="edit-undo").disabled
    write(app, "title-2", "Another")
    assert not warned(app) and titles(lecture) == ["Scene 1", "Another"]


def test_buttons_move_remove_and_undo_and_the_fields_follow(edit):
    lecture = begun(LETTERS, MASKS, "train")
    app = edit(lecture)
    assert [app.button(key=f"Up-{n}").disabled for n in (1, 2, 3)] == [True, False, False]
    assert [app.button(key=f"Down-{n}").disabled for n in (1, 2, 3)] == [False, False, True]
    for key, left in (("Down-1", [2, 1, 3]), ("Up-3", [2, 3, 1]), ("remove-2", [2, 1])):
        click(app, key)
        assert titles(lecture) == [f"Scene {n}" for n in left]
        assert [field(app, f"title-{at}").value for at in range(1, len(left) + 1)] == titles(lecture)
    while not app.button(key="edit-undo").disabled:
        click(app, "edit-undo")
    assert now(lecture) == lecture and field(app, "title-1").value == "Scene 1"


def test_what_another_tab_changed_is_told_and_shown_as_it_is_now(edit):
    lecture = begun(LETTERS, MASKS, LETTERS)
    app, other = edit(lecture), edit(lecture)
    click(other, "Down-2")
    write(app, "said-2", "Meant for the scene that stood here.")
    assert titles(lecture) == ["Scene 1", "Scene 3", "Scene 2"] and warned(app) == [ELSEWHERE]
    assert field(app, "title-2").value == "Scene 3" and field(app, "said-2").value == "Said."
    write(app, "said-2", "Meant for this one.")
    assert now(lecture).scenes[1].sentences == "Meant for this one." and warned(app) == []
    click(edit(lecture), "remove-3")
    click(app, "remove-3")
    assert titles(lecture) == ["Scene 1", "Scene 3"] and warned(app) == [ELSEWHERE]


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


@pytest.mark.parametrize("id", ["", "../x", "😀", "abcdefghijkl", "a" * 3000])
def test_a_link_to_no_lecture_says_so(open_as, id):
    for name in ("edit", "ended", "lecture"):
        app = open_as(MINE, "lecture", **{name: id})
        assert not app.exception
        is_said = any("There is no lecture with this link" in text for text in warned(app))
        assert is_said == (name == "edit" and id != "")
