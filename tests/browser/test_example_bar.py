"""The bar of an example in a browser: low with every model and size, and each part that doesn't fit can be reached."""

import csv
import io
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from written import WRITTEN

SIZES = {"1440": (1440, 900, 120), "1280": (1280, 720, 120), "phone": (390, 844, 240)}
"""Width, height, and how high the bar may be at most, in pixels."""
WRONG = {"model": "copy-letters", "text": "z" * 26}
EXAMPLES = [{"model": "arabic-english"}, {"model": "copy-long", "text": "pay attention " * 18}, WRONG]
"""A translator that reads from the right, a text that is much too long for its field, an answer that is wrong."""


def open_bar(page, server, name, query, size="1440"):
    width, height, _ = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server}/{'' if name == 'start' else name}?{urlencode(query)}")
    bar = page.locator(".st-key-bar")
    expect(bar.locator(WRITTEN).first).to_be_visible()
    return bar


def assert_low(page, size):
    """Check that the bar, whole, is low and stands under the navigation, and that nothing in it leaves its box."""
    width, _, most = SIZES[size]
    expect(page.locator(".st-key-bar").locator(WRITTEN).first).not_to_be_empty()
    box = page.locator(".st-key-bar").bounding_box()
    parts = page.locator(".st-key-bar").evaluate(
        """bar => [...bar.querySelectorAll('h1, input, .st-key-written, button, p, [data-testid=stText]')]
            .filter(one => one.checkVisibility())
            .filter(one => !one.closest('.st-key-bar-foot, .st-key-ideas, [data-testid=stElementToolbar]'))
            .map(one => one.getBoundingClientRect()).filter(one => one.width > 2)
            .map(one => [one.left, one.top, one.right, one.bottom])"""
    )
    assert box["height"] <= most and box["y"] < 90, box
    assert all(x >= 0 and right <= width and bottom <= box["y"] + most for x, _, right, bottom in parts), parts


def test_the_bar_is_low_with_every_kind_of_model(page, server, settle, resize):
    """test_every_page.py checks the bar of all pages."""
    for query in EXAMPLES:
        open_bar(page, server, "heads", query)
        settle(page)
        for size, (width, height, _) in SIZES.items():
            if size != "1440":  # the window has this size already
                resize(page, (width, height))
            assert_low(page, size)
    expect(page.locator(".st-key-bar")).to_contain_text("not right")
    expect(page.locator(".st-key-bar")).to_contain_text(f"Right would be: {WRONG['text']}")


def test_every_field_has_its_name_and_one_field_chooses_the_model(page, server):
    bar = open_bar(page, server, "heads", {})
    expect(bar.get_by_role("combobox", name="Model")).to_have_value("Reverses letters · toy task")
    expect(bar.get_by_role("textbox", name="Text for the model to read")).to_have_value("pay attention")
    expect(bar.get_by_label("Id in links")).to_be_hidden()
    bar.get_by_role("combobox", name="Model").click()
    page.get_by_role("option", name="English → Spanish (small grammar) · translator").click()
    expect(bar.locator(WRITTEN).first).to_contain_text("los coches rojos grandes son nuevos")
    bar.get_by_role("button", name="i do not have a dog").click()
    expect(bar.locator(WRITTEN).first).to_contain_text("no tengo un perro")


def test_on_a_phone_all_of_it_can_be_reached(page, server, settle):
    bar = open_bar(page, server, "heads", {"model": "english-spanish"}, "phone")
    settle(page)
    bar.get_by_role("button", name="Where does your friend live?").scroll_into_view_if_needed()
    expect(bar.get_by_role("button", name="Where does your friend live?")).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_text("Every head of every layer on your text.").last).to_be_in_viewport()
    bar.get_by_role("button", name="Glossary").click()
    expect(page.get_by_test_id("stPopoverBody")).to_contain_text("cross-attention")
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Export").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Export")).to_be_visible()


@pytest.mark.parametrize("size", ["1440", "phone"])
def test_a_text_that_cannot_be_read_leaves_the_last_example_in_sight(page, server, settle, size):
    bar = open_bar(page, server, "heads", {"model": "copy-letters", "text": "hey"}, size)
    field = page.get_by_label("Text for the model to read")
    field.fill("<b>Füße</b>")
    field.press("Enter")
    expect(bar.get_by_test_id("stAlert")).to_contain_text("never saw “<” “>” “ü” “ß” “/”")
    settle(page)
    expect(bar).to_contain_text("Still shown: “hey”")
    expect(bar.locator(WRITTEN).first).to_contain_text("hey")
    expect(page.locator(".overview .thumb").first).to_be_visible()
    assert page.get_by_test_id("stMain").evaluate("main => main.scrollWidth <= main.clientWidth")
    expect(field).to_have_value("<b>Füße</b>")
    page.get_by_role("button", name="Export", exact=True).click()
    with page.expect_download() as event:
        page.get_by_role("dialog").get_by_role("button", name="CSV", exact=True).click()
    assert "copy-letters_hey_" in event.value.suggested_filename
    told = event.value.path().read_text(encoding="utf-8-sig")
    assert "h → e" in told and "ü" not in told and list(csv.reader(io.StringIO(told)))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Keep what it can read").click()
    expect(bar.get_by_test_id("stAlert")).to_have_count(0)
    expect(bar).not_to_contain_text("Still shown")


def test_a_field_counts_what_is_typed_as_its_model_does(page, server, settle):
    bar = open_bar(page, server, "heads", {"model": "reverse-letters", "text": "hey"}, "1440")
    count, field = bar.locator(".typed-count"), page.get_by_label("Text for the model to read")
    expect(count).to_have_text("3 of 28")
    expect(bar).to_contain_text("Reads a–z, 0–9, ! ' , - . ?")
    top = page.locator(".overview").first.bounding_box()["y"]
    field.fill("a" * 29)
    expect(count).to_have_text("29 of 28")
    expect(count).to_have_class("typed-count over typing")
    assert "29 of 28 tokens. Reads a–z" in field.get_attribute("aria-description")
    field.press("Enter")
    expect(bar.get_by_test_id("stAlert")).to_contain_text("reads at most 28. Take away 1.")
    settle(page)
    assert page.locator(".overview").first.bounding_box()["y"] == pytest.approx(top, abs=2)
    expect(count).to_have_class("typed-count over")
    field.fill("жук")
    expect(count).to_have_class("typed-count over typing")
    field.fill("The cat")
    expect(count).to_have_text("7 of 28")
    expect(count).to_have_class("typed-count typing")


def test_what_a_model_wrote_is_copied_also_where_a_page_came_by_http(page, server, settle):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    bar = open_bar(page, server, "heads", {"model": "reverse-letters", "text": "hey"})
    settle(page)
    bar.locator(WRITTEN).first.hover()
    bar.get_by_role("button", name="Copy what it wrote").click()
    expect(bar.get_by_role("button", name="Copied")).to_be_visible()
    field = page.get_by_label("Text for the model to read")
    field.fill("")
    field.press("Control+V")
    expect(field).to_have_value("yeh")
    field.fill("a short text")
    field.hover()
    expect(field).to_have_attribute("title", "")
    field.fill(long := "a text that is longer than its field " * 4)
    page.mouse.move(0, 0)
    field.hover()
    expect(field).to_have_attribute("title", long)
