"""The lectures that come with the program: what each scene says holds, on the view that it opens."""

import re

import pytest

from transformer.lectures import Check, shipped_lectures
from transformer.lectures.seen import seen_in

LECTURES = shipped_lectures()
SCENES = [(name, number) for name, lecture in LECTURES.items() for number in range(1, len(lecture.scenes) + 1)]


@pytest.mark.parametrize(("name", "number"), SCENES)
def test_what_a_scene_says_holds(name, number):
    scene = LECTURES[name].scenes[number - 1]
    assert scene.checks, "a scene of the program's own claims nothing that can be checked"
    seen = seen_in(scene.state)
    wrong = [(check, found.value) for check in scene.checks if not (found := check.find(seen)).holds]
    assert wrong == []


@pytest.mark.parametrize(("name", "number"), SCENES)
def test_a_scene_says_one_to_three_sentences(name, number):
    assert 1 <= len(re.findall(r"[.?!](?=\s|$)", LECTURES[name].scenes[number - 1].sentences)) <= 3


def test_the_first_lecture_takes_ten_minutes_and_has_eight_scenes():
    first = LECTURES["beginners"]
    assert len(first.scenes) == 8 and first.minutes == 10


def test_attention_in_forty_minutes_takes_forty_minutes():
    assert LECTURES["forty"].minutes == 40


def test_what_is_told_of_other_views_holds_too():
    def found(measure, model, text, **state):
        seen = seen_in({"model": [model], "text": [text], **state})
        return Check.of({"measure": measure, "equals": ""}).find(seen).value

    red = "The red cars are new."
    assert found("writes without positions", "english-spanish", red) == "los autos son los autos rojos."
    wrong = {"forced": ["2 is"]}
    assert found("writes", "reverse-words", "attention is all you need", **wrong) == "need is all is attention"


@pytest.mark.parametrize(("name", "number"), SCENES)
def test_what_a_scene_asks_has_an_answer(name, number):
    scene = LECTURES[name].scenes[number - 1]
    posed = scene.posed()
    assert (posed is None) == (scene.question is None)
    if posed:
        assert posed.answer and "{" not in posed.why and (posed.right or posed.form != "pick")


def test_a_question_is_asked_of_the_model_as_it_was_trained():
    scene = next(scene for scene in LECTURES["beginners"].scenes if "edits" in scene.state)
    assert "noi4nekda" in scene.sentences and "It writes “noitnetta”." in scene.posed().context
