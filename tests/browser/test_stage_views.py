"""The ways in which the stage shows one head: as a map, as lines, as a table, rows compared, measured, worked out."""

import re

import numpy as np
import pytest
from live_class import PHONE
from playwright.sync_api import expect
from stage_page import chips, choose, lit_in_map, maps_of, open_stage, put_back, thumb, title, walk_to

from transformer.text import percent

TEXT = "stream"
HEADS = f"heads?model=reverse-letters&text={TEXT}&kind=cross&layer=2&head=1"


@pytest.fixture(scope="module")
def maps():
    return maps_of("reverse-letters", TEXT)


@pytest.fixture(scope="module")
def opened(open_tab, bare_lab):
    return open_stage(open_tab(), f"{bare_lab}/{HEADS}")


@pytest.fixture
def stage(opened):
    put_back(opened)
    return opened


@pytest.fixture
def own_stage(page, server):
    """Open a stage for tests that lead away from it, or cover it."""
    return open_stage(page, f"{server}/{HEADS}")


def test_the_table_holds_every_weight_and_what_is_blocked(stage, maps):
    choose(stage, "Attention", "Decoder")
    choose(stage, "View", "table")
    rows = stage.locator(".table tbody tr")
    expect(rows).to_have_count(7)
    weights, blocked = maps["decoder"].values[1, 0], maps["decoder"].blocked
    for row in (0, 3, 6):
        said = rows.nth(row).locator("td").all_inner_texts()
        assert [one == "blocked" for one in said] == blocked[row].tolist()
        shown = [float(re.sub("[<> %]", "", one)) / 100 for one in said if one != "blocked"]
        assert shown == pytest.approx(weights[row][~blocked[row]].tolist(), abs=1.1e-4)
    expect(stage.locator(".table thead")).to_contain_text("looks ↓ looked at →")


def test_rows_are_compared_and_let_go(stage, maps):
    """Map, lines and table show the same rows."""
    walk_to(stage, 2, 0)
    stage.locator(".large-map canvas").press("Enter")
    walk_to(stage, 4, 0)
    stage.locator(".large-map canvas").press("Enter")
    expect(stage.page).to_have_url(re.compile("rows=3&rows=5"))
    assert lit_in_map(stage, 7, 8)[0] == [2, 4]
    compared = stage.locator(".compare .legend button")
    expect(compared).to_have_count(2)
    expect(compared.nth(0)).to_contain_text("a → e")
    weights = maps["cross"].values[1, 0]
    common = np.minimum(weights[2], weights[4]).sum()
    expect(stage.locator(".compare h3")).to_contain_text(f"They agree on {percent(common)} of their weight.")
    bars = stage.locator(".compare .bars-of").nth(int(weights[2].argmax())).locator(".columns span")
    heights = bars.evaluate_all("bars => bars.map(bar => parseFloat(bar.style.height) / 100)")
    assert heights == pytest.approx(weights[[2, 4], weights[2].argmax()].tolist(), abs=1e-4)

    choose(stage, "View", "lines")
    expect(stage.locator(".lines [aria-pressed=true]")).to_have_count(2)
    choose(stage, "View", "table")
    expect(stage.locator(".table tr.chosen")).to_have_count(2)
    stage.locator(".table tbody button").nth(6).click()
    expect(stage.locator(".compare h3")).to_contain_text("All of them agree on")
    compared.nth(0).click()
    expect(compared).to_have_count(2)
    expect(stage.page).to_have_url(re.compile("rows=5&rows=7"))
    thumb(stage, "encoder", 1, "1").click()  # the same numbers would be other rows of another map
    expect(stage.locator(".compare")).to_have_count(0)


def test_at_most_six_rows_are_compared(stage):
    choose(stage, "View", "table")
    for row in range(7):
        stage.locator(".table tbody button").nth(row).click()
    expect(stage.locator(".compare .legend button")).to_have_count(6)
    expect(stage.locator(".table tr.chosen")).to_have_count(6)


def test_lines_say_what_is_blocked_and_not_zero(stage, maps):
    choose(stage, "Attention", "Decoder")
    choose(stage, "View", "lines")
    stage.locator(".lines .left button").nth(3).hover()
    numbers = stage.locator(".lines .right .number")
    expect(numbers.nth(6)).to_have_text("blocked")
    said = numbers.all_inner_texts()
    assert [one == "blocked" for one in said] == maps["decoder"].blocked[3].tolist()
    stage.locator(".lines .right button").nth(3).hover()
    expect(stage.locator(".lines .left .number").nth(0)).to_have_text("blocked")


def test_lines_are_walked_by_keyboard_and_a_row_is_kept(stage):
    choose(stage, "View", "lines")
    left = stage.locator(".lines .left button")
    left.first.focus()
    stage.page.keyboard.press("ArrowRight")
    expect(stage.locator(".lines .right button").first).to_be_focused()
    stage.page.keyboard.press("ArrowDown")
    stage.page.keyboard.press("ArrowLeft")
    expect(left.nth(1)).to_be_focused()
    expect(left.nth(1)).to_have_class("lit")
    assert stage.locator(".lines button[tabindex='0']").count() == 1  # one stop of the Tab key, however long the text
    stage.page.keyboard.press("Enter")
    expect(left.nth(1)).to_have_attribute("aria-pressed", "true")
    stage.page.keyboard.press("Space")
    expect(left.nth(1)).to_have_attribute("aria-pressed", "false")


def test_the_card_of_a_head_says_what_it_does_here_and_on_its_task(own_stage):
    stage, card = own_stage, own_stage.locator(".card")
    expect(card).to_contain_text("On this text, mirror: it looks at the mirror position")
    expect(card).to_contain_text("On its task, mirror")
    expect(card.get_by_role("columnheader")).to_have_text(["measure", "this text", "its task", "how"])
    assert card.get_by_role("row").count() > 5
    expect(card).to_contain_text("A role needs more than 50 % of the head's weight.")
    choose(stage, "Head", "mean")
    expect(card).to_contain_text("Roles are measured for single heads.")
    expect(card.get_by_role("table")).to_have_count(0)
    thumb(stage, "cross", 2, "2").hover()  # a map that is only pointed at has its card too
    expect(card).to_contain_text("On this text, mirror")


def test_a_filter_leaves_the_heads_that_fit_and_the_link_keeps_it(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{HEADS}&only_roles=mirror")
    roles = stage.locator(".role")
    assert stage.locator(".thumb").count() == roles.count() > 0 and set(roles.all_inner_texts()) == {"mirror"}
    stage.get_by_text("Filter: on").click()
    expect(stage.get_by_role("button", name="mirror", exact=True)).to_have_attribute("aria-pressed", "true")
    stage.get_by_role("group", name="Kinds").get_by_role("button", name="Decoder").click()
    expect(stage.get_by_text("No head fits this filter")).to_be_visible()
    expect(page).to_have_url(re.compile("only_kinds=decoder&only_roles=mirror"))
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 1")  # the open head stays
    stage.get_by_role("button", name="Show all heads").click()
    expect(stage.locator(".thumb")).to_have_count(24 + 18)
    expect(page).not_to_have_url(re.compile("only_"))


def test_from_a_row_of_the_map_to_its_numbers_worked_out(page, own_stage, maps, settle):
    walk_to(own_stage, 2, 0)
    own_stage.locator(".large-map canvas").press("Enter")
    expect(own_stage.locator(".compare")).to_contain_text("a → e")
    own_stage.get_by_role("button", name=re.compile("Work its numbers out")).click()
    expect(page.get_by_role("heading", name="Inside a head")).to_be_visible()
    strongest = maps["cross"].values[1, 0, 2].max()
    expect(page.get_by_text(f"The model itself computed {strongest:.4f}.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"How much of its attention does “a → e” \(row 3\) give"))).to_be_visible()
    for key, name in (("ArrowLeft", "masked"), ("ArrowRight", "weights"), ("ArrowRight", "output")):
        settle(page)  # a key pressed while the script runs can be lost
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(f"stage={name}"))


def test_plotly_opens_behind_a_button_with_the_same_numbers(page, own_stage, maps):
    expect(page.locator(".js-plotly-plot")).to_have_count(0)
    page.get_by_role("button", name="Open the map in Plotly").click()
    plot = page.get_by_role("dialog").locator(".js-plotly-plot")
    expect(plot.locator(".ytick text").first).to_be_visible()
    drawn = np.array(plot.evaluate("plot => Array.from(plot._fullData[0].z, row => Array.from(row))"))
    assert drawn == pytest.approx(maps["cross"].values[1, 0], abs=1e-6)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(title(own_stage)).to_have_text("Cross-attention, layer 2, head 1")


def test_two_hundred_fifty_six_tokens_are_drawn(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/heads?model=copy-long&kind=decoder&text={'abcdefghij' * 25}abcd")
    canvas = stage.locator(".large-map canvas")
    image = "canvas => new Set(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data).size"
    assert canvas.evaluate(image) > 50
    canvas.press("End")
    expect(stage.locator(".read-out")).to_contain_text("is blocked from")
    choose(stage, "View", "table")
    expect(stage.locator(".table table")).to_have_attribute("aria-rowcount", "256")
    assert stage.locator(".table tbody tr").count() < 60  # only rows in sight
    stage.locator(".table").evaluate("table => table.scrollTo(0, 1e6)")
    expect(stage.locator("[aria-rowindex='256']")).to_be_visible()
    choose(stage, "View", "lines")
    expect(stage.locator(".lines .left button")).to_have_count(255)


def test_light_and_dark_are_two_looks(page, own_stage, settle, tmp_path):
    looks = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(own_stage).to_have_css("color-scheme", scheme)
        settle(page)
        chosen = own_stage.locator(".segments label.on").first
        looks.append((chosen.evaluate("label => getComputedStyle(label).backgroundColor"), pixels(own_stage)))
    assert all(light != dark for light, dark in zip(*looks))


def pixels(stage):
    return stage.locator(".large-map canvas").evaluate("canvas => canvas.toDataURL()")


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_a_tap_opens_a_small_map_and_points_at_a_word(page, bare_lab, fits):
    stage = open_stage(page, f"{bare_lab}/?model=reverse-letters&text={TEXT}&layer=2")
    assert fits(page)
    thumb(stage, "encoder", 1, "2").tap()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 2")
    chips(stage, "source").nth(2).tap()
    expect(chips(stage, "source").nth(2)).to_have_class(re.compile(r"\blit\b"))
    for view in ("lines", "table", "everything", "map"):
        choose(stage, "View", view)
        assert fits(page)
