"""By finger: a first tap points and a second one chooses, nothing covers what was chosen, and all of it is reached."""

import re

import pytest
from live_class import PHONE
from playwright.sync_api import expect
from stage_page import choose, more, open_stage, thumb, title


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 800}, has_touch=True, is_mobile=True)
def test_a_finger_points_with_its_first_tap_and_chooses_with_its_second(page, server):
    stage = open_stage(page, f"{server}/heads?model=reverse-letters&text=attention")
    small = thumb(stage, "encoder", 1, "2")
    small.tap()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 2")
    expect(small).not_to_have_attribute("aria-current", "true")
    small.tap()
    expect(small).to_have_attribute("aria-current", "true")
    canvas = stage.locator(".large-map canvas")
    box = canvas.bounding_box()
    place = {"x": 0.6 * box["width"], "y": 0.5 * box["height"]}
    canvas.tap(position=place)
    expect(stage.locator(".read-out")).to_contain_text("looks at")
    expect(stage.locator(".compare")).to_have_count(0)
    canvas.tap(position=place)
    expect(stage.locator(".compare")).to_be_visible()
    choose(stage, "View", "lines")
    left = stage.locator(".sheet .left button").first
    for pressed in ("false", "true"):
        left.tap()
        expect(left).to_have_attribute("aria-pressed", pressed)
    seen = page.get_by_test_id("stMain").inner_text()
    assert not re.search(r"hover|arrow key|Keys F|Escape", seen, re.IGNORECASE)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_what_is_chosen_is_seen_every_view_fits_a_list_leads_on(page, server, settle, fits):
    stage = open_stage(page, f"{server}/?show=Map&model=reverse-letters")
    small = thumb(stage, "decoder", 2, "3")
    small.scroll_into_view_if_needed()
    assert small.bounding_box()["y"] > page.get_by_test_id("stHeader").bounding_box()["height"]
    small.tap()
    expect(title(stage)).to_have_text("Decoder self-attention, layer 2, head 3")
    expect(title(stage)).to_be_in_viewport(ratio=1)
    header = page.get_by_test_id("stHeader").bounding_box()
    assert title(stage).bounding_box()["y"] >= header["y"] + header["height"]
    for view in ("lines", "table", "map"):
        choose(stage, "View", view)
        assert fits(page)
    for _ in range(2):  # the list holds the open page too
        page.get_by_test_id("stExpandSidebarButton").tap()
        page.get_by_test_id("stSidebar").get_by_role("link", name="What if?", exact=True).tap()
        expect(page.get_by_test_id("stExpandSidebarButton")).to_be_visible()
    expect(page.locator("h1")).to_have_text("What if?")
    settle(page)
    panel = more(stage)
    box = panel.bounding_box()  # what is rarely chosen is whole on a phone
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["height"] > 150
    panel.get_by_role("button", name="rollout").tap()
    expect(page).to_have_url(re.compile("head=rollout"))
