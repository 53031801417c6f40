"""A lecture as one file: everything is in it, and nothing else is asked for."""

import base64
import html
import json
import re
import zlib

import pytest

from pages.lecture.packing import make_shipped_file
from transformer.lectures import shipped_lectures

LECTURES = shipped_lectures()


def sent(name):
    """Return the file of a lecture as text, and the data that the browser gets in it."""
    page = make_shipped_file(name).decode()
    found = re.search(r'data-lab="lecture" data-bytes="([A-Za-z0-9+/=]+)"', page)
    return page, json.loads(zlib.decompress(base64.b64decode(found[1])))


@pytest.mark.parametrize("name", LECTURES)
def test_every_scene_is_in_it_with_its_picture_and_its_question(name):
    lecture, (page, data) = LECTURES[name], sent(name)
    assert f"<h1>{html.escape(lecture.title)}</h1>" in page and len(page) <= 5e6
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", page)
    assert [scene["title"] for scene in data["scenes"]] == [scene.title for scene in lecture.scenes]
    assert not any(scene["page"] for scene in data["scenes"])  # no scene leads back to the lab
    for scene, found in zip(lecture.scenes, data["scenes"]):
        assert (found["posed"] or {}).get("id", "") == scene.question_id
        view, chosen = data["views"][found["view"]], found["selection"]
        assert len(view["bytes"]) > 500 and (scene.page != "twins" or view["component"] == "film")
        if "head" in scene.state:
            assert [[chosen["head"]], [str(chosen["layer"] + 1)]] == [scene.state["head"], scene.state["layer"]]


def test_what_two_scenes_show_of_one_run_is_sent_once():
    _, data = sent("hour")
    assert data["scenes"][1]["view"] == data["scenes"][22]["view"] and len(data["views"]) < len(data["scenes"])


def test_lines_of_an_alignment_are_the_lines_of_that_head():
    _, data = sent("beginners")
    opened = data["scenes"][-1]["selection"]
    assert [opened[part] for part in ("kind", "layer", "head", "view", "tokens")] == ["cross", 1, "3", "lines", "words"]
