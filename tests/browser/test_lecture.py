"""A lecturer goes through the scenes with a clicker, explores beside the path, and comes back."""

import re

import pytest
from looks import FIRST_SCREEN, IDEAS
from playwright.sync_api import expect
from quarters import FULL, QUARTER
from rest import ready_for_presses
from written import WRITTEN

from transformer.lectures import shipped_lectures

LECTURES = shipped_lectures()


def stands_in(one, other):
    """Whether all scenes of a lecture are scenes of a longer one too."""
    return len(one.scenes) < len(other.scenes) and all(scene in other.scenes for scene in one.scenes)


WALKED = [name for name, one in LECTURES.items() if not any(stands_in(one, other) for other in LECTURES.values())]
"""A lecture whose scenes all stand in a longer one, too, is not walked a second time."""
LONG = 16
"""Scenes from which on a quarter is walked, another one each day."""
SCREEN = {"width": 1280, "height": 720}
SHOWN = {name: parts for ideas in IDEAS.values() for name, parts in ideas.items()}
"""Main picture and control of what a page shows, by the value in the link that asks for it."""

BOUNCE = """title => new Promise(end => {
    const press = () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true, cancelable: true }))
        document.querySelector("h1").textContent === title ? end() : requestAnimationFrame(press)
    }
    press()
})"""
"""A clicker that bounces until the next scene is seen, and once more then."""


def walked(scenes):
    """The numbers of the scenes that this run walks through, one after another."""
    size = -(-len(scenes) // 4)
    first = QUARTER % 4 * size
    return (
        range(1, len(scenes) + 1)[first : first + size]
        if len(scenes) >= LONG and not FULL
        else range(1, len(scenes) + 1)
    )


@pytest.mark.parametrize("name", WALKED)
def test_every_scene_opens_whole_by_clicker_in_its_own_state(page, server, settle, name):
    page.set_viewport_size(SCREEN)
    scenes = LECTURES[name].scenes
    numbers = walked(scenes)
    first = scenes[numbers[0] - 1]
    if numbers[0] == 1:
        page.goto(f"{server}/lecture")
        settle(page)
        entries = page.evaluate("history.length")
        page.locator(f".st-key-begin-{name}").get_by_role("link", name="Begin").click()
    else:
        page.goto(f"{server}/{first.link.removeprefix('start')}&lecture={name}.{LECTURES[name].tag_of(numbers[0])}")
        ready_for_presses(page)
        entries = page.evaluate("history.length") - 1
    for number in numbers:
        scene = scenes[number - 1]
        expect(page.locator("h1")).to_have_text([scene.title])
        expect(page).to_have_url(re.compile(rf"lecture={name}\.{LECTURES[name].tag_of(number)}\b"))
        ready_for_presses(page)
        if scene.question:  # a press shows what the question waits with, one folds it, the next leads on
            expect(page.locator(".predict:not(.shown)")).to_be_in_viewport(ratio=1)
            page.keyboard.press("PageDown")
            expect(page.locator(".predict.shown")).to_be_in_viewport(ratio=1)
            page.get_by_role("button", name="Fold", exact=True).click()
            ready_for_presses(page)
        expect(page.get_by_test_id("stAlert")).to_have_count(0)
        if "text" in scene.state:
            expect(page.get_by_label("Text for the model to read")).to_have_value(scene.state["text"][-1])
        ideas = [SHOWN[value] for values in scene.state.values() for value in values if value in SHOWN]
        picture, control = ideas[0] if ideas else FIRST_SCREEN[scene.page]
        expect(page.locator(picture).first).to_be_in_viewport(ratio=0.9)
        expect(page.locator(control)).to_be_in_viewport(ratio=1)
        expect(page.locator(".st-key-scene")).to_be_in_viewport(ratio=1)
        if number < numbers[-1]:
            page.keyboard.press("PageDown")
    assert page.evaluate("history.length") == entries + len(numbers)
    if numbers[-1] < len(scenes):
        return
    page.go_back()
    expect(page.locator("h1")).to_have_text([scenes[-2].title])
    expect(page.locator(".predict:not(.shown)")).to_have_count(0)
    ready_for_presses(page)  # the way on comes after the heading
    page.keyboard.press("PageDown")
    expect(page.locator("h1")).to_have_text([scenes[-1].title])
    ready_for_presses(page)
    page.get_by_role("link", name="End", exact=True).click()
    expect(page.locator("h1")).to_have_text(["Lecture"])
    ready_for_presses(page)
    course = page.locator(f".st-key-lecture-{name} .course")
    asked = sum(scene.question is not None for scene in scenes)
    expect(course).to_contain_text(f"It asks {asked} questions; you have predicted none yet.")
    expect(course.locator("summary")).to_have_text(f"Missed or not predicted: {asked}")
    expect(page.get_by_role("link", name="Back to scene")).to_have_count(0)


@pytest.mark.first_visit
def test_on_a_first_visit_a_scene_alone_says_what_to_look_at(page, server, settle):
    page.goto(f"{server}/?lecture=beginners.1")
    expect(page.locator("h1")).to_have_text([LECTURES["beginners"].scenes[0].title])
    settle(page)
    expect(page.get_by_role("region", name="First steps")).to_have_count(0)
    page.goto(server)
    expect(page.get_by_role("region", name="First steps").first).to_be_visible()


def test_one_explores_beside_the_path_and_comes_back_to_the_same_scene(page, server, settle):
    page.set_viewport_size(SCREEN)
    scene = LECTURES["beginners"].scenes[1]
    page.goto(f"{server}/{scene.link.removeprefix('start')}&lecture=beginners.2")
    expect(page.locator("h1")).to_have_text([scene.title])
    settle(page)
    page.keyboard.press("PageDown")  # a question waits here
    expect(page.locator(".predict.shown")).to_be_visible()
    page.get_by_role("button", name="Explore here").click()
    expect(page.locator("h1")).to_have_text(["See a Transformer pay attention"])
    assert "lecture=" not in page.url and "step=3" in page.url
    page.locator(".which").get_by_text("Encoder").click()
    field = page.get_by_label("Text for the model to read")
    field.fill("look again")
    field.press("Enter")
    expect(page.locator(WRITTEN).first).to_have_text("niaga kool")
    page.get_by_role("link", name="Back to scene 2").click()
    expect(page.locator("h1")).to_have_text([scene.title])
    expect(field).to_have_value("attention")
    expect(page.get_by_role("heading", name="Cross-attention, layer 2, head 3", exact=True)).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Explore here").click()
    page.get_by_role("button", name="End the lecture").click()
    expect(page.get_by_role("link", name="Back to scene 2")).to_have_count(0)


def test_on_a_phone_all_ways_on_stand_on_one_line(page, server, settle):
    page.set_viewport_size({"width": 390, "height": 844})
    scene = LECTURES["forty"].scenes[2]
    page.goto(f"{server}/{scene.link}&lecture=forty.query-key-value")
    expect(page.locator("h1")).to_have_text([scene.title])
    ways = page.locator(".st-key-scene-ways :is(a, button):visible")
    expect(ways).to_have_count(4)
    settle(page)
    boxes = [way.bounding_box() for way in ways.all()]
    assert ways.all_inner_texts() == ["Back", "Next", "Notes", "Explore here"]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)


def test_presses_that_follow_each_other_fast_never_pass_a_question(page, server, settle):
    page.set_viewport_size(SCREEN)
    page.goto(f"{server}/{LECTURES['hour'].scenes[19].link}&lecture=hour.own-mistakes")
    expect(page.locator("h1")).to_have_text([LECTURES["hour"].scenes[19].title])
    ready_for_presses(page)
    page.evaluate(BOUNCE, LECTURES["hour"].scenes[20].title)
    ready_for_presses(page)
    expect(page.locator("h1")).to_have_text([LECTURES["hour"].scenes[20].title])
    expect(page.locator(".predict:not(.shown)")).to_be_in_viewport(ratio=1)
    slider = page.locator(".predict input").first  # its own keys stay its own
    slider.focus()
    page.keyboard.press("PageDown")
    ready_for_presses(page)
    expect(page.locator(".predict:not(.shown)")).to_be_visible()


def test_a_scene_that_is_not_there_is_said_and_the_page_opens(page, server, settle):
    page.goto(f"{server}/heads?lecture=beginners.99")
    expect(
        page.get_by_test_id("stAlert").filter(has_text="This link asks for something that is not here (lecture)")
    ).to_be_visible()
    expect(page.locator("h1")).to_have_text(["Heads"])


def assert_it_prints(page, is_answered):
    """Its sentences, its question and its picture, drawn for the width of paper; nothing that one presses."""
    page.emulate_media(media="print", reduced_motion="reduce")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    canvas = page.locator(".stage .large-map canvas")
    for part in ("h1", ".predict h2"):
        expect(page.locator(part)).to_be_visible()
    for part in (canvas, page.locator(".st-key-scene-said [data-testid=stHtml]")):
        expect(part).to_be_visible(visible=is_answered)  # what the question asks about is told by no print
    if is_answered:
        map, steps = (page.locator(f".stage .{name}-area").bounding_box() for name in ("map", "step"))
        assert canvas.bounding_box()["width"] <= 620 and map["x"] == steps["x"] and map["y"] < steps["y"]
    for pressed in (".st-key-scene-next", ".predict .primary", ".predict .as-link", ".bar-of-controls", ".buttons"):
        expect(page.locator(f"{pressed}:visible")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen", reduced_motion="reduce")


def test_the_notes_follow_in_a_window_of_their_own(page, server, settle):
    scenes = LECTURES["beginners"].scenes
    page.set_viewport_size(SCREEN)
    page.goto(f"{server}/{scenes[1].link.removeprefix('start')}&lecture=beginners.2")
    expect(page.locator("h1")).to_have_text([scenes[1].title])
    settle(page)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Notes").click()
    notes = opened.value
    expect(notes.get_by_role("heading", name=scenes[1].title)).to_be_visible()
    expect(notes.locator(".st-key-notes")).to_contain_text(
        "ask before each step which cell of the next row will stand out"
    )
    posed = scenes[1].posed()
    for told in (f"Asked: {posed.ask}", f"Answer: {posed.answer}"):
        expect(notes.get_by_text(told)).to_be_visible()
    expect(notes.get_by_text(f"Next: {scenes[2].title}")).to_be_visible()
    page.bring_to_front()
    assert_it_prints(page, is_answered=False)
    for look in ("shown", "folded"):
        page.keyboard.press("PageDown")
        expect(page.locator(f".predict.{look}")).to_be_visible()
    assert_it_prints(page, is_answered=True)
    page.keyboard.press("PageDown")
    expect(notes.get_by_role("heading", name=scenes[2].title)).to_be_visible()
    expect(notes).to_have_title(f"Notes · {scenes[2].title} · Attention Lab")
    expect(page).to_have_title(f"3 of {len(scenes)} · {scenes[2].title} · Attention Lab")
    expect(page.locator("h1")).to_be_focused()  # and is said
    expect(notes.get_by_test_id("stAlert")).to_have_count(0)
    notes.goto(f"{server}/lecture?notes=guessed")
    expect(notes.get_by_text("No lecture is given with this link now.")).to_be_visible()
