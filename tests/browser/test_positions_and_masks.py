"""Positions and Masks in a real browser: each idea stands whole on the first screen, and chooses nothing by itself."""

from links import FIRST
from playwright.sync_api import expect

SIZES = [(1440, 900), (1280, 720), (390, 844)]


def test_every_idea_stands_whole_on_the_first_screen(page, server, settle, resize, fits):
    page.goto(f"{server}/positions_and_masks")
    settle(page)
    ideas = {idea: parts for idea, parts in FIRST["positions_and_masks"].items() if idea}
    assert page.locator(".st-key-ideas").get_by_role("radio").all_inner_texts() == [*ideas]
    for idea, parts in ideas.items():
        resize(page, SIZES[0])
        page.get_by_role("radio", name=idea, exact=True).click()
        expect(page.get_by_role("heading", level=2)).to_have_text([idea])
        settle(page, 250)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for part in parts:
                expect(page.locator(part)).to_be_in_viewport(ratio=1)
        assert fits(page), idea  # on the phone
        assert page.locator(".js-plotly-plot").count() <= 1
        assert page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0
    assert "kind=" not in page.url  # the decoder's, of which some ideas are, nobody chose
