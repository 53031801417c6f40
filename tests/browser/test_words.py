"""Trees and words of other directions in a browser: their places, and what leads on from them."""

import re

from playwright.sync_api import expect
from stage_page import open_stage
from written import WRITTEN

from transformer import beam_search, load

ARABIC = "ذهبت إلى المدرسة أمس"


def lefts(parts):
    return parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")


def test_a_step_and_a_node_are_opened_and_the_winner_is_the_way_back(page, server, settle):
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{server}/decoding?text=banana&model=sort-letters&strategy=beam")
    expect(page.locator(".beam .scroller")).to_be_in_viewport(ratio=1)  # the subject of beam search comes first
    beam, output = page.locator(".st-key-tree .beam"), page.locator(WRITTEN).first
    expect(output).to_contain_text("aaabnn")
    settle(page)
    search = beam_search(load("sort-letters"), "banana", width=4)
    others = [node for node in search.nodes if node.kept and not node.winning]
    first, second, end = (
        beam.locator(f".node[data-id='{id}']") for id in (others[5].id, others[0].id, search.best.node_id)
    )
    page.locator(".player").get_by_role("button", name="One step on").click()
    first.evaluate("node => node.click()")  # the click comes before the step is told
    expect(first).to_have_attribute("aria-current", "true")
    settle(page)
    expect(page).to_have_url(re.compile(rf"(?=.*step=2\b).*node={others[5].id}\b"))
    expect(page.locator(".player .position")).to_contain_text("Step 2 of")
    second.focus()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-current", "true")
    settle(page)
    expect(second).to_be_focused()
    expect(output).not_to_contain_text("aaabnn")
    page.reload()  # the link keeps what is open
    expect(second).to_have_attribute("aria-current", "true")
    settle(page)
    beam.get_by_role("button", name="Back to the winner").click()
    expect(output).to_contain_text("aaabnn")
    expect(page).not_to_have_url(re.compile("node="))
    settle(page)
    expect(end).to_be_focused()


def test_arabic_runs_from_the_right_wherever_it_stands_and_fits_a_phone(page, server, resize, fits):
    link = f"model=arabic-english&text={ARABIC}"
    for name, runs in (
        ("alignment", ".alignment .source .label"),
        ("decoding", ".strip:first-child .chips .chip, .strip .chips[dir=rtl] .chip"),
        ("what_if", ".source-tokens .token-switch"),
    ):
        page.goto(f"{server}/{name}?{link}")
        parts = page.locator(runs)
        for width in (1440, 390):
            resize(page, (width, 844))
            expect(parts.nth(2)).to_be_visible()
            assert fits(page), (name, width)
            places = lefts(parts)[:3]
            assert places == sorted({*places}, reverse=True), (name, width)
    for field in (page.get_by_label("Text for the model to read"), page.locator(WRITTEN).first):
        expect(field).to_have_css("unicode-bidi", "plaintext")  # each has the direction of what is in it
    expect(page.locator(WRITTEN).first).to_have_attribute("lang", "en")
    stage = open_stage(page, f"{server}/heads?{link}&kind=cross&tokens=words&view=table")
    columns = lefts(stage.locator(".table thead bdi"))  # a table has the order of reading from the left
    assert columns == sorted(columns)
