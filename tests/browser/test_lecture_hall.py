"""Every shipped scene on a projector: it fills the screen, nothing is cut, and all of it is read from the last row."""

import re

import pytest
from playwright.sync_api import expect
from rows import FULL, rows

from pages.lecture.packing import make_shipped_file
from transformer.lectures import shipped_lectures

LECTURES = shipped_lectures()
WALKED = ["beginners", "hour", "translation", "writing"]
"""Lectures whose scenes are walked; all scenes of the fourth stand in the second, too."""
HALL, OLD = (1280, 720), (1024, 768)
LARGER = [(1920, 1080), (3840, 2160)]
FEW = [2, 5, 10, 13, 14, 21, 23, 25, 27]
"""Numbers of the hour's scenes that A walks: all kinds of pictures."""
SENTENCE, TEXT, SHARE, SHARE_ASKING = 24, 14, 0.55, 0.5
"""Pixels of a sentence's letters and of all others; the picture's share of the screen, and with a question on it."""

LOOK = """([sentence, text]) => {
    const inside = root => [...root.querySelectorAll("*")]
        .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
    const box = one => one.getBoundingClientRect()
    const isSeen = one => one.checkVisibility({ visibilityProperty: true })
        && !one.closest(".unseen, .of-picture, [hidden]") && box(one).width > 1
    const lecture = inside(document).find(one => one.matches(".lecture"))
    const all = [lecture, ...inside(lecture)].filter(isSeen)
    const own = one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    const letters = one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1)
    const named = one => `${one.className || one.tagName} ${JSON.stringify(one.textContent.trim().slice(0, 30))}`
    const least = one => one.closest(".sentences") ? sentence : text
    const small = all.filter(own).filter(one => one.tagName !== "SUB" && letters(one) < least(one) - 0.1)
    const view = all.find(one => one.matches(".view"))
    const beside = all.find(one => one.matches(".maps-beside")) // with the options, which are its headings
    const picture = view ?? beside?.parentElement ?? all.find(one => one.matches(".asked-map, .share, .picks"))
    const isDrawn = one => isSeen(one) && (own(one) || one.matches("canvas, svg"))
    const drawn = view ? inside(view.shadowRoot).filter(isDrawn) : []
    const scrolls = one => one.closest(".scroller, .strip, .chips, .tokens-line") !== null
    const beyond = (one, { bottom, right }) =>
        box(one).bottom > bottom + 2 || (box(one).right > right + 2 && !scrolls(one))
    const around = all.filter(one => one.getRootNode() === lecture.getRootNode())
    return {
        small: small.map(one => `${letters(one).toFixed(1)} ${named(one)}`),
        share: picture ? (box(picture).width * box(picture).height) / (innerWidth * innerHeight) : 0,
        cut: drawn.filter(one => beyond(one, box(view))).map(named),
        below: around.filter(one => beyond(one, { bottom: innerHeight, right: innerWidth })).map(named),
        scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    }
}"""


FRAMES = """() => new Promise(done => {
    let left = 4
    const next = () => (left-- ? requestAnimationFrame(next) : done())
    next()
})"""
"""Waits a few frames: each size is measured, and drawn for, a frame after it has changed."""


def faults(page, sizes, least):
    """Return the faults of the scene that is open, by size of the window; `least` is its picture's share of it."""
    found = []
    for width, height in sizes:
        if len(sizes) > 1 or page.viewport_size != {"width": width, "height": height}:
            page.set_viewport_size({"width": width, "height": height})
        seen, before = {}, None
        while seen != before:  # until all is drawn for this size
            page.evaluate(FRAMES)
            seen, before = page.evaluate(LOOK, [SENTENCE, TEXT]), seen
        found += [f"{width} x {height}: {kind}: {one}" for kind in ("small", "cut", "below") for one in seen[kind][:3]]
        if seen["scrolls"]:
            found.append(f"{width} x {height}: it scrolls")
        if seen["share"] < least:
            found.append(f"{width} x {height}: the picture has {seen['share']:.0%} of the screen")
    return found


def predict(page):
    """Answer the open question; its outcome takes most room."""
    question = page.locator(".predict")
    for option in (question.locator("button.option").first, question.get_by_role("radio").first):
        if option.count():
            option.click()
    if question.get_by_role("slider").count():
        question.get_by_role("slider").fill("30")
    page.wait_for_timeout(650)  # a sooner press would bounce
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.locator(".predict.shown")).to_be_visible()


@pytest.mark.parametrize("name", rows(WALKED, ["hour"]))
def test_every_scene_fills_the_screen_and_is_read_from_the_last_row(alone, tmp_path, name):
    path = tmp_path / f"{name}.html"
    path.write_bytes(make_shipped_file(name))
    page = alone(path, viewport={"width": HALL[0], "height": HALL[1]})
    found, answered = [], 0
    for number, scene in enumerate(LECTURES[name].scenes, start=1):
        if not FULL and number not in FEW:
            continue
        page.evaluate("to => { location.hash = to }", str(number))
        expect(page.locator(".lecture h1")).to_have_text(scene.title.replace("d_k", "dk"))
        if "recipe" in scene.view:  # nothing can be trained here
            expect(page.locator(".training")).to_contain_text("A recording of a training run")
        sizes = [HALL, OLD, *(LARGER if FULL else LARGER[1:])]
        wrong = []
        if scene.question:
            wrong += [f"asked: {one}" for one in faults(page, sizes, SHARE_ASKING)]
            predict(page)
            answered += 1
            if not page.locator(".sentences").count():  # the answer alone, on its map; a press shows the picture
                wrong += [f"answered: {one}" for one in faults(page, sizes, SHARE_ASKING)]
                page.wait_for_timeout(650)
                page.get_by_role("button", name=re.compile("Next|End")).click()
        expect(page.locator(":is(.view :is(canvas, svg, .candidate), .asked-map .cell):visible").first).to_be_visible()
        wrong += faults(page, sizes, SHARE if page.locator(".view").count() else SHARE_ASKING)
        found += [f"{number} {scene.name}: {one}" for one in wrong]
    page.evaluate("location.hash = '99'")  # past all scenes
    expect(page.locator(".results > summary")).to_contain_text(f"questions you answered {answered}.")
    assert not found, "\n".join(found)
