"""What a class answers together: as one picture, and as a file."""

import csv
import io

import pytest
from held_class import ANN, BOB, EVE, MARKS, SHARE, full_room, small_room

from pages.server.classroom.answers import picture_of


@pytest.mark.parametrize("form, answers, shares", [
    ("marks", [[3, 1, 0], [0, 2, 2]], [0.375, 0.375, 0.25]), ("marks", [[0, 0, 3]], [0, 0, 1]), ("marks", [], []),
    ("pick", [0, 0, 2, 2], [0.5, 0, 0.5]), ("pick", [1], [0, 1, 0]), ("pick", [], []),
])  # fmt: skip
def test_what_the_class_expects_of_options_is_the_mean_of_all(form, answers, shares):
    found = picture_of({"form": form, "options": ["a", "b", "c"]}, answers)
    assert found == {"count": len(answers), "shares": shares}


def test_what_the_class_expects_of_a_share_is_counted_in_tenths():
    found = picture_of({"form": "share", "options": []}, [0, 0.0625, 0.125, 0.9375, 1])
    assert found == {"count": 5, "shares": [0.4, 0.2, 0, 0, 0, 0, 0, 0, 0, 0.4], "mean": 0.425}
    assert picture_of({"form": "share", "options": []}, []) == {"count": 0, "shares": [0] * 10, "mean": None}


def rows_of(room):
    content = room.results()
    assert content.startswith(b"\xef\xbb\xbf") and content.count(b"\r\n") == content.count(b"\n")  # as Excel reads it
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))


def test_the_results_hold_every_answer_and_no_name():
    room, _ = full_room()
    rows = rows_of(room)
    assert not any(word in room.results().decode() for word in ("Ann", "Bob", "Eve", ANN, BOB, EVE))
    of_class = [row for row in rows if not row["participant"]]
    assert [(row["scene"], row["option"], row["model"], row["answers"]) for row in of_class] == [
        ("2", "el", "0.8125", "3"), ("2", "'=gato", "0.125", "3"), ("2", "duerme", "0.0625", "3"),
        ("3", "", "0.9375", "3"),
        ("4", "one", "0.25", "3"), ("4", "two", "0.6875", "3"), ("4", "three", "0.0625", "3"),
    ]  # fmt: skip
    assert [row["class"] for row in of_class] == ["0.25", "0.25", "0.5", "0.583333", "0.0", "0.666667", "0.333333"]
    assert all(row["question"] == f"What of {question}?" for row, question in zip(rows, [MARKS] * 12 + [SHARE] * 4))
    assert len(rows) == 7 + 7 * 3


def test_a_participant_has_the_same_number_in_all_questions():
    room, _ = full_room()
    found = {}
    for row in rows_of(room):
        if row["participant"]:
            found.setdefault(row["participant"], []).append(float(row["predicted"]))
    assert set(found) == {"1", "2", "3"}
    assert sorted(found.values()) == [
        [0, 0, 1, 0.5, 0, 0, 1], [0, 0.5, 0.5, 1, 0, 1, 0], [0.75, 0.25, 0, 0.25, 0, 1, 0],
    ]  # fmt: skip


def test_the_numbers_tell_nothing_of_who_came_when():
    people = [f"{number:032x}" for number in range(12)]
    orders = set()
    for arrival in (people, people[::-1]):
        room, _ = small_room()
        room.secret_hash = "the same"
        for person in arrival:
            room.answer(person, SHARE, people.index(person) / 16)
        orders.add(room.results())
    assert len(orders) == 1
    room.secret_hash = "another"
    assert room.results() not in orders  # nobody who knows what browsers call themselves can tell


def test_what_a_spreadsheet_would_run_is_only_text():
    room, _ = small_room()
    room.lecture["scenes"][1]["posed"]["ask"] = "=HYPERLINK()"
    room.lecture["scenes"][1]["posed"]["options"] = ["+1", "@x", "-2"]
    room.answer(ANN, MARKS, [1, 1, 1])
    rows = rows_of(room)
    assert {row["question"] for row in rows} == {"'=HYPERLINK()"}
    assert {row["option"] for row in rows} == {"'+1", "'@x", "'-2"}


def test_the_results_of_a_class_that_said_nothing_are_a_header():
    assert rows_of(small_room()[0]) == [] and len(small_room()[0].results().splitlines()) == 1
