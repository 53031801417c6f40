"""A lecturer gives a lecture: by clicker, from the notes, and beside the path."""

import re
import signal

from live_class import LECTURE, LECTURES, SCENES, stands_at
from playwright.sync_api import expect
from rest import press, ready_for_presses, settle
from stage_page import choose

PICTURE = ".lecture :is(.view :is(canvas, .links), .cell):visible"
FETCHED = "performance.getEntriesByType('resource').filter(one => one.name.includes('/lab/lecture/')).length >= 5"
APART = 4
"""The scene for beginners whose answer stands on a map of its own first."""


def address(server, number):
    return f"{server}/lecture?give={LECTURE}.{LECTURES[LECTURE].tag_of(number)}"


def test_a_lecture_is_given_by_clicker_though_the_server_freezes(lecturer, frozen):
    server, send = frozen
    lecturer.goto(f"{server}/lecture")
    settle(lecturer)
    entries, asked = lecturer.evaluate("history.length"), sum(scene.question is not None for scene in SCENES)
    lecturer.locator(".st-key-begin-beginners").get_by_role("link", name="Begin").click()
    for number, scene in enumerate(SCENES[:5], start=1):
        stands_at(lecturer, number)
        expect(lecturer).to_have_url(address(server, number))
        expect(lecturer).to_have_title(f"{number} of {len(SCENES)} · {scene.title} · Attention Lab")
        if number == 3:
            lecturer.wait_for_function(FETCHED)
            ready_for_presses(lecturer)
            send(signal.SIGSTOP)  # it is not noticed for three scenes
        if scene.question:  # the first press shows what the question waits with, the second leads on
            expect(lecturer.locator(".predict h2")).to_have_text(scene.posed().ask)
            expect(lecturer.locator(".lecture :is(.view, .sentences)")).to_have_count(0)
            expect(lecturer.get_by_role("button", name="Show", exact=True)).to_be_visible()
            press(lecturer)
            expect(lecturer.locator(".predict.shown")).to_be_in_viewport(ratio=1)
        if number == APART:  # the answer stands on its map, and a press shows the picture that explains it
            expect(lecturer.locator(".lecture :is(.view, .sentences)")).to_have_count(0)
            press(lecturer)
            expect(lecturer.locator(".predict")).to_have_count(0)
        expect(lecturer.locator(PICTURE).first).to_be_in_viewport(ratio=0.9)
        expect(lecturer.locator(".sentences")).to_be_in_viewport(ratio=1)
        press(lecturer)
    stands_at(lecturer, 6)
    send(signal.SIGCONT)
    ready_for_presses(lecturer)
    for key in (f"{len(SCENES)}", "Enter"):
        lecturer.keyboard.press(key)
    for _ in ("its answer", "the end"):
        press(lecturer)
    expect(lecturer.locator("h1")).to_have_text(["What to take away"])
    assert lecturer.evaluate("history.length") == entries + 8
    expect(lecturer.locator(".takeaways")).to_be_in_viewport(ratio=1)
    expect(lecturer.locator(".takeaways li:has(img)")).to_have_count(3)
    expect(lecturer.locator(".results li")).to_have_count(asked)
    lecturer.go_back()
    stands_at(lecturer, len(SCENES))
    lecturer.go_forward()
    lecturer.locator(".takeaways a").first.click()
    stands_at(lecturer, 2)
    expect(lecturer.locator(".predict.shown .outcome")).to_contain_text(SCENES[1].posed().answer)
    lecturer.get_by_role("button", name="Leave").click()
    course = lecturer.locator(".st-key-lecture-beginners .course")
    expect(course).to_contain_text(f"It asks {asked} questions; you have predicted none yet.")
    course.get_by_role("link", name=f"Go on at 2: {SCENES[1].title}").click()
    expect(lecturer.locator(".predict.shown")).to_be_visible()


def test_one_explores_beside_the_path_and_comes_back_to_the_same_scene(lecturer, server):
    lecturer.goto(address(server, 2))
    stands_at(lecturer, 2)
    press(lecturer)  # a question waits here
    expect(lecturer.locator(".predict.shown")).to_be_visible()
    lecturer.get_by_role("button", name="Explore here").click()
    expect(lecturer.locator("h1")).to_have_text(["Look"])
    settle(lecturer)
    assert "give=" not in lecturer.url and "step=3" in lecturer.url
    expect(lecturer.get_by_role("heading", name="Cross-attention, layer 2, head 3", exact=True)).to_be_visible()
    choose(lecturer.locator(".stage"), "Attention", "Encoder")
    lecturer.get_by_role("link", name="Back to scene 2").click()
    stands_at(lecturer, 2)
    expect(lecturer.locator(".predict.shown .cell").first).to_be_visible()
    lecturer.set_viewport_size({"width": 390, "height": 844})  # on a phone all ways on are in sight, in one line
    ways = lecturer.locator(".lecture nav :is(a, button):visible")
    expect(ways).to_have_text(["Explore here", "Leave", "Back", "Next"])
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
        assert way.bounding_box()["height"] >= 44
    assert len({way.bounding_box()["y"] for way in ways.all()}) == 1
    ways.first.click()
    lecturer.get_by_role("button", name="End the lecture").click()
    expect(lecturer.get_by_role("link", name="Back to scene 2")).to_have_count(0)


def test_the_notes_follow_in_a_window_of_their_own_and_lead(lecturer, server):
    lecturer.goto(address(server, 2))
    stands_at(lecturer, 2)
    with lecturer.expect_popup() as opened:
        lecturer.get_by_role("link", name="Notes").click()
    notes, posed = opened.value, SCENES[1].posed()
    expect(notes.locator("h1")).to_have_text(SCENES[1].title)
    expect(notes.locator(".own-notes")).to_contain_text("ask before each step which cell")
    for told in (f"Asked: {posed.ask}", f"Answer: {posed.answer}"):
        expect(notes.get_by_text(told)).to_be_visible()
    expect(notes.get_by_role("heading", name=f"Next: {SCENES[2].title}")).to_be_visible()
    expect(notes.locator(".small canvas").first).to_be_visible()
    expect(notes.locator(".clock")).to_contain_text(re.compile(rf"2 of {len(SCENES)}.*\d:\d\d.*(ahead|on time)"))
    lecturer.bring_to_front()
    press(lecturer)
    expect(lecturer.locator(".predict.shown")).to_be_visible()
    press(lecturer)
    expect(notes).to_have_title(f"Notes · {SCENES[2].title} · Attention Lab")
    expect(lecturer.locator("h1")).to_be_focused()  # a screen reader says it
    press(notes, "PageUp")
    stands_at(lecturer, 2)
    ready_for_presses(lecturer)
    press(notes)
    stands_at(lecturer, 3)
    for key, colour in (("b", "black"), ("w", "white"), ("PageDown", "")):  # a press shows it again before it leads on
        notes.keyboard.press(key)
        expect(lecturer.locator(f".blank.{colour}" if colour else ".blank")).to_have_count(1 if colour else 0)
        expect(notes.locator(".is-blank")).to_have_count(1 if colour else 0)
    stands_at(lecturer, 3)
    expect(notes.locator(".clock")).to_contain_text(f"3 of {len(SCENES)}")
