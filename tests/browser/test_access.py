"""Rules of access that hold on every page: where the Tab key goes, what is named, what keeps the focus, what is hit."""

import re

import pytest
from bar_of_pages import LOOK, NAMES, PAGE_OF
from playwright.sync_api import expect
from rows import rows
from stage_page import more, open_stage

SMALLEST = 24
"""Pixels of a side of what is pressed (WCAG 2.5.8)."""
_INSIDE = """
const everything = [], inside = (root) => {
    for (const one of root.querySelectorAll("*")) {
        everything.push(one)
        if (one.shadowRoot) inside(one.shadowRoot)
    }
}
inside(document)
const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
"""
PICTURES = (
    "() => {"
    + _INSIDE
    + """
    return everything.filter((one) => one.matches("[role=application], [role=img][aria-label]") && isSeen(one))
        .map((one) => one.ariaLabel ?? "")
}"""
)
SMALL = (
    "(smallest) => {"
    + _INSIDE
    + """
    const main = everything.filter((one) => one.matches(".stage button, .stage summary, .stage .segments label"))
    return main.filter((one) => isSeen(one) && !one.disabled).flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        const isSmall = Math.min(width, height) < smallest - 0.5
        return isSmall ? [`${one.ariaLabel || one.textContent}: ${width} x ${height}`] : []
    })
}"""
)
FOCUSED = """() => {
    let one = document.activeElement
    while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const name = one.ariaLabel || one.textContent.trim().slice(0, 60)
    return { tag: one.tagName, name, inMain: !!document.activeElement.closest("[data-testid=stMain]") }
}"""


@pytest.mark.parametrize("name", rows(NAMES, ["Look", "Models"]))
def test_seven_links_stand_in_one_nav_and_the_content_is_ten_tabs_away(page, server, settle, name):
    page.goto(f"{server}/{PAGE_OF[name]}")
    expect(page.locator("h1").first).to_be_visible()
    settle(page)
    nav = page.get_by_role("navigation")
    expect(nav.get_by_role("link")).to_have_count(len(NAMES))
    for one in NAMES:
        expect(nav.get_by_role("link", name=one, exact=True)).to_be_visible()
    expect(nav.locator("[aria-current=page]")).to_have_count(1)
    expect(nav.locator("[aria-current=page]")).to_contain_text(name)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)["name"] == "Skip to main content"
    for _ in range(9):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED)["inMain"]:
            break
    assert page.evaluate(FOCUSED)["inMain"]


@pytest.mark.parametrize("place", rows([f"?show={idea}" for idea in LOOK], ["?show=Steps"]))
def test_a_picture_has_a_name_of_its_own(page, server, settle, place):
    page.goto(f"{server}/{place}")
    expect(page.locator("h1").first).to_be_visible()
    settle(page)
    names = page.evaluate(PICTURES)
    assert all(names) and len(set(names)) == len(names), names


def test_the_focus_stays_on_the_tab_through_every_arrangement(page, server, settle):
    open_stage(page, server)
    settle(page)
    page.get_by_role("radio", name="Map", exact=True).focus()
    for key, idea in [*(("ArrowRight", one) for one in LOOK[1:]), *(("ArrowLeft", one) for one in LOOK[-2::-1])]:
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=idea, level=2, exact=True)).to_be_attached()
        settle(page)
        assert page.evaluate(FOCUSED)["name"] == idea


def test_a_table_with_the_same_numbers_is_one_tab_from_its_choice(page, server, settle):
    stage = open_stage(page, server)
    settle(page)
    stage.get_by_role("radio", name="table", exact=True).check()
    expect(stage.get_by_role("table")).to_be_visible()
    page.keyboard.press("Tab")
    assert stage.locator(".table :focus, .table:focus").count() == 1


@pytest.mark.parametrize("width", rows([1280, 1120, 1119, 1024, 900, 800, 768], [1024, 800]))
def test_nothing_lies_over_the_bar_of_pages(page, server, settle, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{server}/")
    expect(page.locator("h1").first).to_be_visible()
    settle(page)
    entries = page.get_by_test_id("stHeader").locator("a[href], button")
    covered = entries.evaluate_all(
        """all => all.filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true]")).filter((one) => {
            const { left, width, top, height } = one.getBoundingClientRect()
            const isOver = (part) => !one.contains(document.elementFromPoint(left + part * width, top + height / 2))
            return [0.1, 0.5, 0.9].some(isOver)
        }).map((one) => one.textContent)"""
    )
    assert entries.count() > 2 and covered == []


@pytest.mark.parametrize("address", ["?show=Heads", "what_if"])
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_what_is_rarely_chosen_is_whole_on_a_phone(page, server, settle, address):
    stage = open_stage(page, f"{server}/{address}")
    settle(page)
    panel = more(stage)
    panel.get_by_role("button", name="rollout").tap()
    expect(page).to_have_url(re.compile("head=rollout"))
    box = panel.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["height"] > 150


@pytest.mark.parametrize("width", [1280, 390])
def test_whatever_is_pressed_on_a_stage_is_large_enough(page, server, settle, width):
    page.set_viewport_size({"width": width, "height": 844})
    for address in ("", "what_if"):
        open_stage(page, f"{server}/{address}")
        settle(page)
        assert page.evaluate(SMALL, SMALLEST) == [], address
