"""Requests of strangers, and how many: bodies, names, sizes, and rates."""

import asyncio
import json
from contextlib import ExitStack
from itertools import count

import pytest
from held_class import ANN, BOB, PICK, packed, run
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from pages.server import reading, teacher
from pages.server.classroom.people import Refusal
from pages.server.places import Places, asker_of
from pages.server.visitor import COOKIE
from pages.server.wrong_tries import WrongTries

KEY = "correct horse battery"
POSTED = ["join", "answer", "mood", "lead", "aside", "results", "end"]
LEADING = POSTED[3:]
NO_OBJECTS = [b"", b"null", b"[]", b'"x"', b"5", b"\xff", b"{", b"[" * 1900, b'{"a":' * 390, b"NaN", b"9" * 1999]
NO_CODES = ["BBBBBBBB", "x", "%00", "B" * 5000, "ÄÖÜ", "state", "BBBB%20BBBB"]
NO_PERSONS = [None, "", "a" * 31, "a" * 33, "A" * 32, "g" * 32, "a" * 32 + "\n", "١" * 32, 5, [ANN], {"person": ANN}]
NO_ADDRESSES = [
    "", "javascript:alert(1)", "ftp://lab/class/B", "http://", "http:///class/B", "http://lab/class/B?x=1",
    "http://lab/class/B%23x", "http://lab/a%20b", "http://lab%0A/class/B", "http://" + "a" * 254, "//lab/class/B",
    "http://lab/" + "a" * 101, "%20http://lab", "http://lab/<svg>", "http://lab/" + "a" * 100 + "/class/BCDFGHJK",
]  # fmt: skip


def good(path, secret):
    """Return a request that a route takes."""
    person = {"person": ANN, "name": "Ann", "question": PICK, "answer": 1, "scene": "1", "mood": "lost"}
    return {"key": KEY} if path == "/lab/teacher" else {"secret": secret} if path in LEADING else person


@pytest.mark.parametrize("path", [*POSTED, "/lab/teacher"])
def test_a_body_that_is_no_small_object_is_refused_and_changes_nothing(served, led, monkeypatch, path):
    code, secret, room = led
    monkeypatch.setenv(teacher.KEY, KEY)
    address, most, status = f"/lab/class/{code}/{path}", 4000, 409
    if path == "/lab/teacher":
        address, most, status = path, 2000, 403
    before = json.dumps(room.as_json())
    sent = json.dumps(good(path, secret)).encode()
    for body in (*NO_OBJECTS, sent + b" " * most, b" " * 10**6, b"x" * 10**5):
        reply = served.posts(address, body)
        assert reply.status_code == status and set(reply.json()) == {"why"}, body[:40]
        assert ("too long" in reply.json()["why"]) == (len(body) > most) or status == 403
    assert json.dumps(room.as_json()) == before and not room.is_over
    assert served.posts(address, sent + b" " * (most - len(sent))).status_code == 200


def test_who_says_no_name_of_theirs_is_refused_and_who_is_too_fast(served, led):
    code, _, room = led
    before = json.dumps(room.as_json())
    for person in NO_PERSONS:
        for path in ("join", "answer", "mood"):
            reply = served.posts(f"/lab/class/{code}/{path}", good(path, "") | {"person": person})
            assert reply.status_code == 409 and "does not say who it is" in reply.json()["why"], person
    assert json.dumps(room.as_json()) == before
    for name in (None, 5, ["Ann"], {"a": 1}, "\ud800"):
        assert served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": name}).json()["name"] == ""
    room.people.seats.admit = lambda near, ticket: False
    assert served.posts(f"/lab/class/{code}/join", {"person": BOB}).status_code == 429


def test_a_wrong_code_or_secret_is_answered_late_whatever_is_asked(served, led):
    code, secret, room = led
    before = json.dumps(room.as_json())
    for wrong in NO_CODES:
        for path in [*POSTED, "state", "news", "lecture", "views/0"]:
            served.waited.clear()
            method = "POST" if path in POSTED else "GET"
            reply = served.posts(f"/lab/class/{wrong}/{path}", good(path, secret), method)
            assert reply.status_code == 404 and served.waited == [1], (wrong, path)
    wrong = ["", "x", secret[:-1], secret + "x", secret.swapcase(), room.secret_hash, code, None, 0, True]
    for path in LEADING:
        for one in (*wrong, [secret], {"secret": secret}, "\ud800"):
            served.waited.clear()
            reply = served.posts(f"/lab/class/{code}/{path}", {"secret": one, "scene": 1, "show": PICK})
            assert reply.status_code == 403 and "Only the lecturer" in reply.json()["why"] and served.waited == [1]
        assert served.posts(f"/lab/class/{code}/{path}", {"scene": 1, "person": ANN}).status_code == 403
    assert json.dumps(room.as_json()) == before and not room.is_over


def test_a_name_in_an_address_leads_nowhere_else(served, led, monkeypatch):
    code, _, room = led
    room.move(1)
    for number in ("1", "99", "9" * 300, "9" * 5000, "-1", "x", "0.5", "%2e%2e/lecture.json"):
        assert served.get(f"/lab/class/{code}/views/{number}").status_code == 404
    for scene in ("0", "99", "x", "-1", "9" * 5000, "%00"):
        assert served.get(f"/lab/lecture/beginners/{scene}").status_code == 404
    for address in NO_ADDRESSES:
        reply = served.get(f"/lab/class.svg?of={address}")
        assert reply.status_code == 400 and "address of a class" in reply.json()["why"]
    for model, text in (("none", "a"), ("..%2Fapp", "a"), ("reverse-letters", "a" * 4001)):
        assert served.get(f"/lab/reads/{model}?text={text}").status_code == 404
    told = served.get("/lab/reads/reverse-letters?text=жук").json()  # letters that the model never saw
    assert told == {"count": 3, "most": 28, "fits": False}
    monkeypatch.setattr(reading, "_TYPING", Places(of_visitor=0, of_address=9, of_all=9))
    assert served.get("/lab/reads/reverse-letters?text=a").status_code == 503


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


def test_many_starts_from_one_address_hold_up_nobody_else(rooms):
    def fill(name, **start):
        """Start classes until one is refused; return how many there were."""
        for number in count():
            try:
                rooms.end(rooms.start(name.format(number), packed, **start)[0])
            except Refusal as refusal:
                assert "from your network" in str(refusal)
                return number

    rooms.start("me", packed, address="school")
    assert 5 < fill("me", address="school") < 40
    rooms.start("a colleague", packed, address="school")  # further ones hold up nobody's first
    assert 5 < fill("invented {}", address="school") < 40
    rooms.start("somebody", packed, address="another school")


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
