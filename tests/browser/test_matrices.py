"""Matrices side by side, in a browser: drawn, pointed at, walked with keys, chosen, swiped, kept as files."""

import re
from pathlib import Path

import pytest
from live_class import PHONE
from playwright.sync_api import expect

LINE = ".st-key-inside .line"
STRIP = ".st-key-inside .strip"
COLOURS = """canvas => {
    const { width, height } = canvas
    const pixels = new Uint32Array(canvas.getContext('2d').getImageData(0, 0, width, height).data.buffer)
    return new Set(pixels).size
}"""


def panels(page):
    return page.locator(".st-key-inside .panel")


def test_they_are_pointed_at_walked_and_chosen(page, server, settle, at_cell):
    page.goto(f"{server}/inside_a_head?text=abc&stage=query&cell_row=2 c&cell_column=3")
    expect(panels(page).locator("h3")).to_have_text(["X", "WQ", "bQ", "Q"])
    assert all(canvas.evaluate(COLOURS) > 20 for canvas in panels(page).locator("canvas").all())
    expect(page.locator(".js-plotly-plot")).to_have_count(0)
    canvas, place = at_cell(page, "inside", row=3, column=4, panel=3)
    before = panels(page).nth(1).locator("canvas").evaluate("canvas => canvas.toDataURL()")
    canvas.hover(position=place)
    expect(page.locator(LINE)).to_have_text(re.compile(r"^“a → </s>”, d_k 5: −?\d+\.\d{3}$"))
    # The same column is lit in the matrix that it comes from.
    assert panels(page).nth(1).locator("canvas").evaluate("canvas => canvas.toDataURL()") != before
    canvas.click(position=place)
    expect(page.get_by_text("What is dimension 5 of the query of “a → </s>” (row 4)?")).to_be_visible()
    expect(page).to_have_url(re.compile("cell_column=5"))
    settle(page)

    page.mouse.move(0, 0)
    strip = page.locator(STRIP)
    strip.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        strip.press(key)
    expect(page.locator(LINE)).to_have_text(re.compile(r"^“<s> → c”, d_k 3: "))
    strip.press("ArrowDown")
    strip.press("Enter")
    expect(page.get_by_text("What is dimension 3 of the query of “c → b” (row 2)?")).to_be_visible()
    settle(page)
    strip.press("Home")  # the strip, drawn anew, kept the focus
    strip.press("ArrowLeft")
    expect(page.locator(LINE)).to_have_text(re.compile(r"^row 1, d_k 16: "))
    strip.press("Escape")
    expect(page.locator(LINE)).to_be_empty()


def test_stages_are_walked_by_button_and_by_name(page, server, settle):
    page.goto(f"{server}/inside_a_head?text=abc&kind=decoder")
    expect(page.get_by_role("heading", name="Embedding and position")).to_be_visible()
    expect(page.locator(".katex").first).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Next stage").click()
    expect(page.get_by_role("heading", name="What the layer reads")).to_be_visible()
    settle(page)
    page.get_by_test_id("stButtonGroup").get_by_text("masked", exact=True).click()
    expect(panels(page).locator("h3")).to_have_text(["scaled", "masked"])
    expect(panels(page).nth(1).locator(".hatched")).to_be_visible()


def test_each_is_kept_as_a_picture_and_as_numbers(page, server, settle):
    page.goto(f"{server}/inside_a_head?text=abc&stage=weights")
    expect(panels(page)).to_have_count(2)
    settle(page)
    page.get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("img")).to_be_visible(timeout=120_000)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="SVG").click()
    svg = Path(download.value.path()).read_text(encoding="utf-8")
    assert "<rect" in svg and "looked at" in svg and "masked" in svg
    csv = dialog.get_by_role("button", name="CSV")
    expect(csv).to_be_enabled(timeout=60_000)
    with page.expect_download() as download:
        csv.click()
    assert "row,row_token,column,column_token,value" in Path(download.value.path()).read_text(encoding="utf-8-sig")


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_they_are_swiped_and_a_second_tap_chooses(page, server, at_cell, fits):
    page.goto(f"{server}/inside_a_head?text=abc&stage=scores&cell_row=2 c&cell_column=4 c")
    strip = page.locator(STRIP)
    expect(strip).to_have_class(re.compile("swiped"))
    assert fits(page)
    canvas, place = at_cell(page, "inside", row=2, column=1, panel=2)
    # The output is in sight at first, with the input beside it.
    expect(canvas).to_be_in_viewport(ratio=0.8)
    assert strip.evaluate("strip => strip.scrollLeft > 0 && strip.scrollWidth > 2 * strip.clientWidth")
    formula = page.locator(".st-key-inside .formula")
    expect(formula).to_have_text(re.compile("^Q·K=scores$"))
    names = formula.get_by_role("button")
    assert all(name.bounding_box()["height"] >= 44 for name in names.all())
    for place_of, seen in ((0, "Q"), (2, "scores")):  # each part is named, and one tap away
        names.nth(place_of).tap()
        expect(names.locator("xpath=self::*[@aria-current]")).to_have_text([seen])
        expect(strip.locator("canvas").nth(place_of)).to_be_in_viewport(ratio=0.8)
    canvas.tap(position=place)
    expect(page.locator(LINE)).to_contain_text("“b → a”, “a”")
    expect(page.get_by_text("(row 3) score “a” (column 2)?")).to_have_count(0)
    canvas.tap(position=place)
    expect(page.get_by_text("How much does “b → a” (row 3) score “a” (column 2)?")).to_be_visible()
