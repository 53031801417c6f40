"""The picture of a scene outside the lab: the matrices and trees of its page, not only the stage of its run."""

from dataclasses import replace

import numpy as np
import pytest
from package import assert_the_same_leaves_the_lab, opened

from pages.lecture.packing import pack_lecture
from pages.ui.models import effort
from pages.ui.models.shares import keep_model
from transformer import END, LabError, load
from transformer.interpret import ablate_each_head, teacher_forced
from transformer.lectures import Lecture, scene_of
from transformer.replay import Replay
from transformer.views.ideas import views_of

RUN = "model=reverse-letters&text=abc"


def picture(view, head="1"):
    scene = scene_of({"title": "A scene", "view": f"{view}&kind=decoder&layer=2&head={head}"}, "", "a scene")
    return views_of(Replay.of(scene.view))[0]


def titles(found):
    return [panel.title for panel in found.panels]


def test_of_several_heads_together_the_first_is_worked_out():
    assert picture(f"inside_a_head?stage=query&{RUN}", "mean").data == picture(f"inside_a_head?stage=query&{RUN}").data


def test_a_beam_is_its_tree_in_which_nothing_can_be_opened():
    ((component, content),) = packed(f"decoding?strategy=beam&width_of_beam=3&{RUN}")
    tree, host = opened(content)
    assert component == "beams" and tree["width"] == 3 and host["openable"] is False
    assert any(node["winner"] and node["finished"] for node in tree["nodes"])
    assert "A beam search of width 16." in picture(f"decoding?strategy=beam&width_of_beam=16&{RUN}").caption


@pytest.mark.parametrize("shift", ["x", "1e9", "٣", "33"])
def test_a_shift_that_is_no_number_is_refused(shift):
    with pytest.raises(LabError, match="`k` must be a whole number from -32 to 32"):
        picture(f"positions?idea=A+shift+is+a+rotation&k={shift}&{RUN}")


def test_a_target_s_probabilities_stand_beside_those_of_what_is_written():
    found = picture(f"what_if?tool=forcing&target=cbb&{RUN}")
    checkpoint = load("assets/checkpoints/reverse-letters.safetensors")
    forced = teacher_forced(checkpoint, "abc", checkpoint.target_tokenizer.encode("cbb") + [END], is_known=False)
    target, own = (panel.map for panel in found.panels)
    assert np.allclose(target.values.ravel(), np.exp(forced.log_probabilities))
    assert titles(found) == ["The target", "What it writes"]
    assert own.values.min() > 0.9 > target.values.min() and "Teacher forcing: 2 of 4 tokens" in found.caption


def test_a_model_that_sees_ahead_shows_the_target_alone_and_says_why():
    found = picture("what_if?tool=forcing&model=reverse-letters-cheating&text=abc")
    assert titles(found) == ["The target"] and "no probabilities of writing it" in found.caption


def test_a_target_of_the_page_s_own_and_a_model_that_reads_none():
    assert picture(f"what_if?tool=forcing&{RUN}").caption
    assert picture(f"what_if?target=cbb&{RUN}").data == picture(f"what_if?tool=forcing&target=cbb&{RUN}").data
    assert picture("what_if?tool=forcing&model=reverse-encoder-only&text=abc").component == "stage"
    with pytest.raises(LabError, match="300"):
        picture(f"what_if?tool=forcing&target={'a' * 300}&{RUN}")


OWN = [
    ("what_if", {"model": ["english-spanish"], "text": ["He is sad."], "tool": ["break"], "set_to": ["zero"]}),
    ("what_if", {"model": ["english-spanish"], "text": ["The red cars are new."], "tool": ["mattered"]}),  # on a mean
    ("what_if", {"model": ["reverse-encoder-only"], "text": ["abc"], "tool": ["mattered"], "layer": ["2"]}),
    ("what_if", {"model": ["reverse-letters"], "text": ["stream"], "edits": ["cross.2.1.off", "nothing", "<b>x</b>"]}),
    ("what_if", {"model": ["spanish-english"], "text": ["Tengo un gato."], "edits": ["cross.*.*.hide.*.4"]}),
    ("what_if", {"model": ["spanish-english"], "text": ["Tengo un gato."], "edits": ["cross.1.1.hide.1.99"]}),
    ("alignment", {"model": ["spanish-grammar"], "text": ["the red cars are new"]}),
]  # fmt: skip


@pytest.mark.parametrize(("where", "state"), OWN)
def test_phones_and_files_get_what_the_page_draws(open_page, where, state):
    app = open_page(where, **state)
    assert not app.exception
    assert_the_same_leaves_the_lab(app, where, state)


def test_a_board_that_no_file_has_is_measured_before_the_lecture_begins(monkeypatch):
    bare = replace(load("assets/checkpoints/copy-letters.safetensors"), name="bare", board={})
    view = f"what_if?tool=break&text=abc&model={keep_model(bare).id}"
    scene = lecture_of(view).scenes[0]
    assert ablate_each_head(bare).description == scene["caption"] and not scene["page"]
    monkeypatch.setattr(effort, "_WORK", 1)
    for spoiled in (replace(bare, name="large"), replace(bare, name="lost", task={})):
        found = lecture_of(f"what_if?tool=break&text=abc&model={keep_model(spoiled).id}")
        assert found.views[0][0] == "stage" and found.scenes[0]["page"] == "What if?"


def lecture_of(view):
    scene = scene_of({"title": "A scene", "view": view}, "", "a scene")
    return pack_lecture(Lecture(id="own", title="A lecture", summary="About it", scenes=(scene,)))


def packed(view):
    return lecture_of(view).views


@pytest.mark.parametrize("page", ["heads?", "what_if?tool=forcing&", "what_if?tool=break&"])
def test_changes_are_those_of_one_tool(page):
    assert packed(f"{page}{RUN}&edits=cross.2.1.off") == packed(f"{page}{RUN}")
