"""The answers of a class together: as one picture, and as files."""

import csv
import io
import zipfile

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, full_room, small_room

from pages.server.classroom.answers import picture_of
from pages.server.classroom.live_class import SECOND
from transformer.views.offline import packed


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


def files_of(room):
    """Return the files of the results by name, each table as rows."""
    with zipfile.ZipFile(io.BytesIO(room.results().as_zip({0: b"bytes of a stage"}.get))) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    for name in ("answers.csv", "questions.csv"):
        content = files[name]
        assert content.startswith(b"\xef\xbb\xbf") and content.count(b"\r\n") == content.count(
            b"\n"
        )  # as Excel reads it
        files[name] = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    page = files["results.html"].decode()
    files["results.html"] = page[page.index("<body>") : page.index('<script type="module">')]
    return files


def answer_again(room):
    """Answer the last question once more for all three: one moves to the right answer, one away, one stays."""
    for person, pick in ((ANN, 1), (BOB, 0), (EVE, 1)):
        room.answer(person, PICK + SECOND, pick)


def test_the_results_hold_every_answer_and_no_name():
    room, _ = full_room()
    room.ask_again(PICK)
    answer_again(room)
    files = files_of(room)
    assert not any(word in str(files) for word in ("Ann", "Bob", "Eve", ANN, BOB, EVE))
    rows = files["answers.csv"]
    assert len(rows) == 3 * 4 and {row["participant"] for row in rows} == {"1", "2", "3"}
    assert sorted((row["scene"], row["round"], row["predicted"], row["right"]) for row in rows) == [
        ("2", "1", "0 0 1", "0"), ("2", "1", "0 2 2", "0"), ("2", "1", "3 1 0", "1"),
        ("3", "1", "0.25", "0"), ("3", "1", "0.5", "0"), ("3", "1", "1", "1"),
        ("4", "1", "2", "1"), ("4", "1", "2", "1"), ("4", "1", "3", "0"),
        ("4", "2", "1", "0"), ("4", "2", "2", "1"), ("4", "2", "2", "1"),
    ]  # fmt: skip


def test_a_question_says_who_moved_and_what_the_wrong_ones_chose():
    room, _ = full_room()
    room.ask_again(PICK)
    answer_again(room)
    files = files_of(room)
    questions = [[*row.values()] for row in files["questions.csv"]]
    answer = "The answer to {} is 42."
    assert questions == [
        ["2", "What of row?", answer.format(MARKS), "3", "1", "", "", "", "", "'=gato: 1; duerme: 1"],
        ["3", "What of sure?", answer.format(SHARE), "3", "1", "", "", "", "", "20 %: 1; 50 %: 1"],
        ["4", "What of next?", answer.format(PICK), "3", "2", "3", "2", "1", "1", "one: 1"],
    ]
    page = files["results.html"]
    assert "2 of 3 right; 2 of 3 right; 1 moved to what is right, 1 away from it." in page
    assert "<p>Because of next.</p>" in page and page.count("<section>") == 3
    # The picture that all three show stands on the page once; each opens it as its scene does.
    assert page.count(packed(b"bytes of a stage")) == 1 and page.count('data-bytes-of="view-0"') == 2
    assert page.count('data-still="{&quot;layer&quot;: 0}"') == 3


def test_a_participant_has_the_same_number_in_all_questions():
    room, _ = full_room()
    found = {}
    for row in files_of(room)["answers.csv"]:
        found.setdefault(row["participant"], []).append(row["predicted"])
    assert sorted(found.values()) == [["0 0 1", "0.5", "3"], ["0 2 2", "1", "2"], ["3 1 0", "0.25", "2"]]


def test_the_numbers_tell_nothing_of_who_came_when():
    people = [f"{number:032x}" for number in range(12)]
    orders = set()
    for arrival in (people, people[::-1]):
        room, _ = small_room()
        room.secret_hash = "the same"
        for person in arrival:
            room.answer(person, SHARE, people.index(person) / 16)
        orders.add(tuple(room.results().order))
    assert len(orders) == 1
    room.secret_hash = "another"
    assert tuple(room.results().order) not in orders  # nobody who knows the names of browsers can tell


def test_what_a_spreadsheet_or_a_browser_would_run_is_only_text():
    room, _ = small_room()
    posed = room.lecture["scenes"][1]["posed"]
    posed["ask"], posed["options"] = "=HYPERLINK()<script>", ["+1", "@x<b>", "-2"]
    room.answer(ANN, MARKS, [0, 1, 0])
    files = files_of(room)
    [row] = files["questions.csv"]
    assert (row["question"], row["wrong_chose"]) == ("'=HYPERLINK()<script>", "'@x<b>: 1")
    page = files["results.html"]
    assert "<script" not in page and "<b>" not in page and "@x&lt;b&gt;" in page


def test_the_results_of_a_class_that_said_nothing_are_headers():
    files = files_of(small_room()[0])
    assert (files["answers.csv"], files["questions.csv"]) == ([], [])
    assert "Nobody answered a question." in files["results.html"]
