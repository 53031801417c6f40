"""The routes of a class, asked as a web server would ask them: no network, no browser."""

import gzip
import json

import pytest
from held_class import ANN, BOB, MARKS, PICK, SHARE, first_status

from pages.server.classroom.routes import CLASS_ROUTES

POSTED = ["join", "answer", "mood", "lead", "aside", "results", "end"]
LOOKED_AT = ["state", "news", "lecture", "views/0"]
LEADING = ["lead", "aside", "results", "end"]


def why(reply):
    """Return the sentence of a refusal."""
    assert reply.headers["cache-control"] == "no-store" and set(reply.json) == {"why"}
    return reply.json["why"]


def good(secret):
    """Return a request that each route takes."""
    return {
        "join": {"person": ANN, "name": "Ann"}, "answer": {"person": ANN, "question": PICK, "answer": 1},
        "mood": {"person": ANN, "scene": "1", "mood": "lost"},
        **{path: {"secret": secret} for path in LEADING},
    }  # fmt: skip


@pytest.mark.parametrize("code", ["BBBBBBBB", "x", "../BBBBB", "%00", "B" * 5000, "ÄÖÜ", "state", "BBBB%20BBBB"])
def test_an_unknown_code_is_answered_late_whatever_is_asked(served, code):
    asked_for = [("GET", path) for path in LOOKED_AT] + [("POST", path) for path in POSTED]
    for number, (method, path) in enumerate(asked_for, start=1):
        reply = served.posts(f"/lab/class/{code}/{path}", good("x").get(path, {}), method)
        assert reply.status == 404
        if "/" not in code:
            assert "no class with this code" in why(reply) and len(served.waited) == number


def test_a_right_code_never_waits_however_it_is_written(served, led):
    code, secret, _ = led
    for typed in (code, code.lower(), f"{code[:4]}%20{code[4:]}", f"{code[:4]}-{code[4:].lower()}", "%20".join(code)):
        assert served.gets(f"/lab/class/{typed}/state").status == 200
        for path, sent in good(secret).items():
            if path != "end":
                assert served.posts(f"/lab/class/{typed}/{path}", sent).status == 200, path
    served.posts(f"/lab/class/{code}/lead", {"secret": secret, "scene": 1})
    for path in ("lecture", "views/0"):
        assert served.gets(f"/lab/class/{code}/{path}").status == 200
    assert served.waited == []


@pytest.mark.parametrize("path", LEADING)
def test_only_the_secret_leads_and_a_wrong_one_is_answered_late(served, led, path):
    code, secret, room = led
    before = json.dumps(room.as_json())
    wrong = ["", "x", secret[:-1], secret + "x", secret.swapcase(), room.secret_hash, code, None, 0, True]
    wrong += [[secret], {"secret": secret}, "\ud800"]
    for number, one in enumerate(wrong, start=1):
        reply = served.posts(f"/lab/class/{code}/{path}", {"secret": one, "scene": 1, "show": PICK})
        assert reply.status == 403 and "Only the lecturer" in why(reply) and len(served.waited) == number
    assert served.posts(f"/lab/class/{code}/{path}", {"scene": 1, "person": ANN}).status == 403
    assert json.dumps(room.as_json()) == before and not room.is_over
    waited = len(served.waited)
    assert served.posts(f"/lab/class/{code}/{path}", {"secret": secret}).status == 200 and len(served.waited) == waited


@pytest.mark.parametrize("path", POSTED)
def test_what_is_no_small_object_is_refused(served, led, path):
    code, secret, room = led
    before = json.dumps(room.as_json())
    bodies = [b"", b"null", b"[]", b'"x"', b"5", b"\xff", b"{", b"[" * 3900, b'{"a":' * 780, b"NaN", b"9" * 3999]
    for body in bodies:
        reply = served.posts(f"/lab/class/{code}/{path}", body)
        assert reply.status == 409 and "can't be read" in why(reply)
    sent = json.dumps(good(secret)[path]).encode()
    for body in (sent + b" " * 4000, b" " * 10**6):
        reply = served.posts(f"/lab/class/{code}/{path}", body)
        assert reply.status == 409 and "too long" in why(reply)
    assert json.dumps(room.as_json()) == before and not room.is_over
    assert served.posts(f"/lab/class/{code}/{path}", sent + b" " * (4000 - len(sent))).status == 200


NOBODY = [None, "", "a" * 31, "a" * 33, "A" * 32, "g" * 32, "a" * 32 + "\n", "١" * 32, 5, [ANN], {"person": ANN}]
NO_ORDER = [{"scene": 5}, {"scene": "x"}, {"show": "other"}, {"show": None}, {"hide": 0}, {"hide": -1}, {"remove": 0}]
NO_ORDER += [{"again": question} for question in ("other", None, MARKS)]
NO_ORDER += [{"seats": seats} for seats in (0, 501, True, "60", None)] + [{"remove_since": 0}, {"remove_since": "60"}]
NO_ANSWER = [
    (PICK, 3),
    (PICK, None),
    ("other", 1),
    (None, 1),
    (SHARE, 10**400),
    (SHARE, float("nan")),
    (MARKS, [0] * 3),
]
REFUSED = [
    *(("join", {"person": person}, "who it is") for person in NOBODY),
    *(("answer", {"person": person, "question": PICK, "answer": 1}, "who it is") for person in NOBODY),
    *(("answer", {"person": ANN, "question": question, "answer": answer}, "answers no question")
      for question, answer in NO_ANSWER),
    ("join", {"person": ANN}, "door of this class is closed"),
    ("answer", {"person": ANN, "question": PICK, "answer": 1}, "door of this class is closed"),
    ("answer", {"person": ANN, "question": MARKS, "answer": [1, 0, 0]}, "shown already"),
    *(("answer", {"person": ANN, "question": PICK + end, "answer": 1}, said)
      for end, said in ((".2", "second round has not begun"), (".1", "answers no question"), (".2.2", "answers no"))),
    *(("mood", {"person": ANN, "scene": "1", **sent}, "`scene` must be")
      for sent in ({}, {"mood": "sad"}, {"mood": "lost", "scene": 1}, {"mood": "lost", "scene": "9"}, {"mood": []})),
    ("mood", {"person": ANN, "scene": "1", "mood": "lost"}, "door of this class is closed"),
    *(("lead", order, ".") for order in NO_ORDER),
]  # fmt: skip


@pytest.mark.parametrize("path, sent, said", REFUSED)
def test_what_can_not_be_done_is_refused_in_a_sentence_and_changes_nothing(served, led, path, sent, said):
    code, secret, room = led
    room.show(MARKS)
    room.people.is_open = False
    before = json.dumps(room.as_json())
    reply = served.posts(f"/lab/class/{code}/{path}", sent | ({"secret": secret} if path == "lead" else {}))
    assert reply.status == 409 and said in why(reply) and why(reply).endswith(".")
    assert json.dumps(room.as_json()) == before


TABLE = """
method address                                  nobody visitor person lecturer
GET    /class                                    200    200     200    200
GET    /class/CODE                               200    200     200    200
GET    /lab/class.svg?of=http://lab/class/CODE   404    200     200    200
GET    /lab/class/CODE/state                     404    200     200    200
GET    /lab/class/CODE/news                      404    200     200    200
GET    /lab/class/CODE/lecture                   404    200     200    200
GET    /lab/class/CODE/views/0                   404    200     200    200
POST   /lab/class/CODE/join                      404    409     200    409
POST   /lab/class/CODE/answer                    404    409     200    409
POST   /lab/class/CODE/mood                      404    409     409    409
POST   /lab/class/CODE/lead                      404    403     403    200
POST   /lab/class/CODE/aside                     404    403     403    200
POST   /lab/class/CODE/results                   404    403     403    200
POST   /lab/class/CODE/end                       404    403     403    200
"""
"""Answers of each route: to a wrong code, to the right code and nothing else, to a known person, and to the class's
secret."""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("method, address, statuses", [(row[0], row[1], row[2:]) for row in ROWS[1:]])
def test_who_asks_decides_what_a_route_answers_to_its_one_method(served, led, method, address, statuses):
    code, secret, room = led
    room.move(1)
    person = {"person": ANN, "question": PICK, "answer": 1}
    sent = {"nobody": person | {"secret": secret}, "visitor": {}, "person": person, "lecturer": {"secret": secret}}
    for who, status in zip(ROWS[0][2:], statuses, strict=True):
        asked_for = address.replace("CODE", "BBBBBBBB" if who == "nobody" else code)
        for other in {"GET", "POST", "PUT", "DELETE"} - {method}:
            assert served.posts(asked_for, sent[who], other).status == 405, (who, other)
        assert served.do(first_status(served.app, method, asked_for, sent[who])) == int(status), who


def test_the_table_names_every_route_of_a_class():
    named = {(method, address.partition("?")[0].replace("CODE", "{code}")) for method, address, *_ in ROWS[1:]}
    there = {(min(route.methods - {"HEAD"}), route.path.replace("{number}", "0")) for route in CLASS_ROUTES}
    assert named == there


def test_one_is_told_ones_own_answers_and_nobody_elses(served, led):
    code, _, room = led
    own = served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": " Ann\u202e "}).json
    assert own == {
        "joined": True, "name": "Ann", "answers": {}, "still_open": [], "moods": {}, "seat": room.seat_of(ANN),
        "why": "",
    }  # fmt: skip
    assert ANN not in own["seat"]
    served.posts(f"/lab/class/{code}/answer", good("")["answer"])
    mine, theirs = (served.gets(f"/lab/class/{code}/state", **{"x-person": person}) for person in (ANN, BOB))
    assert mine.json["own"] == {**own, "answers": {PICK: 1}} and theirs.json["own"]["answers"] == {}
    assert mine.json["state"] == theirs.json["state"] and mine.json["state"]["answered"] == {PICK: 1}


@pytest.mark.parametrize("name", [None, 5, True, ["Ann"], {"a": 1}, "", "\ud800"])
def test_who_gives_no_name_has_none(served, led, name):
    assert served.posts(f"/lab/class/{led[0]}/join", {"person": ANN, "name": name}).json["name"] == ""


def test_what_was_done_of_an_order_is_told_even_if_the_rest_is_refused(served, led, rooms):
    code, secret, room = led
    changed = served.do(lambda: rooms.changed(room))
    assert served.posts(f"/lab/class/{code}/lead", {"secret": secret, "show": PICK, "scene": 99}).status == 409
    assert room.shown == [PICK] and served.do(changed.is_set)


@pytest.mark.parametrize(
    "path, kind, has", [("results", "application/zip", b"answers.csv"), ("aside", "application/json", b"Ann")]
)
def test_the_lecturer_alone_gets_names_and_results_without_them(served, led, path, kind, has):
    code, secret, _ = led
    for said in ("join", "answer"):
        served.posts(f"/lab/class/{code}/{said}", good("")[said])
    reply = served.posts(f"/lab/class/{code}/{path}", {"secret": secret})
    assert reply.headers["content-type"].startswith(kind) and reply.headers["cache-control"] == "no-store"
    assert has in reply.body and (b"Ann" in reply.body) == (path == "aside") and ANN.encode() not in reply.body


def test_the_lecture_goes_out_compressed_and_without_its_answers(served, led):
    code, _, room = led
    reply = served.gets(f"/lab/class/{code}/lecture")
    sent = json.loads(gzip.decompress(reply.body))
    assert (
        sent == room.class_lecture.for_phones()
        and len(sent["scenes"]) == 4
        and b"42" not in gzip.decompress(reply.body)
    )
    assert served.gets(f"/lab/class/{code}/views/0").status == 409  # the class is at no scene yet
    room.move(1)
    view = served.gets(f"/lab/class/{code}/views/0")
    assert gzip.decompress(view.body) == b"bytes of a stage"
    for one in (reply, view):
        assert one.headers["content-encoding"] == "gzip" and "private" in one.headers["cache-control"]
    for number in ("1", "99", "9" * 300, "9" * 5000, "-1", "x", "0.5", "../lecture.json"):
        assert served.gets(f"/lab/class/{code}/views/{number}").status == 404


def test_until_the_lecture_is_made_the_class_says_so(served, led):
    code, secret, room = led
    room.lecture = {}
    assert "being made ready" in why(served.gets(f"/lab/class/{code}/lecture"))
    assert "no lecture yet" in why(served.posts(f"/lab/class/{code}/results", {"secret": secret}))
    room.problem = "It could not be made."
    assert why(served.gets(f"/lab/class/{code}/lecture")) == room.problem
