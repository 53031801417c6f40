"""Every route of the server, walked as a stranger and as a phone: truth and notes are the lecturer's until shown."""

import gzip
import json
import re
from dataclasses import replace

import pytest
from held_class import ANN, Served, ready
from models_page import MINE, hash_of
from own_lecture import wait_until
from starlette.applications import Starlette

from pages import server
from pages.lecture.packing import pack_lecture
from pages.server import first_view
from pages.server.classroom import routes
from pages.server.classroom.lecture import TRUTH
from pages.server.own_lectures import OWN_LECTURES
from pages.ui.state.lecture_links import lectures

NOTE = "Only whoever lectures reads this note"
ASKING = "2"
"""The name of a scene that asks."""
_KNOWN = re.compile(r"[\w\-]{1,64}")


@pytest.fixture
def own(monkeypatch, tmp_path):
    """Keep an own lecture that asks all that *beginners* asks, with a note for each scene; return it."""
    monkeypatch.setenv("ATTENTION_LAB_RUNS", str(tmp_path))
    shipped = lectures()["beginners"]
    lecture = OWN_LECTURES.add(hash_of(MINE), "My lecture", "For a test.")
    scenes = tuple(replace(scene, notes=f"{NOTE}, {number}.") for number, scene in enumerate(shipped.scenes, 1))
    OWN_LECTURES.keep(replace(lecture, scenes=scenes))
    return OWN_LECTURES.find(lecture.id)  # its scenes are called by their numbers now


@pytest.fixture
def whole_server(rooms, monkeypatch):
    """Serve every route of the server, without a port."""
    monkeypatch.setattr(routes, "LIVE_CLASSES", rooms)
    monkeypatch.setattr(routes._wrong_tries, "delay", lambda: 0)
    monkeypatch.setattr(first_view, "_PATIENCE", 0.0)  # no server has started that would make the first view
    with Served(Starlette(routes=server.ROUTES)) as served:
        served.do(rooms.open)
        yield served


def begin(served, rooms, lecture):
    """Return code, secret and class of this lecture, once it is made."""

    async def start():
        room, secret = rooms.start("me", lambda: pack_lecture(lecture))
        await ready(rooms, room)
        assert not room.problem
        return room.code, secret, room

    return served.do(start())


def texts_in(value):
    if isinstance(value, dict):
        for key, one in value.items():
            yield from (key, *texts_in(one))
    elif isinstance(value, list):
        for one in value:
            yield from texts_in(one)
    elif isinstance(value, (str, int)):
        yield str(value)


def walk(served, code, person):
    """Ask every route that answers GET for all that this person knows, and then for what the answers told.

    Returns:
        The bodies that were sent, by their addresses. The stream is left out: it tells what the state does.
    """
    known, asked, bodies = {code, "0", "1", "2", person or ""}, set(), {}
    while True:
        addresses = {path for route in server.ROUTES for path in filled(route.path, known) if not path.endswith("news")}
        if not (new := addresses - asked):
            return bodies
        asked |= new
        for address in sorted(new):
            reply = served.gets(address, **({"X-Person": person, "X-Lead": person} if person else {}))
            bodies[address] = decoded(reply)
            if "json" in reply.headers.get("content-type", ""):
                known |= {text for text in texts_in(json.loads(bodies[address])) if _KNOWN.fullmatch(text)}


def filled(path, known):
    """Yield the addresses of a route, with the class's code, and with known texts for the other parts."""
    names = re.findall(r"{(\w+)}", path)
    if not names:
        yield path
    elif names == ["code"]:
        yield from (path.replace("{code}", one) for one in known if re.fullmatch("[A-Z]{8}", one))
    elif names == ["code", "number"]:
        yield from (
            path.replace("{code}", one).replace("{number}", number)
            for one in known if re.fullmatch("[A-Z]{8}", one)
            for number in known if number.isdecimal()
        )  # fmt: skip
    elif names == ["model"]:  # how many tokens a text makes is of no lecture
        yield path.replace("{model}", "reverse-letters") + "?text=abc"
    else:
        assert names == ["lecture", "scene"], f"who may read {path}?"
        # The number of a scene that asks is easily guessed; the lecture's id is not.
        yield from (path.replace("{lecture}", one).replace("{scene}", ASKING) for one in known if len(one) > 6)


def decoded(reply):
    body = gzip.decompress(reply.body) if reply.headers.get("content-encoding") == "gzip" else reply.body
    return body.decode(errors="replace")


def told_of(posed, bodies):
    """Return the addresses whose answers tell something of a question's truth."""
    secrets = [posed[part] for part in ("answer", "why") if posed[part]]
    return [at for at, body in bodies.items() if any(secret in text for secret in secrets for text in read(body))]


def read(body):
    """Return the texts of a body, however JSON has written their signs."""
    try:
        return list(texts_in(json.loads(body)))
    except ValueError:
        return [body]


def test_truth_and_notes_of_an_own_lecture_reach_nobody_but_its_lecturer(whole_server, rooms, own):
    code, secret, room = begin(whole_server, rooms, own)
    questions = [scene["posed"] for scene in room.lecture["scenes"] if scene["posed"]]
    assert len(questions) >= 5 and all(set(TRUTH) <= set(posed) for posed in questions)
    whole_server.posts(f"/lab/class/{code}/join", {"person": ANN, "name": "Ann"})
    for scene in range(len(own.scenes) + 1):
        whole_server.posts(f"/lab/class/{code}/lead", {"secret": secret, "scene": scene})
    for person in (None, ANN):
        bodies = walk(whole_server, code, person)
        assert len(bodies) > 20 and f"/lab/class/{code}/state" in bodies
        assert [told_of(posed, bodies) for posed in questions] == [[]] * len(questions)
        assert not [at for at, body in bodies.items() if NOTE in body or '"truth"' in body or own.id in body]
    # One is shown: its truth is told, and no other.
    whole_server.posts(f"/lab/class/{code}/lead", {"secret": secret, "show": questions[0]["id"]})
    bodies = walk(whole_server, code, ANN)
    assert told_of(questions[0], bodies) == [f"/lab/class/{code}/state"]
    assert [told_of(posed, bodies) for posed in questions[1:]] == [[]] * (len(questions) - 1)
    assert not [at for at, body in bodies.items() if NOTE in body or own.id in body]


def test_the_lecturer_is_told_by_whom_a_secret_is_known(whole_server, rooms, own):
    code, secret, _ = begin(whole_server, rooms, own)
    state = whole_server.gets(f"/lab/class/{code}/state", **{"X-Lead": secret}).json["state"]
    assert state["lecture"] == own.id and state["ready"]
    assert "lecture" not in whole_server.gets(f"/lab/class/{code}/state", **{"X-Lead": secret[:-1]}).json["state"]
    address = f"/lab/lecture/{own.id}/{own.tag_of(2)}"
    wait_until(lambda: whole_server.gets(address).status == 200, 20)
    scene = json.loads(decoded(whole_server.gets(address)))
    assert NOTE in scene["notes"] and scene["posed"]["truth"]


def test_a_class_on_a_shipped_lecture_withholds_it_too(whole_server, rooms):
    code, _, room = begin(whole_server, rooms, lectures()["beginners"])
    questions = [scene["posed"] for scene in room.lecture["scenes"] if scene["posed"]]
    bodies = walk(whole_server, code, ANN)
    by_class = {at: body for at, body in bodies.items() if "/class/" in at}
    assert [told_of(posed, by_class) for posed in questions] == [[]] * len(questions)
    assert not [at for at, body in by_class.items() if '"beginners"' in body]
