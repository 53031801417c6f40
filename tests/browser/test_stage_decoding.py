"""Steps of a decoding on the stage: next tokens, forced tokens, candidates of sampling, long texts."""

import re

import pytest
from playwright.sync_api import expect
from stage_page import chips, hover, lose_first, open_stage, read_out
from written import WRITTEN

from transformer import greedy, load
from transformer.text import percent

TEXT = "stream"
DECODING = f"decoding?model=reverse-letters&text={TEXT}"


@pytest.fixture(scope="module")
def steps():
    return greedy(load("reverse-letters"), TEXT).steps


def candidates(stage):
    return stage.locator(".candidate:not(.others):not([aria-hidden])")


def shares(locator):
    return [float(re.sub("[<>%]", "", said)) / 100 for said in locator.all_inner_texts()]


def test_next_tokens_end_with_all_others(page, bare_lab, steps):
    stage = open_stage(page, f"{bare_lab}/{DECODING}&step=2")
    expect(candidates(stage)).to_have_count(5)
    for place, (token, probability) in enumerate(steps[1].top(5)):
        expect(candidates(stage).nth(place).locator(".name")).to_have_text(token)
        expect(candidates(stage).nth(place).locator(".probability")).to_have_text(percent(probability, 1))
    last = stage.locator(".candidate").last
    expect(last).to_contain_text("all others")
    others = 1 - sum(probability for _, probability in steps[1].top(5))
    assert shares(last.locator(".probability"))[0] == pytest.approx(others, abs=0.0011)
    expect(stage.locator(".candidate.chosen")).to_contain_text("written")
    expect(stage.locator(".entropy")).to_contain_text("nats")


def test_each_step_says_what_it_writes_and_where_it_looks(page, bare_lab, steps):
    stage = open_stage(page, f"{bare_lab}/{DECODING}&layer=2&head=1")
    for number, step in enumerate(steps):
        expect(stage.locator(".position")).to_have_text(f"Step {number + 1} of 7")
        expect(stage.locator(".candidate.chosen .name")).to_have_text(step.writes)
        written = chips(stage, "target").nth(number + 1)
        expect(written).to_have_class(re.compile("written"))
        expect(written.locator(".share")).to_have_text("written")
        assert chips(stage, "source").locator(".share:not(:empty)").count() > 0
        page.keyboard.press("ArrowRight")
    expect(stage.locator(".stop")).to_contain_text("It wrote the end token")


def test_a_word_of_the_target_leads_to_its_step(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{DECODING}")
    chips(stage, "target").nth(4).click()
    expect(stage.locator(".position")).to_have_text("Step 4 of 7")
    expect(page).to_have_url(re.compile("step=4"))


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


def test_what_is_written_can_not_be_forced(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{DECODING}")
    written = stage.locator("button.candidate.chosen")
    expect(written).to_have_attribute("aria-disabled", "true")
    written.click(force=True)
    assert page.evaluate("sent") == []
    candidates(stage).nth(1).click()
    assert page.evaluate("sent") == [
        ["forced", {"step": 0, "token": candidates(stage).nth(1).locator(".name").inner_text()}]
    ]


@pytest.mark.parametrize("address", [f"?text={TEXT}", f"{DECODING}&strategy=beam"])
def test_next_tokens_are_no_buttons_where_nothing_can_be_forced(page, bare_lab, address):
    stage = open_stage(page, f"{bare_lab}/{address}")
    expect(stage.locator("div.candidate").last).to_contain_text("all others")
    expect(stage.locator("button.candidate")).to_have_count(0)


def test_sampling_shows_what_it_draws_from_beside_the_models_own(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{DECODING}&strategy=sampling&temperature=2&top_k=3&draw=1&step=2")
    expect(stage.get_by_text("outlined: what sampling draws from")).to_be_visible()
    drawn = stage.locator(".probability .drawn")
    expect(drawn).to_have_count(5)
    assert sum(shares(drawn)) == pytest.approx(1, abs=0.004)
    assert sum(share > 0 for share in shares(drawn)) == 3
    bars = stage.locator(".bar.drawn").evaluate_all("bars => bars.map(bar => parseFloat(bar.style.width) / 100)")
    assert bars == pytest.approx(shares(drawn), abs=0.001)
    greedy_stage = open_stage(page, f"{bare_lab}/{DECODING}")
    expect(greedy_stage.locator(".drawn")).to_have_count(0)


def test_rows_still_to_come_are_not_told(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{DECODING}&kind=cross&step=3")
    canvas = stage.locator(".large-map canvas")
    empty = """canvas => {
        const { width, height } = canvas
        const { data } = canvas.getContext('2d').getImageData(width / 2, height * 0.9, width / 2 - 5, 1)
        return new Set(data).size <= 4
    }"""
    assert canvas.evaluate(empty)
    stage.get_by_role("button", name="Last step").click()
    expect(stage.locator(".position")).to_have_text("Step 7 of 7")
    page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    assert not canvas.evaluate(empty)


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
