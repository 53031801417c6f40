"""A lecture in one file: written and read back it is the same, and a file that is no lecture gets a sentence."""

import tomllib
from pathlib import Path

import pytest
from own_copy import own_copy

from transformer.errors import FileError
from transformer.lectures import (
    KINDS,
    MOST_SCENES,
    Lecture,
    Question,
    lecture_of,
    lecture_text,
    scene_of,
    shipped_lectures,
)
from transformer.text.headers import split_parts

GOLDEN = Path(__file__).parents[1] / "golden" / "lectures"
LECTURES = shipped_lectures()
ABOUT = ({"title": "L", "summary": "S"}, "")


def read(text, id="mine"):
    return lecture_of(split_parts(text, "mine.md", 100), id, "mine.md")


def test_a_lecture_written_and_read_back_is_the_same():
    for name, lecture in LECTURES.items():
        again = read(lecture_text(lecture), name)
        assert again == own_copy(lecture)
        assert [one.question_id for one in again.scenes] == [one.question_id for one in lecture.scenes]
    # A check keeps a bound of nothing and every kind of argument; a question of each kind is read back.
    checks = [
        {"measure": "weight", "head": "cross.2.1", "row": 1, "column": 2, "above": 0, "below": 0.25},
        {"measure": "writes", "equals": ""},
        {"measure": "writes without heads", "heads": ["cross.2.1", "encoder.1.2"], "equals": "abc"},
    ]
    header = {"title": "T", "view": "heads?text=%2B%2B%2B%0A", "checks": checks}
    asked = {"ask": 'What "now"?\n+++', "head": "cross.1.2", "step": 3}
    made = [scene_of({**header, "question": {"kind": kind, **asked}}, "+++\n\\+++", "a") for kind in KINDS]
    assert [one.entry for one in made[0].checks] == checks
    assert [one.question for one in made] == [Question(kind=kind, **asked) for kind in KINDS]
    for some in ([], [scene_of(header, "", "a")], made, made[:1] * MOST_SCENES):
        lecture = Lecture(id="mine", title="L", summary="S", scenes=tuple(some))
        assert read(lecture_text(lecture)) == lecture


def scenes(*headers):
    return [ABOUT, *((header, "") for header in headers)]


GOOD = {"title": "T", "view": "heads"}


BREAKS_A_RULE = [
    ([], "mine.md must have a title of 1 to 80 characters"),
    ([({"title": "L", "summary": ["S"]}, "")], "mine.md must have a summary of 1 to 300 characters"),
    ([({"title": "L", "summary": "S", "view": "heads"}, "")], "first header, got 'view'. The headers of its"),
    ([(ABOUT[0], "Said.")], "must have the header of the first scene right below that of the lecture"),
    ([ABOUT, *[(GOOD, "")] * (MOST_SCENES + 1)], "mine.md must have at most 60 scenes, got 61"),
    (scenes(GOOD, {"view": "heads"}), "mine.md, scene 2 must have a title of at most 80 characters"),
    (scenes(GOOD, {**GOOD, "title": " "}), "mine.md, scene 2 must have a title, and has an empty one"),
    (scenes({**GOOD, "view": "heads?text=" + "é" * 1000}), "scene 1 must have a view of at most 6,000 characters as a"),
    (scenes({**GOOD, "question": "row"}), r"mine.md, scene 1 must have its question below a line “\[question\]”"),
    (scenes(GOOD, {**GOOD, "question": {"kind": "mood"}}), "mine.md, scene 2 has a question that can't be asked"),
]  # fmt: skip


def test_a_lecture_that_breaks_a_rule_gets_a_sentence_that_names_the_scene(subtests):
    for parts, sentence in BREAKS_A_RULE:
        with subtests.test(sentence), pytest.raises(FileError, match=sentence):
            lecture_of(parts, "mine", "mine.md")


def test_a_lecture_of_2026_opens_for_ever():
    text = (GOLDEN / "2026-11.lecture.md").read_text(encoding="utf-8")
    about, *headers = [tomllib.loads(header) for header in f"\n{text}".split("\n+++\n")[1::2]]
    found = read(text)
    assert {"title": found.title, "summary": found.summary} == about
    assert [one.header for one in found.scenes] == headers and len(headers) == 2
    assert [one.sentences for one in found.scenes] == [
        "Every letter *looks* at its mirror, see [the paper](https://arxiv.org/abs/1706.03762).\n\n+++\n\n"
        "It does so **at once**.",
        "",
    ]
    assert found.scenes[0].posed().ask == "Where will this head look?"
