"""Scenes of a lecture that somebody wrote: what they ask, how they go out as a file, and how the lecture ends."""

import html
import json
import shutil
import threading
from dataclasses import replace
from types import SimpleNamespace

import pytest
from background import measured
from models_page import MINE, SHIPPED, THEIRS, hash_of
from own_lecture import LETTERS, MASKS, begun, now, warned, with_scenes

from pages.lecture import packed as packing
from pages.lecture.packed import file_of, packed_lecture
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.models.shares import keep_model
from pages.ui.state import asked as module
from transformer import LabError, load
from transformer.lectures import scene_of

WAITS = "The model is asked …"


def sent(app, component):
    """What the page sends to the first component of a name; None if it has none."""
    found = [one.proto for one in app.get("bidi_component") if one.proto.component_name.endswith(f"_{component}")]
    return json.loads(found[0].json) if found else None


def posed(app):
    """What the page asks; None where it asks nothing yet."""
    return (sent(app, "predict") or {}).get("posed")


def give(open_as, lecture, number=1, token=THEIRS):
    scene = now(lecture).scenes[number - 1]
    state = {name: values if len(values) > 1 else values[0] for name, values in scene.state.items()}
    app = open_as(token, scene.page, **state, lecture=f"{lecture.id}.{number}")
    assert not app.exception
    return app


# Questions


def test_the_question_of_an_own_scene_is_asked_in_the_background(open_as, monkeypatch):
    gate, threads, open_named = threading.Event(), [], module.open_named

    def held(name):
        gate.wait(60)
        threads.append(threading.current_thread().name)
        return open_named(name)

    monkeypatch.setattr(module, "open_named", held)
    lecture = begun(LETTERS.replace("attention", "background"), question={"kind": "row", "ask": "Where now?"})
    app = give(open_as, lecture)
    assert posed(app) is None and WAITS in [text.value for text in app.text]
    gate.set()
    app = measured(app)
    assert posed(app)["ask"] == "Where now?" and threads == ["later"] and not warned(app)
    assert posed(app)["id"] == now(lecture).scenes[0].question_id
    assert WAITS not in [text.value for text in app.text]


def test_it_is_asked_of_ones_own_and_of_shared_models(open_as, make_own_run):
    make_own_run("mine00000000")
    shared = keep_model(replace(load(SHIPPED / "copy-letters.safetensors"), name="theirs"), hash_of(THEIRS))
    lecture = begun(
        "heads?model=my-model-mine00000000&text=a&kind=cross&layer=1&head=1",
        f"heads?model={shared.id}&text=abc&kind=cross&layer=1&head=1",
        question={"kind": "row"},
    )
    for number in (1, 2):
        app = measured(give(open_as, lecture, number))
        assert posed(app)["kind"] == "row" and not warned(app)


def test_a_question_that_cannot_be_asked_gets_a_sentence_and_the_page(open_as):
    lecture = begun("train", MASKS, question={"kind": "row"})
    for number in (1, 2):
        app = measured(give(open_as, lecture, number))
        assert posed(app) is None and any("The question of this scene can't be asked." in one for one in warned(app))
        assert not any("`" in one for one in warned(app))
        assert app.title[0].value == f"Scene {number}"


def test_a_model_that_is_brought_later_is_asked_then(open_as, tmp_path):
    lecture = begun("heads?model=brought&text=abc&kind=cross&layer=1&head=1", question={"kind": "row"})
    app = measured(give(open_as, lecture))
    assert posed(app) is None and any("The model “brought” is not on this server." in one for one in warned(app))
    (tmp_path / "kept").mkdir()
    shutil.copy(SHIPPED / "copy-letters.safetensors", tmp_path / "kept" / "brought.safetensors")
    assert posed(measured(give(open_as, lecture)))["kind"] == "row"


def test_a_question_that_is_changed_is_asked_anew(open_as):
    lecture = begun(LETTERS, question={"kind": "row"})
    first = posed(measured(give(open_as, lecture)))
    with_scenes(lecture, {"title": "T", "view": LETTERS, "question": {"kind": "next", "ask": "And now?"}})
    second = posed(measured(give(open_as, lecture)))
    assert (second["kind"], second["ask"]) == ("next", "And now?") and second["id"] != first["id"]


# As a file


def test_an_own_lecture_goes_out_with_its_pictures_and_questions(make_own_run):
    make_own_run("mine00000000")
    lecture = begun("heads?model=my-model-mine00000000&text=a&kind=cross&layer=1&head=2", "train", LETTERS, LETTERS)
    lecture = replace(lecture, scenes=(lecture.scenes[0], *with_scenes(
        lecture, *({"title": "Q", "view": one, "question": {"kind": "sure"}} for one in ("train", LETTERS, LETTERS))
    ).scenes[1:]))  # fmt: skip
    found = packed_lecture(lecture)
    assert [scene["view"] for scene in found.scenes] == [0, 1, 1] and len(found.views) == 2
    asked = replace(lecture.scenes[0], question=lecture.scenes[1].question)
    assert packed_lecture(replace(lecture, scenes=(asked,))).scenes[0]["posed"]["kind"] == "sure"
    assert found.scenes[0]["selection"]["head"] == "2" and found.scenes[1]["posed"]["kind"] == "sure"
    assert b'data-lab="lecture"' in file_of(lecture) and lecture.title.encode() in file_of(lecture)


def test_a_question_that_cannot_be_asked_keeps_no_lecture_from_going_out():
    lecture = begun("alignment?model=reverse-letters&text=abc", LETTERS, question={"kind": "row"})
    without, asked = packed_lecture(lecture).scenes
    assert without["posed"] is None and without["view"] is not None and asked["posed"]["kind"] == "row"


@pytest.mark.parametrize(
    ("limit", "value", "sentence"),
    [("_SECONDS", -1, "Its models take longer than -1 seconds"), ("_BYTES", 1000, "Its pictures take more than <1 MB")],
)
def test_what_takes_too_long_or_too_much_room_is_refused_in_the_file(monkeypatch, limit, value, sentence):
    lecture = begun(LETTERS, MASKS)
    monkeypatch.setattr(packing, limit, value)
    with pytest.raises(LabError, match=sentence):
        packed_lecture(lecture)
    page = html.unescape(file_of(lecture).decode())
    assert f"This lecture can't be made into a file. {sentence}" in page and "fewer scenes" in page
    assert 'data-lab="lecture"' not in page


def test_it_stops_at_the_first_scene_beyond_its_time(monkeypatch):
    """What is computed for a stranger is bounded while it is computed, not after."""
    clock, added = iter([0.0, 30.0, 89.0, 91.0]), []
    monkeypatch.setattr(packing, "time", SimpleNamespace(monotonic=lambda: next(clock)))  # not the other threads' clock
    monkeypatch.setattr(packing._Views, "add", lambda self, scene: added.append(scene.title) or {})
    with pytest.raises(LabError, match="Its models take longer than 90 seconds on this server"):
        packed_lecture(begun(*["train"] * 10))
    assert added == ["Scene 1", "Scene 2", "Scene 3"]


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
    page = file_of(lecture).decode()
    assert "This lecture can't be made into a file." in html.unescape(page) and "<b>T" not in page


def test_lines_by_a_head_that_is_not_there_are_those_of_one_that_is():
    lines_by = "layer 9999, head 9999"
    scene = scene_of({"title": "T", "view": f"alignment?model=reverse-letters&text=ab&lines_by={lines_by}"}, "", "a")
    found = packed_lecture(replace(begun("train"), scenes=(scene,)))
    assert found.scenes[0]["selection"]["layer"] in (0, 1) and found.views[0][0] == "alignment"


# Giving it


def test_it_is_given_from_scene_to_scene_and_ends_on_the_page(open_as):
    lecture = begun(LETTERS, MASKS)
    app = give(open_as, lecture)
    ways = {one.proto.label: (one.proto.page, one.proto.query_string) for one in app.get("page_link")}
    assert "Next" in ways and "Back" not in ways and "End" not in ways
    assert ways["Next"] == ("masks", f"model=reverse-letters&text=pay&lecture={lecture.id}.2")
    last = give(open_as, lecture, 2)
    ways = {one.proto.label: (one.proto.page, one.proto.query_string) for one in last.get("page_link")}
    assert ways["End"] == ("lecture", f"ended={lecture.id}") and "Next" not in ways
    ended = open_as(THEIRS, "lecture", ended=lecture.id)
    assert not ended.exception and ended.header[0].value == "The end of “My talk”"
    data = sent(ended, "course")
    assert data["end"] and [scene["title"] for scene in data["scenes"]] == ["Scene 1", "Scene 2"]
    assert data["scenes"][1]["link"] == f"./masks?model=reverse-letters&text=pay&lecture={lecture.id}.2"


def test_a_link_to_the_first_page_leads_there_and_not_to_the_list(open_as):
    lecture = begun("start?model=reverse-letters&text=ab")
    ended = open_as(THEIRS, "lecture", ended=lecture.id)
    data = sent(ended, "course")
    assert data["scenes"][0]["link"].startswith("./?model=")


def test_one_explores_and_leaves_a_lecture_that_was_removed_meanwhile(open_as):
    lecture = begun(LETTERS)
    app = give(open_as, lecture)
    OWN_LECTURES.remove(lecture.id)
    app.run()
    assert not app.exception and any("something that is not here (lecture)" in one for one in warned(app))
    assert app.title[0].value == "Heads"


def test_a_class_is_told_the_way_to_each_scene_of_ones_own_lecture(open_as):
    lecture, theirs = begun(LETTERS, MASKS), begun(LETTERS, token=THEIRS)
    app = open_as(MINE, "lecture")
    data = sent(app, "classroom")
    assert [link.rpartition("=")[2] for link in data["links"][lecture.id]] == [f"{lecture.id}.1", f"{lecture.id}.2"]
    assert theirs.id not in data["links"] and "beginners" in data["links"]
    assert [button for button in app.button if button.key == f"class-{lecture.id}"]
