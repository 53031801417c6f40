"""A visitor's first errands in a real browser: one example goes from page to page, whatever is typed into its bar."""

import re

import pytest
from export_dialog import download, with_pictures
from playwright.sync_api import expect
from stage_page import open_stage, title
from written import WRITTEN

UNREADABLE = ("<img src=x onerror=alert(1)>", ":red[x] **b** $x$", "مرحبا", "a" * 900)


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


def test_an_example_follows_from_a_link_to_all_pages_a_reload_and_back(page, server, turn_to, settle, field, written):
    assert (
        page.request.get(f"{server}/_stcore/host-config").json()["allowedOrigins"] == []
    )  # nobody leads it in a frame
    stage = open_stage(page, f"{server}/heads?model=sort-letters&text=banana&kind=cross&layer=1&head=3&view=table")
    expect(page.locator(".js-plotly-plot")).to_have_count(0)  # nothing there waits for it
    expect(title(stage)).to_have_text("Cross-attention, layer 1, head 3")
    expect(written).to_contain_text("aaabnn")
    expect(stage.locator(".table thead th")).to_have_text(["looks ↓ looked at →", "<s>", *"banana", "</s>"])
    enter(field, "hey")
    expect(written).to_contain_text("ehy")
    turn_to(page, "Steps")
    turn_to(page, "Positions and masks")
    expect(field).to_have_value("hey")
    for part in ("model=sort-letters", "text=hey", "layer=1", "head=3"):
        expect(page).to_have_url(re.compile(part))
    # A page is one entry of the history, with the text typed there; the tab says what is open.
    entries = page.evaluate("history.length")
    enter(field, "you")
    expect(written).to_contain_text("ouy")
    turn_to(page, "Look")
    turn_to(page, "Heads")
    expect(page).to_have_title("Heads · Look · sort-letters · Attention Lab")
    assert page.evaluate("history.length") == entries + 2  # the page as it was left, then all heads
    enter(field, "they")
    expect(written).to_contain_text("ehty")
    page.reload()
    expect(written).to_contain_text("ehty")
    settle(page)
    ways = [(page.go_back, "Steps", "you"), (page.go_back, "Positions and masks", "you")]
    for go, heading, text in [*ways, (page.go_forward, "Steps", "you"), (page.go_forward, "Heads", "they")]:
        go()
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_attached()
        expect(field).to_have_value(text)
        settle(page)


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


def test_what_cannot_be_read_is_counted_and_told_beside_the_last_example(page, server, settle, fits, field, written):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as by http
    page.goto(f"{server}/heads?model=reverse-letters&text=hey")
    bar, count = page.locator(".st-key-bar"), page.locator(".st-key-bar .typed-count")
    alert, picture = bar.get_by_test_id("stAlert"), page.locator(".overview").first
    expect(count).to_have_text("3 of 28")
    settle(page)
    written.hover()
    bar.get_by_role("button", name="Copy what it wrote").click()
    expect(bar.get_by_role("button", name="Copied")).to_be_visible()
    field.fill("")
    field.press("Control+V")
    expect(field).to_have_value("yeh")
    for text, told in (("a short text", ""), (long := "a text that is longer than its field " * 4, long)):
        field.fill(text)
        page.mouse.move(0, 0)
        field.hover()
        expect(field).to_have_attribute("title", told)
    top = picture.bounding_box()["y"]
    for text, said, is_over in (("The cat", "7 of 28", 0), ("a" * 29, "29 of 28", 1)):
        field.fill(text)
        expect(count).to_have_text(said)
        expect(bar.locator(".typed-count.typing.over")).to_have_count(is_over)
    assert "29 of 28 tokens. Reads a–z" in field.get_attribute("aria-description")

    field.press("Enter")
    expect(alert).to_contain_text("reads up to 28. Take away 1.")
    settle(page)
    assert picture.bounding_box()["y"] == pytest.approx(top, abs=2)
    for text in UNREADABLE:  # as text, and nothing of it does anything
        enter(field, text)
        expect(field).to_have_value(text)
        expect(alert).to_be_visible()
        settle(page, 250)
        assert alert.locator("img, strong, .katex").count() == 0
    enter(field, "<b>Füße</b>")
    expect(alert).to_contain_text("never saw “<” “>” “ü” “ß” “/”")
    expect(bar).to_contain_text("Still shown: “hey”")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".overview .thumb").first).to_be_visible()
    assert fits(page)
    page.get_by_role("button", name="Export", exact=True).click()
    assert "reverse-letters_hey_" in download(page, with_pictures(page.get_by_role("dialog")), "CSV")[0]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Keep what it can read").click()
    expect(alert).to_have_count(0)
