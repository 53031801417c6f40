"""The start of a class on the page of lectures: without a browser, with a real lecture."""

import json
import queue

import pytest
from held_class import packed, ready, run

from pages.lecture import classroom
from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom.live_classes import MOST_OF_ONE, LiveClasses
from pages.ui.state.lecture_links import lectures

SECRET = "a" * 32


@pytest.fixture
def rooms(monkeypatch, tmp_path):
    rooms = LiveClasses(lambda: tmp_path / "classes")
    monkeypatch.setattr(classroom, "LIVE_CLASSES", rooms)
    return rooms


def told(app, name="classroom"):
    """Return the data that a component of the page was sent."""
    (found,) = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith(f"_{name}")]
    return json.loads(found.json)


def press(app, lecture="beginners"):
    return app.button(key=f"class-{lecture}").click().run()


def test_the_button_starts_a_class_that_the_browser_leads(open_as, rooms, monkeypatch):
    asked_for = queue.Queue()
    monkeypatch.setattr(classroom, "pack_shipped", lambda name: asked_for.put(name) or packed())
    app = open_as(SECRET, "lecture")
    assert told(app)["started"] is None and rooms._entries == {}
    app = press(app, "forty")
    assert not app.exception and not app.warning
    started = told(app)["started"]
    room = rooms.find(started["code"])
    assert room.is_led_by(started["secret"]) and len(rooms._entries) == 1
    assert asked_for.get(timeout=60) == "forty"
    assert told(app.run())["started"] == started and len(rooms._entries) == 1  # no run of the page starts another class
    assert told(open_as(SECRET, "lecture"))["started"] is None  # a secret is told only where it was made


def test_the_browser_gets_a_link_to_every_scene_of_every_lecture(open_page, rooms):
    links = told(open_page("lecture"))["links"]
    assert {name: len(found) for name, found in links.items()} == {
        name: len(lecture.scenes) for name, lecture in lectures().items()
    }


def test_caps_are_said_in_a_sentence_once_and_not_to_the_teacher(open_as, rooms, monkeypatch, as_teacher):
    monkeypatch.setattr(classroom, "pack_shipped", lambda name: packed())
    app = open_as(SECRET, "lecture")
    for _ in range(MOST_OF_ONE):
        app = press(app)
        assert not app.warning
    last = told(app)["started"]
    app = press(app)
    (warning,) = app.warning
    assert f"holds {MOST_OF_ONE} classes already. End one of them first." in warning.value and not app.exception
    assert told(app)["started"] == last and len(rooms._entries) == MOST_OF_ONE
    assert not app.run().warning
    monkeypatch.setattr(rooms_own, "MOST_CLASSES", MOST_OF_ONE)
    (warning,) = press(open_as("b" * 32, "lecture")).warning  # another browser
    assert "as many as it can" in warning.value and not warning.value.count("End ")
    with as_teacher():  # the teacher gets one all the same, sees all, and ends any
        app = press(open_as("c" * 32, "lecture"))
        assert not app.warning and len(rooms._entries) == MOST_OF_ONE + 1
        app = app.button(key=f"end-{last['code']}").click().run()
    assert not app.exception and rooms.find(last["code"]) is None


def test_a_shipped_lecture_is_made_for_the_phones(rooms):
    async def use():
        rooms.open()
        room, _ = rooms.start("me", lambda: classroom.pack_lecture(lectures()["beginners"]))
        await ready(rooms, room)
        return room

    room = run(use())
    lecture = lectures()["beginners"]
    scenes = room.class_lecture.for_phones()["scenes"]
    assert room.problem == "" and [scene["title"] for scene in scenes] == [scene.title for scene in lecture.scenes]
    for scene in scenes:
        assert len(rooms.view(room, scene["view"])) > 200
    asked = [scene["posed"]["id"] for scene in scenes if scene["posed"]]
    assert asked == [scene.question_id for scene in lecture.scenes if scene.question_id] != []
    for question in asked:
        room.show(question)
        assert room.public_state()["shown"][question]["truth"]["answer"]


def test_the_command_for_other_computers_names_this_one_or_nothing(open_page, rooms, monkeypatch):
    monkeypatch.setattr(classroom, "_own_address", lambda: "192.0.2.7")
    commands = told(open_page("lecture"))["commands"]
    assert commands == [".venv/bin/streamlit run app.py --server.address=192.0.2.7", "http://192.0.2.7:8501"]
    monkeypatch.setattr(classroom, "_own_address", lambda: "")
    assert told(open_page("lecture"))["commands"] == []
