"""The people who may move a class, those who come in, and their nicknames."""

from axe import grave_faults
from live_class import PROJECTOR, begin, come_in, follows_to, open_link, start_class
from playwright.sync_api import expect

LEAD = """([code, secret]) => {
    const body = JSON.stringify({ secret, scene: 5 })
    return fetch(`lab/class/${code}/lead`, { method: "POST", body })
        .then(async reply => [reply.status, await reply.json()])
}"""
JOIN = """([code, person, name]) => {
    const body = JSON.stringify({ person, name })
    return fetch(`../lab/class/${code}/join`, { method: "POST", body }).then(reply => reply.status)
}"""
STATE = "() => fetch(`../lab${location.pathname}/state`).then(async reply => (await reply.json()).state)"


def test_only_the_lecturers_link_moves_a_class(server, lecturer, phone, open_browser):
    code = start_class(lecturer, server)
    come_in(phone, server, code)
    begin(lecturer)
    follows_to(phone, 1)
    stranger = open_browser(**PROJECTOR)
    open_link(stranger, server, 5)
    refused = stranger.evaluate(LEAD, [code, "a-guess-of-it"])
    assert refused == [403, {"why": "Only the lecturer's own link does that."}]
    assert phone.evaluate(STATE)["scene"] == 1
    lecturer.goto(f"{server}/lecture")
    lecturer.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lecturer.get_by_role("button", name="Copy the lecturer’s link").click()
    expect(lecturer.get_by_text("Copied. Whoever has this link leads the class: keep it to yourself.")).to_be_visible()
    link = lecturer.evaluate("navigator.clipboard.readText()")
    second = open_browser(**PROJECTOR)
    second.goto(link)
    expect(second.locator(".panel .code")).to_have_text(f"{code[:4]} {code[4:]}")
    expect(second).to_have_url(f"{server}/lecture")
    assert "lead" not in second.evaluate("location.hash + JSON.stringify(history.state)")
    open_link(second, server, 4)
    follows_to(phone, 4)
    lecturer.context.clear_permissions()


def test_a_wrong_code_gets_a_sentence_and_case_and_spaces_do_not_matter(server, lecturer, phone):
    code = start_class(lecturer, server)
    phone.goto(f"{server}/class")
    field = phone.get_by_label("Code, eight letters")
    for wrong in ("BCDFGHJK", "../../ä?#<b>"):
        field.fill(wrong)
        phone.get_by_role("button", name="Go on").tap()
        expect(phone.get_by_role("alert")).to_have_text(
            "There is no class with this code now. Look at it again, or ask your lecturer."
        )
    field.fill(f" {code[:4].lower()} {code[4:].lower()} ")
    phone.get_by_role("button", name="Go on").tap()
    expect(phone.get_by_label("Nickname, if you want one")).to_be_visible()


NAMES = {
    "<img src=x onerror=alert(1)>": "<img src=x onerror=aler…",
    "**bold** [a](b:c) $x$": "**bold** [a](b:c) $x$",
    "\u202eevil\u2066 مرحبا": None,
    "Z" + "\u0301" * 20: "Z" + "\u0301" * 2,
    "W" * 200: None,
    "=1+1": "=1+1",
}
"""Nicknames as they are typed, each with the one that is seen; None where that is not worth a check."""


def test_nicknames_are_text_in_their_place(server, lecturer, phone):
    code = start_class(lecturer, server)
    phone.goto(f"{server}/class/{code}")
    expect(phone.get_by_label("Nickname, if you want one")).to_be_visible()
    for place, name in enumerate(NAMES):
        assert phone.evaluate(JOIN, [code, f"{place:032x}", name]) == 200
    panel = lecturer.locator(".panel")
    expect(panel).to_contain_text(f"{len(NAMES)} here")
    expect(panel.get_by_role("listitem")).to_have_count(len(NAMES))
    for place, seen in enumerate(NAMES.values()):
        if seen:
            expect(panel.locator("li bdi").nth(place)).to_have_text(seen)
    assert panel.locator("img").count() == 1
    box = panel.locator(".names").bounding_box()
    for name in panel.get_by_role("listitem").all():
        inside = name.bounding_box()
        assert (
            inside["height"] < 50
            and inside["x"] >= box["x"]
            and inside["x"] + inside["width"] <= box["x"] + box["width"]
        )
    # The lecturer takes one out, and everybody who came lately; the phone itself comes back, until the door is closed.
    phone.get_by_role("button", name="Take part").tap()
    expect(panel).to_contain_text(f"{len(NAMES) + 1} here")
    panel.get_by_role("button", name="Remove =1+1").click()
    expect(panel.locator("li bdi", has_text="=1+1")).to_have_count(0)
    panel.locator("summary").click()
    panel.get_by_role("button", name="Remove, with their answers").click()
    expect(panel).to_contain_text("0 here")
    expect(phone.get_by_label("Nickname, if you want one")).to_be_visible()
    expect(phone.get_by_role("alert")).to_contain_text("You have no seat in this class any more")
    assert grave_faults(lecturer) + grave_faults(phone) == []
    phone.get_by_role("button", name="Take part").tap()
    expect(panel.locator("summary")).to_have_text("Who takes part: 1 of 500 seats, the door is open")
    panel.get_by_role("spinbutton", name="Seats").fill("30")
    panel.get_by_role("button", name="Close the door").click()
    expect(panel.locator("summary")).to_have_text("Who takes part: 1 of 30 seats, the door is closed")
    assert phone.evaluate(JOIN, [code, "f" * 32, ""]) == 409
