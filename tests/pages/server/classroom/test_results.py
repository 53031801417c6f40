"""The answers of a class together: as one picture, and as files."""

import csv
import io
import re
import zipfile

import pytest
from held_class import ANN, BOB, EVE, MARKS, PICK, SHARE, full_room, small_room

from pages.server.classroom.answers import picture_of
from pages.server.classroom.live_class import SECOND
from transformer.views.offline import packed


@pytest.mark.parametrize("form, answers, picture", [
    ("marks", [[3, 1, 0], [0, 2, 2]], {"shares": [0.375, 0.375, 0.25]}), ("marks", [], {"shares": [0] * 3}),
    ("pick", [0, 0, 2, 2], {"shares": [0.5, 0, 0.5]}), ("pick", [], {"shares": [0] * 3}),
    ("share", [0, 0.0625, 0.125, 0.9375, 1], {"shares": [0.4, 0.2, 0, 0, 0, 0, 0, 0, 0, 0.4], "mean": 0.425}),
    ("share", [], {"shares": [0] * 10, "mean": None}),
])  # fmt: skip
def test_what_the_class_expects_is_the_mean_of_all_or_counted_in_tenths(form, answers, picture):
    options = [] if form == "share" else ["a", "b", "c"]
    assert picture_of({"form": form, "options": options}, answers) == {"count": len(answers), **picture}


def files_of(room):
    """Return the files of the results by name, each table as rows."""
    with zipfile.ZipFile(io.BytesIO(room.results().as_zip({0: b"bytes of a stage"}.get))) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    for name in ("answers.csv", "questions.csv"):
        content = files[name]
        assert content.startswith(b"\xef\xbb\xbf") and content.count(b"\r\n") == content.count(b"\n")  # for Excel
        files[name] = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    page = files["results.html"].decode()
    files["results.html"] = page[page.index("<body>") : page.index('<script type="module">')]
    return files


def test_the_results_hold_all_answers_and_moves_and_no_name():
    nothing = files_of(small_room()[0])
    assert (nothing["answers.csv"], nothing["questions.csv"]) == ([], [])
    assert "Nobody answered a question." in nothing["results.html"]
    room, _ = full_room()
    room.ask_again(PICK)
    assert "2 of 3 right; 0 of 0 right" in files_of(room)["results.html"]  # nobody has answered again yet
    for person, pick in ((ANN, 0), (BOB, 0)):  # two move away, one to what is right, though late
        room.answer(person, PICK + SECOND, pick)
    room.show(PICK)
    room.answer(EVE, PICK + SECOND, 1)
    files = files_of(room)
    assert not any(word in str(files) for word in ("Ann", "Bob", "Eve", ANN, BOB, EVE))
    by_person = {}
    for row in files["answers.csv"]:
        by_person.setdefault(row.pop("participant"), []).append(" ".join(row.values()))
    assert set(by_person) == {"1", "2", "3"} and sorted(by_person.values()) == [
        ["2 1 0 0 1 0 0", "3 1 0.5 0 0", "4 1 3 0 0", "4 2 2 1 1"],
        ["2 1 0 2 2 0 0", "3 1 1 1 0", "4 1 2 1 0", "4 2 1 0 0"],
        ["2 1 3 1 0 1 0", "3 1 0.25 0 0", "4 1 2 1 0", "4 2 1 0 0"],
    ]
    answer = "The answer to {} is 42."
    assert [[*row.values()] for row in files["questions.csv"]] == [
        ["2", "What of row?", answer.format(MARKS), "3", "1", "", "", "", "", "'=gato: 1; duerme: 1"],
        ["3", "What of sure?", answer.format(SHARE), "3", "1", "", "", "", "", "20 %: 1; 50 %: 1"],
        ["4", "What of next?", answer.format(PICK), "3", "2", "3", "1", "1", "2", "one: 2"],
    ]
    page = files["results.html"]
    assert "2 of 3 right; 1 of 3 right; 1 changed to the right answer, 2 away from it." in page
    assert "<p>Because of next.</p>" in page and page.count("<section>") == 3
    assert re.findall(r'class="bar" style="width: ([\d.]+)rem"', page)[:3] == ["1.50", "1.50", "3.00"]
    # The picture that all three show stands on the page once; each opens it as its scene does.
    assert page.count(packed(b"bytes of a stage")) == 1 and page.count('data-bytes-of="view-0"') == 2
    assert page.count('data-still="{&quot;layer&quot;: 0}"') == 3


def test_the_numbers_tell_nothing_of_who_came_when():
    people = [f"{number:032x}" for number in range(12)]
    orders = set()
    for arrival in (people, people[::-1]):
        room, _ = small_room()
        room.secret_hash = "the same"
        for person in arrival:
            room.answer(person, SHARE, people.index(person) / 16)
        orders.add(tuple(room.results().order))
    room.secret_hash = "another"
    assert len(orders) == 1 and tuple(room.results().order) not in orders


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
