"""Force a token, rest at a step, open a branch, change attention, click the board."""

import re

from playwright.sync_api import expect
from stage_page import open_stage


def test_a_click_forces_a_token_and_the_link_keeps_it(page, server):
    stage = open_stage(page, f"{server}/decoding?text=abc")
    expect(stage.locator(".candidate.chosen .name")).to_have_text("c")
    stage.locator(".candidate").nth(1).click()
    expect(page.get_by_role("heading", name="Forced, and as it would have been")).to_be_visible()
    expect(page).to_have_url(re.compile("forced=1"))
    expect(page.get_by_test_id("stCode").first).to_have_text(re.compile(r"^[^c]"))
    page.reload()
    expect(page.get_by_role("heading", name="Forced, and as it would have been")).to_be_visible()
    page.get_by_role("button", name="Undo the last one").click()
    expect(page.get_by_test_id("stCode").first).to_contain_text("cba")


def test_the_step_at_rest_stands_in_the_link_and_comes_back(page, server):
    stage = open_stage(page, f"{server}/decoding?text=abc")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(stage.locator(".position")).to_contain_text("Step 3 of 4")
    expect(page).to_have_url(re.compile("step=3"))
    page.reload()
    expect(page.locator(".player .position")).to_contain_text("Step 3 of 4")


def test_a_branch_of_the_tree_opens_in_the_player(page, server):
    page.goto(f"{server}/decoding?text=banana&model=sort-letters&strategy=beam")
    expect(page.get_by_text("tokens were tried")).to_be_visible()
    expect(page.get_by_test_id("stCode").first).to_contain_text("aaabnn")
    nodes = page.locator(".st-key-tree button.node")
    nodes.nth(2).click()
    expect(page.get_by_test_id("stText").filter(has_text="This is the branch up to the open node")).to_be_visible()
    expect(page).to_have_url(re.compile(r"node=\d"))
    page.reload()
    expect(nodes.nth(2)).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id("stText").filter(has_text="This is the branch up to the open node")).to_be_visible()


def test_a_step_and_a_node_chosen_right_after_each_other_both_stay(page, server, settle):
    page.goto(f"{server}/decoding?text=banana&model=sort-letters&strategy=beam")
    node = page.locator(".st-key-tree .column").nth(4).locator("button.node.kept").nth(1)
    expect(node).to_be_visible()
    settle(page)
    page.locator(".player").get_by_role("button", name="One step on").click()
    node.evaluate("node => node.click()")  # sooner than the step is told
    expect(node).to_have_attribute("aria-current", "true")
    settle(page)
    expect(page).to_have_url(re.compile(r"step=2.*node=\d|node=\d.*step=2"))
    expect(page.locator(".player .position")).to_contain_text("Step 2 of 4")
    expect(node).to_have_attribute("aria-current", "true")


def test_attention_is_changed_and_a_cell_of_the_board_opens_its_head(page, server, click_cell):
    page.goto(f"{server}/what_if?text=stream")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("heading", name="Changed", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile("edits=cross.2.1.off"))
    click_cell(page, ".st-key-board-cross .js-plotly-plot", row=1, column=2)
    expect(page).to_have_url(re.compile("layer=1"))
    expect(page).to_have_url(re.compile("head=3"))
    page.reload()
    expect(page.get_by_role("heading", name="Changed", exact=True)).to_be_visible()


def test_a_click_on_a_cell_hides_it(page, server, at_cell):
    page.goto(f"{server}/what_if?text=stream")
    canvas, place = at_cell(page, "before-change", row=0, column=6)
    canvas.click(position=place)
    expect(page).to_have_url(re.compile(r"edits=cross\.2\.1\.hide\.1\.7"))
    expect(page.get_by_text("“<s>” (row 1) can no longer look at “m” (column 7)")).to_be_visible()
