"""Change attention on the stage, click the board; a step and a branch that are chosen right after each other."""

import re

import pytest
from playwright.sync_api import expect
from stage_page import choose, lose_first, more, open_stage, thumb, title, walk_to


def test_a_step_and_a_node_chosen_right_after_each_other_both_stay(page, server, settle):
    page.goto(f"{server}/decoding?text=banana&model=sort-letters&strategy=beam")
    node = page.locator(".st-key-tree .column").nth(4).locator("button.node.kept").nth(1)
    expect(node).to_be_visible()
    settle(page)
    page.locator(".player").get_by_role("button", name="One step on").click()
    node.evaluate("node => node.click()")  # the click comes before the step is told
    expect(node).to_have_attribute("aria-current", "true")
    settle(page)
    expect(page).to_have_url(re.compile(r"step=2.*node=\d|node=\d.*step=2"))
    expect(page.locator(".player .position")).to_contain_text("Step 2 of 4")
    expect(node).to_have_attribute("aria-current", "true")


def changes(stage):
    return stage.locator(".changes li")


def test_heads_are_switched_off_tokens_hidden_and_rows_sent_on_the_stage(page, server, settle):
    stage = open_stage(page, f"{server}/what_if?text=stream&layer=2&head=1")
    settle(page)
    # The switch of a small map: the head is drawn as off at once, said to be, and opened.
    switch = stage.locator(".grid[data-kind=cross] .off-switch").first
    assert min(switch.bounding_box()[side] for side in ("width", "height")) >= 24
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(stage.locator(".grid[data-kind=cross] .cell").first.locator(".role")).to_have_text("off")
    expect(thumb(stage, "cross", 1, 1)).to_have_attribute("aria-label", re.compile("layer 1, head 1.*, off$"))
    expect(title(stage)).to_have_text("Cross-attention, layer 1, head 1")
    expect(changes(stage)).to_have_text(re.compile("Cross-attention, layer 1, head 1: off"))
    expect(page).to_have_url(re.compile(r"edits=cross\.1\.1\.off"))
    thumb(stage, "cross", 1, 1).click()
    expect(stage.locator(".pane.after .read-out")).to_contain_text("Switched off")
    more(stage).get_by_role("button", name="Keys O, H, S, F, B").click()
    thumb(stage, "cross", 1, 1).press("o")  # letters are switched off, in the grid of maps too
    more(stage).get_by_role("button", name="Keys O, H, S, F, B").click()
    expect(changes(stage)).to_have_count(1)
    thumb(stage, "cross", 1, 1).focus()
    # O switches the open head, here on again; H hides the token that has the focus, S sends a row to a token.
    page.keyboard.press("o")
    expect(changes(stage)).to_have_count(0)
    thumb(stage, "cross", 2, 1).click()
    stage.locator(".token-switch").nth(6).focus()
    page.keyboard.press("h")
    expect(stage.locator(".token-switch").nth(6)).to_have_attribute("aria-pressed", "true")
    expect(changes(stage)).to_have_text(re.compile("^Token 7 “m”: hidden from the decoder's cross-attention"))
    settle(page)
    walk_to(stage, row=1, column=2)
    page.keyboard.press("s")
    expect(changes(stage).nth(1)).to_have_text(re.compile("head 1, row 2 “m”: looks only at token 3 “t”"))
    star = r"(\*|%2A)"  # the browser or the server writes the star, whichever is last
    expect(page).to_have_url(re.compile(rf"edits=cross\.{star}\.{star}\.hide\.{star}\.7&edits=cross\.2\.1\.only\.2\.3"))
    expect(stage.locator(".written mark").first).to_be_visible()
    expect(stage.locator(".outcome")).to_contain_text("What it writes differs from step")
    expect(stage.get_by_role("status")).to_contain_text("What it writes differs from step")
    expect(stage.locator(".verdict")).to_have_text("not right")
    # Changes are taken back one by one, or all at once.
    settle(page)
    stage.get_by_role("button", name="Undo").click()
    expect(changes(stage)).to_have_count(1)
    settle(page)
    stage.locator(".take-back").click()
    expect(changes(stage)).to_have_count(0)
    stage.get_by_role("button", name="Undo").click()
    expect(changes(stage)).to_have_text(re.compile("^Token 7 “m”: hidden"))  # the change is answered, not only asked
    settle(page)
    page.reload()
    expect(changes(stage)).to_have_text(re.compile("^Token 7 “m”: hidden"))
    settle(page)
    stage.get_by_role("button", name="Clear all").click()
    expect(changes(stage)).to_have_count(0)
    expect(stage.locator(".outcome")).to_be_empty()
    expect(page).not_to_have_url(re.compile("edits="))


def test_a_click_on_a_cell_does_what_is_chosen(page, server, settle):
    stage = open_stage(page, f"{server}/what_if?text=stream&layer=2&head=1")
    settle(page)
    walk_to(stage, row=0, column=6)
    page.keyboard.press("Enter")
    expect(changes(stage)).to_have_text(re.compile("head 1, row 1 “<s>”: can no longer look at token 7 “m”"))
    settle(page)
    # A label stands for its whole column.
    before = stage.locator(".pane.before .large-map canvas")
    box = before.bounding_box()
    before.click(position={"x": box["width"] - 10, "y": 8})
    expect(changes(stage).nth(1)).to_have_text(re.compile("head 1: no row can look at token 8 “</s>”"))
    settle(page)
    choose(stage, "A click hides", "others")
    walk_to(stage, row=0, column=1)
    page.keyboard.press("Enter")
    expect(changes(stage).nth(2)).to_have_text(re.compile("row 1 “<s>”: looks only at token 2 “s”"))


def test_a_change_that_is_lost_on_the_way_is_asked_for_again(page, server, settle):
    lost = lose_first(page, b"cross.2.1.off")
    stage = open_stage(page, f"{server}/what_if?text=stream&layer=2&head=1")
    settle(page)
    thumb(stage, "cross", 2, 1).focus()
    page.keyboard.press("o")
    expect(changes(stage)).to_have_text(re.compile("^Cross-attention, layer 2, head 1: off"))
    assert len(lost) == 1


def test_many_switches_in_a_row_all_count_while_the_server_is_slow(page, server, settle):
    stage = open_stage(page, f"{server}/what_if?text=stream")
    settle(page)
    switches = stage.locator(".grid[data-kind=encoder] .off-switch")
    for at in range(3):
        switches.nth(at).evaluate("button => button.click()")
    expect(stage.locator(".off-switch[aria-checked=false]")).to_have_count(3)
    expect(changes(stage)).to_have_count(3)
    settle(page)
    expect(stage.locator(".off-switch[aria-checked=false]")).to_have_count(3)
    expect(changes(stage).nth(2)).to_have_text(re.compile("Encoder self-attention, layer 1, head 3: off"))
    # All heads of a layer have one switch, and each of them can be taken out of it again.
    switches.nth(4).evaluate("button => button.click()")
    expect(changes(stage)).to_have_text(re.compile("layer 1, all heads: off"))
    switches.nth(1).evaluate("button => button.click()")
    expect(stage.locator(".off-switch[aria-checked=false]")).to_have_count(3)
    expect(switches.nth(1)).to_have_attribute("aria-checked", "true")


def test_a_cell_of_the_board_opens_its_head_where_it_can_be_changed(page, server, at_cell, settle):
    page.goto(f"{server}/what_if?text=stream&tool=break")
    canvas, place = at_cell(page, "board", row=1, column=2)
    canvas.click(position=place)
    page.mouse.move(0, 0)  # a small map may stand now where the cell was, and would be looked at in passing
    expect(page.locator(".stage .map-area h2")).to_have_text("Cross-attention, layer 1, head 3")
    expect(page).to_have_url(re.compile("layer=1"))
    expect(page).to_have_url(re.compile("head=3"))
    expect(page).not_to_have_url(re.compile("tool=break"))
    settle(page)
    page.reload()
    expect(page.locator(".stage .map-area h2")).to_have_text("Cross-attention, layer 1, head 3")


@pytest.mark.parametrize("link, filled", [
    ("what_if?text=abc&edits=cross.2.1.off&layer=2&head=1",
     [".switch-open", ".edit-bar .segments .on"]),
    ("decoding?text=abc", [".icon.play"]),
])  # fmt: skip
def test_what_is_on_or_plays_stays_filled_under_the_pointer(page, bare_lab, link, filled):
    stage = open_stage(page, f"{bare_lab}/{link}&model=reverse-letters")
    ink = stage.evaluate("stage => getComputedStyle(stage).color")
    for part in filled:
        stage.locator(part).first.hover()
        look = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]"
        ground, letters = stage.locator(part).first.evaluate(look)
        assert ground == ink and letters != ink, part
