"""The first screen in a browser: the main picture of a page and the control that changes it, whole."""

import re

import pytest
from every_page import PAGES as ALL_PAGES
from every_page import ROOT
from playwright.sync_api import expect
from stage_page import open_stage

SIZES = [(1440, 900), (1280, 720), (390, 844)]
TABLE = re.findall(
    r"^\| `(\w+)` \| [^|]+ \| (?:`(.+)`)? ?\| (?:`(.+)`)? ?\|$", (ROOT / "CONTRIBUTING.md").read_text(), re.M
)
PAGES = {name: (picture, control) for name, picture, control in TABLE if picture}
"""Of each page that has come to it: its main picture, and the control beside it."""
MODELS = ("reverse-letters", "spanish-english")


def test_every_page_has_its_line():
    assert sorted(name for name, *_ in TABLE) == ALL_PAGES
    assert {"start", "heads", "decoding", "whole_model"} <= set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_picture_and_control_stand_on_the_first_screen(page, server, name):
    for model in MODELS:
        page.goto(f"{server}/{'' if name == 'start' else name}?model={model}")
        expect(page.locator(PAGES[name][0])).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for part in PAGES[name]:
                whole_in_sight(page.locator(part), height)
            assert page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0


def whole_in_sight(part, height):
    """The bar above may still be growing: the part comes to stand inside the window."""
    expect(part).to_be_in_viewport(ratio=1)
    box = part.bounding_box()
    assert box["height"] > 20 and box["y"] + box["height"] <= height


def test_the_map_takes_what_room_there_is(page, server):
    page.set_viewport_size({"width": 1440, "height": 900})
    canvas = open_stage(page, server).locator(".large-map canvas")
    expect(canvas).to_be_in_viewport(ratio=1)
    before = canvas.bounding_box()["height"]
    page.set_viewport_size({"width": 1440, "height": 660})
    expect(canvas).to_be_in_viewport(ratio=1)
    assert canvas.bounding_box()["height"] < before
