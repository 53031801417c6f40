"""With the colours of the system (Windows' contrast themes) everything that a colour says can still be seen."""

import pytest
from bar_of_pages import choose_page
from playwright.sync_api import expect
from stage_page import chips, open_stage

SYSTEM = """names => {
    const box = document.body.appendChild(document.createElement("i"))
    const found = names.map(name => ((box.style.color = name), getComputedStyle(box).color))
    box.remove()
    return found
}"""


@pytest.fixture
def forced(page):
    page.emulate_media(forced_colors="active", color_scheme="light", reduced_motion="reduce")
    return page


def light_and_dark(page, settle):
    """Yield each scheme once the page has the system's colours of it, light and dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
        settle(page)
        yield scheme


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


def test_the_stage_keeps_what_colours_say(forced, bare_lab, settle):
    stage = open_stage(forced, f"{bare_lab}/?text=pay+attention")
    for _ in light_and_dark(forced, settle):
        ground, text, high, high_text = forced.evaluate(SYSTEM, ["Canvas", "CanvasText", "Highlight", "HighlightText"])
        assert colours_of(stage.locator(".ramp")) > 30
        assert colours_of(stage.locator(".thumb").first) > 3
        on, off = stage.locator(".segments label.on").first, stage.locator(".segments label:not(.on)").first
        assert (style(on, "backgroundColor"), style(on, "color")) == (high, high_text)
        assert style(off, "backgroundColor") != high
        written = stage.locator(".candidate.chosen .bar")
        assert style(written, "backgroundColor") == high
        others = stage.locator(".candidate.others")
        assert style(others.locator(".bar"), "backgroundColor") == text != ground
        assert style(others.locator(".track"), "borderTopColor") == text
        strongest = chips(stage, "source").nth(13).locator(".chip")
        weak = chips(stage, "source").nth(0).locator(".chip")
        assert style(strongest, "backgroundColor") not in (style(weak, "backgroundColor"), ground)
        assert high in style(stage.locator(".item.written .chip"), "boxShadow")
        assert high in style(stage.locator(".thumb.open"), "boxShadow")
        assert colours_of(stage.locator(".scrubber")) >= 3


def test_rows_compared_and_rings_stay(forced, bare_lab, settle):
    stage = open_stage(forced, f"{bare_lab}/heads?text=pay+attention&view=map&rows=2&rows=4")
    for _ in light_and_dark(forced, settle):
        assert len({style(bar, "backgroundColor") for bar in stage.locator(".compare .legend .swatch").all()}) == 2
        assert colours_of(stage.locator(".compare .columns").nth(13)) >= 3  # ground, border and bar
        expect(stage.locator(".large-map canvas")).to_be_visible()
        assert colours_of(stage.locator(".large-map")) > 100


def test_what_is_switched_off_is_told_apart(forced, bare_lab, settle):
    stage = open_stage(forced, f"{bare_lab}/what_if?text=pay+attention&edits=cross.2.1.off&layer=2&head=1")
    for _ in light_and_dark(forced, settle):
        high = forced.evaluate(SYSTEM, ["Highlight"])[0]
        switches = stage.locator(".grid[data-kind=cross] .off-switch")
        assert [switches.nth(at).get_attribute("aria-checked") for at in (0, 5)] == ["true", "false"]
        assert style(switches.nth(5), "backgroundColor") == high != style(switches.nth(0), "backgroundColor")
        assert style(stage.locator(".switch-open"), "backgroundColor") == high
        assert style(stage.locator(".written mark").first, "borderTopColor") == high
        expect(stage.locator(".pane .large-map canvas")).to_have_count(2)


def test_choices_of_streamlit_stay(forced, server, settle):
    forced.goto(f"{server}/decoding?strategy=sampling")
    settle(forced)
    # The bar marks the page that is open, and the mark goes along.
    bar = forced.get_by_test_id("stHeader").locator("a[aria-current=page]")
    mark = "part => getComputedStyle(part, '::after')"
    for name in ("Look", "Positions and masks", "Look"):
        choose_page(forced, name)
        settle(forced)
        expect(bar).to_contain_text(name)
        assert bar.evaluate(f"part => ({mark})(part).borderBottomStyle") == "solid"
    for _ in light_and_dark(forced, settle):
        assert bar.evaluate(f"part => ({mark})(part).borderBottomStyle") == "solid"
        expect(forced.get_by_role("radio", name="sampling", exact=True)).to_be_visible()
        high = forced.evaluate(SYSTEM, ["Highlight"])[0]
        chosen = forced.get_by_role("radio", name="sampling", exact=True)
        assert style(chosen, "backgroundColor") == high
        assert colours_of(forced.get_by_test_id("stSlider").first.get_by_role("group")) > 5
