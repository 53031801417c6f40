"""Matrices and the small figure in a browser: pointed at, walked, chosen, swiped, and ways to pages."""

import re

import pytest
from live_class import PHONE
from playwright.sync_api import expect
from stage_page import choose

LINE, STRIP = ".st-key-inside .line", ".st-key-inside .strip"


def test_matrices_are_pointed_at_walked_chosen(page, server, settle, at_cell):
    page.goto(f"{server}/inside_a_head?text=abc&stage=query&cell_row=2 c&cell_column=3")
    canvas, place = at_cell(page, "inside", row=3, column=4, panel=3)
    canvas.hover(position=place)
    expect(page.locator(LINE)).to_have_text(re.compile(r"^“a → </s>”, dimension 5: −?\d+\.\d{3}$"))
    canvas.click(position=place)
    expect(page.get_by_text("What is dimension 5 of the query of “a → </s>” (row 4)?")).to_be_visible()
    expect(page).to_have_url(re.compile("cell_column=5"))
    settle(page)
    page.mouse.move(0, 0)
    strip = page.locator(STRIP)
    strip.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        strip.press(key)
    expect(page.get_by_text("What is dimension 3 of the query of “c → b” (row 2)?")).to_be_visible()
    settle(page)
    page.keyboard.press("Home")  # the strip, drawn anew, kept the focus
    expect(page.locator(LINE)).to_have_text(re.compile(r"^“c → b”, dimension 1: "))


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_matrices_are_swiped_and_a_second_tap_chooses(page, server, at_cell, fits):
    page.goto(f"{server}/inside_a_head?text=abc&stage=scores&cell_row=2 c&cell_column=4 c")
    strip = page.locator(STRIP)
    expect(strip).to_have_class(re.compile("swiped"))
    assert fits(page)
    canvas, place = at_cell(page, "inside", row=2, column=1, panel=2)
    expect(canvas).to_be_in_viewport(ratio=0.8)  # the output is in sight at first, with the input beside it
    assert strip.evaluate("strip => strip.scrollLeft > 0 && strip.scrollWidth > 2 * strip.clientWidth")
    names = page.locator(".st-key-inside .formula").get_by_role("button")
    assert all(name.bounding_box()["height"] >= 44 for name in names.all())
    for at, seen in ((0, "Q"), (2, "scores")):  # each part is named, and one tap away
        names.nth(at).tap()
        expect(names.locator("xpath=self::*[@aria-current]")).to_have_text([seen])
        expect(strip.locator("canvas").nth(at)).to_be_in_viewport(ratio=0.8)
    canvas.tap(position=place)
    expect(page.locator(LINE)).to_contain_text("“b → a”, “a”")
    expect(page.get_by_text("(row 3) score “a” (column 2)?")).to_have_count(0)
    canvas.tap(position=place)
    expect(page.get_by_text("How much does “b → a” (row 3) score “a” (column 2)?")).to_be_visible()


def test_the_small_figure_marks_where_one_is_and_leads_on(page, server, settle):
    page.goto(f"{server}/heads?model=english-spanish&kind=cross&layer=3&head=1")
    small = page.locator(".st-key-outline .figure").last
    here = small.locator(".here")
    expect(here).to_have_accessible_name("Cross-attention, decoder, layer 3 of 3: show it")
    settle(page)
    choose(page.locator(".stage"), "Layer", "1")
    expect(here).to_have_accessible_name("Cross-attention, decoder, layer 1 of 3: show it")
    name = "Masked self-attention, decoder, layer 1 of 3: show it"
    small.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("heading", name="Decoder self-attention, layer 1, head 1", exact=True)).to_be_visible()
    settle(page)
    assert small.locator("[tabindex='0']").count() == 1  # one stop of the Tab key
    small.locator("[tabindex='0']").focus()
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(small.locator(".tip")).to_have_text("Positions, encoder: open “Positions and masks”")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/positions_and_masks[?]"))
    expect(here.first).to_have_accessible_name("Positions, encoder: this page")
