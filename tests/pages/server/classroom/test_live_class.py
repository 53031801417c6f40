"""A class by itself: its people's names, its answers, and the parts of its lecture that phones get."""

import json

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, full_room, small_room

from pages.server.classroom import live_class as own
from pages.server.classroom.live_class import CODE_LENGTH, CODE_LETTERS, LASTS, LiveClass
from pages.server.classroom.people import LONGEST_NAME, Refusal

HUGE, NO_NUMBERS = 10**400, (float("nan"), float("inf"), -float("inf"), None, True, False, "1", [1], {})
RIGHT_FORM = [
    (MARKS, [3, 0, 1]), (MARKS, [0, 0, 1]), (SHARE, 0), (SHARE, 1), (SHARE, 0.5), (SHARE, -0.0), (PICK, 0), (PICK, 2),
]  # fmt: skip
WRONG_FORM = [
    *((MARKS, answer) for answer in (
        [0, 0, 0], [1, 1], [1, 1, 1, 1], [], [4, 0, 0], [-1, 1, 1], [1.0, 0, 0], {"0": 1}, "111", 1, None, True,
        *([one, 1, 1] for one in (HUGE, *NO_NUMBERS)),
    )),
    *((SHARE, answer) for answer in (-0.01, 1.01, HUGE, -HUGE, *NO_NUMBERS)),
    *((PICK, answer) for answer in (-1, 3, HUGE, 1.0, 0.5, *NO_NUMBERS)),
    *((question, 1) for question in ("", "other", "id", "\ud800", "q" * 10**5, PICK + ".1", PICK + ".2.2")),
]  # fmt: skip
NO_QUESTION = ("", "other", "id", "\ud800", "q" * 10**5, None, 1, [], {}, True)
NO_ORDERS = {
    "move": ("must be 0 to 4", (-1, 5, HUGE, 1.0, "5", "", "01", *(one for one in NO_NUMBERS if one != "1"))),
    "hide": ("nobody of this number", (-1, 3, HUGE, 0.0, *NO_NUMBERS)),
    "remove": ("nobody of this number", (-1, 3, HUGE, 0.0, *NO_NUMBERS)),
    "remove_since": ("within the last day", (0, -1, HUGE, *(one for one in NO_NUMBERS if one is not True))),
    "show": ("no such question", NO_QUESTION),
    "ask_again": ("no such question", NO_QUESTION),
}
NAMES = [
    ("Ann", "Ann"), ("", ""), ("  \t\r\n  ", ""), (" Ann \n\t B. ", "Ann B."),
    ("<b>*A*</b> [x](y)", "<b>*A*</b> [x](y)"),
    ("A\0n\x1bn\x7f", "Ann"), ("\u202eAnn\u202c", "Ann"), ("\u2066Ann\u2069\u200e\u200f", "Ann"),
    ("\ud800Ann\udfff", "Ann"), ("A\u00ad\ufeff\u200bnn", "Ann"), ("\U000e0041Ann", "Ann"), ("A \u202e n", "A n"),
    ("A\u2028n", "A n"), ("Ann 🙂", "Ann 🙂"), ("❤️‍🔥", "❤️‍🔥"), ("👩‍👧", "👩‍👧"), ("علی‌رضا", "علی‌رضا"), ("Zoë", "Zoë"),
    ("Việt", "Việt"), ("\u0301\u0301Ann", "Ann"), ("\u200d\u200c", ""), ("क्‍ष", "क्‍ष"), ("n" * LONGEST_NAME,) * 2,
]  # fmt: skip


@pytest.fixture
def room():
    return small_room()[0]


def kept_of(room):
    return json.loads(json.dumps(room.as_json()))


def test_a_class_begins_with_a_code_and_a_secret_that_it_does_not_keep(monkeypatch):
    monkeypatch.setattr(own.time, "time", lambda: 1_000_000.0)
    room, secret = LiveClass.begin("me")
    assert len(room.code) == CODE_LENGTH and set(room.code) <= set(CODE_LETTERS)
    assert room.code != LiveClass.begin("me")[0].code and not set(CODE_LETTERS) & set("AEIOUY0L")
    assert room.is_led_by(secret) and secret not in json.dumps(room.as_json()) and len(secret) >= 20
    assert room.ends == 1_000_000 + LASTS


def test_a_name_is_text_in_one_line_without_what_steers_the_text_around_it(room, subtests):
    def joined_as(name):
        room.join(ANN, name)
        return room.people[ANN].name

    for typed, kept in NAMES:
        with subtests.test(ascii(typed)):
            assert joined_as(typed) == kept
    for between in ("", "\u202a", "\u200e", "\u200d", "\ud800", "\u202a\u2066"):  # accents make no pile
        kept = joined_as("a" + ("\u0301\u0489" + between) * 5 + "b")
        assert kept[0] == "a" and kept[-1] == "b" and len(kept) <= 4, ascii(between)
    for letter in ("a", "😀", "ﷺ", "a ", "é", "<", "\u202ea"):
        kept = joined_as(letter * 5000)
        assert len(kept) <= LONGEST_NAME and kept.endswith("…"), ascii(letter)


def test_an_answer_of_the_right_form_is_kept_and_any_other_changes_nothing(room, subtests):
    for question, answer in RIGHT_FORM:
        room.answer(ANN, question, answer)
        assert room.answers[question] == {ANN: answer}
    before = kept_of(room)
    for question, answer in WRONG_FORM:
        with subtests.test(ascii(f"{question:.9} {answer!r:.40}")), pytest.raises(Refusal, match="answers no question"):
            room.answer(ANN, question, answer)
    assert kept_of(room) == before


def test_an_order_of_what_there_is_not_is_refused_and_changes_nothing(subtests):
    room, _ = full_room()
    before = kept_of(room)
    for order, (said, wrong) in NO_ORDERS.items():
        for value in wrong:
            with subtests.test(f"{order} {value!r:.40}"), pytest.raises(Refusal, match=said):
                getattr(room, order)(value, *[True] * (order == "hide"))
    for most in (0, 501, HUGE, 60.0, *NO_NUMBERS):
        with subtests.test(f"seats {most!r:.40}"), pytest.raises(Refusal, match="has 1 to 500 seats"):
            room.people.seat(most)
    for scene, mood in (("1", "sad"), ("1", None), ("1", []), (1, "lost"), ("9", "lost"), (None, "lost")):
        with subtests.test(f"mood {scene} {mood}"), pytest.raises(Refusal, match="`scene` must be"):
            room.feel(ANN, scene, mood)
    assert kept_of(room) == before


def test_a_scene_has_the_name_that_links_call_it_or_its_number(room):
    room.lecture["scenes"][1]["tag"] = "the-mask"
    for scene, number, tag in (("the-mask", 2, "the-mask"), ("4", 4, "4"), (2, 2, "the-mask")):
        room.move(scene)
        assert (room.scene, room.public_state()["tag"]) == (number, tag)


def test_a_question_comes_without_its_truth_until_it_is_shown():
    room, _ = full_room()
    scenes = room.class_lecture.for_phones()["scenes"]
    assert set(scenes[1]["posed"]) == {"id", "kind", "form", "ask", "context", "options"}
    assert scenes[3]["sentences"] == scenes[3]["caption"] == "" and scenes[0]["caption"] and not scenes[0]["posed"]
    room.show(PICK)
    assert room.public_state()["shown"] == {PICK: {
        "truth": {
            "truth": [0.25, 0.6875, 0.0625], "right": [1], "told": ["so it was next"] * 3, "even": 0.5,
            "answer": "The answer to next is 42.", "why": "<p>Because of next.</p>",
        },
        "scenes": {4: {"sentences": "<p>Look.</p>", "caption": "What the picture shows."}},
        "class": {"count": 3, "shares": [0, 2 / 3, 1 / 3]},
    }}  # fmt: skip
    told = json.dumps([room.public_state(), room.class_lecture.for_phones(), room.own_state(BOB)])
    assert not [one for one in ("answer to row", "0.8125", "Ann", "Eve", ANN, EVE, room.owner) if one in told]


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
