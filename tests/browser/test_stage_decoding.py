"""Steps of a decoding on the stage: next tokens, forced tokens, candidates of sampling, long texts."""

import re

import pytest
from playwright.sync_api import expect
from stage_page import chips, hover, lose_first, open_stage, read_out
from written import WRITTEN

from transformer import greedy, load

TEXT = "stream"
DECODING = f"decoding?model=reverse-letters&text={TEXT}"


@pytest.fixture(scope="module")
def steps():
    return greedy(load("reverse-letters"), TEXT).steps


def candidates(stage):
    return stage.locator(".candidate:not(.others):not([aria-hidden])")


def test_a_next_token_is_forced_and_the_own_choice_comes_back(page, server, settle):
    stage = open_stage(page, f"{server}/{DECODING}")
    settle(page)
    page.keyboard.press("ArrowRight")
    expect(stage.locator(".position")).to_have_text("Step 2 of 7")
    own = candidates(stage).nth(0).locator(".name").inner_text()
    wanted = candidates(stage).nth(1).locator(".name").inner_text()
    expect(candidates(stage).nth(1)).to_have_attribute("title", f"Write \u2068{wanted}\u2069 instead")
    candidates(stage).nth(1).click()
    expect(candidates(stage).nth(1)).to_contain_text("forced")
    expect(chips(stage, "target").nth(2)).to_have_text(re.compile(f"{re.escape(wanted)}\\s*forced"))
    expect(page).to_have_url(re.compile("forced="))
    settle(page)
    # The button, pressed by keyboard, keeps the focus, and with it the keys of the player.
    expect(candidates(stage).nth(0).locator(".name")).to_have_text(own)
    candidates(stage).nth(0).focus()
    page.keyboard.press("Enter")
    expect(candidates(stage).nth(0)).to_contain_text(re.compile("written|forced"))
    expect(candidates(stage).nth(0)).to_be_focused()
    settle(page)
    page.keyboard.press("ArrowLeft")
    expect(stage.locator(".position")).to_contain_text("Step 1 of")
    candidates(stage).nth(1).click()
    expect(page.get_by_role("heading", name="Forced, and as it would have been")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Forced, and as it would have been")).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Undo the last one").click()
    expect(page.locator(WRITTEN).first).to_contain_text("maerts")


def test_a_token_that_is_lost_on_the_way_is_forced_all_the_same(page, server, settle):
    lost = lose_first(page, b'"forced"')
    stage = open_stage(page, f"{server}/{DECODING}&step=2")
    settle(page)
    candidates(stage).nth(1).click()
    expect(candidates(stage).nth(1)).to_contain_text("forced")
    assert len(lost) == 1


def test_sixty_tokens_fit_a_phone(page, bare_lab, fits):
    page.set_viewport_size({"width": 390, "height": 844})
    text = "abcdefghijklmnopqrstuvwxyzab"
    stage = open_stage(page, f"{bare_lab}/decoding?model=copy-letters&text={text}&view=everything&step=29")
    assert fits(page)
    canvas = stage.locator(".large-map canvas")
    canvas.scroll_into_view_if_needed()
    outside, inside = stage.bounding_box(), canvas.bounding_box()
    assert inside["x"] + inside["width"] <= outside["x"] + outside["width"] + 1
    hover(stage, 0.4, 0.4)
    expect(stage.locator(".read-out")).to_contain_text("looks at")
    assert read_out(stage).endswith("%")


DRAWN_IN_STEPS = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const drawing = CanvasRenderingContext2D.prototype
    let drawn = 0
    for (const name of ['drawImage', 'fill', 'fillRect', 'fillText', 'putImageData', 'stroke', 'strokeRect']) {
        const usual = drawing[name]
        drawing[name] = function (...given) {
            drawn += 1
            return usual.apply(this, given)
        }
    }
    const steps = []
    for (let step = 0; step < 78; step += 1) {
        drawn = 0
        const key = step < 39 ? 'ArrowRight' : 'ArrowLeft'
        document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
        await frame()
        await frame()
        steps.push(drawn)
    }
    return steps
}"""
"""Counts how often each of many steps draws something on a canvas."""


@pytest.mark.parametrize("view", ["map", "everything"])
def test_a_step_draws_labels_but_no_cell_one_by_one(page, bare_lab, view):
    stage = open_stage(page, f"{bare_lab}/decoding?model=copy-long&text={'abcdefghij' * 4}&view={view}")
    drawn = stage.evaluate(DRAWN_IN_STEPS)
    expect(stage.locator(".position")).to_contain_text("Step 1 of")
    # All 41 × 41 cells of the large map are one image. Time of a step: `python -m benchmarks stage`.
    assert all(0 < calls < 5 * 41 for calls in drawn)
