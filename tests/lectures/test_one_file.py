"""A lecture in one file: written and read back it is the same, and a file that is no lecture gets a sentence."""

from dataclasses import replace
from pathlib import Path

import pytest
from own_copy import own_copy

from transformer.errors import FileError
from transformer.lectures import (
    LONGEST,
    MOST_SCENES,
    Check,
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


@pytest.mark.parametrize("name", LECTURES)
def test_a_shipped_lecture_written_and_read_back_is_the_same(name):
    lecture = LECTURES[name]
    assert read(lecture_text(lecture), name) == own_copy(lecture)
    assert [one.question_id for one in read(lecture_text(lecture)).scenes] == [
        one.question_id for one in lecture.scenes
    ]


def test_a_check_keeps_a_bound_of_nothing_and_every_kind_of_argument():
    check = {"measure": "weight", "head": "cross.2.1", "row": 1, "column": 2, "above": 0, "below": 0.25}
    text = {"measure": "writes", "equals": ""}
    scene = scene_of({"title": "T", "view": "heads", "checks": [check, text]}, "", "a")
    assert [Check.of(one.entry) for one in scene.checks] == [Check.of(check), Check.of(text)] == list(scene.checks)
    lecture = Lecture(id="mine", title="L", summary="S", scenes=(scene,))
    assert read(lecture_text(lecture)) == lecture and scene.checks[0].entry == check


@pytest.mark.parametrize("kind", ["row", "next", "sure", "head", "positions", "rows", "twin"])
def test_a_question_of_each_kind_is_read_back(kind):
    question = {"kind": kind, "ask": 'What "now"?\n+++', "head": "cross.1.2", "step": 3}
    scene = scene_of({"title": "T", "view": "heads?text=%2B%2B%2B%0A", "question": question}, "+++\n\\+++", "a")
    lecture = Lecture(id="mine", title="L", summary="S", scenes=(scene, replace(scene, question=None)))
    assert read(lecture_text(lecture)) == lecture and scene.question == Question(**question)


def test_a_lecture_that_was_just_begun_has_no_scene():
    begun = Lecture(id="mine", title="L", summary="S", scenes=())
    assert read(lecture_text(begun)) == begun and begun.minutes == 0


def scenes(*headers):
    return [ABOUT, *((header, "") for header in headers)]


GOOD = {"title": "T", "view": "heads"}


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ([], "mine.md must have a title of 1 to 80 characters"),
        ([({"summary": "S"}, "")], "mine.md must have a title of 1 to 80 characters"),
        ([({"title": "L" * 81, "summary": "S"}, "")], "mine.md must have a title of 1 to 80 characters"),
        ([({"title": "L", "summary": ["S"]}, "")], "mine.md must have a summary of 1 to 300 characters"),
        ([({"title": "L", "summary": "S", "view": "heads"}, "")], "first header, got 'view'. The headers of its"),
        ([({**ABOUT[0], "x" * 90: 1}, "")], "in its first header, got 'x{40}'\\."),
        ([(ABOUT[0], "Said.")], "must have the header of the first scene right below that of the lecture"),
        ([ABOUT, *[(GOOD, "")] * (MOST_SCENES + 1)], "mine.md must have at most 60 scenes, got 61"),
        (scenes(GOOD, {"view": "heads"}), "mine.md, scene 2 must have a title of at most 80 characters"),
        (scenes(GOOD, {**GOOD, "title": " "}), "mine.md, scene 2 must have a title, and has an empty one"),
        (scenes({**GOOD, "view": "../heads"}), "mine.md, scene 1 must name its view as a link within the lab"),
        (scenes({**GOOD, "minutes": 61}), "mine.md, scene 1 must take more than 0 and at most 60 minutes"),
        (scenes({**GOOD, "minutes": float("nan")}), "mine.md, scene 1 must take more than 0"),
        (scenes({**GOOD, "notes": "n" * 4001}), "mine.md, scene 1 must have notes of at most 4,000 characters"),
        ([ABOUT, (GOOD, "s" * 701)], "mine.md, scene 1 must have at most 700 characters below its header"),
        (scenes({**GOOD, "question": "row"}), r"mine.md, scene 1 must have its question below a line “\[question\]”"),
        (scenes(GOOD, {**GOOD, "question": {"kind": "mood"}}), "mine.md, scene 2 has a question that can't be asked"),
        (scenes({**GOOD, "question": {"kind": "row", "why": "{x}"}}), "computes: {favourite}, {share}, got x"),
        (scenes({**GOOD, "checks": [{"measure": "mood"}]}), "mine.md, scene 1 has a check that can't be used"),
        (scenes({**GOOD, "checks": [{}] * 13}), "mine.md, scene 1 must have at most 12 checks"),
    ],
)  # fmt: skip
def test_a_lecture_that_breaks_a_rule_gets_a_sentence_that_names_the_scene(parts, sentence):
    with pytest.raises(FileError, match=sentence):
        lecture_of(parts, "mine", "mine.md")


def test_what_is_accepted_can_be_written_and_accepted_again():
    """Letters stand for themselves in a person's link, and as up to twelve characters in a written one."""
    longest = LONGEST["view"]
    view = "heads?text=" + "é" * ((longest - len("heads?text=")) // 6)
    lecture = lecture_of(scenes({**GOOD, "view": view}), "mine", "mine.md")
    assert read(lecture_text(lecture)) == lecture and longest - 6 < len(lecture.scenes[0].link) <= longest
    with pytest.raises(FileError, match="scene 1 must have a view of at most 6,000 characters as a link has them"):
        lecture_of(scenes({**GOOD, "view": view + "é"}), "mine", "mine.md")


def test_as_many_scenes_as_may_be_are_read():
    lecture = lecture_of([ABOUT, *[(GOOD, "")] * MOST_SCENES], "mine", "mine.md")
    assert len(lecture.scenes) == MOST_SCENES and read(lecture_text(lecture)) == lecture


def test_a_lecture_of_2026_opens_for_ever():
    found = read((GOLDEN / "2026-11.lecture.md").read_text(encoding="utf-8"))
    assert found.title == "How “attention” is mirrored"
    assert found.summary == 'For a first lesson: what a head looks at.\nTwo scenes, "one" question each.'
    first, last = found.scenes
    assert (first.title, first.page, first.minutes) == ("Who looks where", "heads", 2.5)
    assert first.state == {
        "model": ["reverse-letters"], "text": ["attention pay"], "kind": ["cross"], "layer": ["2"], "head": ["1"],
        "step": ["3"], "rows": ["1", "2"],
    }  # fmt: skip
    assert first.notes == "Wait until everybody has marked something.\n+ Then press \\ once."
    assert first.question == Question(
        kind="row", ask="Where will this head look?", why="It reads the mirror position: {share} of its weight.",
        head="cross.2.2", step=2,
    )  # fmt: skip
    weight = {"head": "cross.2.1", "row": 1, "column": 1}
    assert first.checks == (
        Check(measure="weight", arguments=weight, above=0, below=1.5),
        Check(measure="writes", arguments={}, equals="yap noitnetta"),
    )
    assert first.sentences == (
        "Every letter *looks* at its mirror, see [the paper](https://arxiv.org/abs/1706.03762).\n\n+++\n\n"
        "It does so **at once**."
    )
    assert (last.title, last.page, last.minutes, last.sentences) == ("Which twin learns", "twins", 1, "")
    assert last.state == {"record": ["Does it need positions?"]} and not (last.question or last.checks or last.notes)
    assert first.posed().ask == "Where will this head look?"
