"""Positions and Masks in a real browser: typing a batch, choosing, links, and a phone's width."""

import re

import pytest
from playwright.sync_api import expect


def drawn(page, key):
    """Values (blocked = None), cell text, number of hatches (images beside that of the cells) and x labels of a map."""
    plot = f".st-key-{key} .js-plotly-plot"
    page.wait_for_function(f"() => document.querySelector('{plot}')?._fullData?.length")
    return page.evaluate(
        f"""() => {{
            const plot = document.querySelector('{plot}'), cells = plot._fullData[0]
            return {{
                z: Array.from(cells.z, row => Array.from(row, value => Number.isNaN(value) ? null : value)),
                text: cells.text ? Array.from(cells.text, row => Array.from(row)) : null,
                hatches: plot.querySelectorAll('image').length - 1,
                columns: plot.layout.xaxis.ticktext,
            }}
        }}"""
    )


def type_lines(page, lines):
    field = page.get_by_label("More texts of the batch")
    field.fill(lines)
    field.press("Control+Enter")


def test_a_batch_is_typed_a_sequence_is_chosen_and_blocked_cells_are_hatched(page, server):
    page.goto(f"{server}/masks?kind=encoder")
    expect(page.get_by_text("2 texts, 15 places each: 9 are padding")).to_be_visible()
    type_lines(page, "look\nhello there\na")
    expect(page.get_by_text("4 texts, 15 places each: 23 are padding")).to_be_visible()
    page.get_by_label("Sequence shown").click()
    page.get_by_role("option", name="4. a").click()
    expect(page.get_by_role("heading", name="Mask of text 4")).to_be_visible()
    expect(page.get_by_text("180 of 225 cells are blocked")).to_be_visible()  # 12 columns of 15 rows
    expect(page).to_have_url(re.compile("sequence=4"))
    expect(page).to_have_url(re.compile("more=look"))

    for key in ("mask", "scores-after-it", "weights"):
        shown = drawn(page, key)
        assert shown["hatches"] == 1
        assert all(value is None for row in shown["z"] for value in row[3:])
        assert all(value is not None for row in shown["z"] for value in row[:3])
    assert all(text == "" for row in drawn(page, "scores-after-it")["text"] for text in row[3:])
    before = drawn(page, "scores-before-the-mask")
    assert before["hatches"] == 0 and all(value is not None for row in before["z"] for value in row)
    padding = drawn(page, "padding")
    assert [sum(value is None for value in row) for row in padding["z"]] == [0, 9, 2, 12]

    page.reload()
    expect(page.get_by_role("heading", name="Mask of text 4")).to_be_visible()
    expect(page.get_by_text("This link asks for")).to_have_count(0)


def test_lines_of_markup_are_refused_as_text_and_kept(page, server):
    page.goto(f"{server}/masks")
    expect(page.get_by_text("2 texts")).to_be_visible()
    type_lines(page, "look\n<img src=x onerror=alert(1)>")
    expect(page.get_by_test_id("stAlert").filter(has_text="Line 2 can't join the batch")).to_be_visible()
    assert page.locator("[data-testid=stAlert] img").count() == 0
    expect(page.get_by_label("More texts of the batch")).to_have_value("look\n<img src=x onerror=alert(1)>")


def test_the_future_is_blocked_on_the_left_and_open_on_the_right(page, server):
    page.goto(f"{server}/masks?text=abc")
    expect(page.get_by_role("heading", name="What if the future were not blocked?")).to_be_visible()
    masked, opened = drawn(page, "decoder-masked"), drawn(page, "decoder-open")
    assert masked["hatches"] == 1 and opened["hatches"] == 0
    for place, (row, open_row) in enumerate(zip(masked["z"], opened["z"], strict=True)):
        assert all(value is None for value in row[place + 1 :])
        assert abs(sum(open_row) - 1) < 1e-3 and None not in open_row
    expect(page.get_by_text("By itself it writes")).to_be_visible()


def test_the_shift_and_the_waves_are_in_the_link(page, server, turn_to):
    page.goto(f"{server}/positions?k=-5&pair=8+and+9&waves=1&waves=9&d_model=32")
    expect(page.get_by_text("Dimensions 8 and 9 turn by 5.73° a position. From position 5 to 0")).to_be_visible()
    expect(page.get_by_text("Dimensions 1, 9 over 50 positions.")).to_be_visible()
    expect(page.get_by_text("This link asks for")).to_have_count(0)
    expect(page.get_by_text("Learned by shift-letters")).to_be_visible()
    page.locator(".st-key-k input").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("R_k for k = −4")).to_be_visible()
    turn_to(page, "Masks")
    turn_to(page, "Positions")
    expect(page.get_by_text("R_k for k = −4: 16 blocks")).to_be_visible()
    expect(page.get_by_text("Dimensions 1, 9 over 50 positions.")).to_be_visible()


@pytest.mark.parametrize("path", ["positions?positions=128&d_model=256", "masks?kind=decoder&more=look%0Ahey%0Aa%0Abc"])
def test_nothing_is_wider_than_a_phone(page, server, fits, path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server}/{path}")
    last = "of its length" if path.startswith("positions") else "By itself it writes"
    expect(page.get_by_text(last).last).to_be_attached()
    assert fits(page)
