"""The app without eyes or without a mouse: where the focus goes, what is said, and what can be reached."""

import re

from bar_of_pages import choose_page
from playwright.sync_api import expect
from stage_page import choose, lit_in_map, maps_of, open_stage, read_out, speed_up, walk_to

from transformer.text import percent

FOCUSED = """() => {
    let one = document.activeElement
    while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return { name: one.matches("body, main") ? "page" : one.tagName.toLowerCase(), inside: !!one.closest(".stage"),
        ringed: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 }
}"""

SAYINGS = """stage => {
    window.saidInTest = []
    const line = stage.querySelector('[role=status]')
    new MutationObserver(() => window.saidInTest.push([performance.now(), line.textContent]))
        .observe(line, { childList: true, characterData: true, subtree: true })
}"""


def test_the_glossary_takes_the_focus_is_searched_and_gives_the_focus_back(page, server, settle):
    open_stage(page, f"{server}/heads")
    settle(page)
    button = page.get_by_role("button", name="Glossary")
    button.focus()
    for close in ("Escape", "button"):
        page.keyboard.press("Enter")
        field = page.get_by_role("searchbox", name="Search the glossary")
        expect(field).to_be_focused()
        page.keyboard.type("causal Future")  # F and B are letters here
        body = page.get_by_test_id("stPopoverBody")
        expect(body.locator("dt")).to_have_text(["causal mask"])
        expect(body.get_by_role("status")).to_contain_text("1 of")
        field.fill("zzz")
        expect(body.get_by_role("status")).to_have_text("No term has “zzz”.")
        expect(page.locator(".stage")).not_to_have_class(re.compile("presenting"))
        if close == "button":
            button.click()
        else:
            page.keyboard.press(close)
        expect(body).to_have_count(0)
        expect(button).to_be_focused()


def test_the_strongest_links_are_a_list_and_light_their_row_and_column(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/heads?text=pay+attention&kind=cross&layer=2&head=1")
    weights = maps_of("reverse-letters", "pay attention")["cross"].values[1, 0]
    choose(stage, "View", "table")
    stage.locator(".strongest summary").focus()
    page.keyboard.press("Enter")
    links = stage.get_by_role("listitem").filter(has_text="looks at")
    expect(links).to_have_count(10)
    strongest = sorted(weights.flatten().tolist(), reverse=True)[:10]
    assert [text.split()[-2:] for text in links.all_inner_texts()] == [percent(one).split() for one in strongest]
    page.keyboard.press("Tab")
    expect(stage.locator(".read-out")).to_contain_text(f"looks at n {percent(float(weights.max()), 2)}")
    page.keyboard.press("Shift+Tab")
    expect(stage.locator(".read-out")).to_contain_text("The strongest look is")
    choose(stage, "Head", "2")
    expect(links.first).not_to_contain_text(percent(strongest[0]))


def test_what_is_pointed_at_is_said_once_and_only_the_latest_of_many(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/?text=pay+attention")
    assert stage.locator("[aria-live], [role=status]").count() == 1
    stage.evaluate(SAYINGS)
    walk_to(stage, 2, 1)
    said = stage.get_by_role("status")
    expect(said).to_have_text(stage.locator(".read-out").inner_text())
    stage.locator(".large-map canvas").press("Escape")
    page.wait_for_timeout(1200)
    assert "looks at" in said.text_content()  # a row that was let go is no news
    stage.get_by_role("button", name="Play").click()
    speed_up(stage, 4)
    expect(stage.locator(".position")).to_have_text(re.compile("Step 14 of 14"), timeout=30_000)
    expect(said).to_have_text(stage.locator(".sentence").inner_text())
    heard = page.evaluate("window.saidInTest")
    texts = [text for _, text in heard]
    assert len(texts) == len(set(texts)) < 10 and "" not in texts  # fourteen steps were played
    times = [time for time, _ in heard]
    assert len(times) - 1 <= (times[-1] - times[0]) / 1000 + 0.5


def test_what_is_written_is_said_before_what_the_picture_shows(page, server, settle):
    stage = open_stage(page, f"{server}/heads?model=reverse-letters&text=on")
    settle(page)
    page.wait_for_timeout(1100)  # a change in the page's first second was made by nobody
    said = stage.get_by_role("status")
    field = page.get_by_label("Text for the model to read")
    field.fill("abc")
    field.press("Enter")
    expect(said).to_have_text(re.compile("^Writes “cba”, exactly right. Cross-attention, layer 2, head 1: The"))
    page.goto(f"{server}/what_if?tool=change&model=english-spanish&text=He is ill.&kind=encoder&layer=2&head=1")
    settle(page)
    page.wait_for_timeout(1100)
    stage.get_by_role("button", name="Switch off head 1").click()
    expect(said).to_have_text(re.compile("^(Still|Now) writes “él .*”"))
    stage.get_by_role("button", name="Clear all").click()
    expect(said).to_have_text(re.compile("^Writes “él está enfermo.”"))


def test_equal_tokens_have_names_of_their_own_and_control_z_takes_back(page, server, settle):
    stage = open_stage(page, f"{server}/what_if?tool=change&model=reverse-letters&text=attention")
    settle(page)
    tokens = stage.get_by_role("group", name="Tokens that can be hidden").get_by_role("button")
    names = tokens.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.textContent)")
    assert len(set(names)) == len(names) and {"t (no. 3)", "t (no. 4)", "i"} <= set(names)
    tokens.nth(3).click()
    expect(stage.locator(".changes li")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(stage.locator(".changes li")).to_have_count(0)
    expect(tokens.nth(3)).to_have_attribute("aria-pressed", "false")


def test_each_cell_is_said_to_who_walks_slowly(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/?text=pay+attention")
    page.wait_for_timeout(1100)  # a change in the page's first second was made by nobody
    walk_to(stage, 2, 1)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        expect(stage.get_by_role("status")).to_have_text(stage.locator(".read-out").inner_text())
        page.wait_for_timeout(1100)  # every waiting sentence is said by then
        page.keyboard.press(key)
    expect(stage.get_by_role("status")).to_have_text(stage.locator(".read-out").inner_text())


def test_what_is_presented_keeps_the_focus_and_shows_it(page, server):
    stage = open_stage(page, server)
    page.keyboard.press("f")
    expect(stage).to_have_class(re.compile("presenting"))
    stops = []
    for _ in range(14):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
    stops = [stop for stop in stops if stop["name"] != "page"]
    assert len(stops) >= 8 and all(stop["inside"] and stop["ringed"] for stop in stops)
    page.keyboard.press("Escape")
    expect(stage).not_to_have_class(re.compile("presenting"))
    choose_page(page, "Heads")  # nothing that takes no clicks is left behind
    expect(page.locator("h1")).to_have_text("Look")


def test_a_map_is_walked_by_rows_and_cells(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/?text=pay+attention")
    canvas = stage.get_by_role("application")
    expect(canvas).to_have_accessible_name(re.compile("the strongest look is"))
    expect(canvas).to_have_accessible_description(re.compile("Arrow keys walk from cell to cell"))
    weights = maps_of("reverse-letters", "pay attention")["cross"].values[1, 0]
    walk_to(stage, 3, 0)
    for key, (row, column) in {"ArrowRight": (3, 1), "ArrowDown": (4, 1), "End": (4, 14), "Home": (4, 0)}.items():
        canvas.press(key)
        assert lit_in_map(stage, *weights.shape) == ([row], [column])
        assert read_out(stage).endswith(percent(float(weights[row, column]), 2))


def test_what_opens_takes_the_focus_and_gives_it_back(page, server, settle):
    page.goto(f"{server}/decoding")
    settle(page)
    expect(page.get_by_role("button", name=re.compile("^Help for "))).not_to_have_count(0)
    expect(page.get_by_role("button", name="Help", exact=True)).to_have_count(0)
    question, forced = (page.get_by_role("button", name=name, exact=True) for name in ("Question", "Forced tokens"))
    question.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_be_focused()
    forced.press("Enter")
    expect(page.get_by_test_id("stPopoverBody").locator("input:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)
    expect(forced).to_be_focused()
    page.goto(f"{server}/twins")  # the server sends the text of this field
    expect(page.get_by_role("button", name=re.compile("^Help for "))).not_to_have_count(0)
    settle(page)
    twins = page.get_by_role("button", name="Train twins")
    twins.press("Enter")
    expect(page.get_by_test_id("stPopoverBody").locator(":is(input, button, [tabindex='0']):focus")).to_have_count(1)
    settle(page)  # before its answer has come, the server would open it again
    page.keyboard.press("Escape")
    expect(twins).to_be_focused()
