"""The routes of a class, asked as a web server would ask them: no network, no browser."""

import gzip
import json

import pytest
from held_class import ANN, BOB, MARKS, PICK, SHARE

from pages.server.classroom.people import MOST_PEOPLE

POSTED = ["join", "answer", "lead", "names", "results", "end"]
LOOKED_AT = ["state", "news", "lecture", "views/0"]
LEADING = ["lead", "names", "results", "end"]


def why(reply):
    """The sentence of a refusal."""
    assert reply.headers["cache-control"] == "no-store" and set(reply.json) == {"why"}
    return reply.json["why"]


def good(secret):
    """By route, something that it takes."""
    return {
        "join": {"person": ANN, "name": "Ann"}, "answer": {"person": ANN, "question": PICK, "answer": 1},
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
    wrong = [
        "",
        "x",
        secret[:-1],
        secret + "x",
        room.secret_hash,
        code,
        None,
        0,
        True,
        [secret],
        {"secret": secret},
        "\ud800",
    ]
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


@pytest.mark.parametrize("path", ["join", "answer"])
def test_a_browser_that_does_not_say_who_it_is_is_refused(served, led, path):
    code, secret, room = led
    for person in (
        None,
        "",
        "a" * 31,
        "a" * 33,
        "A" * 32,
        "g" * 32,
        "a" * 32 + "\n",
        "١" * 32,
        5,
        [ANN],
        {"person": ANN},
    ):
        reply = served.posts(f"/lab/class/{code}/{path}", {**good(secret)[path], "person": person})
        assert reply.status == 409 and "who it is" in why(reply)
    assert room.people == {} and room.answers == {}


def test_only_posts_change_a_class(served, led):
    code, secret, _ = led
    for path in POSTED:
        assert served.gets(f"/lab/class/{code}/{path}?secret={secret}").status == 405
    for path in ("state", "lecture", "news"):
        assert served.posts(f"/lab/class/{code}/{path}", {"secret": secret}).status == 405


def test_one_joins_answers_and_finds_it_again(served, led):
    code, _, room = led
    address = f"/lab/class/{code}"
    assert served.gets(f"{address}/state", **{"x-person": ANN}).json["own"] == {
        "joined": False, "name": "", "answers": {}, "seat": "", "why": "",
    }  # fmt: skip
    own = served.posts(f"{address}/join", {"person": ANN, "name": " Ann\u202e "}).json
    seat = room.seat_of(ANN)
    assert own == {"joined": True, "name": "Ann", "answers": {}, "seat": seat, "why": ""} and ANN not in seat
    for answer in (0, 2, 2):
        assert served.posts(f"{address}/answer", {"person": ANN, "question": PICK, "answer": answer}).json == {}
    found = served.gets(f"{address}/state", **{"x-person": ANN})
    assert found.headers["cache-control"] == "no-store"
    assert found.json["own"] == {**own, "answers": {PICK: 2}}
    assert found.json["state"]["answered"] == {PICK: 1} and found.json["state"]["people"] == 1
    stranger = served.gets(f"{address}/state", **{"x-person": BOB}).json
    assert stranger["own"]["answers"] == {} and stranger["state"] == found.json["state"]


@pytest.mark.parametrize("name", [None, 5, True, ["Ann"], {"a": 1}, "", "\ud800"])
def test_who_gives_no_name_has_none(served, led, name):
    code, secret, _ = led
    assert served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": name}).json["name"] == ""
    assert served.posts(f"/lab/class/{code}/names", {"secret": secret}).json == []


def test_what_can_not_be_answered_is_refused_in_a_sentence(served, led):
    code, secret, room = led
    for question, answer in ((PICK, 3), (PICK, None), ("other", 1), (None, 1), (SHARE, 10**400), (MARKS, [0, 0, 0])):
        reply = served.posts(f"/lab/class/{code}/answer", {"person": ANN, "question": question, "answer": answer})
        assert reply.status == 409 and "answers no question" in why(reply)
    for share in (b"NaN", b"Infinity", b"1e999", b"1" * 3000):
        body = b'{"person": "%b", "question": "%b", "answer": %b}' % (ANN.encode(), SHARE.encode(), share)
        assert served.posts(f"/lab/class/{code}/answer", body).status == 409
    assert room.people == {} and room.answers == {}
    served.posts(f"/lab/class/{code}/lead", {"secret": secret, "show": PICK})
    reply = served.posts(f"/lab/class/{code}/answer", {"person": ANN, "question": PICK, "answer": 1})
    assert reply.status == 409 and "shown already" in why(reply)


def test_a_full_class_says_so(served, led):
    code, _, room = led
    served.do(lambda: [room.join(f"{number:032x}", "") for number in range(MOST_PEOPLE)])
    for path, sent in list(good("").items())[:2]:
        reply = served.posts(f"/lab/class/{code}/{path}", sent)
        assert reply.status == 409 and "full" in why(reply)
    assert served.gets(f"/lab/class/{code}/state", **{"x-person": ANN}).json["own"]["joined"] is False


def test_the_lecturer_moves_shows_and_hides(served, led):
    code, secret, _ = led
    address = f"/lab/class/{code}"
    for person, name in ((ANN, "Ann"), (BOB, "Bob")):
        served.posts(f"{address}/join", {"person": person, "name": name})
    served.posts(f"{address}/answer", {"person": ANN, "question": PICK, "answer": 1})
    told = served.posts(f"{address}/lead", {"secret": secret, "scene": 4}).json
    assert told["scene"] == 4 and told["shown"] == {} and told == served.gets(f"{address}/state").json["state"]
    for _ in range(2):
        told = served.posts(f"{address}/lead", {"secret": secret, "show": PICK}).json
        assert told["shown"][PICK]["class"] == {"count": 1, "shares": [0, 1, 0]} and told["scene"] == 4
    for is_hidden in (True, False):
        served.posts(f"{address}/lead", {"secret": secret, "hide": 1, "hidden": is_hidden})
        names = served.posts(f"{address}/names", {"secret": secret})
        assert names.json[1] == {"number": 1, "name": "Bob", "is_hidden": is_hidden}
        assert names.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "order", [{"scene": 5}, {"scene": "x"}, {"show": "other"}, {"show": None}, {"hide": 0}, {"hide": -1}]
)
def test_an_order_that_can_not_be_done_is_refused_in_a_sentence(served, led, order):
    code, secret, room = led
    reply = served.posts(f"/lab/class/{code}/lead", {"secret": secret, **order})
    assert reply.status == 409 and why(reply).endswith(".") and (room.scene, room.shown) == (0, [])


def test_what_was_done_of_an_order_is_told_even_if_the_rest_is_refused(served, led, rooms):
    code, secret, room = led
    changed = served.do(lambda: rooms.changed(room))
    assert served.posts(f"/lab/class/{code}/lead", {"secret": secret, "show": PICK, "scene": 99}).status == 409
    assert room.shown == [PICK] and served.do(changed.is_set)


def test_the_results_are_a_file_for_the_lecturer(served, led):
    code, secret, _ = led
    served.posts(f"/lab/class/{code}/join", {"person": ANN, "name": "Ann"})
    served.posts(f"/lab/class/{code}/answer", {"person": ANN, "question": PICK, "answer": 1})
    reply = served.posts(f"/lab/class/{code}/results", {"secret": secret})
    assert reply.headers["content-type"].startswith("text/csv") and reply.headers["cache-control"] == "no-store"
    assert b"What of next?" in reply.body and b"Ann" not in reply.body and ANN.encode() not in reply.body


def test_the_lecture_goes_out_compressed_and_without_its_answers(served, led):
    code, _, room = led
    reply = served.gets(f"/lab/class/{code}/lecture")
    sent = json.loads(gzip.decompress(reply.body))
    assert sent == room.scenes() and len(sent["scenes"]) == 4 and b"42" not in gzip.decompress(reply.body)
    assert served.gets(f"/lab/class/{code}/views/0").status == 409  # the class is at no scene yet
    room.move(1)
    view = served.gets(f"/lab/class/{code}/views/0")
    assert gzip.decompress(view.body) == b"bytes of a stage"
    for one in (reply, view):
        assert one.headers["content-encoding"] == "gzip" and "private" in one.headers["cache-control"]
    for number in ("1", "99", "9" * 300, "9" * 5000, "-1", "x", "0.5", "../lecture.json"):
        assert served.gets(f"/lab/class/{code}/views/{number}").status == 404


def test_a_picture_that_only_scenes_that_ask_show_comes_with_the_answer(served, led):
    code, _, room = led
    room.lecture["scenes"] = room.lecture["scenes"][3:]
    refused = served.gets(f"/lab/class/{code}/views/0")
    assert refused.status == 409 and b"with the answer" in refused.body
    room.show(room.lecture["scenes"][0]["posed"]["id"])
    assert gzip.decompress(served.gets(f"/lab/class/{code}/views/0").body) == b"bytes of a stage"


def test_until_the_lecture_is_made_the_class_says_so(served, led):
    code, secret, room = led
    room.lecture = {}
    assert "being made ready" in why(served.gets(f"/lab/class/{code}/lecture"))
    assert "no lecture yet" in why(served.posts(f"/lab/class/{code}/results", {"secret": secret}))
    room.problem = "It could not be made."
    assert why(served.gets(f"/lab/class/{code}/lecture")) == room.problem


def test_an_ended_class_is_no_class(served, led, rooms, tmp_path):
    code, secret, room = led
    assert served.posts(f"/lab/class/{code}/end", {"secret": secret}).json == {}
    assert room.is_over and served.gets(f"/lab/class/{code}/state").status == 404
    assert served.posts(f"/lab/class/{code}/end", {"secret": secret}).status == 404
    assert list((tmp_path / "classes").iterdir()) == []
