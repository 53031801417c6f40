"""The first screen of each page asks little of whoever lands there: few controls, few words."""

import pytest
from bar_of_pages import LOOK, NAMES, PAGE_OF
from first_screen import COUNT
from playwright.sync_api import expect

MOST = {"controls": 40, "words": 80}
MOST_TO_LOOK = {"controls": 25, "words": 80}
"""On the arrangement of Look that everybody meets first."""
PLACES = [*(PAGE_OF[name] for name in NAMES), *(f"look?show={idea}" for idea in LOOK[1:])]


@pytest.mark.parametrize("place", PLACES)
def test_a_first_screen_has_few_controls_and_few_words(page, server, settle, place):
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{server}/{place}")
    expect(page.locator("h1").first).to_be_visible()
    settle(page)
    found = page.evaluate(COUNT)
    for what, most in (MOST_TO_LOOK if place == "look" else MOST).items():
        assert 0 < len(found[what]) <= most, (len(found[what]), " | ".join(found[what]))
