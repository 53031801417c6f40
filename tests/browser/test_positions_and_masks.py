"""Positions and Masks in a real browser: each idea on the first screen, typing a batch, choosing, links."""

import re

from links import FIRST
from playwright.sync_api import expect

SIZES = [(1440, 900), (1280, 720), (390, 844)]


def open_idea(page, name):
    page.get_by_role("radio", name=name, exact=True).click()
    expect(page.get_by_role("heading", level=2)).to_have_text([name])


def type_lines(page, lines):
    """Write the texts of the batch; return their field."""
    page.get_by_role("button", name="Texts of the batch").click()
    field = page.get_by_label("More texts of the batch")
    field.fill(lines)
    field.press("Control+Enter")
    return field


def test_every_idea_stands_whole_on_the_first_screen(page, server, settle, fits):
    name = "positions_and_masks"
    page.goto(f"{server}/{name}")
    settle(page)
    assert page.locator(".st-key-ideas").get_by_role("radio").all_inner_texts() == [
        idea for idea in FIRST[name] if idea
    ]
    for idea, parts in FIRST[name].items():
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        if idea:
            open_idea(page, idea)
        settle(page, 250)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for part in parts:
                expect(page.locator(part)).to_be_in_viewport(ratio=1)
        assert fits(page), idea  # on the phone
        assert page.locator(".js-plotly-plot").count() <= 1
        assert page.get_by_test_id("stMain").evaluate("main => main.scrollTop") == 0


def test_a_batch_is_typed_and_a_sequence_is_chosen(page, server, settle):
    page.goto(f"{server}/masks?kind=encoder&mask=Padding")
    expect(page.get_by_text("2 texts, 15 places each: 9 of 30 are padding")).to_be_visible()
    settle(page)
    type_lines(page, "look\nhello there\na")
    expect(page.get_by_text("4 texts, 15 places each: 23 of 60 are padding")).to_be_visible()
    page.keyboard.press("Escape")
    settle(page)
    page.get_by_label("Sequence shown").click()
    page.get_by_role("option", name="4. a").click()
    expect(page.get_by_role("heading", name="Mask of text 4")).to_be_visible()
    expect(page.get_by_text("180 of 225 cells are blocked")).to_be_visible()  # 12 columns of 15 rows
    expect(page).to_have_url(re.compile("sequence=4"))
    expect(page).to_have_url(re.compile("more=look"))
    settle(page)
    open_idea(page, "Scores")
    expect(page.get_by_text("180 of 225 scores are blocked: they count as −∞.")).to_be_visible()
    settle(page)
    page.reload()
    expect(page.get_by_text("180 of 225 scores are blocked: they count as −∞.")).to_be_visible()
    expect(page.get_by_text("This link asks for")).to_have_count(0)


def test_lines_of_markup_are_refused_as_text_and_kept(page, server, settle):
    page.goto(f"{server}/masks?mask=Padding")
    expect(page.get_by_text("2 targets")).to_be_visible()
    settle(page)
    field = type_lines(page, "look\n<img src=x onerror=alert(1)>")
    expect(page.get_by_test_id("stAlert").filter(has_text="Line 2 can't join the batch")).to_be_visible()
    assert page.locator("[data-testid=stAlert] img").count() == 0
    expect(field).to_have_value("look\n<img src=x onerror=alert(1)>")


def test_the_page_s_own_kind_is_not_the_user_s_choice(page, server, settle, turn_to):
    page.goto(f"{server}/masks?text=abc")
    expect(page.get_by_text("Decoder self-attention, layer 2, head 1:")).to_be_visible()
    settle(page)
    assert "kind=" not in page.url
    open_idea(page, "Mask changed")
    expect(page.get_by_text("By itself it writes")).to_be_visible()
    settle(page)
    open_idea(page, "Without order")
    expect(page.get_by_text(re.compile("^Cross-attention, layer 2, head 1:")).first).to_be_visible()
    open_idea(page, "Mask changed")
    expect(page.get_by_role("heading", name="Without the mask")).to_be_visible()


def test_the_shift_and_the_waves_are_in_the_link(page, server, settle, turn_to):
    page.goto(f"{server}/positions?k=-5&pair=8+and+9&waves=1&waves=9&d_model=32")  # a link from before there were tabs
    expect(page.get_by_text("Dimensions 8 and 9 turn by 5.73° a position. From position 5 to 0")).to_be_visible()
    expect(page.get_by_text("This link asks for")).to_have_count(0)
    page.locator(".st-key-k input").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("R_k for k = −4")).to_be_visible()
    settle(page)
    open_idea(page, "Sinusoids")
    expect(page.get_by_text("Dimensions 1, 9 over 50 positions.")).to_be_visible()
    settle(page)
    turn_to(page, "Inside")
    turn_to(page, "Positions and masks")
    expect(page.get_by_text("Dimensions 1, 9 over 50 positions.")).to_be_visible()
    open_idea(page, "A shift is a rotation")
    expect(page.get_by_text("R_k for k = −4: 16 blocks")).to_be_visible()
    settle(page)
    assert {"k=-4", "d_model=32", "idea=A+shift+is+a+rotation"} <= {*page.url.partition("?")[2].split("&")}
