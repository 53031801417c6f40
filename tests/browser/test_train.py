"""A student trains a model in the browser: watches it, directs it, and goes on to its heads."""

import re

import rest
from playwright.sync_api import expect

TINY = "task=copy&longest=4&width=16&layers=1&d_ff=32&batch=16"
QUICK = "task=copy&longest=3&width=32&layers=1&d_ff=64&rate=0.01&steps=200"
LONG = 240_000
SIZES = [{"width": width, "height": height} for width, height in ((1440, 900), (1280, 720), (390, 844))]
STEP = "() => Number(document.body.innerText.match(/Step ([\\d,]+) of/)?.[1].replaceAll(',', ''))"


def start(page, address, button="Start training"):
    page.goto(address)
    rest.settle(page, 250)
    page.get_by_role("button", name=button).click()
    expect(page).to_have_url(re.compile("run=[a-z0-9]{12}"))


def press(page, name):
    page.get_by_test_id("stMain").get_by_role("button", name=re.compile(f"^{name}")).click()  # Streamlit has a Stop too


def test_before_a_run_a_film_of_the_chosen_task_plays_at_rest(page, server, settle, resize):
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server}/train?task=grammar")
    film = page.locator(".film")
    expect(page.get_by_text("Recorded: grammar. Yours appears here.")).to_be_visible()
    film.get_by_role("button", name="Pause").click()
    expect(film.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{server}/train")
    expect(page.get_by_text("Recorded: reverse. Yours appears here.")).to_be_visible()
    expect(film.locator(".position")).to_have_text("Step 600 of 600")
    expect(film.get_by_role("button", name="Play", exact=True)).to_be_visible()
    settle(page)
    for height in range(897, 904):  # at these heights a larger kind of map just fits; it once came and went for ever
        resize(page, (1024, height))  # waits until nothing moves


def test_a_task_is_learned_on_a_phone_and_the_film_leads_to_its_heads(page, server, settle, fits):
    page.set_viewport_size(SIZES[2])
    start(page, f"{server}/train?{QUICK}")
    expect(page.get_by_role("heading", name="copy, modular")).to_be_in_viewport()
    expect(page.get_by_text(re.compile(r"Step [\d,]+ of 200"))).to_be_visible()
    page.wait_for_selector("text=new texts were exactly right", timeout=LONG)
    expect(page.get_by_role("heading", name="copy, modular")).to_be_focused()  # in the place of the form
    said = page.get_by_text("new texts were exactly right").inner_text()
    assert float(re.search(r"([\d.]+) %", said)[1]) > 50
    assert fits(page)
    page.reload()
    expect(page.get_by_role("heading", name="copy, modular")).to_be_in_viewport()
    settle(page)  # the film of the whole run takes the place of the live one
    for size in SIZES:  # the film and its player are whole
        page.set_viewport_size(size)
        expect(page.locator(".film .screen")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Start training")).to_be_hidden()
    page.get_by_text("Look at its heads").click()
    expect(page.get_by_role("heading", name=re.compile("Cross-attention, layer"))).to_be_visible()
    expect(page).to_have_url(re.compile("model=copy-modular-[a-z0-9]{12}"))


def test_a_run_goes_step_by_step_is_rewound_paused_and_found_again(page, server):
    start(page, f"{server}/train?{TINY}&steps=20000", button="Start paused")  # in its middle after each reload
    expect(page.get_by_text("Paused.")).to_be_visible(timeout=LONG)
    press(page, "One step")
    expect(page.get_by_text("Step 1 of 20,000")).to_be_visible()
    address = page.url
    press(page, "Rewind")
    expect(page.get_by_text("From the same initial weights")).to_be_visible()
    press(page, "Stop")
    page.get_by_role("button", name="Back to the run before").click()
    expect(page).to_have_url(address)
    press(page, "Go on")
    page.wait_for_function(f"() => ({STEP})() > 1")
    last_look, small = page.locator(".film.live .fact .value").first, page.locator(".film.live .thumb").nth(1)
    small.focus()
    for _ in range(2):  # what is live is drawn in place
        expect(last_look).not_to_have_text(last_look.inner_text())
    expect(small).to_be_focused()
    page.reload()
    letters = page.get_by_role("button", name="Keys P, S, W")
    letters.click()
    expect(letters).to_have_attribute("aria-pressed", "false")
    status = page.locator(".st-key-run-told").get_by_role("status")
    expect(status).to_be_empty()  # a run that goes on already is no news
    page.keyboard.press("s")  # the key was a spoken word
    press(page, "Pause")
    for said, name in [("Paused at", "Go on"), ("Goes on from", "Pause")]:
        expect(status).to_have_text(re.compile(rf"{said} step [\d,]+\."))
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_be_focused()  # in the place of the old one
        page.keyboard.press("Enter")
    expect(status).to_have_text(re.compile(r"Paused at step [\d,]+\."))
    page.get_by_role("button", name="Keys P, N, S, W").click()
    page.keyboard.press("s")
    expect(page.get_by_text("Stopped; you can go on.")).to_be_visible()
    expect(status).to_have_text(f"Stopped at step {page.evaluate(STEP):,}.")
