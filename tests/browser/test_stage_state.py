"""The stage's choices and the session of the server: neither a slow nor a frozen server moves the picture."""

import re
import signal
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect
from stage_page import chips, choose, mute, open_stage, speed_up, thumb, title

START = "?model=reverse-letters&text=stream"
LONG = "?model=reverse-letters&text=transformer+stream"
WATCH = """stage => {
    window.seen = []
    const heading = () => stage.querySelector('.map-area h2').textContent
    const note = () => window.seen.at(-1) !== heading() && window.seen.push(heading())
    note()
    new MutationObserver(note).observe(stage, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps every title of the large map from now on."""


@pytest.fixture(scope="module")
def own_server(start_server, tmp_path_factory):
    """Provide a server that may be frozen: its process and its address."""
    return start_server(tmp_path_factory.mktemp("runs"))


@contextmanager
def frozen(process):
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


def test_a_frozen_server_is_not_noticed_on_the_stage(page, own_server, settle, turn_to):
    process, address = own_server
    stage = open_stage(page, f"{address}/{START}&layer=2")
    settle(page)
    with frozen(process):
        for group, name, shown in [
            ("Attention", "Encoder", "Encoder self-attention, layer 2, head 1"),
            ("Layer", "1", "Encoder self-attention, layer 1, head 1"),
            ("Head", "3", "Encoder self-attention, layer 1, head 3"),
        ]:
            choose(stage, group, name)
            expect(title(stage)).to_have_text(shown)
        thumb(stage, "decoder", 1, "2").click()
        expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
        chips(stage, "source").nth(2).hover()
        expect(chips(stage, "source").nth(2)).to_have_class(re.compile(r"\blit\b"))
        stage.locator(".scrubber").press("ArrowRight")
        expect(stage.locator(".position")).to_have_text("Step 2 of 7")
        speed_up(stage, 4)
        stage.get_by_role("button", name="Play").click()
        expect(stage.locator(".position")).to_have_text("Step 7 of 7")
        choose(stage, "View", "lines")
        expect(stage.locator(".lines canvas")).to_be_visible()
        page.wait_for_timeout(1500)  # an answer that was missed would be asked for again, or said, by then
        expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
        expect(stage.locator(".lines canvas")).to_be_visible()
    settle(page)
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    for part in ("kind=decoder", "layer=1", "head=2", "step=7", "view=lines"):
        expect(page).to_have_url(re.compile(part))
    # A page without a stage asks the session.
    turn_to(page, "Inside")
    page.get_by_role("radio", name="One head").click()
    controls = page.get_by_test_id("stMain")
    expect(controls.get_by_role("radiogroup", name="Head").get_by_role("radio", name="2")).to_be_checked()
    expect(controls.get_by_role("radiogroup", name="Layer").get_by_role("radio", name="1")).to_be_checked()
    turn_to(page, "Steps")
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    expect(stage.locator(".position")).to_have_text("Step 7 of 7")


def test_rows_are_chosen_while_the_server_is_frozen(page, own_server, settle):
    process, address = own_server
    stage = open_stage(page, f"{address}/heads{START}&view=table")
    settle(page)
    with frozen(process):
        stage.locator(".table tbody button").nth(1).click()
        stage.locator(".table tbody button").nth(3).click()
        expect(stage.locator(".compare .legend button")).to_have_count(2)
        expect(stage.locator(".compare")).to_contain_text("of their weight")
        expect(page).to_have_url(re.compile("rows=2&rows=4"))
    settle(page)
    expect(stage.locator(".compare .legend button")).to_have_count(2)


def test_what_comes_into_sight_as_a_page_is_left_takes_nothing_of_the_next(page, own_server, settle):
    process, address = own_server
    page.set_viewport_size({"width": 1440, "height": 500})
    page.goto(f"{address}/models")
    settle(page)
    with frozen(process):
        page.get_by_test_id("stHeader").get_by_role("link", name="Look", exact=True).click()
        page.get_by_test_id("stMain").evaluate("main => main.scrollTo(0, main.scrollHeight)")
        page.wait_for_timeout(1500)  # the curves of a training ask to be drawn
    expect(page.locator("h1")).to_have_text(["Look"])
    settle(page)
    expect(page.locator(".large-map canvas")).to_be_visible()


def test_two_quick_clicks_never_jump_back(page, own_server, settle):
    """The answer to the first click comes after the second."""
    process, address = own_server
    stage = open_stage(page, f"{address}/{START}&layer=2&head=4")
    settle(page)
    stage.evaluate(WATCH)
    with frozen(process):
        choose(stage, "Head", "2")
        page.wait_for_timeout(600)  # the choice is told to the server, which does not hear it yet
        choose(stage, "Head", "3")
    settle(page)
    page.wait_for_timeout(600)
    settle(page)
    heads = [seen[-1] for seen in page.evaluate("window.seen")]
    assert heads == ["4", "2", "3"]
    expect(page).to_have_url(re.compile("head=3"))
    for first, second in [("1", "2"), ("4", "1")]:  # and as fast as a hand can
        choose(stage, "Head", first)
        choose(stage, "Head", second)
        settle(page)
        expect(title(stage)).to_contain_text(f"head {second}")
    assert [seen[-1] for seen in page.evaluate("window.seen")] == ["4", "2", "3", "1", "2", "4", "1"]


def test_choices_go_from_start_to_other_pages_and_back(page, server, settle, turn_to):
    stage = open_stage(page, f"{server}/{START}")
    settle(page)
    thumb(stage, "decoder", 1, "3").click()
    stage.locator(".scrubber").press("ArrowRight")
    turn_to(page, "Heads")  # before the last choice was told
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 3")
    for part in ("kind=decoder", "layer=1", "head=3", "step=2"):
        expect(page).to_have_url(re.compile(part))
    choose(stage, "Head", "2")
    mute(stage).check()
    turn_to(page, "Steps")
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    expect(mute(stage)).to_be_checked()
    expect(stage.locator(".position")).to_have_text("Step 2 of 7")
    stage.locator(".scrubber").press("End")
    choose(stage, "Layer", "2")
    turn_to(page, "Map")
    expect(title(stage)).to_have_text("Decoder self-attention, layer 2, head 2")
    expect(stage.locator(".position")).to_have_text("Step 7 of 7")
    expect(mute(stage)).to_be_checked()


@pytest.mark.parametrize("name", ["Inside", "What if?"])
def test_a_head_chosen_on_a_page_without_a_stage_is_open_on_start(page, server, settle, turn_to, name):
    stage = open_stage(page, f"{server}/{START}&kind=encoder&layer=2&head=3&step=3")
    settle(page)
    turn_to(page, name)
    # The first idea of these pages shows all heads.
    page.get_by_role("radio", name="What mattered" if name == "What if?" else "One head").click()
    settle(page)
    heads = page.get_by_test_id("stMain").get_by_role("radiogroup", name="Head")
    heads.get_by_text("2", exact=True).click()
    expect(heads.get_by_role("radio", name="2")).to_be_checked()
    settle(page)
    turn_to(page, "Map")
    expect(title(stage)).to_have_text("Encoder self-attention, layer 2, head 2")
    expect(stage.locator(".position")).to_have_text("Step 3 of 7")
    choose(stage, "Head", "4")
    turn_to(page, name)
    expect(heads.get_by_role("radio", name="4")).to_be_checked()
    turn_to(page, "Map")
    expect(title(stage)).to_have_text("Encoder self-attention, layer 2, head 4")


def test_turning_to_another_page_while_it_plays(page, server, settle, turn_to):
    """A choice that is told just after the click, for the page that goes, would bring that page back."""
    stage = open_stage(page, f"{server}/{LONG}")
    settle(page)
    speed_up(stage, 2)
    stage.get_by_role("button", name="Play").click()
    expect(stage.get_by_role("button", name="Pause")).to_be_visible()
    turn_to(page, "Steps")
    expect(stage.locator(".position")).to_have_text(re.compile("of 19"))
    settle(page)
    expect(page.locator("h1")).to_have_text("Look")


def test_another_text_keeps_what_is_chosen_as_far_as_it_can(page, server, settle):
    stage = open_stage(page, f"{server}/{START}&kind=decoder&layer=1&head=3&step=7")
    settle(page)
    choose(stage, "Head", "2")
    field = page.get_by_label("Text for the model to read")
    field.fill("abc")
    field.press("Enter")
    expect(stage.locator(".position")).to_have_text("Step 4 of 4")
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    settle(page)
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")


def test_back_takes_back_what_was_chosen_and_forward_brings_it(page, own_server, settle):
    _, address = own_server
    stage = open_stage(page, f"{address}/{START}&layer=2")
    entries = page.evaluate("history.length")
    thumb(stage, "decoder", 1, "2").click()
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    settle(page)
    for step in (2, 3, 4):  # steps in a row are one act
        stage.locator(".scrubber").press("ArrowRight")
        expect(stage.locator(".position")).to_have_text(f"Step {step} of 7")
    settle(page)
    assert page.evaluate("history.length") == entries + 2
    page.go_back()
    expect(stage.locator(".position")).to_have_text("Step 1 of 7")
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    page.go_back()
    expect(title(stage)).to_have_text("Cross-attention, layer 2, head 1")
    assert "kind=" not in page.url and "text=stream" in page.url
    page.go_forward()
    expect(title(stage)).to_have_text("Decoder self-attention, layer 1, head 2")
    page.go_forward()
    expect(stage.locator(".position")).to_have_text("Step 4 of 7")
    settle(page)
    page.go_back()
    expect(stage.locator(".position")).to_have_text("Step 1 of 7")
    settle(page)
    choose(stage, "Layer", "2")  # from here on another way
    expect(title(stage)).to_have_text("Decoder self-attention, layer 2, head 2")
    settle(page)
    assert "step=" not in page.url and "layer=2" in page.url
    assert page.evaluate("history.length") == entries + 2
