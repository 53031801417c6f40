"""The ways in which the stage shows one head: as a map, as lines, as a table, rows compared, measured, worked out."""

import re

import numpy as np
import pytest
from live_class import PHONE
from playwright.sync_api import expect
from stage_page import chips, choose, maps_of, more, open_stage, put_back, thumb, title, walk_to

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


def test_from_a_row_of_the_map_to_its_numbers_worked_out(page, own_stage, maps, settle):
    walk_to(own_stage, 2, 0)
    own_stage.locator(".large-map canvas").press("Enter")
    expect(own_stage.locator(".compare")).to_contain_text("a → e")
    own_stage.get_by_role("button", name=re.compile("Show the arithmetic")).click()
    expect(page.get_by_role("heading", name="One head")).to_be_visible()
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
    for view in ("lines", "table", "map"):
        choose(stage, "View", view)
        assert fits(page)
    more(stage).get_by_role("button", name="all kinds in one map").click()
    assert fits(page)
