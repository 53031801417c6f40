"""A lecturer writes a lecture in the browser: adds views, writes, asks, gives it, and takes it along as a file."""

import re

from playwright.sync_api import expect
from rest import press, ready_for_presses

SCREEN, PHONE = (1280, 720), (390, 844)
HEADS, TRAIN = "Heads: “The cat sleeps.”", "Train one: reverse"
ONE = "Every Spanish word *looks back* at English."


def test_a_lecture_is_written_given_and_opened_again(page, server, settle, resize, fits, tmp_path):
    page.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    page.goto(f"{server}/lecture")
    settle(page)
    page.get_by_role("button", name="New lecture").click()
    expect(page.get_by_text("Now go to any page")).to_be_visible()
    id = re.search(r"edit=([a-z0-9]{12})", page.url)[1]
    views = ("heads?model=english-spanish&text=The+cat+sleeps.&kind=encoder&layer=1&head=3&step=2", "train")
    for number, link in enumerate(views, start=1):
        page.goto(f"{server}/{link}")
        settle(page)
        page.get_by_role("button", name="Add this view").click()
        expect(page.locator("body > [role=status]")).to_contain_text(f"Scene {number} of")  # it is said, too
    page.goto(f"{server}/lecture?edit={id}")
    settle(page)
    expect(page.locator(".scenes img")).to_have_count(1)  # a run has none
    write(page, settle)
    for size in (PHONE, SCREEN):
        resize(page, size)
        assert fits(page)
    give(page, server, id, fits)
    page.goto(f"{server}/lecture")
    settle(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_test_id("stCode").filter(has_text=f"{server}/lecture?give={id}.1")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.locator(f".st-key-save-{id}").get_by_role("button", name="Save").click()
    download.value.save_as(tmp_path / "talk.md")
    open_another(page, tmp_path / "talk.md", settle)


def write(page, settle):
    """Fill the first scene in: each field is kept when it is left."""
    scene = page.locator(".st-key-edit-scene")
    said, why = (scene.get_by_role("textbox", name=name) for name in ("What is said", "Why the answer is so"))
    said.fill(ONE)
    scene.get_by_role("combobox", name="Ask first").click()
    page.get_by_role("option", name="Where will this head look?").click()
    expect(why).to_be_visible()
    settle(page)
    expect(said).to_have_value(ONE)
    why.fill("It gives {favourite} {share}.")
    page.keyboard.press("Tab")


def give(page, server, id, fits):
    """Give the lecture with a clicker, in exactly the state that was added."""
    page.get_by_role("link", name="Begin").click()
    expect(page.locator("h1")).to_have_text([HEADS])
    expect(page.locator(".predict:not(.shown)")).to_be_in_viewport()
    expect(page.locator(".predict .context")).to_contain_text("Head 3 of layer 1, encoder self-attention.")
    expect(page).to_have_url(f"{server}/lecture?give={id}.1")
    press(page)
    expect(page.locator(".predict.shown")).to_contain_text("%.")
    expect(page.locator(".sentences em")).to_have_text("looks back")
    press(page)  # the scene opens a page of its own: no picture holds what it shows
    expect(page.locator("h1")).to_have_text([TRAIN])
    expect(page.locator(".st-key-scene")).to_contain_text("2 of 2")
    expect(page).to_have_url(re.compile(rf"/train\?.*lecture={id}\.2"))
    ready_for_presses(page)
    assert fits(page)
    press(page, "PageUp")
    expect(page.locator("h1")).to_have_text([HEADS])


def open_another(page, file, settle):
    """Change the file in an editor, and open it as another lecture."""
    text = file.read_text(encoding="utf-8")
    assert ONE in text and "[question]" in text
    file.write_text(text.replace("My lecture", "**Another** one", 1), encoding="utf-8")
    settle(page)
    page.get_by_role("button", name="Open a file").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_test_id("stToast").get_by_text("Opened: “**Another** one”.")).to_be_visible()
    expect(page.get_by_test_id("stPopoverBody")).to_be_hidden()  # else the popover lies over its result
    expect(page.get_by_role("heading", name="**Another** one")).to_be_visible()
