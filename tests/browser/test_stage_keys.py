"""Keys on the stage: they step as soon as the page is open, and a stage that fills the screen listens to a few more."""

import re

import pytest
from playwright.sync_api import expect
from stage_page import open_stage, title

START = "?model=reverse-letters&text=stream"


def position(stage):
    return stage.locator(".position")


def test_keys_in_a_field_stay_there(page, server, settle):
    stage = open_stage(page, f"{server}/{START}")
    settle(page)
    page.get_by_label("Text for the model to read").focus()
    for key in ("End", "ArrowLeft", "ArrowRight", "f", "b"):
        page.keyboard.press(key)
    expect(page.get_by_label("Text for the model to read")).to_have_value("streamfb")
    expect(position(stage)).to_have_text("Step 1 of 7")
    expect(stage).not_to_have_class(re.compile("presenting"))
    stage.get_by_role("button", name="Present").focus()
    expect(position(stage)).to_have_text("Step 1 of 9")  # the text is read once the focus leaves it
    settle(page)
    stage.get_by_role("radio", name="map", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(stage.get_by_role("radio", name="lines", exact=True)).to_be_checked()
    expect(position(stage)).to_have_text("Step 1 of 9")


def fills_the_screen(stage):
    box, view = stage.bounding_box(), stage.page.viewport_size
    inside = (0, 0, view["width"], view["height"])
    return stage.evaluate("stage => stage.matches(':popover-open')") and (box["x"], box["y"]) == inside[:2]


@pytest.mark.parametrize("way", ["button", "key"])
def test_presenting_fills_a_projector_and_escape_returns(page, bare_lab, way):
    page.set_viewport_size({"width": 1280, "height": 720})
    stage = open_stage(page, f"{bare_lab}/{START}")
    if way == "button":
        stage.get_by_role("button", name="Present", exact=True).click()
    else:
        page.keyboard.press("f")
    expect(stage).to_have_class(re.compile("presenting"))
    expect(page).to_have_url(re.compile("present=true"))
    assert fills_the_screen(stage)
    expect(stage.get_by_role("radio")).to_have_count(0)  # controls are hidden
    expect(title(stage)).to_be_focused()
    sizes = stage.evaluate(
        """stage => [...stage.querySelectorAll('.chip, .name, .probability, .share, h3, .position')]
            .filter(one => one.checkVisibility() && one.textContent.trim())
            .map(one => parseFloat(getComputedStyle(one).fontSize))"""
    )
    assert len(sizes) > 20 and min(sizes) >= 20
    for key, step in [("PageDown", 2), ("ArrowRight", 3), ("PageUp", 2), ("End", 7), ("Home", 1)]:  # a clicker too
        page.keyboard.press(key)
        expect(position(stage)).to_have_text(f"Step {step} of 7")
    page.keyboard.press("b")
    expect(title(stage)).to_be_hidden()
    page.keyboard.press("b")
    expect(title(stage)).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage).not_to_have_class(re.compile("presenting"))
    expect(page).not_to_have_url(re.compile("present"))
    if way == "button":
        expect(stage.get_by_role("button", name="Present", exact=True)).to_be_focused()
    else:
        expect(page.locator("body")).to_be_focused()
        assert_a_resting_pointer_lights_nothing(page, stage)


def assert_a_resting_pointer_lights_nothing(page, stage):
    page.keyboard.press("f")
    expect(stage).to_have_class(re.compile("presenting"))
    chip = stage.locator(".item").nth(1).bounding_box()
    page.keyboard.press("Escape")
    expect(stage).not_to_have_class(re.compile("presenting"))
    page.mouse.move(chip["x"] + 12, chip["y"] + 12)
    page.keyboard.press("f")
    expect(stage).to_have_class(re.compile("presenting"))
    page.wait_for_timeout(500)
    expect(stage.locator(".item.lit")).to_have_count(0)
    expect(stage.locator(".item").nth(1)).to_have_css("cursor", "none")  # nobody sees it while keys are used
    page.mouse.move(chip["x"] + 14, chip["y"] + 12)
    expect(stage.locator(".item.lit").first).to_be_visible()
    expect(stage.locator(".item").nth(1)).to_have_css("cursor", "pointer")


def test_a_link_presents_and_a_button_leads_back(page, bare_lab, settle):
    stage = open_stage(page, f"{bare_lab}/heads{START}&present=true&kind=encoder")
    expect(stage).to_have_class(re.compile("presenting"))
    assert fills_the_screen(stage)
    assert stage.locator(".map-area").bounding_box()["width"] > 0.9 * page.viewport_size["width"]  # no steps beside it
    for part in (".large-map", ".legend"):
        expect(stage.locator(part)).to_be_in_viewport(ratio=1)
    page.reload()
    expect(title(stage)).to_have_text(re.compile("Encoder self-attention"))
    assert fills_the_screen(stage)
    settle(page)
    stage.get_by_role("button", name=re.compile("Back")).click()
    expect(stage).not_to_have_class(re.compile("presenting"))
    expect(stage.locator(".thumb").first).to_be_visible()


def test_the_focus_is_seen_on_what_the_keys_move(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}")
    canvas = stage.locator(".large-map canvas")
    canvas.focus()
    page.keyboard.press("ArrowRight")
    assert canvas.evaluate("canvas => getComputedStyle(canvas).outlineStyle") != "none"
    expect(stage.locator(".read-out")).to_contain_text("<s> → m looks at <s>")
    expect(position(stage)).to_have_text("Step 1 of 7")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(position(stage)).to_have_text("Step 3 of 7")
    page.keyboard.press("Escape")
    expect(stage.locator(".read-out b")).to_have_count(0)
