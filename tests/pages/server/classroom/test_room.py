"""A class by itself: who is in it, what is answered, what everybody may know."""

import json
import time
from dataclasses import fields

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, full_room, lecture, small_room

from pages.server.classroom import room as rooms_own
from pages.server.classroom.people import LONGEST_NAME, MOST_PEOPLE, Refused
from pages.server.classroom.room import CODE_LENGTH, CODE_LETTERS, LASTS, Room
from transformer.lectures.questions import Posed

RIGHT_FORM = [
    (MARKS, [3, 0, 1]), (MARKS, [0, 0, 1]), (SHARE, 0), (SHARE, 1), (SHARE, 0.5), (SHARE, -0.0), (PICK, 0), (PICK, 2),
]  # fmt: skip
WRONG_FORM = [
    *((MARKS, answer) for answer in (
        [0, 0, 0], [1, 1], [1, 1, 1, 1], [], [4, 0, 0], [-1, 1, 1], [1.0, 0, 0], [True, 0, 0], [None, 1, 1],
        [[1], 1, 1], ["1", 1, 1], {"0": 1}, "111", 1, None, True, [10**400, 0, 0], [float("nan"), 1, 1],
    )),
    *((SHARE, answer) for answer in (
        -0.01, 1.01, float("nan"), float("inf"), -float("inf"), 10**400, -(10**400), True, False, "0.5", None, [0.5],
        {"share": 0.5},
    )),
    *((PICK, answer) for answer in (
        -1, 3, 10**400, 1.0, 0.5, True, False, "1", None, [1], float("nan"), float("inf"), {},
    )),
]  # fmt: skip


@pytest.fixture
def room():
    return small_room()[0]


def joined_as(room, name):
    """What is kept of a name."""
    room.join(ANN, name)
    return room.people[ANN].name


def test_a_class_begins_with_a_code_and_a_secret_that_it_does_not_keep():
    room, secret = Room.begun("me")
    other, _ = Room.begun("me")
    assert len(room.code) == CODE_LENGTH and set(room.code) <= set(CODE_LETTERS) and room.code != other.code
    assert not set(CODE_LETTERS) & set("AEIOUY0L") and abs(room.ends - time.time() - LASTS) < 3600
    assert room.is_led_by(secret) and secret not in json.dumps(room.as_json()) and len(secret) >= 20
    for wrong in ("", secret[:-1], secret + "x", secret.swapcase(), room.secret_hash, "\ud800", None, 0, [], {}, True):
        assert not room.is_led_by(wrong)


@pytest.mark.parametrize("typed, kept", [
    ("Ann", "Ann"), ("", ""), ("  \t\r\n  ", ""), (" Ann \n\t B. ", "Ann B."),
    ("<b>*A*</b> [x](y)", "<b>*A*</b> [x](y)"),
    ("A\0n\x1bn\x7f", "Ann"), ("\u202eAnn\u202c", "Ann"), ("\u2066Ann\u2069\u200e\u200f", "Ann"),
    ("\ud800Ann\udfff", "Ann"),
    ("A\u00ad\ufeff\u200bnn", "Ann"), ("\U000e0041Ann", "Ann"), ("A \u202e n", "A n"), ("A\u2028n", "A n"),
    ("Ann 🙂", "Ann 🙂"), ("❤️‍🔥", "❤️‍🔥"), ("👩‍👧", "👩‍👧"), ("علی‌رضا", "علی‌رضا"), ("Zoë", "Zoë"), ("Việt", "Việt"),
    ("\u0301\u0301Ann", "Ann"), ("\u200d\u200c", ""), ("क्‍ष", "क्‍ष"),
])  # fmt: skip
def test_a_name_is_text_in_one_line_without_what_steers_the_text_around_it(room, typed, kept):
    assert joined_as(room, typed) == kept


@pytest.mark.parametrize("between", ["", "\u202a", "\u200e", "\u200d", "\ud800", "\u202a\u2066"])
def test_accents_make_no_pile_whatever_stands_between_them(room, between):
    kept = joined_as(room, "a" + ("\u0301\u0489" + between) * 5 + "b")
    assert kept[0] == "a" and kept[-1] == "b" and len(kept) <= 4


@pytest.mark.parametrize("letter", ["a", "😀", "ﷺ", "a ", "é", "<", "\u202ea"])
def test_a_long_name_is_cut(room, letter):
    kept = joined_as(room, letter * 5000)
    assert len(kept) <= LONGEST_NAME and kept.endswith("…")
    assert joined_as(room, "n" * LONGEST_NAME) == "n" * LONGEST_NAME


def test_one_may_take_another_name_and_stays_who_one_is(room):
    room.join(ANN, "Ann")
    room.answer(ANN, PICK, 1)
    room.hide(0, True)
    room.join(ANN, "Anna")
    assert len(room.people) == 1 and room.own(ANN) == {
        "joined": True, "name": "Anna", "answers": {PICK: 1}, "seat": room.seat_of(ANN), "why": "",
    }  # fmt: skip
    assert room.names() == [{"number": 0, "name": "Anna", "is_hidden": True}]  # another name is no way back into sight
    version = room.version
    room.join(ANN, " Anna ")
    assert room.version == version  # nobody needs to be told


def test_a_full_class_takes_nobody_else_but_whoever_is_in_it_goes_on(room):
    for number in range(MOST_PEOPLE - 1):
        room.join(f"{number:032x}", "")
    room.join(ANN, "Ann")
    for come in (lambda: room.join(BOB, "Bob"), lambda: room.answer(BOB, PICK, 1)):
        with pytest.raises(Refused, match=f"full: all {MOST_PEOPLE} seats .* Tell your lecturer"):
            come()
    room.join(ANN, "Anna")
    room.answer(ANN, PICK, 1)
    assert len(room.people) == MOST_PEOPLE and BOB not in room.people and room.answers == {PICK: {ANN: 1}}


@pytest.mark.parametrize("question, answer", RIGHT_FORM)
def test_an_answer_of_the_right_form_is_kept(room, question, answer):
    room.answer(ANN, question, answer)
    assert room.answers == {question: {ANN: answer}} and room.own(ANN)["joined"]
    assert room.public()["answered"] == {question: 1} and room.public()["people"] == 1


@pytest.mark.parametrize("question, answer", WRONG_FORM)
def test_an_answer_of_another_form_is_refused_and_changes_nothing(room, question, answer):
    before = json.dumps(room.as_json())
    with pytest.raises(Refused, match="answers no question"):
        room.answer(ANN, question, answer)
    assert json.dumps(room.as_json()) == before


def test_there_is_no_answer_to_a_question_that_nobody_asks(room):
    for question in ("", "other", "id", "\ud800", "q" * 10**5):
        with pytest.raises(Refused, match="answers no question"):
            room.answer(ANN, question, 1)
        with pytest.raises(Refused, match="no such question"):
            room.show(question)
    for question in (None, 1, [], {}, True):
        with pytest.raises(Refused, match="no such question"):
            room.show(question)
    room.lecture = {}  # while it is being made
    with pytest.raises(Refused, match="answers no question"):
        room.answer(ANN, PICK, 1)
    assert room.people == {} and room.shown == [] and room.version == 1


def test_an_answer_can_be_changed_until_it_is_shown(room):
    room.answer(ANN, PICK, 0)
    room.answer(BOB, PICK, 1)
    room.answer(ANN, PICK, 2)
    version = room.version
    room.answer(ANN, PICK, 2)  # sent again: the first was under way for long
    assert room.version == version and room.answers[PICK] == {ANN: 2, BOB: 1}
    room.show(PICK)
    shown = room.public()["shown"]
    for person in (ANN, EVE):
        with pytest.raises(Refused, match="shown already"):
            room.answer(person, PICK, 1)
    assert room.answers[PICK] == {ANN: 2, BOB: 1} and EVE not in room.people and room.public()["shown"] == shown
    room.answer(ANN, MARKS, [1, 0, 0])  # others still wait


def test_what_changes_the_class_has_another_number_and_the_rest_has_none(room):
    steps = [
        lambda: room.join(ANN, "Ann"), lambda: room.answer(ANN, PICK, 1), lambda: room.move(2), lambda: room.show(PICK),
    ]  # fmt: skip
    for step in steps:
        version = room.version
        step()
        assert room.version > version
    version = room.version
    room.move(2)
    room.show(PICK)
    assert room.version == version and room.shown == [PICK]


def test_the_lecturer_goes_to_any_scene_that_there_is(room):
    for scene in (4, 1, 0):
        room.move(scene)
        assert room.scene == room.public()["scene"] == scene and room.public()["tag"] == str(scene or "")
    room.lecture["scenes"][1]["tag"] = "the-mask"
    for scene, number in (("the-mask", 2), ("4", 4)):  # one has its name, the other what older rooms have
        room.move(scene)
        assert room.scene == number and room.public()["tag"] == scene
    room.move(3)
    for scene in (-1, 5, 10**400, 1.0, True, "5", "", "01", None, [1], float("nan")):
        with pytest.raises(Refused, match="must be 0 to 4"):
            room.move(scene)
    assert room.scene == 3
    room.lecture = {}
    with pytest.raises(Refused, match="must be 0 to 0"):
        room.move(1)


def test_a_name_is_hidden_and_given_back_by_its_number(room):
    for person, name in ((ANN, "Ann"), (BOB, ""), (EVE, "Eve")):
        room.join(person, name)
    room.hide(2, True)
    assert room.names() == [
        {"number": 0, "name": "Ann", "is_hidden": False}, {"number": 2, "name": "Eve", "is_hidden": True},
    ]  # fmt: skip
    room.hide(2, False)
    assert not any(person["is_hidden"] for person in room.names())
    for number in (-1, 3, 10**400, True, 0.0, "0", None):
        with pytest.raises(Refused, match="nobody of this number"):
            room.hide(number, True)


def test_nobody_is_told_the_truth_before_it_is_shown_nor_who_somebody_is():
    room, secret = full_room()
    told = json.dumps([room.public(), room.scenes()])
    for word in ("is 42", "Because", "so it was", "0.8125", "0.9375", "0.6875", "truth", "right"):
        assert word in json.dumps(room.lecture) and word not in told
    assert set(room.scenes()["scenes"][1]["posed"]) == {"id", "kind", "form", "ask", "context", "options"}
    assert room.scenes()["scenes"][0]["posed"] is None and room.public()["shown"] == {}
    assert room.public()["answered"] == {MARKS: 3, SHARE: 3, PICK: 3}
    room.show(SHARE)
    told = json.dumps([room.public(), room.scenes()])
    assert "The answer to sure is 42" in told and "0.9375" in told
    for word in ("answer to row", "answer to next", "0.8125", "0.6875"):
        assert word not in told
    for question in (MARKS, PICK):
        room.show(question)
    told = json.dumps([room.public(), room.scenes(), room.names()])
    for word in (ANN, BOB, EVE, secret, room.secret_hash, room.owner):
        assert word not in told
    for name in ("Ann", "Bob", "Eve"):
        assert name not in json.dumps([room.public(), room.scenes()])


def test_a_shown_question_comes_with_its_truth_and_what_the_class_said():
    room, _ = full_room()
    room.show(PICK)
    assert room.public()["shown"] == {PICK: {
        "truth": {
            "truth": [0.25, 0.6875, 0.0625], "right": [1], "told": ["so it was next"] * 3,
            "even": 0.5,
            "answer": "The answer to next is 42.", "why": "<p>Because of next.</p>",
        },
        "scenes": {4: {"sentences": "<p>Look.</p>", "caption": "What the picture shows."}},
        "class": {"count": 3, "shares": [0, 2 / 3, 1 / 3]},
    }}  # fmt: skip


def test_words_and_picture_of_a_scene_that_asks_come_with_the_answer():
    room, _ = full_room()
    asks = room.scenes()["scenes"][3]
    assert asks["sentences"] == asks["caption"] == "" and room.scenes()["scenes"][0]["caption"]
    room.lecture["scenes"][3]["view"] = 1
    room.move(4)
    assert room.holds_back(1) and not room.holds_back(2)
    room.show(PICK)
    assert not room.holds_back(1)


def test_a_picture_comes_with_its_first_scene():
    room, _ = small_room()
    scenes = room.lecture["scenes"]
    scenes[0]["view"], scenes[2]["posed"] = 1, None
    scenes[2]["view"] = scenes[3]["view"] = 2
    assert room.holds_back(1) and room.holds_back(2)
    room.move(1)
    assert not room.holds_back(1) and room.holds_back(2)
    room.move(3)
    assert not room.holds_back(2)  # before the fourth asks of it: the editor told whoever wrote this
    room.move(1)
    room.show(PICK)
    assert not room.holds_back(2)  # the class was there


def test_a_later_scene_without_a_question_does_not_tell_the_answer_early():
    room, _ = small_room()
    scenes = room.lecture["scenes"]
    scenes[0]["view"], scenes[3]["posed"] = 1, None
    room.move(4)
    assert room.holds_back(0)
    room.show(MARKS)
    room.move(0)
    assert not room.holds_back(0) and not room.holds_back(1)


def test_one_is_told_ones_own_answers_alone():
    room, _ = full_room()
    assert room.own(BOB) == {
        "joined": True, "name": "=Bob", "answers": {MARKS: [0, 2, 2], SHARE: 1, PICK: 1}, "seat": room.seat_of(BOB),
        "why": "",
    }  # fmt: skip
    for stranger in ("", "f" * 32, ANN[:-1], "\ud800"):
        assert room.own(stranger) == {"joined": False, "name": "", "answers": {}, "seat": "", "why": ""}


def test_a_class_that_is_over_tells_that_and_nothing_of_what_was_said():
    room, _ = full_room()
    room.show(PICK)
    room.is_over = True
    assert room.public()["over"] and room.public()["shown"] == room.public()["answered"] == {}


def test_its_file_holds_all_of_a_class_but_the_lecture():
    room, secret = full_room()
    room.move(2)
    room.show(PICK)
    room.hide(1, True)
    kept = json.loads(json.dumps(room.as_json()))
    again = Room.of_json(kept, lecture())
    assert again == room and again.is_led_by(secret) and list(again.people) == [ANN, BOB, EVE]
    assert set(kept) == {field.name for field in fields(Room)} - {"led", "lecture", "problem", "is_over"} | {
        "format", "seats", "open", "removed",
    }  # fmt: skip


def test_a_file_that_is_no_class_is_refused():
    room, _ = full_room()
    kept = json.loads(json.dumps(room.as_json()))
    wrong = [
        [], None, "text", 1, {}, {"format": 1}, {**kept, "format": 2}, {**kept, "began": "today"}, {**kept, "code": 5},
        {**kept, "people": []}, {**kept, "people": {ANN: {"age": 5}}}, {**kept, "people": {ANN: []}},
        {**kept, "answers": []}, {**kept, "answers": {PICK: 5}}, {**kept, "shown": PICK}, {**kept, "shown": ["other"]},
        {**kept, "scene": "1"}, {**kept, "version": None}, {name: kept[name] for name in kept if name != "owner"},
    ]  # fmt: skip
    for one in wrong:
        with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
            Room.of_json(one, lecture())
    for one in ([], None, {}, {"scenes": 5, "title": "", "views": []}, {"scenes": [[]], "title": "", "views": []}):
        with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
            Room.of_json(kept, one)


def test_the_truth_is_all_that_a_question_knows_beside_what_is_asked():
    """A field that `Posed` gets one day is told to the phones unless it is named here or there."""
    asked = {"id", "kind", "form", "ask", "context", "options", "language"}
    assert {field.name for field in fields(Posed)} == asked | set(rooms_own._TRUTH)
