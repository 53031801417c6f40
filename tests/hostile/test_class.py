"""Any JSON, in any order, that strangers may send to a class: it answers with a sentence, and stays a class."""

import json
import unicodedata

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, Served, lecture, packed, ready
from hypothesis import given, settings
from hypothesis import strategies as st
from rows import FULL, once_failed, trying
from starlette.applications import Starlette

from pages.server.classroom import live_classes as rooms_own
from pages.server.classroom import routes
from pages.server.classroom.answers import is_answer
from pages.server.classroom.live_class import MOODS, SECOND, LiveClass
from pages.server.classroom.live_classes import LiveClasses
from pages.server.classroom.people import LONGEST_NAME, MOST_PEOPLE

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
QUESTIONS = st.sampled_from([MARKS, SHARE, PICK, MARKS + SECOND, SHARE + SECOND, PICK + SECOND])
ANSWERS = st.integers(-1, 3) | st.floats(-0.1, 1.1) | st.lists(st.integers(-1, 4) | NUMBERS, min_size=2, max_size=4)
SENT = st.fixed_dictionaries({}, optional={
    "person": st.sampled_from([ANN, BOB, EVE]) | JSON, "name": TEXTS | JSON, "question": QUESTIONS | JSON,
    "answer": ANSWERS | JSON, "scene": st.integers(-1, 5) | JSON, "show": QUESTIONS | JSON,
    "hide": st.integers(-1, 4) | JSON, "hidden": st.booleans() | JSON, "remove": st.integers(-1, 4) | JSON,
    "remove_since": NUMBERS | JSON, "seats": st.integers(-1, 501) | JSON, "open": st.booleans() | JSON,
    "again": QUESTIONS | JSON, "mood": st.sampled_from([*MOODS, ""]) | JSON,
})  # fmt: skip
REQUESTS = st.lists(
    st.tuples(st.sampled_from([*"join answer answer mood lead aside results".split()]), st.booleans(), SENT | JSON),
    min_size=15, max_size=40,
)  # fmt: skip


def hold_sound(room):
    """Check that a class is sound, and that it can be told and kept."""
    asked = {scene["posed"]["id"]: scene["posed"] for scene in room.lecture["scenes"] if scene["posed"]}
    assert room.lecture == lecture() and type(room.scene) is int and 0 <= room.scene <= 4
    assert len(set(room.shown)) == len(room.shown) and set(room.shown) <= set(asked)
    assert len(room.people) <= MOST_PEOPLE
    for person, known in room.people.items():
        assert routes._PERSON.fullmatch(person) and len(known.name) <= LONGEST_NAME and type(known.is_hidden) is bool
        assert not any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in known.name)
    assert set(room.again) <= set(asked) and set(room.moods) <= set("1234")
    for felt in room.moods.values():
        assert set(felt) <= set(room.people) and set(felt.values()) <= set(MOODS)
    for question, given_answers in room.answers.items():
        assert set(given_answers) <= set(room.people)
        assert all(is_answer(asked[question.removesuffix(SECOND)], answer) for answer in given_answers.values())
    assert LiveClass.of_json(json.loads(json.dumps(room.as_json(), allow_nan=False)), room.lecture) == room
    public = room.public_state()
    json.dumps(
        [public, room.class_lecture.for_phones(), room.lecturer_state()], allow_nan=False, ensure_ascii=False
    ).encode()
    for shown in public["shown"].values():
        assert all(0 <= share <= 1 for share in shown["class"]["shares"])
    room.results()


def answered(room):
    """Return each answered question with the person who answered it."""
    return {(question, person) for question, given_answers in room.answers.items() for person in given_answers}


@settings(max_examples=100 if FULL else 12)
@given(requests=REQUESTS)
@once_failed("class")
def test_whatever_is_sent_a_class_answers_and_stays_sound(tmp_path_factory, requests):
    with trying("class", [requests]):
        hold_sound_after(requests, tmp_path_factory.mktemp("classes"))


def hold_sound_after(requests, root):
    """Send these requests to a class in a folder; check each reply, and that the class stays sound."""
    rooms = LiveClasses(lambda: root)
    with pytest.MonkeyPatch.context() as patch:
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
                before = answered(room)
                reply = served.posts(f"/lab/class/{room.code}/{path}", sent)
                assert reply.status == 200 or 400 <= reply.status < 500, reply
                if path != "results" or reply.status != 200:
                    json.loads(reply.body)
                hold_sound(room)
                assert before <= answered(room)  # nobody's answer is lost
            state = served.gets(f"/lab/class/{room.code}/state", **{"x-person": ANN})
            assert state.status == 200 and state.json["state"] == json.loads(json.dumps(room.public_state()))
        kept = json.loads((root / room.code / "class.json").read_bytes())
        assert LiveClass.of_json(kept, lecture()).people == room.people
