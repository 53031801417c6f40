"""Scenes of a lecture that somebody wrote: their questions, their way out as a file, and the lecture's end."""

import html
import shutil
import threading
from contextlib import ExitStack
from dataclasses import replace
from itertools import count
from types import SimpleNamespace

import pytest
from background import held_back
from models_page import MINE, SHIPPED, THEIRS, hash_of
from own_lecture import LETTERS, MASKS, begun, made, now, sent, warned, with_scenes
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pages.lecture import packing as packing
from pages.lecture import scenes
from pages.lecture.packing import make_file, pack_lecture
from pages.lecture.scenes import PackedScene, scene_for_lecturer
from pages.server import scenes as route
from pages.server.own_lectures import OWN_LECTURES
from pages.server.places import Places
from pages.server.scenes import SCENE_ROUTES
from pages.ui.models.shares import keep_model
from transformer import LabError, load
from transformer.lectures import scene_of


def asked(lecture, number=1):
    """Return the question of the lecturer's scene; None where nothing is asked."""
    return made(lecture, number)["posed"]


# Questions


def test_a_scene_of_anybody_is_made_in_the_background_and_once(monkeypatch):
    gate, threads = held_back(monkeypatch, scenes, "pack_scene")
    lecture = begun(LETTERS.replace("attention", "background"), question={"kind": "row", "ask": "Where now?"})
    assert scene_for_lecturer(lecture.id, "1") is None
    gate.set()
    assert asked(lecture)["ask"] == "Where now?" and asked(lecture)["id"] == now(lecture).scenes[0].question_id
    assert threads == ["own scenes"]


def test_it_is_asked_of_ones_own_and_of_shared_models(make_own_run):
    make_own_run("mine00000000")
    shared = keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="theirs"), hash_of(THEIRS))
    lecture = begun(
        "heads?model=my-model-mine00000000&text=a&kind=cross&layer=1&head=1",
        f"heads?model={shared.id}&text=abc&kind=cross&layer=1&head=1",
        question={"kind": "sure"},  # an untrained head looks everywhere
    )
    for number in (1, 2):
        scene = made(lecture, number)
        assert scene["posed"]["kind"] == "sure" and scene["view"]["component"] == "stage" and not scene["why_not"]


def test_a_question_that_cannot_be_asked_gets_a_sentence_and_the_picture():
    scene = made(begun(MASKS, question={"kind": "row"}), 1)
    assert scene["posed"] is None and scene["view"]["component"] == "matrices"
    assert scene["why_not"].startswith("The question of this scene can't be asked.")


def test_a_model_that_is_brought_later_is_asked_then(tmp_path, runs_elsewhere):
    lecture = begun("heads?model=brought&text=abc&kind=cross&layer=2&head=3", question={"kind": "row"})
    scene = made(lecture, 1)
    assert (scene["posed"], scene["view"], scene["title"]) == (None, None, "Scene 1")
    assert scene["why_not"] == "The model “brought” is not on this server."
    (tmp_path / "kept").mkdir()
    shutil.copy(SHIPPED / "copy-letters.safetensors", tmp_path / "kept" / "brought.safetensors")
    assert asked(lecture)["kind"] == "row"


def test_a_question_that_is_changed_is_asked_anew():
    lecture = begun(LETTERS, question={"kind": "row"})
    first = asked(lecture)
    with_scenes(lecture, {"title": "T", "view": LETTERS, "question": {"kind": "next", "ask": "And now?"}})
    second = asked(now(lecture))
    assert (second["kind"], second["ask"]) == ("next", "And now?") and second["id"] != first["id"]


# As a file


def test_an_own_lecture_goes_out_with_its_pictures_and_questions(make_own_run):
    make_own_run("mine00000000")
    lecture = begun("heads?model=my-model-mine00000000&text=a&kind=cross&layer=1&head=2", "train", LETTERS, LETTERS)
    asking = ({"title": "Q", "view": one, "question": {"kind": "sure"}} for one in ("train", "train", LETTERS, LETTERS))
    lecture = replace(lecture, scenes=(lecture.scenes[0], *with_scenes(lecture, *asking).scenes[1:]))
    found = pack_lecture(lecture)
    assert [scene["view"] for scene in found.scenes] == [0, None, 1, 1] and len(found.views) == 2
    assert found.scenes[1]["page"] == "Train"  # no picture holds the page's content
    asked = replace(lecture.scenes[0], question=lecture.scenes[2].question)
    assert pack_lecture(replace(lecture, scenes=(asked,))).scenes[0]["posed"]["kind"] == "sure"
    assert found.scenes[0]["selection"]["head"] == "2" and found.scenes[2]["posed"]["kind"] == "sure"
    assert b'data-lab="lecture"' in make_file(lecture) and lecture.title.encode() in make_file(lecture)


def test_a_question_that_cannot_be_asked_keeps_no_lecture_from_going_out():
    lecture = begun("alignment?model=reverse-letters&text=abc", LETTERS, question={"kind": "row"})
    without, asked = pack_lecture(lecture).scenes
    assert without["posed"] is None and without["view"] is not None and asked["posed"]["kind"] == "row"


@pytest.mark.parametrize(
    ("limit", "value", "sentence"),
    [("_SECONDS", -1, "Its models take longer than -1 seconds"), ("_BYTES", 1000, "Its pictures take more than <1 MB")],
)
def test_what_takes_too_long_or_too_much_room_is_refused_in_the_file(monkeypatch, limit, value, sentence):
    lecture = begun(LETTERS, MASKS)
    monkeypatch.setattr(packing, limit, value)
    with pytest.raises(LabError, match=sentence):
        pack_lecture(lecture)
    page = html.unescape(make_file(lecture).decode())
    assert f"This lecture can't be made into a file. {sentence}" in page and "fewer scenes" in page
    assert 'data-lab="lecture"' not in page


def test_it_stops_at_the_first_scene_beyond_its_time(monkeypatch):
    """The work for a stranger is bounded while it is done, not after."""
    clock, added = iter([0.0, 30.0, 89.0, 91.0]), []
    monkeypatch.setattr(packing, "time", SimpleNamespace(thread_time=lambda: next(clock)))  # not others' clock
    monkeypatch.setattr(packing, "pack_scene_of", lambda _, number: added.append(number) or PackedScene({}, None, ""))
    with pytest.raises(LabError, match="Its models take longer than 90 seconds on this server"):
        pack_lecture(begun(*["train"] * 10))
    assert added == [1, 2, 3]
    shipped = packing.lectures()["beginners"]
    monkeypatch.setattr(packing, "time", SimpleNamespace(thread_time=count(step=1000).__next__))
    assert len(pack_lecture(shipped).scenes) == len(shipped.scenes) == len(added) - 3


def test_nobody_waits_behind_the_scenes_of_one_other_person(monkeypatch):
    pack, gate = scenes.pack_scene, threading.Event()

    def pack_when_open(scene):
        if scene.title.startswith("Scene "):
            gate.wait(60)
        return pack(scene)

    monkeypatch.setattr(scenes, "pack_scene", pack_when_open)
    heavy = begun(*[LETTERS] * 10, token=THEIRS)
    mine = with_scenes(begun(LETTERS), {"title": "Mine", "view": LETTERS})
    client = TestClient(Starlette(routes=SCENE_ROUTES))
    try:
        assert [scene_for_lecturer(heavy.id, f"{number}") for number in range(1, 11)] == [None] * 10
        monkeypatch.setattr(route, "_OWN", Places(of_visitor=9, of_address=9, of_all=9))
        with ExitStack() as stack:
            for number in range(9):
                stack.enter_context(route._OWN.take((f"address {number}", f"visitor {number}")))
            assert client.get("/lab/lecture/beginners/no-peeking").status_code == 200
            assert client.get(f"/lab/lecture/{mine.id}/1").status_code == 503
        assert client.get(f"/lab/lecture/{mine.id}/1").json()["title"] == "Mine"
    finally:
        gate.set()


WRONG = [
    "alignment?model=reverse-letters&text=ab&least=much", "alignment?model=reverse-letters&text=ab&least=" + "9" * 5000,
    "heads?model=no-such&text=a", "heads?model=../secret&text=a", "twins?record=none",
    "decoding?model=reverse-letters&text=ab&strategy=beam&width_of_beam=999",
    "alignment?model=reverse-letters&text=ab&lines_by=layer " + "9" * 5000 + ", head 1",
    "alignment?model=reverse-letters&text=ab&lines_by=layer ٣, head ٣",
]  # fmt: skip


@pytest.mark.parametrize("view", WRONG, ids=lambda view: view[:60])
def test_a_view_that_cannot_be_becomes_a_page_that_says_why(view):
    lecture = begun(view, title="<b>T")
    page = make_file(lecture).decode()
    assert "This lecture can't be made into a file." in html.unescape(page) and "<b>T" not in page


def test_lines_by_a_head_that_is_not_there_are_those_of_one_that_is():
    lines_by = "layer 9999, head 9999"
    scene = scene_of({"title": "T", "view": f"alignment?model=reverse-letters&text=ab&lines_by={lines_by}"}, "", "a")
    found = pack_lecture(replace(begun("train"), scenes=(scene,)))
    assert found.scenes[0]["selection"]["layer"] in (0, 1) and found.views[0][0] == "alignment"


# The lecture is given


def test_it_is_given_by_the_browser_which_tells_what_to_open(open_as):
    lecture = begun(LETTERS, "train", MASKS)
    data = sent(open_as(THEIRS, "lecture", give=f"{lecture.id}.1"), "given")
    assert [(scene["title"], scene["live"]) for scene in data["scenes"]] == [
        ("Scene 1", False), ("Scene 2", True), ("Scene 3", False)
    ]  # fmt: skip
    assert data["tag"] == "1" and data["scenes"][2]["link"] == f"./lecture?give={lecture.id}.3"
    assert data["scenes"][1]["link"] == f"./train?lecture={lecture.id}.2"
    assert sent(open_as(THEIRS, "lecture", give=f"{lecture.id}.end"), "given")["tag"] == "end"
    assert sent(open_as(THEIRS, "lecture", notes=f"{lecture.id}.3"), "notes")["tag"] == "3"


def test_what_no_picture_holds_is_given_on_its_own_page(open_as):
    lecture = begun(LETTERS, "train", MASKS)
    app = open_as(THEIRS, "train", lecture=f"{lecture.id}.2")
    assert not app.exception and app.title[0].value == "Scene 2"
    ways = {one.proto.label: (one.proto.page, one.proto.query_string) for one in app.get("page_link")}
    assert ways["Back"] == ("lecture", f"give={lecture.id}.1")
    assert ways["Next"] == ("lecture", f"give={lecture.id}.3")
    last = open_as(THEIRS, "train", lecture=f"{begun('train').id}.1")
    ways = {one.proto.label: one.proto.query_string for one in last.get("page_link")}
    assert ways["End"].endswith(".end") and "Next" not in ways and "Back" not in ways


def test_an_older_link_to_a_page_leads_to_the_lecture(open_as):
    lecture = begun(LETTERS)
    app = open_as(THEIRS, "heads", model="reverse-letters", text="attention", lecture=f"{lecture.id}.1")
    assert sent(app, "given")["tag"] == "1" and app.query_params["give"] == f"{lecture.id}.1"


@pytest.mark.parametrize("name", ["give", "notes"])
def test_a_lecture_that_was_removed_meanwhile_is_said_on_the_list(open_as, name):
    lecture = begun(LETTERS)
    for tag in (f"{lecture.id}.2", f"{lecture.id}.", "x.1", ".", "beginners"):
        app = open_as(THEIRS, "lecture", **{name: tag})
        assert any(f"something that is not here ({name})" in one for one in warned(app)) and not sent(app, name)
        assert app.title[0].value == "Lecture"
    OWN_LECTURES.remove(lecture.id)
    assert not sent(open_as(THEIRS, "lecture", **{name: f"{lecture.id}.1"}), "given")


def test_a_scene_is_sent_to_who_asks_for_it_and_nothing_else(monkeypatch):
    client = TestClient(Starlette(routes=SCENE_ROUTES))
    lecture = begun(LETTERS, notes="Say *this*.")
    scene = client.get(f"/lab/lecture/{lecture.id}/1").json()
    assert scene["view"]["component"] == "stage" and "<em>this</em>" in scene["notes"]
    assert client.get("/lab/lecture/beginners/no-peeking").json()["title"] == "It must not look ahead"
    monkeypatch.setattr(route, "_OWN", Places(0, 9, 9))
    assert client.get("/lab/lecture/beginners/no-peeking").status_code == 200
    refused = client.get(f"/lab/lecture/{lecture.id}/1")
    assert refused.status_code == 503 and "too much to do" in refused.json()["why"]
    monkeypatch.undo()
    for path in (f"{lecture.id}/2", "beginners/99", "aaaaaaaaaaaa/1", "..%2Fx/1", f"{lecture.id}/end", "%00/%00"):
        assert client.get(f"/lab/lecture/{path}").status_code == 404


def test_a_class_is_told_the_way_to_each_scene_of_ones_own_lecture(open_as):
    lecture, theirs = begun(LETTERS, MASKS), begun(LETTERS, token=THEIRS)
    app = open_as(MINE, "lecture")
    data = sent(app, "classroom")
    assert [link.rpartition("=")[2] for link in data["links"][lecture.id]] == [f"{lecture.id}.1", f"{lecture.id}.2"]
    assert theirs.id not in data["links"] and "beginners" in data["links"]
    assert [button for button in app.button if button.key == f"class-{lecture.id}"]
