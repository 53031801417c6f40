"""Tablets, phones and zoomed screens: numbers keep apart, nothing covers what is to be read, fingers can do it all."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from stage_page import choose, open_stage, option, read_out, thumb, title

WIDTHS = (390, 720, 768, 900, 1024)  # 720 is a screen of 1440 at 200 %

CLOSE = """() => {
    const boxes = [...document.querySelectorAll(".heatmap-label text")]
        .filter(text => text.textContent.trim() && text.checkVisibility())
        .map(text => {
            const box = text.getBoundingClientRect().toJSON()
            return { text: text.textContent, plot: text.closest(".js-plotly-plot"), ...box }
        })
        .sort((one, other) => one.top - other.top)
    return boxes.flatMap((one, i) => {
        const found = []
        for (const other of boxes.slice(i + 1)) {
            if (other.top > one.bottom) break
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
            if (one.plot === other.plot && across > -1 && down > 4) found.push(`${one.text} ${other.text}`)
        }
        return found
    })
}"""
"""Numbers of neighbouring cells of a plot with less than a pixel between them."""

COVERED = """() => {
    const main = document.querySelector("[data-testid=stMain]"), texts = []
    const aside = "style, script, [data-testid=stElementToolbar], .modebar, .unseen, canvas *"
    const walk = root => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.shadowRoot) walk(node.shadowRoot)
            const box = node.nodeType === Node.TEXT_NODE && node.textContent.trim() && node.parentElement
            if (!box || box.closest(aside) || !box.checkVisibility({ visibilityProperty: true })) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            texts.push(...[...range.getClientRects()].map(rect => ({ rect, said: node.textContent })))
        }
    }
    walk(main)
    const buttons = main.querySelectorAll("[data-testid=stElementToolbar] button, .modebar-btn")
    return [...buttons].filter(button => button.checkVisibility()).flatMap(button => {
        const over = button.getBoundingClientRect()
        return texts.filter(({ rect }) => rect.width > 2 && rect.height > 2
            && Math.min(over.right, rect.right) - Math.max(over.left, rect.left) > 2
            && Math.min(over.bottom, rect.bottom) - Math.max(over.top, rect.top) > 3)
            .map(({ said }) => `${button.ariaLabel ?? button.dataset.title}: ${said}`)
    })
}"""
"""Titles and sentences that lie below a button of Streamlit's or Plotly's toolbars, whether it is seen now or not."""


def test_numbers_of_a_map_opened_in_plotly_keep_apart(page, server, settle):
    open_stage(page, f"{server}/heads")
    page.get_by_role("button", name="Open the map in Plotly").click()
    expect(page.locator(".js-plotly-plot .heatmaplayer image").first).to_be_visible()
    for width in (1440, *WIDTHS):
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        assert page.evaluate(CLOSE) == [], width
    page.set_viewport_size({"width": 1440, "height": 900})
    settle(page)
    assert page.locator(".js-plotly-plot[data-numbers=fitted]").count() > 0  # what was left out comes back


def test_matrices_fit_every_width_and_no_toolbar_covers_a_word(page, server, settle, fits):
    page.goto(f"{server}/inside_a_head?stage=query")
    expect(page.locator(".st-key-inside .panel")).to_have_count(4)
    for width in (1440, *WIDTHS):
        page.set_viewport_size({"width": width, "height": 900})
        assert fits(page), width
        assert page.evaluate(COVERED) == [], width


@pytest.mark.parametrize("name", ["start", "heads", "decoding", "what_if?edits=cross.2.1.off"])
def test_the_bar_and_the_stage_fit_every_width(page, server, settle, fits, name):
    stage = open_stage(page, f"{server}/{'' if name == 'start' else name}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert fits(page), width
        assert page.evaluate(COVERED) == [], width
        shares = stage.locator(".share").evaluate_all(
            """shares => shares.filter(one => one.textContent).map(one => {
                const range = document.createRange()
                range.selectNodeContents(one)
                return range.getBoundingClientRect().toJSON()
            })"""
        )
        for one, other in pairwise(shares):
            assert one["right"] < other["left"] + 1 or other["top"] >= one["bottom"] - 1 or name == "heads", width
        written = page.locator(".st-key-bar-written")
        box, code = written.bounding_box(), written.get_by_test_id("stCode").bounding_box()
        assert box["x"] + box["width"] <= width and (code["width"] >= 60), width


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 800}, has_touch=True, is_mobile=True)
def test_a_finger_points_with_its_first_tap_and_chooses_with_its_second(page, server):
    stage = open_stage(page, f"{server}/heads?model=reverse-letters")
    before = title(stage).inner_text()
    small = thumb(stage, "encoder", 1, "2")
    small.tap()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 2")
    expect(option(stage, "Head", "2")).not_to_be_checked()
    small.tap()
    expect(option(stage, "Head", "2")).to_be_checked()
    assert title(stage).inner_text() != before
    canvas = stage.locator(".large-map canvas")
    box = canvas.bounding_box()
    place = {"x": 0.6 * box["width"], "y": 0.5 * box["height"]}
    canvas.tap(position=place)
    assert "looks at" in read_out(stage)
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


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
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
    for name in ("Heads", "Heads", "Start"):  # the page that is open is in the list too
        page.get_by_test_id("stExpandSidebarButton").tap()
        page.get_by_test_id("stSidebar").get_by_role("link", name=name, exact=True).tap()
        expect(page.get_by_test_id("stExpandSidebarButton")).to_be_visible()
    expect(page.locator("h1")).to_have_text("See a Transformer pay attention")


def test_on_heads_what_stays_in_sight_covers_nothing(page, server, settle):
    stage = open_stage(page, f"{server}/heads?rows=2&rows=4")
    settle(page)
    header = page.get_by_test_id("stHeader").bounding_box()["height"]
    for down in (250, 450):
        page.get_by_test_id("stMain").evaluate("(main, down) => main.scrollTo(0, down)", down)
        area, card = stage.locator(".map-area").bounding_box(), stage.locator("section.card").bounding_box()
        assert area["y"] + area["height"] <= card["y"]
    page.goto(f"{server}/?model=spanish-english")
    settle(page)
    page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, 300)")
    assert title(page.locator(".stage")).bounding_box()["y"] >= header
