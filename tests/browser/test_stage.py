"""The stage's picture in a browser: what the mouse meets, its pixels, its room, and how it fills a screen."""

import re

from bar_of_pages import choose_page
from jobs import wait_until
from live_class import PROJECTOR
from playwright.sync_api import expect
from stage_page import open_stage, thumb, title

TEXT = "stream"
READ = ["<s>", *TEXT, "</s>"]
READ_AND_WRITTEN = [f"{read} → {written}" for read, written in zip(["<s>", *"maerts"], [*"maerts", "</s>"])]
ROWS, COLUMNS = len(READ_AND_WRITTEN), len(READ)
START = f"?model=reverse-letters&text={TEXT}&kind=cross&layer=2&head=1"
ISOLATES = re.compile("[\u2066-\u2069\u00a0]")
FOCUSED = """() => {
    let one = document.activeElement
    while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    const isRinged = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
    return one.matches("body, main") ? null : [!!one.closest(".stage"), isRinged]
}"""
"""Tells of what has the focus whether it is of the stage, and whether it has a ring; null if that is the page."""


def light_of(stage, side, count):
    """Return the row or column that is lit in a small map; None where none is."""
    small = thumb(stage, "cross", 1, "2")
    if not small.locator(f".{side}-light").is_visible():
        return None
    start, size = ("y", "height") if side == "row" else ("x", "width")
    box = small.bounding_box()
    return round((small.locator(f".{side}-light").bounding_box()[start] - box[start]) / box[size] * count)


def test_the_mouse_lights_what_it_points_at_and_a_click_tells_the_server(page, server, settle):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda content: sent.append(content)))
    stage = open_stage(page, f"{server}/{START}")
    canvas = stage.locator(".large-map canvas")
    settle(page)
    assert sent
    sent.clear()
    box = canvas.bounding_box()
    place = {"x": 0.6 * box["width"], "y": 0.5 * box["height"]}
    canvas.hover(position=place)
    said = re.match(r"(.+) looks at (\S+) ", ISOLATES.sub("", stage.locator(".read-out").inner_text()))
    row, column = READ_AND_WRITTEN.index(said[1]), READ.index(said[2])
    assert (light_of(stage, "row", ROWS), light_of(stage, "column", COLUMNS)) == (row, column)
    canvas.hover(position={**place, "y": 2})  # above the cells: a column
    assert (light_of(stage, "row", ROWS), light_of(stage, "column", COLUMNS)) == (None, column)
    thumb(stage, "encoder", 1, "3").hover()
    expect(title(stage)).to_have_text("Encoder self-attention, layer 1, head 3")
    page.wait_for_timeout(600)  # a choice would be told by then
    assert sent == []
    canvas.click(position=place)
    expect(stage.locator(".position")).to_have_text(f"Step {row + 1} of 7")
    page.wait_for_timeout(600)
    sent.clear()
    thumb(stage, "encoder", 1, "3").click()
    wait_until(lambda: page.wait_for_timeout(100) or sent, 60)
    settle(page)
    assert len(sent) == 1
    canvas.press("Home")
    assert canvas.evaluate("canvas => getComputedStyle(canvas).outlineStyle") != "none"
    light = canvas.evaluate("canvas => canvas.toDataURL()")
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("([canvas, light]) => canvas.toDataURL() !== light", arg=[canvas.element_handle(), light])


def fills_the_screen(stage):
    box = stage.bounding_box()
    return stage.evaluate("stage => stage.matches(':popover-open')") and (box["x"], box["y"]) == (0, 0)


def test_presenting_fills_a_projector_keeps_the_focus_and_gives_it_back(page, server):
    page.set_viewport_size(PROJECTOR["viewport"])
    stage = open_stage(page, f"{server}/{START}&present=true")
    assert fills_the_screen(stage)
    for part in (".large-map", ".legend"):
        expect(stage.locator(part)).to_be_in_viewport(ratio=1)
    stage.get_by_role("button", name=re.compile("Back")).click()
    expect(stage).not_to_have_class(re.compile("presenting"))
    page.keyboard.press("f")
    expect(page).to_have_url(re.compile("present=true"))
    assert fills_the_screen(stage)
    expect(title(stage)).to_be_focused()
    sizes = stage.evaluate(
        """stage => [...stage.querySelectorAll('.chip, .name, .probability, .share, h3, .position')]
            .filter(one => one.checkVisibility() && one.textContent.trim())
            .map(one => parseFloat(getComputedStyle(one).fontSize))"""
    )
    assert len(sizes) > 20 and min(sizes) >= 20
    for seen in (False, True):
        page.keyboard.press("b")
        expect(title(stage)).to_be_visible(visible=seen)
    page.keyboard.press("Escape")
    present = stage.get_by_role("button", name="Present", exact=True)
    present.press("Enter")
    expect(stage).to_have_class(re.compile("presenting"))
    stops = []
    for _ in range(14):
        page.keyboard.press("Tab")
        stops += [stop] if (stop := page.evaluate(FOCUSED)) else []
    assert len(stops) >= 8 and all(map(all, stops))
    page.keyboard.press("Escape")
    expect(present).to_be_focused()
    choose_page(page, "What if?")  # nothing that takes no clicks is left behind
    expect(page.locator("h1")).to_have_text(["What if?"])
