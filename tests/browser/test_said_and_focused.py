"""The app without eyes or without a mouse: where the focus goes, what is said, and what can be reached."""

import re

from bar_of_pages import choose_page
from playwright.sync_api import expect
from stage_page import open_stage

FOCUSED = """() => {
    let one = document.activeElement
    while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return { name: one.matches("body, main") ? "page" : one.tagName.toLowerCase(), inside: !!one.closest(".stage"),
        ringed: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 }
}"""


def test_what_opens_takes_the_focus_and_gives_it_back(page, server, settle):
    page.goto(f"{server}/decoding")
    settle(page)
    question, forced, glossary = (
        page.get_by_role("button", name=name, exact=True) for name in ("Question", "Forced tokens", "Glossary")
    )
    body = page.get_by_test_id("stPopoverBody")
    forced.press("Enter")
    expect(body.locator("input:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(body).to_have_count(0)
    expect(forced).to_be_focused()
    glossary.press("Enter")
    expect(page.get_by_role("searchbox", name="Search the glossary")).to_be_focused()
    page.keyboard.type("causal Future")  # F and B are letters here
    expect(body.locator("dt")).to_have_text(["causal mask"])
    expect(page.locator(".stage")).not_to_have_class(re.compile("presenting"))
    glossary.click()
    expect(body).to_have_count(0)
    expect(glossary).to_be_focused()
    settle(page)
    question.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_be_focused()


def test_keys_in_a_field_stay_there_and_what_is_presented_keeps_the_focus(page, server, settle):
    stage = open_stage(page, f"{server}/?show=Map&model=reverse-letters&text=stream")
    settle(page)
    page.wait_for_timeout(1000)  # news of the stage's first second is not said
    field, position = page.get_by_label("Text for the model to read"), stage.locator(".position")
    field.focus()
    for key in ("End", "f", "b"):
        page.keyboard.press(key)
    expect(field).to_have_value("streamfb")
    stage.get_by_role("button", name="Present").focus()
    expect(position).to_have_text("Step 1 of 9")  # the text is read once the focus leaves it
    expect(stage.get_by_role("status")).to_have_text(re.compile("^Writes “bfmaerts”"))  # before what the picture shows
    settle(page)
    stage.get_by_role("button", name="Present", exact=True).press("Enter")
    expect(stage).to_have_class(re.compile("presenting"))
    stops = []
    for _ in range(14):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
    stops = [stop for stop in stops if stop["name"] != "page"]
    assert len(stops) >= 8 and all(stop["inside"] and stop["ringed"] for stop in stops)
    page.keyboard.press("Escape")
    expect(stage).not_to_have_class(re.compile("presenting"))
    choose_page(page, "What if?")  # nothing that takes no clicks is left behind
    expect(page.locator("h1")).to_have_text(["What if?"])
