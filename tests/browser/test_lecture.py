"""A lecturer goes through the scenes with a clicker, explores beside the path, and comes back."""

import re
import signal

import pytest
from playwright.sync_api import expect
from rest import press, ready_for_presses
from served import serve
from stage_page import choose
from written import WRITTEN

from transformer.lectures import shipped_lectures

LECTURES = shipped_lectures()
SCENES = LECTURES["beginners"].scenes
SCREEN = {"width": 1280, "height": 720}
PICTURE = ".lecture .view :is(canvas, .links)"

PRESS = """() => document.body
    .dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true, cancelable: true }))"""
BOUNCE = """title => new Promise(end => {
    const inside = root => [...root.querySelectorAll("*")]
        .flatMap(one => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])])
    const press = () => {
        (PRESS)()
        const heading = inside(document).find(one => one.matches("h1"))
        heading.textContent === title ? end() : requestAnimationFrame(press)
    }
    press()
})""".replace("PRESS", PRESS)
"""Presses as a clicker does that bounces until the next scene is seen, and once more then."""


def address(server, number, lecture="beginners", way="give"):
    """Return the address of a scene as it is given, or of its notes."""
    return f"{server}/lecture?{way}={lecture}.{LECTURES[lecture].tag_of(number)}"


def stands_at(page, number, lecture="beginners"):
    """Wait until a scene is there."""
    expect(page.locator("h1")).to_have_text([LECTURES[lecture].scenes[number - 1].title])


@pytest.fixture
def hall(page):
    page.set_viewport_size(SCREEN)
    return page


def test_a_lecture_is_given_by_clicker_scene_by_scene(hall, server, settle):
    hall.goto(f"{server}/lecture")
    settle(hall)
    entries = hall.evaluate("history.length")
    hall.locator(".st-key-begin-beginners").get_by_role("link", name="Begin").click()
    for number, scene in enumerate(SCENES, start=1):
        stands_at(hall, number)
        expect(hall).to_have_url(address(server, number))
        expect(hall).to_have_title(f"{number} of {len(SCENES)} · {scene.title} · Attention Lab")
        if scene.question:  # the first press shows what the question waits with, the second leads on
            expect(hall.locator(PICTURE)).to_have_count(0)
            expect(hall.locator(".sentences")).to_have_count(0)
            expect(hall.get_by_role("button", name="Show the answer")).to_be_visible()
            press(hall)
            expect(hall.locator(".predict.shown")).to_be_in_viewport(ratio=1)
        expect(hall.locator(PICTURE).first).to_be_in_viewport(ratio=0.9)
        expect(hall.locator(".sentences")).to_be_in_viewport(ratio=1)
        press(hall)
    expect(hall.locator("h1")).to_have_text(["The end, and what you predicted"])
    assert hall.evaluate("history.length") == entries + len(SCENES) + 1
    asked = sum(scene.question is not None for scene in SCENES)
    expect(hall.locator(".summary li")).to_have_count(asked)
    hall.go_back()
    stands_at(hall, len(SCENES))
    hall.go_forward()
    hall.locator(".summary a").first.click()
    stands_at(hall, 2)
    expect(hall.locator(".predict.folded")).to_be_visible()  # who comes back wants the picture, and can have the rest
    hall.get_by_role("button", name="Unfold").click()
    expect(hall.locator(".predict.shown .outcome")).to_contain_text(SCENES[1].posed().answer)
    hall.get_by_role("button", name="Leave").click()
    expect(hall.locator("h1")).to_have_text(["Lecture"])
    course = hall.locator(".st-key-lecture-beginners .course")
    expect(course).to_contain_text(f"It asks {asked} questions; you have predicted none yet.")
    expect(course.locator("summary")).to_have_text(f"Missed or not predicted: {asked}")
    go_on = course.get_by_role("link", name=f"Go on at 2: {SCENES[1].title}")
    go_on.click()
    stands_at(hall, 2)
    expect(hall.locator(".predict.folded")).to_be_visible()
    hall.get_by_role("button", name="Leave").click()
    # What was rehearsed spoils nothing: to begin is to begin anew.
    hall.locator(".st-key-begin-beginners a").click()
    stands_at(hall, 1)
    press(hall)
    stands_at(hall, 2)
    expect(hall.get_by_role("button", name="Show the answer")).to_be_visible()
    expect(hall.locator(".predict.shown")).to_have_count(0)


def test_one_explores_beside_the_path_and_comes_back_to_the_same_scene(hall, server, settle):
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
    field = hall.get_by_label("Text for the model to read")
    field.fill("look again")
    field.press("Enter")
    expect(hall.locator(WRITTEN).first).to_have_text("niaga kool")
    hall.get_by_role("link", name="Back to scene 2").click()
    stands_at(hall, 2)
    expect(hall.get_by_role("heading", name="Cross-attention, layer 2, head 3", exact=True)).to_be_visible()
    hall.get_by_role("button", name="Explore here").click()
    settle(hall)
    hall.go_back()
    stands_at(hall, 2)
    hall.get_by_role("button", name="Explore here").click()
    hall.get_by_role("button", name="End the lecture").click()
    expect(hall.get_by_role("link", name="Back to scene 2")).to_have_count(0)


def test_on_a_phone_all_ways_on_are_in_sight(page, server):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address(server, 3, "forty"))
    stands_at(page, 3, "forty")
    ways = page.locator(".lecture nav :is(a, button):visible")
    assert ways.all_inner_texts() == ["Explore here", "Leave", "Back", "Next"]
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
        assert way.bounding_box()["height"] >= 44
    assert len({way.bounding_box()["y"] for way in ways.all()}) == 1


def test_presses_that_follow_each_other_fast_never_pass_a_question(hall, server):
    hall.goto(address(server, 20, "hour"))
    stands_at(hall, 20, "hour")
    press(hall)
    ready_for_presses(hall)
    hall.evaluate(BOUNCE, LECTURES["hour"].scenes[20].title)
    stands_at(hall, 21, "hour")
    expect(hall.locator(".predict:not(.shown)")).to_be_in_viewport(ratio=1)
    slider = hall.locator(".predict input").first  # its own keys stay its own
    slider.focus()
    press(hall)
    ready_for_presses(hall)
    expect(hall.locator(".predict:not(.shown)")).to_be_visible()


def test_a_pointer_that_rests_lights_nothing_of_the_next_scene(hall, server):
    hall.goto(address(server, 5, "translation"))
    stands_at(hall, 5, "translation")
    expect(hall.locator(".lecture .sheet")).to_be_visible()
    ready_for_presses(hall)
    hall.mouse.move(100, 650)
    hall.mouse.move(392, 372)  # a word of the next scene comes to stand here
    for _ in range(2):  # the question, and its answer
        press(hall)
    expect(hall.locator(".lecture .sheet")).to_be_visible()
    word = hall.locator(".lecture .sheet [data-id]").first
    box = word.bounding_box()
    assert box["x"] < 392 < box["x"] + box["width"] and box["y"] < 372 < box["y"] + box["height"], box
    ready_for_presses(hall)
    expect(hall.locator(".lecture .sheet.focused")).to_have_count(0)
    hall.mouse.move(393, 373)
    expect(hall.locator(".lecture .sheet.focused")).to_have_count(1)


KEYS = [
    ("ArrowRight", 4), ("ArrowDown", 4), (" ", 5), ("ArrowLeft", 4), ("ArrowUp", 3), ("PageUp", 2), ("1", 2),
    ("Enter", 1), ("F5", 1), ("End", 1), ("Escape", 1),
]  # fmt: skip


def test_the_keys_of_a_lecturer(hall, server):
    """The lecturer presses each key from the third scene on; each opens its scene, and the fourth asks."""
    hall.add_init_script("Element.prototype.requestFullscreen = async function () { window.filledInTest = true }")
    hall.goto(address(server, 3))
    stands_at(hall, 3)
    hall.mouse.click(4, 700)  # nothing is here: no key is taken from the lecture
    for key, number in KEYS:
        press(hall, key)
        stands_at(hall, number)
    assert hall.evaluate("window.filledInTest")
    blank = hall.locator(".lecture .blank")
    for key, colour in (("b", "black"), (".", "black"), ("w", "white"), ("B", "black")):
        hall.keyboard.press(key)
        expect(blank).to_have_class(re.compile(colour))
        hall.keyboard.press("PageDown" if key == "b" else key)  # any key that leads on shows the scene again first
        expect(blank).to_have_count(0)
    stands_at(hall, 1)
    hall.keyboard.press("?")
    expect(hall.get_by_role("dialog", name="Keys")).to_contain_text("PageDown, →, ↓, space")
    press(hall)  # a dialog keeps its keys
    hall.get_by_role("button", name="Close").click()
    stands_at(hall, 1)
    # A control that has the focus keeps the keys that it needs.
    hall.get_by_role("button", name="One step on").focus()
    for key in ("ArrowRight", "ArrowDown"):
        hall.keyboard.press(key)
    stands_at(hall, 1)
    press(hall)
    stands_at(hall, 2)


def test_a_scene_that_is_not_there_is_said_and_the_page_opens(page, server):
    page.goto(f"{server}/heads?lecture=beginners.99")
    said = page.get_by_test_id("stAlert")
    expect(said.filter(has_text="This link asks for something that is not here (lecture)")).to_be_visible()
    expect(page.locator("h1")).to_have_text(["Look"])
    page.goto(f"{server}/lecture?give=beginners.99")
    expect(said.filter(has_text="This link asks for something that is not here (give)")).to_be_visible()
    expect(page.locator("h1")).to_have_text(["Lecture"])


def test_a_frozen_server_is_not_noticed_for_three_scenes(hall, tmp_path):
    process, server = serve("app.py", ATTENTION_LAB_RUNS=str(tmp_path))
    try:
        scenes = LECTURES["hour"].scenes
        hall.goto(address(server, 3, "hour"))
        stands_at(hall, 3, "hour")
        hall.wait_for_function(
            "performance.getEntriesByType('resource').filter(one => one.name.includes('/lab/lecture/')).length >= 3"
        )
        ready_for_presses(hall)
        process.send_signal(signal.SIGSTOP)
        for number in (4, 5):
            hall.keyboard.press("PageDown")
            expect(hall.locator("h1")).to_have_text([scenes[number - 1].title])
            expect(hall.locator(PICTURE).first).to_be_in_viewport(ratio=0.9)
            hall.wait_for_timeout(650)  # a sooner press belongs to the same bounce of a clicker
        hall.keyboard.press("PageDown")
        expect(hall.locator("h1")).to_have_text([scenes[5].title])
        process.send_signal(signal.SIGCONT)
        expect(hall.locator(".predict h2")).to_have_text(scenes[5].posed().ask)
    finally:
        process.kill()
        process.wait()


def assert_it_prints(page, is_answered):
    """Check that print has sentences, question and picture, drawn for the width of paper, and nothing to press."""
    page.emulate_media(media="print", reduced_motion="reduce")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    canvas = page.locator(".stage .large-map canvas")
    for part in ("h1", ".predict h2"):
        expect(page.locator(part)).to_be_visible()
    for part in (canvas, page.locator(".sentences")):
        expect(part).to_be_visible(visible=is_answered)  # no print tells what the question asks about
    if is_answered:
        assert canvas.bounding_box()["width"] <= 620
    for pressed in (".lecture nav button", ".predict .primary", ".predict .as-link", ".bar-of-controls", ".buttons"):
        expect(page.locator(f"{pressed}:visible")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen", reduced_motion="reduce")


def test_the_notes_follow_in_a_window_of_their_own_and_lead(hall, server):
    hall.goto(address(server, 2))
    stands_at(hall, 2)
    with hall.expect_popup() as opened:
        hall.get_by_role("link", name="Notes").click()
    notes = opened.value
    expect(notes.locator("h1")).to_have_text(SCENES[1].title)
    expect(notes.locator(".own-notes")).to_contain_text(
        "ask before each step which cell of the next row will stand out"
    )
    posed = SCENES[1].posed()
    for told in (f"Asked: {posed.ask}", f"Answer: {posed.answer}"):
        expect(notes.get_by_text(told)).to_be_visible()
    expect(notes.get_by_role("heading", name=f"Next: {SCENES[2].title}")).to_be_visible()
    expect(notes.locator(".small canvas").first).to_be_visible()
    expect(notes.locator(".clock")).to_contain_text(re.compile(r"2 of 8.*0:\d\d.*ahead"))
    hall.bring_to_front()
    assert_it_prints(hall, is_answered=False)
    press(hall)
    expect(hall.locator(".predict.shown")).to_be_visible()
    assert_it_prints(hall, is_answered=True)
    press(hall)
    expect(notes.locator("h1")).to_have_text(SCENES[2].title)
    expect(notes).to_have_title(f"Notes · {SCENES[2].title} · Attention Lab")
    expect(hall.locator("h1")).to_be_focused()  # a screen reader says it
    ready_for_presses(hall)
    notes.get_by_role("button", name="Next", exact=True).click()
    stands_at(hall, 4)
    expect(notes.locator("h1")).to_have_text(SCENES[3].title)
    notes.locator("h1").click()
    press(notes, "PageUp")
    stands_at(hall, 3)
    # The fourth asks, so does the sixth; this window's clicker bounces too.
    for number, presses in ((4, 1), (4, 1), (5, 1), (6, 4)):
        for page in (hall, notes):
            ready_for_presses(page)
        notes.evaluate(f"{{ const press = {PRESS}; for (let left = {presses}; left; left--) press() }}")
        stands_at(hall, number)
    expect(hall.locator(".predict:not(.shown)")).to_be_visible()
    for key, colour in (("b", "black"), ("w", "white"), ("PageDown", "")):  # a press shows it again before it leads on
        notes.keyboard.press(key)
        expect(hall.locator(f".blank.{colour}" if colour else ".blank")).to_have_count(1 if colour else 0)
        expect(notes.locator(".is-blank")).to_have_text(
            [f"The screen is {colour} now; the next press shows it again."][: len(colour)]
        )
    stands_at(hall, 6)
    for key in ("3", "Enter"):
        notes.keyboard.press(key)
    stands_at(hall, 3)
    hall.reload()
    stands_at(hall, 3)
    expect(notes.locator(".clock")).to_contain_text(re.compile(r"3 of 8"))
