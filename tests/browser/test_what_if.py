"""Change attention on the stage, click the board; answers of the server that come late, or are lost."""

import re

from playwright.sync_api import expect
from stage_page import lose_first, open_stage, thumb, title


def changes(stage):
    return stage.locator(".changes li")


def test_a_change_is_made_though_it_is_lost_is_taken_back_and_is_kept(page, server, settle):
    lost = lose_first(page, b"cross.1.1.off")  # a change that is lost on the way is asked for again
    stage = open_stage(page, f"{server}/what_if?text=stream&layer=2&head=1")
    settle(page)
    switch = stage.locator(".grid[data-kind=cross] .off-switch").first
    assert min(switch.bounding_box()[side] for side in ("width", "height")) >= 24
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")  # at once
    expect(changes(stage)).to_have_text(re.compile("^Cross-attention, layer 1, head 1: off"))
    expect(page).to_have_url(re.compile(r"edits=cross\.1\.1\.off"))
    assert len(lost) == 1
    thumb(stage, "cross", 2, 1).click()
    stage.locator(".token-switch").nth(6).focus()
    page.keyboard.press("h")
    hidden = re.compile("^Token 7 “m”: hidden from the decoder's cross-attention")
    expect(changes(stage).nth(1)).to_have_text(hidden)
    star = r"(\*|%2A)"  # the browser or the server writes the star, whichever is last
    expect(page).to_have_url(re.compile(rf"edits=cross\.1\.1\.off&edits=cross\.{star}\.{star}\.hide\.{star}\.7"))
    expect(stage.locator(".written mark").first).to_be_visible()
    settle(page)
    stage.locator(".take-back").first.click()
    expect(changes(stage)).to_have_text(hidden)
    expect(page).not_to_have_url(re.compile(r"cross\.1\.1"))  # the server has heard of it
    settle(page)
    page.reload()
    expect(changes(stage)).to_have_text(hidden)
    settle(page)
    stage.get_by_role("button", name="Clear all").click()
    expect(changes(stage)).to_have_count(0)
    expect(stage.locator(".outcome")).to_be_empty()
    settle(page)
    before = stage.locator(".pane.before .large-map canvas")
    before.click(position={"x": before.bounding_box()["width"] - 10, "y": 8})
    expect(changes(stage)).to_have_text(re.compile(": no row can look at token 8 “</s>”"))


def test_a_cell_of_the_board_opens_its_head_where_it_can_be_changed(page, server, at_cell):
    page.goto(f"{server}/what_if?text=stream&tool=break")
    canvas, place = at_cell(page, "board", row=1, column=2)
    canvas.click(position=place)
    page.mouse.move(0, 0)  # a small map may stand now where the cell was, and would be looked at in passing
    expect(title(page.locator(".stage"))).to_have_text("Cross-attention, layer 1, head 3")
    for part in ("layer=1", "head=3"):
        expect(page).to_have_url(re.compile(part))
    expect(page).not_to_have_url(re.compile("tool=break"))
