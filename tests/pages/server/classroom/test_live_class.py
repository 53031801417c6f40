"""A class by itself: its people, its answers, and the facts that everybody may know."""

import io
import json
import time
import zipfile
from dataclasses import fields

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, full_room, lecture, small_room

from pages.server.classroom.lecture import TRUTH
from pages.server.classroom.live_class import CODE_LENGTH, CODE_LETTERS, LASTS, LiveClass
from pages.server.classroom.people import LONGEST_NAME, Refusal
from transformer.lectures.questions import PosedQuestion

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
    *((question, 1) for question in ("", "other", "id", "\ud800", "q" * 10**5)),
]  # fmt: skip


@pytest.fixture
def room():
    return small_room()[0]


def joined_as(room, name):
    """Join under a name; return the name that is kept."""
    room.join(ANN, name)
    return room.people[ANN].name


def test_a_class_begins_with_a_code_and_a_secret_that_it_does_not_keep(monkeypatch):
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    room, secret = LiveClass.begin("me")
    other, _ = LiveClass.begin("me")
    assert len(room.code) == CODE_LENGTH and set(room.code) <= set(CODE_LETTERS) and room.code != other.code
    assert not set(CODE_LETTERS) & set("AEIOUY0L") and room.ends == 1_000_000 + LASTS
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


@pytest.mark.parametrize("question, answer", RIGHT_FORM)
def test_an_answer_of_the_right_form_is_kept(room, question, answer):
    room.answer(ANN, question, answer)
    assert room.answers == {question: {ANN: answer}} and room.own_state(ANN)["joined"]
    assert room.public_state()["answered"] == {question: 1} and room.public_state()["people"] == 1


@pytest.mark.parametrize("question, answer", WRONG_FORM)
def test_an_answer_of_another_form_is_refused_and_changes_nothing(room, question, answer):
    before = json.dumps(room.as_json())
    with pytest.raises(Refusal, match="answers no question"):
        room.answer(ANN, question, answer)
    assert json.dumps(room.as_json()) == before


@pytest.mark.parametrize("order, said, wrong", [
    ("move", "must be 0 to 4", (-1, 5, 10**400, 1.0, True, "5", "", "01", None, [1], float("nan"))),
    ("hide", "nobody of this number", (-1, 3, 10**400, True, 0.0, "0", None)),
    ("remove", "nobody of this number", (-1, 3, 10**400, True, 0.0, "0", None)),
    ("remove_since", "within the last day", (0, -1, None, "50", float("nan"), 10**400, [5])),
    ("show", "no such question", ("", "other", "id", "\ud800", "q" * 10**5, None, 1, [], {}, True)),
])  # fmt: skip
def test_an_order_of_what_there_is_not_is_refused_and_changes_nothing(order, said, wrong):
    room, _ = full_room()
    before = json.dumps(room.as_json())
    for value in wrong:
        with pytest.raises(Refusal, match=said):
            getattr(room, order)(value, *[True] * (order == "hide"))
    assert json.dumps(room.as_json()) == before


def test_a_scene_has_the_name_that_links_call_it_or_its_number(room):
    room.lecture["scenes"][1]["tag"] = "the-mask"
    for scene, number in (("the-mask", 2), ("4", 4)):  # one has its name, the other an older room's number
        room.move(scene)
        assert room.scene == number and room.public_state()["tag"] == scene
    room.move(2)
    assert room.public_state()["tag"] == "the-mask"


def test_while_its_lecture_is_made_nothing_is_asked_and_there_is_no_scene(room):
    room.lecture = {}
    for say in (lambda: room.answer(ANN, PICK, 1), lambda: room.move(1), lambda: room.show(PICK)):
        with pytest.raises(Refusal):
            say()
    assert room.people == {} and room.version == 1


def test_nobody_is_told_the_truth_before_it_is_shown_nor_who_somebody_is():
    room, secret = full_room()
    told = json.dumps([room.public_state(), room.class_lecture.for_phones()])
    for word in ("is 42", "Because", "so it was", "0.8125", "0.9375", "0.6875", "truth", "right"):
        assert word in json.dumps(room.lecture) and word not in told
    assert set(room.class_lecture.for_phones()["scenes"][1]["posed"]) == {
        "id",
        "kind",
        "form",
        "ask",
        "context",
        "options",
    }
    assert room.class_lecture.for_phones()["scenes"][0]["posed"] is None and room.public_state()["shown"] == {}
    assert room.public_state()["answered"] == {MARKS: 3, SHARE: 3, PICK: 3}
    room.show(SHARE)
    told = json.dumps([room.public_state(), room.class_lecture.for_phones()])
    assert "The answer to sure is 42" in told and "0.9375" in told
    for word in ("answer to row", "answer to next", "0.8125", "0.6875"):
        assert word not in told
    for question in (MARKS, PICK):
        room.show(question)
    told = json.dumps([room.public_state(), room.class_lecture.for_phones(), room.names()])
    for word in (ANN, BOB, EVE, secret, room.secret_hash, room.owner):
        assert word not in told
    for name in ("Ann", "Bob", "Eve"):
        assert name not in json.dumps([room.public_state(), room.class_lecture.for_phones()])


def test_a_shown_question_comes_with_its_truth_and_what_the_class_said():
    room, _ = full_room()
    room.show(PICK)
    assert room.public_state()["shown"] == {PICK: {
        "truth": {
            "truth": [0.25, 0.6875, 0.0625], "right": [1], "told": ["so it was next"] * 3,
            "even": 0.5,
            "answer": "The answer to next is 42.", "why": "<p>Because of next.</p>",
        },
        "scenes": {4: {"sentences": "<p>Look.</p>", "caption": "What the picture shows."}},
        "class": {"count": 3, "shares": [0, 2 / 3, 1 / 3]},
    }}  # fmt: skip


def test_words_of_a_scene_that_asks_come_with_the_answer():
    scenes = full_room()[0].class_lecture.for_phones()["scenes"]
    assert scenes[3]["sentences"] == scenes[3]["caption"] == "" and scenes[0]["caption"]


@pytest.mark.parametrize("views, silent, done, waiting", [
    ([0, 0, 0, 1], [1], [4], {1}),  # only a scene that asks shows this picture
    ([0, 0, 0, 1], [1], [4, PICK], set()),
    ([1, 0, 2, 2], [1, 3], [], {0, 1, 2}),
    ([1, 0, 2, 2], [1, 3], [1], {0, 2}),
    ([1, 0, 2, 2], [1, 3], [3], {0}),  # it comes before the fourth asks of it: the editor told the lecture's author
    ([1, 0, 2, 2], [1, 3], [1, PICK], {0}),  # the class was there
    ([1, 0, 0, 0], [1, 4], [4], {0}),  # a later scene without a question does not tell the answer early
    ([1, 0, 0, 0], [1, 4], [4, MARKS, 0], set()),
])  # fmt: skip
def test_a_picture_waits_for_its_first_scene_or_for_its_answer(room, views, silent, done, waiting):
    for number, (scene, view) in enumerate(zip(room.lecture["scenes"], views, strict=True), start=1):
        scene["view"] = view
        if number in silent:
            scene["posed"] = None
    for step in done:
        room.show(step) if isinstance(step, str) else room.move(step)
    assert {view for view in range(4) if room.class_lecture.holds_back(view, room.scene, room.shown)} == waiting


def kept_of(room):
    return json.loads(json.dumps(room.as_json()))


def test_its_file_holds_all_of_a_class_but_the_lecture():
    room, secret = full_room()
    kept = kept_of(room)
    again = LiveClass.of_json(kept, lecture())
    assert again == room and again.is_led_by(secret)
    besides, left_out = {"format", "seats", "open", "removed"}, {"led", "lecture", "problem", "is_over"}
    assert set(kept) == {field.name for field in fields(LiveClass)} - left_out | besides
    room.people.is_open = False
    kept = kept_of(room)
    for name in ("seats", "open", "removed"):  # a version that knew nothing of seats wrote this
        del kept[name]
    assert LiveClass.of_json(kept, lecture()).people.is_open


@pytest.mark.parametrize("wrong", [
    [], None, "text", 1, {}, {"format": 1},
    lambda kept: kept | {"format": 2}, lambda kept: kept | {"began": "today"}, lambda kept: kept | {"code": 5},
    lambda kept: kept | {"people": []}, lambda kept: kept | {"people": {ANN: {"age": 5}}},
    lambda kept: kept | {"people": {ANN: []}}, lambda kept: kept | {"answers": []},
    lambda kept: kept | {"answers": {PICK: 5}}, lambda kept: kept | {"shown": PICK},
    lambda kept: kept | {"shown": ["other"]}, lambda kept: kept | {"scene": "1"}, lambda kept: kept | {"version": None},
    lambda kept: {name: kept[name] for name in kept if name != "owner"},
])  # fmt: skip
def test_a_file_that_is_no_class_is_refused(wrong):
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        LiveClass.of_json(wrong(kept_of(full_room()[0])) if callable(wrong) else wrong, lecture())


@pytest.mark.parametrize("wrong", [
    [], None, {}, {"scenes": 5, "title": "", "views": []}, {"scenes": [[]], "title": "", "views": []},
])  # fmt: skip
def test_a_file_that_is_no_lecture_is_refused(wrong):
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        LiveClass.of_json(kept_of(full_room()[0]), wrong)


def test_the_truth_is_all_that_a_question_knows_beside_what_is_asked():
    """A future field of `PosedQuestion` is told to the phones unless it is named here or in `TRUTH`."""
    asked = {"id", "kind", "form", "ask", "context", "options", "language"}
    assert {field.name for field in fields(PosedQuestion)} == asked | set(TRUTH)


def test_who_was_cut_off_may_answer_until_the_class_goes_on():
    room, _ = small_room()
    for person in (ANN, BOB, EVE):
        room.join(person, "")
        room.people.seats.begin_stream(person, room)
    room.answer(EVE, PICK, 2)
    for person in (ANN, EVE):
        room.people.seats.end_stream(person, room)
    room.move(4)
    room.show(PICK)
    assert [room.own_state(person)["still_open"] for person in (ANN, BOB, EVE)] == [[PICK], [], []]
    for person in (BOB, EVE):  # one could copy it, the other has answered
        with pytest.raises(Refusal, match="shown already: yours came too late"):
            room.answer(person, PICK, 1)
    room.answer(ANN, PICK, 1)
    with pytest.raises(Refusal, match="came too late"):
        room.answer(ANN, PICK, 0)
    assert room.answers == {PICK: {EVE: 2, ANN: 1}} and room.own_state(ANN)["still_open"] == []
    assert room.public_state()["shown"][PICK]["class"]["count"] == 2
    rows = room.results().as_zip(lambda _: None)
    table = zipfile.ZipFile(io.BytesIO(rows)).read("answers.csv").decode()
    assert sorted(line.rsplit(",", 2)[1:] for line in table.split()[1:]) == [["0", "0"], ["1", "1"]]


def test_once_the_class_has_gone_on_nobody_answers_any_more():
    room, _ = small_room()
    room.join(ANN, "")
    room.show(MARKS)
    room.move(2)
    assert room.own_state(ANN)["still_open"] == [MARKS]
    room.move(3)
    assert room.own_state(ANN)["still_open"] == []
    with pytest.raises(Refusal, match="came too late"):
        room.answer(ANN, MARKS, [1, 0, 0])
