"""The bar of an example in a real browser: what a slow network, and whatever is typed, make of its fields."""

import re

import pytest
from playwright.sync_api import expect
from stage_page import open_stage
from written import WRITTEN


@pytest.fixture
def field(page):
    """Return the field for the text of the example."""
    return page.get_by_label("Text for the model to read")


@pytest.fixture
def written(page):
    """Return the model's answer; Streamlit may keep the old box beside the new one while a page runs again."""
    return page.locator(WRITTEN).first


def enter(field, text):
    field.fill(text)
    field.press("Enter")


def test_what_a_link_chose_stays_where_the_network_is_slow(page, server, field, written):
    held = []
    page.route("**/Selectbox.*.js", lambda route: held.append(route))  # fetched when the first such field is drawn
    open_stage(page, f"{server}/heads?model=sort-letters&text=banana", at_rest=False)
    enter(field, "hey")
    expect(written).to_contain_text("ehy")
    for route in held:
        route.continue_()
    expect(page.get_by_role("combobox", name="Model")).to_have_value(re.compile("Sorts letters"))
    enter(field, "you")
    expect(written).to_contain_text("ouy")


def test_a_text_is_counted_as_it_is_typed_and_refused_where_one_looks(page, server, settle, field, written):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as by http
    page.goto(f"{server}/heads?model=reverse-letters&text=hey")
    bar, count, stage = (page.locator(part) for part in (".st-key-bar", ".st-key-bar .typed-count", ".stage"))
    expect(count).to_have_text("3 of 28")
    settle(page)
    page.wait_for_timeout(1000)  # news of the stage's first second is not said
    field.focus()
    for key in ("End", "f", "b"):  # which present and blank a stage
        page.keyboard.press(key)
    stage.get_by_role("button", name="Present", exact=True).focus()  # the text is read once the focus leaves it
    expect(stage.get_by_role("status")).to_have_text(re.compile("^Writes “bfyeh”"))  # before what the picture shows
    settle(page)
    written.hover()
    bar.get_by_role("button", name="Copy what it wrote").click()
    expect(bar.get_by_role("button", name="Copied")).to_be_visible()
    field.fill("")
    field.press("Control+V")
    expect(field).to_have_value("bfyeh")
    for text, said, is_over in (("The cat", "7 of 28", 0), ("a" * 29, "29 of 28", 1)):
        field.fill(text)
        expect(count).to_have_text(said)
        expect(bar.locator(".typed-count.typing.over")).to_have_count(is_over)
    assert "29 of 28 tokens. Reads a–z" in field.get_attribute("aria-description")
    picture = page.locator(".overview").first
    top = picture.bounding_box()["y"]
    field.press("Enter")
    expect(bar.get_by_test_id("stAlert")).to_contain_text("reads up to 28. Take away 1.")
    settle(page)
    assert picture.bounding_box()["y"] == pytest.approx(top, abs=2)
