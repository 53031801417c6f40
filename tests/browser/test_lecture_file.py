"""A lecture as one file, opened by double-click with the network off: clicker, questions, and missed predictions."""

import re

from playwright.sync_api import expect
from rounded import about

from pages.lecture.packing import make_shipped_file
from transformer.lectures import shipped_lectures

SCENES = shipped_lectures()["beginners"].scenes


def test_it_is_walked_through_without_a_network(browser, tmp_path):
    path = tmp_path / "beginners.html"
    path.write_bytes(make_shipped_file("beginners"))
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 720})
    alone, asked, errors = context.new_page(), [], []
    alone.on("request", lambda request: asked.append(request.url))
    alone.on("pageerror", lambda error: errors.append(str(error)))
    alone.goto(path.as_uri())
    walk(alone)
    assert {url.partition("#")[0] for url in asked} == {path.as_uri()} and errors == []
    context.close()


def walk(page):
    def press(key):
        page.wait_for_timeout(650)  # a sooner press belongs to the same bounce of a clicker
        page.keyboard.press(key)

    heading, question = page.locator(".lecture h1"), page.locator(".predict")
    for number, scene in enumerate(SCENES, start=1):
        expect(heading).to_have_text(scene.title)
        if number == 2:  # this question is predicted; the others are only shown
            expect(page.locator(".view")).to_have_count(0)
            expect(page.locator(".sentences")).to_have_count(0)
            question.locator("button.option").nth(7).click()
            question.get_by_role("button", name="Show what it does").click()
            expect(question.get_by_role("status")).to_contain_text(about("It looks most at “i”: 56 % of its weight."))
        elif scene.question:
            press("PageDown")
            expect(question).to_have_class(re.compile("shown"))
        expect(page.locator(".sentences")).to_be_in_viewport(ratio=1)
        expect(page.locator(".view canvas, .view .links").first).to_be_visible()
        if number == 2:
            expect(page.locator(".view h2", has_text="Cross-attention, layer 2, head 3")).to_be_visible()
            expect(page.locator(".view .position")).to_have_text("Step 3 of 10")
        press("PageDown")
    expect(heading).to_have_text("The end, and what you predicted")
    expect(page.locator(".summary > p")).to_have_text(about("Of 5 questions you answered 1. On average you came 35 %"))
    expect(page.locator(".summary li")).to_have_count(5)
    expect(page.locator(".summary li").first).to_contain_text(about("It looks most at “i”: 56 % of its weight."))
    button = page.get_by_role("button", name="Print it")
    expect(button).to_be_visible()
    page.emulate_media(media="print")
    expect(button).to_be_hidden()
    page.emulate_media(media="screen")
    page.locator(".summary a").nth(2).click()
    expect(heading).to_have_text(SCENES[5].title)
    page.reload()
    expect(heading).to_have_text(SCENES[5].title)
    expect(question).to_have_class(re.compile("shown"))
    press("PageUp")
    expect(heading).to_have_text(SCENES[4].title)
