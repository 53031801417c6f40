"""Lectures of visitors: their owners, how they are shared, removed and brought back, and opened from a file."""

import pytest
from models_page import MINE, THEIRS, hash_of, labels, press, said
from own_lecture import LETTERS, MASKS, begun, click, made, now, sent, warned, with_scenes

from pages.server.own_lectures import OWN_LECTURES
from transformer.lectures import lecture_text

# Owners


def test_somebody_else_sees_a_lecture_by_its_link_and_changes_nothing(edit, open_as):
    lecture = begun(LETTERS)
    app = edit(lecture, THEIRS)
    assert any("Only the browser in which a lecture was begun" in text for text in warned(app))
    assert not [one for one in (*app.text_input, *app.text_area) if (one.key or "").startswith("edit-")]
    assert labels(app).count("Remove") == 0
    assert not [one for one in open_as(THEIRS, "lecture").header if one.value == "My talk"]
    assert sent(open_as(THEIRS, "lecture", give=f"{lecture.id}.1"), "given")["title"] == "My talk"


def test_only_its_owner_and_the_teacher_remove_it_and_it_comes_back(open_as, as_teacher):
    lecture = begun(LETTERS, token=THEIRS)
    app = open_as(THEIRS, "lecture")
    app.session_state["owner"] = MINE
    click(app, f"remove-{lecture.id}")
    assert now(lecture) == lecture and any("Only who wrote a lecture" in text for text in warned(app))
    assert not [one for one in open_as(MINE, "lecture").button if one.key == f"remove-{lecture.id}"]
    with as_teacher():
        app = open_as(MINE, "lecture")
        assert "Lectures of others" in [header.value for header in app.header]
        click(app, f"remove-{lecture.id}")
    assert now(lecture) is None and "Removed: My talk." in said(app)
    app = open_as(THEIRS, "lecture")
    assert "Removed: My talk." in said(app)  # a later session says so too
    click(app, "lecture-undo")
    assert now(lecture) == lecture and OWN_LECTURES.owner_of(lecture.id) == hash_of(THEIRS)
    assert "lecture-undo" not in [button.key for button in app.button]


def test_what_another_tab_removed_before_is_simply_gone(open_as):
    lecture = begun(LETTERS)
    app, other = open_as(MINE, "lecture"), open_as(MINE, "lecture")
    click(other, f"remove-{lecture.id}")
    click(app, f"remove-{lecture.id}")
    assert not warned(app) and not [one for one in app.header if one.value == "My talk"]


def test_the_list_shares_a_link_that_opens_the_first_scene(open_as):
    lecture = begun("start?model=reverse-letters&text=abc", LETTERS)
    app = open_as(MINE, "lecture")
    [link] = [code.value for code in app.code if lecture.id in code.value]
    assert link.endswith(f"/lecture?give={lecture.id}.1")
    assert "2 min" in said(app)
    with_scenes(lecture, {"title": "T", "view": LETTERS})
    assert "1 min" in said(app.run())


def test_one_whose_file_is_damaged_is_told_and_can_be_removed(open_as, tmp_path):
    lecture = begun(LETTERS)
    path = tmp_path / "own_lectures" / f"{lecture.id}.lecture.md"
    path.write_text("+++ no")
    app = open_as(MINE, "lecture")
    assert [error.value for error in app.error] == [
        f"A lecture of yours can't be read; its file on the server is damaged: {lecture.id}.lecture.md."
    ]
    click(app, f"remove-{lecture.id}")
    assert not app.error and not path.exists() and "Removed: a lecture." in said(app)


# Files


def upload(app, content, name="talk.md"):
    content = content if isinstance(content, bytes) else content.encode()
    app.file_uploader[0].upload(name, content, "text/markdown").run()
    press(app, "Open it")
    assert not app.exception
    return app


def test_a_saved_file_opened_is_a_lecture_of_ones_own(open_as):
    lecture = begun(LETTERS, MASKS, token=THEIRS, question={"kind": "next", "why": "{token}"}, notes="N")
    app = upload(open_as(MINE, "lecture"), lecture_text(lecture))
    [mine] = OWN_LECTURES.of_owner(hash_of(MINE))
    assert mine.id != lecture.id and mine.scenes == lecture.scenes and mine.title == lecture.title
    assert not warned(app) and now(lecture) == lecture


HEAD = "+++\ntitle = 'L'\nsummary = 'S'\n+++\n\n+++\ntitle = 'T'\n"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("hello", "“talk.md” must begin with a header of TOML"),
        (b"\xff\xfe", "must be text in UTF-8"),
        ("+++\ntitle = 'L'\nsummary = 'S'\n+++\n", "holds no scenes. Each has a header of its own"),
        (f"{HEAD}view = 'nowhere'\n+++\n", "scene 1, shows the page “nowhere”, which this lab does not have"),
        (f"{HEAD}view = 'lecture'\n+++\n", "scene 1, shows the page “lecture”, which this lab does not have"),
        (f"{HEAD}view = 'heads'\nminutes = 99\n+++\n", "scene 1 must take more than 0 and at most 60 minutes"),
        ("a" * 400_001, "must have at most 400 kB. Make it shorter."),
    ],
    ids=["no header", "bytes", "no scenes", "no such page", "the list", "minutes", "too long"],
)
def test_a_file_that_is_no_lecture_gets_a_sentence_and_leaves_nothing(open_as, content, sentence):
    app = upload(open_as(MINE, "lecture"), content)
    assert [sentence.replace("“talk.md” ", "") in text and "talk.md" in text for text in warned(app)] == [True]
    assert OWN_LECTURES.of_all() == [] and not warned(app.run())


def test_a_model_that_is_not_here_is_named(open_as, edit):
    lecture = begun(LETTERS.replace("reverse-letters", "no-such-model"), token=THEIRS)
    app = upload(open_as(MINE, "lecture"), lecture_text(lecture))
    [mine] = OWN_LECTURES.of_owner(hash_of(MINE))
    for seen in (app, edit(mine)):
        assert any("not on this server: “no-such-model”. Such a scene" in text for text in warned(seen))
    scene = made(mine, 1)
    assert "“no-such-model”" in scene["why_not"] and scene["view"] is None


def test_where_there_is_no_room_for_another_it_is_said(open_as, monkeypatch):
    monkeypatch.setattr("pages.server.own_lectures.MOST_OF_ONE", 1)
    lecture = begun(LETTERS)
    app = open_as(MINE, "lecture")
    press(app, "New lecture")
    assert any("You have 1 lectures here already" in text for text in warned(app))
    upload(app, lecture_text(lecture))
    assert any("You have 1 lectures here already" in text for text in warned(app))
    click(app, f"remove-{lecture.id}")
    press(app, "New lecture")
    click(app, "edit-close")
    click(app, "lecture-undo")
    assert any("You have 1 lectures here already" in text for text in warned(app)) and now(lecture) is None
