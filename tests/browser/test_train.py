"""A student trains a model in the browser: watches it, directs it, plays its film, compares variants."""

import re

import rest
from playwright.sync_api import expect

TINY = "task=copy&longest=4&width=16&layers=1&d_ff=32&batch=16"
LONG = 240_000
SIZES = [{"width": width, "height": height} for width, height in ((1440, 900), (1280, 720), (390, 844))]
STEP = "() => Number(document.body.innerText.match(/Step ([\\d,]+) of/)?.[1].replaceAll(',', ''))"
SAYINGS = """line => {
    window.saidInTest = []
    new MutationObserver(() => window.saidInTest.push(line.textContent))
        .observe(line, { childList: true, characterData: true, subtree: true })
}"""
HEIGHTS_OF_FRAMES = """film => new Promise(done => {
    const seen = new Set()
    let left = 20
    const look = () => {
        seen.add(film.getBoundingClientRect().height)
        return left-- ? requestAnimationFrame(look) : done([...seen])
    }
    look()
})"""

NEVER_AT_REST = """const get = Element.prototype.getAttribute
Element.prototype.getAttribute = function (name) {
    return name === 'data-test-script-state' ? 'running' : get.call(this, name)
}"""
"""Keeps a page from rest, as on a machine that takes longer for a look at a run than lies between two looks."""


def start(page, server, query, button="Start training"):
    page.goto(f"{server}/train?{query}")
    rest.settle(page, 250)
    page.get_by_role("button", name=button).click()
    expect(page).to_have_url(re.compile("run=[a-z0-9]{12}"))


def press(page, name):
    page.get_by_test_id("stMain").get_by_role("button", name=re.compile(f"^{name}")).click()  # Streamlit has a Stop too


def test_reverse_is_learned_to_99_percent_and_the_film_plays(page, server, settle):
    query = "task=reverse&system=modular&longest=4&layers=1&rate=0.004&stop_when_solved=true"
    page.goto(f"{server}/train?{query}")
    expect(page.get_by_text(re.compile(r"^About \d+ seconds\.$")).first).to_be_visible(timeout=LONG)
    start(page, server, query)
    expect(page.get_by_text(re.compile(r"Step [\d,]+ of 600"))).to_be_visible()
    expect(page.get_by_text("Cross-attention", exact=True).first).to_be_visible()
    page.wait_for_selector("text=fresh sequences were wholly right", timeout=LONG)
    said = page.get_by_text("fresh sequences were wholly right").inner_text()
    assert float(re.search(r"([\d.]+) %", said)[1]) >= 99
    settle(page)  # the film of the whole run takes the place of the live one
    for size in SIZES:  # the film and its player are whole
        page.set_viewport_size(size)
        expect(page.locator(".film .screen")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Start training")).to_be_hidden()
    page.set_viewport_size(SIZES[0])
    slider = page.get_by_role("slider", name=re.compile("Frame|frame|Step|step")).first
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    before = slider.input_value()
    page.get_by_role("button", name=re.compile("^Play")).first.click()
    expect(slider).not_to_have_value(before)
    page.get_by_text("Look at its heads").click()
    expect(page.get_by_role("heading", name=re.compile("Cross-attention, layer"))).to_be_visible()
    expect(page).to_have_url(re.compile("model=reverse-modular-[a-z0-9]{12}"))


def test_a_run_is_found_again_after_a_reload_stopped_and_gone_on_with(page, server):
    page.add_init_script(f"if (!location.search.includes('run=')) {{ {NEVER_AT_REST} }}")
    start(page, server, f"{TINY}&steps=20000")  # the run is still in its middle, however long the reload takes
    expect(page.get_by_text(re.compile(r"Step [\d,]+ of 20,000"))).to_be_visible()
    expect(page.get_by_role("heading", name="copy, modular")).to_be_focused()
    status = page.locator(".st-key-run-told").get_by_role("status")
    expect(status).to_have_text("Training started.")
    page.reload()
    letters = page.get_by_role("button", name="Keys P, S, W")
    letters.click()
    expect(letters).to_have_attribute("aria-pressed", "false")
    expect(status).to_be_empty()  # a run that goes on already is no news
    status.evaluate(SAYINGS)
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
    stopped_at = page.evaluate(STEP)
    expect(status).to_have_text(f"Stopped at step {stopped_at:,}.")
    press(page, "Go on")
    page.wait_for_function(f"() => ({STEP})() > {stopped_at}")
    press(page, "Stop")
    expect(page.get_by_text("Stopped; you can go on.")).to_be_visible()
    expect(status).not_to_have_text(f"Stopped at step {stopped_at:,}.")
    heard = [re.sub(r" step [\d,]+\.", "", text) for text in page.evaluate("window.saidInTest")]
    assert heard == ["Paused at", "Goes on from", "Paused at", "Stopped at", "Goes on from", "Stopped at"]


def test_one_step_at_a_time_then_rewind_and_a_name_stays_a_text(page, server):
    name = "http://a.example+:material/star:+www.b.example+c@d.ex+:smile:"
    start(page, server, f"{TINY}&steps=50&name={name}", button="Start paused")
    expect(page.get_by_text("Paused.")).to_be_visible(timeout=LONG)
    heading = page.get_by_role("heading", name="b.example")
    expect(heading).to_contain_text("d.ex")
    assert heading.locator("a, [data-testid=stIconMaterial], [role=img]").count() == 0
    for step in (1, 2):
        press(page, "One step")
        expect(page.get_by_text(f"Step {step} of 50")).to_be_visible()
        expect(page.get_by_text("Paused.")).to_be_visible()
    address = page.url
    press(page, "Rewind")
    expect(page.get_by_text("From the same initial weights")).to_be_visible()
    assert page.url != address
    press(page, "Stop")
    page.get_by_role("button", name="Back to the run before").click()
    expect(page).to_have_url(address)
    expect(page.get_by_text("Step 2 of 50")).to_be_visible()


def test_a_learning_rate_that_is_too_high_is_explained(page, server):
    start(page, server, f"{TINY}&steps=500&rate=10")
    expect(page.get_by_text("Stopped, because it diverged.")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("lower learning rate (0.002 instead of 10)")).to_be_visible()


def test_a_file_of_pairs_is_checked_described_and_learned(page, server, settle, tmp_path):
    lines = [f"{word}{number};{number}{word}" for word in ("ab", "cd", "ef", "gh") for number in range(100)]
    path = tmp_path / "mine.tsv"
    page.goto(f"{server}/train?task=own+pairs&steps=60&width=16&layers=1&d_ff=32&batch=16")
    expect(page.get_by_text("Choose a file of pairs first.")).to_be_visible()
    path.write_text("no tab here\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_test_id("stAlert").filter(has_text="mine.tsv has one column")).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Remove mine.tsv").click()
    expect(page.get_by_test_id("stAlert").filter(has_text="has one column")).to_have_count(0)
    settle(page)  # the field is made anew; a file dropped on the old one is lost
    path = path.with_name("better.csv")
    path.write_bytes("\r\n".join(["English;Español", *lines]).encode("utf-8-sig"))  # as Excel writes it in Europe
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_text(re.compile(r"3\d\d pairs to learn from, \d+ held out"))).to_be_visible()
    page.get_by_role("combobox", name="Reads").click()
    page.get_by_role("option", name="Español").click()
    expect(page.get_by_role("combobox", name="Writes")).to_have_value("English")
    page.get_by_role("button", name="Start training").click()
    page.wait_for_selector("text=wholly right", timeout=LONG)


def test_recorded_twins_are_seen_at_once_and_others_learn_side_by_side(page, server, settle):
    page.goto(f"{server}/twins?twins_steps=40")
    expect(page.get_by_text("A record that came with the program; nothing is trained now.")).to_be_visible()
    expect(
        page.get_by_text("four heads overlap: no more than chance may lie between them.", exact=False)
    ).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        expect(page.locator(".film .reel").first).to_be_in_viewport(ratio=1)
    page.get_by_text("Every seed, with 95 % intervals").click()
    expect(page.get_by_test_id("stTable")).to_contain_text("90.2 % (88.2 % to 91.9 %)")
    settle(page)
    page.get_by_role("button", name="Train twins").click()
    page.get_by_role("button", name="Start training").click()
    expect(page).to_have_url(re.compile(r"twins=[a-z0-9]{12}\.[a-z0-9]{12}"))
    for name in ("as it is", "without causal mask"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("Lowest loss:", exact=False)).to_be_visible(timeout=LONG)
    expect(page.get_by_text("A low loss is no proof", exact=False)).to_be_visible(timeout=LONG)
    expect(page.get_by_role("button", name=re.compile("^Play")).first).to_be_visible()


def test_twins_keep_their_places_through_a_film(page, server, settle):
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{server}/twins?record=One+head+or+four")
    film = page.locator(".film")
    expect(film.locator(".kinds .thumb").nth(1)).to_be_visible()
    settle(page)
    places = """film => [...film.querySelectorAll(".thumb, .segments, .player")].map((part) => {
        const { left, top, width } = part.getBoundingClientRect();
        return [part.className, left, top, width].join(" ");
    })"""
    last = film.evaluate(places)
    assert len(last) > 10
    back = film.get_by_role("button", name="One frame back")
    while back.get_attribute("aria-disabled") == "false":
        back.click()
        assert film.evaluate(places) == last, film.locator(".position").inner_text()
    expect(film.locator(".position")).to_have_text("Step 0 of 600")


def test_before_a_run_a_film_of_the_chosen_task_plays(page, server):
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server}/train?task=grammar")
    film = page.locator(".film")
    expect(page.get_by_text("Recorded: grammar. Yours appears here.")).to_be_visible()
    expect(film.get_by_role("button", name="Pause")).to_be_visible()
    film.get_by_role("button", name="Pause").click()
    expect(film.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{server}/train")
    expect(page.get_by_text("Recorded: reverse. Yours appears here.")).to_be_visible()
    expect(film.locator(".position")).to_have_text("Step 600 of 600")
    expect(film.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.goto(f"{server}/train?task=sort")
    expect(page.get_by_text("Recorded: another task, ")).to_be_visible()


def test_on_a_phone_a_run_comes_into_sight_when_it_starts_or_is_opened(page, server, fits):
    page.set_viewport_size({"width": 390, "height": 844})
    start(page, server, f"{TINY}&steps=30")
    expect(page.get_by_role("heading", name="copy, modular")).to_be_in_viewport()
    page.wait_for_selector("text=fresh sequences were wholly right", timeout=LONG)
    assert fits(page)
    page.reload()
    expect(page.get_by_role("heading", name="copy, modular")).to_be_in_viewport()


def test_the_film_is_at_rest_in_a_window_of_any_height(page, server, settle, resize):
    page.goto(f"{server}/train")
    settle(page)
    film = page.locator(".film")
    for height in range(897, 904):  # at these heights a larger kind of map just fits; it once came and went for ever
        resize(page, (1024, height))
        assert len(film.evaluate(HEIGHTS_OF_FRAMES)) == 1, height
