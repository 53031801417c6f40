"""Pictures of heads on cards: a pixel a cell, made in the background, and nobody waits behind one other person."""

import base64
import io
import re
import threading

import numpy as np
import pytest
from PIL import Image
from replayed import replayed

from pages.ui.example import thumbnails as module
from pages.ui.memory.later import Later
from pages.ui.memory.store import Store
from pages.ui.state.lecture_links import lectures


def alpha_of(html):
    """Return how little of the ground shines through each pixel, 0 to 255."""
    data = re.fullmatch(r'<img alt="[^"<]+" src="data:image/png;base64,([^"]+)">', html)[1]
    return np.asarray(Image.open(io.BytesIO(base64.b64decode(data))))[..., 3]


def test_each_cell_is_a_pixel_as_strong_as_its_weight():
    replay = replayed("look", model="reverse-letters", text="stream", kind="cross", layer="2", head="1")
    weights = replay.result().map(replay.selection().place).values
    assert alpha_of(module._image(module._map_of(replay))).tolist() == np.rint(255 * weights).tolist()


def test_where_nothing_is_written_the_encoder_is_shown():
    replay = replayed("look", model="reverse-letters-cheating", text="pay attention")
    assert alpha_of(module._image(module._map_of(replay))).size > 1


@pytest.mark.parametrize("name", ["beginners", "hour"])
def test_a_lecture_shows_a_head_that_looks_hard_somewhere(name):
    alpha = alpha_of(module._draw_lecture(lectures()[name]))
    assert alpha.max(axis=1).mean() > 127


def test_pictures_of_one_person_keep_nobody_else_waiting(monkeypatch):
    gate = threading.Event()
    pictures = Later(Store(lambda: 10**6), "thumbnails-here")
    monkeypatch.setattr(module, "_PICTURES", pictures)
    monkeypatch.setattr(module, "_draw_model", lambda file: gate.wait(30) and file.key[0])

    def ask(name, owner):
        monkeypatch.setattr(module, "current_owner", lambda: owner)
        return module.thumbnail_of_model(type("File", (), {"is_shipped": False, "key": (name, 0)})())

    assert [ask(f"mine {number}", "me") for number in range(40)] == [None] * 40
    assert ask("yours", "you") is None
    gate.set()
    for thread in threading.enumerate():
        if thread.name == "thumbnails-here":
            thread.join(30)
    assert ask("yours", "you").value == "yours" and ask("mine 0", "me").value == "mine 0"
