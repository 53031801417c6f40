"""Choices on the stage: drawn at once, written into the link, kept by a reload."""

import re

from playwright.sync_api import expect
from stage_page import choose, hover, more, mute, open_stage, read_out, thumb, title

START = "?model=reverse-letters&text=stream"


def test_what_was_in_the_link_gives_way_to_what_is_chosen(page, server, settle):
    """Streamlit goes on sending the link with which the page was opened."""
    stage = open_stage(page, f"{server}/{START}&kind=decoder&layer=1&head=3&view=table&step=4&mute=true")
    settle(page)
    choose(stage, "Head", "2")
    choose(stage, "View", "map")
    settle(page)
    choose(stage, "Attention", "Cross")
    settle(page)
    expect(title(stage)).to_have_text("Cross-attention, layer 1, head 2")
    expect(stage.locator(".large-map")).to_be_visible()
    expect(stage.locator(".position")).to_have_text("Step 4 of 7")
    expect(mute(stage)).to_be_checked()


def test_a_click_in_the_map_goes_to_the_step_of_the_row(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}&kind=cross")
    hover(stage, 0.6, 0.6)
    found = re.match(r"(\S+) → (\S+) looks", read_out(stage))
    stage.locator(".large-map canvas").click(position=centre(stage, 0.6, 0.6))
    step = "maerts".index(found[2]) + 1
    expect(stage.locator(".position")).to_have_text(f"Step {step} of 7")
    expect(page).to_have_url(re.compile(f"step={step}"))
    choose(stage, "Attention", "Encoder")
    stage.locator(".large-map canvas").click(position=centre(stage, 0.6, 0.3))
    expect(stage.locator(".position")).to_have_text(f"Step {step} of 7")  # the encoder has no steps


def centre(stage, across, down):
    box = stage.locator(".large-map canvas").bounding_box()
    return {"x": across * box["width"], "y": down * box["height"]}


def test_a_reload_keeps_everything(page, server, settle):
    stage = open_stage(page, f"{server}/heads{START}")
    thumb(stage, "encoder", 1, "3").click()
    choose(stage, "View", "table")
    mute(stage).check()
    stage.locator(".table tbody button").nth(2).click()
    stage.locator(".table tbody button").nth(4).click()
    more(stage).get_by_role("group", name="Layers").get_by_role("button", name="1").click()
    settle(page)
    before = page.url
    page.reload()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 3")
    expect(page).to_have_url(before)
    expect(stage.locator(".table tr.chosen")).to_have_count(2)
    expect(mute(stage)).to_be_checked()
    expect(stage.get_by_text("More: on")).to_be_visible()
    expect(stage.locator(".thumb")).to_have_count(3 * 5)
