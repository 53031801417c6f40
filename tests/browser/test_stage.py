"""The stage's picture in a browser: what the mouse meets, its pixels, its room, and how it fills a screen."""

import re

import numpy as np
import pytest
from live_class import PHONE
from playwright.sync_api import expect
from stage_page import (
    cell_size,
    chips,
    choose,
    hover,
    lit_in_map,
    maps_of,
    more,
    open_stage,
    put_back,
    read_out,
    thumb,
    title,
    walk_to,
)

from transformer.views import css_variables

TEXT = "stream"
READ = ["<s>", *TEXT, "</s>"]
READ_AND_WRITTEN = [f"{read} → {written}" for read, written in zip(["<s>", *"maerts"], [*"maerts", "</s>"])]
ROWS, COLUMNS = len(READ_AND_WRITTEN), len(READ)
START = f"?model=reverse-letters&text={TEXT}&kind=cross&layer=2&head=1"
HEADS = f"heads{START}"
SHADES = """(canvas, [side, height, width]) => {
    const pen = canvas.getContext('2d')
    const [left, top] = [canvas.width - 3 - side * width, canvas.height - 3 - side * height]
    const places = Array.from({ length: side }, (_, place) => place + 1)
    return places.map(row => places.map(column => {
        const [red, green, blue] = pen.getImageData(left + column * width - 5, top + row * height - 5, 1, 1).data
        return 765 - red - green - blue
    }))
}"""
"""Returns how dark the corner of each cell is, where no number stands."""
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
    for (let step = 0; step < 20; step += 1) {
        drawn = 0
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }))
        await frame()
        await frame()
        steps.push(drawn)
    }
    return steps
}"""
"""Counts how often each of many steps draws something on a canvas."""


@pytest.fixture(scope="module")
def maps():
    return maps_of("reverse-letters", TEXT)


@pytest.fixture(scope="module")
def opened(open_tab, bare_lab):
    return open_stage(open_tab(), f"{bare_lab}/{START}")


@pytest.fixture
def stage(opened):
    put_back(opened)
    return opened


def position(stage):
    return stage.locator(".position")


def light_of(stage, side, count):
    """Return the row or column that is lit in a small map; None where none is."""
    small = thumb(stage, "cross", 1, "2")
    if not small.locator(f".{side}-light").is_visible():
        return None
    start, size = ("y", "height") if side == "row" else ("x", "width")
    box = small.bounding_box()
    return round((small.locator(f".{side}-light").bounding_box()[start] - box[start]) / box[size] * count)


def test_what_mouse_and_keys_point_at_is_lit_in_the_pixels_of_the_maps(stage, maps):
    weights, canvas = maps["cross"].values[1, 0], stage.locator(".large-map canvas")
    hover(stage, 0.6, 0.5)
    said = re.fullmatch(r"(.+) looks at (\S+) (.+) %", read_out(stage))
    row, column = READ_AND_WRITTEN.index(said[1]), READ.index(said[2])
    assert float(said[3]) == pytest.approx(100 * weights[row, column], abs=0.01)
    assert lit_in_map(stage, ROWS, COLUMNS) == ([row], [column])
    assert (light_of(stage, "row", ROWS), light_of(stage, "column", COLUMNS)) == (row, column)
    hover(stage, 0.6, 0.01)  # above the cells: a column
    assert lit_in_map(stage, ROWS, COLUMNS) == ([], [column])
    hover(stage, 0.01, 0.5)
    assert lit_in_map(stage, ROWS, COLUMNS) == ([row], [])
    walk_to(stage, 3, 0)
    assert canvas.evaluate("canvas => getComputedStyle(canvas).outlineStyle") != "none"
    for key, place in {"ArrowRight": (3, 1), "ArrowDown": (4, 1), "End": (4, 7), "Home": (4, 0)}.items():
        canvas.press(key)
        assert lit_in_map(stage, ROWS, COLUMNS) == ([place[0]], [place[1]])
    choose(stage, "View", "lines")
    stage.locator(".lines .left button").nth(2).hover()
    expect(chips(stage, "target").nth(3)).to_have_class(re.compile(r"\blit\b"))
    assert light_of(stage, "row", ROWS) == 2


def test_a_click_in_the_map_goes_to_the_step_of_its_row(stage):
    hover(stage, 0.6, 0.6)
    step = "maerts".index(re.match(r"\S+ → (\S+) looks", read_out(stage))[1]) + 1
    canvas = stage.locator(".large-map canvas")
    box = canvas.bounding_box()
    canvas.click(position={"x": 0.6 * box["width"], "y": 0.6 * box["height"]})
    expect(position(stage)).to_have_text(f"Step {step} of 7")
    choose(stage, "Attention", "Encoder")  # it has no steps
    canvas.click(position={"x": 0.6 * box["width"], "y": 0.3 * box["height"]})
    expect(position(stage)).to_have_text(f"Step {step} of 7")


def test_a_cell_is_the_darker_the_more_it_is_looked_at(stage, maps):
    page, canvas = stage.page, stage.locator(".large-map canvas")
    choose(stage, "Attention", "Decoder")
    walk_to(stage, 0, 0)
    expect(stage.locator(".read-out b")).to_be_visible()
    size = cell_size(stage)
    canvas.press("Escape")
    expect(stage.locator(".read-out b")).to_have_count(0)
    shades = np.array(canvas.evaluate(SHADES, [ROWS, *size]))
    weights, allowed = maps["decoder"].values[1, 0], ~maps["decoder"].blocked
    by_weight = shades[allowed][np.argsort(weights[allowed])]
    assert (np.diff(by_weight) >= -2).all() and by_weight[-1] > by_weight[0] + 200
    page.emulate_media(color_scheme="dark")
    expect(stage).to_have_css("color-scheme", "dark")
    page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    assert (np.array(canvas.evaluate(SHADES, [ROWS, *size]))[allowed] != shades[allowed]).mean() > 0.9
    page.emulate_media(color_scheme="light")
    expect(stage).to_have_css("color-scheme", "light")


def test_pointing_asks_the_server_nothing_and_a_click_asks_once(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{START}")
    chips(stage, "source").nth(4).hover()
    hover(stage, 0.5, 0.5)
    thumb(stage, "encoder", 1, "3").hover()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 3")
    page.wait_for_timeout(300)  # a choice would be told by then
    assert page.evaluate("sent") == []
    thumb(stage, "encoder", 1, "3").click()
    page.wait_for_function("sent.length")
    told = {"turn": 1, "query": {"kind": ["encoder"], "layer": ["1"], "head": ["3"]}}
    assert page.evaluate("sent") == [["chosen", told]]


def test_many_tokens_are_drawn_as_one_image_and_as_rows_in_sight(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/heads?model=copy-long&kind=decoder&text={'abcdefghij' * 25}abcd")
    canvas = stage.locator(".large-map canvas")
    canvas.press("End")
    expect(stage.locator(".read-out")).to_contain_text("is blocked from")
    choose(stage, "View", "table")
    expect(stage.locator(".table table")).to_have_attribute("aria-rowcount", "256")
    assert stage.locator(".table tbody tr").count() < 60  # only rows in sight
    stage.locator(".table").evaluate("table => table.scrollTo(0, 1e6)")
    expect(stage.locator("[aria-rowindex='256']")).to_be_visible()
    for view in ("map", "everything"):
        stage = open_stage(page, f"{bare_lab}/decoding?model=copy-long&text={'abcdefghij' * 4}&view={view}")
        assert all(0 < calls < 5 * 41 for calls in stage.evaluate(DRAWN_IN_STEPS))  # not 41 × 41 cells one by one


def fills_the_screen(stage):
    box = stage.bounding_box()
    return stage.evaluate("stage => stage.matches(':popover-open')") and (box["x"], box["y"]) == (0, 0)


def test_presenting_fills_a_projector_and_gives_the_focus_back(page, bare_lab):
    page.set_viewport_size({"width": 1280, "height": 720})
    stage = open_stage(page, f"{bare_lab}/{START}")
    chip = stage.locator(".item").nth(1)
    page.keyboard.press("f")
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
    box = chip.bounding_box()
    for seen in (False, True):
        page.keyboard.press("b")
        expect(title(stage)).to_be_visible(visible=seen)
    page.keyboard.press("Escape")
    expect(stage).not_to_have_class(re.compile("presenting"))
    expect(page.locator("body")).to_be_focused()
    # A pointer that rests where something comes lights nothing, and nobody sees it while keys are used.
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.keyboard.press("f")
    expect(chip).to_have_css("cursor", "none")
    expect(stage.locator(".item.lit")).to_have_count(0)
    page.mouse.move(box["x"] + 14, box["y"] + 12)
    expect(chip).to_have_class(re.compile(r"\blit\b"))
    expect(chip).to_have_css("cursor", "pointer")
    page.keyboard.press("Escape")
    stage.get_by_role("button", name="Present", exact=True).click()
    expect(stage).to_have_class(re.compile("presenting"))
    page.keyboard.press("Escape")
    expect(stage.get_by_role("button", name="Present", exact=True)).to_be_focused()


def test_a_link_presents_one_whole_map_and_a_button_leads_back(page, bare_lab):
    stage = open_stage(page, f"{bare_lab}/{HEADS}&present=true&kind=encoder")
    assert fills_the_screen(stage)
    assert stage.locator(".map-area").bounding_box()["width"] > 0.9 * page.viewport_size["width"]  # no steps beside it
    for part in (".large-map", ".legend"):
        expect(stage.locator(part)).to_be_in_viewport(ratio=1)
    stage.get_by_role("button", name=re.compile("Back")).click()
    expect(stage).not_to_have_class(re.compile("presenting"))
    expect(stage.locator(".thumb").first).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_every_view_fits_also_of_many_tokens(page, bare_lab, fits):
    stage = open_stage(page, f"{bare_lab}/?model=reverse-letters&text={TEXT}&layer=2")
    chips(stage, "source").nth(2).tap()
    expect(chips(stage, "source").nth(2)).to_have_class(re.compile(r"\blit\b"))
    for view in ("lines", "table", "map"):
        choose(stage, "View", view)
        assert fits(page)
    more(stage).get_by_role("button", name="all kinds in one map").click()
    assert fits(page)
    text = "abcdefghijklmnopqrstuvwxyzab"
    stage = open_stage(page, f"{bare_lab}/decoding?model=copy-letters&text={text}&view=everything&step=29")
    assert fits(page)
    outside, inside = stage.bounding_box(), stage.locator(".large-map canvas").bounding_box()
    assert inside["x"] + inside["width"] <= outside["x"] + outside["width"] + 1


def test_what_is_on_or_plays_stays_filled_under_the_pointer(page, bare_lab):
    changed = "what_if?text=abc&edits=cross.2.1.off&layer=2&head=1"
    for link, parts in ((changed, [".switch-open", ".edit-bar .segments .on"]), ("decoding?text=abc", [".icon.play"])):
        stage = open_stage(page, f"{bare_lab}/{link}")
        ink = stage.evaluate("stage => getComputedStyle(stage).color")
        for part in map(stage.locator, parts):
            part.first.hover()
            ground, letters = part.first.evaluate(
                "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]"
            )
            assert ground == ink and letters != ink


def test_files_and_phones_have_the_theme_of_streamlit(page, server, bare_lab):
    theme = """(stage, names) => {
        const style = getComputedStyle(stage)
        const plain = text => text.replaceAll(/["'\\s]/g, "").toLowerCase()
        return [style.fontSize, style.color, ...names.map(name => plain(style.getPropertyValue(name)))]
    }"""
    # Fonts are files, which only Streamlit has.
    names = sorted(name for name in set(re.findall("--st-[a-z-]+", css_variables(":root"))) if "font" not in name)
    assert len(names) > 8
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        alone, served = (open_stage(page, f"{site}/{HEADS}").evaluate(theme, names) for site in (bare_lab, server))
        assert alone == served
