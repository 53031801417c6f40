"""Requests of strangers, and how many: bodies, names, sizes, rates, headers, and anything in any order."""

import asyncio
import json
from contextlib import ExitStack
from itertools import count

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, Served, lecture, packed, ready, run
from hypothesis import given, settings
from hypothesis import strategies as st
from rows import FULL, once_failed, trying
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from pages.server import buckets, reading, teacher
from pages.server.buckets import Bucket, Buckets
from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom import routes
from pages.server.classroom.answers import is_answer
from pages.server.classroom.live_class import MOODS, SECOND, LiveClass
from pages.server.classroom.live_classes import LiveClasses
from pages.server.classroom.people import MOST_PEOPLE, Refusal
from pages.server.places import Places, asker_of
from pages.server.visitor import COOKIE
from pages.server.wrong_tries import WrongTries

KEY = "correct horse battery"
POSTED = ["join", "answer", "mood", "lead", "aside", "results", "end"]
LEADING = POSTED[3:]
NO_OBJECTS = [b"", b"null", b"[]", b'"x"', b"5", b"\xff", b"{", b"[" * 1900, b'{"a":' * 390, b"NaN", b"9" * 1999]
NO_CODES = ["BBBBBBBB", "x", "%00", "B" * 5000, "ÄÖÜ", "state", "BBBB%20BBBB", "../BBBBB"]
NO_PERSONS = [None, "", "a" * 31, "a" * 33, "A" * 32, "g" * 32, "a" * 32 + "\n", "١" * 32, 5, [ANN], {"person": ANN}]
NO_ADDRESSES = [
    "", "javascript:alert(1)", "ftp://lab/class/B", "http://", "http:///class/B", "http://lab/class/B?x=1",
    "http://lab/class/B%23x", "http://lab/a%20b", "http://lab%0A/class/B", "http://" + "a" * 254, "//lab/class/B",
    "http://lab/" + "a" * 101, "%20http://lab", "http://lab/<svg>", "http://lab/" + "a" * 100 + "/class/BCDFGHJK",
]  # fmt: skip


@pytest.fixture
def keyed(monkeypatch):
    monkeypatch.setenv(teacher.KEY, KEY)
    monkeypatch.setattr(teacher, "_wrong_tries", WrongTries())
    monkeypatch.setattr(teacher._wrong_tries, "delay", lambda: 0)


def good(path, secret):
    """Return a request that a route takes."""
    person = {"person": ANN, "name": "Ann", "question": PICK, "answer": 1, "scene": "1", "mood": "lost"}
    return {"key": KEY} if path == "/lab/teacher" else {"secret": secret} if path in LEADING else person


@pytest.mark.parametrize("path", [*POSTED, "/lab/teacher"])
def test_a_body_that_is_no_small_object_is_refused_and_changes_nothing(served, led, keyed, path):
    code, secret, room = led
    address, most, status = f"/lab/class/{code}/{path}", 4000, 409
    if path == "/lab/teacher":
        address, most, status = path, 2000, 403
    before = json.dumps(room.as_json())
    sent = json.dumps(good(path, secret)).encode()
    for body in (*NO_OBJECTS, sent + b" " * most, b" " * 10**6, b"x" * 10**5):
        reply = served.posts(address, body)
        assert reply.status == status and set(reply.json) == {"why"}, body[:40]
        assert ("too long" in reply.json["why"]) == (len(body) > most) or status == 403
    assert json.dumps(room.as_json()) == before and not room.is_over
    assert served.posts(address, sent + b" " * (most - len(sent))).status == 200


def test_who_says_no_name_of_theirs_or_finds_the_door_closed_is_refused(served, led):
    code, _, room = led
    room.people.is_open = False
    before = json.dumps(room.as_json())
    for person in (*NO_PERSONS, ANN):
        for path in ("join", "answer", "mood"):
            reply = served.posts(f"/lab/class/{code}/{path}", good(path, "") | {"person": person})
            said = "door of this class is closed" if person == ANN else "does not say who it is"
            assert reply.status == 409 and said in reply.json["why"], person
    assert json.dumps(room.as_json()) == before
    room.people.is_open = True
    for name in (None, 5, True, ["Ann"], {"a": 1}, "", "\ud800"):
        assert served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": name}).json["name"] == ""
    room.people.seats.admit = lambda near, ticket: False
    assert served.posts(f"/lab/class/{code}/join", {"person": BOB}).status == 429


def test_a_wrong_code_or_secret_is_answered_late_whatever_is_asked(served, led):
    code, secret, room = led
    before = json.dumps(room.as_json())
    for wrong in NO_CODES:
        for path in [*POSTED, "state", "news", "lecture", "views/0"]:
            served.waited.clear()
            method = "POST" if path in POSTED else "GET"
            reply = served.posts(f"/lab/class/{wrong}/{path}", good(path, secret), method)
            assert reply.status == 404 and (served.waited == [1] or "/" in wrong), (wrong, path)
    wrong = ["", "x", secret[:-1], secret + "x", secret.swapcase(), room.secret_hash, code, None, 0, True]
    for path in LEADING:
        for one in (*wrong, [secret], {"secret": secret}, "\ud800"):
            served.waited.clear()
            reply = served.posts(f"/lab/class/{code}/{path}", {"secret": one, "scene": 1, "show": PICK})
            assert reply.status == 403 and "Only the lecturer" in reply.json["why"] and served.waited == [1]
        assert served.posts(f"/lab/class/{code}/{path}", {"scene": 1, "person": ANN}).status == 403
    assert json.dumps(room.as_json()) == before and not room.is_over


def test_a_name_in_an_address_leads_nowhere_else(served, led, monkeypatch):
    code, _, room = led
    room.move(1)
    for number in ("1", "99", "9" * 300, "9" * 5000, "-1", "x", "0.5", "../lecture.json", "%2e%2e/lecture.json"):
        assert served.gets(f"/lab/class/{code}/views/{number}").status == 404
    for name in ("", "components.js", "components-0123456789abcdef.js", "../../app.py", "%2e%2e/x"):
        assert served.gets(f"/lab/{name}").status == 404
    for scene in ("0", "99", "x", "-1", "9" * 5000, "%00"):
        assert served.gets(f"/lab/lecture/beginners/{scene}").status == 404
    for address in NO_ADDRESSES:
        reply = served.gets(f"/lab/class.svg?of={address}")
        assert reply.status == 400 and "address of a class" in reply.json["why"]
    for model, text in (("none", "a"), ("..%2Fapp", "a"), ("reverse-letters", "a" * 4001)):
        assert served.gets(f"/lab/reads/{model}?text={text}").status == 404
    monkeypatch.setattr(reading, "_TYPING", Places(of_visitor=0, of_address=9, of_all=9))
    assert served.gets("/lab/reads/reverse-letters?text=a").status == 503


def test_more_wrong_tries_than_may_wait_are_refused_until_one_is_answered(monkeypatch):
    async def trial():
        tries, late, waited = WrongTries(), PlainTextResponse("wrong", 404), []
        gate = asyncio.Event()
        monkeypatch.setattr("pages.server.wrong_tries.asyncio.sleep", lambda wait: waited.append(wait) or gate.wait())
        waiting = [asyncio.ensure_future(tries.answer(late)) for _ in range(WrongTries.MOST_WAITING)]
        for _ in range(3):
            await asyncio.wait(waiting, timeout=0)
        refused = await tries.answer(late)
        assert refused.status_code == 429 and b"Try again" in refused.body
        assert waited == [0.5, 1, 2, 4, 8] + [10] * (WrongTries.MOST_WAITING - 5)  # and the later the more there are
        gate.set()
        assert {(await one).status_code for one in waiting} == {404}
        assert await tries.answer(late) is late

    run(trial())


def test_buckets_fill_up_again_and_never_run_over_and_each_name_has_one(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(buckets.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(buckets, "_MOST_NAMES", 2)
    bucket, named = Bucket(2, 0.5), Buckets(1, 0.5)
    for seconds, taken in ((0, [True, True, False]), (2, [True, False]), (1000, [True, True, False])):
        now[0] += seconds
        assert [bucket.take() for _ in taken] == taken
    assert [named.take(name) for name in "ababacab"] == [True, True, False, False, False, True, False, True]
    now[0] += 2
    assert named.take("a")


def test_many_starts_from_one_address_hold_up_nobody_else(rooms):
    def fill(name, **start):
        """Start classes until one is refused; return how many there were."""
        for number in count():
            try:
                rooms.end(rooms.start(name.format(number), packed, **start)[0])
            except Refusal as refusal:
                assert "from your network" in str(refusal)
                return number

    async def use():
        rooms.open()
        mine, _ = rooms.start("me", packed, address="school")
        assert 5 < fill("me", address="school") < 40
        first, _ = rooms.start("a colleague", packed, address="school")  # further ones hold up nobody's first
        assert 5 < fill("invented {}", address="school") < 40
        other, _ = rooms.start("somebody", packed, address="another school")
        for room in (mine, first, other):
            await ready(rooms, room)

    run(use())


def asker(address, secret=""):
    headers = [(b"cookie", f"{COOKIE}={secret}".encode())] if secret else []
    return asker_of(Request({"type": "http", "client": (address, 1), "headers": headers}))


def test_a_visitor_an_address_and_all_have_a_bound_and_places_come_back():
    places = Places(of_visitor=2, of_address=3, of_all=4)
    ann, bob, eve = asker("10.0.0.1", "a" * 32), asker("10.0.0.1", "b" * 32), asker("10.0.0.2", "e" * 32)
    for _ in range(2):
        with ExitStack() as stack:
            took = [stack.enter_context(places.take(one)) for one in (ann, ann, ann, bob, bob, eve, eve)]
            assert took == [True, True, False, True, False, True, False]
        with pytest.raises(ZeroDivisionError), ExitStack() as stack:
            assert all(stack.enter_context(places.take(one)) for one in (ann, bob, eve, eve))
            _ = 1 / 0
    assert asker("10.0.0.1") == asker("10.0.0.1", "not a secret") != asker("10.0.0.2")  # no cookie: one visitor


NUMBERS = st.integers() | st.floats() | st.sampled_from([0, 1, 2, 3, -1, 0.5, 1.5, 10**400, -(10**400), 2**63, -0.0])
# The texts hold everything: halves of pairs, marks of direction, accents without letters.
TEXTS = st.text(st.characters(), max_size=40) | st.sampled_from(
    ["", "Ann", "a" + "\u0301\u202a" * 20, "\ud800", "\u200d" * 9, "<script>", "=1+1", "\0", "ﷺ" * 30, "__proto__"]
)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
QUESTIONS = [question + again for question in (MARKS, SHARE, PICK) for again in ("", SECOND)]
FIELDS = {
    "person": [ANN, BOB, EVE], "name": ["Ann"], "question": QUESTIONS, "answer": [0, 1, 0.5, 1.1, [3, 0, 1], [0, 4, 0]],
    "scene": range(-1, 6), "show": QUESTIONS, "again": QUESTIONS, "hide": range(-1, 5), "hidden": [True, False],
    "remove": range(-1, 5), "remove_since": [99], "seats": [-1, 1, 3, 500, 501], "open": [True, True, False],
    "mood": [*MOODS, ""],
}  # fmt: skip
SENT = st.fixed_dictionaries({}, optional={name: st.sampled_from(few) | JSON for name, few in FIELDS.items()})
REQUESTS = st.lists(
    st.tuples(st.sampled_from([*POSTED[:-1], "answer"]), st.booleans(), SENT | JSON), min_size=15, max_size=30
)


def hold_sound(room):
    """Check that a class is sound, and that it can be told and kept."""
    asked = {scene["posed"]["id"]: scene["posed"] for scene in room.lecture["scenes"] if scene["posed"]}
    assert (
        room.scene in range(5) and all(map(routes._PERSON.fullmatch, room.people)) and len(room.people) <= MOST_PEOPLE
    )
    for question, given_answers in room.answers.items():
        assert set(given_answers) <= set(room.people)
        assert all(is_answer(asked[question.removesuffix(SECOND)], answer) for answer in given_answers.values())
    assert LiveClass.of_json(json.loads(json.dumps(room.as_json(), allow_nan=False)), room.lecture) == room
    told = [room.public_state(), room.class_lecture.for_phones(), room.lecturer_state()]
    assert json.dumps(told, allow_nan=False, ensure_ascii=False).encode() and room.results()


@settings(max_examples=100 if FULL else 8)
@given(requests=REQUESTS)
@once_failed("class")
def test_whatever_is_sent_in_any_order_a_class_answers_and_stays_sound(tmp_path_factory, requests):
    root = tmp_path_factory.mktemp("classes")
    rooms = LiveClasses(lambda: root)
    with trying("class", [requests]), pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms_own, "PAUSE", 0)
        patch.setattr(routes, "LIVE_CLASSES", rooms)
        patch.setattr(routes._wrong_tries, "delay", lambda: 0)
        with Served(Starlette(routes=routes.CLASS_ROUTES)) as served:
            served.do(rooms.open)
            room, secret = rooms.start("me", packed)
            served.do(ready(rooms, room))
            for path, knows_secret, sent in requests:
                if knows_secret and isinstance(sent, dict):
                    sent = {**sent, "secret": secret}
                reply = served.posts(f"/lab/class/{room.code}/{path}", sent)
                assert reply.status == 200 or 400 <= reply.status < 500, reply
                assert reply.body.startswith(b"PK") or isinstance(reply.json, dict)
                hold_sound(room)
            state = served.gets(f"/lab/class/{room.code}/state", **{"x-person": ANN})
            assert state.status == 200 and state.json["state"] == json.loads(json.dumps(room.public_state()))
        kept = json.loads((root / room.code / "class.json").read_bytes())
        assert LiveClass.of_json(kept, lecture()).people == room.people
        rooms.release()
