"""Questions, and all that opens above a page: the focus goes in and comes back, and what was predicted stays."""

import re

from playwright.sync_api import expect

MAP = ".large-map canvas"


def test_what_is_open_is_asked_waited_for_scored_kept_and_closed(page, server, settle):
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{server}/heads?model=reverse-letters&text=attention&kind=cross&layer=2&head=3&step=3")
    expect(page.locator(MAP)).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Question").click()
    page.get_by_role("menuitem", name="Where will this head look?").click()
    question, before = page.locator(".predict"), re.compile(r"ask=row\.cross\.2\.3\.3")
    expect(question.get_by_role("heading")).to_be_focused()  # it is read out, and Tab goes on to its options
    expect(question).to_be_in_viewport(ratio=1)
    expect(page).to_have_url(before)
    settle(page)
    # Nothing that tells the answer can be seen, or changed unseen.
    for part in (page.locator(MAP), page.locator(".st-key-export"), page.get_by_label("Text for the model to read")):
        expect(part).to_be_hidden()
    address = page.url
    for key in ("ArrowRight", "f", "2"):
        page.keyboard.press(key)
    settle(page)
    assert page.url == address
    question.locator("button.option").nth(7).click()
    question.get_by_role("button", name="Show what it does").press("Enter")
    expect(question.get_by_role("status")).to_be_focused()  # the button that had the focus is gone
    expect(page.locator(MAP)).to_be_visible()
    page.reload()
    expect(question).to_contain_text("Right. It looks most at “i”")  # one line now
    expect(page.locator(MAP)).to_be_visible()
    settle(page)
    question.get_by_role("button", name="Close the question").click()
    expect(question).to_have_count(0)
    expect(page).not_to_have_url(re.compile("ask="))
    expect(page.get_by_role("button", name="Question")).to_be_focused()


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
