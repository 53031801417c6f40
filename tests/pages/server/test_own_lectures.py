"""Lectures on this server: their owners, their greatest number, and how they are removed and brought back."""

import os
from dataclasses import replace

import pytest

from pages.server import own_lectures as module
from pages.server.own_lectures import OwnLectures
from transformer import LabError

MINE, THEIRS = "a" * 16, "b" * 16
HOSTILE = [
    "", ".", "..", "../x", "../../etc/passwd", "/etc/passwd", "a" * 11, "a" * 13, "a" * 5000, "A" * 12, "1" + "a" * 11,
    "abcdefghijk\n", "abcdefghijk/", "./abcdefghij", "abcdefghij..", "abcde\x00ghijkl", "ａ" * 12, "é" * 12, "²" * 12,
    "*" * 12, "[a-z]" * 3, "abcdefgh.own", "beginners", "\ud800" * 12,
]  # fmt: skip


@pytest.fixture
def lectures(tmp_path):
    return OwnLectures(lambda: tmp_path)


def titles(found):
    return [lecture.title for lecture in found]


def test_a_lecture_belongs_to_who_began_it_and_the_last_changed_is_first(lectures, tmp_path):
    assert lectures.of_all() == lectures.of_owner(MINE) == lectures.removed_by(MINE) == list(tmp_path.iterdir()) == []
    kept = [lectures.add(MINE, f"{number}", "S") for number in range(3)]
    theirs = lectures.add(THEIRS, "Theirs", "S")
    for age, lecture in enumerate([*kept, theirs]):
        os.utime(tmp_path / "own_lectures" / f"{lecture.id}.lecture.md", (1e9 - age, 1e9 - age))
    assert titles(lectures.of_owner(MINE)) == ["0", "1", "2"] and titles(lectures.of_all()) == ["0", "1", "2", "Theirs"]
    lectures.keep(replace(kept[2], title="now"))
    assert titles(lectures.of_owner(MINE)) == ["now", "0", "1"] and titles(lectures.of_owner(THEIRS)) == ["Theirs"]
    assert lectures.owner_of(kept[0].id) == MINE and lectures.owner_of(theirs.id) == THEIRS
    assert lectures.of_owner("") == lectures.of_owner("c" * 16) == []
    assert lectures.find(theirs.id) == theirs  # somebody who has the link was invited


def test_ids_have_62_bits_of_chance_and_no_other_name_leads_to_a_file(lectures, tmp_path):
    ids = {lectures.add(MINE, "L", "S").id for _ in range(20)}
    assert len({id[:6] for id in ids}) == 20
    assert all(len(id) == 12 and id.isalnum() and id == id.lower() for id in ids)
    text = (tmp_path / "own_lectures" / f"{min(ids)}.lecture.md").read_bytes()
    for place in (tmp_path / "x.lecture.md", tmp_path / "own_lectures" / f"{'A' * 12}.lecture.md"):
        place.write_bytes(text)
        place.with_suffix(".owner").write_text(MINE)
    assert [lectures.find(id) for id in HOSTILE] == [None] * len(HOSTILE)
    assert [lectures.owner_of(id) for id in (*HOSTILE, "abcdefghijkl")] == [""] * (len(HOSTILE) + 1)
    assert len(lectures.of_owner(MINE)) == len(lectures.of_all()) == 20


def test_one_has_so_many_lectures_and_a_removed_one_may_come_back(lectures, monkeypatch):
    monkeypatch.setattr(module, "MOST_OF_ONE", 2)
    monkeypatch.setattr(module, "MOST_OF_ALL", 3)
    first, second = (lectures.add(MINE, name, "S") for name in "12")
    with pytest.raises(LabError, match="You have 2 lectures here already, as many as one may have. Save one as a file"):
        lectures.add(MINE, "3", "S")
    theirs = lectures.add(THEIRS, "T", "S")
    with pytest.raises(LabError, match="This server holds 3 lectures already"):
        lectures.add("c" * 16, "U", "S")
    lectures.keep(first)  # the lecture takes no more room
    place = lectures.remove(first.id)
    third = lectures.add(MINE, "3", "S")
    with pytest.raises(LabError, match="You have 2 lectures here already"):
        lectures.restore(place)
    assert lectures.removed_title(place) == "1" and {one.id for one in lectures.of_owner(MINE)} == {second.id, third.id}
    assert (lectures.removed_by(MINE), lectures.removed_by(THEIRS), lectures.removed_by("")) == ([place], [], [])
    lectures.remove(third.id)
    assert lectures.restore(place) == first.id and lectures.find(first.id) == first
    assert lectures.owner_of(first.id) == MINE
    monkeypatch.setattr(module, "MOST_OF_ALL", 9)
    with pytest.raises(FileNotFoundError):  # another tab pressed it too
        lectures.restore(place)
    place = lectures.remove(theirs.id)
    lectures.keep(replace(theirs, title="Another"))
    with pytest.raises(FileExistsError):
        lectures.restore(place)
    assert lectures.find(theirs.id).title == "Another" and place.exists()


def test_each_tab_sees_at_once_what_another_kept(lectures, tmp_path):
    """Files that are written one right after the other may have the same time of change."""
    other = OwnLectures(lambda: tmp_path)
    mine = lectures.add(MINE, "0", "S")
    for number in range(1, 30):
        (lectures, other)[number % 2].keep(replace(mine, title=f"{number}"))
        assert lectures.find(mine.id).title == other.find(mine.id).title == f"{number}"
    other.remove(mine.id)
    assert lectures.find(mine.id) is None and lectures.owner_of(mine.id) == "" and lectures.of_owner(MINE) == []
    with pytest.raises(FileNotFoundError):
        lectures.remove(mine.id)
