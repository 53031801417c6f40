"""Tablets, phones and low screens: the map takes what room there is, nothing covers it, fingers can do it all."""

import re

import pytest
from axe import grave_faults
from every_page import PAGES
from live_class import PHONE
from looks import look
from playwright.sync_api import expect
from rows import rows
from stage_page import choose, open_stage, thumb, title

WIDTHS = (1440, 390, 720, 1024)
FOCUSED_BOX = """() => {
    let one = document.activeElement
    while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    // What stands in a canvas, for voices, is seen where the canvas is.
    const { left, right } = (one.closest('canvas') ?? one).getBoundingClientRect()
    return { what: one.outerHTML.slice(0, 80), left, right }
}"""


def test_numbers_of_a_map_opened_in_plotly_keep_apart(page, server, resize):
    open_stage(page, f"{server}/heads")
    page.get_by_role("button", name="Open the map in Plotly").click()
    expect(page.locator(".js-plotly-plot .heatmaplayer image").first).to_be_visible()
    for width in WIDTHS:
        resize(page, (width, 900))
        assert look(page, "heads")["close"] == [], width
    resize(page, (1440, 900))
    expect(page.locator(".js-plotly-plot[data-numbers=fitted]").first).to_be_attached()  # left-out numbers come back


@pytest.mark.parametrize("way", ["inside_a_head?stage=query", "what_if?edits=cross.2.1.off"])
def test_matrices_and_changes_fit_every_width(page, server, settle, resize, way):
    page.goto(f"{server}/{way}")
    settle(page)
    for width in WIDTHS:
        resize(page, (width, 900))
        seen = look(page, "")
        assert seen["wider"] <= 0 and seen["covered"] == [], width


@pytest.mark.parametrize("width", rows([320, 390, 640, 767, 768, 1280], few=[320, 767]))
def test_no_key_goes_to_what_is_out_of_sight_and_axe_finds_nothing(page, server, settle, width):
    page.set_viewport_size({"width": width, "height": 844})
    few = ["heads", "inside_a_head?stage=scores", "models", "what_if"]
    every = [*few, "", *(name for name in PAGES if name not in (*few, "look", "inside_a_head"))]
    for address in rows(every, few):
        page.goto(f"{server}/{address}")
        expect(page.locator("h1").first).to_be_visible()
        settle(page)
        assert grave_faults(page) == [], address  # before a key opens what tells of a sign
        stops = []
        for _ in range(20):
            page.keyboard.press("Tab")
            stops.append(page.evaluate(FOCUSED_BOX))
        assert [stop for stop in stops if stop["right"] <= 0 or stop["left"] >= width] == [], address


def test_the_map_takes_what_room_there_is(page, server, resize):
    page.set_viewport_size({"width": 1440, "height": 900})
    canvas = open_stage(page, server).locator(".large-map canvas")
    expect(canvas).to_be_in_viewport(ratio=1)
    before = canvas.bounding_box()["height"]
    resize(page, (1440, 660))
    expect(canvas).to_be_in_viewport(ratio=1)
    assert canvas.bounding_box()["height"] < before


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 800}, has_touch=True, is_mobile=True)
def test_a_finger_points_with_its_first_tap_and_chooses_with_its_second(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/heads?model=reverse-letters&text=attention")
    before = title(stage).inner_text()
    small = thumb(stage, "encoder", 1, "2")
    small.tap()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 2")
    expect(small).not_to_have_attribute("aria-current", "true")
    small.tap()
    expect(small).to_have_attribute("aria-current", "true")
    assert title(stage).inner_text() != before
    canvas = stage.locator(".large-map canvas")
    box = canvas.bounding_box()
    place = {"x": 0.6 * box["width"], "y": 0.5 * box["height"]}
    canvas.tap(position=place)
    expect(stage.locator(".read-out")).to_contain_text("looks at")
    expect(stage.locator(".compare")).to_have_count(0)
    canvas.tap(position=place)
    expect(stage.locator(".compare")).to_be_visible()
    choose(stage, "View", "lines")
    left = stage.locator(".sheet .left button").first
    left.tap()
    expect(left).to_have_attribute("aria-pressed", "false")
    left.tap()
    expect(left).to_have_attribute("aria-pressed", "true")
    seen = page.get_by_test_id("stMain").inner_text()
    assert not re.search(r"hover|arrow key|Keys F|Escape", seen, re.IGNORECASE)


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_what_was_chosen_is_not_covered(page, server, settle):
    stage = open_stage(page, f"{server}/?model=reverse-letters")
    small = thumb(stage, "decoder", 2, "3")
    small.scroll_into_view_if_needed()
    assert small.bounding_box()["y"] > page.get_by_test_id("stHeader").bounding_box()["height"]
    small.tap()
    expect(title(stage)).to_have_text("Decoder self-attention, layer 2, head 3")
    expect(title(stage)).to_be_in_viewport(ratio=1)
    header = page.get_by_test_id("stHeader").bounding_box()
    assert title(stage).bounding_box()["y"] >= header["y"] + header["height"]
    settle(page)
    for name in ("Inside", "Inside", "Look"):  # the list holds the open page too
        page.get_by_test_id("stExpandSidebarButton").tap()
        page.get_by_test_id("stSidebar").get_by_role("link", name=name, exact=True).tap()
        expect(page.get_by_test_id("stExpandSidebarButton")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Look")


def test_on_heads_what_stays_in_sight_covers_nothing(page, server, settle):
    stage = open_stage(page, f"{server}/heads?kind=decoder&layer=1&rows=2&rows=4")
    settle(page)
    header = page.get_by_test_id("stHeader").bounding_box()["height"]

    def assert_apart(down):
        page.get_by_test_id("stMain").evaluate("(main, down) => main.scrollTo(0, down)", down)
        area, card = stage.locator(".map-area").bounding_box(), stage.locator("section.card").bounding_box()
        beside = card["x"] + card["width"] <= area["x"]
        assert beside or area["y"] + area["height"] <= card["y"] or card["y"] + card["height"] <= area["y"]
        return area["y"]

    for down in (250, 450):
        assert_apart(down)
    for _ in range(2):
        stage.locator(".compare .legend button").first.click()
    expect(stage.locator(".compare")).to_have_count(0)
    assert header <= assert_apart(350) < 2 * header  # the map keeps in sight, whole, at the small maps of the decoder
    lowest = stage.locator(".large-map canvas").bounding_box()
    assert lowest["y"] + lowest["height"] < page.viewport_size["height"]
    table = stage.locator(".card-table")
    assert table.evaluate("table => table.scrollWidth <= table.clientWidth")
    page.goto(f"{server}/?model=spanish-english")
    settle(page)
    page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, 300)")
    assert title(page.locator(".stage")).bounding_box()["y"] >= header
