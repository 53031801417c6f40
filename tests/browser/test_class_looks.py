"""The looks of a class on phones and on the projector: it fits, can be read in light and dark, and is used by thumb."""

from axe import grave_faults
from live_class import LECTURES, PHONE, PROJECTOR, choose, come_in, follows_to, stands_at, start_class
from playwright.sync_api import expect
from rest import press, settle, turn_to_scheme
from rows import rows

LECTURE = "hour"
ASKED = {2: "marks", 6: "pick", 25: "share"}
"""Scenes with questions of all forms; A looks at the first."""
WIDTHS = (390, 320)
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Waits until pictures have the colours of another scheme: they hear of it a moment after the page does."""
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


def faults(phone):
    """Return the faults of the page on a phone, in light and dark and in all widths."""
    found = grave_faults(phone)
    for width in WIDTHS:
        phone.set_viewport_size({**PHONE["viewport"], "width": width})
        if wider := phone.evaluate(TOO_WIDE):
            found.append(f"{wider} pixels wider than {width}")
        found += phone.evaluate(SMALL)
    phone.set_viewport_size(PHONE["viewport"])
    phone.emulate_media(color_scheme="dark", reduced_motion="reduce")
    phone.evaluate(DRAWN)
    found += grave_faults(phone, "color-contrast")
    phone.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def on_projector(lecturer, within=".st-key-given"):
    """Return the faults of the lecturer's question in light and dark; test_every_page.py looks at the pages."""
    found = grave_faults(lecturer, within=within)
    turn_to_scheme(lecturer, "dark")
    found += grave_faults(lecturer, "color-contrast", within=within)
    lecturer.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def test_everybody_can_read_and_use_what_a_class_shows(server, lecturer, phone):
    lecturer.set_viewport_size({"width": 1280, "height": 400})
    code = start_class(lecturer, server, LECTURE)
    expect(lecturer.locator(".panel .code")).to_be_in_viewport(ratio=1)  # though it was started far below
    expect(lecturer.locator(".panel h2")).to_be_focused()  # the keyboard goes on here
    lecturer.set_viewport_size(PROJECTOR["viewport"])
    for address, label in (("class", "Code, eight letters"), (f"class/{code}", "Nickname, if you want one")):
        phone.goto(f"{server}/{address}")
        expect(phone.get_by_label(label)).to_be_visible()
        assert faults(phone) == []
    come_in(phone, server, code)
    assert faults(phone) == []
    expect(lecturer.locator(".panel")).to_contain_text("1 here")
    settle(lecturer, 250)
    assert on_projector(lecturer, within=None) == []
    for number, form in rows([*ASKED.items()], [(2, "marks")]):
        lecturer.goto(f"{server}/lecture?give={LECTURE}.{LECTURES[LECTURE].tag_of(number)}")
        stands_at(lecturer, number, LECTURE)
        follows_to(phone, number, LECTURE)
        if form == "share":
            phone.get_by_role("slider").fill("30")
        else:
            choose(phone, [1])
        assert (number, faults(phone)) == (number, [])
        phone.get_by_role("button", name="Send", exact=True).tap()
        expect(phone.get_by_role("button", name="Sent", exact=True)).to_be_disabled()
        expect(lecturer.locator(".predict .count")).to_have_text("1 of 1 answered")
        assert (number, on_projector(lecturer)) == (number, [])
        asked_at = phone.locator(".predict").bounding_box()["y"]
        press(lecturer)
        expect(lecturer.locator(".predict.shown")).to_be_in_viewport(ratio=1)
        expect(phone.locator(".predict.shown .outcome")).to_be_visible()
        expect(phone.locator(".view canvas, .view .links").first).to_be_visible()
        assert phone.locator(".predict").bounding_box()["y"] == asked_at  # nothing comes above what one looks at
        assert (number, faults(phone)) == (number, [])
        assert (number, on_projector(lecturer)) == (number, [])
