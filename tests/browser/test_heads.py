"""From all heads at a glance to one number: hover, keyboard, clicks, filters, light and dark."""

import re

import pytest
from playwright.sync_api import expect

MAP = ".st-key-map .js-plotly-plot"
HEADING = "Cross-attention, layer 2, head 1"


def open_heads(page, server, query="text=stream"):
    page.goto(f"{server}/heads?{query}")
    expect(page.locator(".overview .thumb").first).to_be_visible()


def test_a_tap_on_a_phone_brings_the_opened_map_into_sight(browser, server):
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    open_heads(page, server)
    expect(page.locator(MAP)).not_to_be_in_viewport()
    page.locator("[role=grid][data-kind=encoder] .thumb").nth(1).tap()
    expect(page.get_by_role("heading", name="Encoder self-attention, layer 1, head 2")).to_be_in_viewport()
    context.close()


def test_hover_enlarges_a_thumbnail_without_the_server_and_explains_a_term(page, server, read_map):
    open_heads(page, server)
    read_map(page)
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.locator("[role=grid][data-kind=cross] .thumb").nth(7).hover()
    preview = page.locator(".overview .preview")
    expect(preview).to_be_visible()
    expect(preview.locator(".title")).to_have_text(HEADING)
    expect(preview.locator(".pairs li").first).to_contain_text("looks at")
    page.mouse.move(5, 5)
    expect(preview).to_be_hidden()
    assert not sent
    caption = page.get_by_test_id("stText").filter(has_text="the strongest look is")
    caption.get_by_test_id("stTooltipIcon").hover()
    expect(page.get_by_test_id("stTooltipContent")).to_contain_text("head: One of several attentions")


def test_arrow_keys_walk_from_head_to_summary_and_enter_opens_it(page, server):
    open_heads(page, server)
    page.locator("[role=grid][data-kind=cross] .thumb.selected").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Cross-attention, layer 2, rollout")).to_be_visible()
    page.keyboard.press("ArrowDown")  # past the edge of a group, into the next
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Encoder self-attention, layer 1, head 1")).to_be_visible()


def test_from_a_thumbnail_over_a_cell_to_the_number_worked_out(page, server, read_map, click_cell, idle):
    open_heads(page, server)
    page.locator("[role=grid][data-kind=cross] .thumb").nth(8).click()
    expect(page.get_by_role("heading", name="Cross-attention, layer 2, head 2")).to_be_visible()
    drawn = read_map(page)
    click_cell(page, MAP, 2, 3)
    expect(page.get_by_test_id("stMultiSelect")).to_contain_text("3 a → e")
    expect(page).to_have_url(re.compile("rows=3"))
    page.get_by_text("Work its numbers out").click()
    expect(page.get_by_role("heading", name="Inside a head")).to_be_visible()
    strongest = max(drawn["z"][2])
    expect(page.get_by_text(f"The model itself computed {strongest:.4f}.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"How much of its attention does “a” \(row 2\) give"))).to_be_visible()
    for key, stage in (("ArrowLeft", "masked"), ("ArrowRight", "weights"), ("ArrowRight", "output")):
        idle(page)  # a key pressed while the script runs can be lost
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(f"stage={stage}"))


def test_a_row_chosen_in_the_map_is_lit_in_lines_and_table(page, server, click_cell):
    open_heads(page, server)
    click_cell(page, MAP, 4, 1)
    expect(page.get_by_test_id("stMultiSelect")).to_contain_text("5 r → t")
    page.wait_for_function(f"() => document.querySelector('{MAP}')?.layout?.shapes?.length === 1")
    page.get_by_test_id("stMain").get_by_text("lines", exact=True).click()
    pressed = page.locator(".st-key-lines [aria-pressed=true]")
    expect(pressed).to_have_count(1)
    expect(pressed).to_contain_text("r")
    page.get_by_test_id("stMain").get_by_text("table", exact=True).click()
    expect(page.locator(".st-key-table")).to_be_visible()
    expect(page.get_by_test_id("stText").filter(has_text="“5 r → t” looks at")).to_be_visible()


def test_a_filter_leaves_the_heads_that_fit_and_the_link_keeps_it(page, server):
    open_heads(page, server, "text=stream&only_roles=mirror")
    thumbs = page.locator(".overview .thumb")
    roles = page.locator(".overview .role:not(:empty)")
    assert thumbs.count() == roles.count() > 0 and set(roles.all_inner_texts()) == {"mirror"}
    page.goto(f"{server}/heads?text=stream&only_kinds=decoder&only_roles=mirror")
    expect(page.get_by_text("No head fits this filter")).to_be_visible()
    page.get_by_role("button", name="Show all heads").click()
    expect(thumbs).to_have_count(24 + 18)
    expect(page).not_to_have_url(re.compile("only_"))


def test_muted_special_tokens_leave_map_and_overview(page, server, read_map):
    open_heads(page, server, "text=stream&kind=encoder&mute=true")
    assert [label.strip("\u2068\u2069") for label in read_map(page)["columns"]] == [*"stream"]


def test_two_hundred_fifty_six_tokens_are_drawn(page, server, read_map):
    open_heads(page, server, f"model=copy-long&text={'abcdefghij' * 25}abcd")
    expect(page.get_by_test_id("stCode").first).to_contain_text("abcdefghij" * 25)
    drawn = read_map(page)
    assert len(drawn["z"]) == 255 and len(drawn["z"][0]) == 256 and len(drawn["rows"]) < 60


@pytest.mark.parametrize("name", ["heads", "inside_a_head"])
def test_light_and_dark_are_two_looks(page, server, settle, tmp_path, name):
    shots = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{server}/{name}?text=stream")
        page.wait_for_function("() => document.querySelector('.js-plotly-plot')?.data?.length")
        settle(page)
        title = page.locator(".js-plotly-plot .xtitle").first
        shots[scheme] = (
            page.evaluate("() => getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor"),
            title.evaluate("(e) => getComputedStyle(e).fill"),
        )
        page.screenshot(path=tmp_path / f"{scheme}.png")
        assert (tmp_path / f"{scheme}.png").stat().st_size > 20_000
    assert all(light != dark for light, dark in zip(shots["light"], shots["dark"], strict=True))
