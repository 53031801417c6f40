"""A lecturer gives a lecture: by clicker, from the notes, and beside the path."""

import re
import signal

import pytest
from live_class import LECTURE, LECTURES, SCENES, stands_at
from playwright.sync_api import expect
from rest import press, ready_for_presses, settle
from stage_page import choose

PICTURE = ".lecture :is(.view :is(canvas, .links), .cell):visible"
FETCHED = "performance.getEntriesByType('resource').filter(one => one.name.includes('/lab/lecture/')).length >= 5"
APART = 4
"""The scene for beginners whose answer stands on a map of its own first."""


@pytest.fixture
def hall(page):
    page.set_viewport_size({"width": 1280, "height": 720})
    return page


@pytest.fixture
def frozen(start_server, tmp_path):
    """Provide a fresh server's address, and `send(signal)`: a stopped one goes on at the end."""
    process, address = start_server(tmp_path)
    yield address, process.send_signal
    process.send_signal(signal.SIGCONT)


def address(server, number):
    return f"{server}/lecture?give={LECTURE}.{LECTURES[LECTURE].tag_of(number)}"


def test_a_lecture_is_given_by_clicker_though_the_server_freezes(hall, frozen):
    server, send = frozen
    hall.goto(f"{server}/lecture")
    settle(hall)
    entries, asked = hall.evaluate("history.length"), sum(scene.question is not None for scene in SCENES)
    hall.locator(".st-key-begin-beginners").get_by_role("link", name="Begin").click()
    for number, scene in enumerate(SCENES[:5], start=1):
        stands_at(hall, number)
        expect(hall).to_have_url(address(server, number))
        expect(hall).to_have_title(f"{number} of {len(SCENES)} · {scene.title} · Attention Lab")
        if number == 3:
            hall.wait_for_function(FETCHED)
            ready_for_presses(hall)
            send(signal.SIGSTOP)  # it is not noticed for three scenes
        if scene.question:  # the first press shows what the question waits with, the second leads on
            expect(hall.locator(".predict h2")).to_have_text(scene.posed().ask)
            expect(hall.locator(".lecture :is(.view, .sentences)")).to_have_count(0)
            expect(hall.get_by_role("button", name="Show", exact=True)).to_be_visible()
            press(hall)
            expect(hall.locator(".predict.shown")).to_be_in_viewport(ratio=1)
        if number == APART:  # the answer stands on its map, and a press shows the picture that explains it
            expect(hall.locator(".lecture :is(.view, .sentences)")).to_have_count(0)
            press(hall)
            expect(hall.locator(".predict")).to_have_count(0)
        expect(hall.locator(PICTURE).first).to_be_in_viewport(ratio=0.9)
        expect(hall.locator(".sentences")).to_be_in_viewport(ratio=1)
        press(hall)
    stands_at(hall, 6)
    send(signal.SIGCONT)
    ready_for_presses(hall)
    for key in (f"{len(SCENES)}", "Enter"):
        hall.keyboard.press(key)
    for _ in ("its answer", "the end"):
        press(hall)
    expect(hall.locator("h1")).to_have_text(["What to take away"])
    assert hall.evaluate("history.length") == entries + 8
    expect(hall.locator(".takeaways")).to_be_in_viewport(ratio=1)
    expect(hall.locator(".takeaways li:has(img)")).to_have_count(3)
    expect(hall.locator(".results li")).to_have_count(asked)
    hall.go_back()
    stands_at(hall, len(SCENES))
    hall.go_forward()
    hall.locator(".takeaways a").first.click()
    stands_at(hall, 2)
    expect(hall.locator(".predict.shown .outcome")).to_contain_text(SCENES[1].posed().answer)
    hall.get_by_role("button", name="Leave").click()
    course = hall.locator(".st-key-lecture-beginners .course")
    expect(course).to_contain_text(f"It asks {asked} questions; you have predicted none yet.")
    course.get_by_role("link", name=f"Go on at 2: {SCENES[1].title}").click()
    expect(hall.locator(".predict.shown")).to_be_visible()


def test_one_explores_beside_the_path_and_comes_back_to_the_same_scene(hall, server):
    hall.goto(address(server, 2))
    stands_at(hall, 2)
    press(hall)  # a question waits here
    expect(hall.locator(".predict.shown")).to_be_visible()
    hall.get_by_role("button", name="Explore here").click()
    expect(hall.locator("h1")).to_have_text(["Look"])
    settle(hall)
    assert "give=" not in hall.url and "step=3" in hall.url
    expect(hall.get_by_role("heading", name="Cross-attention, layer 2, head 3", exact=True)).to_be_visible()
    choose(hall.locator(".stage"), "Attention", "Encoder")
    hall.get_by_role("link", name="Back to scene 2").click()
    stands_at(hall, 2)
    expect(hall.locator(".predict.shown .cell").first).to_be_visible()
    hall.set_viewport_size({"width": 390, "height": 844})  # on a phone all ways on are in sight, in one line
    ways = hall.locator(".lecture nav :is(a, button):visible")
    expect(ways).to_have_text(["Explore here", "Leave", "Back", "Next"])
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
        assert way.bounding_box()["height"] >= 44
    assert len({way.bounding_box()["y"] for way in ways.all()}) == 1
    ways.first.click()
    hall.get_by_role("button", name="End the lecture").click()
    expect(hall.get_by_role("link", name="Back to scene 2")).to_have_count(0)


def test_the_notes_follow_in_a_window_of_their_own_and_lead(hall, server):
    hall.goto(address(server, 2))
    stands_at(hall, 2)
    with hall.expect_popup() as opened:
        hall.get_by_role("link", name="Notes").click()
    notes, posed = opened.value, SCENES[1].posed()
    expect(notes.locator("h1")).to_have_text(SCENES[1].title)
    expect(notes.locator(".own-notes")).to_contain_text("ask before each step which cell")
    for told in (f"Asked: {posed.ask}", f"Answer: {posed.answer}"):
        expect(notes.get_by_text(told)).to_be_visible()
    expect(notes.get_by_role("heading", name=f"Next: {SCENES[2].title}")).to_be_visible()
    expect(notes.locator(".small canvas").first).to_be_visible()
    expect(notes.locator(".clock")).to_contain_text(re.compile(rf"2 of {len(SCENES)}.*\d:\d\d.*(ahead|on time)"))
    hall.bring_to_front()
    press(hall)
    expect(hall.locator(".predict.shown")).to_be_visible()
    press(hall)
    expect(notes).to_have_title(f"Notes · {SCENES[2].title} · Attention Lab")
    expect(hall.locator("h1")).to_be_focused()  # a screen reader says it
    press(notes, "PageUp")
    stands_at(hall, 2)
    ready_for_presses(hall)
    press(notes)
    stands_at(hall, 3)
    for key, colour in (("b", "black"), ("w", "white"), ("PageDown", "")):  # a press shows it again before it leads on
        notes.keyboard.press(key)
        expect(hall.locator(f".blank.{colour}" if colour else ".blank")).to_have_count(1 if colour else 0)
        expect(notes.locator(".is-blank")).to_have_count(1 if colour else 0)
    stands_at(hall, 3)
    expect(notes.locator(".clock")).to_contain_text(f"3 of {len(SCENES)}")
