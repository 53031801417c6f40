"""The looks of a class on phones and on the projector: it fits, can be read in light and dark, and is used by thumb."""

import pytest
from axe import grave_faults
from live_class import PHONE, choose, come_in, follows_to, open_link, start_class
from playwright.sync_api import expect
from rest import press, settle

LECTURE = "hour"
ASKED = {2: "marks", 6: "pick", 21: "share"}
"""Scenes with questions of all forms."""
WIDTHS = (390, 320)
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
SMALL = """() => {
    const inside = root => [...root.querySelectorAll("*")]
        .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
    const met = ":is(.predict, .join, nav) :is(button, label, input:not([type=radio]))"
    return inside(document).filter(one => one.matches(met) && one.checkVisibility()).filter(one => {
        const { width, height } = one.getBoundingClientRect()
        return width < 44 || height < 44
    }).map(one => one.outerHTML.slice(0, 100))
}"""
"""Lists the controls that a thumb would miss; a label is as large as the control that it belongs to."""
TOO_SMALL = """least => {
    const inside = root => [...root.querySelectorAll("*")]
        .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
    return inside(document).filter(one => one.matches(".ways, .ways *, .outcome, .outcome *, .head h2, .come-in *"))
        .filter(one => one.closest(".predict") && one.checkVisibility())
        .filter(one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1) < least)
        .map(one => one.outerHTML.slice(0, 100))
}"""
"""Lists the parts of a question that can't be read from the last row."""
COVERED = """() => {
    const inside = root => [...root.querySelectorAll("*")]
        .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
    const all = inside(document), said = all.filter(one => one.matches(".pin span"))
    return said.filter(one => all.some(other => {
        if (other === one || !other.matches(".bin, .pin span")) return false
        const [mine, its] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        return its.width * its.height && mine.left < its.right && its.left < mine.right
            && mine.top < its.bottom && its.top < mine.bottom
    })).map(one => one.textContent)
}"""
"""Lists the numbers on a scale of shares over which something else is drawn."""


@pytest.fixture
def phones(open_browser):
    """Open two phones, a light one and a dark one."""
    return [open_browser(**PHONE, color_scheme=scheme) for scheme in ("light", "dark")]


def faults(phones):
    """Return the faults of the page on both phones, which differ in nothing but colours."""
    light, dark = phones
    found = grave_faults(light) + grave_faults(dark, "color-contrast")
    for width in WIDTHS:
        light.set_viewport_size({**PHONE["viewport"], "width": width})
        if wider := light.evaluate(TOO_WIDE):
            found.append(f"{wider} pixels wider than {width}")
        found += light.evaluate(SMALL) + light.evaluate(COVERED)
    light.set_viewport_size(PHONE["viewport"])
    return found


def test_everybody_can_read_and_use_what_a_class_shows(server, lecturer, phones):
    code = start_class(lecturer, server, LECTURE)
    for phone in phones:
        phone.goto(f"{server}/class")
        expect(phone.get_by_label("Code, eight letters")).to_be_visible()
    assert faults(phones) == []
    for phone in phones:
        phone.goto(f"{server}/class/{code}")
        expect(phone.get_by_label("Nickname, if you want one")).to_be_visible()
    assert faults(phones) == []
    for phone in phones:
        come_in(phone, server, code)
    assert faults(phones) == []
    expect(lecturer.locator(".panel")).to_contain_text("2 here")
    assert on_projector(lecturer, within=None) == []
    for number, form in ASKED.items():
        open_link(lecturer, server, number, LECTURE)
        for phone in phones:
            follows_to(phone, number, LECTURE)
            if form == "share":
                phone.get_by_role("slider").fill("30")
            else:
                choose(phone, [1])
        assert (number, faults(phones)) == (number, [])
        for phone in phones:
            phone.get_by_role("button", name="Send", exact=True).tap()
            expect(phone.get_by_role("button", name="Sent", exact=True)).to_be_disabled()
            expect(phone.locator(".predict")).to_contain_text("Sent. You can change it until it is shown.")
        expect(lecturer.locator(".predict .count")).to_have_text("2 of 2 answered")
        assert (number, on_projector(lecturer), lecturer.evaluate(TOO_SMALL, 20)) == (number, [], [])
        asked_at = phones[0].locator(".predict").bounding_box()["y"]
        press(lecturer)
        expect(lecturer.locator(".predict.shown")).to_be_in_viewport(ratio=1)
        for phone in phones:
            expect(phone.locator(".predict.shown .outcome")).to_be_visible()
            expect(phone.locator(".view canvas, .view .links").first).to_be_visible()
        assert phones[0].locator(".predict").bounding_box()["y"] == asked_at  # nothing comes above what one looks at
        assert (number, faults(phones)) == (number, [])
        assert (number, on_projector(lecturer), lecturer.evaluate(TOO_SMALL, 17.5)) == (number, [], [])


def test_a_class_that_is_started_far_below_comes_into_sight(server, lecturer):
    lecturer.set_viewport_size({"width": 1280, "height": 400})
    lecturer.goto(f"{server}/lecture")
    settle(lecturer)
    lecturer.get_by_role("button", name="Start a class").last.click()
    expect(lecturer.locator(".panel .code")).to_be_in_viewport(ratio=1)
    expect(lecturer.locator(".panel h2")).to_be_focused()  # the keyboard goes on here


def on_projector(lecturer, within=".st-key-given"):
    """Return the faults of the lecturer's question in light and dark; test_every_page.py looks at the pages."""
    found = grave_faults(lecturer, within=within)
    lecturer.emulate_media(color_scheme="dark", reduced_motion="reduce")
    settle(lecturer, 250)
    found += grave_faults(lecturer, "color-contrast", within=within)
    lecturer.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found
