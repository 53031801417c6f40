"""A lecture is given: by the browser, to a class, and as a file; each scene is made once, and bounded in work."""

import base64
import gzip
import html
import json
import queue
import re
import shutil
import zlib
from dataclasses import replace

import pytest
from background import held_back
from held_class import packed
from jobs import wait_until
from models_page import MINE, SHIPPED, THEIRS, hash_of
from own_lecture import LETTERS, MASKS, begun, click, made, now, sent, warned, with_scenes
from rows import rows

from pages.lecture import classroom, packing, scenes
from pages.lecture.packing import make_file, make_shipped_file, pack_lecture
from pages.lecture.scenes import pack_scene_of, scene_for_lecturer
from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom.live_classes import LiveClasses
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.models.shares import keep_model
from pages.ui.state.lecture_links import lectures
from transformer import LabError, load
from transformer.lectures import shipped_lectures

LECTURES = shipped_lectures()


# In the browser


def test_it_is_given_by_the_browser_which_tells_what_to_open(open_as):
    lecture = begun(LETTERS, "train", MASKS)
    data = sent(open_as(THEIRS, "lecture", give=f"{lecture.id}.1"), "given")
    assert [scene["live"] for scene in data["scenes"]] == [False, True, False]
    assert data["tag"] == "1" and data["scenes"][2]["link"] == f"./lecture?give={lecture.id}.3"
    assert data["scenes"][1]["link"] == f"./train?lecture={lecture.id}.2"
    assert sent(open_as(THEIRS, "lecture", notes=f"{lecture.id}.3"), "notes")["tag"] == "3"
    app = open_as(THEIRS, "train", lecture=f"{lecture.id}.2")  # no picture holds a page that trains
    ways = {one.proto.label: (one.proto.page, one.proto.query_string) for one in app.get("page_link")}
    assert ways["Back"] == ("lecture", f"give={lecture.id}.1") and ways["Next"] == ("lecture", f"give={lecture.id}.3")
    older = open_as(THEIRS, "heads", model="reverse-letters", text="attention", lecture=f"{lecture.id}.1")
    assert sent(older, "given")["tag"] == "1" and older.query_params["give"] == f"{lecture.id}.1"


def test_a_scene_that_is_not_there_is_said_on_the_list(open_as):
    lecture = begun(LETTERS)
    for name, tag in (("give", f"{lecture.id}.2"), ("give", "."), ("notes", "beginners")):
        app = open_as(THEIRS, "lecture", **{name: tag})
        assert any(f"something that is not here ({name})" in one for one in warned(app)) and not sent(app, name)
    OWN_LECTURES.remove(lecture.id)
    assert not sent(open_as(THEIRS, "lecture", give=f"{lecture.id}.1"), "given")


# Scenes of people


def test_the_end_has_a_picture_of_each_scene_whose_takeaway_it_says():
    lecture = begun(LETTERS, "look?model=gone&text=a", "train", LETTERS, takeaway="So.")
    end = wait_until(lambda: scene_for_lecturer(lecture.id, "end"))
    assert [picture[:4] for picture in json.loads(gzip.decompress(end.value))["pictures"]] == ["<img", "", ""]


def test_a_scene_of_anybody_is_made_in_the_background_and_once(monkeypatch):
    gate, threads = held_back(monkeypatch, scenes, "pack_scene")
    view, asked = LETTERS.replace("attention", "background"), {"kind": "row", "ask": "Where now?"}
    lecture = begun(view, question=asked, notes="Say *this*.")
    assert scene_for_lecturer(lecture.id, "1") is None
    gate.set()
    assert "<em>this</em>" in made(lecture, 1)["notes"]
    first = made(lecture, 1)["posed"]
    assert first["ask"] == "Where now?" and first["id"] == now(lecture).scenes[0].question_id
    assert made(lecture, 1)["posed"] == first and threads == ["own scenes"]
    with_scenes(lecture, {"title": "T", "view": LETTERS, "question": {"kind": "next", "ask": "And now?"}})
    second = made(now(lecture), 1)["posed"]  # a question that is changed is asked anew
    assert (second["kind"], second["ask"]) == ("next", "And now?") and second["id"] != first["id"]


def test_a_question_is_asked_of_own_and_shared_models_or_told_why_not(make_own_run, tmp_path):
    make_own_run("mine00000000")
    shared = keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="theirs"), hash_of(THEIRS))
    models = ["my-model-mine00000000", shared.id]
    views = [f"heads?model={one}&text=a&kind=cross&layer=1&head=1" for one in models]  # such a head looks everywhere
    lecture = begun(*views, "heads?model=brought&text=abc&kind=cross&layer=2&head=3", question={"kind": "sure"})
    for number in (1, 2):
        scene = made(lecture, number)
        assert scene["posed"]["kind"] == "sure" and scene["view"]["component"] == "stage" and not scene["why_not"]
    scene = made(lecture, 3)
    assert (scene["posed"], scene["view"]) == (None, None) and "“brought” is not on this server" in scene["why_not"]
    shutil.copy(SHIPPED / "copy-letters.safetensors", tmp_path / "kept" / "brought.safetensors")
    assert made(lecture, 3)["posed"]["kind"] == "sure"
    scene = made(begun(MASKS, question={"kind": "row"}), 1)
    assert scene["posed"] is None and scene["view"]["component"] == "matrices" and "can't be asked." in scene["why_not"]


# As a file


@pytest.mark.parametrize("name", rows([*LECTURES], ["beginners"]))
def test_every_scene_is_in_the_file_with_its_picture_and_its_question(name):
    lecture, page = LECTURES[name], make_shipped_file(name).decode()
    found = re.search(r'data-lab="lecture" data-bytes="([A-Za-z0-9+/=]+)"', page)
    data = json.loads(zlib.decompress(base64.b64decode(found[1])))
    assert f"<h1>{html.escape(lecture.title)}</h1>" in page and len(page) <= 5e6
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", page)
    assert [scene["title"] for scene in data["scenes"]] == [scene.title for scene in lecture.scenes]
    assert not any(scene["page"] for scene in data["scenes"])  # no scene leads back to the lab
    for scene, found in zip(lecture.scenes, data["scenes"], strict=True):
        assert (found["posed"] or {}).get("id", "") == scene.question_id
        view, chosen = data["views"][found["view"]], found["selection"]
        assert len(view["bytes"]) > 500 and (scene.page != "twins" or view["component"] == "film")
        if "head" in scene.state:
            assert [[chosen["head"]], [str(chosen["layer"] + 1)]] == [scene.state["head"], scene.state["layer"]]


def test_an_own_lecture_goes_out_with_its_pictures_and_questions():
    found = pack_lecture(begun(LETTERS, "train", LETTERS, question={"kind": "sure"}))
    assert [scene["view"] for scene in found.scenes] == [0, None, 0] and len(found.views) == 1
    assert found.scenes[1]["page"] == "Train" and found.scenes[2]["posed"]["kind"] == "sure"


def test_a_file_tells_what_can_not_be_in_it_and_the_work_for_it_is_bounded(monkeypatch):
    made = []
    monkeypatch.setattr(packing, "pack_scene_of", lambda *scene: made.append(scene[1]) or pack_scene_of(*scene))
    for limit, value, sentence in (
        ("_SECONDS", -1, "Its models take longer than -1 seconds"),
        ("_BYTES", 1000, "Its pictures take more than <1 MB"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(packing, limit, value)
            with pytest.raises(LabError, match=sentence):
                pack_lecture(begun(LETTERS, MASKS))
    assert made == [1, 1]  # it stops at the first scene beyond its limit
    page = make_file(begun("heads?model=../secret&text=a", title="<b>T")).decode()
    assert "This lecture can't be made into a file." in html.unescape(page) and "<b>T" not in page


# To a class


def test_the_button_starts_a_class_that_the_browser_leads(open_as, tmp_path, monkeypatch, as_teacher):
    asked_for, own, rooms = queue.Queue(), begun(LETTERS, MASKS, token=MINE), LiveClasses(lambda: tmp_path / "classes")
    begun(LETTERS, token=THEIRS)
    monkeypatch.setattr(classroom, "LIVE_CLASSES", rooms)
    monkeypatch.setattr(classroom, "pack_shipped", lambda name: asked_for.put(name) or packed())
    monkeypatch.setattr(classroom, "_own_address", lambda: "192.0.2.7")
    app = open_as(MINE, "lecture")
    told = sent(app, "classroom")
    assert told["started"] is None
    assert told["links"].keys() == {*lectures(), own.id} and told["links"][own.id][1].endswith(f"={own.id}.2")
    assert told["commands"][1] == "http://192.0.2.7:8501"
    started = sent(click(app, "class-forty"), "classroom")["started"]
    room = rooms.find(started["code"])
    assert not app.warning and room.is_led_by(started["secret"]) and asked_for.get(timeout=60) == "forty"
    assert sent(app.run(), "classroom")["started"] == started and asked_for.empty()  # no run of the page starts another
    assert sent(open_as(MINE, "lecture"), "classroom")["started"] is None  # a secret is told only where it was made
    monkeypatch.setattr(rooms_own, "MOST_CLASSES", 1)
    (warning,) = click(app, "class-beginners").warning
    assert "as many as it can" in warning.value and not app.run().warning
    with as_teacher():  # who ends any class
        click(open_as(THEIRS, "lecture"), f"end-{room.code}")
    assert rooms.find(room.code) is None
