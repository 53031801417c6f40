"""The callouts of a first visit: three of them, once a browser, never when presenting."""

import pytest
from playwright.sync_api import expect
from stage_page import open_stage

pytestmark = pytest.mark.first_visit


def card(page):
    return page.get_by_role("region", name="First steps")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_three_callouts_speak_of_what_is_in_sight(page, server, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    stage = open_stage(page, server)
    for number, (title, part) in enumerate(
        [("What this is", "map-area"), ("What to click", "overview-area"), ("Where to go next", "step-area")], start=1
    ):
        expect(card(page)).to_contain_text(f"{title} {number} of 3")
        expect(card(page)).to_be_in_viewport(ratio=1)
        expect(stage.locator(".called-out")).to_have_count(1)
        expect(stage.locator(f".{part}.called-out")).to_be_in_viewport()
        card(page).get_by_role("button", name="Next" if number < 3 else "Begin").click()
    expect(card(page)).to_have_count(0)
    expect(stage.locator(".called-out")).to_have_count(0)
    open_stage(page, server)
    expect(card(page)).to_have_count(0)


def test_they_can_be_skipped_and_stand_in_nobodys_way(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/?text=abc")
    stage.get_by_role("button", name="Encoder self-attention, layer 1, head 2").click()
    expect(stage.get_by_role("heading", name="Encoder self-attention, layer 1, head 2", exact=True)).to_be_visible()
    expect(card(page)).to_contain_text("What this is")
    card(page).get_by_role("button", name="Next").focus()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_they_are_there_before_streamlit_and_go_on_afterwards(page, server):
    page.request.get(f"{server}/lab/first-view.json")
    held, free = [], []
    page.route("**/static/js/**", lambda route: route.continue_() if free else held.append(route))
    page.goto(server, wait_until="commit")
    card(page).get_by_role("button", name="Next").click()
    free.append(True)
    for route in held:
        route.continue_()
    expect(page.locator("[data-testid=stMain] .stage")).to_be_visible()
    expect(page.locator("[data-lab-first]")).to_have_count(0)
    expect(card(page)).to_contain_text("What to click 2 of 3")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(card(page)).to_have_count(0)
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize("address", ["?text=abc&present=true", "heads?text=abc"])
def test_they_are_not_there_when_presenting_nor_on_other_pages(page, bare_lab, address):
    open_stage(page, f"{bare_lab}/{address}")
    page.wait_for_timeout(500)
    expect(card(page)).to_have_count(0)
