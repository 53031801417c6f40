"""With the colours of the system (Windows' contrast themes) everything that a colour says can still be seen.

`test_every_page.py` asks it of whatever shows nothing but a colour; here are the parts that the program draws itself.
"""

import pytest
from bar_of_pages import choose_page
from playwright.sync_api import expect
from rows import rows
from stage_page import chips, open_stage

SYSTEM = """names => {
    const box = document.body.appendChild(document.createElement("i"))
    const found = names.map(name => ((box.style.color = name), getComputedStyle(box).color))
    box.remove()
    return found
}"""


@pytest.fixture(params=rows(["light", "dark"], ["dark"]))
def forced(page, request):
    """Return a page with the system's colours, light or dark."""
    page.emulate_media(forced_colors="active", color_scheme=request.param, reduced_motion="reduce")
    return page


def style(part, name):
    return part.evaluate("(part, name) => getComputedStyle(part)[name]", name)


def colours_of(part):
    """Return the number of colours in a picture of an element."""
    shot = part.screenshot()
    return part.page.evaluate(
        """async bytes => {
            const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
            const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
            pen.drawImage(bitmap, 0, 0)
            return new Set(new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size
        }""",
        list(shot),
    )


def test_what_colours_say_on_the_stage_can_still_be_seen(forced, server):
    stage = open_stage(forced, f"{server}/?show=Map&text=pay+attention&rows=2&rows=4")
    ground, text, high = forced.evaluate(SYSTEM, ["Canvas", "CanvasText", "Highlight"])
    assert colours_of(stage.locator(".ramp")) > 30
    assert colours_of(stage.locator(".thumb").first) > 3
    assert colours_of(stage.locator(".large-map")) > 100
    assert style(stage.locator(".candidate.chosen .bar"), "backgroundColor") == high
    others = stage.locator(".candidate.others")
    assert style(others.locator(".bar"), "backgroundColor") == text != ground
    assert style(others.locator(".track"), "borderTopColor") == text
    weak, strongest = (style(chips(stage, "source").nth(at).locator(".chip"), "backgroundColor") for at in (0, 13))
    assert strongest not in (weak, ground)
    for ringed in (".item.written .chip", ".thumb.open"):
        assert high in style(stage.locator(ringed), "boxShadow")
    assert colours_of(stage.locator(".scrubber")) >= 3
    assert len({style(bar, "backgroundColor") for bar in stage.locator(".compare .legend .swatch").all()}) == 2
    assert colours_of(stage.locator(".compare .columns").nth(13)) >= 3  # ground, border and bar
    stage = open_stage(forced, f"{server}/what_if?text=pay+attention&edits=cross.2.1.off&layer=2&head=1")
    switches = stage.locator(".grid[data-kind=cross] .off-switch")
    assert [switches.nth(at).get_attribute("aria-checked") for at in (0, 5)] == ["true", "false"]
    assert style(switches.nth(5), "backgroundColor") == high != style(switches.nth(0), "backgroundColor")
    assert style(stage.locator(".switch-open"), "backgroundColor") == high
    assert style(stage.locator(".written mark").first, "borderTopColor") == high


def test_a_slider_and_the_mark_of_the_open_page_stay(forced, server, settle):
    forced.goto(f"{server}/decoding?strategy=sampling")
    settle(forced)
    assert colours_of(forced.get_by_test_id("stSlider").first.get_by_role("group")) > 5
    bar = forced.get_by_test_id("stHeader").locator("a[aria-current=page]")
    choose_page(forced, "Positions and masks")
    settle(forced)
    expect(bar).to_contain_text("Positions and masks")
    assert bar.evaluate("part => getComputedStyle(part, '::after').borderBottomStyle") == "solid"
